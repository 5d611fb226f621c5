// SPDX-License-Identifier: MIT
#include "ui/widgets/player_mark.h"

#include "ui/board/theme.h"

#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace bathhouse::ui {
namespace {

QPainterPath star() {
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = -std::numbers::pi / 2 + i * std::numbers::pi / 5;
        const double radius = i % 2 == 0 ? 1.15 : 0.5;
        const QPointF point(radius * std::cos(angle), radius * std::sin(angle) + 0.08);
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

/// The shape in a box from -1 to 1.
QPainterPath shapePath(PlayerShape shape) {
    QPainterPath path;
    switch (shape) {
    case PlayerShape::Triangle:
        path.addPolygon(QPolygonF({{0, -0.95}, {1.05, 0.85}, {-1.05, 0.85}, {0, -0.95}}));
        break;
    case PlayerShape::Square: path.addRect(-0.85, -0.85, 1.7, 1.7); break;
    case PlayerShape::Circle: path.addEllipse(QPointF(0, 0), 0.95, 0.95); break;
    case PlayerShape::Diamond:
        path.addPolygon(QPolygonF({{0, -1.15}, {1.15, 0}, {0, 1.15}, {-1.15, 0}, {0, -1.15}}));
        break;
    case PlayerShape::Cross:
        path.addRect(-1, -0.36, 2, 0.72);
        path.addRect(-0.36, -1, 0.72, 2);
        path.setFillRule(Qt::WindingFill);
        break;
    case PlayerShape::Star: path = star(); break;
    }
    return path;
}

}  // namespace

void paintPlayerMark(QPainter &painter, const QRectF &rect, std::string_view colour) {
    const PlayerColours &colours = playerColours(colour);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.outline, rect.width() / 16));
    painter.setBrush(colours.fill);
    const qreal inset = rect.width() / 32;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), rect.width() / 4, rect.width() / 4);
    painter.translate(rect.center());
    painter.scale(rect.width() * 0.27, rect.width() * 0.27);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shapeColour);
    painter.drawPath(shapePath(colours.shape));
    painter.restore();
}

QPixmap playerMark(std::string_view colour, qreal devicePixelRatio) {
    constexpr int side = 16;
    QPixmap picture(QSize(side, side) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintPlayerMark(painter, {0, 0, side, side}, colour);
    return picture;
}

QIcon playerIcon(std::string_view colour, qreal devicePixelRatio) {
    const QPixmap picture = playerMark(colour, devicePixelRatio);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

}  // namespace bathhouse::ui
