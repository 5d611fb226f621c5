// SPDX-License-Identifier: MIT
#include "ui/learn/quiz_session.h"

#include "ui/lesson_document.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace bathhouse::ui {

using tutor::quiz::Outcome;
using tutor::quiz::QuestionKey;

QuizSession::QuizSession(LessonDocument &document, LearnProgress &progress, QObject *parent)
    : QObject(parent), document_(document), progress_(progress) {
    connect(&document_, &LessonDocument::opened, this, &QuizSession::opened);
    connect(&document_, &LessonDocument::stepChanged, this, &QuizSession::moved);
    connect(&document_, &LessonDocument::lineChanged, this, &QuizSession::moved);
    connect(&document_, &LessonDocument::languageChanged, this, [this] {
        if (judged_ && question() && given_) verdict_ = tutor::quiz::judge(asked(), *given_);
        Q_EMIT changed();
    });
    // An edited scenario asks other questions.
    connect(&document_, &LessonDocument::scenarioEdited, this, [this] {
        if (on_ || !document_.isOpen()) return;
        keys_.clear();
    });
    if (document_.isOpen()) opened();
}

int QuizSession::count() const {
    return document_.isOpen() ? static_cast<int>(document_.scenario().questions.size()) : 0;
}

const scenario::Question *QuizSession::question() const {
    if (!on_ || shown_ < 0 || shown_ >= count()) return nullptr;
    return &document_.scenario().questions[static_cast<std::size_t>(shown_)];
}

tutor::quiz::Asked QuizSession::asked() const {
    return {*question(), document_.lessonRun(), document_.language().toStdString()};
}

bool QuizSession::onLine() const { return !document_.branchedAt() && document_.line().empty(); }

QuizSession::Phase QuizSession::phase() const {
    if (!on_ || !document_.isOpen()) return Phase::None;
    if (question() == nullptr) return Phase::None;
    if (!onLine()) return Phase::OwnLine;
    if (!judged_) return Phase::Open;
    return verdict_.right ? Phase::Right : Phase::Wrong;
}

bool QuizSession::isAsked(int question) const {
    if (only_ && *only_ != question) return false;
    const scenario::Question &asked = document_.scenario().questions[static_cast<std::size_t>(question)];
    return tutor::quiz::rightAnswers({asked, document_.lessonRun()}).has_value();
}

void QuizSession::opened() {
    const auto total = static_cast<std::size_t>(count());
    states_.assign(total, {});
    const std::string file = QFileInfo(document_.path()).fileName().section(u'.', 0, 0).toStdString();
    keys_ = tutor::quiz::keysOf(document_.scenario(), file);
    only_.reset();
    if (awaited_) {
        const auto found = std::ranges::find(keys_, *awaited_);
        if (found != keys_.end()) only_ = static_cast<int>(found - keys_.begin());
        awaited_.reset();
    } else {
        queue_.clear();
    }
    at_ = document_.step();
    show(std::nullopt);
    if (!on_) return;
    if (only_) {
        goTo(document_.scenario().questions[static_cast<std::size_t>(*only_)].before);
        show(*only_);
    } else {
        show(firstAt(document_.step()));
    }
}

std::optional<int> QuizSession::firstAt(int step) const {
    for (int i = 0; i < static_cast<int>(states_.size()); ++i)
        if (document_.scenario().questions[static_cast<std::size_t>(i)].before == step &&
            !states_[static_cast<std::size_t>(i)].right && isAsked(i))
            return i;
    return std::nullopt;
}

std::optional<int> QuizSession::firstAfter(int step) const {
    std::optional<int> first;
    const auto before = [this](int i) { return document_.scenario().questions[static_cast<std::size_t>(i)].before; };
    for (int i = 0; i < static_cast<int>(states_.size()); ++i)
        if (before(i) > step && (!first || before(i) < before(*first)) && !states_[static_cast<std::size_t>(i)].right &&
            isAsked(i))
            first = i;
    return first;
}

void QuizSession::show(std::optional<int> question) {
    shown_ = question.value_or(-1);
    judged_ = false;
    sumShown_ = false;
    verdict_ = {};
    given_.reset();
    trial_ = {};
    Q_EMIT changed();
}

void QuizSession::moved() {
    if (!on_ || moving_ || !document_.isOpen()) return;
    if (states_.size() != static_cast<std::size_t>(count())) return opened();
    // In a line of one's own the question waits.
    if (!onLine()) return Q_EMIT changed();
    const int from = std::exchange(at_, document_.step());
    const int step = document_.step();
    // Whoever steps past a question without an answer has looked.
    for (int i = 0; i < static_cast<int>(states_.size()); ++i) {
        const State &state = states_[static_cast<std::size_t>(i)];
        const int before = document_.scenario().questions[static_cast<std::size_t>(i)].before;
        if (before >= from && before < step && !state.right && !state.peeked && isAsked(i)) peek(i);
    }
    // A line that was tried ends at the question it began at.
    if (question() != nullptr && question()->before == step && !states_[static_cast<std::size_t>(shown_)].right)
        return Q_EMIT changed();
    show(firstAt(step));
}

void QuizSession::peek(int question) {
    const auto *known = progress_.store().find(keys_[static_cast<std::size_t>(question)]);
    // Who has answered it before may look at the lesson again.
    if (known != nullptr && known->solved && !only_) return;
    states_[static_cast<std::size_t>(question)].peeked = true;
    note(question, Outcome::Peeked, false);
}

void QuizSession::note(int question, Outcome outcome, bool right) {
    if (!keeping_) return;
    const State &state = states_[static_cast<std::size_t>(question)];
    if (drilling_) return Q_EMIT answered(outcome, right, static_cast<int>(state.hints));
    progress_.note(keys_[static_cast<std::size_t>(question)], outcome, right, static_cast<int>(state.hints));
}

void QuizSession::goTo(int step) {
    moving_ = true;
    document_.setStep(step);
    at_ = document_.step();
    moving_ = false;
}

void QuizSession::answer(const tutor::quiz::Given &given) {
    if (phase() != Phase::Open) return;
    State &state = states_[static_cast<std::size_t>(shown_)];
    given_ = given;
    verdict_ = tutor::quiz::judge(asked(), given);
    judged_ = true;
    sumShown_ = false;
    trial_ = verdict_.right ? tutor::quiz::Trial() : tutor::quiz::whatWouldHappen(asked(), given);
    if (!verdict_.right) {
        ++state.wrong;
        note(shown_, Outcome::Wrong, false);
        return Q_EMIT changed();
    }
    state.right = true;
    note(shown_, state.peeked ? Outcome::Peeked : state.wrong > 0 ? Outcome::AfterTries : Outcome::FirstTry, true);
    // The step it is about is made, unless more is asked before it.
    const int before = question()->before;
    if (!firstAt(before) && before < document_.stepCount()) goTo(before + 1);
    Q_EMIT changed();
}

void QuizSession::tryAgain() {
    if (phase() != Phase::Wrong) return;
    judged_ = false;
    sumShown_ = false;
    verdict_ = {};
    Q_EMIT changed();
}

std::vector<tutor::quiz::Hint> QuizSession::hints() const {
    std::vector<tutor::quiz::Hint> given;
    if (question() == nullptr) return given;
    const std::size_t count = states_[static_cast<std::size_t>(shown_)].hints;
    auto all = tutor::quiz::hints(asked());
    for (std::size_t i = 0; i < count; ++i) given.push_back(std::move(all[i]));
    return given;
}

bool QuizSession::moreHints() const {
    return question() != nullptr && states_[static_cast<std::size_t>(shown_)].hints < tutor::quiz::kRungs;
}

void QuizSession::hint() {
    if (!moreHints() || phase() == Phase::Right) return;
    ++states_[static_cast<std::size_t>(shown_)].hints;
    Q_EMIT changed();
}

void QuizSession::showTrial() {
    if (phase() != Phase::Wrong || !trial_) return;
    sumShown_ = !trial_.sum.empty();
    if (trial_.moves.empty()) return Q_EMIT changed();
    // Not recorded, and not the lesson's own step: a line of one's own.
    moving_ = true;
    document_.tryOut(trial_.moves);
    moving_ = false;
    Q_EMIT changed();
}

std::optional<int> QuizSession::passed() const {
    if (!on_ || !document_.isOpen() || !onLine() || question() != nullptr) return std::nullopt;
    std::optional<int> last;
    for (int i = 0; i < static_cast<int>(states_.size()); ++i) {
        const State &state = states_[static_cast<std::size_t>(i)];
        const int before = document_.scenario().questions[static_cast<std::size_t>(i)].before;
        if (state.peeked && !state.right && before < document_.step()) last = i;
    }
    return last;
}

void QuizSession::backToQuestion() {
    if (!onLine()) {
        document_.backToLesson();
        return;
    }
    const auto back = passed();
    if (!back) return;
    goTo(document_.scenario().questions[static_cast<std::size_t>(*back)].before);
    show(*back);
}

void QuizSession::look() {
    if (looked()) return;
    State &state = states_[static_cast<std::size_t>(shown_)];
    state.looked = true;
    if (!state.peeked) peek(shown_);
    Q_EMIT changed();
}

bool QuizSession::looked() const {
    const Phase now = phase();
    return (now != Phase::Open && now != Phase::Wrong) || states_[static_cast<std::size_t>(shown_)].looked;
}

bool QuizSession::lookedTooSoon() const {
    const Phase now = phase();
    if (now != Phase::Open && now != Phase::Wrong) return false;
    const State &state = states_[static_cast<std::size_t>(shown_)];
    return state.looked && state.peeked;
}

std::optional<std::vector<std::string>> QuizSession::keptBack() const {
    const Phase now = phase();
    if (now == Phase::None || now == Phase::OwnLine || (now != Phase::Right && looked())) return std::nullopt;
    std::optional<std::vector<std::string>> rules;
    for (int i = 0; i < static_cast<int>(states_.size()); ++i) {
        const scenario::Question &each = document_.scenario().questions[static_cast<std::size_t>(i)];
        if (each.before != document_.step() || states_[static_cast<std::size_t>(i)].right || !isAsked(i)) continue;
        if (!rules) rules.emplace();
        rules->insert(rules->end(), each.because.begin(), each.because.end());
    }
    return rules;
}

QuizSession::Onward QuizSession::onward() const {
    if (!on_ || !document_.isOpen() || !onLine() || phase() == Phase::Open) return Onward::Nothing;
    if (drilling_) return phase() == Phase::None && firstAfter(document_.step()) ? Onward::Step : Onward::Position;
    if (phase() == Phase::Wrong) return Onward::Nothing;
    if (only_) return Onward::Missed;
    if (firstAt(document_.step())) return Onward::Question;
    if (firstAfter(document_.step())) return Onward::Step;
    // Questions that were stepped past are no reason to stay.
    return count() > 0 || document_.step() == document_.stepCount() ? Onward::Lesson : Onward::Nothing;
}

void QuizSession::next() {
    switch (onward()) {
    case Onward::Question: return show(firstAt(document_.step()));
    case Onward::Step: goTo(document_.step() + 1); return show(firstAt(document_.step()));
    case Onward::Lesson: return Q_EMIT nextLessonAsked();
    case Onward::Missed: return reviewNext();
    case Onward::Position: return Q_EMIT positionAsked();
    case Onward::Nothing: return;
    }
}

void QuizSession::setOn(bool on) {
    if (on == on_) return;
    on_ = on;
    if (on && document_.isOpen())
        opened();
    else
        Q_EMIT changed();
}

void QuizSession::restart() {
    if (document_.isOpen()) opened();
}

void QuizSession::skipSolved() {
    if (!on_ || !document_.isOpen() || drilling_ || only_) return;
    std::vector<State> before = states_;
    for (std::size_t i = 0; i < states_.size(); ++i) {
        const auto *known = progress_.store().find(keys_[i]);
        states_[i].right = known != nullptr && known->solved;
    }
    const auto first = firstAfter(-1);
    if (!first) {
        states_ = std::move(before);
        return;
    }
    goTo(document_.scenario().questions[static_cast<std::size_t>(*first)].before);
    show(first);
}

void QuizSession::setKeeping(bool keeping) { keeping_ = keeping; }

void QuizSession::setDrilling(bool drilling) {
    if (drilling == drilling_) return;
    drilling_ = drilling;
    Q_EMIT changed();
}

void QuizSession::review(std::vector<QuestionKey> keys) {
    queue_ = std::move(keys);
    reviewNext();
}

void QuizSession::reviewNext() {
    if (queue_.empty()) {
        only_.reset();
        show(std::nullopt);
        return Q_EMIT reviewEnded();
    }
    awaited_ = queue_.front();
    queue_.erase(queue_.begin());
    Q_EMIT scenarioAsked(QuestionKey(*awaited_));
}

}  // namespace bathhouse::ui
