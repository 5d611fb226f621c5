// SPDX-License-Identifier: MIT
#include "ui/board/token_shapes.h"

#include "ui/board/figure_shapes.h"

#include <QTransform>

namespace bathhouse::ui {
namespace {

/// A meeple with its foot at (x, y), `height` high.
QPainterPath meepleAt(double x, double y, double height) {
    return QTransform::fromTranslate(x, y).scale(height / 100, height / 100).map(figureShape("meeple").body);
}

QPainterPath rounded(QRectF rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

void addSign(TokenShape &shape, ScoringTileSign sign) {
    switch (sign) {
    case ScoringTileSign::Road:
        shape.pieces.push_back({rounded(QRectF(-29, -38, 58, 36), 5), &TileColours::grass, 0});
        shape.pieces.push_back(drawn("M-27,-10 C-12,-10 -14,-30 0,-30 C12,-30 10,-14 27,-14", &TileColours::roadEdge, 13));
        shape.pieces.push_back(drawn("M-27,-10 C-12,-10 -14,-30 0,-30 C12,-30 10,-14 27,-14", &TileColours::road, 8));
        break;
    case ScoringTileSign::City:
        shape.pieces.push_back(filled("M-29,-2 V-28 H-21 V-22 H-14 V-28 H-6 V-38 H6 V-28 H14 V-22 H21 V-28 H29 V-2 Z", &TileColours::roofDark));
        shape.pieces.push_back(filled("M-7,-2 V-10 C-7,-19 7,-19 7,-10 V-2 Z", &TileColours::ink));
        break;
    case ScoringTileSign::Monastery:
        shape.pieces.push_back(filled("M-26,-2 V-16 L0,-30 L26,-16 V-2 Z", &TileColours::slateDark));
        shape.pieces.push_back(drawn("M0,-41 V-28 M-6,-36 H6", &TileColours::ink, 4));
        shape.pieces.push_back(filled("M-6,-2 V-9 C-6,-16 6,-16 6,-9 V-2 Z", &TileColours::flag));
        break;
    }
}

/// A 3 in strokes, its middle at (x, 22).
Piece three(double x, Colour colour) {
    return {outline("M-9,-13 H8 L-1,-2 C14,-2 13,15 0,15 C-5,15 -8,13 -10,10").translated(x, 22), colour, 7};
}

void addWord(TokenShape &shape, ScoringTileWord word) {
    switch (word) {
    case ScoringTileWord::More:
        shape.pieces.push_back(drawn("M-24,23 H-6 M-15,14 V32", &TileColours::hedge, 7));
        shape.pieces.push_back(three(14, &TileColours::hedge));
        break;
    case ScoringTileWord::Less:
        // Light on dark: what is lost is told apart from what is won at a glance.
        shape.pieces.push_back({rounded(QRectF(-30, 4, 60, 38), 5), &TileColours::awning, 0});
        shape.pieces.push_back(drawn("M-24,23 H-6", &TileColours::flag, 7));
        shape.pieces.push_back(three(14, &TileColours::flag));
        break;
    case ScoringTileWord::Everybody:
        for (const double x : {-19.0, 0.0, 19.0}) shape.pieces.push_back({meepleAt(x, 40, 34), &TileColours::ink, 0});
        break;
    case ScoringTileWord::WithoutCaps:
        shape.pieces.push_back(filled("M-22,38 C-22,8 22,8 22,38 Z", &TileColours::roofMid));
        shape.pieces.push_back(drawn("M-24,38 H24", &TileColours::ink, 4));
        shape.pieces.push_back(drawn("M-22,12 L22,42 M22,12 L-22,42", &TileColours::awning, 6));
        break;
    }
}

}  // namespace

/// A sheet with eyes and arms, its hem in the wind.
TokenShape ghostShape() {
    TokenShape shape;
    shape.height = 23;
    shape.fill = &TileColours::flag;
    shape.body = outline(
        "M0,-50 C-17,-50 -27,-38 -28,-22 C-30,-18 -38,-16 -44,-8 C-48,-2 -44,4 -38,2 C-34,0 -31,-1 -29,0 L-32,38 "
        "C-32,46 -26,48 -21,42 C-16,36 -12,36 -8,43 C-4,50 4,50 8,43 C12,36 16,36 21,42 C26,48 32,46 32,38 L29,0 "
        "C31,-1 34,0 38,2 C44,4 48,-2 44,-8 C38,-16 30,-18 28,-22 C27,-38 17,-50 0,-50 Z");
    shape.pieces = {{disc(-10, -24, 6), &TileColours::ink, 0},
                    {disc(10, -24, 6), &TileColours::ink, 0},
                    filled("M-7,-4 C-7,-12 7,-12 7,-4 C7,4 -7,4 -7,-4 Z", &TileColours::ink)};
    return shape;
}

/// A sheep in its wool, seen from the side.
TokenShape flockShape() {
    TokenShape shape;
    shape.height = 28;
    shape.fill = &TileColours::flag;
    shape.body = outline(
        "M-30,24 C-44,22 -50,8 -43,-4 C-50,-18 -38,-32 -25,-29 C-18,-42 2,-43 8,-32 C16,-38 28,-34 30,-25 C40,-30 52,-22 50,-10 "
        "C50,2 42,8 34,6 C34,16 28,23 20,24 L20,46 L10,46 L10,26 C2,29 -8,29 -16,26 L-16,46 L-26,46 L-26,25 Z");
    shape.pieces = {filled("M28,-22 C38,-28 51,-21 50,-10 C49,2 40,8 32,5 C26,0 24,-14 28,-22 Z", &TileColours::stoneDark),
                    {disc(40, -12, 3.6), &TileColours::ink, 0},
                    drawn("M-32,-10 C-28,-18 -20,-18 -16,-10 M-12,-16 C-8,-24 2,-24 6,-16 M-22,8 C-18,0 -8,0 -4,8", &TileColours::ink, 3.4)};
    return shape;
}

/// A figure before the gable of a house of the town.
TokenShape merchantShape() {
    TokenShape shape;
    shape.height = 34;
    shape.numbered = true;
    shape.fill = &TileColours::square;
    shape.body = outline("M-38,48 V-12 L-44,-12 L0,-50 L44,-12 L38,-12 V48 Z");
    shape.pieces = {filled("M-44,-12 L0,-50 L44,-12 Z", &TileColours::roofMid),
                    drawn("M-42,-12 H42", &TileColours::ink, 4.5),
                    filled("M-26,48 V12 C-26,-4 26,-4 26,12 V48 Z", &TileColours::thatchDark),
                    {meepleAt(0, 46, 46), &TileColours::ink, 0}};
    return shape;
}

/// A pawn with a satchel.
TokenShape counterShape() {
    TokenShape shape;
    shape.height = 30;
    const QPainterPath pawn =
        outline("M-12,-14 C-16,6 -20,24 -30,36 C-34,42 -32,49 -25,49 L25,49 C32,49 34,42 30,36 C20,24 16,6 12,-14 Z");
    const QPainterPath head = disc(0, -30, 19);
    shape.body = pawn | head;
    shape.pieces = {drawn("M-20,-10 L16,26", &TileColours::ink, 5),
                    {rounded(QRectF(2, 12, 26, 20), 3), &TileColours::flag, 0},
                    {rounded(QRectF(2, 12, 26, 20), 3), &TileColours::ink, 4},
                    drawn("M2,13 L15,24 L28,13", &TileColours::ink, 4)};
    return shape;
}

TokenShape scoringTileShape(ScoringTileSign sign, ScoringTileWord word) {
    TokenShape shape;
    shape.height = 38;
    shape.fill = &TileColours::flag;
    shape.body = rounded(QRectF(-36, -48, 72, 96), 8);
    addSign(shape, sign);
    shape.pieces.push_back(drawn("M-29,2 H29", &TileColours::thatchDark, 3));
    addWord(shape, word);
    return shape;
}

}  // namespace bathhouse::ui
