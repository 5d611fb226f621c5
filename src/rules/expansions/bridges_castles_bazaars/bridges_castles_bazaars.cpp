// SPDX-License-Identifier: MIT
#include "rules/expansions/bridges_castles_bazaars/bridges_castles_bazaars.h"

#include "rules/expansions/bridges_castles_bazaars/bridge.h"
#include "rules/expansions/bridges_castles_bazaars/castle.h"

namespace bathhouse::rules {

std::vector<TokenTraits> BridgesCastlesBazaars::tokens() const {
    auto all = castle::tokens(id());
    all.push_back(bridge::token(id()));
    return all;
}

std::vector<Tile> BridgesCastlesBazaars::moreTiles(const TileTable &tiles) const { return bridge::bridgedTiles(tiles); }

std::vector<std::string_view> BridgesCastlesBazaars::moveWords() const { return {castle::kWord, bridge::kWord}; }

void BridgesCastlesBazaars::listMoves(const State &s, std::vector<Move> &moves) const {
    bridge::listMoves(s, *this, moves);
    if (s.turn.phase == DecisionKind::Special && s.turn.asking == this) castle::listMoves(s, moves);
}

std::optional<Refusal> BridgesCastlesBazaars::play(State &s, const SpecialMove &m, EventSink *sink) const {
    return m.word == bridge::kWord ? bridge::build(s, *this, m, sink) : castle::build(s, *this, m, sink);
}

std::optional<Refusal> BridgesCastlesBazaars::answer(State &s, const Move &move, EventSink *sink) const {
    return castle::decline(s, move, sink);
}

void BridgesCastlesBazaars::changeWaiting(const State &s, std::vector<FeatureId> &waiting) const { castle::changeWaiting(s, waiting); }

Pace BridgesCastlesBazaars::beforeFeature(State &s, EventSink *sink) const { return castle::offer(s, *this, sink); }

Pace BridgesCastlesBazaars::afterFeature(State &s, EventSink *sink) const { return castle::score(s, sink); }

void BridgesCastlesBazaars::cite(const State &s, FigureId id, Way way, std::vector<RuleId> &rules) const {
    if (way == Way::Sent) castle::cite(s, id, rules);
}

void BridgesCastlesBazaars::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    bridge::cite(s, feature, rules);
    castle::adjustScore(s, feature, sheet, rules);
}

} // namespace bathhouse::rules
