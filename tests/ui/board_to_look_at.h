// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/reader.h"
#include "scenario/run.h"

#include <QtGlobal>

/// A small scenario of one move, played, for the board and for pictures of it.
namespace bathhouse::test {

// Red farms, Blue stands on a road, Blue's other meeple bathes. The last move completes the city in the west.
inline constexpr const char *kScenario = R"({
  "format": "bathhouse-scenario/1",
  "title": "A board to look at",
  "expansions": ["barber-surgeons"],
  "players": [ { "name": "Red" }, { "name": "Blue" } ],
  "board": [
    { "tile": "base/D", "at": [0, 0] },
    { "tile": "barber-surgeons/3", "at": [1, 0] },
    { "tile": "base/U", "at": [2, 0] }
  ],
  "figures": [
    { "player": "Red", "at": [0, 0], "on": "field EL" },
    { "player": "Red", "at": [0, 0], "on": "city N" },
    { "player": "Blue", "at": [1, 0], "on": "road W" },
    { "player": "Blue", "at": [1, 0], "on": "bathhouse" }
  ],
  "toMove": "Red",
  "moves": [
    { "move": "place", "tile": "base/E", "at": [0, -1], "rotation": 180 }
  ]
})";

struct Played {
    scenario::Scenario scenario;
    scenario::Run run;
};

inline Played played() {
    const scenario::TileLibrary &library = scenario::TileLibrary::shipped();
    scenario::ReadResult read = scenario::readScenario(kScenario, library);
    for (const scenario::Problem &problem : read.problems) qWarning("%s", problem.text().c_str());
    scenario::Run run = scenario::play(*read.scenario, library);
    return {*read.scenario, std::move(run)};
}

} // namespace bathhouse::test
