// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"

/// The turn in its order (design/rules.md): place a tile; free the guests of closed rings; buy back; one figure; score
/// what is complete, feature by feature; next player. For the engine and the expansions.
namespace bathhouse::rules {

/// Whether a figure may be placed, a guest bought back or the phase passed now.
inline bool inFigurePhase(const State &s) {
    return s.turn.phase == DecisionKind::AfterPlacing || s.turn.phase == DecisionKind::Claim;
}

/// The first half of every move of the figure phase: claims that nobody took are lost now.
void closeClaims(State &, EventSink *);
/// The figure phase is over: scores what is complete, up to the next choice or the end of the turn.
void finishFigurePhase(State &, EventSink *);
/// Goes on with the waiting features after one of them, or its meeple, has been dealt with.
void continueScoring(State &, EventSink *);
/// Scores one feature and sends its figures home or to a bathhouse. False if an owner must choose a bathhouse first.
bool scoreAndClear(State &, FeatureId, EventSink *);
/// Scores everything that still stands, after the last turn.
void finalScoring(State &, EventSink *);

/// Sends a figure home and reports it.
void returnFigure(State &, FigureId, std::string_view reason, std::initializer_list<RuleId> rules, EventSink *);

} // namespace bathhouse::rules
