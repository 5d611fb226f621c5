// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The bridge: it lies over the tile of the turn or one beside that, from field edge to field edge, and carries a road straight
/// across. It neither ends nor joins what it crosses. It is played before the tile: the tile must then be laid where the
/// bridge is, or beside it.
namespace bathhouse::rules::bridge {

inline constexpr std::string_view kWord = "bridge";
/// SpecialMove::number: which way the bridge leads.
inline constexpr int kWestEast = 1, kNorthSouth = 2;

std::vector<TokenTraits> tokens(std::string_view expansion);
/// Every tile of the game with a bridge over it, once for each way it can lead.
std::vector<Tile> bridgedTiles(const TileTable &);
void listMoves(const State &, const Expansion &, std::vector<Move> &);
/// Builds one, or refuses.
std::optional<Refusal> build(State &, const Expansion &, const SpecialMove &, EventSink *);
/// While a bridge of this turn waits for its tile: where that may be laid, and how.
void laying(const State &, Position, Rotation, Laying &);
/// Whether a tile can be laid after that bridge.
bool suits(const State &, const SpecialMove &, TileId hand);
/// The tile of the turn lies: the bridge waits no longer.
void rest(State &);
/// Names the rule where a road leads over a bridge of wood.
void cite(const State &, FeatureId, std::vector<RuleId> &);

} // namespace bathhouse::rules::bridge
