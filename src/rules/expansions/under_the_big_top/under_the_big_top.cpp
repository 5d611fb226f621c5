// SPDX-License-Identifier: MIT
#include "rules/expansions/under_the_big_top/under_the_big_top.h"

#include "rules/nine_tiles.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kTent = "bt-tent", kSendsNobody = "ix-tent", kRingmaster = "bt-ringmaster", kIsMeeple = "ix-ringmaster";
constexpr int kLowest = 1, kHighest = 7;

TokenKind tent() {
    static const TokenKind kind = *tokenNamed("tent");
    return kind;
}
FigureKind ringmaster() {
    static const FigureKind kind = *figureNamed("ringmaster");
    return kind;
}
bool hasCircus(const State &s, LaidId laid) {
    static const Marks circus = markNamed("circus");
    return s.board.isMarked(laid, circus);
}
/// Whether a ringmaster is at home there.
bool hasShow(const State &s, LaidId laid) {
    static const Marks show = markNamed("circus") | markNamed("acrobat");
    return s.board.isMarked(laid, show);
}

/// Whether a position lies on the nine tiles of a circus.
bool isNear(Position a, Position circus) { return std::abs(a.x - circus.x) <= 1 && std::abs(a.y - circus.y) <= 1; }

/// The points of the tent that moves on, player by player.
void pay(State &s, Position from, int value, EventSink *sink) {
    std::array<int, kMaxPlayers> meeples{};
    for (const Figure &f : s.figures)
        if (!f.gone && s.setting->traits(f.kind).isMeeple && isNear(s.whereIs(f).at, from)) ++meeples[index(f.player)];
    for (std::uint8_t p = 0; p < s.setting->players; ++p) {
        if (meeples[p] == 0) continue;
        const int points = meeples[p] * value;
        std::vector<RuleId> rules{kTent};
        if (s.setting->bathhouses) rules.push_back(kSendsNobody);
        Reckoning reckoning;
        if (sink) reckoning = {{{"tent", meeples[p], value, points}}, nineTiles(s.board, from), std::nullopt};
        gain(s, PlayerId{p}, points, "tent", std::move(rules), sink, std::move(reckoning));
    }
}

void pitch(State &s, EventSink *sink) {
    const auto i = s.token(tent());
    std::optional<Position> from;
    if (i) from = s.whereIs(s.tokens[*i])->at;
    if (i) s.tokens[*i].laid = static_cast<std::int32_t>(s.turn.laid);
    else s.tokens.push_back({.kind = tent(), .laid = static_cast<std::int32_t>(s.turn.laid)});
    if (sink) sink->on({TokenMoved{s.turn.active, tent(), from, s.board.laid(s.turn.laid).at}, {kTent}});
}

} // namespace

std::vector<FigureTraits> UnderTheBigTop::figures() const {
    return {{.name = "ringmaster", .expansion = id(), .goesOn = kUsualParts, .copies = 1, .wrongPart = rule::baseAbbotPlace, .visitRule = kIsMeeple}};
}

std::vector<TokenTraits> UnderTheBigTop::tokens() const {
    return {{.name = "tent", .expansion = id(), .lies = TokenTraits::Lies::OnTile, .onMark = "circus", .copies = 1, .rule = kTent}};
}

Pace UnderTheBigTop::tilePlaced(State &s, EventSink *sink) const {
    if (hasCircus(s, s.turn.laid) && !s.token(tent())) pitch(s, sink);
    return Pace::GoesOn;
}

Pace UnderTheBigTop::afterScoring(State &s, EventSink *sink) const {
    const auto i = s.token(tent());
    if (!i || !hasCircus(s, s.turn.laid) || s.tokens[*i].laid == static_cast<std::int32_t>(s.turn.laid)) return Pace::GoesOn;
    // Which token lay under the tent is seen only now.
    s.ask(*this, "tent", s.turn.active);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kTent}});
    return Pace::Waits;
}

void UnderTheBigTop::listMoves(const State &s, std::vector<Move> &moves) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return;
    for (int value = kLowest; value <= kHighest; ++value) moves.push_back(SpecialMove{.word = "tent", .number = value});
}

std::optional<Refusal> UnderTheBigTop::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return Refusal{rule::baseTurnOrder};
    if (m.number < kLowest || m.number > kHighest) return Refusal{kTent};
    pay(s, s.whereIs(s.tokens[*s.token(tent())])->at, m.number, sink);
    pitch(s, sink);
    proceed(s, sink);
    return std::nullopt;
}

void UnderTheBigTop::featureScored(State &s, FeatureId feature, const ScoreSheet &, EventSink *sink) const {
    std::vector<FigureId> found;
    forEachFigureOn(s, feature, [&](FigureId id) {
        if (s.figure(id).kind == ringmaster()) found.push_back(id);
    });
    std::ranges::sort(found, {}, [&s](FigureId id) { return s.figure(id).player; });
    for (const FigureId id : found) {
        const Figure &f = s.figure(id);
        const Position at = s.whereIs(f).at;
        std::vector<Position> shows = nineTiles(s.board, at);
        std::erase_if(shows, [&s](Position p) { return !hasShow(s, *s.board.at(p)); });
        if (shows.empty()) continue;
        const int count = static_cast<int>(shows.size());
        gain(s, f.player, 2 * count, "ringmaster", {kRingmaster}, sink, {{{"circus", count, 2, 2 * count}}, std::move(shows), std::nullopt});
    }
}

} // namespace bathhouse::rules
