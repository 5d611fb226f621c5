// SPDX-License-Identifier: MIT
#include "ui/lesson_document.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace bathhouse::ui {
namespace {

// A larger file is over the format's limit anyway; the reader says so.
constexpr qint64 kMostBytes = 16 * 1024 * 1024 + 1;

scenario::Problem fileProblem(const QString &path, const QString &reason) {
    const QString name = QFileInfo(path).fileName();
    return {scenario::Problem::Kind::Shape,
            {},
            QStringLiteral("“%1” cannot be opened: %2. Choose a scenario file (*.bathhouse.json).")
                .arg(name, reason)
                .toStdString()};
}

}  // namespace

LessonDocument::LessonDocument(QObject *parent) : QObject(parent), tiles_(scenario::TileLibrary::shipped()) {}

bool LessonDocument::shipped() const { return path_.startsWith(u':'); }

scenario::ReadResult LessonDocument::read(const QString &path) {
    scenario::ReadResult result;
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        result.problems.push_back(fileProblem(path, tr("it is a folder")));
        return result;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        result.problems.push_back(fileProblem(path, file.errorString()));
        return result;
    }
    const QByteArray bytes = file.read(kMostBytes);
    scenario::Problems tileProblems;
    // Shipped lessons always use the shipped tiles, whatever the user's own tile file says.
    const std::string own = scenario::TileLibrary::userFile();
    const bool corrected = !path.startsWith(u':') && QFileInfo::exists(QString::fromStdString(own));
    tiles_ = corrected ? scenario::TileLibrary::withUserFile(own, tileProblems) : scenario::TileLibrary::shipped();
    result = scenario::readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, tiles_);
    result.problems.insert(result.problems.begin(), tileProblems.begin(), tileProblems.end());
    return result;
}

bool LessonDocument::open(const QString &path) {
    scenario::ReadResult result = read(path);
    const bool readable = result.scenario.has_value();
    show(std::move(result), path, 0);
    return readable;
}

bool LessonDocument::reload() {
    if (path_.isEmpty()) return false;
    scenario::ReadResult result = read(path_);
    const bool readable = result.scenario.has_value();
    show(std::move(result), path_, step_);
    return readable;
}

void LessonDocument::show(scenario::ReadResult result, const QString &path, int step) {
    problems_ = std::move(result.problems);
    lastPath_ = path;
    if (result.scenario) {
        path_ = path;
        // The old run refers to the old scenario's table: replace both together.
        ownLine_.reset();
        branchedAt_.reset();
        scenario_ = std::move(*result.scenario);
        run_ = scenario::play(*scenario_, tiles_);
        step_ = std::clamp(step, 0, stepCount());
        Q_EMIT opened();
    }
    Q_EMIT problemsChanged();
}

QString LessonDocument::title() const {
    if (!isOpen()) return {};
    const QString written = text(scenario_->title);
    return written.isEmpty() ? QFileInfo(path_).fileName() : written;
}

QString LessonDocument::text(const std::optional<scenario::Text> &text) const {
    return text ? this->text(*text) : QString();
}

QString LessonDocument::text(const scenario::Text &text) const {
    return QString::fromStdString(text.in(language_.toStdString()));
}

void LessonDocument::setLanguage(const QString &language) {
    if (language == language_) return;
    language_ = language;
    Q_EMIT languageChanged();
}

QStringList LessonDocument::languages() const {
    QSet<QString> codes{QStringLiteral("en")};
    const auto add = [&codes](const std::optional<scenario::Text> &text) {
        if (text)
            for (const auto &entry : text->byLanguage) codes.insert(QString::fromStdString(entry.first));
    };
    if (isOpen()) {
        add(scenario_->title);
        add(scenario_->summary);
        for (const scenario::MoveEntry &entry : scenario_->moves) add(entry.comment);
    }
    QStringList sorted(codes.begin(), codes.end());
    sorted.sort();
    return sorted;
}

const rules::State &LessonDocument::stateAt(int step) const {
    return step == 0 ? run().start : run().steps[static_cast<std::size_t>(step - 1)].state;
}

std::optional<rules::TileId> LessonDocument::hand() const {
    const std::size_t drawn = step_ == 0 ? 0 : current()->drawn;
    if (drawn >= run().draw.size()) return std::nullopt;
    return run().table.setting->tiles.find(run().draw[drawn]);
}

void LessonDocument::setStep(int step) {
    step = std::clamp(step, 0, stepCount());
    if (!isOpen() || step == step_) return;
    step_ = step;
    Q_EMIT stepChanged();
}

const rules::Move *LessonDocument::following() const {
    if (step_ >= stepCount()) return nullptr;
    const scenario::Step &next = run().steps[static_cast<std::size_t>(step_)];
    return next.move && !next.refused ? &*next.move : nullptr;
}

bool sameChoice(const rules::State &state, const rules::Move &a, const rules::Move &b) {
    const auto *first = std::get_if<rules::Score>(&a);
    const auto *second = std::get_if<rules::Score>(&b);
    if (first == nullptr || second == nullptr) return a == b;
    const auto feature = [&state](const rules::Score &score) {
        return state.board.feature(*state.board.at(score.at), score.on);
    };
    return state.board.at(first->at) && state.board.at(second->at) && feature(*first) == feature(*second);
}

void LessonDocument::continueWith(const rules::Move &move) {
    if (const rules::Move *next = following(); next != nullptr && sameChoice(state(), *next, move)) {
        setStep(step_ + 1);
        return;
    }
    scenario::Run line = run();
    line.steps.erase(line.steps.begin() + step_, line.steps.end());
    line.stopped.reset();
    std::erase_if(line.unexpected, [this](std::size_t i) { return i >= static_cast<std::size_t>(step_); });
    const scenario::MoveEntry entry = scenario::entryFor(move, state(), table());
    scenario::playOne(line, entry, "/moves/" + std::to_string(step_));
    if (!branchedAt_ || *branchedAt_ > step_) branchedAt_ = step_;
    ownLine_ = std::move(line);
    step_ = stepCount();
    Q_EMIT lineChanged();
}

void LessonDocument::backToLesson() {
    if (!branchedAt_) return;
    step_ = *branchedAt_;
    ownLine_.reset();
    branchedAt_.reset();
    Q_EMIT lineChanged();
}

scenario::Problems LessonDocument::findings() const {
    if (lastFailed()) return {};
    scenario::Problems found = scenario::mismatches(*scenario_, *run_);
    if (run_->stopped) found.insert(found.begin(), *run_->stopped);
    return found;
}

}  // namespace bathhouse::ui
