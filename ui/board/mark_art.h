// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/tile_canvas.h"
#include "ui/board/tile_layout.h"

#include <span>

namespace bathhouse::ui {

/// How a mark of a module is drawn. The ground of it comes below the city towers, its sign above everything.
struct MarkArt {
    std::string_view name;                                        ///< as in markTable()
    double radius = 0;                                            ///< the room it wants, in hundredths of the tile
    void (*ground)(const TileCanvas &, const MarkLayout &) = {};  ///< or nothing
    void (*sign)(const TileCanvas &, const MarkLayout &) = {};    ///< or nothing
};
/// Marks with a picture of their own. Inns and cathedrals are buildings (building_art.cpp).
std::span<const MarkArt> markArts();
/// How far houses keep from the middle of a mark. A sign may hide the edge of a roof, as coats of arms do.
double markGround(const MarkLayout &);

void paintMark(const TileCanvas &, const MarkLayout &);
void paintMarkSign(const TileCanvas &, const MarkLayout &);

/// Draws in a box round the middle of a mark, in its size. Upright, unless `turned`.
class MarkBox {
public:
    enum class Turns { Never, WithTile };
    MarkBox(const TileCanvas &, const MarkLayout &, Turns = Turns::Never, double larger = 1);

    const TileCanvas &canvas() const { return canvas_; }
    const TileColours &colours() const { return canvas_.colours; }
    const Detail &detail() const { return canvas_.detail; }
    QPointF at(double x, double y) const { return box_.map(QPointF(x, y)); }
    void fill(std::string_view path, const QColor &) const;
    void fill(const QPainterPath &, const QColor &) const;
    /// A line; its width is not drawn smaller where the mark is.
    void line(std::string_view path, const QColor &, double width) const;
    void line(const QPainterPath &, const QColor &, double width) const;
    void disc(double x, double y, double radius, const QColor &fill) const;
    void disc(double x, double y, double radius, const QColor &fill, const QColor &pen, double width) const;
    /// The width of outlines: thicker on small tiles.
    double pen(double usual = 1.1) const { return canvas_.detail.middling ? usual : std::max(usual, 1.8); }

private:
    TileCanvas canvas_;
    QTransform box_;
    double scale_;
};

// The pictures, for markArts().
void paintVolcano(const TileCanvas &, const MarkLayout &);
void paintHill(const TileCanvas &, const MarkLayout &);
void paintVineyard(const TileCanvas &, const MarkLayout &);
void paintCircus(const TileCanvas &, const MarkLayout &);
void paintAcrobats(const TileCanvas &, const MarkLayout &);
void paintPortal(const TileCanvas &, const MarkLayout &);
void paintMachine(const TileCanvas &, const MarkLayout &);
void paintGateOfLeipzig(const TileCanvas &, const MarkLayout &);
void paintMist(const TileCanvas &, const MarkLayout &);
void paintCemetery(const TileCanvas &, const MarkLayout &);
void paintHauntedCastle(const TileCanvas &, const MarkLayout &);

}  // namespace bathhouse::ui
