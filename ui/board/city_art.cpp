// SPDX-License-Identifier: MIT
#include "ui/board/tile_parts_art.h"

#include <algorithm>

namespace bathhouse::ui {
namespace {

/// The wall moved inwards; towards its ends it thins, so that its cut hides under the tower.
QPolygonF inwards(const Polyline &wall, double by) {
    const QPolygonF normals = wall.normals();
    QPolygonF result = wall.points();
    for (qsizetype i = 0; i < result.size(); ++i) {
        const double toEnd = std::min(wall.lengthAt(i), wall.length() - wall.lengthAt(i));
        result[i] += normals[i] * (by * (1 - 0.4 * (1 - std::min(1.0, toEnd / 15))));
    }
    return result;
}

QPolygonF between(const QPolygonF &a, QPolygonF b) {
    std::reverse(b.begin(), b.end());
    return a + b;
}

/// Evenly spaced and the same from both ends.
void paintMerlons(const TileCanvas &c, const Polyline &wall) {
    const int count = std::max(2, qRound(wall.length() / 4.2));
    const double step = wall.length() / count;
    for (int i = 0; i < count; ++i) {
        const Polyline::Place place = wall.at((i + 0.5) * step);
        const QPointF in(-place.direction.y(), place.direction.x());
        c.fill(box(place.at + in * 1.3, place.direction, step * 0.56, 2.4), c.colours.stoneLit);
    }
}

void paintWall(const TileCanvas &c, const QPolygonF &points) {
    const Polyline wall(points);
    const bool small = !c.detail.middling;
    const QPolygonF inner = inwards(wall, small ? 2.2 : kWall);
    if (c.detail.merlons) {
        const QPolygonF walk = inwards(wall, 2.6);
        c.fill(between(points, inner), c.colours.stoneDark);
        c.fill(between(walk, inner), c.colours.stone);
        paintMerlons(c, wall);
        c.line(walk, faded(c.colours.wallInk, 0.7), 0.45);
        c.line(inner, c.colours.wallInk, 0.7);
        c.line(points, c.colours.wallInk, 1.3);
        return;
    }
    c.fill(between(points, inner), c.colours.stone);
    if (!small) c.line(inwards(wall, kWall / 2), c.colours.stoneLit, 1.6);
    c.line(inner, c.colours.wallInk, 0.8);
    c.line(points, c.colours.wallInk, small ? 1.8 : 1.6);
}

void paintSquares(const TileCanvas &c, const TileLayout &layout, const CityLayout &city) {
    c.disc(city.knight, city.knightRoom + 1.2, faded(c.colours.square, 0.8));
    if (layout.bathhouse && layout.bathhouse->part == city.part) {
        c.disc(layout.bathhouse->centre, kBathhouse * layout.bathhouse->scale + 1.7, c.colours.square,
               c.colours.cityLane, 0.6);
    }
}

} // namespace

void paintHouse(const TileCanvas &c, const House &house, const QColor &lit, const QColor &dark) {
    const double tint = (house.tint - 0.5) * 0.28;
    const QColor light = tint >= 0 ? mixed(lit, c.colours.city, tint) : mixed(lit, dark, -tint);
    const QColor shade = tint >= 0 ? mixed(dark, lit, tint * 0.8) : mixed(dark, Qt::black, -tint * 0.4);
    const QPolygonF b = box(house.centre, house.ridge, house.length, house.width);
    const QPointF west = (b[0] + b[3]) / 2;
    const QPointF east = (b[1] + b[2]) / 2;
    const QPointF across(-house.ridge.y(), house.ridge.x());
    c.shadow(b, 0.2, {0.9, 1.1});
    // The whole roof first: the two faces alone would let the ground show through between them.
    c.fill(b, c.tone(light, shade, across));
    c.fill(QPolygonF{b[0], b[1], east, west}, c.tone(light, shade, -across));
    if (c.detail.fine) c.outline(b, faded(c.colours.ink, 0.55), 0.45);
    if (!c.detail.chimneys || house.length <= 8 || house.tint <= 0.45) return;
    const double along = house.length * (house.tint > 0.7 ? 0.28 : -0.28);
    c.outlined(box(house.centre + house.ridge * along + across * 1.4, house.ridge, 1.7, 1.5), c.colours.stoneLit,
               c.colours.ink, 0.35);
}

void paintCity(const TileCanvas &c, const TileLayout &layout, const CityLayout &city) {
    c.fill(city.shape.ground, c.colours.city);
    if (c.detail.middling) paintSquares(c, layout, city);
    for (const House &house : city.houses) {
        if (c.detail.middling) {
            paintHouse(c, house, c.colours.roofLit, c.colours.roofDark);
        } else {
            c.fill(box(house.centre, house.ridge, house.length + 1.2, house.width - 0.4), c.colours.roofMid);
        }
    }
    for (const QPolygonF &wall : city.shape.walls) paintWall(c, wall);
}

void paintGate(const TileCanvas &c, const GateLayout &gate) {
    const QPointF out = gate.out;
    const QPointF along(-out.y(), out.x());
    const auto at = [&](double side, double outwards) { return gate.wall + along * side + out * outwards; };
    for (const double side : {-8.4, 8.4}) {
        c.disc(at(side, -1.4), 4.4, c.colours.stone, c.colours.wallInk, c.detail.middling ? 1.2 : 1.8);
        if (c.detail.middling) c.disc(at(side, -1.4), 2.4, c.colours.stoneLit, c.colours.wallInk, 0.5);
    }
    c.outlined(box(at(0, -1.6), along, 10, 6.4), c.colours.stoneLit, c.colours.wallInk, 1.1);
    c.fill(box(at(0, -1.25), along, 5.6, 5.7), faded(c.colours.ink, 0.78));
}

void paintTower(const TileCanvas &c, QPointF corner) {
    c.disc(corner, kTower, c.colours.stone, c.colours.wallInk, c.detail.middling ? 1.3 : 2);
    if (c.detail.middling) c.disc(corner, kTower - 2.3, c.colours.stoneLit, c.colours.wallInk, 0.6);
}

} // namespace bathhouse::ui
