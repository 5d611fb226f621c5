// SPDX-License-Identifier: MIT
#include "ui/board/tile_parts_art.h"

#include <algorithm>

namespace bathhouse::ui {
namespace {

/// Moves what is described round (50, 50) to where the building stands, in its size.
class Plan {
public:
    explicit Plan(const BuildingLayout &building) : building_(building) {}
    QPointF operator()(double x, double y) const {
        return building_.centre + (QPointF(x, y) - QPointF(50, 50)) * building_.scale;
    }
    QPolygonF operator()(QPolygonF polygon) const {
        for (QPointF &p : polygon) p = (*this)(p.x(), p.y());
        return polygon;
    }

private:
    const BuildingLayout &building_;
};

QPolygonF squareRing(double half) { return rectangle(50 - half, 53 - half, 2 * half, 2 * half); }

/// A gabled roof over a rectangle, its ridge along the longer middle line.
void paintGable(const TileCanvas &c, const QPolygonF &q, bool ridgeAlongX, const QColor &lit, const QColor &dark,
                double pen) {
    const QPointF a = ridgeAlongX ? (q[0] + q[3]) / 2 : (q[0] + q[1]) / 2;
    const QPointF b = ridgeAlongX ? (q[1] + q[2]) / 2 : (q[3] + q[2]) / 2;
    const QPointF first = ridgeAlongX ? QPointF(0, -1) : QPointF(-1, 0);
    c.fill(q, c.tone(lit, dark, -first));
    c.fill(ridgeAlongX ? QPolygonF{q[0], q[1], b, a} : QPolygonF{q[0], a, b, q[3]}, c.tone(lit, dark, first));
    c.outline(q, c.colours.ink, pen);
}

void paintCourt(const TileCanvas &c, const Plan &plan) {
    c.fill(plan(squareRing(9.6)), c.colours.court);
    if (!c.detail.middling) return;
    c.fill(plan(rectangle(50 - 1.3, 53 - 9.6, 2.6, 19.2)), c.colours.road);
    c.fill(plan(rectangle(50 - 9.6, 53 - 1.3, 19.2, 2.6)), c.colours.road);
    c.disc(plan(50, 53), 2.7, c.colours.road);
    c.disc(plan(50, 53), 1.5, c.colours.tree);
    c.outline(plan(squareRing(9.6)), c.colours.ink, 0.7);
}

void paintWings(const TileCanvas &c, const Plan &plan, double pen) {
    const QPolygonF outer = plan(squareRing(18));
    const QPolygonF ridge = plan(squareRing(13.8));
    const QPolygonF inner = plan(squareRing(9.6));
    constexpr std::array<QPointF, 4> outs{QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)};
    for (int e = 0; e < 4; ++e) {
        const int g = (e + 1) % 4;
        const QPointF out = outs[static_cast<std::size_t>(e)];
        c.fill(QPolygonF{outer[e], outer[g], inner[g], inner[e]},
               c.tone(c.colours.slateLit, c.colours.slateDark, -out));
        c.fill(QPolygonF{outer[e], outer[g], ridge[g], ridge[e]}, c.tone(c.colours.slateLit, c.colours.slateDark, out));
    }
    paintCourt(c, plan);
    if (c.detail.fine) {
        for (int e = 0; e < 4; ++e) c.line({outer[e], inner[e]}, faded(c.colours.ink, 0.5), 0.4);
        c.outline(ridge, faded(c.colours.ink, 0.5), 0.4);
    }
    c.outline(outer, c.colours.ink, pen);
}

void paintRipples(const TileCanvas &c, QPointF pool, double scale) {
    struct Ripple {
        QPointF at;
        double length;
    };
    for (const Ripple &r :
         {Ripple{{-8.2, -3.2}, 4.2}, {{3.8, -4.4}, 4.4}, {{-6.8, 5.6}, 4.6}, {{3.4, 5.0}, 4.6}, {{-2.4, -8.0}, 4.4}}) {
        const double q = r.length / 4 * scale;
        QPainterPath wave(pool + r.at * scale);
        wave.quadTo(wave.currentPosition() + QPointF(q, -1.1 * scale), wave.currentPosition() + QPointF(2 * q, 0));
        wave.quadTo(wave.currentPosition() + QPointF(q, 1.1 * scale), wave.currentPosition() + QPointF(2 * q, 0));
        c.path(wave, c.colours.waterLit, 0.75);
    }
}

void paintBeds(const TileCanvas &c, const QRectF &hedge) {
    const double path = c.detail.middling ? 2.6 : 2.2;
    const double w = (hedge.width() - 5 - path) / 2 - 0.9;
    const double h = (hedge.height() - 5 - path) / 2 - 0.9;
    for (int a = 0; a < 2; ++a) {
        for (int b = 0; b < 2; ++b) {
            const double x = hedge.left() + 3.4 + a * (w + path);
            const double y = hedge.top() + 3.4 + b * (h + path);
            const QColor flowers = (a + b) % 2 ? c.colours.flowerC : c.colours.flowerA;
            c.outlined(rectangle(x, y, w, h), c.colours.hedgeLit, c.colours.hedge, 0.7);
            if (!c.detail.fine) {
                c.fill(rectangle(x + w * 0.2, y + h * 0.2, w * 0.6, h * 0.6), flowers);
                continue;
            }
            const int columns = std::max(2, qRound(w / 2.6));
            const int rows = std::max(1, qRound(h / 2.6));
            for (int i = 0; i < columns * rows; ++i) {
                const QPointF at(x + w * (i % columns + 0.5) / columns, y + h * (i / columns + 0.5) / rows);
                c.disc(at, 0.95, (i % columns + i / columns) % 2 ? c.colours.flowerB : flowers);
            }
        }
    }
}

void paintRounded(const TileCanvas &c, const QRectF &rect, double radius, const QColor &fill, const QColor &pen,
                  double width) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    if (fill.alpha() > 0) c.fill(path, fill);
    if (width > 0) c.path(path, pen, width);
}

} // namespace

void paintCloister(const TileCanvas &canvas, const CloisterLayout &cloister) {
    // Without a road it has no front: it stays upright, like a sign, and only its place turns.
    BuildingLayout building = cloister;
    const rules::Rotation r = cloister.gate ? canvas.turnedBy(cloister.turn).rotation() : rules::Rotation::None;
    building.centre = turned(canvas.place(cloister.centre), rules::inverse(r));
    const TileCanvas c = cloister.gate ? canvas.turnedBy(cloister.turn) : canvas.upright();
    const Plan plan(building);
    const double pen = c.detail.middling ? 1.1 : 2;
    const QPolygonF nave = plan(rectangle(24, 26.5, 52, 14));
    const QPolygonF transept = plan(rectangle(42.5, 20, 15, 23.5));
    for (const QPolygonF &part : {plan(squareRing(18)), nave, transept}) c.shadow(part, 0.2, {1.3, 1.6});
    paintWings(c, plan, pen);
    paintGable(c, nave, true, c.colours.slateLit, c.colours.slateDark, pen);
    paintGable(c, transept, false, c.colours.slateLit, c.colours.slateDark, pen);
    if (!cloister.gate) return;
    c.outlined(plan(rectangle(44.6, 65.6, 10.8, 7.4)), c.colours.stone, c.colours.ink, 1);
    c.fill(plan(rectangle(47.3, 68.4, 5.4, 4.6)), faded(c.colours.ink, 0.75));
}

void paintGarden(const TileCanvas &canvas, const QRectF &hedge) {
    const TileCanvas c = canvas.upright();
    const QRectF r = QRectF(canvas.place(hedge.topLeft()), canvas.place(hedge.bottomRight())).normalized();
    if (c.detail.fine) paintRounded(c, r.translated(1, 1.3), 2, faded(c.colours.ink, 0.2), {}, 0);
    paintRounded(c, r, 2, c.colours.hedge, c.colours.ink, c.detail.middling ? 0.9 : 1.2);
    paintRounded(c, r.adjusted(2.5, 2.5, -2.5, -2.5), 0.8, c.colours.road, {}, 0);
    if (c.detail.fine) paintRounded(c, r.adjusted(0.9, 0.9, -0.9, -0.9), 1.5, Qt::transparent, c.colours.hedgeLit, 0.7);
    paintBeds(c, r);
    if (!c.detail.middling) return;
    c.disc(r.center(), std::min(3.2, r.height() * 0.2), c.colours.hedge, c.colours.ink, 0.5);
    c.disc(r.center() - QPointF(0.6, 0.7), std::min(1.8, r.height() * 0.12), c.colours.hedgeLit);
}

void paintBathhouse(const TileCanvas &canvas, const BathhouseLayout &bath) {
    const TileCanvas c = canvas.upright();
    const QPointF centre = canvas.place(bath.centre);
    const QPolygonF outer = octagon(centre, kBathhouse * bath.scale);
    const QPolygonF ridge = octagon(centre, (kBathhouse - 3.3) * bath.scale);
    const QPolygonF pool = octagon(centre, kPool * bath.scale);
    c.shadow(outer, 0.22, {1.2, 1.5});
    c.fill(outer, c.colours.marbleLit);
    for (int e = 0; c.detail.middling && e < 8; ++e) {
        const int g = (e + 1) % 8;
        const QPointF out = (outer[e] + outer[g]) / 2 - centre;
        c.fill(QPolygonF{outer[e], outer[g], pool[g], pool[e]},
               c.tone(c.colours.marbleLit, c.colours.marbleDark, -out));
        c.fill(QPolygonF{outer[e], outer[g], ridge[g], ridge[e]},
               c.tone(c.colours.marbleLit, c.colours.marbleDark, out));
    }
    c.outline(outer, c.colours.marbleInk, c.detail.middling ? 1.1 : 1.8);
    if (c.detail.fine) {
        for (int e = 0; e < 8; ++e) c.line({outer[e], pool[e]}, faded(c.colours.marbleInk, 0.6), 0.35);
        c.outline(ridge, faded(c.colours.marbleInk, 0.6), 0.35);
    }
    c.outlined(pool, c.colours.water, c.detail.middling ? c.colours.waterDark : c.colours.marbleInk, 0.9);
    if (c.detail.fine) paintRipples(c, centre, bath.scale);
}

void paintCathedral(const TileCanvas &c, const BuildingLayout &building) {
    const Plan plan(building);
    const double pen = c.detail.middling ? 1.1 : 1.8;
    const QPolygonF nave = plan(rectangle(43, 27, 14, 46));
    const QPolygonF transept = plan(rectangle(31, 40, 38, 13));
    c.disc(building.centre, 24 * building.scale, c.colours.square, c.colours.cityLane, 0.6);
    for (const QPolygonF &part : {nave, transept}) c.shadow(part, 0.2, {1.3, 1.6});
    c.disc(plan(50, 27), 7 * building.scale, c.colours.stone, c.colours.ink, pen);
    paintGable(c, nave, false, c.colours.stoneLit, c.colours.stoneDark, pen);
    paintGable(c, transept, true, c.colours.stoneLit, c.colours.stoneDark, pen);
    for (const double x : {40.0, 52.0}) {  // two towers at the west front
        const QPolygonF tower = plan(rectangle(x, 67, 8, 8));
        c.outlined(tower, c.colours.stone, c.colours.ink, pen);
        if (!c.detail.middling) continue;
        c.line({tower[0], tower[2]}, faded(c.colours.ink, 0.6), 0.6);
        c.line({tower[1], tower[3]}, faded(c.colours.ink, 0.6), 0.6);
    }
}

void paintInn(const TileCanvas &c, const InnLayout &inn) {
    const QPointF way = inn.foot - inn.centre;
    const QPointF out = way / std::max(length(way), 1e-9);
    const QPointF along(-out.y(), out.x());
    const double s = inn.scale;
    paintHouse(c, {inn.centre, along, 17 * s, 10.5 * s, 0.6}, c.colours.thatchLit, c.colours.thatchDark);
    if (!c.detail.fine) c.outline(box(inn.centre, along, 17 * s, 10.5 * s), c.colours.ink, 0.9);
    c.fill(box(inn.centre + out * (4.6 * s), along, 3.6, 1.8), c.colours.ink);
}

} // namespace bathhouse::ui
