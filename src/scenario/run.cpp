// SPDX-License-Identifier: MIT
#include "scenario/run.h"

#include "scenario/cursor.h"
#include "scenario/resolve.h"

namespace bathhouse::scenario {

using namespace rules;

std::optional<TileId> Run::hand() const {
    const std::size_t drawn = steps.empty() ? 0 : steps.back().drawn;
    return drawn < draw.size() ? tileNamed(draw[drawn], last()) : std::nullopt;
}

bool playOne(Run &run, const MoveEntry &entry, const std::string &pointer) {
    Cursor cursor{run.last(), run.steps.empty() ? 0 : run.steps.back().drawn};
    Played played = cursor.play(entry, pointer, run.draw);
    if (!played.problem && !asExpected(entry, played.refused) && entry.expect && entry.expect->refused)
        run.unexpected.push_back(run.steps.size());
    std::optional<Problem> flaw = stopAfter(entry, played, pointer);
    if (flaw && !run.stopped) run.stopped = flaw;
    const bool works = !flaw;
    run.steps.push_back({entry, std::move(played.move), played.player, std::move(played.events), played.refused,
                         std::move(cursor.state), cursor.drawn, std::move(flaw)});
    return works;
}

namespace {

/// How many tiles all kept positions of a run may hold together: about a gigabyte. A game of 100 tiles needs 30,000.
constexpr std::size_t kMostKeptTiles = 5'000'000;

}  // namespace

Run play(const Scenario &scenario, const TileLibrary &library, Stops stops) {
    Table table = tableOf(scenario, library);
    State start = startState(scenario, table, library);
    Run run{std::move(table), std::move(start), {}, scenario.draw, std::nullopt, {}};
    playFrom(run, scenario.moves, 0, stops);
    return run;
}

void playFrom(Run &run, const std::vector<MoveEntry> &moves, std::size_t from, Stops stops, const std::string &base) {
    run.steps.erase(run.steps.begin() + static_cast<std::ptrdiff_t>(from), run.steps.end());
    std::erase_if(run.unexpected, [from](std::size_t i) { return i >= from; });
    run.stopped.reset();
    for (const Step &step : run.steps)
        if (step.flaw && !run.stopped) run.stopped = step.flaw;
    std::size_t kept = run.start.board.size();
    for (const Step &step : run.steps) kept += step.state.board.size();
    for (std::size_t i = from; i < moves.size(); ++i) {
        const std::string pointer = base + "/" + std::to_string(i);
        if (kept > kMostKeptTiles) {
            run.stopped = Problem{Problem::Kind::Shape, pointer,
                                  "This game is too long and too large to be stepped through to its end."};
            break;
        }
        if (!playOne(run, moves[i], pointer) && stops == Stops::AtAFlaw) break;
        kept += run.last().board.size();
    }
}

}  // namespace bathhouse::scenario
