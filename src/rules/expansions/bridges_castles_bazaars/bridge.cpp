// SPDX-License-Identifier: MIT
#include "rules/expansions/bridges_castles_bazaars/bridge.h"

#include <algorithm>

namespace bathhouse::rules::bridge {

namespace {

constexpr RuleId kBridge = "bc-bridge";

TokenKind kind() {
    static const TokenKind found = *tokenNamed(kWord);
    return found;
}

EdgeMask edgesOf(int way) {
    return way == kWestEast ? static_cast<EdgeMask>(bit(Edge::W) | bit(Edge::E)) : static_cast<EdgeMask>(bit(Edge::N) | bit(Edge::S));
}

/// "base/B+WE": the tile as printed with a bridge from west to east.
std::string bridgedId(const Tile &tile, EdgeMask edges) { return tile.id + (edges == edgesOf(kWestEast) ? "+WE" : "+NS"); }

/// How many bridges each player has in the beginning.
int stock(int players) { return players > 4 ? 2 : 3; }

bool hasBridgeLeft(const State &s) {
    return std::ranges::count_if(s.tokens, [&](const Token &t) { return t.kind == kind() && t.player == s.turn.active; }) <
           stock(s.setting->players);
}

/// The tile that lies there with a bridge over it, if one can lead that way: both ends on field, one of them beside a free
/// space, the other too or beside something that a road may meet.
std::optional<TileId> bridged(const State &s, LaidId id, int way) {
    const LaidTile &laid = s.board.laid(id);
    const EdgeMask edges = edgesOf(way);
    const auto found = s.setting->tiles.find(bridgedId(s.board.tile(id), turnedEdges(edges, inverse(laid.rotation))));
    if (!found) return std::nullopt;
    bool open = false;
    for (const Edge e : kEdges) {
        if (!(edges & bit(e))) continue;
        const Position beyond = neighbour(laid.at, e);
        const auto next = s.board.at(beyond);
        open = open || (!next && onMap(beyond));
        if (!next) continue;
        const EdgeKind shown = edgeKind(s.board.turned(*next).pattern, opposite(e));
        if (shown != EdgeKind::Road && shown != EdgeKind::Any) return std::nullopt;
    }
    return open ? found : std::nullopt;
}

} // namespace

TokenTraits token(std::string_view expansion) {
    return {.name = kWord, .expansion = expansion, .lies = TokenTraits::Lies::OnTile, .owned = true, .each = stock, .alone = true,
            .rule = kBridge};
}

std::vector<Tile> bridgedTiles(const TileTable &tiles) {
    std::vector<Tile> all;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileId id{static_cast<std::uint16_t>(i)};
        const Tile &printed = tiles.tile(id);
        if (printed.bridge) continue;
        for (const int way : {kWestEast, kNorthSouth}) {
            const EdgeMask edges = edgesOf(way);
            const bool onFields = std::ranges::all_of(kEdges, [&](Edge e) {
                return !(edges & bit(e)) || edgeKind(tiles.turned(id, Rotation::None).pattern, e) == EdgeKind::Field;
            });
            if (!onFields) continue;
            Tile more = printed;
            more.id = bridgedId(printed, edges);
            more.count = 0;
            Part road;
            road.kind = PartKind::Road;
            road.edges = edges;
            more.parts.push_back(road);
            more.bridge = Bridge{.over = edges};
            all.push_back(std::move(more));
        }
    }
    return all;
}

void listMoves(const State &s, const Expansion &module, std::vector<Move> &moves) {
    if (s.turn.phase != DecisionKind::PlaceTile || s.turn.noted(module) || !hasBridgeLeft(s)) return;
    std::vector<std::pair<Position, int>> found;
    for (std::uint32_t i = 0; i < s.board.size(); ++i)
        for (const int way : {kWestEast, kNorthSouth})
            if (bridged(s, LaidId{i}, way)) found.emplace_back(s.board.laid(LaidId{i}).at, way);
    std::ranges::sort(found);
    for (const auto &[at, way] : found) moves.push_back(SpecialMove{.word = kWord, .at = at, .number = way});
}

std::optional<Refusal> build(State &s, const Expansion &module, const SpecialMove &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::PlaceTile) return afterClosing(s, m, sink);
    const auto laid = s.board.at(m.at);
    if (!laid || s.turn.noted(module) || (m.number != kWestEast && m.number != kNorthSouth)) return Refusal{kBridge};
    const auto by = bridged(s, *laid, m.number);
    if (!by) return Refusal{kBridge};
    if (!hasBridgeLeft(s)) return Refusal{rule::baseSupply};
    s.turn.note(module);
    s.exchange(*laid, *by);
    s.tokens.push_back(Token{.kind = kind(), .player = s.turn.active, .laid = static_cast<std::int32_t>(*laid)});
    if (sink) sink->on({TokenMoved{s.turn.active, kind(), std::nullopt, m.at}, {kBridge}});
    return std::nullopt;
}

void cite(const State &s, FeatureId road, std::vector<RuleId> &rules) {
    if (s.board.kind(road) != PartKind::Road) return;
    bool over = false;
    s.board.forEachNode(road, [&](NodeId n) {
        const auto &bridge = s.board.tile(s.board.laidOf(n)).bridge;
        over = over || (bridge && bridge->under == 0);
    });
    if (over) rules.push_back(kBridge);
}

} // namespace bathhouse::rules::bridge
