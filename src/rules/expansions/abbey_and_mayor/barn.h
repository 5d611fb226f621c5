// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The barn lies on a corner where four fields meet, to the end of the game. Farmers of that field are scored in this turn and
/// leave, those whose field is joined to it later are scored for less. It is no meeple.
namespace bathhouse::rules::barn {

inline constexpr std::string_view kWord = "barn";

FigureTraits figure(std::string_view expansion);
FigureKind kind();
/// Adds the fields of the tile just placed on a corner of which a barn may lie.
void listMoves(const State &, std::vector<Move> &);
/// Lays one, or refuses.
std::optional<Refusal> lay(State &, const SpecialMove &, EventSink *);
/// Fields with a barn and with farmers are to be scored.
void changeWaiting(const State &, std::vector<FeatureId> &);
/// Farmers of a barn's field score 3 or 1 a city; at the end the barns take their place.
void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &);
/// The rule behind a farmer's way to a bathhouse.
void cite(const State &, FigureId, std::vector<RuleId> &);

} // namespace bathhouse::rules::barn
