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
    run.stopped = stopAfter(entry, played, pointer);
    run.steps.push_back({entry, std::move(played.move), played.player, std::move(played.events), played.refused,
                         std::move(cursor.state), cursor.drawn});
    return !run.stopped;
}

namespace {

/// How many tiles all kept positions of a run may hold together: about a gigabyte. A game of 100 tiles needs 30,000.
constexpr std::size_t kMostKeptTiles = 5'000'000;

}  // namespace

Run play(const Scenario &scenario, const TileLibrary &library) {
    Table table = tableOf(scenario, library);
    State start = startState(scenario, table, library);
    Run run{std::move(table), std::move(start), {}, scenario.draw, std::nullopt, {}};
    std::size_t kept = 0;
    for (std::size_t i = 0; i < scenario.moves.size(); ++i) {
        const std::string pointer = "/moves/" + std::to_string(i);
        kept += run.last().board.size();
        if (kept > kMostKeptTiles) {
            run.stopped = Problem{Problem::Kind::Shape, pointer,
                                  "This game is too long and too large to be stepped through to its end."};
            break;
        }
        if (!playOne(run, scenario.moves[i], pointer)) break;
    }
    return run;
}

}  // namespace bathhouse::scenario
