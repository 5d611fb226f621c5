// SPDX-License-Identifier: MIT
#pragma once
#include "support/dice.h"
#include "support/match.h"

namespace bathhouse::test {

/// A legal move, or now and then a later one that closes the phases before it: tiles where they close something,
/// figures often, buy-backs sometimes. With an empty hand at `place-tile` the game ends.
rules::Move chooseMove(const Match &, const std::vector<rules::Move> &legal, std::optional<rules::TileId> hand, Dice &);

/// Up to `count` moves of the kinds that are open now, each of which the slow rules refuse.
std::vector<rules::Move> unlistedMoves(const slow::Game &, const rules::Setting &, std::optional<rules::TileId> hand,
                                       Dice &, std::size_t count);

/// A move of every kind, open or not: some refused, some close what comes before.
std::vector<rules::Move> untimelyMoves(const slow::Game &, const rules::Setting &, std::optional<rules::TileId> hand,
                                       Dice &);

}  // namespace bathhouse::test
