// SPDX-License-Identifier: MIT
#include "rules/bathhouse.h"
#include "rules/expansions/expansion.h"
#include "rules/turn.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

void listPlaces(const State &s, TileId hand, std::vector<Move> &moves) {
    if (s.setting->refusesPlacing(hand)) return;
    const Board &board = s.board;
    if (board.size() == 0) {
        for (const Rotation r : kRotations) moves.push_back(Place{hand, {0, 0}, r});
        return;
    }
    std::vector<OpenSpace> spaces(board.openSpaces().begin(), board.openSpaces().end());
    std::ranges::sort(spaces, {}, &OpenSpace::at);
    for (const OpenSpace &o : spaces)
        for (const Rotation r : kRotations) {
            const Laying lies = laying(s, hand, o.at, r);
            if (lies.refused.empty() && (board.tiles().rotationsThatFit(lies.tile, o.around) >> quarterTurns(r) & 1))
                moves.push_back(Place{hand, o.at, r});
        }
    if (moves.empty()) moves.push_back(Discard{hand});
}

/// Takes out moves before the tile after which it could not be laid.
void keepWhatSuits(const State &s, TileId hand, std::vector<Move> &moves) {
    for (const Expansion *e : s.setting->with(Hook::Laying))
        std::erase_if(moves, [&](const Move &m) {
            const auto *special = std::get_if<SpecialMove>(&m);
            return special && !e->suits(s, *special, hand);
        });
}

void listFigures(const State &s, std::vector<Move> &moves) {
    const auto parts = static_cast<PartIndex>(s.board.tile(s.turn.laid).parts.size());
    const PlayerState &player = s.player(s.turn.active);
    for (PartIndex part = 0; part < parts; ++part)
        for (const FigureKind kind : s.setting->figures)
            if (player.supply[index(kind)] > 0 && !refusesFigure(s, s.turn.laid, part, kind)) moves.push_back(PutFigure{part, kind});
}

void listAfterPlacing(const State &s, std::vector<Move> &moves) {
    const auto order = s.bathhousesByPosition();
    for (const std::size_t i : order)
        if (s.bathhouses[i].claimOpen) moves.push_back(Claim{s.position(s.bathhouses[i])});
    for (const std::size_t i : order)
        if (const Position at = s.position(s.bathhouses[i]); !refusesBuyBack(s, at)) moves.push_back(BuyBack{at});
    listFigures(s, moves);
    for (const Expansion *e : s.setting->with(Hook::Moves)) e->listMoves(s, moves);
    moves.push_back(Pass{});
}

} // namespace

std::vector<Move> legalMoves(const State &s, std::optional<TileId> hand) {
    std::vector<Move> moves;
    moves.reserve(8);
    switch (s.turn.phase) {
    case DecisionKind::PlaceTile:
        if (hand) listPlaces(s, *hand, moves);
        for (const Expansion *e : s.setting->with(Hook::Moves)) e->listMoves(s, moves);
        if (hand) keepWhatSuits(s, *hand, moves);
        moves.push_back(EndGame{});
        break;
    case DecisionKind::Claim:
    case DecisionKind::AfterPlacing: listAfterPlacing(s, moves); break;
    case DecisionKind::ScoreOrder:
        for (const FeatureId f : waitingFeatures(s)) {
            const NodeId first = s.board.firstNode(f);
            moves.push_back(Score{s.board.laid(s.board.laidOf(first)).at, s.board.partIndex(first)});
        }
        break;
    case DecisionKind::Bathhouse:
        for (const std::size_t i : s.bathhousesByPosition())
            if (s.bathhouses[i].free()) moves.push_back(Visit{s.position(s.bathhouses[i])});
        break;
    case DecisionKind::Special:
        for (const Expansion *e : s.setting->with(Hook::Moves)) e->listMoves(s, moves);
        break;
    case DecisionKind::GameOver: break;
    }
    return moves;
}

} // namespace bathhouse::rules
