// SPDX-License-Identifier: MIT
#include "ui/board/feature_outline.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace bathhouse::ui {

using rules::Edge;
using rules::PartIndex;

namespace {

/// The edge of the tile that a piece of outline runs along.
std::optional<Edge> edgeAlong(QPointF a, QPointF b) {
    constexpr double near = 0.06;
    if (std::max(a.y(), b.y()) < near) return Edge::N;
    if (std::min(a.x(), b.x()) > kUnits - near) return Edge::E;
    if (std::min(a.y(), b.y()) > kUnits - near) return Edge::S;
    if (std::max(a.x(), b.x()) < near) return Edge::W;
    return std::nullopt;
}

/// The half of an edge that holds a point of it.
rules::Half halfAt(Edge edge, QPointF p) {
    const QPointF along = turnedDirection({1, 0}, static_cast<rules::Rotation>(edge));
    const bool left = QPointF::dotProduct(p - edgeMiddle(edge), along) < 0;
    return static_cast<rules::Half>(2 * rules::index(edge) + (left ? 0 : 1));
}

class Outliner {
public:
    Outliner(const rules::State &state, rules::FeatureId feature) : board_(state.board), feature_(feature) {
        for (const rules::Figure &figure : state.figures) {
            if (!figure.gone && !figure.inBathhouse()) occupied_.insert(rules::index(figure.node));
        }
    }

    FeatureOutline outline() {
        for (const rules::NodeId node : board_.sortedNodes(feature_)) add(node);
        return std::move(result_);
    }

private:
    /// Whether the feature goes on over the edge at `p`.
    bool joined(rules::LaidId laid, Edge edge, QPointF p) const {
        const auto neighbour = board_.at(rules::neighbour(board_.laid(laid).at, edge));
        if (!neighbour) return false;
        const rules::TurnedTile &there = board_.turned(*neighbour);
        const bool field = board_.kind(feature_) == rules::PartKind::Field;
        const PartIndex part =
            field ? there.halfPart[static_cast<std::size_t>(rules::index(rules::facing(halfAt(edge, p))))]
                  : there.edgePart[static_cast<std::size_t>(rules::index(rules::opposite(edge)))];
        return part != rules::kNoPart && board_.feature(*neighbour, part) == feature_;
    }

    void add(rules::NodeId node) {
        const rules::LaidId laid = board_.laidOf(node);
        const rules::LaidTile &tile = board_.laid(laid);
        const auto layout = layoutOf(board_.tile(laid));
        const QPainterPath shape = partShape(*layout, tile.rotation, board_.partIndex(node));
        for (const QPolygonF &polygon : shape.toSubpathPolygons()) addPolygon(laid, polygon);
        const rules::PartKind kind = board_.kind(feature_);
        if (kind == rules::PartKind::Road || kind == rules::PartKind::City) addNumber(node, *layout, shape);
    }

    void addPolygon(rules::LaidId laid, const QPolygonF &polygon) {
        const bool canBeOpen = board_.kind(feature_) != rules::PartKind::Field;
        const QPointF corner = cornerOf(board_.laid(laid).at);
        for (qsizetype i = 1; i < polygon.size(); ++i) {
            const QPointF a = polygon[i - 1];
            const QPointF b = polygon[i];
            const std::optional<Edge> edge = edgeAlong(a, b);
            if (edge && joined(laid, *edge, (a + b) / 2)) continue;
            QPainterPath &path = edge && canBeOpen ? result_.open : result_.border;
            if (path.isEmpty() || path.currentPosition() != a + corner) path.moveTo(a + corner);
            path.lineTo(b + corner);
        }
    }

    /// Beside the figure or bathhouse that stands on the part, else where a figure would stand.
    void addNumber(rules::NodeId node, const TileLayout &layout, const QPainterPath &shape) {
        const rules::LaidTile &tile = board_.laid(board_.laidOf(node));
        const QPointF corner = cornerOf(tile.at);
        if (!numbered_.insert({tile.at.x, tile.at.y}).second) return;
        const QPointF anchor = figureAnchor(layout, tile.rotation, board_.partIndex(node));
        QPointF best = anchor;
        if (occupied_.contains(rules::index(node))) {
            constexpr std::array<QPointF, 8> around{QPointF(-22, 14), QPointF(22, 14), QPointF(-20, -16),
                                                    QPointF(20, -16), QPointF(0, 27),  QPointF(0, -27),
                                                    QPointF(-30, 0),  QPointF(30, 0)};
            for (const QPointF &step : around) {
                const bool onBath = partAt(layout, tile.rotation, anchor + step) == rules::kBathhousePart;
                if (!shape.contains(anchor + step) || onBath) continue;
                best = anchor + step;
                break;
            }
        }
        result_.numbers.push_back(best + corner);
    }

    const rules::Board &board_;
    rules::FeatureId feature_;
    std::set<std::size_t> occupied_;
    std::set<std::pair<int, int>> numbered_;
    FeatureOutline result_;
};

} // namespace

rules::Position spaceAt(QPointF p) {
    return {static_cast<int>(std::floor(p.x() / kUnits)), static_cast<int>(std::floor(p.y() / kUnits))};
}

FeatureOutline outlineOf(const rules::State &state, rules::FeatureId feature) {
    return Outliner(state, feature).outline();
}

QPointF placeOf(const rules::State &state, const rules::PartRef &part) {
    const auto laid = state.board.at(part.at);
    if (!laid) return cornerOf(part.at) + QPointF(50, 50);
    return cornerOf(part.at) +
           figureAnchor(*layoutOf(state.board.tile(*laid)), state.board.laid(*laid).rotation, part.part);
}

std::optional<rules::PartRef> partUnder(const rules::State &state, QPointF p) {
    const rules::Position space = spaceAt(p);
    const auto laid = rules::onMap(space) ? state.board.at(space) : std::nullopt;
    if (!laid) return std::nullopt;
    const rules::LaidTile &tile = state.board.laid(*laid);
    const PartIndex part = partAt(*layoutOf(state.board.tile(*laid)), tile.rotation, p - cornerOf(space));
    if (part == rules::kNoPart) return std::nullopt;
    return rules::PartRef{space, part};
}

} // namespace bathhouse::ui
