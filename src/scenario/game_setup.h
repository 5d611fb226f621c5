// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

#include <cstdint>

namespace bathhouse::scenario {

/// How many bathhouse tiles so many players use (setup-counts). For one player no source names a number: this is ours.
int bathhouseTilesFor(int players);
/// The module that brings them.
inline constexpr std::string_view kBathhouseModule = "barber-surgeons";

/// A game as it is set up: which bathhouse tiles are in it, and the pile that they were shuffled into.
struct GameSetup {
    int players = 2;
    std::vector<std::string> expansions;  ///< those that are on
    std::vector<std::string> drawn;       ///< bathhouse tiles that are in the game, by id
    std::vector<std::string> boxed;       ///< bathhouse tiles that go back to the box, by id
    std::string start;                    ///< the tile that lies face up
    std::vector<std::string> pile;        ///< every other land tile, the one drawn first in front
    /// Expansions whose land tiles are in the pile beside those of the base game.
    std::vector<std::string> withTiles;
    /// Expansions whose tiles here are never shuffled in: players keep them.
    std::vector<std::string> keptTiles;
};

/// Sets a game up for 1 player or more. The same seed gives the same pile. `expansions` besides The Barber-Surgeons, which is
/// always on; land tiles of theirs that the library has are shuffled in too.
GameSetup setUpGame(int players, const std::vector<std::string> &expansions, std::uint64_t seed, const TileLibrary &);

/// The set-up as a scenario to play from: the start tile lies, the pile is `draw`. At most as many players as there are
/// colours.
Scenario scenarioOf(const GameSetup &);

}  // namespace bathhouse::scenario
