// SPDX-License-Identifier: MIT
#include "ui/board/edit_marks.h"

#include "ui/board/token_art.h"
#include "ui/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace bathhouse::ui {
namespace {

constexpr double kLeastLegal = 20;  ///< pixels a tile; below, places are not marked
constexpr double kLeastName = 76;   ///< below, parts are not named

QRectF spaceOf(rules::Position p) { return {cornerOf(p), QSizeF(kUnits, kUnits)}; }

QPen roundPen(const QColor &colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Brackets at the corners: the board cursor, which must not look like a selection.
void paintCursor(QPainter &p, rules::Position at, const MarkStyle &style) {
    const double u = style.unit();
    const QRectF r = spaceOf(at).adjusted(-3 * u, -3 * u, 3 * u, 3 * u);
    const double arm = std::min(14 * u, kUnits * 0.3);
    QPainterPath corners;
    for (const QPointF &corner : {r.topLeft(), r.topRight(), r.bottomRight(), r.bottomLeft()}) {
        const QPointF in(corner.x() < r.center().x() ? arm : -arm, corner.y() < r.center().y() ? arm : -arm);
        corners.moveTo(corner + QPointF(in.x(), 0));
        corners.lineTo(corner);
        corners.lineTo(corner + QPointF(0, in.y()));
    }
    p.strokePath(corners, roundPen(Qt::white, 6 * u));
    p.strokePath(corners, roundPen(windowColours(style.theme).highlightLine, 3 * u));
}

void paintSelected(QPainter &p, rules::Position at, const MarkStyle &style) {
    const double u = style.unit();
    const QColor accent = windowColours(style.theme).ringLine;
    const QRectF r = spaceOf(at).adjusted(2 * u, 2 * u, -2 * u, -2 * u);
    p.fillRect(r, faded(accent, 0.18));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(Qt::white, 4.5 * u));
    p.drawRect(r);
    p.setPen(QPen(accent, 2.5 * u));
    p.drawRect(r);
}

void paintBand(QPainter &p, const QRectF &band, const MarkStyle &style) {
    const double u = style.unit();
    const QColor accent = windowColours(style.theme).ringLine;
    p.fillRect(band, faded(accent, 0.12));
    QPen pen(accent, 1.5 * u, Qt::CustomDashLine);
    pen.setDashPattern({4, 3});
    p.setBrush(Qt::NoBrush);
    p.setPen(pen);
    p.drawRect(band);
}

void paintPart(QPainter &p, const PartMark &part, const MarkStyle &style) {
    const double u = style.unit();
    const WindowColours &c = windowColours(style.theme);
    if (!part.allowed) {
        p.fillPath(part.shape, faded(c.illegal, 0.22));
        p.strokePath(part.shape, roundPen(c.illegal, 2.5 * u));
        return;
    }
    if (part.chosen) {
        p.fillPath(part.shape, faded(c.highlight, 0.28));
        p.strokePath(part.shape, roundPen(c.highlightLine, 5 * u));
        p.strokePath(part.shape, roundPen(c.highlight, 3 * u));
        return;
    }
    p.fillPath(part.shape, faded(c.highlight, 0.16));
    QPen pen(c.highlightLine, 1.2 * u, Qt::CustomDashLine);
    pen.setDashPattern({4, 3});
    p.strokePath(part.shape, pen);
}

void paintPartName(QPainter &p, const PartMark &part, const MarkStyle &style) {
    if (part.name.isEmpty() || (style.px < kLeastName && !part.chosen)) return;
    const WindowColours &c = windowColours(style.theme);
    const QFont font = interfaceFont(11, part.chosen ? QFont::DemiBold : QFont::Medium);
    const double width = QFontMetricsF(font).horizontalAdvance(part.name) + 12;
    p.save();
    p.translate(part.anchor);
    p.scale(style.unit(), style.unit());
    const double below = part.chosen ? std::max(20.0, style.px * 0.16) : 0;
    const QRectF pill(-width / 2, below - 9, width, 18);
    p.setPen(QPen(part.chosen ? c.highlightLine : c.line, 1));
    p.setBrush(part.chosen ? c.highlight : faded(c.panel, 0.92));
    p.drawRoundedRect(pill, 9, 9);
    p.setFont(font);
    p.setPen(part.chosen ? c.highlightLine : c.text);
    p.drawText(pill, Qt::AlignCenter, part.name);
    p.restore();
}

} // namespace

void EditMarksPainter::paintLegal(QPainter &p, const EditMarks &marks, const MarkStyle &style, const QRectF &visible) {
    if (!marks.legal || style.px < kLeastLegal) return;
    const double ratio = p.device()->devicePixelRatioF();
    const int side = std::max(1, qRound(style.px * ratio));
    if (side != placeSide_ || style.theme != placeTheme_) {
        place_ = QPixmap(side, side);
        place_.fill(Qt::transparent);
        QPainter painter(&place_);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side / kUnits, side / kUnits);
        paintLegalPlace(painter, {0, 0}, style);
        painter.end();
        place_.setDevicePixelRatio(ratio);
        placeSide_ = side;
        placeTheme_ = style.theme;
    }
    const rules::Position from = spaceAt(visible.topLeft());
    const rules::Position to = spaceAt(visible.bottomRight());
    const QTransform toScreen = p.worldTransform();
    p.save();
    p.resetTransform();
    for (int y = from.y; y <= to.y; ++y) {
        for (int x = from.x; x <= to.x; ++x) {
            if (!marks.legal({x, y})) continue;
            const QPointF at = toScreen.map(cornerOf({x, y})) * ratio;
            p.drawPixmap(QPointF(qRound(at.x()), qRound(at.y())) / ratio, place_);
        }
    }
    p.restore();
}

void EditMarksPainter::paintBelowFigures(QPainter &p, const EditMarks &marks, const MarkStyle &style,
                                         const QRectF &visible) {
    paintLegal(p, marks, style, visible);
    for (const PartMark &part : marks.parts) paintPart(p, part, style);
    const QColor table = windowColours(style.theme).table;
    for (const rules::Position at : marks.lifted) p.fillRect(spaceOf(at), faded(table, 0.65));
    for (const rules::Position at : marks.selected)
        if (spaceOf(at).intersects(visible)) paintSelected(p, at, style);
}

void EditMarksPainter::paintGhostTile(QPainter &p, const Ghost &ghost, const MarkStyle &style) {
    if (!ghost.tile) return;
    const double ratio = p.device()->devicePixelRatioF();
    TileLook look;
    look.rotation = ghost.rotation;
    look.px = std::max(1, qRound(style.px * ratio));
    look.theme = style.theme;
    ghosts_.setRatio(ratio);
    p.setOpacity(0.75);
    p.drawPixmap(spaceOf(ghost.at), ghosts_.picture(ghost.tile, look), QRectF(0, 0, look.px, look.px));
    p.setOpacity(1);
}

void EditMarksPainter::paintAboveFigures(QPainter &p, const EditMarks &marks, const MarkStyle &style,
                                         const QRectF &room) {
    for (const PartMark &part : marks.parts) paintPartName(p, part, style);
    for (const Ghost &ghost : marks.ghosts) paintGhostTile(p, ghost, style);
    for (const Ghost &ghost : marks.ghosts) paintGhostFrame(p, ghost, style);
    if (marks.figure) {
        p.setOpacity(0.8);
        paintFigureOnTile(p, marks.figure->at, style.px, marks.figure->bathhouseScale,
                          {.kind = marks.figure->kind,
                           .colour = marks.figure->colour,
                           .pose = marks.figure->pose,
                           .theme = style.theme});
        p.setOpacity(1);
    }
    if (marks.token) {
        p.setOpacity(0.8);
        paintTokenOnTile(p, marks.token->at, style.px,
                         {.kind = marks.token->kind, .colour = marks.token->colour, .theme = style.theme});
        p.setOpacity(1);
    }
    if (marks.band) paintBand(p, *marks.band, style);
    if (marks.cursor) paintCursor(p, *marks.cursor, style);
    if (marks.bubble) paintBubble(p, *marks.bubble, style, room);
}

} // namespace bathhouse::ui
