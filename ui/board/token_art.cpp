// SPDX-License-Identifier: MIT
#include "ui/board/token_art.h"

#include "ui/board/figure_art.h"
#include "ui/board/geometry.h"
#include "ui/board/token_shapes.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <vector>

namespace bathhouse::ui {
namespace {

constexpr double kLeastPixels = 17;
constexpr double kLargest = 40;  ///< height on a tile, of any token

TokenShape plain() {
    TokenShape shape;
    shape.body = disc(0, 0, 40);
    shape.pieces = {{disc(0, 0, 27), &TileColours::thatchDark, 5}};
    return shape;
}

/// On its hind legs, a wing spread, the tail round to the right.
TokenShape dragon() {
    TokenShape shape;
    shape.height = 34;
    shape.fill = &TileColours::dragon;
    shape.body = outline(
        "M-48,-24 C-46,-32 -38,-36 -29,-38 L-33,-50 L-18,-40 C-9,-38 -4,-30 -4,-21 C-4,-15 -1,-11 4,-9 L9,-49 C24,-48 "
        "42,-37 "
        "50,-16 C44,-17 39,-15 37,-8 C32,-12 27,-10 25,-3 C23,-5 21,-5 19,-3 C27,3 32,11 33,21 C36,30 43,31 46,25 "
        "L42,22 L52,10 "
        "L56,27 L51,26 C48,40 34,44 25,36 L26,44 C26,47 24,49 21,49 L8,49 C4,49 4,44 7,42 L10,39 L-2,39 L-1,44 C-1,47 "
        "-3,49 "
        "-6,49 L-19,49 C-23,49 -23,44 -20,42 L-16,39 C-21,29 -22,18 -21,8 C-21,0 -22,-7 -25,-11 C-31,-8 -39,-8 -46,-13 "
        "C-50,-16 -49,-20 -48,-24 Z");
    shape.pieces = {
        filled("M-15,6 C-16,19 -14,29 -10,37 L-3,37 C-8,27 -9,15 -9,2 C-10,-4 -12,-8 -15,-10 C-15,-4 -15,1 -15,6 Z",
               &TileColours::dragonLit),
        drawn("M10,-44 C15,-30 19,-16 19,-4 M12,-45 C22,-36 30,-22 36,-9", &TileColours::dragonLit, 4),
        {disc(-26, -28, 4.2), &TileColours::lavaLit, 0},
        drawn("M-46,-17 C-40,-13 -34,-14 -29,-17", &TileColours::dragonLit, 3.5)};
    return shape;
}

/// Four pale wings, a gown, a wand.
TokenShape fairy() {
    TokenShape shape;
    shape.height = 25;
    shape.fill = &TileColours::flag;
    shape.line = &TileColours::portal;
    const QPainterPath wings = outline("M-4,-10 C-18,-40 -48,-46 -48,-22 C-48,-6 -26,0 -6,0 C-24,4 -38,14 -32,28 "
                                       "C-26,38 -10,26 0,8 C10,26 26,38 32,28 "
                                       "C38,14 24,4 6,0 C26,0 48,-6 48,-22 C48,-46 18,-40 4,-10 Z");
    const QPainterPath gown =
        outline("M-6,-16 C-11,-4 -13,18 -21,42 C-23,47 -20,50 -15,50 L15,50 C20,50 23,47 21,42 C13,18 11,-4 "
                "6,-16 Z");
    const QPainterPath head = disc(0, -30, 15);
    shape.body = wings | gown | head;
    shape.pieces = {{gown, &TileColours::portalLit, 0},
                    {gown, &TileColours::portal, 5},
                    {head, &TileColours::thatchDark, 0},
                    {head, &TileColours::portal, 5},
                    {disc(0, -26, 8.5), &TileColours::square, 0},
                    drawn("M-30,-24 C-24,-16 -16,-10 -8,-8 M30,-24 C24,-16 16,-10 8,-8", &TileColours::portalLit, 4)};
    return shape;
}

/// A big top in stripes, with a pennant.
TokenShape tent() {
    TokenShape shape;
    shape.height = 38;
    shape.fill = &TileColours::flag;
    shape.body = outline(
        "M0,-32 C8,-20 26,-12 48,-8 C50,-7.6 51,-6 50.5,-4 L49,2 C46,6 42,6 40,3 L38,46 C38,48.6 36,50 34,50 L-34,50 "
        "C-36,50 -38,48.6 -38,46 L-40,3 C-42,6 -46,6 -49,2 L-50.5,-4 C-51,-6 -50,-7.6 -48,-8 C-26,-12 -8,-20 0,-32 Z");
    const QPainterPath pennant = outline("M0,-50 L22,-44 L0,-38 Z");
    shape.body |= pennant | outline("M-2,-50 H2 V-30 H-2 Z");
    shape.pieces = {filled("M0,-32 C-3,-22 -14,-12 -26,-6 L-9,-4 C-5,-12 -1,-22 0,-32 Z", &TileColours::awning),
                    filled("M0,-32 C3,-22 14,-12 26,-6 L9,-4 C5,-12 1,-22 0,-32 Z", &TileColours::awning),
                    filled("M-39,2 L-37.5,50 H-25 L-26,2 Z M39,2 L37.5,50 H25 L26,2 Z", &TileColours::awning),
                    filled("M-10,2 L-11,50 H11 L10,2 Z", &TileColours::awning),
                    filled("M0,10 C-4,24 -9,38 -13,50 H13 C9,38 4,24 0,10 Z", &TileColours::ink),
                    drawn("M-48,-3 C-26,2 26,2 48,-3", &TileColours::ink, 4.5),
                    {pennant, &TileColours::awning, 0}};
    return shape;
}

/// A wall with battlements, two towers and a gate.
TokenShape castle() {
    TokenShape shape;
    shape.height = 34;
    shape.fill = &TileColours::stone;
    shape.line = &TileColours::wallInk;
    shape.body = outline(
        "M-48,48 L-48,-30 L-50,-30 L-50,-46 L-42,-46 L-42,-38 L-36,-38 L-36,-46 L-28,-46 L-28,-38 L-22,-38 L-22,-46 "
        "L-14,-46 "
        "L-14,-30 L-16,-30 L-16,-12 L-10,-12 L-10,-20 L-3,-20 L-3,-12 L3,-12 L3,-20 L10,-20 L10,-12 L16,-12 L16,-30 "
        "L14,-30 "
        "L14,-46 L22,-46 L22,-38 L28,-38 L28,-46 L36,-46 L36,-38 L42,-38 L42,-46 L50,-46 L50,-30 L48,-30 L48,48 Z");
    shape.pieces = {
        filled("M-44,44 L-44,-28 L-32,-28 L-32,44 Z M20,44 L20,-28 L32,-28 L32,44 Z", &TileColours::stoneLit),
        filled("M-12,48 V20 C-12,4 12,4 12,20 V48 Z", &TileColours::ink),
        filled("M-35,-18 H-29 V-2 H-35 Z M29,-18 H35 V-2 H29 Z", &TileColours::ink),
        drawn("M-48,-28 H-16 M16,-28 H48 M-16,-6 H16", &TileColours::wallInk, 4)};
    return shape;
}

/// A bridge of planks with a railing, on two arches, seen from the side.
TokenShape bridge() {
    TokenShape shape;
    shape.height = 38;
    shape.fill = &TileColours::thatchLit;
    shape.body =
        outline("M-50,20 C-34,-68 34,-68 50,20 L50,46 L37,46 C36,16 8,16 7,46 L-7,46 C-8,16 -36,16 -37,46 L-50,46 Z");
    shape.pieces = {
        drawn("M-47,24 C-30,-44 30,-44 47,24", &TileColours::thatchDark, 6),
        drawn("M-32,-22 V-4 M-16,-37 V-18 M0,-43 V-23 M16,-37 V-18 M32,-22 V-4", &TileColours::thatchDark, 4.5)};
    return shape;
}

const TokenShape &shapeOf(std::string_view kind) {
    static const std::map<std::string_view, TokenShape> shapes{
        {"dragon", dragon()},
        {"fairy", fairy()},
        {"tent", tent()},
        {"castle", castle()},
        {"bridge", bridge()},
        {"ghost", ghostShape()},
        {"flock", flockShape()},
        {"leipzig-meeple", merchantShape()},
        {"counter", counterShape()},
        {"road-wealth", scoringTileShape(ScoringTileSign::Road, ScoringTileWord::More)},
        {"road-poverty", scoringTileShape(ScoringTileSign::Road, ScoringTileWord::Less)},
        {"city-wealth", scoringTileShape(ScoringTileSign::City, ScoringTileWord::More)},
        {"city-poverty", scoringTileShape(ScoringTileSign::City, ScoringTileWord::Less)},
        {"citizens-jury", scoringTileShape(ScoringTileSign::City, ScoringTileWord::Everybody)},
        {"bad-neighbourhood", scoringTileShape(ScoringTileSign::City, ScoringTileWord::WithoutCaps)},
        {"monastery-wealth", scoringTileShape(ScoringTileSign::Monastery, ScoringTileWord::More)},
        {"monastery-poverty", scoringTileShape(ScoringTileSign::Monastery, ScoringTileWord::Less)}};
    static const TokenShape other = plain();
    const auto found = shapes.find(kind);
    return found != shapes.end() ? found->second : other;
}

QPen roundPen(const QColor &colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// The owner's shape on a disc in the player's colour, at the foot of the token.
void paintOwner(QPainter &p, QPointF at, double s, const PlayerColours &colours) {
    p.setPen(QPen(colours.outline, 5 * s));
    p.setBrush(colours.fill);
    p.drawEllipse(at, 19 * s, 19 * s);
    paintPlayerShape(p, colours.shape, at, 11 * s, colours.shapeColour);
}

/// A number on a white disc, at the shoulder of the token.
void paintNumber(QPainter &p, QPointF at, double s, int number, const QColor &ink) {
    p.setPen(QPen(ink, 4.5 * s));
    p.setBrush(Qt::white);
    p.drawEllipse(at, 19 * s, 19 * s);
    QFont font = p.font();
    font.setBold(true);
    font.setPixelSize(64);
    QPainterPath digits;
    digits.addText(0, 0, font, QString::number(number));
    const QRectF box = digits.boundingRect();
    QTransform t;
    t.translate(at.x(), at.y());
    t.scale(24 * s / box.height(), 24 * s / box.height());
    t.translate(-box.center().x(), -box.center().y());
    p.fillPath(t.map(digits), ink);
}

double enlarged(double height, double px) { return std::clamp(kLeastPixels / (height * px / kUnits), 1.0, 1.5); }

}  // namespace

void paintToken(QPainter &p, QPointF centre, double height, const TokenLook &look) {
    const TokenShape &shape = shapeOf(look.kind);
    const TileColours &colours = tileColours(look.theme);
    const double s = height / 100;
    QTransform t;
    t.translate(centre.x(), centre.y());
    t.scale(s, s);
    const QPainterPath body = t.map(shape.body);
    if (look.shadow) p.fillPath(body.translated(4 * s, 6 * s), QColor(38, 34, 29, 71));
    p.strokePath(body, roundPen(Qt::white, 15 * s));
    p.fillPath(body, colours.*shape.fill);
    for (const Piece &piece : shape.pieces) {
        if (piece.width > 0)
            p.strokePath(t.map(piece.path), roundPen(colours.*piece.colour, piece.width * s));
        else
            p.fillPath(t.map(piece.path), colours.*piece.colour);
    }
    p.strokePath(body, roundPen(colours.*shape.line, 5.5 * s));
    if (shape.numbered && look.number != 0)
        paintNumber(p, centre + QPointF(-34, 34) * s, s, look.number, colours.ink);
    if (!look.colour.empty()) paintOwner(p, centre + QPointF(34, 34) * s, s, playerColours(look.colour));
}

void paintTokenOnTile(QPainter &p, QPointF anchor, double px, const TokenLook &look) {
    const double height = shapeOf(look.kind).height;
    paintToken(p, anchor, height * enlarged(height, px), look);
}

double tokenHeight(std::string_view kind) { return shapeOf(kind).height; }

double tokenReach(double px) { return kLargest * enlarged(kLargest, px) * 0.72 + 2; }

}  // namespace bathhouse::ui
