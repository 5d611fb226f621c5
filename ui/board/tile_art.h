// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/theme.h"
#include "ui/board/tile_layout.h"

#include <QImage>

class QPainter;

namespace bathhouse::ui {

/// How a tile lies and is seen.
struct TileLook {
    rules::Rotation rotation = rules::Rotation::None;
    int px = 100;  ///< side of the tile in pixels; decides how much detail is drawn
    Theme theme = Theme::Light;
    CornerMask towers = 0;  ///< corners with a tower besides the tile's own, as it lies
    bool guest = false;     ///< somebody bathes here: no steam
    bool hairline = true;   ///< the thin line that keeps tiles countable
};

/// Draws a tile into the square (0, 0) to (px, px) and nothing outside it.
void paintTile(QPainter &, const TileLayout &, const TileLook &);
/// A tile alone, for palettes and lists. `ratio`: device pixels per pixel.
QImage tileImage(const rules::Tile &, const TileLook &, double ratio = 1);

// The layers of paintTile() for a board drawn in one go. They work in hundredths of the tile and may run a little past
// its edges, where the neighbour goes on.
void paintTileGround(QPainter &, const TileLayout &, const TileLook &);
void paintTileTowers(QPainter &, const TileLayout &, const TileLook &);
void paintTileSigns(QPainter &, const TileLayout &, const TileLook &);

} // namespace bathhouse::ui
