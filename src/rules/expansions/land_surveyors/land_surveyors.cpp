// SPDX-License-Identifier: MIT
#include "rules/expansions/land_surveyors/land_surveyors.h"

#include <algorithm>
#include <bit>
#include <map>

namespace bathhouse::rules {

namespace {

constexpr RuleId kTiles = "ls-tiles", kZero = "ix-surveyors-zero";
constexpr std::string_view kWord = "surveyors";

struct ScoringTile {
    std::string_view token;
    PartKind kind;
    int points = 0;                ///< more for each feature
    bool everybody = false;        ///< all meeples of the city score, not only the majority
    bool withoutCaps = false;      ///< tiles that only close the city are worth nothing
};
/// In the order of the numbers that the move gives them, from 1.
constexpr std::array<ScoringTile, 8> kScoringTiles{{{"road-wealth", PartKind::Road, 3},
                                                    {"road-poverty", PartKind::Road, -3},
                                                    {"city-wealth", PartKind::City, 3},
                                                    {"city-poverty", PartKind::City, -3},
                                                    {"citizens-jury", PartKind::City, 0, true},
                                                    {"bad-neighbourhood", PartKind::City, 0, false, true},
                                                    {"monastery-wealth", PartKind::Monastery, 3},
                                                    {"monastery-poverty", PartKind::Monastery, -3}}};

TokenKind tokenOf(const ScoringTile &tile) { return *tokenNamed(tile.token); }
/// Something was scored since the tiles were last replaced.
TokenKind used() {
    static const TokenKind kind = *tokenNamed("surveyors-used");
    return kind;
}
/// Tiles are being replaced.
TokenKind opened() {
    static const TokenKind kind = *tokenNamed("surveyors-opened");
    return kind;
}

const ScoringTile *openFor(const State &s, PartKind kind) {
    for (const ScoringTile &tile : kScoringTiles)
        if (tile.kind == kind && s.token(tokenOf(tile))) return &tile;
    return nullptr;
}

/// The tiles of a city that have no more than caps of it: parts with one edge.
int caps(const State &s, FeatureId city, int &pennants) {
    std::map<LaidId, bool> onlyCap;
    std::map<LaidId, int> arms;
    s.board.forEachNode(city, [&](NodeId n) {
        const Part &part = s.board.part(n);
        const bool cap = std::popcount(part.edges) == 1;
        const auto [place, fresh] = onlyCap.try_emplace(s.board.laidOf(n), cap);
        if (!fresh) place->second = place->second && cap;
        arms[s.board.laidOf(n)] += part.pennants;
    });
    int count = 0;
    for (const auto &[laid, cap] : onlyCap) {
        if (!cap) continue;
        ++count;
        pennants += arms[laid];
    }
    return count;
}

void leaveOut(std::vector<Term> &terms, std::string_view label, int count) {
    for (Term &t : terms) {
        if (t.label != label) continue;
        t.count -= count;
        t.points = t.count * t.each;
    }
    std::erase_if(terms, [label](const Term &t) { return t.label == label && t.count == 0; });
}

/// Whether the tiles change what a feature is worth: in the scoring of the turn, not in what comes after it.
bool isAffected(const State &s, FeatureId feature, const ScoreSheet &sheet) {
    return sheet.when == Scoring::Completed && s.turn.stage != Stage::AfterScoring && !isReplaced(s, feature);
}

/// Whether the active player will go on with another part of the turn.
bool turnGoesOn(const State &s) {
    return s.turn.part == 1 && std::ranges::any_of(s.setting->with(Hook::AnotherPart), [&](const Expansion *e) { return e->anotherPart(s).has_value(); });
}

bool isOpened(const State &s, PartKind kind) { return openFor(s, kind) != nullptr; }

void forget(State &s, TokenKind kind) {
    std::erase_if(s.tokens, [kind](const Token &t) { return t.kind == kind; });
}

} // namespace

std::vector<TokenTraits> LandSurveyors::tokens() const {
    std::vector<TokenTraits> all;
    for (const ScoringTile &tile : kScoringTiles)
        all.push_back({.name = tile.token, .expansion = id(), .lies = TokenTraits::Lies::OffMap, .insteadOf = name(tile.kind), .rule = kTiles});
    for (const std::string_view note : {"surveyors-used", "surveyors-opened"})
        all.push_back({.name = note, .expansion = id(), .lies = TokenTraits::Lies::OffMap, .inner = true});
    return all;
}

void LandSurveyors::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    if (!isAffected(s, feature, sheet) || !sheet.counted) return;
    const ScoringTile *tile = openFor(s, sheet.kind);
    if (!tile) return;
    rules.push_back(kTiles);
    if (tile->points != 0) sheet.terms.push_back({tile->token, 1, tile->points, tile->points});
    if (tile->everybody) {
        sheet.everybody = true;
        sheet.outdone = 0;
    }
    if (!tile->withoutCaps) return;
    int pennants = 0;
    leaveOut(sheet.terms, "tile", caps(s, feature, pennants));
    leaveOut(sheet.terms, "coat-of-arms", pennants);
}

void LandSurveyors::featureScored(State &s, FeatureId feature, const ScoreSheet &sheet, EventSink *) const {
    if (!isAffected(s, feature, sheet) || s.token(used())) return;
    if (sheet.kind == PartKind::Road || sheet.kind == PartKind::City || sheet.kind == PartKind::Monastery) s.tokens.push_back({.kind = used()});
}

void LandSurveyors::cite(const State &s, FigureId, Way way, std::vector<RuleId> &rules) const {
    if (way != Way::Sent || s.turn.scoredPoints > 0) return;
    const ScoringTile *tile = openFor(s, s.board.kind(s.turn.current));
    if (tile && !isReplaced(s, s.turn.current) && (tile->points < 0 || tile->withoutCaps)) rules.push_back(kZero);
}

Pace LandSurveyors::afterScoring(State &s, EventSink *sink) const {
    if (s.token(used()) && !s.token(opened())) {
        if (turnGoesOn(s)) return Pace::GoesOn;
        forget(s, used());
        for (const ScoringTile &tile : kScoringTiles) forget(s, tokenOf(tile));
        s.tokens.push_back({.kind = opened()});
    }
    const bool all = isOpened(s, PartKind::Road) && isOpened(s, PartKind::City) && isOpened(s, PartKind::Monastery);
    if (all) forget(s, opened());
    if (!s.token(opened())) return Pace::GoesOn;
    s.ask(*this, kWord, s.turn.active);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kTiles}});
    return Pace::Waits;
}

void LandSurveyors::listMoves(const State &s, std::vector<Move> &moves) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return;
    for (std::size_t i = 0; i < kScoringTiles.size(); ++i)
        if (!isOpened(s, kScoringTiles[i].kind)) moves.push_back(SpecialMove{.word = kWord, .number = static_cast<int>(i) + 1});
    moves.push_back(Pass{});
}

std::optional<Refusal> LandSurveyors::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return Refusal{rule::baseTurnOrder};
    if (m.number < 1 || m.number > static_cast<int>(kScoringTiles.size())) return Refusal{kTiles};
    const ScoringTile &tile = kScoringTiles[static_cast<std::size_t>(m.number) - 1];
    if (isOpened(s, tile.kind)) return Refusal{kTiles};
    s.tokens.push_back({.kind = tokenOf(tile)});
    if (sink) sink->on({TokenMoved{s.turn.active, tokenOf(tile), std::nullopt, std::nullopt}, {kTiles}});
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> LandSurveyors::answer(State &s, const Move &move, EventSink *sink) const {
    if (!std::holds_alternative<Pass>(move)) return Refusal{rule::baseTurnOrder};
    forget(s, opened());
    proceed(s, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules
