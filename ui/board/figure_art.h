// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/theme.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace bathhouse::ui {

/// How a figure is on the board: upright; a farmer with its head to the east; a guest in the pool with its head to
/// the west.
enum class Pose { Standing, Farming, Bathing };

/// One figure as it is drawn.
struct FigureLook {
    std::string_view kind = "meeple";  ///< as in scenario files; kinds without looks of their own look like a meeple
    std::string_view colour = "red";  ///< of its player
    Pose pose = Pose::Standing;
    Theme theme = Theme::Light;  ///< of the water it lies in
    bool halo = true;
    bool shadow = true;
};

/// Draws a figure with its middle at `centre`, `height` units of the painter high before it is laid down.
void paintFigure(QPainter &, QPointF centre, double height, const FigureLook &);
/// Draws a guest into the pool of a bathhouse whose scale is `scale`, in hundredths of a tile.
void paintGuest(QPainter &, QPointF pool, double scale, const FigureLook &);
/// Draws a figure where it stands on a tile, in hundredths of the tile. On tiles of few pixels it is drawn larger.
void paintFigureOnTile(QPainter &, QPointF anchor, double px, double bathhouseScale, const FigureLook &);
/// How far a figure drawn by paintFigureOnTile() may reach from its anchor, in hundredths of the tile.
double figureReach(double px);

/// The shape that belongs to a colour, always upright; `radius` is about half its size.
void paintPlayerShape(QPainter &, PlayerShape, QPointF centre, double radius, const QColor &);

} // namespace bathhouse::ui
