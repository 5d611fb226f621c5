// SPDX-License-Identifier: MIT
#include "support/module_moves.h"

#include <algorithm>

namespace bathhouse::slow {

namespace {

constexpr std::array kSides{Edge::N, Edge::E, Edge::S, Edge::W};

/// A hole: a free space with a tile on all four sides.
bool isHole(const Map &map, Position p) {
    return !map.at(p) && std::ranges::all_of(kSides, [&](Edge e) { return map.at(step(p, e)) != nullptr; });
}

Edge beyond(Edge e) { return static_cast<Edge>((static_cast<int>(e) + 2) % 4); }

using Way = std::array<Edge, 2>;
Way endsOf(int way) { return way == 1 ? Way{Edge::W, Edge::E} : Way{Edge::N, Edge::S}; }
bool isEnd(int way, Edge e) {
    const Way ends = endsOf(way);
    return e == ends[0] || e == ends[1];
}

bool areBeside(Position a, Position b) {
    return std::ranges::any_of(kSides, [&](Edge e) { return step(a, e) == b; });
}

/// Whether beyond that side of a place there is nothing yet, or something that a road may meet.
bool roadMayComeOut(const Map &map, Position at, Edge side) {
    const Laid *next = map.at(step(at, side));
    return !next || next->tile->anyEdge || shows(*next, beyond(side)) == Shows::Road;
}

bool bothEndsAreFree(const Map &map, Position at, int way) {
    return std::ranges::all_of(endsOf(way), [&](Edge e) { return roadMayComeOut(map, at, e); });
}

bool restsOnFields(const Laid &tile, int way) {
    return !tile.tile->anyEdge && !tile.tile->bridge &&
           std::ranges::all_of(endsOf(way), [&](Edge e) { return shows(tile, e) == Shows::Field; });
}

/// Whether a tile fits with a bridge over itself, or beside a bridge over the tile at `over`.
bool fitsByBridge(const Map &map, const Laid &tile, Position over, int way) {
    const bool under = tile.at == over;
    if (map.at(tile.at) || !withinMap(tile.at) || (under && !restsOnFields(tile, way))) return false;
    return std::ranges::all_of(kSides, [&](Edge e) {
        const Laid *next = map.at(step(tile.at, e));
        if (!next || next->tile->anyEdge || tile.tile->anyEdge) return true;
        const Shows own = under && isEnd(way, e) ? Shows::Road : shows(tile, e);
        const Shows theirs = next->at == over && isEnd(way, beyond(e)) ? Shows::Road : shows(*next, beyond(e));
        return own == theirs;
    });
}

bool suitsHand(const Table &table, TileId hand, Position over, int way) {
    const bool lies = table.map().at(over) != nullptr;
    for (const Position p : table.map().spacesAround())
        for (int turns = 0; turns < 4; ++turns)
            if ((lies ? areBeside(p, over) : p == over) &&
                fitsByBridge(table.map(), {&table.setting().tiles.tile(hand), hand, p, turns}, over, way))
                return true;
    return false;
}

std::vector<Move> abbeyMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    if (!table.has("abbey-and-mayor") || turn.abbeyLaid(turn.active())) return moves;
    for (const Position p : table.map().spacesAround())
        if (const auto &bridge = turn.bridgeWaits(); isHole(table.map(), p) && (!bridge || areBeside(p, bridge->first))) moves.push_back(rules::SpecialMove{.word = "abbey", .at = p});
    return moves;
}

void append(std::vector<Move> &to, std::vector<Move> more) { to.insert(to.end(), more.begin(), more.end()); }

std::vector<Move> orderMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    for (const std::size_t i : waitingFeatures(table, turn)) {
        const Piece first = table.map().features()[i].pieces.front();
        moves.push_back(rules::Score{first.at, first.part});
    }
    return moves;
}

std::vector<Move> visitMoves(const Table &table) {
    std::vector<Move> moves;
    for (const Position p : table.freeBathhouses()) moves.push_back(rules::Visit{p});
    return moves;
}

std::vector<Move> specialMoves(const Table &table, const TurnSoFar &turn, const rules::Decision &open) {
    const std::string_view word = open.special;
    if (word == "phantom") return phantomMoves(table, turn);
    if (word == "tent") return tentMoves();
    if (word == "shepherd") return shepherdMoves(table, turn);
    if (word == "ghost") return ghostMoves(table);
    if (word == "dragon") return dragonMoves(table, turn);
    if (word == "leipzig") return leipzigMoves(table, turn, open.player);
    if (word == "castle") return castleMoves(table, turn);
    if (word == "castle-points") return castlePointsMoves(table, turn);
    if (word == "wagon") return wagonMoves(table, open.player);
    if (word == "counter") return counterMoves();
    if (word == "message") return messageMoves(table, open.player);
    if (word == "surveyors") return surveyorMoves(table);
    return {};
}

} // namespace

/// The bridge lies over the tile of the turn or one beside that: over a tile that lies and has a free side, or over the space
/// where the tile will lie. It rests on fields, and beyond them no field or city begins. One at most in a part of the turn.
std::vector<Move> bridgeMoves(const Table &table, const TurnSoFar &turn, std::optional<TileId> hand) {
    std::vector<Move> moves;
    if (!table.has("bridges-castles-bazaars") || turn.bridged() || !hasOneLeft(table, "bridge", turn.active()))
        return moves;
    const auto add = [&](Position at, int way) {
        if (bothEndsAreFree(table.map(), at, way) && (!hand || suitsHand(table, *hand, at, way)))
            moves.push_back(rules::SpecialMove{.word = "bridge", .at = at, .number = way});
    };
    for (const int way : {1, 2}) {
        for (const Laid &tile : table.map().laid())
            if (restsOnFields(tile, way) && std::ranges::any_of(kSides, [&](Edge e) {
                    return withinMap(step(tile.at, e)) && !table.map().at(step(tile.at, e));
                }))
                add(tile.at, way);
        for (const Position p : table.map().spacesAround()) add(p, way);
    }
    return moves;
}

bool mayLay(const Table &table, const TurnSoFar &turn, const rules::Place &place) {
    const Laid tile{&table.setting().tiles.tile(place.tile), place.tile, place.at, static_cast<int>(place.rotation)};
    const auto &bridge = turn.bridgeWaits();
    if (!bridge) return table.map().fits(tile);
    if (table.map().at(bridge->first)) return areBeside(place.at, bridge->first) && table.map().fits(tile);
    return place.at == bridge->first && fitsByBridge(table.map(), tile, bridge->first, bridge->second);
}

bool hasOneLeft(const Table &table, std::string_view thing, PlayerId player) {
    return table.count(thing, player) < (table.playerCount() > 4 ? 2 : 3);
}

std::vector<Move> placingMoves(const Table &table, const TurnSoFar &turn, std::optional<TileId> hand) {
    std::vector<Move> moves;
    if (hand) {
        for (const Position p : table.map().spacesAround())
            for (int turns = 0; turns < 4; ++turns)
                if (const rules::Place place{*hand, p, static_cast<rules::Rotation>(turns)}; mayLay(table, turn, place))
                    moves.push_back(place);
        if (moves.empty()) moves.push_back(rules::Discard{*hand});
    }
    append(moves, abbeyMoves(table, turn));
    append(moves, bridgeMoves(table, turn, hand));
    moves.push_back(rules::EndGame{});
    return moves;
}

std::vector<Move> movesByTheRules(const Table &table, const TurnSoFar &turn, const rules::Decision &open,
                                  std::optional<TileId> hand) {
    switch (open.kind) {
    case DecisionKind::PlaceTile: return placingMoves(table, turn, hand);
    case DecisionKind::Claim:
    case DecisionKind::AfterPlacing: return figureMoves(table, turn);
    case DecisionKind::ScoreOrder: return orderMoves(table, turn);
    case DecisionKind::Bathhouse: return visitMoves(table);
    case DecisionKind::Special: return specialMoves(table, turn, open);
    case DecisionKind::GameOver: break;
    }
    return {};
}

Move asWritten(Move move) {
    auto *m = std::get_if<rules::SpecialMove>(&move);
    if (!m) return move;
    const std::string_view word = m->word;
    const auto isOneOf = [word](std::initializer_list<std::string_view> words) {
        return std::ranges::find(words, word) != words.end();
    };
    // Which keys the move has, from the table of moves in docs/scenario-format.md.
    const bool summons = word == "message" && m->number == 8;
    if (!summons && isOneOf({"tent", "counter", "message", "surveyors", "sheep", "wolf", "herd"})) m->at = rules::kNowhere;
    if (!summons &&
        !isOneOf({"barn", "castle", "castle-points", "fairy", "princess", "portal", "fly", "ghost", "leipzig", "wagon", "message"}))
        m->on = rules::kNoPart;
    if (word == "message" && !summons) m->on = rules::kNoPart;
    if (!summons && !isOneOf({"fairy", "princess", "portal", "fly", "ghost", "leipzig"})) m->figure = rules::kMeeple;
    if (!isOneOf({"bridge", "fly", "ghost", "princess", "leipzig", "tent", "counter", "message", "surveyors", "sheep"}))
        m->number = 0;
    return move;
}

} // namespace bathhouse::slow
