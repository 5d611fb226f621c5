// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/svg_path.h"
#include "ui/board/theme.h"

#include <vector>

/// What tokens look like, for token_art.cpp.
namespace bathhouse::ui {

using Colour = QColor TileColours::*;

/// A filled shape or a line, in a box 100 high with its middle at (0, 0).
struct Piece {
    QPainterPath path;
    Colour colour;
    double width = 0;  ///< of the line; 0: filled
};

struct TokenShape {
    double height = 30;  ///< on a tile
    QPainterPath body;   ///< the whole outline: halo, shadow and line follow it
    Colour fill = &TileColours::thatchLit;
    Colour line = &TileColours::ink;
    std::vector<Piece> pieces;  ///< on the body
    bool numbered = false;      ///< its number is drawn on it
};

inline Piece filled(std::string_view path, Colour colour) { return {outline(path), colour, 0}; }
inline Piece drawn(std::string_view path, Colour colour, double width) { return {outline(path), colour, width}; }
inline QPainterPath disc(double x, double y, double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radius, radius);
    return path;
}

TokenShape ghostShape();
TokenShape flockShape();     ///< a sheep
TokenShape merchantShape();  ///< a figure in a quarter of Leipzig
TokenShape counterShape();

/// A scoring tile of the surveyors: what it is about, and what it does.
enum class ScoringTileSign { Road, City, Monastery };
enum class ScoringTileWord { More, Less, Everybody, WithoutCaps };
TokenShape scoringTileShape(ScoringTileSign, ScoringTileWord);

}  // namespace bathhouse::ui
