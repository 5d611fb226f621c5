// SPDX-License-Identifier: MIT
#include "rules/expansions/abbey_and_mayor/abbey.h"

#include <algorithm>

namespace bathhouse::rules::abbey {

namespace {

constexpr RuleId kAbbey = "am-abbey", kNeighbour = "ix-abbey-neighbour";
constexpr std::string_view kTile = "abbey-and-mayor/abbey", kLaid = "abbey-laid";

TokenKind laidKind() {
    static const TokenKind kind = *tokenNamed(kLaid);
    return kind;
}

/// Whether the abbey may be laid there: a hole, and no module forbids it.
bool isHole(const State &s, TileId abbey, Position p) {
    const Board &board = s.board;
    return onMap(p) && !board.at(p) && laying(s, abbey, p, Rotation::None).refused.empty() &&
           std::ranges::all_of(kEdges, [&](Edge e) { return board.at(neighbour(p, e)).has_value(); });
}

bool besideBathhouse(const State &s, Position p) {
    if (!s.setting->bathhouses) return false;
    const auto ring = ringOf(p);
    return std::ranges::any_of(ring, [&](Position at) { return s.bathhouseAt(at).has_value(); });
}

} // namespace

OwnTile ownTile() { return {.tile = kTile, .rule = kAbbey}; }

TokenTraits laidToken(std::string_view expansion) {
    return {.name = kLaid, .expansion = expansion, .lies = TokenTraits::Lies::OffMap, .owned = true, .inner = true};
}

void listMoves(const State &s, std::vector<Move> &moves) {
    const auto tile = s.setting->tiles.find(kTile);
    if (s.turn.phase != DecisionKind::PlaceTile || !tile || s.token(laidKind(), s.turn.active)) return;
    std::vector<Position> holes;
    for (const OpenSpace &o : s.board.openSpaces())
        if (isHole(s, *tile, o.at)) holes.push_back(o.at);
    std::ranges::sort(holes);
    for (const Position at : holes) moves.push_back(SpecialMove{.word = kWord, .at = at});
}

std::optional<Refusal> lay(State &s, const SpecialMove &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::PlaceTile) return afterClosing(s, m, sink);
    const auto tile = s.setting->tiles.find(kTile);
    if (!tile || !isHole(s, *tile, m.at)) return Refusal{kAbbey};
    if (s.token(laidKind(), s.turn.active)) return Refusal{rule::baseSupply};
    s.tokens.push_back(Token{.kind = laidKind(), .player = s.turn.active});
    s.turn.laid = s.lay(*tile, m.at, Rotation::None);
    s.turn.phase = DecisionKind::AfterPlacing;
    if (sink) {
        std::vector<RuleId> rules{rule::basePlace, kAbbey};
        if (besideBathhouse(s, m.at)) rules.push_back(kNeighbour);
        sink->on({TilePlaced{s.turn.active, *tile, m.at, Rotation::None}, std::move(rules)});
    }
    afterTile(s, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules::abbey
