// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/names.h"

namespace bathhouse::scenario {

/// Reads a list of moves: everything about them that can be judged without playing them.
std::vector<MoveEntry> readMoves(const Json &, const Path &, Reading &);

/// Reads one move.
MoveEntry readMove(const Json &, const Path &, Reading &);

/// Reads variations of a line of `moves` moves, and theirs.
std::vector<Variation> readVariations(const Json &, const Path &, Reading &, std::size_t moves);

enum class ExpectedOf { Move, WholeLine };
/// What must hold after a move or at the end.
std::optional<Expectation> readExpectation(const Json &, const Path &, Reading &, ExpectedOf);

}  // namespace bathhouse::scenario
