// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/step_marks.h"

class QPainter;

namespace bathhouse::ui {

/// A board to be drawn in one go, for files and print.
struct BoardPicture {
    BoardPicture(const rules::State &state, const scenario::Table &table, const scenario::Step *step);
    const rules::State &state;
    const scenario::Table &table;
    const scenario::Step *step;  ///< the one just made, or nothing
    Theme theme = Theme::Light;
    std::int64_t columns = 1;
    std::int64_t rows = 1;
    rules::Position corner;  ///< the north-west space

    static constexpr double kMargin = 0.3;                                       ///< round the board, in tiles
    double width() const { return static_cast<double>(columns) + 2 * kMargin; }  ///< in tiles
    double height() const { return static_cast<double>(rows) + 2 * kMargin; }
};

/// Draws the board into the rectangle from (0, 0), `px` units of the painter a tile, every tile from finished pixels:
/// for images. The margin is `margin` pixels.
void paintBoardPixels(QPainter &, const BoardPicture &, int px, int margin);
/// Draws the board as shapes, `px` units of the painter a tile, in as much detail as tiles of `detail` pixels have.
/// Needs no clipping, which not every vector format knows.
void paintBoardShapes(QPainter &, const BoardPicture &, double px, int detail);

} // namespace bathhouse::ui
