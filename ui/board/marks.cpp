// SPDX-License-Identifier: MIT
#include "ui/board/marks.h"

#include "ui/board/figure_art.h"
#include "ui/style.h"

#include <QPainter>

#include <cmath>

namespace bathhouse::ui {
namespace {

QPen linePen(const QColor &colour, double width, Qt::PenCapStyle cap = Qt::RoundCap) {
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

QPen dashed(const QColor &colour, double width, double on, double off) {
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

QRectF spaceRect(rules::Position p, double inset = 0) {
    return QRectF(cornerOf(p), QSizeF(kUnits, kUnits)).adjusted(inset, inset, -inset, -inset);
}

void stroke(QPainter &p, const QPainterPath &path, const QPen &pen) { p.strokePath(path, pen); }

/// A disc of `radius` pixels with a white rim.
void paintDisc(QPainter &p, QPointF centre, double radius, const QColor &fill, double unit) {
    p.setPen(Qt::NoPen);
    p.setBrush(Qt::white);
    p.drawEllipse(centre, (radius + 1.5) * unit, (radius + 1.5) * unit);
    p.setBrush(fill);
    p.drawEllipse(centre, radius * unit, radius * unit);
}

/// Text in a font of `pixels`, whatever the scale of the painter.
void paintText(QPainter &p, QPointF centre, const QString &text, int pixels, const QColor &colour, double unit) {
    p.save();
    p.translate(centre);
    p.scale(unit, unit);
    p.setFont(interfaceFont(pixels, QFont::Bold));
    p.setPen(colour);
    p.drawText(QRectF(-30, -15, 60, 30), Qt::AlignCenter, text);
    p.restore();
}

QPainterPath rounded(const QRectF &rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

QRectF edgeBar(rules::Position at, rules::Edge edge, double width) {
    const QRectF r = spaceRect(at);
    const double in = kUnits * 0.06;
    switch (edge) {
    case rules::Edge::N: return {r.left() + in, r.top() - width / 2, kUnits - 2 * in, width};
    case rules::Edge::S: return {r.left() + in, r.bottom() - width / 2, kUnits - 2 * in, width};
    case rules::Edge::W: return {r.left() - width / 2, r.top() + in, width, kUnits - 2 * in};
    case rules::Edge::E: break;
    }
    return {r.right() - width / 2, r.top() + in, width, kUnits - 2 * in};
}

/// Red, hatched so that it is not colour alone, with a bar on every edge that does not match.
void paintRefusal(QPainter &p, const Ghost &ghost, const MarkStyle &style) {
    const double u = style.unit();
    const QColor red = windowColours(style.theme).illegal;
    const QRectF r = spaceRect(ghost.at);
    p.fillRect(r, faded(red, 0.26));
    p.save();
    p.setClipRect(r, Qt::IntersectClip);
    p.setPen(linePen(faded(red, 0.55), 1.2 * u, Qt::FlatCap));
    for (int i = -9; i < 9; ++i) {
        const QPointF from(r.left() + i * kUnits / 9, r.bottom());
        p.drawLine(from, from + QPointF(kUnits, -kUnits));
    }
    p.restore();
    stroke(p, rounded(r.adjusted(1.25 * u, 1.25 * u, -1.25 * u, -1.25 * u), 2 * u), linePen(red, 2.5 * u));
    for (const rules::Edge e : edgesOf(ghost.clash)) {
        const QRectF bar = edgeBar(ghost.at, e, 7 * u);
        p.fillPath(rounded(bar.adjusted(-1.5 * u, -1.5 * u, 1.5 * u, 1.5 * u), 5 * u), Qt::white);
        p.fillPath(rounded(bar, 3.5 * u), red);
    }
}

} // namespace

void paintOutlineLines(QPainter &p, const OutlinePath &lines, const MarkStyle &style) {
    const double u = style.unit() * outlineScale(style.px);
    const WindowColours &c = windowColours(style.theme);
    stroke(p, lines.border, linePen(c.highlightLine, 6.2 * u));
    stroke(p, lines.border, linePen(c.highlight, 3.4 * u));
    stroke(p, lines.open, linePen(Qt::white, 7 * u, Qt::FlatCap));
    stroke(p, lines.open, dashed(c.openSide, 4 * u, 8 * u, 5 * u));
}

void paintFeatureOutline(QPainter &p, const FeatureOutline &outline, const MarkStyle &style) {
    paintOutlineLines(p, pathOf(outline), style);
}

void paintFeatureNumbers(QPainter &p, const FeatureOutline &outline, const MarkStyle &style) {
    if (style.px < 32) return;
    const QColor ink = windowColours(style.theme).highlightLine;
    int number = 0;
    for (const QPointF &at : outline.numbers) {
        paintDisc(p, at, 9.5, ink, style.unit());
        paintText(p, at, QString::number(++number), 11, Qt::white, style.unit());
    }
}

void paintLegalPlace(QPainter &p, rules::Position at, const MarkStyle &style) {
    const double u = style.unit();
    const QColor accent = windowColours(style.theme).accent;
    const QPainterPath place = rounded(spaceRect(at, kUnits * 0.07), kUnits * 0.07);
    p.fillPath(place, faded(accent, 0.10));
    stroke(p, place, dashed(faded(accent, 0.9), 1.5 * u, 5 * u, 4 * u));
    const QPointF centre = cornerOf(at) + QPointF(50, 50);
    p.setPen(linePen(accent, 2 * u));
    p.drawLine(centre - QPointF(4.5, 0), centre + QPointF(4.5, 0));
    p.drawLine(centre - QPointF(0, 4.5), centre + QPointF(0, 4.5));
}

void paintGhostFrame(QPainter &p, const Ghost &ghost, const MarkStyle &style) {
    const double u = style.unit();
    if (!ghost.fits) return paintRefusal(p, ghost, style);
    stroke(p, rounded(spaceRect(ghost.at, u), 3 * u), linePen(windowColours(style.theme).accent, 2.5 * u));
}

void paintPlacedLast(QPainter &p, rules::Position at, const QColor &colour, const MarkStyle &style) {
    const double u = style.unit();
    const QRectF r = spaceRect(at, 2 * u);
    const double arm = kUnits * 0.18;
    QPainterPath brackets;
    for (const QPointF &corner : {r.topLeft(), r.topRight(), r.bottomRight(), r.bottomLeft()}) {
        const QPointF in(corner.x() < r.center().x() ? arm : -arm, corner.y() < r.center().y() ? arm : -arm);
        brackets.moveTo(corner + QPointF(in.x(), 0));
        brackets.lineTo(corner);
        brackets.lineTo(corner + QPointF(0, in.y()));
    }
    stroke(p, brackets, linePen(Qt::white, 6 * u));
    stroke(p, brackets, linePen(colour, 3 * u));
}

void paintWay(QPainter &p, const Way &way, const MarkStyle &style) {
    const double u = style.unit();
    QPointF to = way.to.value_or(way.from + QPointF(-34, -62));
    const QPointF between = to - way.from;
    const double far = length(between);
    QPointF up(between.y(), -between.x());
    if (up.y() > 0) up = -up;
    const QPointF bend = way.from + between / 2 + up * (0.28 + 12 / std::max(far, 40.0));
    if (way.to) to -= (to - bend) * (11 / std::max(length(to - bend), 22.0));  // who has come stays in sight
    QPainterPath arc(way.from);
    arc.quadTo(bend, to);
    const QColor colour = playerColours(way.colour).fill;
    stroke(p, arc, linePen(Qt::white, 6 * u));
    QPen pen = dashed(colour, 3 * u, 8 * u, 6 * u);
    pen.setCapStyle(Qt::FlatCap);
    stroke(p, arc, pen);
    const QPointF along = (to - bend) / std::max(length(to - bend), 1e-9);
    const QPointF across(-along.y(), along.x());
    QPainterPath head;
    head.moveTo(to);
    head.lineTo(to - (along * 11 - across * 6) * u);
    head.lineTo(to - (along * 11 + across * 6) * u);
    head.closeSubpath();
    stroke(p, head, linePen(Qt::white, 3 * u));
    p.fillPath(head, colour);
    if (way.to) return;
    p.setOpacity(0.55);
    paintFigure(p, to - QPointF(4, 14), 24, {.kind = way.kind, .colour = way.colour, .shadow = false});
    p.setOpacity(1);
}

void paintPointer(QPainter &p, rules::Position at, const MarkStyle &style) {
    const double u = style.unit();
    const QPainterPath frame = rounded(spaceRect(at, -2 * u), 4 * u);
    stroke(p, frame, linePen(Qt::white, 6 * u));
    stroke(p, frame, linePen(windowColours(style.theme).ringLine, 3 * u));
}

} // namespace bathhouse::ui
