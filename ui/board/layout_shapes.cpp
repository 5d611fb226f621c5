// SPDX-License-Identifier: MIT
#include "ui/board/layout_builder.h"

#include <algorithm>
#include <bit>
#include <map>

namespace bathhouse::ui {

using rules::PartIndex;
using rules::PartKind;
using rules::Rotation;

namespace {

QPainterPath pathOf(const QPolygonF &polygon) {
    QPainterPath path;
    if (polygon.isEmpty()) return path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath without(const QPainterPath &path, const QPainterPath &other) {
    return path.intersects(other) ? path.subtracted(other) : path;
}

QPolygonF squareRound(QPointF centre, double half) {
    return {centre + QPointF(-half, -half), centre + QPointF(half, -half), centre + QPointF(half, half),
            centre + QPointF(-half, half)};
}

} // namespace

QPainterPath LayoutBuilder::roadShape(const RoadLayout &road) const {
    QPainterPath path;
    for (const QPolygonF &line : road.lines) {
        const QPainterPath piece = pathOf(clippedToTile(band(line, kRoadHalf)));
        path = path.isEmpty() ? piece : path.united(piece);
    }
    if (std::popcount(road.edges) == 1) {
        for (const CityLayout &city : layout_.cities) path = without(path, pathOf(city.shape.ground));
    }
    return path;
}

void LayoutBuilder::cutShapes() {
    layout_.shapes.resize(tile_.parts.size());
    for (const CityLayout &city : layout_.cities) {
        layout_.shapes[city.part] = pathOf(clippedToTile(city.shape.ground));
    }
    QPainterPath roadsBefore;
    for (const RoadLayout &road : layout_.roads) {
        const QPainterPath path = without(roadShape(road), roadsBefore);
        layout_.shapes[road.part] = path;
        roadsBefore = roadsBefore.isEmpty() ? path : roadsBefore.united(path);
    }
    if (layout_.aboveAll)
        for (const CityLayout &city : layout_.cities)
            layout_.shapes[city.part] = without(layout_.shapes[city.part], roadsBefore);
    QPainterPath built;
    if (layout_.cloister) {
        QPainterPath path = pathOf(squareRound(layout_.cloister->centre, 20 * layout_.cloister->scale));
        if (layout_.walled) {  // all but the edges belongs to the monastery
            path = QPainterPath();
            path.addRect(2, 2, kUnits - 4, kUnits - 4);
        }
        layout_.shapes[layout_.cloister->part] = path;
        built.addPath(path);
    }
    for (const GardenLayout &garden : layout_.gardens) {
        QPainterPath path;
        path.addRect(garden.hedge);
        layout_.shapes[garden.part] = path;
        built.addPath(path);
    }
    if (layout_.bathhouse && layout_.bathhouse->onRoad) {
        built.addPath(pathOf(octagon(layout_.bathhouse->centre, kBathhouse * layout_.bathhouse->scale)));
    }
    cutFields(built);
    if (!layout_.cloister) return;
    for (const RoadLayout &road : layout_.roads) {
        layout_.shapes[road.part] = without(layout_.shapes[road.part], layout_.shapes[layout_.cloister->part]);
    }
}

void LayoutBuilder::cutFields(const QPainterPath &built) {
    QPainterPath open;
    open.addRect(0, 0, kUnits, kUnits);
    for (const CityLayout &city : layout_.cities) open = open.subtracted(pathOf(city.shape.ground));
    for (const RoadLayout &road : layout_.roads) {
        for (const QPolygonF &line : road.lines) open = open.subtracted(pathOf(band(line, kRoadHalf)));
    }
    if (layout_.village) {
        QPainterPath disc;
        const double r = layout_.village->radius + 0.9;
        disc.addEllipse(layout_.village->centre, r, r);
        open = open.subtracted(disc);
    }
    if (layout_.cloister) open = open.subtracted(layout_.shapes[layout_.cloister->part]);
    const QList<QPolygonF> pieces = open.toSubpathPolygons();
    for (const QPolygonF &piece : pieces) {
        std::map<int, QPainterPath> claims;  // by field: the sectors of its halves at this piece
        for (const rules::Half h : rules::kHalves) {
            const QPointF p = halfMiddle(h) - outward(static_cast<rules::Edge>(rules::index(h) / 2)) * 0.5;
            if (fieldAt(h) < 0 || !piece.containsPoint(p, Qt::OddEvenFill)) continue;
            QPainterPath &sectors = claims[fieldAt(h)];
            sectors = sectors.isEmpty() ? pathOf(sectorOf(h)) : sectors.united(pathOf(sectorOf(h)));
        }
        const QPainterPath ground = without(pathOf(piece), built);
        for (const auto &[field, sectors] : claims) {
            QPainterPath &shape = layout_.shapes[static_cast<std::size_t>(field)];
            shape.addPath(claims.size() == 1 ? ground : ground.intersected(sectors));
        }
    }
}

QPolygonF octagon(QPointF centre, double radius) {
    QPolygonF result;
    const double a = radius * 0.92387953;  // cosine and sine of an eighth of a half turn
    const double b = radius * 0.38268343;
    for (const QPointF p : {QPointF(a, b), QPointF(b, a), QPointF(-b, a), QPointF(-a, b)}) result << centre + p;
    for (const QPointF p : {QPointF(-a, -b), QPointF(-b, -a), QPointF(b, -a), QPointF(a, -b)}) result << centre + p;
    return result;
}

QPainterPath partShape(const TileLayout &layout, Rotation r, PartIndex part) {
    if (part == rules::kBathhousePart) {
        if (!layout.bathhouse) return {};
        return pathOf(octagon(turned(layout.bathhouse->centre, r), kBathhouse * layout.bathhouse->scale));
    }
    return part < layout.shapes.size() ? turning(r).map(layout.shapes[part]) : QPainterPath();
}

PartIndex partAt(const TileLayout &layout, Rotation r, QPointF p) {
    const QPointF at = turned(p, rules::inverse(r));
    if (layout.bathhouse) {
        const QPolygonF walls = octagon(layout.bathhouse->centre, kBathhouse * layout.bathhouse->scale);
        if (walls.containsPoint(at, Qt::OddEvenFill)) return rules::kBathhousePart;
    }
    for (std::size_t i = 0; i < layout.shapes.size(); ++i) {
        if (layout.shapes[i].contains(at)) return static_cast<PartIndex>(i);
    }
    return rules::kNoPart;
}

QPointF figureAnchor(const TileLayout &layout, Rotation r, PartIndex part) {
    if (part == rules::kBathhousePart) return layout.bathhouse ? turned(layout.bathhouse->centre, r) : QPointF(50, 50);
    return part < layout.figureAt.size() ? turned(layout.figureAt[part], r) : QPointF(50, 50);
}

QPointF tokenAnchor(const TileLayout &layout, Rotation r, PartIndex part) {
    if (part == rules::kNoPart) return turned(layout.tokenAt, r);
    // At the shoulder of who stands there; at a bathhouse below the flag, over the feet that are under water.
    const QPointF beside = part == rules::kBathhousePart ? QPointF(18, 15) : QPointF(15, -8);
    const QPointF at = figureAnchor(layout, r, part) + beside;
    constexpr double margin = 9;
    return {std::clamp(at.x(), margin, kUnits - margin), std::clamp(at.y(), margin, kUnits - margin)};
}

} // namespace bathhouse::ui
