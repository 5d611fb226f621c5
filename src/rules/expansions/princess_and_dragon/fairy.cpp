// SPDX-License-Identifier: MIT
#include "rules/expansions/princess_and_dragon/fairy.h"

#include <algorithm>

namespace bathhouse::rules::fairy {

namespace {

const Token *find(const State &s) {
    const auto i = s.token(token());
    return i ? &s.tokens[*i] : nullptr;
}

/// What the fairy brings for the figure she stands by.
Reckoning beside(const State &s, const Figure &f, std::string_view label, int points) {
    return {{{label, 1, points, points}}, {s.whereIs(f).at}, std::nullopt};
}

} // namespace

TokenKind token() {
    static const TokenKind kind = *tokenNamed("fairy");
    return kind;
}

std::optional<LaidId> tile(const State &s) {
    const Token *t = find(s);
    const auto where = t ? s.whereIs(*t) : std::nullopt;
    return where ? s.board.at(where->at) : std::nullopt;
}

RuleId guards(const State &s) {
    const Token *t = find(s);
    const bool guest = t && t->figure >= 0 && s.figures[static_cast<std::size_t>(t->figure)].inBathhouse();
    return guest ? RuleId("ix-fairy-dragon") : RuleId("pd-fairy-keeps-off");
}

bool standsBy(const State &s, FigureId id) {
    const Token *t = find(s);
    return t && t->figure == static_cast<std::int32_t>(id);
}

std::vector<FigureId> targets(const State &s) {
    std::vector<FigureId> found;
    const Token *t = find(s);
    const auto key = [&s](FigureId id) {
        const PartRef where = s.whereIs(s.figure(id));
        return std::tuple(where.at, where.part, s.figure(id).kind);
    };
    for (std::uint32_t i = 0; i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (f.gone || f.player != s.turn.active || !s.setting->traits(f.kind).isMeeple) continue;
        if (!t || t->figure != static_cast<std::int32_t>(i)) found.push_back(FigureId{i});
    }
    std::ranges::sort(found, {}, key);
    const auto alike = std::ranges::unique(found, {}, key);
    found.erase(alike.begin(), alike.end());
    return found;
}

std::optional<Refusal> goTo(State &s, const SpecialMove &m, EventSink *sink) {
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    const auto all = targets(s);
    const auto isThere = [&](FigureId id) { return s.whereIs(s.figure(id)) == PartRef{m.at, m.on}; };
    auto to = std::ranges::find_if(all, [&](FigureId id) { return isThere(id) && s.figure(id).kind == m.figure; });
    // A move that names no kind of figure means the first one there.
    if (to == all.end() && m.figure == kMeeple) to = std::ranges::find_if(all, isThere);
    if (to == all.end()) return Refusal{kStands};
    closeClaims(s, sink);
    const auto from = tile(s);
    const auto i = s.token(token());
    Token &t = i ? s.tokens[*i] : s.tokens.emplace_back(Token{.kind = token()});
    t.figure = static_cast<std::int32_t>(*to);
    t.player = s.turn.active;
    t.laid = -1;
    t.part = kNoPart;
    if (sink) {
        std::vector<RuleId> rules{kStands};
        if (s.figure(*to).inBathhouse()) rules.push_back("ix-fairy-assign");
        sink->on({TokenMoved{s.turn.active, token(), from ? std::optional(s.board.laid(*from).at) : std::nullopt, m.at}, std::move(rules)});
    }
    afterAction(s, sink);
    return std::nullopt;
}

void greet(State &s, EventSink *sink) {
    const Token *t = find(s);
    if (!t || t->figure < 0) return;
    const Figure &f = s.figures[static_cast<std::size_t>(t->figure)];
    if (f.player != s.turn.active) return;
    std::vector<RuleId> rules{kOne};
    if (f.inBathhouse()) rules.push_back("ix-fairy-assign");
    gain(s, f.player, 1, "fairy", std::move(rules), sink, beside(s, f, "fairy-turn", 1));
}

void reward(State &s, FeatureId feature, EventSink *sink) {
    const Token *t = find(s);
    if (!t || t->figure < 0) return;
    const Figure &f = s.figures[static_cast<std::size_t>(t->figure)];
    if (f.inBathhouse() || s.board.feature(f.node) != feature) return;
    gain(s, f.player, 3, "fairy", {kThree}, sink, beside(s, f, "fairy-scored", 3));
}

} // namespace bathhouse::rules::fairy
