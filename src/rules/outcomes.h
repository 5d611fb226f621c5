// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"

namespace bathhouse::rules {

/// One way the turn can end.
struct Outcome {
    std::vector<Move> moves;  ///< the shortest line that leads there; among equals the first in the order of legalMoves()
    Standing end;             ///< what State::restore() needs to show it on the board of the turn
};

/// Every distinct result of the turn from the open decision to the start of the next player's turn. Buy-backs are tried,
/// figures are placed only if `withFigures`. Nothing at PlaceTile and GameOver.
std::vector<Outcome> outcomes(const State &, bool withFigures);

} // namespace bathhouse::rules
