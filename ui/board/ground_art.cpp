// SPDX-License-Identifier: MIT
#include "ui/board/tile_parts_art.h"

#include <algorithm>

namespace bathhouse::ui {
namespace {

void paintTree(const TileCanvas &c, const Tuft &tree) {
    const TileCanvas up = c.upright();
    const QPointF at = c.place(tree.at);
    if (c.detail.fine) up.disc(at + QPointF(0.9, 1.1), tree.size, faded(c.colours.ink, 0.16));
    up.disc(at, tree.size, c.colours.tree, faded(c.colours.ink, 0.45), 0.4);
    up.disc(at - QPointF(0.28, 0.3) * tree.size, tree.size * 0.58, c.colours.treeLit);
}

void paintBlades(const TileCanvas &c, const Tuft &tuft) {
    const QPointF at = c.place(tuft.at);
    QPainterPath blades;
    for (const auto &[root, tip] : {std::pair{QPointF(-0.9, 0), QPointF(-0.9, -1.7)},
                                    {QPointF(0, 0.2), QPointF(0, -2.6)},
                                    {QPointF(0.9, 0), QPointF(0.9, -1.7)}}) {
        blades.moveTo(at + root);
        blades.lineTo(at + root + tip * tuft.size);
    }
    c.upright().path(blades, c.colours.tuft, 0.75);
}

void paintRuts(const TileCanvas &c, const RoadLayout &road) {
    if (!c.detail.ruts) return;
    for (const QPolygonF &line : road.lines) {
        const Polyline walk(beyondEdges(line));
        for (const double side : {-2.3, 2.3}) c.line(walk.offset(side), c.colours.rut, 0.7);
    }
}

void paintRoadBorder(const TileCanvas &c, const RoadLayout &road) {
    for (const QPolygonF &line : road.lines) c.fill(band(line, kRoadHalf), c.colours.roadEdge);
    if (road.lines.size() > 1) c.disc(road.lines[0].last(), kRoadHalf, c.colours.roadEdge);
}

void paintRoadway(const TileCanvas &c, const RoadLayout &road) {
    for (const QPolygonF &line : road.lines) c.fill(band(line, kRoadWidth / 2), c.colours.road);
    if (road.lines.size() > 1) c.disc(road.lines[0].last(), kRoadWidth / 2, c.colours.road);
}

/// The strip that joins a building beside the road to it.
void paintStrip(const TileCanvas &c, QPointF foot, QPointF building, double width, bool border) {
    const QPointF along = (building - foot) / std::max(distance(building, foot), 1e-9);
    foot += along * (kRoadWidth / 2 - 0.3);
    c.fill(box((foot + building) / 2, along, distance(foot, building), width + (border ? 1.8 * kRoadBorder : 0)),
           border ? c.colours.roadEdge : c.colours.road);
}

void paintStrips(const TileCanvas &c, const TileLayout &layout, bool border) {
    if (layout.bathhouse && layout.bathhouse->onRoad) {
        paintStrip(c, layout.bathhouse->foot, layout.bathhouse->centre, kRoadWidth * layout.bathhouse->scale, border);
    }
    for (const InnLayout &inn : layout.inns) paintStrip(c, inn.foot, inn.centre, 5, border);
}

/// The deck of the upper road over the crossing: the shadow below it, parapets and four piers.
void paintBridge(const TileCanvas &c, const RoadLayout &above) {
    const QPolygonF &way = above.lines.front();
    const QPointF u = (way.last() - way.first()) / kUnits;
    const QPointF v(-u.y(), u.x());
    const auto block = [&](double a0, double a1, double b0, double b1) {
        const QPointF m(50, 50);
        return QPolygonF{m + u * a0 + v * b0, m + u * a1 + v * b0, m + u * a1 + v * b1, m + u * a0 + v * b1};
    };
    const double h = kRoadWidth / 2;
    for (const double s : {-1.0, 1.0}) {
        c.fill(block(-h, h, s * (h + 3.6), s * (h + 9.5)), faded(c.colours.ink, 0.16));
        c.fill(block(-h, h, s * (h + 3.6), s * (h + 6.4)), faded(c.colours.ink, 0.26));
    }
    paintRoadBorder(c, above);
    paintRoadway(c, above);
    paintRuts(c, above);
    c.fill(block(-13, 13, -h, h), c.colours.stoneLit);
    for (int i = -3; c.detail.fine && i <= 3; ++i) {
        c.line({QPointF(50, 50) + u * (i * 3.7) - v * h, QPointF(50, 50) + u * (i * 3.7) + v * h},
               faded(c.colours.stoneDark, 0.55), 0.5);
    }
    const double pen = c.detail.middling ? 1.1 : 1.8;
    for (const double s : {-1.0, 1.0}) {
        c.outlined(block(-13, 13, s * (h - 0.3), s * (h + 3.7)), c.colours.stone, c.colours.wallInk, pen);
        if (c.detail.merlons) c.fill(block(-12, 12, s * (h + 1), s * (h + 2.4)), c.colours.stoneLit);
        for (const double e : {-1.0, 1.0}) {
            c.outlined(block(e * 12, e * 17, s * (h - 1), s * (h + 4.4)), c.colours.stoneLit, c.colours.wallInk, pen);
        }
    }
}

} // namespace

void paintGrass(const TileCanvas &c, const TileLayout &layout) {
    c.fill(rectangle(0, 0, kUnits, kUnits), c.colours.grass);
    if (!c.detail.middling) return;
    for (const Tuft &tuft : layout.tufts) tuft.tree ? paintTree(c, tuft) : paintBlades(c, tuft);
}

void paintRoads(const TileCanvas &c, const TileLayout &layout) {
    const auto above = [&](std::size_t i) {
        return layout.roadAbove && static_cast<std::size_t>(*layout.roadAbove) == i;
    };
    paintStrips(c, layout, true);
    for (std::size_t i = 0; i < layout.roads.size(); ++i) {
        if (!above(i)) paintRoadBorder(c, layout.roads[i]);
    }
    if (!layout.roadAbove) paintStrips(c, layout, false);
    for (std::size_t i = 0; i < layout.roads.size(); ++i) {
        if (!above(i)) paintRoadway(c, layout.roads[i]);
    }
    for (std::size_t i = 0; i < layout.roads.size(); ++i) {
        if (!above(i)) paintRuts(c, layout.roads[i]);
    }
    if (layout.roadAbove && !layout.aboveAll) {
        paintBridge(c, layout.roads[static_cast<std::size_t>(*layout.roadAbove)]);
        paintStrips(c, layout, false);
    }
}

void paintLaidBridge(const TileCanvas &c, const TileLayout &layout) {
    if (layout.roadAbove && layout.aboveAll) paintBridge(c, layout.roads[static_cast<std::size_t>(*layout.roadAbove)]);
}

void paintYard(const TileCanvas &c) {
    constexpr double wall = 7;
    c.fill(rectangle(0, 0, kUnits, kUnits), c.colours.stone);
    c.fill(rectangle(wall, wall, kUnits - 2 * wall, kUnits - 2 * wall), c.colours.square);
    if (c.detail.middling)
        for (int i = 0; i < 10; ++i) {
            // Battlements on all four sides.
            const double along = i * 10 + 2.5;
            for (const QRectF &stone : {QRectF(along, 1, 5, wall - 2), QRectF(along, kUnits - wall + 1, 5, wall - 2),
                                        QRectF(1, along, wall - 2, 5), QRectF(kUnits - wall + 1, along, wall - 2, 5)})
                c.fill(rectangle(stone.x(), stone.y(), stone.width(), stone.height()), c.colours.stoneLit);
        }
    c.outline(rectangle(wall, wall, kUnits - 2 * wall, kUnits - 2 * wall), c.colours.wallInk, c.detail.middling ? 1.1 : 1.8);
}

void paintVillage(const TileCanvas &c, const VillageLayout &village) {
    c.disc(village.centre, village.radius, c.colours.square, c.colours.roadEdge, kRoadBorder + 0.3);
    for (const House &house : village.houses) {
        paintHouse(c, house, c.colours.thatchLit, c.colours.thatchDark);
        if (!c.detail.fine) c.outline(box(house.centre, house.ridge, house.length, house.width), c.colours.ink, 0.8);
    }
    if (!c.detail.middling) return;
    c.disc(village.centre, 3, c.colours.stone, c.colours.wallInk, 0.9);
    c.disc(village.centre, 1.4, c.colours.wallInk);
}

} // namespace bathhouse::ui
