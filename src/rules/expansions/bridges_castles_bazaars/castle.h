// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The castle: who has the only knight in a small city that was just completed may put a castle on it instead of scoring. The
/// knight stays as its noble. The castle brings what the first feature brings that is completed later in its surroundings,
/// occupied or not; then the noble is done. The castle stays, and is worth more to farmers than a city.
namespace bathhouse::rules::castle {

inline constexpr std::string_view kWord = "castle", kTake = "castle-points";

std::vector<TokenTraits> tokens(std::string_view expansion);
/// Takes castles off the features that are to be scored, and adds those that only a castle waits for.
void changeWaiting(const State &, std::vector<FeatureId> &);
/// Asks whether the city about to be scored becomes a castle.
Pace offer(State &, const Expansion &, EventSink *);
/// Lists the castle while that is asked, or the castle whose owner may take points or wait.
void listMoves(const State &, std::vector<Move> &);
/// Builds it, or refuses.
std::optional<Refusal> build(State &, const Expansion &, const SpecialMove &, EventSink *);
/// The castle takes the points of the feature just done, though another one is still to come. Or refuses.
std::optional<Refusal> take(State &, const Expansion &, const SpecialMove &, EventSink *);
/// The city is scored after all, or the castle waits for another feature of this turn.
std::optional<Refusal> decline(State &, const Move &, EventSink *);
/// The castles that wait for the feature just done get its points; their nobles leave. Where the tile of the turn completed
/// more than one for a castle, its owner is asked.
Pace score(State &, const Expansion &, EventSink *);
/// The rule behind a noble's way to a bathhouse.
void cite(const State &, FigureId, std::vector<RuleId> &);
/// Whether a figure stands on a castle, out of the reach of what comes over its tile.
bool shelters(const State &, FigureId);
/// A castle is worth 1 more to farmers, and nothing to its noble at the end.
void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &);

} // namespace bathhouse::rules::castle
