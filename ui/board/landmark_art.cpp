// SPDX-License-Identifier: MIT
#include "ui/board/mark_art.h"

#include "ui/board/svg_path.h"

#include <array>
#include <cmath>

namespace bathhouse::ui {
namespace {

QPointF onCircle(double degrees, double radius) {
    return QPointF(std::cos(degrees * M_PI / 180), std::sin(degrees * M_PI / 180)) * radius;
}

QPainterPath stroke(QPointF from, QPointF to) {
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

QPainterPath oval(QPointF centre, double rx, double ry) {
    QPainterPath path;
    path.addEllipse(centre, rx, ry);
    return path;
}

}  // namespace

void paintVolcano(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    constexpr std::string_view foot =
        "M-18,5 C-20,-2 -16,-6 -14,-11 C-11,-17 -4,-16 1,-18 C7,-19 11,-14 15,-11 C19,-7 17,-1 "
        "19,4 C20,10 14,12 11,15 C7,19 0,17 -5,18 C-11,18 -16,13 -18,5 Z";
    if (box.detail().fine) box.fill(outline(foot).translated(1.4, 1.8), faded(c.ink, 0.22));
    box.fill(foot, c.rock);
    if (box.detail().middling) {
        box.fill("M-18,5 C-20,-2 -16,-6 -14,-11 C-11,-17 -4,-16 1,-18 C4,-18.5 7,-17.5 9,-16 C2,-14 -4,-10 -7,-4 C-9,1 "
                 "-12,4 "
                 "-18,5 Z",
                 c.rockLit);
        box.fill("M15,-11 C19,-7 17,-1 19,4 C20,10 14,12 11,15 C7,19 0,17 -5,18 C-8,18 -11,16.5 -13,14 C-5,14 2,12 6,7 "
                 "C9,2 11,-5 "
                 "15,-11 Z",
                 c.rockDark);
    }
    box.line(foot, c.ink, box.pen());
    if (box.detail().fine)
        for (const double angle : {8.0, 75.0, 150.0, 195.0, 230.0, 268.0, 310.0, 340.0})
            box.line(stroke(onCircle(angle, 10), onCircle(angle + 6, 15.5)), faded(c.ink, 0.45), 0.8);
    // Lava runs out to the south-west and to the east.
    constexpr std::string_view streams =
        "M-3,4 C-5,8 -8,8 -8,12 C-8,14 -10,15 -11,16 M4,2 C8,3 9,6 12,6 C14,6 15,8 16,9";
    box.line(streams, c.lava, 3.6 * mark.scale);
    if (box.detail().fine) box.line(streams, c.lavaLit, 1.3 * mark.scale);
    box.fill(oval({0, -1}, 8.4, 7.6), c.rockDark);
    box.fill(oval({0, -0.4}, 6.4, 5.6), c.lava);
    box.fill(oval({-0.6, -0.2}, 3.8, 3.2), c.lavaLit);
    box.line(oval({0, -1}, 8.4, 7.6), c.ink, box.pen(0.9));
}

void paintHill(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    constexpr std::string_view foot =
        "M-17,2 C-17,-7 -10,-12 -1,-12 C9,-12 17,-7 17,1 C17,9 9,13 0,13 C-10,13 -17,9 -17,2 Z";
    constexpr std::string_view ledge =
        "M-11.5,-0.5 C-11.5,-6 -7,-9 -1,-9 C6,-9 11,-6 11,-0.5 C11,4.5 6,7 0,7 C-7,7 -11.5,4.5 -11.5,-0.5 Z";
    constexpr std::string_view top =
        "M-6.5,-3 C-6.5,-5.6 -4,-7 -1,-7 C2.6,-7 5.4,-5.6 5.4,-3 C5.4,-0.4 3,1 -0.4,1 C-4,1 -6.5,-0.4 -6.5,-3 Z";
    if (box.detail().fine) box.fill(outline(foot).translated(1.4, 1.8), faded(c.ink, 0.2));
    box.fill(foot, mixed(c.grass, c.tree, 0.6));
    box.fill(ledge, mixed(c.grass, c.tree, 0.22));
    box.fill(top, mixed(c.grass, c.flag, 0.35));
    if (box.detail().middling)  // hachures point down the slope, thicker on the side that lies in the shade
        for (int degrees = 0; degrees < 360; degrees += 24) {
            const QPointF out(std::cos(degrees * M_PI / 180), std::sin(degrees * M_PI / 180));
            const double shade = (out.x() * 0.55 + out.y() * 0.83 + 1) / 2;
            box.line(stroke({out.x() * 13, out.y() * 8.6}, {out.x() * 15.6, out.y() * 11}),
                     faded(c.ink, 0.25 + 0.45 * shade), 0.6 + 0.7 * shade);
        }
    box.line(foot, faded(c.ink, 0.75), box.pen(0.9));
    if (box.detail().middling) box.line(ledge, faded(c.ink, 0.4), 0.6);
}

void paintVineyard(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    QPainterPath plot;
    plot.addRoundedRect(QRectF(-13.5, -11, 27, 22), 2, 2);
    if (box.detail().fine) box.fill(plot.translated(1, 1.3), faded(c.ink, 0.18));
    box.fill(plot, c.soil);
    box.line(plot, c.ink, box.pen(0.9));
    for (const double y : {-7.0, 0.0, 7.0}) {
        box.line(stroke({-11, y}, {11, y}), c.vine, 3.6 * mark.scale);
        if (!box.detail().middling) {
            box.line(stroke({-9, y}, {9, y}), c.grapes, 1.8 * mark.scale);
            continue;
        }
        for (int i = 0; i < 5; ++i) {
            const double x = -9 + i * 4.5;
            box.disc(x, y - 0.9, 1.9, c.vine);
            for (const QPointF &grape : {QPointF(-0.9, 0.7), QPointF(0.9, 0.7), QPointF(0, 2)})
                box.disc(x + grape.x(), y + grape.y(), 1.05, c.grapes);
        }
    }
    if (!box.detail().fine) return;
    for (const double y : {-7.0, 0.0, 7.0})
        for (const double x : {-12.2, 12.2}) box.line(stroke({x, y - 2.4}, {x, y + 2.4}), c.thatchDark, 1.2);
}

void paintCircus(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    box.disc(0, 0, 16.5, c.flag, c.ink, box.pen(1));
    constexpr int kFields = 12;
    for (int i = 0; i < kFields; i += 2) {
        const double step = 360.0 / kFields;
        QPainterPath field(onCircle(i * step, 16));
        field.arcTo(QRectF(-16, -16, 32, 32), -i * step, -step);
        field.lineTo(onCircle((i + 1) * step, 11.6));
        field.arcTo(QRectF(-11.6, -11.6, 23.2, 23.2), -(i + 1) * step, step);
        field.closeSubpath();
        box.fill(field, c.awning);
    }
    box.disc(0, 0, 11.6, c.square, c.ink, box.pen(0.8));
    QPainterPath star(onCircle(-90, 6.6));
    for (int i = 1; i < 10; ++i) star.lineTo(onCircle(-90 + 36 * i, i % 2 ? 2.8 : 6.6));
    star.closeSubpath();
    box.fill(star, c.awning);
}

/// A round floor with three acrobats, one on the shoulders of two.
void paintAcrobats(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    box.disc(0, 0, 16.5, c.awning, c.ink, box.pen(1));
    box.disc(0, 0, 13.4, c.square, c.ink, box.pen(0.7));
    constexpr std::string_view acrobat = "M-3.4,5 L-2.6,-0.4 L-4.8,-1.8 L-3.8,-3.6 L3.8,-3.6 L4.8,-1.8 L2.6,-0.4 L3.4,5 Z";
    for (const QPointF &at : {QPointF(-4.8, 4.6), QPointF(4.8, 4.6), QPointF(0, -4)}) {
        const QPainterPath body = outline(acrobat).translated(at);
        box.fill(body, c.flag);
        box.line(body, c.ink, box.pen(0.8));
        box.disc(at.x(), at.y() - 4.6, 2.5, c.flag, c.ink, box.pen(0.8));
    }
}

void paintPortal(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    box.disc(0, 0, 9, c.portal, c.ink, box.pen(0.9));
    box.line("M0.4,-0.4 C1.8,0.6 1.2,2.6 -0.6,2.6 C-3,2.6 -3.8,-0.4 -2.4,-2.4 C-0.6,-4.8 3.6,-4.2 4.8,-1 C6,2.4 3.4,6 "
             "-0.6,6.2",
             c.portalLit, box.pen(1.4));
    constexpr int kStones = 9;
    for (int i = 0; i < kStones; ++i) {
        const double angle = 360.0 / kStones * i - 90;
        const QPointF out = onCircle(angle, 1);
        const QPointF centre = onCircle(angle, 10.4);
        QPainterPath stone;
        stone.addPolygon(ui::box(centre, {-out.y(), out.x()}, 5, 4.6));
        stone.closeSubpath();
        box.fill(stone, box.canvas().tone(c.stoneLit, c.stoneDark, out));
        box.line(stone, c.ink, box.detail().middling ? 0.8 : 1.2);
    }
}

void paintMachine(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark, MarkBox::Turns::WithTile);
    const TileColours &c = box.colours();
    constexpr std::string_view wings =
        "M0,-2 C4,-6 12,-6 16,3 C13,1.4 11.4,2 10,4.6 C8,2.6 6,3 4.6,5.6 C3.6,4.6 2.2,4.4 0,4.8 "
        "C-2.2,4.4 -3.6,4.6 -4.6,5.6 C-6,3 -8,2.6 -10,4.6 C-11.4,2 -13,1.4 -16,3 C-12,-6 -4,-6 0,-2 Z";
    constexpr std::string_view hull =
        "M0,-8 C2.2,-6 2.6,-2 2,4 L1.2,11 L4.4,15 H-4.4 L-1.2,11 L-2,4 C-2.6,-2 -2.2,-6 0,-8 Z";
    if (box.detail().fine) {
        box.canvas().upright().fill(turning(canvas.rotation())
                                        .map(outline(wings) * QTransform::fromScale(mark.scale, mark.scale) *
                                             QTransform::fromTranslate(mark.centre.x(), mark.centre.y()))
                                        .translated(1.2, 1.5),
                                    faded(c.ink, 0.2));
    }
    box.fill(wings, c.flag);
    box.line(wings, c.ink, box.pen());
    if (box.detail().fine) box.line("M0,-1 L10,4.2 M0,-1 L4.6,5.2 M0,-1 L-10,4.2 M0,-1 L-4.6,5.2", c.thatchDark, 0.8);
    box.fill(hull, c.thatchLit);
    box.line(hull, c.ink, box.pen());
    // Where it flies to.
    box.line("M0,-9.6 V-15.4 M-3.2,-12.6 L0,-16 L3.2,-12.6", c.flag, box.pen(1.6) + 1.8);
    box.line("M0,-9.6 V-15.4 M-3.2,-12.6 L0,-16 L3.2,-12.6", c.awning, box.pen(1.6));
}

}  // namespace bathhouse::ui
