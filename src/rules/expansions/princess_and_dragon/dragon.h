// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

/// The dragon of the princess-and-dragon module.
namespace bathhouse::rules::dragon {

inline constexpr RuleId kVolcano = "pd-volcano", kMoves = "pd-dragon-moves", kEats = "pd-dragon-eats",
                        kFairyKeepsOff = "pd-fairy-keeps-off";
inline constexpr std::string_view kQuestion = "dragon";
inline constexpr int kSteps = 6;

TokenKind token();
/// The tile it is on.
std::optional<LaidId> where(const State &);
/// A volcano was placed: it comes to that tile.
void comeTo(State &, LaidId, EventSink *);
/// The tiles it may go to with its next step, by position.
std::vector<Position> targets(const State &);
/// The tile placed this turn sends it on: opens the choice of the next step, until there is none left.
Pace move(State &, const Expansion &, EventSink *);
/// Plays one step that was decided on, and goes on with the turn.
std::optional<Refusal> step(State &, const Expansion &, Position, EventSink *);
/// A meeple has come to a bathhouse: if the dragon is there it is eaten at once.
void eatGuest(State &, FigureId, EventSink *);

} // namespace bathhouse::rules::dragon
