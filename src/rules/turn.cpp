// SPDX-License-Identifier: MIT
#include "rules/turn.h"

#include "rules/bathhouse.h"
#include "rules/expansions/expansion.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

/// Features that the tile just placed completed: roads and cities, and monasteries and gardens whose ring it closed.
template <class Visit> void forEachCompleted(const State &s, Visit &&visit) {
    const Board &board = s.board;
    for (const FeatureId f : board.featuresClosed()) visit(f);
    for (const LaidId id : board.ringsClosed()) {
        const auto parts = board.tiles().parts(board.laid(id).tile);
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (parts[i].kind == PartKind::Monastery || parts[i].kind == PartKind::Garden)
                visit(board.feature(id, static_cast<PartIndex>(i)));
    }
}

struct Waiting {
    std::array<FeatureId, 64> features;  // the first `count` of them
    std::size_t count = 0;

    void add(FeatureId f) {
        const auto end = features.begin() + static_cast<std::ptrdiff_t>(count);
        if (count < features.size() && std::find(features.begin(), end, f) == end) features[count++] = f;
    }
};

Waiting waiting(const State &s) {
    Waiting found;
    forEachCompleted(s, [&](FeatureId f) {
        if (s.board.occupants(f) > 0) found.add(f);
    });
    if (s.setting->with(Hook::Waiting).empty()) return found;
    std::vector<FeatureId> changed(found.features.begin(), found.features.begin() + static_cast<std::ptrdiff_t>(found.count));
    for (const Expansion *e : s.setting->with(Hook::Waiting)) e->changeWaiting(s, changed);
    Waiting all;
    for (const FeatureId f : changed) all.add(f);
    return all;
}

/// Asks the modules that have not had their say in this stage. False if one of them opened a choice.
bool askModules(State &s, Hook hook, Pace (Expansion::*say)(State &, EventSink *) const, EventSink *sink) {
    const auto &modules = s.setting->with(hook);
    for (; s.turn.module < modules.size(); ++s.turn.module)
        if ((modules[s.turn.module]->*say)(s, sink) == Pace::Waits) return false;
    return true;
}

void enter(State &s, Stage stage) {
    s.turn.stage = stage;
    s.turn.module = 0;
}

void endTurn(State &s, EventSink *sink) {
    if (s.turn.part == 1) {
        for (const Expansion *e : s.setting->with(Hook::AnotherPart)) {
            const auto rule = e->anotherPart(s);
            if (!rule) continue;
            s.turn = Turn{.number = s.turn.number, .active = s.turn.active, .buyBacks = s.turn.buyBacks, .part = 2};
            if (sink) sink->on({ChoiceOpened{s.decision()}, {*rule}});
            return;
        }
    }
    if (sink) sink->on({TurnEnded{s.turn.active}, {rule::baseTurnOrder}});
    const auto next = static_cast<std::uint8_t>((index(s.turn.active) + 1) % static_cast<std::size_t>(s.setting->players));
    const std::int32_t number = s.turn.number + 1;
    s.turn = Turn{.number = number, .active = PlayerId{next}};
    for (const Expansion *e : s.setting->with(Hook::TurnBegins)) e->turnBegins(s, sink);
}

void beginFeature(State &s, FeatureId feature) {
    s.turn.current = feature;
    s.turn.homeReason = {};
    enter(s, Stage::BeforeFeature);
}

/// The next feature if there is no choice; the choice; or the end of the scoring. False: a choice is open.
bool chooseNext(State &s, const Waiting &left, EventSink *sink) {
    if (left.count == 0) {
        enter(s, Stage::AfterScoring);
        if (!s.setting->with(Hook::AfterScoring).empty()) return true;
        // Mostly nobody has anything more to say.
        endTurn(s, sink);
        return false;
    }
    if (left.count == 1) {
        beginFeature(s, left.features[0]);
        return true;
    }
    s.turn.phase = DecisionKind::ScoreOrder;
    if (sink) sink->on({ChoiceOpened{s.decision()}, {s.setting->bathhouses ? rule::visitScoreOrder : rule::baseTurnOrder}});
    return false;
}

void beginFigurePhase(State &s, EventSink *sink) {
    enter(s, Stage::NotYet);
    s.turn.phase = DecisionKind::AfterPlacing;
    if (!s.board.ringsClosed().empty() && s.setting->bathhouses) closeRings(s, sink);
}

/// Notes how many features wait, and goes on with the first. In most turns there is none.
bool beginScoring(State &s, EventSink *sink) {
    const Waiting found = waiting(s);
    s.turn.waited = static_cast<int>(found.count);
    enter(s, Stage::Scoring);
    return chooseNext(s, found, sink);
}

/// One stage further. False if a choice is open or the turn is over.
bool advance(State &s, EventSink *sink) {
    switch (s.turn.stage) {
    case Stage::NotYet: return false;
    case Stage::Placed:
        if (askModules(s, Hook::TilePlaced, &Expansion::tilePlaced, sink)) beginFigurePhase(s, sink);
        return false;
    case Stage::BeforeScoring:
        if (!askModules(s, Hook::BeforeScoring, &Expansion::beforeScoring, sink)) return false;
        if (const auto &listeners = s.setting->with(Hook::Completed); !listeners.empty())
            forEachCompleted(s, [&](FeatureId f) {
                for (const Expansion *e : listeners) e->featureCompleted(s, f, sink);
            });
        return beginScoring(s, sink);
    case Stage::Scoring: return chooseNext(s, waiting(s), sink);
    case Stage::BeforeFeature:
        if (!askModules(s, Hook::BeforeFeature, &Expansion::beforeFeature, sink)) return false;
        if (s.board.occupants(s.turn.current) > 0) scoreCurrent(s, sink);
        enter(s, Stage::Clearing);
        return true;
    case Stage::Clearing:
        if (clearCurrent(s, sink) == Sent::Waits) return false;
        enter(s, Stage::AfterFeature);
        return true;
    case Stage::AfterFeature:
        if (!askModules(s, Hook::AfterFeature, &Expansion::afterFeature, sink)) return false;
        enter(s, Stage::Scoring);
        return true;
    case Stage::AfterScoring:
        if (askModules(s, Hook::AfterScoring, &Expansion::afterScoring, sink)) endTurn(s, sink);
        return false;
    }
    return false;
}

} // namespace

std::vector<FeatureId> waitingFeatures(const State &s) {
    if (s.turn.phase == DecisionKind::PlaceTile || s.turn.phase == DecisionKind::GameOver) return {};
    const Waiting found = waiting(s);
    std::vector<FeatureId> features(found.features.begin(), found.features.begin() + static_cast<std::ptrdiff_t>(found.count));
    std::ranges::sort(features, {}, [&s](FeatureId f) {
        const NodeId first = s.board.firstNode(f);
        return std::pair(s.board.laid(s.board.laidOf(first)).at, first);
    });
    return features;
}

void leaveUnscored(State &s) { enter(s, Stage::AfterFeature); }

std::vector<FeatureId> completedFeatures(const State &s) {
    std::vector<FeatureId> found;
    forEachCompleted(s, [&](FeatureId f) { found.push_back(f); });
    return found;
}

void closeClaims(State &s, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Claim) return;
    loseClaims(s, sink);
    s.turn.phase = DecisionKind::AfterPlacing;
}

FigureId placeFigure(State &s, NodeId node, FigureKind kind) {
    --s.player(s.turn.active).supply[index(kind)];
    return s.put(s.turn.active, kind, s.board.laidOf(node), s.board.partIndex(node));
}

void afterTile(State &s, EventSink *sink) {
    // Most tiles call nobody: then there is no stage to stop at.
    if (s.setting->with(Hook::TilePlaced).empty()) return beginFigurePhase(s, sink);
    enter(s, Stage::Placed);
    proceed(s, sink);
}

namespace {

/// Lets modules have a figure follow; otherwise the figure phase is over.
void endAction(State &s, std::optional<FigureId> placed, EventSink *sink) {
    for (const Expansion *e : s.setting->with(Hook::Acted))
        if (e->acted(s, placed, sink) == Pace::Waits) return;
    finishFigurePhase(s, sink);
}

} // namespace

void afterFigure(State &s, FigureId id, std::vector<RuleId> rules, EventSink *sink) {
    const Figure f = s.figure(id);
    if (sink) sink->on({FigurePlaced{f.player, f.kind, s.whereIs(f)}, std::move(rules)});
    if (s.board.laidOf(f.node) != s.turn.laid) s.turn.placedAway = true;
    endAction(s, id, sink);
}

void afterAction(State &s, EventSink *sink) { endAction(s, std::nullopt, sink); }

void finishFigurePhase(State &s, EventSink *sink) {
    s.turn.follower.reset();
    enter(s, Stage::BeforeScoring);
    proceed(s, sink);
}

void proceed(State &s, EventSink *sink) {
    while (advance(s, sink)) {}
}

void scoreNext(State &s, FeatureId feature, EventSink *sink) {
    beginFeature(s, feature);
    proceed(s, sink);
}

} // namespace bathhouse::rules
