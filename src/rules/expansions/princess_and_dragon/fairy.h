// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The fairy of the princess-and-dragon module.
namespace bathhouse::rules::fairy {

inline constexpr RuleId kStands = "pd-fairy-moves", kOne = "pd-fairy-one", kThree = "pd-fairy-three";

TokenKind token();
/// The tile she is on.
std::optional<LaidId> tile(const State &);
/// The rule by which she keeps the dragon off her tile.
RuleId guards(const State &);
bool standsBy(const State &, FigureId);
/// The figures she may go to now, by position, one of a kind on a part.
std::vector<FigureId> targets(const State &);
/// She goes to an own figure of the active player; the figure phase ends.
std::optional<Refusal> goTo(State &, const SpecialMove &, EventSink *);
/// 1 point for the player whose turn begins and whose figure she stands by.
void greet(State &, EventSink *);
/// 3 points for the owner of the figure she stands by, if it was scored on this feature.
void reward(State &, FeatureId, EventSink *);

} // namespace bathhouse::rules::fairy
