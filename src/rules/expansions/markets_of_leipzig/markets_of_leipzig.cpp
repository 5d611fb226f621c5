// SPDX-License-Identifier: MIT
#include "rules/expansions/markets_of_leipzig/markets_of_leipzig.h"

#include <algorithm>
#include <tuple>

namespace bathhouse::rules {

namespace {

constexpr RuleId kLeipzig = "ml-leipzig", kNoBath = "ix-leipzig";
constexpr std::string_view kWord = "leipzig";
constexpr int kQuarters = 4;

/// A figure in a quarter.
TokenKind merchant() {
    static const TokenKind kind = *tokenNamed("leipzig-meeple");
    return kind;
}
/// A player who has had the choice for this road.
TokenKind asked() {
    static const TokenKind kind = *tokenNamed("leipzig-asked");
    return kind;
}

/// The tile of Leipzig that the road being scored leads to, the first by position.
std::optional<LaidId> gate(const State &s) {
    static const Marks leipzig = markNamed("leipzig");
    if (s.board.kind(s.turn.current) != PartKind::Road) return std::nullopt;
    for (const NodeId n : s.board.sortedNodes(s.turn.current))
        if (s.board.isMarked(s.board.laidOf(n), leipzig)) return s.board.laidOf(n);
    return std::nullopt;
}

/// The highwaymen of a player on the road being scored, by position, one of a kind on a part.
std::vector<FigureId> highwaymen(const State &s, PlayerId player) {
    std::vector<FigureId> found;
    const auto key = [&s](FigureId id) {
        const PartRef where = s.whereIs(s.figure(id));
        return std::tuple(where.at, where.part, s.figure(id).kind);
    };
    forEachFigureOn(s, s.turn.current, [&](FigureId id) {
        const Figure &f = s.figure(id);
        if (f.player != player || !s.setting->traits(f.kind).isMeeple) return;
        if (std::ranges::none_of(found, [&](FigureId other) { return key(other) == key(id); })) found.push_back(id);
    });
    std::ranges::sort(found, {}, key);
    return found;
}

/// Whether a player has somebody in a quarter already: there nobody else of the own goes.
bool isIn(const State &s, PlayerId player, int quarter) {
    return std::ranges::any_of(s.tokens, [&](const Token &t) { return t.kind == merchant() && t.player == player && t.number == quarter; });
}

bool hasFreeQuarter(const State &s, PlayerId player) {
    for (int quarter = 1; quarter <= kQuarters; ++quarter)
        if (!isIn(s, player, quarter)) return true;
    return false;
}

/// Only who has the majority may send somebody. That is settled before anybody leaves: the others count as asked.
void passByOthers(State &s) {
    if (s.token(asked())) return;
    std::vector<RuleId> unused;
    const ScoreSheet sheet = countFeature(s, s.turn.current, Scoring::Completed, unused);
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (!sheet.wins(PlayerId{p})) s.tokens.push_back({.kind = asked(), .player = PlayerId{p}});
}

/// The next player who has a choice on this road: the active one first.
std::optional<PlayerId> next(const State &s) {
    for (int i = 0; i < s.setting->players; ++i) {
        const auto seat = (index(s.turn.active) + static_cast<std::size_t>(i)) % static_cast<std::size_t>(s.setting->players);
        const PlayerId player{static_cast<std::uint8_t>(seat)};
        if (!s.token(asked(), player) && !highwaymen(s, player).empty() && hasFreeQuarter(s, player)) return player;
    }
    return std::nullopt;
}

} // namespace

std::vector<TokenTraits> MarketsOfLeipzig::tokens() const {
    return {{.name = "leipzig-meeple", .expansion = id(), .owned = true, .numbered = true, .holdsFigure = true, .onMark = "leipzig",
             .numbersDiffer = true, .least = 1, .most = kQuarters, .rule = kLeipzig},
            {.name = "leipzig-asked", .expansion = id(), .lies = TokenTraits::Lies::OffMap, .owned = true, .inner = true}};
}

Pace MarketsOfLeipzig::beforeFeature(State &s, EventSink *sink) const {
    const bool reached = gate(s).has_value();
    if (reached) passByOthers(s);
    const auto player = reached ? next(s) : std::nullopt;
    if (!player) {
        std::erase_if(s.tokens, [](const Token &t) { return t.kind == asked(); });
        return Pace::GoesOn;
    }
    s.ask(*this, kWord, *player);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kLeipzig}});
    return Pace::Waits;
}

void MarketsOfLeipzig::listMoves(const State &s, std::vector<Move> &moves) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return;
    for (const FigureId id : highwaymen(s, s.turn.asked)) {
        const PartRef where = s.whereIs(s.figure(id));
        for (int quarter = 1; quarter <= kQuarters; ++quarter)
            if (!isIn(s, s.turn.asked, quarter)) moves.push_back(SpecialMove{.word = kWord, .at = where.at, .on = where.part, .figure = s.figure(id).kind, .number = quarter});
    }
    moves.push_back(Pass{});
}

std::optional<Refusal> MarketsOfLeipzig::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return Refusal{rule::baseTurnOrder};
    const PlayerId player = s.turn.asked;
    const auto all = highwaymen(s, player);
    const auto goes = std::ranges::find_if(all, [&](FigureId id) {
        return s.whereIs(s.figure(id)) == PartRef{m.at, m.on} && s.figure(id).kind == m.figure;
    });
    if (goes == all.end() || m.number < 1 || m.number > kQuarters || isIn(s, player, m.number)) return Refusal{kLeipzig};
    const FigureKind kind = s.figure(*goes).kind;
    const LaidId city = *gate(s);
    s.takeHome(*goes);
    --s.player(player).supply[index(kind)];
    s.tokens.push_back({.kind = merchant(), .player = player, .laid = static_cast<std::int32_t>(city), .number = m.number, .holds = kind});
    s.tokens.push_back({.kind = asked(), .player = player});
    if (s.setting->bathhouses) {
        s.turn.homeReason = kWord;
        s.turn.homeRule = kNoBath;
    }
    if (sink) {
        std::vector<RuleId> rules{kLeipzig};
        if (s.setting->bathhouses) rules.push_back(kNoBath);
        sink->on({TokenMoved{player, merchant(), m.at, s.board.laid(city).at, m.number}, std::move(rules)});
    }
    tellThatLeft(s, s.turn.current, player, sink);
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> MarketsOfLeipzig::answer(State &s, const Move &move, EventSink *sink) const {
    if (!std::holds_alternative<Pass>(move)) return Refusal{rule::baseTurnOrder};
    s.tokens.push_back({.kind = asked(), .player = s.turn.asked});
    proceed(s, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules
