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

/// Whether a figure of that kind may be placed now: in the figure phase, or as the one that a module lets follow.
inline bool mayPlace(const State &s, FigureKind kind) {
    return inFigurePhase(s) || (s.turn.phase == DecisionKind::Special && s.turn.follower == kind);
}

/// Plays a move that belongs to a later phase: the phases before it close first. Nothing has happened if it is refused.
std::optional<Refusal> afterClosing(State &, const Move &, EventSink *);
/// Turn::current is not scored after all; its figures stay. For a module that answers Hook::BeforeFeature with a choice, before
/// it calls proceed(). The feature must not be among those that wait any more (Expansion::changeWaiting).
void leaveUnscored(State &);
/// Features that the tile just placed completed, occupied or not.
std::vector<FeatureId> completedFeatures(const State &);

/// The first half of every move of the figure phase: claims that nobody took are lost now.
void closeClaims(State &, EventSink *);
/// The second half of placing a tile: modules, then the rings that it closed.
void afterTile(State &, EventSink *);
/// Stands a figure of the active player's supply on a part.
FigureId placeFigure(State &, NodeId, FigureKind);
/// The second half of every move that placed a figure: it is reported with `rules`, and modules may let another follow.
void afterFigure(State &, FigureId, std::vector<RuleId> rules, EventSink *);
/// The second half of a move that was made instead of placing a figure, if modules may let a figure follow all the same.
void afterAction(State &, EventSink *);
/// The figure phase is over: scores what is complete, up to the next choice or the end of the turn.
void finishFigurePhase(State &, EventSink *);
/// Goes on with the third phase where it stands, up to the next choice or the end of the turn. A module calls it when a
/// choice that it had opened is made.
void proceed(State &, EventSink *);
/// Scores one feature that waits: what its modules do before, the points, the way of its figures; then proceed().
void scoreNext(State &, FeatureId, EventSink *);
/// Scores one feature and sends its figures home or to a bathhouse, as if nothing else happened in this turn. A choice that
/// opens stays open.
void scoreAndClear(State &, FeatureId, EventSink *);
/// Scores everything that still stands, after the last turn.
void finalScoring(State &, EventSink *);

/// Sends a figure home and reports it.
void returnFigure(State &, FigureId, std::string_view reason, std::initializer_list<RuleId> rules, EventSink *);
/// Tells the modules that a player's figure has left a feature.
void tellThatLeft(State &, FeatureId, PlayerId, EventSink *);
/// What has become of a figure that leaves a scoring.
enum class Sent : std::uint8_t { Away, Waits /* somebody has to choose */ };
/// Gives the points of Turn::current; those that are no meeples go home.
void scoreCurrent(State &, EventSink *);
/// Sends the meeples that still stand on Turn::current where they go.
Sent clearCurrent(State &, EventSink *);
/// A meeple that was scored alone goes to a bathhouse or, if none is free, home (or where a module lets it go).
/// `points`: what its owner got.
Sent sendLoneMeeple(State &, FeatureId, FigureId, int points, EventSink *);
/// The same after several were scored: it goes home, or where a module lets it go.
Sent sendHome(State &, FigureId, std::string_view reason, RuleId, EventSink *);

} // namespace bathhouse::rules
