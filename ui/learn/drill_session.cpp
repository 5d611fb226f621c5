// SPDX-License-Identifier: MIT
#include "ui/learn/drill_session.h"

#include "scenario/writer.h"
#include "ui/lesson_document.h"

#include <QRandomGenerator>

namespace bathhouse::ui {
namespace {

/// A search is quick as a rule: a word that comes and goes at once would only be unrest.
constexpr int kWaitingAfter = 200;
constexpr int kMostSeed = 2'000'000'000;

}  // namespace

DrillSession::DrillSession(LessonDocument &document, LearnProgress &progress, const LessonList &lessons,
                           QObject *parent)
    : QObject(parent), document_(document), progress_(progress), lessons_(lessons) {
    waitingSoon_.setSingleShot(true);
    waitingSoon_.setInterval(kWaitingAfter);
    connect(&waitingSoon_, &QTimer::timeout, this, [this] {
        waiting_ = isSearching();
        Q_EMIT changed();
    });
    connect(&search_, &DrillSearch::ended, this, &DrillSession::ended);
    connect(&document_, &LessonDocument::opened, this, &DrillSession::opened);
    // Whoever edits a drill makes a scenario of his own of it.
    connect(&document_, &LessonDocument::scenarioEdited, this, [this] {
        if (!current_ || opening_) return;
        if (scenario::writeScenario(document_.scenario()) == scenario::writeScenario(current_->scenario)) return;
        current_.reset();
        Q_EMIT changed();
    });
    connect(&progress_, &LearnProgress::changed, this, &DrillSession::changed);
}

void DrillSession::begin(const std::string &rule, From from, std::optional<std::uint64_t> seed) {
    DrillSearch::Wanted wanted{rule};
    wanted.seed = seed.value_or(static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(kMostSeed)));
    if (current_ && !seed) wanted.unlike = current_->scenario;
    scenario::Problems problems;
    wanted.tiles = scenario::TileLibrary::withUserFile(scenario::TileLibrary::userFile(), problems);
    from_ = from;
    found_.reset();
    waiting_ = false;
    search_.start(std::move(wanted));
    waitingSoon_.start();
    Q_EMIT changed();
}

void DrillSession::beginMissed() {
    const auto rules = missed();
    if (rules.empty()) return Q_EMIT said(tr("No rule that you missed comes back now."));
    begin(rules.front(), From::Missed);
}

void DrillSession::next() {
    if (!current_) return;
    if (from() == From::Missed)
        beginMissed();
    else
        begin(rule());
}

void DrillSession::cancel() {
    if (!isSearching()) return;
    stop();
    Q_EMIT said(tr("The search is cancelled."));
    Q_EMIT changed();
}

void DrillSession::stop() {
    search_.cancel();
    waitingSoon_.stop();
    waiting_ = false;
}

void DrillSession::ended(const DrillSearch::Result &result) {
    waitingSoon_.stop();
    waiting_ = false;
    if (const auto *drill = std::get_if<DrillSearch::Found>(&result)) {
        found_ = Current{drill->scenario.teaches.front(), from_, drill->seed, drill->scenario};
        Q_EMIT found();
    } else {
        Q_EMIT said(tr("No position of this rule was found. Try once more, or take another rule."));
    }
    Q_EMIT changed();
}

void DrillSession::show() {
    if (!found_) return;
    current_ = std::exchange(found_, std::nullopt);
    // Its answers count as those of a drill from the first moment on.
    Q_EMIT changed();
    opening_ = true;
    document_.startWith(current_->scenario);
    // What comes before the question only leads there.
    document_.setStep(current_->scenario.questions.front().before);
    opening_ = false;
}

void DrillSession::opened() {
    if (opening_) return;
    stop();
    if (current_ && document_.scenario().id != current_->scenario.id) current_.reset();
    Q_EMIT changed();
}

void DrillSession::answer(tutor::quiz::Outcome outcome, bool right, int hints) {
    if (!current_ || current_->counted) return;
    current_->counted = true;
    progress_.noteDrill(rule(), outcome, right, hints);
}

void DrillSession::forget() {
    if (!current_) return;
    current_->counted = false;
    document_.setStep(current_->scenario.questions.front().before);
    progress_.resetDrills(rule());
}

void DrillSession::adopt(const DrillSession &other) {
    current_ = other.current_;
    Q_EMIT changed();
}

}  // namespace bathhouse::ui
