// SPDX-License-Identifier: MIT
#pragma once
#include "support/desk.h"

/// Positions that more than one test or benchmark asks about.
namespace bathhouse::test {

/// Red's knight in a city that lastCityTile() closes; bathhouses at (10, 10), (12, 10) … as many as asked.
Desk loneKnight(int bathhouses, Box = {});
rules::Move lastCityTile(const Desk &);

/// The turn with the most results: Red's tile has just closed four roads and a monastery, each with one meeple of another
/// of five players. Six bathhouses, Red's own guests in four of them.
Desk largestTurn();

/// Random play of the base game's tiles until `tiles` lie. Nobody has a meeple.
rules::State emptyMap(std::size_t tiles, std::uint64_t seed);

/// Random play of the base game's tiles, over and over, and the six bathhouses, until `tiles` lie: two players with seven
/// meeples each, standing where they stand. The same for the same seed.
rules::State largeMap(std::size_t tiles, std::uint64_t seed);

/// Turns on an island beside a map: the same moves beside any map. A road with a bathhouse is built and closed, its meeple
/// bathes and is bought back.
class Island {
public:
    /// Lays the island's first tile south of the map. All other bathhouses get guests, Red is to move. `straights`: the
    /// turns between the second tile of the road and its last, an even number.
    explicit Island(rules::State &map, int straights = 8);
    /// Two moves a turn, the last turn three.
    const std::vector<rules::Move> &moves() const { return moves_; }

private:
    std::vector<rules::Move> moves_;
};

}  // namespace bathhouse::test
