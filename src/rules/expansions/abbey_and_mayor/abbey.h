// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The abbey: each player has one tile that may be laid instead of a drawn one, into a hole with tiles on all four sides.
/// It fits every edge, closes what touches it, and is a monastery for a monk.
namespace bathhouse::rules::abbey {

inline constexpr std::string_view kWord = "abbey";

/// The tile that each player has.
OwnTile ownTile();
/// The note that a player has laid the abbey.
TokenTraits laidToken(std::string_view expansion);
/// Adds the holes for the active player's abbey while a tile is to be placed.
void listMoves(const State &, std::vector<Move> &);
/// Lays it, or refuses.
std::optional<Refusal> lay(State &, const SpecialMove &, EventSink *);

} // namespace bathhouse::rules::abbey
