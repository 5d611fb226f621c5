// SPDX-License-Identifier: MIT
#include "ui/board/figure_art.h"

#include "ui/board/figure_shapes.h"
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
constexpr double kLargest = 1.26;  ///< of a figure against the meeple

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

QColor colourOf(const FigureDetail &detail, const PlayerColours &colours) {
    using Tone = FigureDetail::Tone;
    const bool pale = detail.tone == Tone::Light || detail.tone == Tone::Pale;
    const QColor &colour = pale                        ? QColorConstants::White
                           : detail.tone == Tone::Fill ? colours.fill
                           : detail.tone == Tone::Sign ? colours.shapeColour
                                                       : colours.outline;
    return faded(colour, detail.opacity);
}

void paintDetails(QPainter &p, const QTransform &t, double s, const FigureShape &shape, const PlayerColours &colours) {
    for (const FigureDetail &detail : shape.details) {
        const QColor colour = colourOf(detail, colours);
        if (detail.width > 0)
            p.strokePath(t.map(detail.path), roundPen(colour, detail.width * s));
        else
            p.fillPath(t.map(detail.path), colour);
    }
}

/// White round everything, so that a figure stands out from any ground. Through some the ground is to be seen.
void paintHalo(QPainter &p, const QPainterPath &body, const QPainterPath &staff, double s, bool seeThrough) {
    if (seeThrough) {
        QPainterPathStroker stroker(roundPen(Qt::white, 15 * s));
        p.fillPath(stroker.createStroke(body).subtracted(body), Qt::white);
        return;
    }
    p.strokePath(body, roundPen(Qt::white, 15 * s));
    if (!staff.isEmpty()) p.strokePath(staff, roundPen(Qt::white, 20 * s));
}

/// Where the player's shape is drawn, from the middle of the figure.
QPointF signPlace(const FigureShape &shape, Pose pose) {
    if (pose == Pose::Farming) return {-50 - shape.sign, 0};
    if (pose == Pose::Bathing) return {50 + shape.signLying, 0};
    return {0, 50 + shape.sign};
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
    const FigureShape &shape = figureShape(look.kind);
    height *= shape.size;
    const double s = height / 100;
    const QTransform t = placing(centre, height, look.pose);
    const QPainterPath body = t.map(shape.body);
    const QPainterPath staff = t.map(shape.staff);
    if (look.shadow) paintShadow(p, centre, s, body, look.pose);
    if (look.halo) paintHalo(p, body, staff, s, shape.seeThrough);
    if (!staff.isEmpty()) {
        p.strokePath(staff, roundPen(colours.outline, 11 * s));
        p.strokePath(staff, roundPen(colours.fill, 4.5 * s));
    }
    p.fillPath(body, shape.seeThrough ? faded(mixed(colours.fill, Qt::white, 0.35), 0.66) : colours.fill);
    p.strokePath(body, roundPen(colours.outline, 6 * s));
    paintDetails(p, t, s, shape, colours);
    paintPlayerShape(p, colours.shape, centre + signPlace(shape, look.pose) * s,
                     shape.signSize * (look.pose == Pose::Bathing ? 0.935 : 1) * s,
                     shape.seeThrough ? colours.outline : colours.shapeColour);
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

double figureReach(double px) { return kFigureUnits * enlarged(px) * kLargest * 0.72 + 2; }

} // namespace bathhouse::ui
