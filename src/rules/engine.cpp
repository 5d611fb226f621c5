// SPDX-License-Identifier: MIT
#include "rules/engine.h"

#include "rules/bathhouse.h"
#include "rules/expansions/expansion.h"
#include "rules/turn.h"

#include <algorithm>

namespace bathhouse::rules {

std::optional<Refusal> afterClosing(State &s, const Move &move, EventSink *sink) {
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    const Standing before = s;
    EventList heard;
    EventSink *ear = sink ? &heard : nullptr;
    closeClaims(s, ear);
    finishFigurePhase(s, ear);
    auto refused = s.turn.phase == DecisionKind::PlaceTile ? apply(s, move, ear) : Refusal{rule::baseTurnOrder};
    if (refused) s.restore(before);
    else if (sink)
        for (Event &e : heard.events) sink->on(std::move(e));
    return refused;
}

namespace {

std::vector<RuleId> placingRules(const State &s, LaidId id) {
    std::vector<RuleId> rules{rule::basePlace};
    if (!s.setting->bathhouses || s.board.laid(id).bathhouse < 0) return rules;
    rules.push_back(rule::tileUsualPlacement);
    if (s.board.laid(id).neighbours == 8) rules.push_back(rule::leaveHole);
    return rules;
}

std::optional<Refusal> play(State &s, const Place &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::PlaceTile) return afterClosing(s, m, sink);
    if (const auto rule = s.setting->refusesPlacing(m.tile)) return Refusal{*rule};
    const Laying lies = laying(s, m.tile, m.at, m.rotation);
    if (!lies.refused.empty()) return Refusal{lies.refused};
    if (const Fit fit = s.board.fit(lies.tile, m.at, m.rotation); !fit) {
        const bool bathhouse = s.setting->bathhouses && s.setting->tiles.bathhousePart(m.tile);
        return Refusal{bathhouse ? rule::tileUsualPlacement : rule::basePlace, fit.clash, fit.occupied, fit.apart};
    }
    s.turn.laid = s.lay(lies.tile, m.at, m.rotation);
    s.turn.phase = DecisionKind::AfterPlacing;
    if (sink) sink->on({TilePlaced{s.turn.active, m.tile, m.at, m.rotation}, placingRules(s, s.turn.laid)});
    afterTile(s, sink);
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const Claim &m, EventSink *sink) {
    if (!s.setting->bathhouses) return Refusal{rule::baseTurnOrder};
    return claim(s, m.at, sink);
}

std::optional<Refusal> play(State &s, const BuyBack &m, EventSink *sink) {
    if (!s.setting->bathhouses) return Refusal{rule::baseTurnOrder};
    return buyBack(s, m.at, sink);
}

std::vector<RuleId> figureRules(const State &s, const PutFigure &m) {
    const RuleId own = s.setting->traits(m.figure).placeRule;
    std::vector<RuleId> rules{own.empty() ? rule::baseMeepleFreeFeature : own};
    if (!s.setting->bathhouses) return rules;
    if (s.board.laid(s.turn.laid).bathhouse >= 0) rules.push_back(rule::meepleUsualPlacement);
    const unsigned kind = 1u << index(m.figure);
    if (s.turn.gotBackFree & kind) rules.push_back(rule::leavePlaceAgain);
    if (s.turn.gotBackPaid & kind) rules.push_back(rule::leaveBuyBackReuse);
    const FeatureId feature = s.board.feature(s.turn.laid, m.on);
    const bool besideGuest = std::ranges::any_of(s.bathhouses, [&](const BathhouseState &b) {
        if (b.free()) return false;
        const auto parts = s.board.tile(b.laid).parts.size();
        for (std::size_t i = 0; i < parts; ++i)
            if (s.board.feature(b.laid, static_cast<PartIndex>(i)) == feature) return true;
        return false;
    });
    if (besideGuest) rules.push_back(rule::visitClaimsNothing);
    return rules;
}

std::optional<Refusal> play(State &s, const PutFigure &m, EventSink *sink) {
    if (s.turn.phase == DecisionKind::Special) return s.turn.asking->answer(s, m, sink);
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    if (const auto refused = refusesFigure(s, s.turn.laid, m.on, m.figure)) return Refusal{*refused};
    if (s.player(s.turn.active).supply[index(m.figure)] <= 0) return Refusal{rule::baseSupply};
    closeClaims(s, sink);
    const FigureId id = placeFigure(s, s.board.node(s.turn.laid, m.on), m.figure);
    afterFigure(s, id, sink ? figureRules(s, m) : std::vector<RuleId>{}, sink);
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const Pass &m, EventSink *sink) {
    if (s.turn.phase == DecisionKind::Special) return s.turn.asking->answer(s, m, sink);
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    closeClaims(s, sink);
    finishFigurePhase(s, sink);
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const Score &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::ScoreOrder) return Refusal{rule::baseTurnOrder};
    const auto id = s.board.at(m.at);
    if (!id || m.on >= s.board.tile(*id).parts.size()) return Refusal{rule::baseComplete};
    const FeatureId feature = s.board.feature(*id, m.on);
    const auto waiting = waitingFeatures(s);
    if (std::ranges::find(waiting, feature) == waiting.end()) return Refusal{rule::baseComplete};
    scoreNext(s, feature, sink);
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const Visit &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Bathhouse) return Refusal{rule::baseTurnOrder};
    const auto i = s.bathhouseAt(m.at);
    if (!i || !s.bathhouses[*i].free()) return Refusal{rule::visitFreeMeansEmpty};
    visit(s, {s.turn.scored, s.turn.scoredFeature, s.turn.scoredPoints, true}, *i, sink);
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const Discard &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::PlaceTile) return afterClosing(s, m, sink);
    if (fitsSomewhere(s, m.tile)) return Refusal{rule::baseDiscard};
    if (sink) sink->on({TileDiscarded{s.turn.active, m.tile}, {rule::baseDiscard}});
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const EndGame &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::PlaceTile) return afterClosing(s, m, sink);
    finalScoring(s, sink);
    return std::nullopt;
}

std::optional<Refusal> play(State &s, const SpecialMove &m, EventSink *sink) {
    for (const Expansion *e : expansionList()) {
        const auto words = e->moveWords();
        if (std::ranges::find(words, m.word) == words.end()) continue;
        if (std::ranges::find(s.setting->expansions, e) == s.setting->expansions.end()) break;
        return e->play(s, m, sink);
    }
    return Refusal{rule::baseTurnOrder};
}

} // namespace

std::optional<Refusal> Expansion::play(State &, const SpecialMove &, EventSink *) const { return Refusal{rule::baseTurnOrder}; }
std::optional<Refusal> Expansion::answer(State &, const Move &, EventSink *) const { return Refusal{rule::baseTurnOrder}; }

Laying laying(const State &s, TileId tile, Position at, Rotation rotation) {
    Laying lies{tile, {}};
    for (const Expansion *e : s.setting->with(Hook::Laying)) e->laying(s, at, rotation, lies);
    return lies;
}

bool fitsSomewhere(const State &s, TileId tile) {
    if (s.setting->with(Hook::Laying).empty() || s.board.size() == 0) return s.board.fitsSomewhere(tile);
    return std::ranges::any_of(s.board.openSpaces(), [&](const OpenSpace &o) {
        return std::ranges::any_of(kRotations, [&](Rotation r) {
            const Laying lies = laying(s, tile, o.at, r);
            return lies.refused.empty() && (s.board.tiles().rotationsThatFit(lies.tile, o.around) >> quarterTurns(r) & 1);
        });
    });
}

std::optional<RuleId> vetoOfModules(const State &s, LaidId tile, FigureKind figure) {
    for (const Expansion *e : s.setting->with(Hook::Vetoes))
        if (const auto rule = e->vetoes(s, tile, figure)) return rule;
    return std::nullopt;
}

std::optional<Refusal> apply(State &s, const Move &move, EventSink *sink) {
    return std::visit([&](const auto &m) { return play(s, m, sink); }, move);
}

} // namespace bathhouse::rules
