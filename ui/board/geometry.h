// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"

#include <QPainterPath>
#include <QPolygonF>

#include <vector>

namespace bathhouse::ui {

/// Everything on a tile is measured in hundredths of its side, from its north-west corner.
inline constexpr double kUnits = 100;

inline constexpr double kRoadWidth = 12;    ///< without its borders
inline constexpr double kRoadBorder = 1.5;  ///< on each side
inline constexpr double kRoadHalf = kRoadWidth / 2 + kRoadBorder;
inline constexpr double kBeyond = 2;      ///< how far lines run past the edge of the tile before they are cut
inline constexpr double kWall = 5;        ///< thickness of a city wall
inline constexpr double kTower = 7.2;     ///< radius of the tower where walls meet
inline constexpr double kVillage = 11;    ///< radius of a village square
inline constexpr double kBathhouse = 17;  ///< outer radius of the bathhouse's octagon
inline constexpr double kPool = kBathhouse - 5.4;

/// A set of tile corners, clockwise from the north-west: bit 0 NW, 1 NE, 2 SE, 3 SW.
using CornerMask = std::uint8_t;
CornerMask turnedCorners(CornerMask, rules::Rotation);
QPointF cornerPoint(int corner);

QPointF turned(QPointF, rules::Rotation);
QPolygonF turned(const QPolygonF &, rules::Rotation);
/// A direction turned with the tile.
QPointF turnedDirection(QPointF, rules::Rotation);
/// From the unturned tile to the tile as it lies.
QTransform turning(rules::Rotation);

QPointF edgeMiddle(rules::Edge);
/// Unit vector out of the tile.
QPointF outward(rules::Edge);
/// The point of the tile's border in the middle of a half edge.
QPointF halfMiddle(rules::Half);

/// The half edge that a point looks out to from the centre of the tile.
rules::Half halfSeenFrom(QPointF);
/// The triangle between the centre of the tile and a half edge.
QPolygonF sectorOf(rules::Half);

double length(QPointF);
double distance(QPointF, QPointF);
double distanceToSegment(QPointF, QPointF a, QPointF b);
double distanceToLine(QPointF, const QPolygonF &line);
/// The part of a polygon that lies on the tile.
QPolygonF clippedToTile(const QPolygonF &);
/// A rectangle by centre, direction of its long side, length and width.
QPolygonF box(QPointF centre, QPointF along, double length, double width);

/// A line of straight pieces that can be walked by length.
class Polyline {
public:
    explicit Polyline(QPolygonF points);
    const QPolygonF &points() const { return points_; }
    double length() const { return lengths_.back(); }
    /// How far along the line its point number `i` lies.
    double lengthAt(qsizetype i) const { return lengths_[static_cast<std::size_t>(i)]; }
    struct Place {
        QPointF at;
        QPointF direction;
    };
    Place at(double length) const;
    /// Unit vectors to the right of the walking direction, one for each point.
    QPolygonF normals() const;
    /// The same line moved to the right.
    QPolygonF offset(double distance) const;

private:
    QPolygonF points_;
    std::vector<double> lengths_;
};

/// Appends a cubic curve to a line, without its first point if the line has one already.
void addCurve(QPolygonF &line, QPointF from, QPointF control1, QPointF control2, QPointF to, int pieces);

/// How one city lies on an unturned tile.
struct CityShape {
    QPolygonF ground;              ///< runs past the tile's edges; cut it to the tile
    std::vector<QPolygonF> walls;  ///< each with the city on its right hand
    CornerMask towers = 0;         ///< corners where its walls end
};
/// `others`: edges of the other cities of the tile, which this one must leave room for.
CityShape cityShape(rules::EdgeMask edges, rules::EdgeMask others);

/// A road between two edges: straight, or a quarter of a circle round the corner they share.
QPolygonF roadBetween(rules::Edge, rules::Edge);
/// A road from an edge to a place on the tile: straight if it can, else bending.
QPolygonF roadTo(rules::Edge, QPointF place);
/// The line, run on straight past every edge of the tile that it ends at.
QPolygonF beyondEdges(const QPolygonF &line);
/// The ground that a road of half width `half` along the line covers; runs past the edges.
QPolygonF band(const QPolygonF &line, double half);

std::vector<rules::Edge> edgesOf(rules::EdgeMask);

} // namespace bathhouse::ui
