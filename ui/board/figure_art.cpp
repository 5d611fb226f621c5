// SPDX-License-Identifier: MIT
#include "ui/board/figure_art.h"

#include "ui/board/svg_path.h"
#include "ui/board/tile_layout.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bathhouse::ui {
namespace {

// Outlines stand in a box 100 high with the foot at (0, 0).
constexpr double kFigureUnits = 29;  ///< height on a tile
constexpr double kGuestUnits = 23.5;
constexpr double kLeastPixels = 16;
constexpr double kLarge = 1.26;

const QPainterPath &meeple() {
    static const QPainterPath path =
        outline("M-12,-64 C-21,-63 -27,-57 -29,-48 C-31.5,-34 -34,-21 -38.5,-9 C-40,-4 -37.5,0 -32.5,0 L-11,0 C-7.5,0 "
                "-6,-2 -5.4,-5 "
                "C-4.2,-11.5 4.2,-11.5 5.4,-5 C6,-2 7.5,0 11,0 L32.5,0 C37.5,0 40,-4 38.5,-9 C34,-21 31.5,-34 29,-48 "
                "C27,-57 21,-63 12,-64 C17,-67.5 20,-73.5 20,-80 C20,-91 11,-100 0,-100 C-11,-100 -20,-91 -20,-80 "
                "C-20,-73.5 -17,-67.5 -12,-64 Z");
    return path;
}

const QPainterPath &abbot() {
    static const QPainterPath path =
        outline("M-15,-62 C-23,-60 -28,-54 -29.5,-46 L-37.5,-8 C-38.5,-3.5 -36,0 -31.5,0 L31.5,0 C36,0 38.5,-3.5 "
                "37.5,-8 L29.5,-46 "
                "C28,-54 23,-60 15,-62 C19.5,-66.5 21.5,-72 21,-78 C20,-90 9,-97 0,-110 C-9,-97 -20,-90 -21,-78 "
                "C-21.5,-72 -19.5,-66.5 -15,-62 Z");
    return path;
}

const QPainterPath &crook() {
    static const QPainterPath path = outline("M47,0 V-78 C47,-92 29,-92 30,-80 C30.5,-75 36,-74 37.5,-78");
    return path;
}

QPen roundPen(const QColor &colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// The place of the outline: scaled and laid down round its middle.
QTransform placing(QPointF centre, double height, Pose pose) {
    QTransform t;
    t.translate(centre.x(), centre.y());
    t.rotate(pose == Pose::Standing ? 0 : pose == Pose::Farming ? 90 : -90);
    t.scale(height / 100, height / 100);
    t.translate(0, 50);
    return t;
}

void paintShadow(QPainter &p, QPointF centre, double s, const QPainterPath &placed, Pose pose) {
    const QColor dark(38, 34, 29, 71);
    if (pose == Pose::Farming) p.fillPath(placed.translated(4 * s, 6 * s), dark);
    if (pose != Pose::Standing) return;
    p.setPen(Qt::NoPen);
    p.setBrush(dark);
    p.drawEllipse(centre + QPointF(5, 48) * s, 44 * s, 10 * s);
}

/// What is drawn on the outline of a kind: hood and crook of the abbot, hem of the large figure, light on a head.
void paintMarksOf(QPainter &p, const QTransform &t, double s, std::string_view kind, const PlayerColours &colours) {
    if (kind == "abbot") {
        static const QPainterPath hood = outline("M-8,-68 C-11,-80 -4,-86 0,-94 C4,-86 11,-80 8,-68 Z");
        p.fillPath(t.map(hood), faded(colours.outline, 0.55));
        return;
    }
    QPainterPath light;
    light.addEllipse(QPointF(-6, -86), 6, 5);
    p.fillPath(t.map(light), QColor(255, 255, 255, 89));
    if (kind != "large") return;
    static const QPainterPath hem = outline("M-36,-15 C-12,-20 12,-20 36,-15");
    p.strokePath(t.map(hem), roundPen(colours.shapeColour, 4.5 * s));
}

QPolygonF starOf(QPointF centre, double radius) {
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = (-90 + 36 * i) * M_PI / 180;
        star << centre + QPointF(std::cos(angle), std::sin(angle)) * (radius * (i % 2 ? 0.52 : 1.2));
    }
    return star;
}

} // namespace

void paintPlayerShape(QPainter &p, PlayerShape shape, QPointF c, double r, const QColor &colour) {
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    switch (shape) {
    case PlayerShape::Triangle:
        p.drawPolygon(
            QPolygonF{c + QPointF(0, -r * 1.02), c + QPointF(r * 1.05, r * 0.82), c + QPointF(-r * 1.05, r * 0.82)});
        break;
    case PlayerShape::Square: p.drawRect(QRectF(c - QPointF(r, r) * 0.84, QSizeF(r, r) * 1.68)); break;
    case PlayerShape::Circle: p.drawEllipse(c, r * 0.95, r * 0.95); break;
    case PlayerShape::Diamond:
        p.drawPolygon(QPolygonF{c - QPointF(0, r * 1.15), c + QPointF(r * 0.95, 0), c + QPointF(0, r * 1.15),
                                c - QPointF(r * 0.95, 0)});
        break;
    case PlayerShape::Cross: {
        const double a = r * 1.05;
        const double b = r * 0.36;
        p.drawPolygon(QPolygonF{c + QPointF(-b, -a), c + QPointF(b, -a), c + QPointF(b, -b), c + QPointF(a, -b),
                                c + QPointF(a, b), c + QPointF(b, b), c + QPointF(b, a), c + QPointF(-b, a),
                                c + QPointF(-b, b), c + QPointF(-a, b), c + QPointF(-a, -b), c + QPointF(-b, -b)});
        break;
    }
    case PlayerShape::Star: p.drawPolygon(starOf(c, r));
    }
}

void paintFigure(QPainter &p, QPointF centre, double height, const FigureLook &look) {
    const PlayerColours &colours = playerColours(look.colour);
    const bool isAbbot = look.kind == "abbot";
    const bool isLarge = look.kind == "large";
    if (isLarge) height *= kLarge;
    const double s = height / 100;
    const QTransform t = placing(centre, height, look.pose);
    const QPainterPath body = t.map(isAbbot ? abbot() : meeple());
    const QPainterPath staff = isAbbot ? t.map(crook()) : QPainterPath();
    if (look.shadow) paintShadow(p, centre, s, body, look.pose);
    if (look.halo) {
        p.strokePath(body, roundPen(Qt::white, 15 * s));
        if (isAbbot) p.strokePath(staff, roundPen(Qt::white, 20 * s));
    }
    if (isAbbot) {
        p.strokePath(staff, roundPen(colours.outline, 11 * s));
        p.strokePath(staff, roundPen(colours.fill, 4.5 * s));
    }
    p.fillPath(body, colours.fill);
    p.strokePath(body, roundPen(colours.outline, 6 * s));
    paintMarksOf(p, t, s, look.kind, colours);
    const double chest = isLarge ? 13 : 17;
    QPointF at(0, chest * s);
    if (look.pose == Pose::Farming) at = QPointF(-17 * s, 0);
    if (look.pose == Pose::Bathing) at = QPointF(7 * s, 0);
    paintPlayerShape(p, colours.shape, centre + at, (look.pose == Pose::Bathing ? 14.5 : 15.5) * s,
                     colours.shapeColour);
}

void paintGuest(QPainter &p, QPointF pool, double scale, const FigureLook &look) {
    FigureLook lying = look;
    lying.pose = Pose::Bathing;
    lying.shadow = false;
    paintFigure(p, pool - QPointF(1.6 * scale, 0), kGuestUnits * scale, lying);
    // The water east of this line lies over the feet.
    const double r = (kBathhouse - 6.1) * scale;
    const double x = pool.x() + 5.2 * scale;
    const double top = pool.y() - r * 0.924;
    const double bottom = pool.y() + r * 0.924;
    const double y = pool.y();
    QPainterPath ripple(QPointF(x, top));
    ripple.cubicTo(x + 2.4 * scale, top + r * 0.3, x - 2.2 * scale, y - r * 0.3, x, y);
    ripple.cubicTo(x + 2.2 * scale, y + r * 0.3, x - 2.4 * scale, bottom - r * 0.3, x, bottom);
    QPainterPath water = ripple;
    for (const double angle : {67.5, 22.5, -22.5, -67.5}) {
        const QPointF corner = pool + QPointF(std::cos(angle * M_PI / 180), std::sin(angle * M_PI / 180)) * r;
        if (corner.x() > x) water.lineTo(corner);
    }
    water.closeSubpath();
    const TileColours &colours = tileColours(look.theme);
    p.fillPath(water, faded(colours.water, 0.62));
    p.strokePath(ripple, roundPen(colours.waterLit, 0.9 * scale));
}

namespace {

/// How much larger than usual a figure is drawn on tiles of few pixels.
double enlarged(double px) { return std::clamp(kLeastPixels / (kFigureUnits * px / kUnits), 1.0, 1.4); }

} // namespace

void paintFigureOnTile(QPainter &p, QPointF anchor, double px, double bathhouseScale, const FigureLook &look) {
    if (look.pose == Pose::Bathing) {
        paintGuest(p, anchor, bathhouseScale * std::max(1.0, enlarged(px) * 0.92), look);
    } else {
        paintFigure(p, anchor, kFigureUnits * enlarged(px), look);
    }
}

double figureReach(double px) { return kFigureUnits * enlarged(px) * kLarge * 0.72 + 2; }

} // namespace bathhouse::ui
