// SPDX-License-Identifier: MIT
#include "ui/board/feature_outline.h"

#include "rules/corner.h"
#include "ui/board/figure_places.h"

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
    Outliner(const rules::State &state, rules::FeatureId feature)
        : board_(state.board), feature_(feature), kind_(state.board.kind(feature)) {
        for (const rules::Figure &figure : state.figures) {
            if (!figure.gone && !figure.inBathhouse()) occupied_.insert(rules::index(figure.node));
        }
    }

    FeatureOutline outline() {
        result_.pieces.reserve(board_.nodeCount(feature_));
        board_.forEachNode(feature_, [this](rules::NodeId node) { add(node); });
        if (kind_ == rules::PartKind::Road || kind_ == rules::PartKind::City) {
            for (const rules::NodeId node : board_.sortedNodes(feature_)) addNumber(node);
        }
        return std::move(result_);
    }

private:
    /// The halves of an edge over which the feature goes on.
    rules::HalfMask joinedOver(const rules::LaidTile &tile, Edge edge) const {
        const auto neighbour = board_.at(rules::neighbour(tile.at, edge));
        if (!neighbour) return 0;
        const rules::TurnedTile &there = board_.turned(*neighbour);
        const auto goesOn = [&](PartIndex part) {
            return part != rules::kNoPart && board_.feature(*neighbour, part) == feature_;
        };
        if (kind_ != rules::PartKind::Field) {
            const auto facing = static_cast<std::size_t>(rules::index(rules::opposite(edge)));
            return goesOn(there.edgePart[facing]) ? rules::halvesOf(edge) : rules::HalfMask{0};
        }
        rules::HalfMask joined = 0;
        for (const int side : {0, 1}) {
            const auto half = static_cast<rules::Half>(2 * rules::index(edge) + side);
            if (goesOn(there.halfPart[static_cast<std::size_t>(rules::index(rules::facing(half)))]))
                joined = static_cast<rules::HalfMask>(joined | rules::bit(half));
        }
        return joined;
    }

    const TileLayout &layout(const rules::LaidTile &tile) {
        const auto id = static_cast<std::size_t>(tile.tile);
        if (layouts_.size() <= id) layouts_.resize(id + 1, nullptr);
        if (!layouts_[id]) layouts_[id] = layoutOf(board_.tiles().tile(tile.tile)).get();
        return *layouts_[id];
    }

    void add(rules::NodeId node) {
        const rules::LaidTile &tile = board_.laid(board_.laidOf(node));
        OutlinePiece piece{tile.at, &layout(tile), tile.rotation, board_.partIndex(node), 0, false};
        piece.canBeOpen = kind_ != rules::PartKind::Field;
        for (const Edge edge : rules::kEdges)
            piece.joined = static_cast<rules::HalfMask>(piece.joined | joinedOver(tile, edge));
        result_.pieces.push_back(piece);
    }

    /// Beside the figure or bathhouse that stands on the part, else where a figure would stand.
    void addNumber(rules::NodeId node) {
        const rules::LaidTile &tile = board_.laid(board_.laidOf(node));
        if (!numbered_.insert({tile.at.x, tile.at.y}).second) return;
        const TileLayout &layout = this->layout(tile);
        const QPointF corner = cornerOf(tile.at);
        const QPointF anchor = figureAnchor(layout, tile.rotation, board_.partIndex(node));
        QPointF best = anchor;
        if (occupied_.contains(rules::index(node))) {
            constexpr std::array<QPointF, 8> around{QPointF(-22, 14), QPointF(22, 14), QPointF(-20, -16),
                                                    QPointF(20, -16), QPointF(0, 27),  QPointF(0, -27),
                                                    QPointF(-30, 0),  QPointF(30, 0)};
            const QPainterPath shape = partShape(layout, tile.rotation, board_.partIndex(node));
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
    rules::PartKind kind_;
    std::vector<const TileLayout *> layouts_;  ///< by kind of tile
    std::set<std::size_t> occupied_;
    std::set<std::pair<int, int>> numbered_;
    FeatureOutline result_;
};

}  // namespace

rules::Position spaceAt(QPointF p) {
    return {static_cast<int>(std::floor(p.x() / kUnits)), static_cast<int>(std::floor(p.y() / kUnits))};
}

FeatureOutline outlineOf(const rules::State &state, rules::FeatureId feature) {
    return Outliner(state, feature).outline();
}

namespace {

bool isField(const TileLayout &layout, rules::PartIndex part) {
    const auto has = [part](const auto &list) {
        return std::ranges::any_of(list, [part](const auto &entry) { return entry.part == part; });
    };
    return !has(layout.roads) && !has(layout.cities) && !has(layout.gardens) &&
           !(layout.cloister && layout.cloister->part == part);
}

/// Whether a point of the border of a field, on the unturned tile, is where a building stands in it.
bool isAtBuilding(const TileLayout &layout, QPointF p) {
    constexpr double near = 1;
    const auto &bath = layout.bathhouse;
    if (bath && bath->onRoad && distance(p, bath->centre) < kBathhouse * bath->scale + near) return true;
    const auto round = [p](QRectF box) { return box.adjusted(-near, -near, near, near).contains(p); };
    if (layout.cloister && !layout.walled && round(layout.shapes[layout.cloister->part].boundingRect())) return true;
    return std::ranges::any_of(layout.gardens, [&](const GardenLayout &garden) { return round(garden.hedge); });
}

}  // namespace

OutlinePath pathOf(const OutlinePiece &piece) {
    OutlinePath lines;
    // What stands in a field is no border of it.
    const bool field = isField(*piece.layout, piece.part);
    for (const QPolygonF &polygon : partShape(*piece.layout, piece.rotation, piece.part).toSubpathPolygons()) {
        for (qsizetype i = 1; i < polygon.size(); ++i) {
            const QPointF a = polygon[i - 1];
            const QPointF b = polygon[i];
            if (field && isAtBuilding(*piece.layout, turned((a + b) / 2, rules::inverse(piece.rotation)))) continue;
            const std::optional<Edge> edge = edgeAlong(a, b);
            if (edge && (piece.joined & rules::bit(halfAt(*edge, (a + b) / 2)))) continue;
            QPainterPath &path = edge && piece.canBeOpen ? lines.open : lines.border;
            if (path.isEmpty() || path.currentPosition() != a) path.moveTo(a);
            path.lineTo(b);
        }
    }
    return lines;
}

OutlinePath pathOf(const FeatureOutline &outline) {
    OutlinePath all;
    for (const OutlinePiece &piece : outline.pieces) {
        const OutlinePath lines = pathOf(piece);
        const QPointF corner = cornerOf(piece.at);
        all.border.addPath(lines.border.translated(corner));
        all.open.addPath(lines.open.translated(corner));
    }
    return all;
}

QPointF placeOf(const rules::State &state, const rules::PartRef &part) {
    const auto laid = state.board.at(part.at);
    if (!laid) return cornerOf(part.at) + QPointF(50, 50);
    return cornerOf(part.at) +
           figureAnchor(*layoutOf(state.board.tile(*laid)), state.board.laid(*laid).rotation, part.part);
}

namespace {

/// The corner that a figure lies on, if it is of a kind that does.
std::optional<QPointF> onCorner(const rules::State &state, const rules::FigureAt &figure) {
    const auto laid = state.board.at(figure.where.at);
    if (!rules::traits(figure.figure).onCorner || !laid) return std::nullopt;
    const auto corner = rules::fieldCorner(state.board, *laid, figure.where.part);
    if (!corner) return std::nullopt;
    const bool east = *corner == rules::Corner::NE || *corner == rules::Corner::SE;
    const bool south = *corner == rules::Corner::SE || *corner == rules::Corner::SW;
    // It stands astride the corner, its foot a little south of it.
    return cornerOf(figure.where.at) + QPointF(east ? kUnits : 0, (south ? kUnits : 0) + 9);
}

}  // namespace

std::vector<QPointF> figurePlaces(const rules::State &state, std::span<const rules::FigureAt> figures) {
    std::vector<QPointF> places;
    for (std::size_t first = 0; first < figures.size();) {
        // Those on one part follow each other.
        std::size_t end = first + 1;
        while (end < figures.size() && figures[end].where == figures[first].where) ++end;
        const std::vector<QPointF> row = rowOfFigures(state, figures[first].where, end - first);
        for (std::size_t i = first; i < end; ++i)
            places.push_back(onCorner(state, figures[i]).value_or(row[i - first]));
        first = end;
    }
    return places;
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

}  // namespace bathhouse::ui
