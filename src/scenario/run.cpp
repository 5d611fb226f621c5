// SPDX-License-Identifier: MIT
#include "scenario/run.h"

#include "scenario/replay.h"
#include "scenario/resolve.h"

namespace bathhouse::scenario {

using namespace rules;

std::optional<TileId> Run::hand() const {
    const std::size_t drawn = steps.empty() ? 0 : steps.back().drawn;
    return drawn < draw.size() ? tileNamed(draw[drawn], last()) : std::nullopt;
}

Run play(const Scenario &scenario, const TileLibrary &library, Stops stops) {
    Table table = tableOf(scenario, library);
    State start = startState(scenario, table, library);
    Run run{std::move(table), std::move(start), {}, scenario.draw, std::nullopt, {}};
    playFrom(run, scenario.moves, 0, stops);
    return run;
}

void playFrom(Run &run, const std::vector<MoveEntry> &moves, std::size_t from, Stops stops, const std::string &base) {
    // What came after is not needed any more, and a long game needs the memory.
    run.steps.erase(run.steps.begin() + static_cast<std::ptrdiff_t>(from), run.steps.end());
    Replay(run, from).play(run, moves, stops, base, [] { return false; });
}

}  // namespace bathhouse::scenario
