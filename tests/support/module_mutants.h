// SPDX-License-Identifier: MIT
#pragma once
#include "support/dice.h"
#include "support/module_moves.h"

namespace bathhouse::slow {

/// Moves that must be refused: listed ones with another tile, place, part, figure or number, and moves of any kind at a wrong time.
/// None of them is another name of a listed move, nor one that closes the phases before it.
std::vector<Move> unlistedMoves(const std::vector<Move> &listed, const Table &, const TurnSoFar &,
                                const rules::Decision &, test::Dice &, std::size_t tries);

} // namespace bathhouse::slow
