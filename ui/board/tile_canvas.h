// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/geometry.h"
#include "ui/board/theme.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {

/// What is drawn at a size of tile; small tiles leave detail out.
struct Detail {
    explicit Detail(double px)
        : chimneys(px >= 150), ruts(px >= 140), merlons(px >= 110), fine(px >= 90), middling(px >= 56) {}
    bool chimneys;
    bool ruts;
    bool merlons;   ///< else a wall is three lines
    bool fine;      ///< shadows, outlines of houses, ripples, single flowers
    bool middling;  ///< grass, trees, steam, two faces to a roof
};

/// Draws the ground of a tile in hundredths of its side. Shapes are given as on the unturned tile and turn with it,
/// while light and shadows keep their direction on the screen.
class TileCanvas {
public:
    TileCanvas(QPainter &painter, rules::Rotation rotation, double size, Theme theme)
        : detail(size), px(size), colours(tileColours(theme)), painter_(painter), rotation_(rotation) {}

    const Detail detail;
    const double px;  ///< size of a tile on the screen
    const TileColours &colours;

    QPainter &painter() const { return painter_; }
    rules::Rotation rotation() const { return rotation_; }
    /// The same canvas for what never turns.
    TileCanvas upright() const { return {*this, rules::Rotation::None}; }
    /// The same canvas turned further by a turn of the unturned tile.
    TileCanvas turnedBy(rules::Rotation) const;
    QPointF place(QPointF p) const { return turned(p, rotation_); }

    /// How much larger than usual a sign must be drawn to be `least` pixels high, if it is `usual` hundredths of a tile.
    double atLeast(double least, double usual) const { return std::max(1.0, least / (usual * px / kUnits)); }

    void fill(const QPolygonF &, const QColor &) const;
    void fill(const QPainterPath &, const QColor &) const;
    void line(const QPolygonF &, const QColor &, double width) const;
    void outline(const QPolygonF &, const QColor &, double width) const;
    void outlined(const QPolygonF &, const QColor &fill, const QColor &pen, double width) const;
    void disc(QPointF centre, double radius, const QColor &fill, const QColor &pen = Qt::transparent,
              double width = 0) const;
    void path(const QPainterPath &, const QColor &, double width) const;
    /// A copy moved to the south-east of the screen.
    void shadow(const QPolygonF &, double opacity = 0.2, QPointF by = {1, 1.2}) const;
    /// The tone of a roof face that looks in direction `out`, lit from the north-west of the screen.
    QColor tone(const QColor &lit, const QColor &dark, QPointF out) const;

private:
    TileCanvas(const TileCanvas &other, rules::Rotation rotation)
        : detail(other.detail), px(other.px), colours(other.colours), painter_(other.painter_), rotation_(rotation) {}

    QPainter &painter_;
    rules::Rotation rotation_;
};

QPolygonF rectangle(double x, double y, double width, double height);

} // namespace bathhouse::ui
