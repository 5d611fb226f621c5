// SPDX-License-Identifier: MIT
#pragma once
#include "support/module_turn.h"

/// The complete list of moves of every decision of a game with any modules, worked out from the rule pages
/// (docs/expansions-scope.md, the cards). One function per thing that is decided; the names are the decisions'.
namespace bathhouse::slow {

/// Every move of the open decision; `hand`: the tile drawn, if one is.
std::vector<Move> movesByTheRules(const Table &, const TurnSoFar &, const rules::Decision &,
                                  std::optional<TileId> hand);

// A tile is to be placed
std::vector<Move> placingMoves(const Table &, const TurnSoFar &, std::optional<TileId> hand);
/// Bridges before the tile; with a tile in hand those after which it can be laid.
std::vector<Move> bridgeMoves(const Table &, const TurnSoFar &, std::optional<TileId> hand);
/// Whether a tile may be laid there, by the map and by a bridge that waits for it.
bool mayLay(const Table &, const TurnSoFar &, const rules::Place &);
// The figure phase (module_figures.cpp)
std::vector<Move> figureMoves(const Table &, const TurnSoFar &);
/// Whether a figure of the active player may be placed on a part of the tile just placed, whatever the supply.
bool mayPlace(const Table &, const TurnSoFar &, FigureKind, PartIndex);
/// Moves of figures of these kinds onto another tile: by a portal, by a flying machine.
std::vector<Move> movesElsewhere(const Table &, const TurnSoFar &, const std::vector<FigureKind> &);
/// Nobody comes onto the tile where the dragon is.
bool isDragonOn(const Table &, Position);
// Choices that modules open (module_choices.cpp); each for the player who is asked
std::vector<Move> phantomMoves(const Table &, const TurnSoFar &);
std::vector<Move> tentMoves();
std::vector<Move> shepherdMoves(const Table &, const TurnSoFar &);
std::vector<Move> ghostMoves(const Table &);
std::vector<Move> dragonMoves(const Table &, const TurnSoFar &);
std::vector<Move> leipzigMoves(const Table &, const TurnSoFar &, PlayerId);
std::vector<Move> castleMoves(const Table &, const TurnSoFar &);
std::vector<Move> castlePointsMoves(const Table &, const TurnSoFar &);
std::vector<Move> wagonMoves(const Table &, PlayerId);
std::vector<Move> counterMoves();
std::vector<Move> messageMoves(const Table &, PlayerId);
std::vector<Move> surveyorMoves(const Table &);

/// Where a wagon may drive that stands there.
std::vector<Piece> wagonTargets(const Table &, const Figure &wagon);
/// Meeples that a ghost may haunt now, one of a kind and a player on a part.
std::vector<Figure> hauntable(const Table &);
/// Tiles that the dragon may enter now.
std::vector<Position> dragonTargets(const Table &, const TurnSoFar &);
/// The own shepherd, if he was placed on the tile of this part or that tile made his field larger.
const Figure *shepherdToTend(const Table &, const TurnSoFar &);
/// Whether a player has somebody in a quarter of Leipzig; whether there is one without.
bool isInQuarter(const Table &, PlayerId, int quarter);
bool hasFreeQuarter(const Table &, PlayerId);
/// A road's gate of Leipzig.
bool leadsToLeipzig(const Table &, const Feature &road);
/// Castles, or bridges, that a player has left.
bool hasOneLeft(const Table &, std::string_view thing, PlayerId);
/// Which of the three kinds of scoring tiles lies open.
bool isScoringTileOpen(const Table &, PartKind);

/// The rule that refuses a move because it is not the time for its kind; nothing if it is.
std::optional<RuleId> refusedByTime(const Move &, const rules::Decision &, const Table &);

/// The move with those keys alone that a move of its kind has: two names of the same move become equal.
Move asWritten(Move);

} // namespace bathhouse::slow
