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

int ScoreSheet::pointsOf(PlayerId player) const {
    if (!wins(player)) return 0;
    int sum = points();
    for (const OwnTerm &t : own)
        if (t.player == player) sum += t.term.points;
    return sum;
}

std::vector<Term> ScoreSheet::ownTerms(PlayerId player) const {
    std::vector<Term> found;
    for (const OwnTerm &t : own)
        if (t.player == player) found.push_back(t.term);
    return found;
}

bool isReplaced(const State &s, FeatureId feature) {
    const Marks marks = s.board.part(NodeId{static_cast<std::uint32_t>(feature)}).marks;
    if (marks == 0 || (marks & replacingMarks()) == 0) return false;
    return std::ranges::any_of(markTable(), [&](const MarkTraits &mark) {
        return mark.replaces && (marks & markNamed(mark.name)) != 0 &&
               std::ranges::find(s.setting->expansions, mark.expansion, &Expansion::id) != s.setting->expansions.end();
    });
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
        if (isReplaced(s, feature)) break;
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
    const bool final = when == Scoring::Final || when == Scoring::Early;
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
    s.board.forEachNode(feature, [&](NodeId n) {
        const auto &bridge = s.board.tile(s.board.laidOf(n)).bridge;
        found = found || (bridge && bridge->under != 0);
    });
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
        const FigureTraits &t = s.setting->traits(f.kind);
        sheet.strength[index(f.player)] += t.strengthOn ? t.strengthOn(s, feature) : t.strength;
    });
    sheet.most = *std::ranges::max_element(sheet.strength);
    // Whoever has no strength at all gets nothing, and nothing is counted.
    sheet.counted = sheet.most > 0 || s.board.occupants(feature) == 0;
    if (sheet.counted) addTerms(s, feature, sheet);
    for (const Expansion *e : s.setting->with(Hook::Counting)) e->adjustScore(s, feature, sheet, rules);
    return sheet;
}

FeatureScored describe(const State &s, FeatureId feature, const ScoreSheet &sheet) {
    FeatureScored scored;
    scored.kind = sheet.kind;
    scored.when = sheet.when;
    scored.complete = sheet.complete;
    scored.everybody = sheet.everybody;
    scored.tiles = sheet.tiles;
    scored.terms = sheet.terms;
    scored.points = sheet.points();
    const NodeId first = s.board.firstNode(feature);
    scored.feature = {s.board.laid(s.board.laidOf(first)).at, s.board.partIndex(first)};
    forEachFigureOn(s, feature, [&](FigureId id) {
        const Figure &f = s.figure(id);
        if (sheet.when != Scoring::Completed || !s.setting->traits(f.kind).stays) scored.involved.push_back({f.player, f.kind, s.whereIs(f)});
    });
    std::ranges::sort(scored.involved, [](const FigureAt &a, const FigureAt &b) {
        if (a.where.at != b.where.at) return a.where.at < b.where.at;
        return std::tie(a.where.part, a.player, a.figure) < std::tie(b.where.part, b.player, b.figure);
    });
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (sheet.wins(PlayerId{p})) scored.winners.push_back({PlayerId{p}, sheet.pointsOf(PlayerId{p}), sheet.ownTerms(PlayerId{p})});
    // What only one player gets stands with the rest.
    if (scored.winners.size() == 1) {
        Winner &winner = scored.winners.front();
        scored.terms.insert(scored.terms.end(), winner.own.begin(), winner.own.end());
        scored.points = winner.points;
        winner.own.clear();
    }
    return scored;
}

namespace {

void report(const State &s, FeatureId feature, const ScoreSheet &sheet, const std::vector<RuleId> &ofExpansions, EventSink &sink) {
    FeatureScored scored = describe(s, feature, sheet);
    std::vector<RuleId> rules;
    if (!sheet.unscored) {
        rules.push_back(sheet.when == Scoring::Withdrawn ? rule::baseAbbotWithdraw : scoreRule(sheet.kind, sheet.when));
        rules.push_back(rule::baseMajority);
        if (s.setting->bathhouses) citeBathhouseRules(s, feature, scored, rules);
    }
    rules.insert(rules.end(), ofExpansions.begin(), ofExpansions.end());
    sink.on({std::move(scored), std::move(rules)});
}

} // namespace

ScoreSheet award(State &s, FeatureId feature, Scoring when, EventSink *sink) {
    std::vector<RuleId> ofExpansions;
    ScoreSheet sheet = countFeature(s, feature, when, ofExpansions);
    for (std::uint8_t p = 0; p < s.setting->players; ++p) {
        sheet.had[p] = s.players[p].score;
        s.players[p].score += sheet.pointsOf(PlayerId{p});
    }
    if (sink) report(s, feature, sheet, ofExpansions, *sink);
    if (!sheet.unscored) tellThatScored(s, feature, sheet, sink);
    return sheet;
}

void gain(State &s, PlayerId player, int points, std::string_view label, std::vector<RuleId> rules, EventSink *sink, Reckoning reckoning) {
    s.player(player).score += points;
    if (sink) sink->on({PointsGained{player, points, label, std::move(reckoning)}, std::move(rules)});
}

void tellThatScored(State &s, FeatureId feature, const ScoreSheet &sheet, EventSink *sink) {
    for (const Expansion *e : s.setting->with(Hook::Scored)) e->featureScored(s, feature, sheet, sink);
}

FeatureScored preview(const State &s, FeatureId feature, Scoring when) {
    std::vector<RuleId> unused;
    return describe(s, feature, countFeature(s, feature, when, unused));
}

void tellThatLeft(State &s, FeatureId feature, PlayerId player, EventSink *sink) {
    for (const Expansion *e : s.setting->with(Hook::Left)) e->figureLeft(s, feature, player, sink);
}

void returnFigure(State &s, FigureId id, std::string_view reason, std::initializer_list<RuleId> rules, EventSink *sink) {
    const Figure f = s.figure(id);
    const PartRef from = sink ? s.whereIs(f) : PartRef{};
    s.takeHome(id);
    if (sink) sink->on({FigureReturned{f.player, f.kind, from, reason}, rules});
    if (!f.inBathhouse()) tellThatLeft(s, s.board.feature(f.node), f.player, sink);
}

namespace {

/// The figures on a feature that are, or are not, meeples; by position, part and player if anybody listens. Where a module may
/// ask their owners something, they are asked in turn, the active player first.
std::vector<FigureId> standing(const State &s, FeatureId feature, bool meeples, bool inOrder) {
    std::vector<FigureId> found;
    forEachFigureOn(s, feature, [&](FigureId id) {
        const FigureTraits &t = s.setting->traits(s.figure(id).kind);
        if (t.isMeeple == meeples && !t.stays) found.push_back(id);
    });
    if (inOrder && found.size() > 1)
        std::ranges::sort(found, {}, [&s](FigureId id) {
            const Figure &f = s.figure(id);
            const PartRef at = s.whereIs(f);
            const auto players = static_cast<std::size_t>(s.setting->players);
            const std::size_t seat = (index(f.player) + players - index(s.turn.active)) % players;
            return std::tuple(s.setting->with(Hook::Clearing).empty() ? 0 : seat, at.at, at.part, f.player, f.kind);
        });
    return found;
}

/// How many figures stay on a feature when it is scored.
int staying(const State &s, FeatureId feature) {
    int count = 0;
    if (s.setting->stayingFigures)
        forEachFigureOn(s, feature, [&](FigureId id) { count += s.setting->traits(s.figure(id).kind).stays ? 1 : 0; });
    return count;
}

} // namespace

Sent sendHome(State &s, FigureId id, std::string_view reason, RuleId rule, EventSink *sink) {
    for (const Expansion *e : s.setting->with(Hook::Clearing)) {
        const Figure before = s.figure(id);
        if (e->clearing(s, id, sink) == Pace::Waits) return Sent::Waits;
        const Figure &now = s.figure(id);
        if (now.gone || now.inBathhouse() || now.node != before.node) return Sent::Away;
    }
    returnFigure(s, id, reason, {rule}, sink);
    return Sent::Away;
}

Sent sendLoneMeeple(State &s, FeatureId feature, FigureId meeple, int points, EventSink *sink) {
    const FreeBathhouses free = freeBathhouses(s);
    if (free.count == 0) return sendHome(s, meeple, "no-free-bathhouse", rule::visitNoneFree, sink);
    if (free.count == 1) {
        visit(s, {meeple, feature, points, false}, free.any, sink);
        return Sent::Away;
    }
    s.turn.phase = DecisionKind::Bathhouse;
    s.turn.scored = meeple;
    s.turn.scoredFeature = feature;
    s.turn.scoredPoints = points;
    if (sink) sink->on({ChoiceOpened{s.decision()}, {rule::visitOwnerChooses}});
    return Sent::Waits;
}

void scoreCurrent(State &s, EventSink *sink) {
    const FeatureId feature = s.turn.current;
    const ScoreSheet sheet = award(s, feature, Scoring::Completed, sink);
    const bool bathhouses = s.setting->bathhouses;
    if (bathhouses)
        for (const FigureId id : standing(s, feature, false, sink != nullptr))
            returnFigure(s, id, "not-a-meeple", {rule::visitNonMeeplesIgnored}, sink);
    s.turn.lone = bathhouses && s.turn.homeReason.empty() && s.board.occupants(feature) - staying(s, feature) == 1;
    s.turn.scoredPoints = 0;
    if (s.turn.lone)
        forEachFigureOn(s, feature, [&](FigureId id) {
            const Figure &f = s.figure(id);
            if (!s.setting->traits(f.kind).stays) s.turn.scoredPoints = sheet.pointsOf(f.player);
        });
}

Sent clearCurrent(State &s, EventSink *sink) {
    const FeatureId feature = s.turn.current;
    for (const bool meeples : {true, false}) {
        for (const FigureId id : standing(s, feature, meeples, sink || !s.setting->with(Hook::Clearing).empty())) {
            const Sent sent = s.turn.lone                  ? sendLoneMeeple(s, feature, id, s.turn.scoredPoints, sink)
                              : !s.turn.homeReason.empty() ? sendHome(s, id, s.turn.homeReason, s.turn.homeRule, sink)
                              : s.setting->bathhouses      ? sendHome(s, id, "several-meeples", rule::visitSeveralMeeples, sink)
                                                           : sendHome(s, id, "scored", rule::baseFiguresHome, sink);
            if (sent == Sent::Waits) return sent;
        }
    }
    return Sent::Away;
}

void scoreAndClear(State &s, FeatureId feature, EventSink *sink) {
    s.turn.current = feature;
    s.turn.homeReason = {};
    scoreCurrent(s, sink);
    clearCurrent(s, sink);
}

void finalScoring(State &s, EventSink *sink) {
    std::vector<FeatureId> features;
    for (const Figure &f : s.figures)
        if (!f.gone && !f.inBathhouse()) features.push_back(s.board.feature(f.node));
    std::ranges::sort(features);
    const auto twice = std::ranges::unique(features);
    features.erase(twice.begin(), twice.end());
    // A module may count by the score so far: then the order matters.
    if (sink || !s.setting->with(Hook::Counting).empty()) {
        const auto place = [&s](FeatureId f) {
            const NodeId first = s.board.firstNode(f);
            return std::pair(s.board.laid(s.board.laidOf(first)).at, first);
        };
        std::ranges::sort(features, {}, place);
    }
    for (const FeatureId f : features) award(s, f, Scoring::Final, sink);
    for (const Expansion *e : s.setting->with(Hook::GameEnds)) e->gameEnds(s, sink);
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
