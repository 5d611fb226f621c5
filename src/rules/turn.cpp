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
    std::array<FeatureId, 32> features;  // the first `count` of them
    std::size_t count = 0;
};

Waiting waiting(const State &s) {
    Waiting found;
    forEachCompleted(s, [&](FeatureId f) {
        if (s.board.occupants(f) == 0) return;
        const auto end = found.features.begin() + static_cast<std::ptrdiff_t>(found.count);
        if (std::find(found.features.begin(), end, f) == end) found.features[found.count++] = f;
    });
    return found;
}

void endTurn(State &s, EventSink *sink) {
    if (sink) sink->on({TurnEnded{s.turn.active}, {rule::baseTurnOrder}});
    const auto next = static_cast<std::uint8_t>((index(s.turn.active) + 1) % static_cast<std::size_t>(s.setting->players));
    const std::int32_t number = s.turn.number + 1;
    s.turn = Turn{.number = number, .active = PlayerId{next}};
}

/// Scores what needs no choice; ends the turn when nothing is left.
void scoreWaiting(State &s, Waiting &left, EventSink *sink) {
    while (left.count == 1) {
        if (!scoreAndClear(s, left.features[0], sink)) return;
        left = waiting(s);
    }
    if (left.count == 0) {
        endTurn(s, sink);
        return;
    }
    s.turn.phase = DecisionKind::ScoreOrder;
    if (sink) sink->on({ChoiceOpened{s.decision()}, {s.setting->bathhouses ? rule::visitScoreOrder : rule::baseTurnOrder}});
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

void closeClaims(State &s, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Claim) return;
    loseClaims(s, sink);
    s.turn.phase = DecisionKind::AfterPlacing;
}

void finishFigurePhase(State &s, EventSink *sink) {
    if (!s.setting->completing.empty())
        forEachCompleted(s, [&](FeatureId f) {
            for (const Expansion *e : s.setting->completing) e->featureCompleted(s, f, sink);
        });
    Waiting left = waiting(s);
    s.turn.waited = static_cast<int>(left.count);
    scoreWaiting(s, left, sink);
}

void continueScoring(State &s, EventSink *sink) {
    Waiting left = waiting(s);
    scoreWaiting(s, left, sink);
}

} // namespace bathhouse::rules
