// SPDX-License-Identifier: MIT
#include "ui/board/geometry.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace bathhouse::ui {

using rules::Edge;
using rules::EdgeMask;
using rules::Rotation;

CornerMask turnedCorners(CornerMask mask, Rotation r) { return rules::turnedEdges(mask, r); }

QPointF cornerPoint(int corner) { return {corner == 1 || corner == 2 ? kUnits : 0, corner >= 2 ? kUnits : 0}; }

QPointF turned(QPointF p, Rotation r) {
    for (int i = 0; i < rules::quarterTurns(r); ++i) p = {kUnits - p.y(), p.x()};
    return p;
}

QPolygonF turned(const QPolygonF &polygon, Rotation r) {
    QPolygonF result;
    result.reserve(polygon.size());
    for (const QPointF &p : polygon) result << turned(p, r);
    return result;
}

QPointF turnedDirection(QPointF d, Rotation r) {
    for (int i = 0; i < rules::quarterTurns(r); ++i) d = {-d.y(), d.x()};
    return d;
}

QTransform turning(Rotation r) {
    const QPointF x = turnedDirection({1, 0}, r);
    const QPointF y = turnedDirection({0, 1}, r);
    const QPointF origin = turned(QPointF(0, 0), r);
    return {x.x(), x.y(), y.x(), y.y(), origin.x(), origin.y()};
}

QPointF edgeMiddle(Edge e) { return turned(QPointF(50, 0), static_cast<Rotation>(e)); }
QPointF outward(Edge e) { return turnedDirection({0, -1}, static_cast<Rotation>(e)); }

QPointF halfMiddle(rules::Half h) {
    const bool left = (rules::index(h) & 1) == 0;
    return turned(QPointF(left ? 25 : 75, 0), static_cast<Rotation>(rules::index(h) / 2));
}

QPolygonF sectorOf(rules::Half h) {
    const auto edge = static_cast<Edge>(rules::index(h) / 2);
    const bool left = (rules::index(h) & 1) == 0;
    return {{50, 50}, edgeMiddle(edge), cornerPoint((rules::index(edge) + (left ? 0 : 1)) & 3)};
}

rules::Half halfSeenFrom(QPointF p) {
    const QPointF d = p - QPointF(50, 50);
    const bool upright = std::abs(d.y()) >= std::abs(d.x());
    const Edge edge = upright ? (d.y() < 0 ? Edge::N : Edge::S) : (d.x() > 0 ? Edge::E : Edge::W);
    const QPointF along = turnedDirection({1, 0}, static_cast<Rotation>(edge));
    return static_cast<rules::Half>(2 * rules::index(edge) + (QPointF::dotProduct(d, along) < 0 ? 0 : 1));
}

double length(QPointF p) { return std::sqrt(QPointF::dotProduct(p, p)); }
double distance(QPointF a, QPointF b) { return length(a - b); }

double distanceToSegment(QPointF p, QPointF a, QPointF b) {
    const QPointF d = b - a;
    const double square = QPointF::dotProduct(d, d);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(p - a, d) / square, 0.0, 1.0) : 0;
    return distance(p, a + d * t);
}

double distanceToLine(QPointF p, const QPolygonF &line) {
    double best = 1e9;
    for (qsizetype i = 1; i < line.size(); ++i) best = std::min(best, distanceToSegment(p, line[i - 1], line[i]));
    return best;
}

QPolygonF clippedToTile(const QPolygonF &polygon) {
    QPolygonF result = polygon;
    for (int side = 0; side < 4; ++side) {
        // How far inside the tile a point lies, seen from this side.
        const auto inside = [side](QPointF p) {
            return side == 0 ? p.y() : side == 1 ? kUnits - p.x() : side == 2 ? kUnits - p.y() : p.x();
        };
        QPolygonF cut;
        for (qsizetype i = 0; i < result.size(); ++i) {
            const QPointF a = result[i];
            const QPointF b = result[(i + 1) % result.size()];
            const double da = inside(a);
            const double db = inside(b);
            if (da >= 0) cut << a;
            if ((da >= 0) != (db >= 0)) cut << a + (b - a) * (da / (da - db));
        }
        result = cut;
    }
    return result;
}

QPolygonF box(QPointF centre, QPointF along, double length, double width) {
    const QPointF u = along * (length / 2);
    const QPointF v = QPointF(-along.y(), along.x()) * (width / 2);
    return {centre - u - v, centre + u - v, centre + u + v, centre - u + v};
}

Polyline::Polyline(QPolygonF points) : points_(std::move(points)) {
    lengths_.push_back(0);
    for (qsizetype i = 1; i < points_.size(); ++i) {
        lengths_.push_back(lengths_.back() + distance(points_[i - 1], points_[i]));
    }
}

Polyline::Place Polyline::at(double where) const {
    where = std::clamp(where, 0.0, length());
    qsizetype i = 1;
    while (i + 1 < points_.size() && lengthAt(i) < where) ++i;
    const QPointF a = points_[i - 1];
    const QPointF b = points_[i];
    const double piece = std::max(lengthAt(i) - lengthAt(i - 1), 1e-9);
    return {a + (b - a) * ((where - lengthAt(i - 1)) / piece), (b - a) / piece};
}

QPolygonF Polyline::normals() const {
    QPolygonF result;
    for (qsizetype i = 0; i < points_.size(); ++i) {
        const QPointF d = points_[std::min(points_.size() - 1, i + 1)] - points_[std::max<qsizetype>(0, i - 1)];
        result << QPointF(-d.y(), d.x()) / std::max(ui::length(d), 1e-9);
    }
    return result;
}

QPolygonF Polyline::offset(double by) const {
    QPolygonF result = normals();
    for (qsizetype i = 0; i < points_.size(); ++i) result[i] = points_[i] + result[i] * by;
    return result;
}

void addCurve(QPolygonF &line, QPointF from, QPointF control1, QPointF control2, QPointF to, int pieces) {
    for (int i = line.isEmpty() ? 0 : 1; i <= pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        const double u = 1 - t;
        line << from * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t);
    }
}

QPolygonF roadBetween(Edge a, Edge b) {
    const QPointF from = edgeMiddle(a);
    const QPointF to = edgeMiddle(b);
    if (b == rules::opposite(a)) return {from, to};
    const double reach = 0.5523 * 50;
    QPolygonF line;
    addCurve(line, from, from - outward(a) * reach, to - outward(b) * reach, to, 40);
    return line;
}

QPolygonF roadTo(Edge edge, QPointF place) {
    const QPointF from = edgeMiddle(edge);
    const QPointF in = -outward(edge);
    const double ahead = QPointF::dotProduct(place - from, in);
    if (distance(from + in * ahead, place) < 0.5) return {from, place};
    const QPointF reach = in * (std::max(ahead, 4.0) / 2);
    QPolygonF line;
    addCurve(line, from, from + reach, place - reach, place, 24);
    return line;
}

QPolygonF beyondEdges(const QPolygonF &line) {
    QPolygonF result = line;
    for (const Edge e : rules::kEdges) {
        if (distance(line.first(), edgeMiddle(e)) < 1e-6) result.prepend(line.first() + outward(e) * kBeyond);
        if (distance(line.last(), edgeMiddle(e)) < 1e-6) result.append(line.last() + outward(e) * kBeyond);
    }
    return result;
}

QPolygonF band(const QPolygonF &line, double half) {
    const Polyline walk(beyondEdges(line));
    QPolygonF result = walk.offset(-half);
    const QPolygonF other = walk.offset(half);
    for (qsizetype i = other.size(); i-- > 0;) result << other[i];
    return result;
}

std::vector<Edge> edgesOf(EdgeMask mask) {
    std::vector<Edge> result;
    for (const Edge e : rules::kEdges) {
        if (mask & rules::bit(e)) result.push_back(e);
    }
    return result;
}

} // namespace bathhouse::ui
