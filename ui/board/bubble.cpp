// SPDX-License-Identifier: MIT
#include "ui/board/edit_marks.h"
#include "ui/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr double kWidth = 262;
constexpr double kTextLeft = 34;
constexpr double kTextWidth = kWidth - kTextLeft - 14;

struct Line {
    QString text;
    QFont font;
    QColor colour;
    double top = 0;
    double height = 0;
};

std::vector<Line> linesOf(const Bubble &bubble, const WindowColours &c) {
    std::vector<Line> lines;
    lines.push_back({bubble.title, interfaceFont(13, QFont::DemiBold), c.wrong});
    lines.push_back({bubble.problem, interfaceFont(13), c.text});
    if (!bubble.help.isEmpty()) lines.push_back({bubble.help, interfaceFont(12), c.text2});
    double top = 10;
    for (Line &line : lines) {
        const QRectF space(0, 0, kTextWidth, 400);
        line.top = top;
        line.height = QFontMetricsF(line.font).boundingRect(space, Qt::TextWordWrap, line.text).height() + 4;
        top += line.height;
    }
    return lines;
}

} // namespace

void paintBubble(QPainter &p, const Bubble &bubble, const MarkStyle &style, const QRectF &room) {
    const WindowColours &c = windowColours(style.theme);
    const double u = style.unit();
    const std::vector<Line> lines = linesOf(bubble, c);
    const double height = lines.back().top + lines.back().height + 8;
    const QPointF corner = cornerOf(bubble.at);
    const bool right = corner.x() + kUnits + (kWidth + 24) * u <= room.right();
    QPointF at(right ? corner.x() + kUnits + 22 * u : corner.x() - (kWidth + 22) * u, corner.y() + 12 * u);
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height * u)));
    p.save();
    p.translate(at);
    p.scale(u, u);
    const double tip = std::clamp((corner.y() + kUnits * 0.3 - at.y()) / u, 16.0, height - 16);
    QPainterPath box;
    box.addRoundedRect(QRectF(0, 0, kWidth, height), 8, 8);
    QPainterPath nose;
    const double x = right ? 0 : kWidth;
    const double out = right ? -16 : 16;
    nose.addPolygon(QPolygonF{{x - out / 8, tip - 8}, {x + out, tip}, {x - out / 8, tip + 8}});
    nose.closeSubpath();
    box = box.united(nose);
    p.fillPath(box, c.panel);
    p.strokePath(box, QPen(c.wrong, 1.5));
    p.setPen(QPen(c.wrong, 2, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(15, 15), QPointF(23, 23));
    p.drawLine(QPointF(23, 15), QPointF(15, 23));
    for (const Line &line : lines) {
        p.setFont(line.font);
        p.setPen(line.colour);
        p.drawText(QRectF(kTextLeft, line.top, kTextWidth, line.height), Qt::TextWordWrap, line.text);
    }
    p.restore();
}

} // namespace bathhouse::ui
