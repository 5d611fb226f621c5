// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/geometry.h"

#include <array>
#include <functional>
#include <vector>

class QPainterPath;

namespace bathhouse::ui {

/// A coarse map of an unturned tile that tells where there is room: every cell belongs to a region (a part), to open
/// grass or to something that is built on.
class RoomMap {
public:
    static constexpr int kCells = 50;
    static constexpr int kBuilt = -1;
    static constexpr int kGrass = -2;

    RoomMap() { cells_.fill(kGrass); }
    /// Gives the ground of a shape to a region. The ground of shapes painted before is taken over if `over`.
    void paint(const QPolygonF &shape, int region, bool over = true);
    void paintDisc(QPointF centre, double radius, int region);
    void paintLine(const QPolygonF &line, double half, int region, bool over = true);
    void paintRect(const QRectF &, int region);
    /// Turns the open grass connected with a point into a region.
    void flood(QPointF from, int region);

    /// Gives every cell of the region to the region that `owner` names.
    void share(int region, const std::function<int(QPointF)> &owner);

    int at(QPointF) const;
    /// Whether all ground within `radius` belongs to the region.
    bool clear(QPointF, double radius, int region) const;
    /// Distance from a point to the nearest ground, or edge of the tile, that does not pass.
    double reach(QPointF, const std::function<bool(int region)> &passes) const;
    struct Spot {
        QPointF at{50, 50};
        double room = 0;
    };
    /// The middle of the widest place. The centre of the tile counts for more the larger `pull` is; small as it is, it
    /// decides between places as wide as each other.
    Spot roomiest(int region, double pull = 0.02) const;
    /// The largest rectangle up to `most` round a point that keeps `margin` from everything else.
    QRectF grow(QPointF centre, int region, QSizeF most, double margin) const;

private:
    void paintWhere(const QRectF &bounds, int region, bool over, const std::function<bool(QPointF)> &inside);
    int cell(int x, int y) const;
    std::vector<QPointF> border(int region) const;

    std::array<int, kCells * kCells> cells_{};
};

} // namespace bathhouse::ui
