// SPDX-License-Identifier: MIT
#include "rules/scoring.h"

#include "rules/bathhouse.h"
#include "rules/expansions/expansion.h"
#include "rules/turn.h"

#include <algorithm>
#include <tuple>

namespace bathhouse::rules {

int ScoreSheet::points() const {
    int sum = 0;
    for (const Term &t : terms) sum += t.points;
    return sum;
}

namespace {

void add(std::vector<Term> &terms, std::string_view label, int count, int each) {
    terms.push_back({label, count, each, count * each});
}

void addRoadOrCity(const State &s, FeatureId feature, ScoreSheet &sheet) {
    const bool city = sheet.kind == PartKind::City;
    const int each = city && sheet.complete ? 2 : 1;
    add(sheet.terms, "tile", sheet.tiles, each);
    if (city)
        if (const int pennants = s.board.pennants(feature); pennants > 0) add(sheet.terms, "coat-of-arms", pennants, each);
    if (sheet.when != Scoring::Completed || !s.setting->bathhouses) return;
    for (const std::size_t i : bathhousesOf(s, feature)) add(sheet.terms, "bathhouse", 1, s.bathhouses[i].flag);
}

void addTerms(const State &s, FeatureId feature, ScoreSheet &sheet) {
    sheet.terms.reserve(3);
    switch (sheet.kind) {
    case PartKind::Road:
    case PartKind::City: addRoadOrCity(s, feature, sheet); break;
    case PartKind::Monastery:
    case PartKind::Garden:
        add(sheet.terms, "tile", 1, 1);
        if (const int n = s.board.laid(s.board.laidOf(NodeId{static_cast<std::uint32_t>(feature)})).neighbours; n > 0)
            add(sheet.terms, "neighbour", n, 1);
        break;
    case PartKind::Field:
        add(sheet.terms, "city", static_cast<int>(s.board.completeCitiesBeside(feature).size()), 3);
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

ScoreSheet countFeature(const State &s, FeatureId feature, Scoring when, std::vector<RuleId> &rules) {
    ScoreSheet sheet;
    sheet.kind = s.board.kind(feature);
    sheet.when = when;
    sheet.complete = s.board.complete(feature);
    sheet.tiles = s.board.tileCount(feature);
    forEachFigureOn(s, feature, [&](FigureId id) {
        const Figure &f = s.figure(id);
        sheet.strength[index(f.player)] += s.setting->traits(f.kind).strength;
    });
    sheet.most = *std::ranges::max_element(sheet.strength);
    if (sheet.most == 0 && s.board.occupants(feature) > 0) return sheet;
    addTerms(s, feature, sheet);
    for (const Expansion *e : s.setting->scoring) e->adjustScore(s, feature, sheet, rules);
    return sheet;
}

FeatureScored describe(const State &s, FeatureId feature, const ScoreSheet &sheet) {
    FeatureScored scored;
    scored.kind = sheet.kind;
    scored.when = sheet.when;
    scored.complete = sheet.complete;
    scored.tiles = sheet.tiles;
    scored.terms = sheet.terms;
    scored.points = sheet.points();
    const NodeId first = s.board.firstNode(feature);
    scored.feature = {s.board.laid(s.board.laidOf(first)).at, s.board.partIndex(first)};
    forEachFigureOn(s, feature, [&](FigureId id) {
        const Figure &f = s.figure(id);
        scored.involved.push_back({f.player, f.kind, s.whereIs(f)});
    });
    std::ranges::sort(scored.involved, [](const FigureAt &a, const FigureAt &b) {
        if (a.where.at != b.where.at) return a.where.at < b.where.at;
        return std::tie(a.where.part, a.player, a.figure) < std::tie(b.where.part, b.player, b.figure);
    });
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (sheet.wins(PlayerId{p})) scored.winners.push_back({PlayerId{p}, scored.points});
    return scored;
}

namespace {

void report(const State &s, FeatureId feature, const ScoreSheet &sheet, const std::vector<RuleId> &ofExpansions, EventSink &sink) {
    FeatureScored scored = describe(s, feature, sheet);
    std::vector<RuleId> rules;
    rules.push_back(sheet.when == Scoring::Withdrawn ? rule::baseAbbotWithdraw : scoreRule(sheet.kind, sheet.when));
    rules.push_back(rule::baseMajority);
    if (s.setting->bathhouses) citeBathhouseRules(s, feature, scored, rules);
    rules.insert(rules.end(), ofExpansions.begin(), ofExpansions.end());
    sink.on({std::move(scored), std::move(rules)});
}

} // namespace

ScoreSheet award(State &s, FeatureId feature, Scoring when, EventSink *sink) {
    std::vector<RuleId> ofExpansions;
    ScoreSheet sheet = countFeature(s, feature, when, ofExpansions);
    const int points = sheet.points();
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (sheet.wins(PlayerId{p})) s.player(PlayerId{p}).score += points;
    if (sink) report(s, feature, sheet, ofExpansions, *sink);
    return sheet;
}

FeatureScored preview(const State &s, FeatureId feature, Scoring when) {
    std::vector<RuleId> unused;
    return describe(s, feature, countFeature(s, feature, when, unused));
}

void returnFigure(State &s, FigureId id, std::string_view reason, std::initializer_list<RuleId> rules, EventSink *sink) {
    const Figure f = s.figure(id);
    const PartRef from = sink ? s.whereIs(f) : PartRef{};
    s.takeHome(id);
    if (sink) sink->on({FigureReturned{f.player, f.kind, from, reason}, rules});
}

namespace {

/// Everybody who is, or is not, a meeple goes home for one and the same reason; told by position, part and player.
void returnAll(State &s, FeatureId feature, bool meeples, std::string_view reason, RuleId rule, EventSink *sink) {
    std::vector<FigureId> leaving;
    forEachFigureOn(s, feature, [&](FigureId id) {
        if (s.setting->traits(s.figure(id).kind).isMeeple != meeples) return;
        if (sink) leaving.push_back(id);
        else s.takeHome(id);
    });
    std::ranges::sort(leaving, {}, [&s](FigureId id) {
        const Figure &f = s.figure(id);
        const PartRef at = s.whereIs(f);
        return std::tuple(at.at, at.part, f.player, f.kind);
    });
    for (const FigureId id : leaving) returnFigure(s, id, reason, {rule}, sink);
}

/// The one meeple of a scoring goes to a bathhouse or, if none is free, home. False if its owner must choose.
bool sendLoneMeeple(State &s, FeatureId feature, FigureId meeple, const ScoreSheet &sheet, EventSink *sink) {
    const FreeBathhouses free = freeBathhouses(s);
    if (free.count == 0) {
        returnFigure(s, meeple, "no-free-bathhouse", {rule::visitNoneFree}, sink);
        return true;
    }
    const int points = sheet.wins(s.figure(meeple).player) ? sheet.points() : 0;
    if (free.count == 1) {
        visit(s, {meeple, feature, points, false}, free.any, sink);
        return true;
    }
    s.turn.phase = DecisionKind::Bathhouse;
    s.turn.scored = meeple;
    s.turn.scoredFeature = feature;
    s.turn.scoredPoints = points;
    if (sink) sink->on({ChoiceOpened{s.decision()}, {rule::visitOwnerChooses}});
    return false;
}

} // namespace

bool scoreAndClear(State &s, FeatureId feature, EventSink *sink) {
    const ScoreSheet sheet = award(s, feature, Scoring::Completed, sink);
    if (!s.setting->bathhouses) {
        returnAll(s, feature, true, "scored", rule::baseFiguresHome, sink);
        returnAll(s, feature, false, "scored", rule::baseFiguresHome, sink);
        return true;
    }
    returnAll(s, feature, false, "not-a-meeple", rule::visitNonMeeplesIgnored, sink);
    if (s.board.occupants(feature) != 1) {
        returnAll(s, feature, true, "several-meeples", rule::visitSeveralMeeples, sink);
        return true;
    }
    FigureId lone{};
    forEachFigureOn(s, feature, [&](FigureId id) { lone = id; });
    return sendLoneMeeple(s, feature, lone, sheet, sink);
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
