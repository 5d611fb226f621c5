// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The bridge: before laying a tile the active player may put one over a tile that lies, from field edge to field edge. It
/// carries a road straight over that tile, which the new tile then meets. It neither ends nor joins what it crosses.
namespace bathhouse::rules::bridge {

inline constexpr std::string_view kWord = "bridge";
/// SpecialMove::number: which way the bridge leads.
inline constexpr int kWestEast = 1, kNorthSouth = 2;

TokenTraits token(std::string_view expansion);
/// Every tile of the game with a bridge over it, once for each way it can lead.
std::vector<Tile> bridgedTiles(const TileTable &);
void listMoves(const State &, const Expansion &, std::vector<Move> &);
/// Builds one, or refuses.
std::optional<Refusal> build(State &, const Expansion &, const SpecialMove &, EventSink *);
/// Names the rule where a road leads over a bridge of wood.
void cite(const State &, FeatureId, std::vector<RuleId> &);

} // namespace bathhouse::rules::bridge
