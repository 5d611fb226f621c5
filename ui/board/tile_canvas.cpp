// SPDX-License-Identifier: MIT
#include "ui/board/tile_canvas.h"

namespace bathhouse::ui {
namespace {

QPen penOf(const QColor &colour, double width, Qt::PenCapStyle cap = Qt::FlatCap) {
    return {colour, width, Qt::SolidLine, cap, cap == Qt::FlatCap ? Qt::MiterJoin : Qt::RoundJoin};
}

} // namespace

TileCanvas TileCanvas::turnedBy(rules::Rotation r) const {
    return {*this, static_cast<rules::Rotation>((rules::quarterTurns(rotation_) + rules::quarterTurns(r)) & 3)};
}

void TileCanvas::fill(const QPolygonF &polygon, const QColor &colour) const {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPolygon(turned(polygon, rotation_));
}

void TileCanvas::fill(const QPainterPath &path, const QColor &colour) const {
    painter_.fillPath(turning(rotation_).map(path), colour);
}

void TileCanvas::line(const QPolygonF &points, const QColor &colour, double width) const {
    painter_.setPen(penOf(colour, width));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPolyline(turned(points, rotation_));
}

void TileCanvas::outline(const QPolygonF &polygon, const QColor &colour, double width) const {
    outlined(polygon, Qt::transparent, colour, width);
}

void TileCanvas::outlined(const QPolygonF &polygon, const QColor &fill, const QColor &pen, double width) const {
    painter_.setPen(penOf(pen, width));
    painter_.setBrush(fill.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(fill));
    painter_.drawPolygon(turned(polygon, rotation_));
}

void TileCanvas::disc(QPointF centre, double radius, const QColor &fill, const QColor &pen, double width) const {
    painter_.setPen(width > 0 ? penOf(pen, width) : QPen(Qt::NoPen));
    painter_.setBrush(fill);
    painter_.drawEllipse(place(centre), radius, radius);
}

void TileCanvas::path(const QPainterPath &path, const QColor &colour, double width) const {
    painter_.strokePath(turning(rotation_).map(path), penOf(colour, width, Qt::RoundCap));
}

void TileCanvas::shadow(const QPolygonF &polygon, double opacity, QPointF by) const {
    if (!detail.fine) return;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(faded(colours.ink, opacity));
    painter_.drawPolygon(turned(polygon, rotation_).translated(by));
}

QColor TileCanvas::tone(const QColor &lit, const QColor &dark, QPointF out) const {
    const QPointF n = turnedDirection(out, rotation_);
    const double towardsLight = (n.x() * -0.55 + n.y() * -0.83) / std::max(length(n), 1e-9);
    return mixed(dark, lit, (towardsLight + 1) / 2);
}

QPolygonF rectangle(double x, double y, double width, double height) {
    return {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
}

} // namespace bathhouse::ui
