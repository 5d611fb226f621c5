// SPDX-License-Identifier: MIT
#include "scenario/replay.h"

#include "scenario/cursor.h"

namespace bathhouse::scenario {
namespace {

/// How many tiles all kept positions of a run may hold together: about a gigabyte. A game of 100 tiles needs 30,000.
constexpr std::size_t kMostKeptTiles = 5'000'000;

/// Plays an entry as step `index` of the run, in place of the step that is there. False if it has a flaw.
bool playAs(Run &run, std::size_t index, const MoveEntry &entry, const std::string &pointer) {
    const Step *before = index == 0 ? nullptr : &run.steps[index - 1];
    Cursor cursor{before == nullptr ? run.start : before->state, before == nullptr ? 0 : before->drawn};
    Played played = cursor.play(entry, pointer, run.draw);
    if (!played.problem && !asExpected(entry, played.refused) && entry.expect && entry.expect->refused)
        run.unexpected.push_back(index);
    std::optional<Problem> flaw = stopAfter(entry, played, pointer);
    if (flaw && !run.stopped) run.stopped = flaw;
    const bool works = !flaw;
    Step step{entry,          std::move(played.move),  played.player, std::move(played.events),
              played.refused, std::move(cursor.state), cursor.drawn,  std::move(flaw),
              played.decider};
    if (index < run.steps.size())
        run.steps[index] = std::move(step);
    else
        run.steps.push_back(std::move(step));
    return works;
}

void endAt(Run &run, std::size_t count) {
    run.steps.erase(run.steps.begin() + static_cast<std::ptrdiff_t>(count), run.steps.end());
}

}  // namespace

bool playOne(Run &run, const MoveEntry &entry, const std::string &pointer) {
    return playAs(run, run.steps.size(), entry, pointer);
}

Replay::Replay(Run &run, std::size_t from) : next_(from), kept_(run.start.board.size()) {
    std::erase_if(run.unexpected, [from](std::size_t i) { return i >= from; });
    run.stopped.reset();
    for (std::size_t i = 0; i < from; ++i) {
        const Step &step = run.steps[i];
        if (step.flaw && !run.stopped) run.stopped = step.flaw;
        kept_ += step.state.board.size();
    }
}

bool Replay::play(Run &run, const std::vector<MoveEntry> &moves, Stops stops, const std::string &base,
                  const std::function<bool()> &enough) {
    while (next_ < moves.size()) {
        const std::string pointer = base + "/" + std::to_string(next_);
        if (kept_ > kMostKeptTiles) {
            run.stopped = Problem{Problem::Kind::Shape, pointer,
                                  "This game is too long and too large to be stepped through to its end."};
            break;
        }
        const bool works = playAs(run, next_, moves[next_], pointer);
        kept_ += run.steps[next_].state.board.size();
        ++next_;
        if (!works && stops == Stops::AtAFlaw) break;
        if (next_ < moves.size() && enough()) return false;
    }
    endAt(run, next_);
    return true;
}

}  // namespace bathhouse::scenario
