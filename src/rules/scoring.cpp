// SPDX-License-Identifier: MIT
#include "rules/scoring.h"

#include "rules/bathhouse.h"
#include "rules/expansions/expansion.h"
#include "rules/turn.h"

#include <algorithm>
#include <numeric>

namespace bathhouse::rules {

std::vector<FigureId> figuresOn(const State &s, FeatureId feature) {
    std::vector<FigureId> found;
    if (s.board.occupants(feature) == 0) return found;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (!f.gone && !f.inBathhouse() && s.board.feature(f.node) == feature)
            found.push_back(FigureId{static_cast<std::uint32_t>(i)});
    }
    return found;
}

namespace {

void add(std::vector<Term> &terms, std::string_view label, int count, int each) {
    terms.push_back({label, count, each, count * each});
}

void addRoadOrCity(const State &s, FeatureId feature, FeatureScored &scored) {
    const bool city = scored.kind == PartKind::City;
    const int each = city && scored.complete ? 2 : 1;
    add(scored.terms, "tile", scored.tiles, each);
    if (city) {
        if (const int pennants = s.board.pennants(feature); pennants > 0) add(scored.terms, "coat-of-arms", pennants, each);
    }
    if (scored.when != Scoring::Completed || !s.setting->bathhouses) return;
    for (const std::size_t i : bathhousesOf(s, feature)) add(scored.terms, "bathhouse", 1, s.bathhouses[i].flag);
}

void addTerms(const State &s, FeatureId feature, FeatureScored &scored) {
    switch (scored.kind) {
    case PartKind::Road:
    case PartKind::City: addRoadOrCity(s, feature, scored); break;
    case PartKind::Monastery:
    case PartKind::Garden:
        add(scored.terms, "tile", 1, 1);
        if (const int n = s.board.laid(s.board.laidOf(NodeId{static_cast<std::uint32_t>(feature)})).neighbours; n > 0)
            add(scored.terms, "neighbour", n, 1);
        break;
    case PartKind::Field:
        add(scored.terms, "city", static_cast<int>(s.board.completeCitiesBeside(feature).size()), 3);
        break;
    }
}

RuleId scoreRule(PartKind kind, Scoring when) {
    const bool final = when == Scoring::Final;
    switch (kind) {
    case PartKind::Road: return final ? rule::baseFinalRoad : rule::baseScoreRoad;
    case PartKind::City: return final ? rule::baseFinalCity : rule::baseScoreCity;
    case PartKind::Monastery: return final ? rule::baseFinalMonastery : rule::baseScoreMonastery;
    case PartKind::Garden: return final ? rule::baseFinalGarden : rule::baseScoreGarden;
    case PartKind::Field: break;
    }
    return final ? rule::baseFinalField : rule::baseScoreField;
}

bool crossesBridge(const State &s, FeatureId feature) {
    bool found = false;
    s.board.forEachNode(feature, [&](NodeId n) { found = found || s.board.tile(s.board.laidOf(n)).bridge.has_value(); });
    return found;
}

bool isLoneMeeple(const FeatureScored &scored) {
    return std::ranges::count_if(scored.involved, [](const FigureAt &f) { return traits(f.figure).isMeeple; }) == 1;
}

/// The rules of the table of events for a scored feature, bathhouses in play.
void citeBathhouseRules(const State &s, FeatureId feature, const FeatureScored &scored, std::vector<RuleId> &rules) {
    const bool roadOrCity = scored.kind == PartKind::Road || scored.kind == PartKind::City;
    const auto bathhouses = roadOrCity ? bathhousesOf(s, feature) : std::vector<std::size_t>{};
    const auto flags = std::ranges::count(scored.terms, "bathhouse", &Term::label);
    if (flags > 0) {
        rules.push_back(scored.kind == PartKind::City ? rule::bonusCity : rule::bonusRoad);
        rules.push_back(rule::bonusToMajority);
        if (flags > 1) rules.push_back(rule::bonusSeveral);
        if (std::ranges::any_of(bathhouses, [&](std::size_t i) { return !s.bathhouses[i].free(); }))
            rules.push_back(rule::bonusEvenIfOccupied);
    }
    if (scored.kind == PartKind::Road && crossesBridge(s, feature)) rules.push_back(rule::bridgeTile);
    if (scored.when == Scoring::Completed && s.turn.waited > 1) {
        rules.push_back(rule::visitScoreOrder);
        rules.push_back(rule::visitEachScoringAlone);
    }
    const auto wins = [&](const FigureAt &f) { return std::ranges::find(scored.winners, f.player, &Winner::player) != scored.winners.end(); };
    if (!std::ranges::all_of(scored.involved, wins)) rules.push_back(rule::visitLosersCount);
    if (scored.when == Scoring::Final) {
        if (!bathhouses.empty()) rules.push_back(rule::bonusNotFinal);
        if (isLoneMeeple(scored) && freeBathhouses(s).count > 0) rules.push_back(rule::visitNotFinal);
    }
}

} // namespace

FeatureScored tally(const State &s, FeatureId feature, Scoring when, std::vector<RuleId> *rules) {
    FeatureScored scored;
    scored.kind = s.board.kind(feature);
    scored.when = when;
    scored.complete = s.board.complete(feature);
    scored.tiles = s.board.tileCount(feature);
    const NodeId first = s.board.firstNode(feature);
    scored.feature = {s.board.laid(s.board.laidOf(first)).at, s.board.partIndex(first)};

    std::array<int, kMaxPlayers> strength{};
    for (const FigureId id : figuresOn(s, feature)) {
        const Figure &f = s.figure(id);
        strength[index(f.player)] += traits(f.kind).strength;
        scored.involved.push_back({f.player, f.kind, s.whereIs(f)});
    }
    std::ranges::sort(scored.involved, [](const FigureAt &a, const FigureAt &b) {
        if (a.where.at != b.where.at) return a.where.at < b.where.at;
        return std::tie(a.where.part, a.player, a.figure) < std::tie(b.where.part, b.player, b.figure);
    });
    const int most = std::ranges::max(strength);
    std::vector<RuleId> ofExpansions;
    if (most > 0 || scored.involved.empty()) {
        addTerms(s, feature, scored);
        for (const Expansion *e : s.setting->scoring) e->adjustScore(s, feature, scored, ofExpansions);
        scored.points = std::accumulate(scored.terms.begin(), scored.terms.end(), 0, [](int sum, const Term &t) { return sum + t.points; });
    }
    if (most > 0)
        for (std::size_t p = 0; p < kMaxPlayers; ++p)
            if (strength[p] == most) scored.winners.push_back({PlayerId{static_cast<std::uint8_t>(p)}, scored.points});
    if (rules) {
        rules->push_back(when == Scoring::Withdrawn ? rule::baseAbbotWithdraw : scoreRule(scored.kind, when));
        rules->push_back(rule::baseMajority);
        if (s.setting->bathhouses) citeBathhouseRules(s, feature, scored, *rules);
        rules->insert(rules->end(), ofExpansions.begin(), ofExpansions.end());
    }
    return scored;
}

FeatureScored award(State &s, FeatureId feature, Scoring when, EventSink *sink) {
    std::vector<RuleId> rules;
    FeatureScored scored = tally(s, feature, when, sink ? &rules : nullptr);
    for (const Winner &w : scored.winners) s.player(w.player).score += w.points;
    if (sink) sink->on({scored, std::move(rules)});
    return scored;
}

FeatureScored preview(const State &s, FeatureId feature, Scoring when) { return tally(s, feature, when); }

void returnFigure(State &s, FigureId id, std::string_view reason, std::vector<RuleId> rules, EventSink *sink) {
    const Figure f = s.figure(id);
    const PartRef from = s.whereIs(f);
    s.takeHome(id);
    if (sink) sink->on({FigureReturned{f.player, f.kind, from, reason}, std::move(rules)});
}

namespace {

/// Everybody home, for one and the same reason.
void returnAll(State &s, const std::vector<FigureId> &figures, std::string_view reason, RuleId rule, EventSink *sink) {
    for (const FigureId id : figures) returnFigure(s, id, reason, {rule}, sink);
}

int pointsOf(const FeatureScored &scored, PlayerId player) {
    const auto won = std::ranges::find(scored.winners, player, &Winner::player);
    return won == scored.winners.end() ? 0 : won->points;
}

} // namespace

bool scoreAndClear(State &s, FeatureId feature, EventSink *sink) {
    const FeatureScored scored = award(s, feature, Scoring::Completed, sink);
    std::vector<FigureId> meeples;
    std::vector<FigureId> others;
    for (const FigureId id : figuresOn(s, feature)) (traits(s.figure(id).kind).isMeeple ? meeples : others).push_back(id);
    if (!s.setting->bathhouses) {
        returnAll(s, meeples, "scored", rule::baseFiguresHome, sink);
        returnAll(s, others, "scored", rule::baseFiguresHome, sink);
        return true;
    }
    returnAll(s, others, "not-a-meeple", rule::visitNonMeeplesIgnored, sink);
    if (meeples.size() != 1) {
        returnAll(s, meeples, "several-meeples", rule::visitSeveralMeeples, sink);
        return true;
    }
    const FreeBathhouses free = freeBathhouses(s);
    if (free.count == 0) {
        returnAll(s, meeples, "no-free-bathhouse", rule::visitNoneFree, sink);
        return true;
    }
    const int points = pointsOf(scored, s.figure(meeples.front()).player);
    if (free.count == 1) {
        visit(s, {meeples.front(), feature, points, false}, free.any, sink);
        return true;
    }
    s.turn.phase = DecisionKind::Bathhouse;
    s.turn.scored = meeples.front();
    s.turn.scoredFeature = feature;
    s.turn.scoredPoints = points;
    if (sink) sink->on({ChoiceOpened{s.decision()}, {rule::visitOwnerChooses}});
    return false;
}

void finalScoring(State &s, EventSink *sink) {
    std::vector<FeatureId> features;
    for (const Figure &f : s.figures)
        if (!f.gone && !f.inBathhouse()) features.push_back(s.board.feature(f.node));
    std::ranges::sort(features);
    const auto twice = std::ranges::unique(features);
    features.erase(twice.begin(), twice.end());
    if (sink) {
        const auto place = [&s](FeatureId f) {
            const NodeId first = s.board.firstNode(f);
            return std::pair(s.board.laid(s.board.laidOf(first)).at, first);
        };
        std::ranges::sort(features, {}, place);
    }
    for (const FeatureId f : features) award(s, f, Scoring::Final, sink);
    s.turn.phase = DecisionKind::GameOver;
    if (!sink) return;
    GameEnded ended;
    for (const FigureAt &f : s.figuresInOrder())
        if (f.where.part == kBathhousePart) ended.guests.push_back(f);
    std::vector<RuleId> rules{s.setting->bathhouses ? rule::visitNotFinal : rule::baseTurnOrder};
    if (!ended.guests.empty()) rules.push_back(rule::stayAtEnd);
    sink->on({std::move(ended), std::move(rules)});
}

} // namespace bathhouse::rules
