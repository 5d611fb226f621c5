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

std::vector<Move> abbeyMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    if (!table.has("abbey-and-mayor") || turn.abbeyLaid(turn.active())) return moves;
    for (const Position p : table.map().spacesAround())
        if (isHole(table.map(), p)) moves.push_back(rules::SpecialMove{.word = "abbey", .at = p});
    return moves;
}

Edge beyond(Edge e) { return static_cast<Edge>((static_cast<int>(e) + 2) % 4); }

/// Whether a bridge over this tile may end at that side: on a field, and beyond it nothing yet or something a road may meet.
bool mayEnd(const Map &map, const Laid &tile, Edge side) {
    if (tile.tile->anyEdge || shows(tile, side) != Shows::Field) return false;
    const Laid *next = map.at(step(tile.at, side));
    return !next || next->tile->anyEdge || shows(*next, beyond(side)) == Shows::Road;
}

/// A bridge over a tile that lies: both ends on fields, one of them free for the tile that comes next. One at most in a part of
/// the turn, and (our reading) none over a tile that has one.
std::vector<Move> bridgeMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    if (!table.has("bridges-castles-bazaars") || turn.bridged() || !hasOneLeft(table, "bridge", turn.active()))
        return moves;
    for (const Laid &tile : table.map().laid()) {
        if (tile.tile->bridge) continue;
        for (const int way : {1, 2}) {
            const std::array ends = way == 1 ? std::array{Edge::W, Edge::E} : std::array{Edge::N, Edge::S};
            const bool stands = std::ranges::all_of(ends, [&](Edge e) { return mayEnd(table.map(), tile, e); });
            const bool open = std::ranges::any_of(ends, [&](Edge e) {
                const Position p = step(tile.at, e);
                return withinMap(p) && !table.map().at(p);
            });
            if (stands && open) moves.push_back(rules::SpecialMove{.word = "bridge", .at = tile.at, .number = way});
        }
    }
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
    if (word == "wagon") return wagonMoves(table, open.player);
    if (word == "counter") return counterMoves();
    if (word == "message") return messageMoves(table, open.player);
    if (word == "surveyors") return surveyorMoves(table);
    return {};
}

} // namespace

bool hasOneLeft(const Table &table, std::string_view thing, PlayerId player) {
    return table.count(thing, player) < (table.playerCount() > 4 ? 2 : 3);
}

std::vector<Move> placingMoves(const Table &table, const TurnSoFar &turn, std::optional<TileId> hand) {
    std::vector<Move> moves;
    if (hand) {
        for (const Position p : table.map().spacesAround())
            for (int turns = 0; turns < 4; ++turns)
                if (table.map().fits({&table.setting().tiles.tile(*hand), *hand, p, turns}))
                    moves.push_back(rules::Place{*hand, p, static_cast<rules::Rotation>(turns)});
        if (moves.empty()) moves.push_back(rules::Discard{*hand});
    }
    append(moves, abbeyMoves(table, turn));
    append(moves, bridgeMoves(table, turn));
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
        !isOneOf({"barn", "castle", "fairy", "princess", "portal", "fly", "ghost", "leipzig", "wagon", "message"}))
        m->on = rules::kNoPart;
    if (word == "message" && !summons) m->on = rules::kNoPart;
    if (!summons && !isOneOf({"fairy", "princess", "portal", "fly", "ghost", "leipzig"})) m->figure = rules::kMeeple;
    if (!isOneOf({"bridge", "fly", "ghost", "princess", "leipzig", "tent", "counter", "message", "surveyors", "sheep"}))
        m->number = 0;
    return move;
}

} // namespace bathhouse::slow
