// SPDX-License-Identifier: MIT
#include "rules/expansions/princess_and_dragon/dragon.h"

#include "rules/expansions/princess_and_dragon/fairy.h"

#include <algorithm>

namespace bathhouse::rules::dragon {

namespace {

/// A tile that the dragon has been on in this move.
TokenKind trail() {
    static const TokenKind kind = *tokenNamed("dragon-trail");
    return kind;
}

int stepsMade(const State &s) {
    // The tile it started from is on the trail too.
    return static_cast<int>(std::ranges::count(s.tokens, trail(), &Token::kind)) - 1;
}

void leaveTrail(State &s, LaidId laid) { s.tokens.push_back({.kind = trail(), .laid = static_cast<std::int32_t>(laid)}); }

bool onTrail(const State &s, LaidId laid) {
    return std::ranges::any_of(s.tokens, [&](const Token &t) { return t.kind == trail() && t.laid == static_cast<std::int32_t>(laid); });
}

void eat(State &s, FigureId id, std::initializer_list<RuleId> rules, EventSink *sink) { returnFigure(s, id, "eaten", rules, sink); }

bool sheltered(const State &s, FigureId id) {
    return std::ranges::any_of(s.setting->with(Hook::Shelters), [&](const Expansion *e) { return e->shelters(s, id); });
}

/// Everybody on a tile goes home, guests of its bathhouse too; by part and player.
void eatAllOn(State &s, LaidId laid, EventSink *sink) {
    std::vector<FigureId> found;
    for (std::uint32_t i = 0; i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (f.gone || s.setting->traits(f.kind).standsFast || sheltered(s, FigureId{i})) continue;
        const bool here = f.inBathhouse() ? s.bathhouses[static_cast<std::size_t>(f.bathhouse)].laid == laid : s.board.laidOf(f.node) == laid;
        if (here) found.push_back(FigureId{i});
    }
    std::ranges::sort(found, {}, [&s](FigureId id) { return std::tuple(s.whereIs(s.figure(id)).part, s.figure(id).player, s.figure(id).kind); });
    for (const FigureId id : found) {
        // A figure may be gone by now: a builder goes home with the last meeple.
        if (s.figure(id).gone) continue;
        if (s.figure(id).inBathhouse()) eat(s, id, {kEats, "ix-dragon-eats", rule::leaveReopens}, sink);
        else eat(s, id, {kEats}, sink);
    }
}

void goTo(State &s, LaidId laid, RuleId rule, EventSink *sink) {
    const auto i = s.token(token());
    std::optional<Position> from;
    if (i) {
        from = s.whereIs(s.tokens[*i])->at;
        s.tokens[*i].laid = static_cast<std::int32_t>(laid);
    } else {
        s.tokens.push_back({.kind = token(), .laid = static_cast<std::int32_t>(laid)});
    }
    if (sink) sink->on({TokenMoved{s.turn.phase == DecisionKind::Special ? s.turn.asked : s.turn.active, token(), from, s.board.laid(laid).at}, {rule}});
}

} // namespace

TokenKind token() {
    static const TokenKind kind = *tokenNamed("dragon");
    return kind;
}

std::optional<LaidId> where(const State &s) {
    const auto i = s.token(token());
    if (!i || s.tokens[*i].laid < 0) return std::nullopt;
    return LaidId{static_cast<std::uint32_t>(s.tokens[*i].laid)};
}

void comeTo(State &s, LaidId laid, EventSink *sink) { goTo(s, laid, kVolcano, sink); }

std::vector<Position> targets(const State &s) {
    std::vector<Position> found;
    const auto here = where(s);
    if (!here) return found;
    const auto guarded = fairy::tile(s);
    for (const Edge edge : kEdges) {
        const auto beside = s.board.at(neighbour(s.board.laid(*here).at, edge));
        if (beside && !onTrail(s, *beside) && beside != guarded) found.push_back(s.board.laid(*beside).at);
    }
    std::ranges::sort(found);
    return found;
}

Pace move(State &s, const Expansion &module, EventSink *sink) {
    static const Marks sends = markNamed("dragon");
    if (s.turn.noted(module) || !s.board.isMarked(s.turn.laid, sends)) return Pace::GoesOn;
    const auto here = where(s);
    if (!here) return Pace::GoesOn;
    if (!onTrail(s, *here)) leaveTrail(s, *here);
    const int made = stepsMade(s);
    if (made == kSteps || targets(s).empty()) {
        std::erase_if(s.tokens, [](const Token &t) { return t.kind == trail(); });
        s.turn.note(module);
        return Pace::GoesOn;
    }
    const auto seat = (index(s.turn.active) + static_cast<std::size_t>(made)) % static_cast<std::size_t>(s.setting->players);
    s.ask(module, kQuestion, PlayerId{static_cast<std::uint8_t>(seat)});
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kMoves}});
    return Pace::Waits;
}

std::optional<Refusal> step(State &s, const Expansion &module, Position to, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != &module) return Refusal{rule::baseTurnOrder};
    const auto all = targets(s);
    if (std::ranges::find(all, to) == all.end()) {
        const auto laid = s.board.at(to);
        return Refusal{laid && laid == fairy::tile(s) ? fairy::guards(s) : kMoves};
    }
    const LaidId laid = *s.board.at(to);
    goTo(s, laid, kMoves, sink);
    leaveTrail(s, laid);
    eatAllOn(s, laid, sink);
    proceed(s, sink);
    return std::nullopt;
}

void eatGuest(State &s, FigureId id, EventSink *sink) {
    const Figure &f = s.figure(id);
    if (where(s) == s.bathhouses[static_cast<std::size_t>(f.bathhouse)].laid) eat(s, id, {kEats, "ix-dragon-waiting", rule::leaveReopens}, sink);
}

} // namespace bathhouse::rules::dragon
