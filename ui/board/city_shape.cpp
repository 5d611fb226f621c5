// SPDX-License-Identifier: MIT
#include "ui/board/geometry.h"

#include <array>
#include <bit>

namespace bathhouse::ui {

using rules::Edge;
using rules::EdgeMask;
using rules::Rotation;

namespace {

constexpr int kPieces = 20;

/// Run on past both ends, so that the ground below never ends exactly on a corner of the tile.
QPolygonF runOn(const QPolygonF &wall) {
    const auto past = [](QPointF end, QPointF before) { return end + (end - before) * (3 / distance(end, before)); };
    QPolygonF result = wall;
    result.prepend(past(wall.first(), wall[1]));
    result.append(past(wall.last(), wall[wall.size() - 2]));
    return result;
}

/// From the east corner to the west corner. A tight end leaves room for a second city at that corner.
QPolygonF capWall(bool tightWest, bool tightEast) {
    struct Half {
        QPointF leave, arrive;
    };
    const auto half = [](bool tight) { return tight ? Half{{18, 13.4}, {29, 28}} : Half{{15, 15}, {26, 30}}; };
    const double depth = tightWest || tightEast ? 28 : 30;
    const Half west = half(tightWest);
    const Half east = half(tightEast);
    QPolygonF wall;
    addCurve(wall, {100, 0}, {100 - east.leave.x(), east.leave.y()}, {100 - east.arrive.x(), depth}, {50, depth},
             kPieces);
    addCurve(wall, {50, depth}, {west.arrive.x(), depth}, west.leave, {0, 0}, kPieces);
    return wall;
}

CityShape cap(bool tightWest, bool tightEast) {
    CityShape shape;
    shape.walls.push_back(capWall(tightWest, tightEast));
    shape.ground = runOn(shape.walls[0]);
    shape.towers = 0b0011;
    return shape;
}

CityShape corner(bool tightEast, bool tightSouth) {
    const QPointF leave = tightEast ? QPointF(74, 18) : QPointF(83, 25);
    const QPointF arrive = tightSouth ? QPointF(18, 74) : QPointF(25, 83);
    CityShape shape;
    QPolygonF wall;
    addCurve(wall, {100, 0}, leave, arrive, {0, 100}, 2 * kPieces);
    shape.ground = runOn(wall) << QPointF(-4, 101) << QPointF(-4, -4) << QPointF(101, -4);
    shape.walls.push_back(wall);
    shape.towers = 0b1010;
    return shape;
}

QPolygonF throughWall(bool tight) {
    QPolygonF wall;
    if (tight) {
        addCurve(wall, {0, 0}, {13, 19}, {26, 39}, {50, 39}, kPieces);
        addCurve(wall, {50, 39}, {74, 39}, {87, 19}, {100, 0}, kPieces);
    } else {
        addCurve(wall, {0, 0}, {17, 13}, {28, 23}, {50, 23}, kPieces);
        addCurve(wall, {50, 23}, {72, 23}, {83, 13}, {100, 0}, kPieces);
    }
    return wall;
}

CityShape through(bool tightNorth, bool tightSouth) {
    CityShape shape;
    shape.walls = {throughWall(tightNorth), turned(throughWall(tightSouth), Rotation::Half)};
    shape.ground = runOn(shape.walls[0]) + runOn(shape.walls[1]);
    shape.towers = 0b1111;
    return shape;
}

CityShape threeSides(bool tight) {
    QPolygonF wall;
    if (tight) {
        addCurve(wall, {100, 100}, {87, 79}, {74, 59}, {50, 59}, kPieces);
        addCurve(wall, {50, 59}, {26, 59}, {13, 79}, {0, 100}, kPieces);
    } else {
        addCurve(wall, {100, 100}, {85, 85}, {74, 70}, {50, 70}, kPieces);
        addCurve(wall, {50, 70}, {26, 70}, {15, 85}, {0, 100}, kPieces);
    }
    CityShape shape;
    shape.ground = runOn(wall) << QPointF(-4, 101) << QPointF(-4, -4) << QPointF(104, -4) << QPointF(104, 101);
    shape.walls.push_back(wall);
    shape.towers = 0b1100;
    return shape;
}

CityShape whole() {
    CityShape shape;
    shape.ground = QPolygonF(QRectF(-4, -4, 108, 108));
    shape.ground.removeLast();
    return shape;
}

CityShape turnedShape(const CityShape &shape, Rotation r) {
    CityShape result;
    result.ground = turned(shape.ground, r);
    for (const QPolygonF &wall : shape.walls) result.walls.push_back(turned(wall, r));
    result.towers = turnedCorners(shape.towers, r);
    return result;
}

} // namespace

CityShape cityShape(EdgeMask edges, EdgeMask others) {
    // Every shape is described once: lying north; north and west; west and east; all but south.
    constexpr std::array<EdgeMask, 4> described{0b0001, 0b1001, 0b1010, 0b1011};
    for (const EdgeMask form : described) {
        for (const Rotation r : rules::kRotations) {
            if (rules::turnedEdges(form, r) != edges) continue;
            const EdgeMask near = rules::turnedEdges(others, rules::inverse(r));
            const auto has = [near](Edge e) { return (near & rules::bit(e)) != 0; };
            switch (form) {
            case 0b0001: return turnedShape(cap(has(Edge::W), has(Edge::E)), r);
            case 0b1001: return turnedShape(corner(has(Edge::E), has(Edge::S)), r);
            case 0b1010: return turnedShape(through(has(Edge::N), has(Edge::S)), r);
            default: return turnedShape(threeSides(has(Edge::S)), r);
            }
        }
    }
    return whole();
}

} // namespace bathhouse::ui
