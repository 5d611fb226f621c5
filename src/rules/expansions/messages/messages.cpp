// SPDX-License-Identifier: MIT
#include "rules/expansions/messages/messages.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace bathhouse::rules {

namespace {

constexpr RuleId kMessage = "ms-message", kTakesHome = "ix-message-8";
constexpr std::string_view kCounter = "counter", kWord = "message";
constexpr int kSecond = 2, kSpaces = 5, kInstead = 2, kArms = 5, kKnights = 6, kFarmers = 7, kTakesMeeple = 8;

TokenKind counter() {
    static const TokenKind kind = *tokenNamed("counter");
    return kind;
}
/// What the active player had before the scoring: `number` points.
TokenKind before() {
    static const TokenKind kind = *tokenNamed("score-before");
    return kind;
}
/// The counter that brought the message being taken: `number` 1 or 2.
TokenKind brought() {
    static const TokenKind kind = *tokenNamed("message-counter");
    return kind;
}

/// Where the second counter of a player stands.
int second(const State &s, PlayerId player) {
    const auto i = s.token(counter(), player);
    return i ? s.tokens[*i].number : 0;
}

void advanceSecond(State &s, PlayerId player, int points, EventSink *sink) {
    const auto i = s.token(counter(), player);
    Token &token = i ? s.tokens[*i] : s.tokens.emplace_back(Token{.kind = counter(), .player = player});
    token.number += points;
    if (sink) sink->on({TokenMoved{player, counter(), std::nullopt, std::nullopt, token.number}, {kMessage}});
}

void forget(State &s, TokenKind kind) {
    std::erase_if(s.tokens, [kind](const Token &t) { return t.kind == kind; });
}

/// The kind of feature that a message scores.
std::optional<PartKind> kindOf(int message) {
    switch (message) {
    case 1: return PartKind::Road;
    case 2: return PartKind::City;
    case 3: return PartKind::Monastery;
    default: return std::nullopt;
    }
}

/// The own meeples on the map that message 8 may score, by position, one of a kind on a part.
std::vector<FigureId> ownMeeples(const State &s) {
    std::vector<FigureId> found;
    const auto key = [&s](FigureId id) {
        const PartRef where = s.whereIs(s.figure(id));
        return std::tuple(where.at, where.part, s.figure(id).kind);
    };
    for (std::uint32_t i = 0; i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (f.gone || f.inBathhouse() || f.player != s.turn.active || !s.setting->traits(f.kind).isMeeple) continue;
        if (std::ranges::none_of(found, [&](FigureId other) { return key(other) == key(FigureId{i}); })) found.push_back(FigureId{i});
    }
    std::ranges::sort(found, {}, key);
    return found;
}

/// How the points of a feature at the end come about.
Reckoning reckoningOf(const State &s, FeatureId feature) {
    std::vector<RuleId> unused;
    const NodeId first = s.board.firstNode(feature);
    return {countFeature(s, feature, Scoring::Final, unused).terms, {},
            PartRef{s.board.laid(s.board.laidOf(first)).at, s.board.partIndex(first)}};
}

/// The player's feature of a kind that would bring least at the end, the first by the position of a meeple; nothing: there is
/// none.
std::optional<FeatureId> smallest(const State &s, PartKind kind) {
    std::optional<FeatureId> least;
    int points = 0;
    std::vector<RuleId> unused;
    for (const FigureId id : ownMeeples(s)) {
        const FeatureId feature = s.board.feature(s.figure(id).node);
        if (s.board.kind(feature) != kind || isReplaced(s, feature)) continue;
        const int brings = countFeature(s, feature, Scoring::Final, unused).points();
        if (least && brings >= points) continue;
        least = feature;
        points = brings;
    }
    return least;
}

/// Calls `visit(feature)` for each own meeple on a kind of feature.
template <class Visit> void forEachOwn(const State &s, PartKind kind, Visit &&visit) {
    for (const Figure &f : s.figures) {
        if (f.gone || f.inBathhouse() || f.player != s.turn.active || !s.setting->traits(f.kind).isMeeple) continue;
        if (const FeatureId feature = s.board.feature(f.node); s.board.kind(feature) == kind) visit(feature);
    }
}

/// What a message that counts meeples or coats of arms brings; nothing: it is none of those, or there is nobody to count.
std::optional<Term> counted(const State &s, int message) {
    int meeples = 0, arms = 0;
    std::set<FeatureId> cities;
    forEachOwn(s, message == kFarmers ? PartKind::Field : PartKind::City, [&](FeatureId feature) {
        ++meeples;
        if (cities.insert(feature).second) arms += s.board.pennants(feature);
    });
    if (meeples == 0) return std::nullopt;
    switch (message) {
    case kArms: return Term{"coat-of-arms", arms, 2, 2 * arms};
    case kKnights: return Term{"knight", meeples, 2, 2 * meeples};
    case kFarmers: return Term{"farmer", meeples, 3, 3 * meeples};
    default: return std::nullopt;
    }
}

/// What a message brings that takes nobody home, and how that comes about; nothing: it cannot be had.
std::optional<Reckoning> worth(const State &s, int message) {
    if (message == 0) return Reckoning{{{"instead", 1, kInstead, kInstead}}, {}, std::nullopt};
    if (const auto kind = kindOf(message)) {
        const auto feature = smallest(s, *kind);
        return feature ? std::optional(reckoningOf(s, *feature)) : std::nullopt;
    }
    const auto term = counted(s, message);
    return term ? std::optional(Reckoning{{*term}, {}, std::nullopt}) : std::nullopt;
}

} // namespace

std::vector<TokenTraits> Messages::tokens() const {
    const TokenTraits note{.name = {}, .expansion = id(), .lies = TokenTraits::Lies::OffMap, .owned = true, .numbered = true};
    std::vector<TokenTraits> all(3, note);
    all[0].name = kCounter;
    all[0].each = [](int) { return 1; };
    all[0].rule = kMessage;
    all[1].name = "score-before";
    all[2].name = "message-counter";
    all[1].inner = all[2].inner = true;
    return all;
}

bool Messages::asks(const State &s, std::string_view question) const {
    return s.turn.phase == DecisionKind::Special && s.turn.asking == this && s.turn.question == question;
}

Pace Messages::beforeScoring(State &s, EventSink *) const {
    if (!s.token(before())) s.tokens.push_back({.kind = before(), .player = s.turn.active, .number = s.player(s.turn.active).score});
    return Pace::GoesOn;
}

void Messages::featureScored(State &s, FeatureId, const ScoreSheet &sheet, EventSink *) const {
    // Taking the abbot back scores, too, and comes before the scoring of the turn.
    if (sheet.when != Scoring::Withdrawn || s.token(before())) return;
    // What other modules give for it (a fairy) moves the counter as well.
    s.tokens.push_back({.kind = before(), .player = s.turn.active, .number = sheet.had[index(s.turn.active)]});
}

Pace Messages::afterScoring(State &s, EventSink *sink) const {
    const auto i = s.token(before());
    if (!i) return Pace::GoesOn;
    if (s.tokens[*i].number == s.player(s.turn.active).score) {
        forget(s, before());
        return Pace::GoesOn;
    }
    s.ask(*this, kCounter, s.turn.active);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kMessage}});
    return Pace::Waits;
}

void Messages::adjustScore(const State &s, FeatureId, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    if (sheet.when != Scoring::Final && asks(s, kWord)) rules.push_back(kTakesHome);
}

void Messages::listMoves(const State &s, std::vector<Move> &moves) const {
    if (asks(s, kCounter))
        for (int which = 1; which <= kSecond; ++which) moves.push_back(SpecialMove{.word = kCounter, .number = which});
    if (!asks(s, kWord)) return;
    for (int message = 0; message < kTakesMeeple; ++message)
        if (worth(s, message)) moves.push_back(SpecialMove{.word = kWord, .number = message});
    for (const FigureId id : ownMeeples(s)) {
        const PartRef where = s.whereIs(s.figure(id));
        moves.push_back(SpecialMove{.word = kWord, .at = where.at, .on = where.part, .figure = s.figure(id).kind, .number = kTakesMeeple});
    }
}

std::optional<Refusal> Messages::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (!asks(s, m.word)) return Refusal{rule::baseTurnOrder};
    return m.word == kCounter ? moveCounter(s, m.number, sink) : take(s, m, sink);
}

std::optional<Refusal> Messages::moveCounter(State &s, int which, EventSink *sink) const {
    if (which < 1 || which > kSecond) return Refusal{kMessage};
    const PlayerId player = s.turn.active;
    const int points = s.player(player).score - s.tokens[*s.token(before())].number;
    forget(s, before());
    if (which == kSecond) advanceSecond(s, player, points, sink);
    const int standsOn = which == kSecond ? second(s, player) : s.player(player).score - second(s, player);
    if (standsOn % kSpaces != 0) {
        proceed(s, sink);
        return std::nullopt;
    }
    s.tokens.push_back({.kind = brought(), .player = player, .number = which});
    s.ask(*this, kWord, player);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kMessage}});
    return std::nullopt;
}

std::optional<Refusal> Messages::take(State &s, const SpecialMove &m, EventSink *sink) const {
    const PlayerId player = s.turn.active;
    const int had = s.player(player).score;
    if (m.number == kTakesMeeple) {
        const auto all = ownMeeples(s);
        const auto found = std::ranges::find_if(all, [&](FigureId id) {
            return s.whereIs(s.figure(id)) == PartRef{m.at, m.on} && s.figure(id).kind == m.figure;
        });
        if (found == all.end()) return Refusal{m.on == kBathhousePart ? kTakesHome : kMessage};
        const FeatureId feature = s.board.feature(s.figure(*found).node);
        award(s, feature, s.board.complete(feature) ? Scoring::Completed : Scoring::Early, sink);
        if (s.setting->bathhouses) returnFigure(s, *found, kWord, {kMessage, kTakesHome}, sink);
        else returnFigure(s, *found, kWord, {kMessage}, sink);
    } else {
        auto brings = worth(s, m.number);
        if (!brings) return Refusal{kMessage};
        int points = 0;
        for (const Term &t : brings->terms) points += t.points;
        gain(s, player, points, kWord, {kMessage}, sink, *std::move(brings));
    }
    const bool bySecond = s.tokens[*s.token(brought())].number == kSecond;
    forget(s, brought());
    if (const int points = s.player(player).score - had; bySecond && points != 0) advanceSecond(s, player, points, sink);
    proceed(s, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules
