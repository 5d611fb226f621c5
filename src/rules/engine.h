// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

namespace bathhouse::rules {

/// Plays a move: changes the state and reports what happens to `sink` (may be null), or refuses with the rule that
/// decides and leaves the state as it was. A move of a later phase closes the phases before it; if that opens a choice
/// the move is refused. The moves of design/scenario-format.md, in its order of checks.
std::optional<Refusal> apply(State &, const Move &, EventSink *sink = nullptr);

/// Every move of the kinds of the open decision, each of which apply() accepts. At PlaceTile the tile in hand is needed;
/// without one only EndGame is listed. In a fixed order: the list of moves in the contract, then by position.
std::vector<Move> legalMoves(const State &, std::optional<TileId> hand = std::nullopt);

/// The rule by which a module forbids placing a figure on a part of the tile just placed, or nothing.
std::optional<RuleId> vetoOfModules(const State &, LaidId, FigureKind);

/// The figures a player may put on the parts of the tile just placed, without looking at the supply.
/// The rule that forbids it, or nothing. Used by apply(), legalMoves() and "why not?".
inline std::optional<RuleId> refusesFigure(const State &s, LaidId id, PartIndex part, FigureKind figure) {
    if (part == kBathhousePart) return rule::noMeepleOnBathhouse;
    const FeatureId feature = s.board.feature(id, part);
    const FigureTraits &t = s.setting->traits(figure);
    if (!t.placing && s.board.occupants(feature) > 0 && s.claimed(feature)) return rule::baseMeepleFreeFeature;
    if (!(t.goesOn & bit(s.board.kind(feature)))) return t.wrongPart;
    if (t.placing)
        if (const auto refused = t.placing(s, feature, s.turn.active)) return refused;
    return s.setting->with(Hook::Vetoes).empty() ? std::nullopt : vetoOfModules(s, id, figure);
}

/// What comes to lie if the active player lays a tile.
struct Laying {
    TileId tile{};      ///< that tile, or what a module makes of it
    RuleId refused = {};///< a module's rule against laying it there; empty: none
};
Laying laying(const State &, TileId, Position, Rotation);
/// Whether the active player can lay a tile anywhere now.
bool fitsSomewhere(const State &, TileId);

/// Occupied features completed by the tile just placed and not yet scored, by their first part.
std::vector<FeatureId> waitingFeatures(const State &);

/// What a feature would score for its majority now.
FeatureScored preview(const State &, FeatureId, Scoring);

} // namespace bathhouse::rules
