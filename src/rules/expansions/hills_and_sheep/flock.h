// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// Shepherds and their sheep. Whoever has placed the shepherd draws a token: sheep that join the flock, or the wolf. Whoever
/// makes the field of the own shepherd larger draws another one, or drives the sheep into the stable: then each shepherd of
/// the field scores all the sheep of it. A move names what was drawn.
namespace bathhouse::rules::flock {

inline constexpr std::string_view kQuestion = "shepherd", kSheep = "sheep", kWolf = "wolf", kHerd = "herd";

FigureTraits shepherd(std::string_view expansion);
TokenTraits token(std::string_view expansion);

/// The figure phase is over: asks the active player what the own shepherd does, if anything; then brings in the sheep of
/// fields that no tile can make larger.
Pace tend(State &, const Expansion &, EventSink *);
void listMoves(const State &, std::vector<Move> &);
/// Plays one of the three moves. The choice is open.
std::optional<Refusal> play(State &, const Expansion &, const SpecialMove &, EventSink *);

} // namespace bathhouse::rules::flock
