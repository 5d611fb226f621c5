// SPDX-License-Identifier: MIT
#include "ui/board/step_marks.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

class MarkCollector {
public:
    MarkCollector(const rules::State &state, const scenario::Table &table) : state_(state), table_(table) {}

    void operator()(const rules::TilePlaced &e) { setPlaced(e.at, e.player); }
    void operator()(const rules::FeatureScored &e) {
        const auto laid = state_.board.at(e.feature.at);
        if (e.when == rules::Scoring::Final || !laid) return;
        marks.scored.push_back(outlineOf(state_, state_.board.feature(*laid, e.feature.part)));
    }
    void operator()(const rules::MeepleSent &e) {
        addWay(e.player, e.figure, placeOf(state_, e.from), placeOf(state_, {e.to, rules::kBathhousePart}));
    }
    void operator()(const rules::MeepleRetrieved &e) { sendHome(e.player, e.figure, {e.at, rules::kBathhousePart}); }
    void operator()(const rules::MeepleBoughtBack &e) { sendHome(e.player, e.figure, {e.at, rules::kBathhousePart}); }
    void operator()(const rules::FigureReturned &e) {
        if (!gameEnded) sendHome(e.player, e.figure, e.from);
    }
    template <class Other> void operator()(const Other &) {}

    void setPlaced(rules::Position at, rules::PlayerId player) {
        marks.placed = at;
        marks.placedBy = table_.colours[rules::index(player)];
    }

    StepMarks marks;
    bool gameEnded = false;

private:
    void addWay(rules::PlayerId player, rules::FigureKind kind, QPointF from, std::optional<QPointF> to) {
        marks.ways.push_back({from, to, table_.colours[rules::index(player)], std::string(rules::traits(kind).name)});
    }
    void sendHome(rules::PlayerId player, rules::FigureKind kind, const rules::PartRef &from) {
        addWay(player, kind, placeOf(state_, from), std::nullopt);
    }

    const rules::State &state_;
    const scenario::Table &table_;
};

} // namespace

StepMarks stepMarks(const rules::State &state, const scenario::Table &table, const scenario::Step *step) {
    if (!step) return {};
    MarkCollector collect(state, table);
    collect.gameEnded = state.turn.phase == rules::DecisionKind::GameOver;
    for (const rules::Event &event : step->events) std::visit(collect, event.what);
    const bool placing = state.turn.phase == rules::DecisionKind::PlaceTile || collect.gameEnded;
    if (!collect.marks.placed && !placing) {
        collect.setPlaced(state.board.laid(state.turn.laid).at, state.turn.active);
    }
    return std::move(collect.marks);
}

void paintStepLines(QPainter &p, const StepMarks &marks, const MarkStyle &style) {
    for (const FeatureOutline &outline : marks.scored) paintFeatureOutline(p, outline, style);
    paintPlaced(p, marks, style);
}

void paintPlaced(QPainter &p, const StepMarks &marks, const MarkStyle &style) {
    if (marks.placed) paintPlacedLast(p, *marks.placed, playerColours(marks.placedBy).fill, style);
}

void paintStepSigns(QPainter &p, const StepMarks &marks, const MarkStyle &style) {
    if (marks.scored.size() == 1) paintFeatureNumbers(p, marks.scored.front(), style);
    for (const Way &way : marks.ways) paintWay(p, way, style);
}

} // namespace bathhouse::ui
