// SPDX-License-Identifier: MIT
#include "ui/board/flag_place.h"
#include "ui/board/svg_path.h"
#include "ui/board/tile_parts_art.h"

#include <algorithm>
#include <array>

namespace bathhouse::ui {
namespace {

/// Numerals are strokes in a box 10 wide and 14 high, so that they look the same without any font.
const QPainterPath &numeral(int value) {
    static const std::array<QPainterPath, 10> strokes{
        outline("M5,1 C2.6,1 1.2,3.4 1.2,7 C1.2,10.6 2.6,13 5,13 C7.4,13 8.8,10.6 8.8,7 C8.8,3.4 7.4,1 5,1 Z"),
        outline("M2.6,3.6 L5.6,1.2 V13"),
        outline("M1.4,4 C1.6,2.2 3,1 4.9,1 C7,1 8.4,2.4 8.4,4.3 C8.4,7 4,9.4 1.4,13 H8.8"),
        outline("M1.5,3 C2.1,1.7 3.4,1 4.9,1 C7,1 8.4,2.2 8.4,3.9 C8.4,5.7 7,6.7 4.6,6.7 C7.2,6.7 8.9,7.9 8.9,9.8 "
                "C8.9,11.8 7.2,13 4.9,13 C3.1,13 1.8,12.2 1.2,10.9"),
        outline("M6.6,13 V1.1 L1,9.5 H9.2"),
        outline(
            "M8.2,1 H2.8 L2.1,6.3 C2.9,5.7 3.9,5.3 5.1,5.3 C7.4,5.3 9,6.9 9,9.1 C9,11.4 7.2,13 4.9,13 C3.2,13 1.9,12.3 "
            "1.2,11.1"),
        outline(
            "M7.9,1.6 C4,2.4 1.3,5.4 1.3,9.2 C1.3,11.5 2.8,13 5,13 C7.2,13 8.8,11.4 8.8,9.3 C8.8,7.2 7.3,5.8 5.2,5.8 "
            "C3.4,5.8 1.9,6.9 1.4,8.6"),
        outline("M1.4,1 H8.7 C6.2,4.6 4.3,8.6 3.6,13"),
        outline(
            "M5,6.6 C2.9,6.4 1.8,5.3 1.8,3.8 C1.8,2.1 3.1,1 5,1 C6.9,1 8.2,2.1 8.2,3.8 C8.2,5.3 7.1,6.4 5,6.6 C2.6,6.8 "
            "1.2,8 1.2,9.8 C1.2,11.8 2.8,13 5,13 C7.2,13 8.8,11.8 8.8,9.8 C8.8,8 7.4,6.8 5,6.6 Z"),
        outline("M2.1,12.4 C6,11.6 8.7,8.6 8.7,4.8 C8.7,2.5 7.2,1 5,1 C2.8,1 1.2,2.6 1.2,4.7 C1.2,6.8 2.7,8.2 4.8,8.2 "
                "C6.6,8.2 8.1,7.1 8.6,5.4")};
    return strokes[static_cast<std::size_t>(std::clamp(value, 0, 9))];
}

void paintNumeral(const TileCanvas &c, int value, QPointF centre, double height) {
    const double s = height / 14;
    QTransform t;
    t.translate(centre.x() - 5 * s, centre.y() - 7 * s);
    t.scale(s, s);
    c.path(t.map(numeral(value)), c.colours.flagInk, 2.5 * s);
}

} // namespace

void paintCross(const TileCanvas &canvas, const CloisterLayout &cloister) {
    const TileCanvas c = canvas.upright();
    const QPointF arm = QPointF(0, -16.5) * cloister.scale;
    const rules::Rotation r = cloister.gate ? canvas.turnedBy(cloister.turn).rotation() : rules::Rotation::None;
    const QPointF at = canvas.place(cloister.centre) + turnedDirection(arm, r);
    const double radius = std::max(7 * std::max(cloister.scale, 0.7), 5 * kUnits / c.px);
    c.disc(at, radius, c.colours.flag, c.colours.ink, c.detail.middling ? 1 : 1.8);
    const double a = radius * 0.64;
    const double b = radius * 0.16;
    c.fill(rectangle(at.x() - b, at.y() - a, 2 * b, 2 * a), c.colours.ink);
    c.fill(rectangle(at.x() - a * 0.72, at.y() - a * 0.45, a * 1.44, 2 * b), c.colours.ink);
}

void paintShield(const TileCanvas &canvas, QPointF centre) {
    const TileCanvas c = canvas.upright();
    const double k = c.atLeast(11, 15);
    static const QPainterPath shape =
        outline("M-6.6,-7.8 H6.6 V-0.39 C6.6,4.29 3.63,7.02 0,8.736 C-3.63,7.02 -6.6,4.29 -6.6,-0.39 Z");
    static const QPainterPath chevron = outline("M-6.47,4.68 L0,-0.78 L6.47,4.68 V0.62 L0,-4.84 L-6.47,0.62 Z");
    QTransform t;
    const QPointF at = canvas.place(centre);
    t.translate(std::clamp(at.x(), 7.6 * k, kUnits - 7.6 * k), std::clamp(at.y(), 8.8 * k, kUnits - 9.6 * k));
    t.scale(k, k);
    const QPainterPath placed = t.map(shape);
    c.path(placed, c.colours.ink, 2.6 * k);
    c.fill(placed, c.colours.shield);
    c.fill(t.map(chevron), c.colours.shieldGold);
    c.path(placed, c.colours.shieldRim, 1.3 * k);
}

void paintSteam(const TileCanvas &canvas, const BathhouseLayout &bath) {
    if (!canvas.detail.middling) return;
    const TileCanvas c = canvas.upright();
    for (const auto &[x, y, l] : {std::array{-5.0, 3.8, 8.6}, {0.0, 5.4, 12.0}, {5.0, 3.8, 8.6}}) {
        const double s = bath.scale;
        QPainterPath wisp(canvas.place(bath.centre) + QPointF(x - 0.3, y) * s);
        const QPointF from = wisp.currentPosition();
        wisp.cubicTo(from + QPointF(-3.6, -l * 0.4) * s, from + QPointF(3.9, -l * 0.58) * s,
                     from + QPointF(0.5, -l) * s);
        c.path(wisp, faded(c.colours.waterDark, 0.3), 2.3 * s);
        c.path(wisp, c.colours.steam, 1.45 * s);
    }
}

void paintFlag(const TileCanvas &canvas, const BathhouseLayout &bath) {
    const TileCanvas c = canvas.upright();
    const QPointF pool = canvas.place(bath.centre);
    const double k = c.atLeast(12, 14);
    const FlagPlace flag = flagOf(pool, bath.scale, k, c.detail.middling);
    const double w = flag.cloth.width();
    const double h = flag.cloth.height();
    const double side = flag.side;
    const double x = flag.pole;
    const double y = flag.cloth.top();
    const double foot = flag.foot;
    QPainterPath pole(QPointF(x, y - 0.8));
    pole.lineTo(x, std::max(foot + 1.5, y + h + 2));
    c.path(pole, c.colours.flagInk, c.detail.middling ? 1.6 : 2.2);
    const QPolygonF cloth{
        {x, y}, {x + side * w, y}, {x + side * w * 0.84, y + h / 2}, {x + side * w, y + h}, {x, y + h}};
    c.shadow(cloth, 0.22, {0.9, 1.1});
    c.fill(cloth, c.colours.flag);
    c.fill(rectangle(side > 0 ? x : x - w * 0.13, y, w * 0.13, h), c.colours.flagBand);
    QPainterPath edge;
    edge.addPolygon(cloth);
    edge.closeSubpath();
    c.path(edge, c.colours.flagInk, c.detail.middling ? 1.1 : 2);
    paintNumeral(c, bath.flag, {x + side * w * 0.485, y + h / 2}, h * 0.68);
    if (c.detail.fine) c.disc({x, y - 1.2}, 1.3, c.colours.shieldGold, c.colours.flagInk, 0.5);
}

void paintInnSign(const TileCanvas &canvas, const InnLayout &inn) {
    const TileCanvas c = canvas.upright();
    const double k = c.atLeast(12, 12);
    QTransform t;
    const QPointF at = canvas.place(inn.centre);
    t.translate(std::clamp(at.x(), 7 * k, kUnits - 7 * k), std::clamp(at.y(), 7 * k, kUnits - 7 * k));
    t.scale(k, k);
    // A tankard on a disc: body, handle, foam.
    static const QPainterPath body = outline("M-2.6,-1.6 H1.8 V3.4 H-2.6 Z");
    static const QPainterPath handle = outline("M1.8,-0.6 C4,-0.6 4,2.4 1.8,2.4");
    static const QPainterPath foam = outline("M-2.9,-1.8 C-3.4,-3.6 -1.2,-3.8 -0.4,-3.1 C0.6,-4 2.6,-3.4 2.1,-1.8 Z");
    c.disc(t.map(QPointF()), 6 * k, c.colours.flag, c.colours.ink, c.detail.middling ? 1 : 1.8);
    c.fill(t.map(body), c.colours.thatchDark);
    c.path(t.map(handle), c.colours.ink, 1.1 * k);
    c.fill(t.map(foam), c.colours.marbleDark);
    c.path(t.map(foam), c.colours.ink, 0.7 * k);
    c.path(t.map(body), c.colours.ink, 0.8 * k);
}

void paintRose(const TileCanvas &canvas, const BuildingLayout &cathedral) {
    const TileCanvas c = canvas.upright();
    const QPointF at = canvas.place(cathedral.centre + QPointF(0, -3.5) * cathedral.scale);
    const double radius = std::max(6.2 * cathedral.scale, 5 * kUnits / c.px);
    c.disc(at, radius, c.colours.flag, c.colours.ink, c.detail.middling ? 1 : 1.8);
    constexpr std::array<QPointF, 6> petals{QPointF(1, 0),  QPointF(0.5, 0.866),   QPointF(-0.5, 0.866),
                                            QPointF(-1, 0), QPointF(-0.5, -0.866), QPointF(0.5, -0.866)};
    for (const QPointF &p : petals) c.disc(at + p * (radius * 0.55), radius * 0.24, c.colours.shield);
    c.disc(at, radius * 0.2, c.colours.shieldGold);
}

} // namespace bathhouse::ui
