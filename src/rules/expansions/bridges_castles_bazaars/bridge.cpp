// SPDX-License-Identifier: MIT
#include "rules/expansions/bridges_castles_bazaars/bridge.h"

#include <algorithm>

namespace bathhouse::rules::bridge {

namespace {

constexpr RuleId kBridge = "bc-bridge";
constexpr std::string_view kWaiting = "bridge-waiting";

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

/// The active player's bridge that waits for the tile of the turn; Token::part is the way it leads. It lies on a tile already,
/// or Token::number tells the free space where its tile will lie.
TokenKind waiting() {
    static const TokenKind found = *tokenNamed(kWaiting);
    return found;
}

std::int32_t packed(Position p) {
    constexpr int kColumn = 2 * kMaxCoordinate + 1;
    return (p.x + kMaxCoordinate) * kColumn + p.y + kMaxCoordinate;
}

const Token *bridgeThatWaits(const State &s) {
    const auto i = s.token(waiting());
    return i ? &s.tokens[*i] : nullptr;
}

/// A tile with a bridge over it that leads that way on the map, if it has fields at both ends.
std::optional<TileId> bridged(const State &s, TileId tile, Rotation lies, int way) {
    return s.setting->tiles.find(bridgedId(s.setting->tiles.tile(tile), turnedEdges(edgesOf(way), inverse(lies))));
}

/// Whether a road may come out at both ends of a bridge there: no field or city is beyond.
bool endsAreFree(const State &s, Position at, int way) {
    return std::ranges::all_of(kEdges, [&](Edge e) {
        const auto next = edgesOf(way) & bit(e) ? s.board.at(neighbour(at, e)) : std::nullopt;
        if (!next) return true;
        const EdgeKind shown = edgeKind(s.board.turned(*next).pattern, opposite(e));
        return shown == EdgeKind::Road || shown == EdgeKind::Any;
    });
}

/// The tile that lies there with a bridge over it, if one can lead that way and there is space beside it for the tile of the turn.
std::optional<TileId> bridgedThere(const State &s, LaidId id, int way) {
    const LaidTile &laid = s.board.laid(id);
    const bool space = std::ranges::any_of(kEdges, [&](Edge e) { return onMap(neighbour(laid.at, e)) && !s.board.at(neighbour(laid.at, e)); });
    return space && endsAreFree(s, laid.at, way) ? bridged(s, laid.tile, laid.rotation, way) : std::nullopt;
}

/// Whether a bridge may lie over the tile that comes to a space.
bool mayWaitAt(const State &s, Position at, int way) {
    return std::ranges::find(s.board.openSpaces(), at, &OpenSpace::at) != s.board.openSpaces().end() && endsAreFree(s, at, way);
}

EdgePattern withEdge(EdgePattern around, Edge e, EdgeKind kind) {
    const auto shift = 2 * index(e);
    return static_cast<EdgePattern>((around & ~(3u << shift)) | static_cast<unsigned>(kind) << shift);
}

/// What is shown towards a space beside a tile that gets a bridge.
EdgePattern besideBridge(const OpenSpace &space, Position bridge, int way) {
    EdgePattern around = space.around;
    for (const Edge e : kEdges)
        if (neighbour(space.at, e) == bridge && (edgesOf(way) & bit(e))) around = withEdge(around, e, EdgeKind::Road);
    return around;
}

bool areBeside(Position a, Position b) {
    return std::ranges::any_of(kEdges, [&](Edge e) { return neighbour(a, e) == b; });
}

} // namespace

std::vector<TokenTraits> tokens(std::string_view expansion) {
    using Lies = TokenTraits::Lies;
    return {{.name = kWord, .expansion = expansion, .lies = Lies::OnTile, .owned = true, .each = stock, .alone = true, .rule = kBridge},
            {.name = kWaiting, .expansion = expansion, .lies = Lies::OffMap, .owned = true, .inner = true}};
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
    for (const int way : {kWestEast, kNorthSouth}) {
        for (std::uint32_t i = 0; i < s.board.size(); ++i)
            if (bridgedThere(s, LaidId{i}, way)) found.emplace_back(s.board.laid(LaidId{i}).at, way);
        for (const OpenSpace &o : s.board.openSpaces())
            if (endsAreFree(s, o.at, way)) found.emplace_back(o.at, way);
    }
    std::ranges::sort(found);
    for (const auto &[at, way] : found) moves.push_back(SpecialMove{.word = kWord, .at = at, .number = way});
}

std::optional<Refusal> build(State &s, const Expansion &module, const SpecialMove &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::PlaceTile) return afterClosing(s, m, sink);
    if (s.turn.noted(module) || (m.number != kWestEast && m.number != kNorthSouth)) return Refusal{kBridge};
    const auto laid = s.board.at(m.at);
    const auto by = laid ? bridgedThere(s, *laid, m.number) : std::nullopt;
    if (laid ? !by : !mayWaitAt(s, m.at, m.number)) return Refusal{kBridge};
    if (!hasBridgeLeft(s)) return Refusal{rule::baseSupply};
    s.turn.note(module);
    Token waits{.kind = waiting(), .player = s.turn.active, .part = static_cast<PartIndex>(m.number), .number = packed(m.at)};
    if (laid) {
        s.exchange(*laid, *by);
        waits.laid = static_cast<std::int32_t>(*laid);
        s.tokens.push_back(Token{.kind = kind(), .player = s.turn.active, .laid = waits.laid});
    }
    s.tokens.push_back(waits);
    if (sink) sink->on({TokenMoved{s.turn.active, kind(), std::nullopt, m.at}, {kBridge}});
    return std::nullopt;
}

void laying(const State &s, Position at, Rotation rotation, Laying &lies) {
    const Token *waits = bridgeThatWaits(s);
    if (!waits) return;
    if (waits->laid >= 0) {
        if (!areBeside(at, s.board.laid(LaidId{static_cast<std::uint32_t>(waits->laid)}).at)) lies.refused = kBridge;
        return;
    }
    const auto by = packed(at) == waits->number ? bridged(s, lies.tile, rotation, waits->part) : std::nullopt;
    if (by) lies.tile = *by;
    else lies.refused = kBridge;
}

bool suits(const State &s, const SpecialMove &m, TileId hand) {
    const bool overIt = !s.board.at(m.at);
    return std::ranges::any_of(s.board.openSpaces(), [&](const OpenSpace &o) {
        if (overIt ? o.at != m.at : !areBeside(o.at, m.at)) return false;
        const EdgePattern around = overIt ? o.around : besideBridge(o, m.at, m.number);
        return std::ranges::any_of(kRotations, [&](Rotation r) {
            const auto tile = overIt ? bridged(s, hand, r, m.number) : std::optional(hand);
            return tile && (s.board.tiles().rotationsThatFit(*tile, around) >> quarterTurns(r) & 1);
        });
    });
}

void rest(State &s) {
    const auto i = s.token(waiting());
    if (!i) return;
    const Token waits = s.tokens[*i];
    s.tokens.erase(s.tokens.begin() + static_cast<std::ptrdiff_t>(*i));
    if (waits.laid < 0) s.tokens.push_back(Token{.kind = kind(), .player = waits.player, .laid = static_cast<std::int32_t>(s.turn.laid)});
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
