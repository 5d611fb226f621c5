// SPDX-License-Identifier: MIT
#include "rules/expansions/bridges_castles_bazaars/bridges_castles_bazaars.h"

#include "rules/expansions/bridges_castles_bazaars/bridge.h"
#include "rules/expansions/bridges_castles_bazaars/castle.h"

namespace bathhouse::rules {

std::vector<TokenTraits> BridgesCastlesBazaars::tokens() const {
    auto all = castle::tokens(id());
    for (const TokenTraits &t : bridge::tokens(id())) all.push_back(t);
    return all;
}

std::vector<Tile> BridgesCastlesBazaars::moreTiles(const TileTable &tiles) const { return bridge::bridgedTiles(tiles); }

std::vector<std::string_view> BridgesCastlesBazaars::moveWords() const { return {castle::kWord, castle::kTake, bridge::kWord}; }

void BridgesCastlesBazaars::listMoves(const State &s, std::vector<Move> &moves) const {
    bridge::listMoves(s, *this, moves);
    if (s.turn.phase == DecisionKind::Special && s.turn.asking == this) castle::listMoves(s, moves);
}

std::optional<Refusal> BridgesCastlesBazaars::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (m.word == bridge::kWord) return bridge::build(s, *this, m, sink);
    return m.word == castle::kTake ? castle::take(s, *this, m, sink) : castle::build(s, *this, m, sink);
}

std::optional<Refusal> BridgesCastlesBazaars::answer(State &s, const Move &move, EventSink *sink) const {
    return castle::decline(s, move, sink);
}

void BridgesCastlesBazaars::laying(const State &s, Position at, Rotation rotation, Laying &lies) const {
    bridge::laying(s, at, rotation, lies);
}

bool BridgesCastlesBazaars::suits(const State &s, const SpecialMove &m, TileId hand) const {
    return m.word != bridge::kWord || bridge::suits(s, m, hand);
}

Pace BridgesCastlesBazaars::tilePlaced(State &s, EventSink *) const {
    bridge::rest(s);
    return Pace::GoesOn;
}

void BridgesCastlesBazaars::changeWaiting(const State &s, std::vector<FeatureId> &waiting) const { castle::changeWaiting(s, waiting); }

Pace BridgesCastlesBazaars::beforeFeature(State &s, EventSink *sink) const { return castle::offer(s, *this, sink); }

Pace BridgesCastlesBazaars::afterFeature(State &s, EventSink *sink) const { return castle::score(s, *this, sink); }

bool BridgesCastlesBazaars::shelters(const State &s, FigureId id) const { return castle::shelters(s, id); }

void BridgesCastlesBazaars::cite(const State &s, FigureId id, Way way, std::vector<RuleId> &rules) const {
    if (way == Way::Sent) castle::cite(s, id, rules);
}

void BridgesCastlesBazaars::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    bridge::cite(s, feature, rules);
    castle::adjustScore(s, feature, sheet, rules);
}

} // namespace bathhouse::rules
