// SPDX-License-Identifier: MIT
#include "rules/bathhouse.h"

#include "rules/expansions/expansion.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

void citeModules(const State &s, FigureId id, Way way, std::vector<RuleId> &rules) {
    for (const Expansion *e : s.setting->with(Hook::Cites)) e->cite(s, id, way, rules);
}

FigureId guestOf(const BathhouseState &b) { return FigureId{static_cast<std::uint32_t>(b.guest)}; }

/// Indexes of the bathhouses whose ring the tile just placed closed, by position.
std::vector<std::size_t> justClosed(const State &s) {
    std::vector<std::size_t> closed;
    for (const LaidId id : s.board.ringsClosed())
        if (const std::int32_t b = s.board.laid(id).bathhouse; b >= 0) closed.push_back(static_cast<std::size_t>(b));
    return closed;
}

void reportRing(const State &s, const BathhouseState &b, EventSink &sink) {
    BathhouseSurrounded event{s.position(b), std::nullopt, kMeeple};
    if (!b.free()) {
        event.occupant = s.figure(guestOf(b)).player;
        event.figure = s.figure(guestOf(b)).kind;
    }
    sink.on({event, {b.free() ? rule::leaveTooLateSurrounded : rule::leaveSurrounded}});
}

void retrieve(State &s, BathhouseState &b, std::vector<RuleId> moreRules, EventSink *sink) {
    const FigureId id = guestOf(b);
    const Figure f = s.figure(id);
    if (sink) citeModules(s, id, Way::Retrieved, moreRules);
    s.takeHome(id);
    ++s.turn.retrieved;
    if (f.player == s.turn.active) s.turn.gotBackFree = static_cast<std::uint16_t>(s.turn.gotBackFree | 1u << index(f.kind));
    if (!sink) return;
    std::vector<RuleId> rules{rule::leaveSurrounded, rule::leaveAtOnce, rule::leaveNoPoints, rule::leaveReopens};
    rules.insert(rules.end(), moreRules.begin(), moreRules.end());
    sink->on({MeepleRetrieved{f.player, f.kind, s.position(b)}, std::move(rules)});
}

} // namespace

void closeRings(State &s, EventSink *sink) {
    const std::vector<std::size_t> closed = justClosed(s);
    std::vector<std::size_t> occupied;
    for (const std::size_t i : closed) {
        BathhouseState &b = s.bathhouses[i];
        b.closedTurn = s.turn.number;
        b.laidIntoHole = b.laid == s.turn.laid;
        if (!b.free()) occupied.push_back(i);
        if (sink) reportRing(s, b, *sink);
    }
    if (s.setting->options.freeRetrieval == FreeRetrieval::Claim) {
        for (const std::size_t i : occupied) s.bathhouses[i].claimOpen = true;
        if (occupied.empty()) return;
        s.turn.phase = DecisionKind::Claim;
        if (sink) sink->on({ChoiceOpened{s.decision()}, {rule::leaveAutomaticOrClaim}});
        return;
    }
    std::vector<RuleId> more;
    if (occupied.size() > 1) more.push_back(rule::leaveSeveralAtOnce);
    for (const std::size_t i : occupied) retrieve(s, s.bathhouses[i], more, sink);
}

void loseClaims(State &s, EventSink *sink) {
    for (const std::size_t i : s.bathhousesByPosition()) {
        BathhouseState &b = s.bathhouses[i];
        if (!b.claimOpen) continue;
        b.claimOpen = false;
        const Figure &f = s.figure(guestOf(b));
        if (sink)
            sink->on({RetrievalLost{f.player, f.kind, s.position(b)}, {rule::leaveTooLateForgotten, rule::leaveAutomaticOrClaim}});
    }
}

std::optional<Refusal> claim(State &s, Position at, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Claim) return Refusal{rule::leaveTooLateForgotten};
    const auto i = s.bathhouseAt(at);
    if (!i || !s.bathhouses[*i].claimOpen) return Refusal{rule::leaveSurrounded};
    std::vector<RuleId> more{rule::leaveAutomaticOrClaim};
    if (s.turn.retrieved > 0) more.push_back(rule::leaveSeveralAtOnce);
    retrieve(s, s.bathhouses[*i], more, sink);
    if (std::ranges::none_of(s.bathhouses, &BathhouseState::claimOpen)) s.turn.phase = DecisionKind::AfterPlacing;
    return std::nullopt;
}

std::optional<RuleId> refusesBuyBack(const State &s, Position at) {
    if (s.turn.phase != DecisionKind::AfterPlacing && s.turn.phase != DecisionKind::Claim) return rule::leaveBuyBackWhen;
    const auto i = s.bathhouseAt(at);
    if (!i || s.bathhouses[*i].free() || s.figure(guestOf(s.bathhouses[*i])).player != s.turn.active) return rule::leaveBuyBack;
    const Options &options = s.setting->options;
    if (options.buyBacks == BuyBacks::One && s.turn.buyBacks > 0) return rule::leaveBuyBackSeveral;
    const int left = s.player(s.turn.active).score - s.bathhouses[*i].flag;
    if (options.scoreFloor == ScoreFloor::Zero && left < 0) return rule::leaveNegativeScore;
    return std::nullopt;
}

std::optional<Refusal> buyBack(State &s, Position at, EventSink *sink) {
    if (const auto refused = refusesBuyBack(s, at)) return Refusal{*refused};
    if (s.turn.phase == DecisionKind::Claim) {
        loseClaims(s, sink);
        s.turn.phase = DecisionKind::AfterPlacing;
    }
    const BathhouseState &b = s.bathhouses[*s.bathhouseAt(at)];
    const FigureId id = guestOf(b);
    const Figure f = s.figure(id);
    std::vector<RuleId> more;
    if (sink) citeModules(s, id, Way::BoughtBack, more);
    s.takeHome(id);
    int &score = s.player(s.turn.active).score;
    score -= b.flag;
    ++s.turn.buyBacks;
    s.turn.gotBackPaid = static_cast<std::uint16_t>(s.turn.gotBackPaid | 1u << index(f.kind));
    if (sink) {
        std::vector<RuleId> rules{rule::leaveBuyBack, rule::leaveBuyBackWhen, rule::leaveReopens};
        if (s.turn.buyBacks > 1) rules.push_back(rule::leaveBuyBackSeveral);
        if (score < 0) rules.push_back(rule::leaveNegativeScore);
        rules.insert(rules.end(), more.begin(), more.end());
        sink->on({MeepleBoughtBack{f.player, f.kind, at, b.flag, score}, std::move(rules)});
    }
    return std::nullopt;
}

FreeBathhouses freeBathhouses(const State &s) {
    FreeBathhouses found;
    for (std::size_t i = 0; i < s.bathhouses.size(); ++i) {
        if (!s.bathhouses[i].free()) continue;
        found.any = i;
        ++found.count;
    }
    return found;
}

std::vector<std::size_t> bathhousesOf(const State &s, FeatureId feature) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < s.bathhouses.size(); ++i)
        if (s.board.feature(s.bathhouses[i].laid, s.bathhouses[i].part) == feature) found.push_back(i);
    if (found.size() > 1) std::ranges::sort(found, {}, [&s](std::size_t i) { return s.position(s.bathhouses[i]); });
    return found;
}

namespace {

std::vector<RuleId> visitRules(const State &s, const ScoredMeeple &scored, const Figure &f, const BathhouseState &target) {
    std::vector<RuleId> rules{rule::visitSingleMeeple, rule::visitMandatory, rule::visitAfterPoints};
    const auto inFeature = bathhousesOf(s, scored.feature);
    if (f.player != s.turn.active) rules.push_back(rule::visitAnyPlayer);
    if (inFeature.empty()) rules.push_back(rule::visitAnyFeature);
    const bool own = std::ranges::any_of(inFeature, [&](std::size_t i) { return &s.bathhouses[i] == &target; });
    if (own || target.laid == s.turn.laid) rules.push_back(rule::visitOwnTile);
    if (scored.chosen) rules.push_back(rule::visitOwnerChooses);
    if (scored.points <= 0) rules.push_back(rule::visitZeroPoints);
    if (f.kind != kMeeple) rules.push_back(rule::visitWhichFigures);
    if (!traits(f.kind).visitRule.empty()) rules.push_back(traits(f.kind).visitRule);
    if (target.vacatedTurn == s.turn.number) rules.push_back(rule::leaveReopensSameTurn);
    if (target.closedTurn == s.turn.number) rules.push_back(target.laidIntoHole ? rule::leaveHole : rule::leaveTooLateSameTurn);
    else if (target.closedTurn >= 0) rules.push_back(rule::leaveTooLateSurrounded);
    citeModules(s, scored.figure, Way::Sent, rules);
    return rules;
}

} // namespace

void visit(State &s, const ScoredMeeple &scored, std::size_t bathhouse, EventSink *sink) {
    if (sink) {
        const Figure &f = s.figure(scored.figure);
        const BathhouseState &target = s.bathhouses[bathhouse];
        sink->on({MeepleSent{f.player, f.kind, s.whereIs(f), s.position(target), target.closedTurn < 0},
                  visitRules(s, scored, f, target)});
    }
    const FeatureId left = s.board.feature(s.figure(scored.figure).node);
    s.moveIn(scored.figure, bathhouse);
    tellThatLeft(s, left, s.figure(scored.figure).player, sink);
    for (const Expansion *e : s.setting->with(Hook::Visited)) e->visited(s, scored.figure, sink);
}

} // namespace bathhouse::rules
