// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "scenario/writer.h"
#include "ui/lesson_document.h"

#include <algorithm>
#include <utility>

namespace bathhouse::ui {

using scenario::MoveEntry;
using scenario::Run;
using scenario::Stops;

namespace {

/// Positions after an edit are copied a few at a time, with so many tiles together: for some milliseconds.
constexpr std::size_t kTilesAtATime = 150'000;

/// Whether two entries are the same move, whatever is said and expected of it.
bool samePlay(const MoveEntry &a, const MoveEntry &b) {
    const auto refused = [](const MoveEntry &entry) { return entry.expect ? entry.expect->refused : std::nullopt; };
    return a.move == b.move && a.tile == b.tile && a.at == b.at && a.rotation == b.rotation && a.on == b.on &&
           a.figure == b.figure && a.number == b.number && refused(a) == refused(b);
}

/// The first `count` steps of a run.
Run beginningOf(const Run &run, std::size_t count) {
    count = std::min(count, run.steps.size());
    Run line{run.table, run.start, {}, run.draw, std::nullopt, {}};
    line.steps.assign(run.steps.begin(), run.steps.begin() + static_cast<std::ptrdiff_t>(count));
    for (const scenario::Step &step : line.steps)
        if (step.flaw && !line.stopped) line.stopped = step.flaw;
    for (const std::size_t i : run.unexpected)
        if (i < count) line.unexpected.push_back(i);
    return line;
}

} // namespace

void LessonDocument::followEdits() {
    if (!isOpen()) needs_.another = true;
    const bool replays = needs_.everything || needs_.start || !needs_.tiles.isEmpty() || needs_.movesFrom;
    const bool lineToo = needs_.variations && !line_.empty();
    if (needs_.another) {
        reopened();
    } else if (exchangeWords()) {
        // Positions are the same: only who reads comments has to look, and nobody does while they are written.
        wordsPending_ = true;
        if (recording_ == Recording::Off) setRecording(Recording::Off);
    } else if (replays || lineToo) {
        // A line of one's own that the edit has taken the ground from is left.
        ownLine_.reset();
        branchedAt_.reset();
        if (replays) playAgain();
        if (!line_.empty()) catchUp();
        playLine();
        step_ = std::clamp(step_, 0, stepCount());
        Q_EMIT lineChanged();
    }
    needs_ = {};
    judgeSoon_.start();
    Q_EMIT scenarioEdited();
}

void LessonDocument::reopened() {
    behind_.reset();
    playOn_.stop();
    ownLine_.reset();
    lineRun_.reset();
    branchedAt_.reset();
    line_.clear();
    run_ = scenario::play(scenario(), edited_.tiles(), Stops::Never);
    step_ = std::clamp(step_, 0, stepCount());
    lastFailed_ = false;
    judge();
    Q_EMIT opened();
}

/// Lays what was added to the set-up onto its position. False if it was more than that.
bool LessonDocument::layMore() {
    if (needs_.start || needs_.tiles.isEmpty()) return false;
    const std::vector<scenario::LaidEntry> &board = scenario().board;
    rules::State &start = run_->start;
    const auto count = static_cast<std::size_t>(needs_.tiles.size());
    if (board.size() != start.board.size() + count) return false;
    // Tiles that are new are the last entries of the board.
    for (std::size_t i = start.board.size(); i < board.size(); ++i)
        if (start.board.at(board[i].at) || !start.setting->tiles.find(board[i].tile) || !rules::onMap(board[i].at) ||
            !needs_.tiles.contains(board[i].at))
            return false;
    for (std::size_t i = start.board.size(); i < board.size(); ++i)
        start.lay(*start.setting->tiles.find(board[i].tile), board[i].at, board[i].rotation);
    return true;
}

/// Takes over comments and expectations if nothing else of the scenario's own line changed.
bool LessonDocument::exchangeWords() {
    const std::vector<MoveEntry> &moves = scenario().moves;
    if (!needs_.movesFrom || needs_.everything || needs_.start || !needs_.tiles.isEmpty() || !line_.empty() || behind_ ||
        moves.size() < run_->steps.size())
        return false;
    const auto from = static_cast<std::size_t>(*needs_.movesFrom);
    // A run may end before its moves for want of memory, and stops at the first one that it has no step of then.
    const std::string end = "/moves/" + std::to_string(run_->steps.size());
    const bool tooLong = run_->stopped && run_->stopped->pointer == end;
    if (moves.size() > run_->steps.size() && !tooLong) return false;
    for (std::size_t i = from; i < run_->steps.size(); ++i)
        if (!samePlay(moves[i], run_->steps[i].entry)) return false;
    for (std::size_t i = from; i < run_->steps.size(); ++i) run_->steps[i].entry = moves[i];
    return true;
}

void LessonDocument::playAgain() {
    const auto behind = std::exchange(behind_, std::nullopt);
    playOn_.stop();
    if (needs_.everything) {
        run_ = scenario::play(scenario(), edited_.tiles(), Stops::Never);
        return;
    }
    const bool setUp = needs_.start || !needs_.tiles.isEmpty();
    if (setUp && !layMore()) run_->start = scenario::startState(scenario(), run_->table, edited_.tiles());
    std::size_t from = setUp ? 0 : static_cast<std::size_t>(needs_.movesFrom.value_or(0));
    if (behind) from = std::min(from, behind->next());
    from = std::min(from, run_->steps.size());
    if (needs_.movesFrom) {
        scenario::playFrom(*run_, scenario().moves, from, Stops::Never);
        return;
    }
    // The steps are the same ones, after another set-up: those behind the one shown can wait.
    behind_.emplace(*run_, from);
    playOn();
}

void LessonDocument::playOn() {
    std::size_t copied = 0;
    const auto enough = [&] {
        copied += run_->start.board.size();
        return copied >= kTilesAtATime && behind_->next() >= static_cast<std::size_t>(step_);
    };
    if (behind_->play(*run_, scenario().moves, Stops::Never, "/moves", enough))
        behind_.reset();
    else
        playOn_.start();
}

void LessonDocument::catchUp() {
    if (!behind_) return;
    playOn_.stop();
    behind_->play(*run_, scenario().moves, Stops::Never, "/moves", [] { return false; });
    behind_.reset();
    caughtUp();
}

void LessonDocument::caughtUp() {
    if (line_.empty() && !ownLine_) step_ = std::clamp(step_, 0, stepCount());
    Q_EMIT laterStepsChanged();
}

void LessonDocument::playLine() {
    lineRun_.reset();
    if (line_.empty()) return;
    if (edited_.variation(line_) == nullptr) {
        line_.clear();
        return;
    }
    std::optional<Run> found;
    LinePath path;
    std::size_t before = 0;
    for (const std::size_t level : line_) {
        path.push_back(level);
        const scenario::Variation &variation = *edited_.variation(path);
        const std::size_t ground = before + static_cast<std::size_t>(variation.before);
        Run line = beginningOf(found ? *found : *run_, ground);
        std::vector<MoveEntry> whole;
        for (const scenario::Step &step : line.steps) whole.push_back(step.entry);
        before = line.steps.size();
        whole.insert(whole.end(), variation.moves.begin(), variation.moves.end());
        scenario::playFrom(line, whole, before, Stops::Never);
        found = std::move(line);
    }
    lineRun_ = std::move(found);
}

void LessonDocument::showLine(const LinePath &line, std::optional<int> step) {
    if (!isOpen()) return;
    catchUp();
    ownLine_.reset();
    branchedAt_.reset();
    line_ = line;
    playLine();
    step_ = std::clamp(step.value_or(step_), 0, stepCount());
    Q_EMIT lineChanged();
}

void LessonDocument::showPointer(const QString &pointer) {
    const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
    LinePath line;
    int ground = 0;
    int step = 0;
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2) {
        const auto number = static_cast<std::size_t>(parts[i + 1].toULongLong());
        if (parts[i] == QLatin1String("variations")) {
            line.push_back(number);
            const scenario::Variation *variation = edited_.variation(line);
            if (variation == nullptr) return;
            ground += variation->before;
            step = ground;
        } else if (parts[i] == QLatin1String("moves")) {
            step = ground + static_cast<int>(number) + 1;
        }
    }
    showLine(line, step);
}

LessonDocument::Spot LessonDocument::spotOf(int step) const {
    // Each level of the line begins where it branches off the one before.
    Spot spot{{}, static_cast<std::size_t>(std::max(0, step))};
    for (const std::size_t level : line_) {
        LinePath deeper = spot.line;
        deeper.push_back(level);
        const scenario::Variation *variation = edited_.variation(deeper);
        if (variation == nullptr || spot.index < static_cast<std::size_t>(variation->before)) break;
        spot = {std::move(deeper), spot.index - static_cast<std::size_t>(variation->before)};
    }
    return spot;
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
    if (behind_ && step > static_cast<int>(behind_->next())) catchUp();
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

MoveEntry LessonDocument::entryFor(const rules::Move &move, const rules::State &state) const {
    MoveEntry entry = scenario::entryFor(move, state, run().table);
    // The tile in hand is drawn by being placed; naming it would leave it in hand.
    const auto *place = std::get_if<rules::Place>(&move);
    if (place != nullptr && hand() == place->tile) {
        entry.tile.reset();
        entry.written = scenario::toJson(entry).dump();
    }
    return entry;
}

void LessonDocument::continueWith(const rules::Move &move) {
    catchUp();
    if (const rules::Move *next = following(); next != nullptr && sameChoice(state(), *next, move)) {
        setStep(step_ + 1);
        return;
    }
    if (recording_ != Recording::Off) {
        record(move);
        return;
    }
    tryOut({move});
}

void LessonDocument::tryOut(const std::vector<rules::Move> &moves) {
    catchUp();
    Run line = beginningOf(run(), static_cast<std::size_t>(step_));
    for (const rules::Move &move : moves) {
        const rules::State &now = line.steps.empty() ? line.start : line.steps.back().state;
        scenario::playOne(line, entryFor(move, now), "/moves/" + std::to_string(line.steps.size()));
        if (line.steps.back().refused) break;
    }
    if (!branchedAt_ || *branchedAt_ > step_) branchedAt_ = step_;
    ownLine_ = std::move(line);
    step_ = stepCount();
    Q_EMIT lineChanged();
}

void LessonDocument::record(const rules::Move &move) {
    const MoveEntry entry = entryFor(move, state());
    const Spot spot = spotOf(step_);
    const int next = step_ + 1;
    const bool atEnd = step_ == stepCount();
    if (recording_ == Recording::Branches && !atEnd) {
        if (const auto path = edited_.addVariation(spot.line, static_cast<int>(spot.index), {entry}))
            showLine(*path, next);
        return;
    }
    if (recording_ == Recording::Replaces && !atEnd) {
        MoveEntry changed = entry;
        changed.comment = run().steps[static_cast<std::size_t>(step_)].entry.comment;
        edited_.replaceMove(spot.line, spot.index, std::move(changed));
    } else {
        edited_.insertMove(spot.line, spot.index, entry);
    }
    setStep(next);
}

void LessonDocument::setRecording(Recording recording) {
    if (recording == Recording::Off && std::exchange(wordsPending_, false)) Q_EMIT lineChanged();
    if (recording == recording_) return;
    recording_ = recording;
    Q_EMIT recordingChanged();
}

void LessonDocument::backToLesson() {
    if (!branchedAt_) return;
    step_ = *branchedAt_;
    ownLine_.reset();
    branchedAt_.reset();
    Q_EMIT lineChanged();
}

void LessonDocument::keepOwnLine() {
    if (!branchedAt_) return;
    const int from = *branchedAt_;
    const int shown = step_;
    std::vector<MoveEntry> moves;
    for (std::size_t i = static_cast<std::size_t>(from); i < ownLine_->steps.size(); ++i)
        moves.push_back(ownLine_->steps[i].entry);
    const Spot spot = spotOf(from);
    if (const auto path = edited_.addVariation(spot.line, static_cast<int>(spot.index), std::move(moves)))
        showLine(*path, shown);
}

} // namespace bathhouse::ui
