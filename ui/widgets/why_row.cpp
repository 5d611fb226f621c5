// SPDX-License-Identifier: MIT
#include "ui/widgets/why_row.h"

#include "ui/style.h"
#include "ui/widgets/player_mark.h"
#include "ui/widgets/status_badge.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kRow = 28;
constexpr int kIndent = 24;
constexpr int kPoints = 38;

}  // namespace

WhyRow::WhyRow(WhyLine line, QWidget *parent) : QAbstractButton(parent), line_(std::move(line)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QString name = line_.text;
    if (line_.status) name += QStringLiteral(", ") + lookOf(*line_.status).word;
    if (!line_.points.isEmpty()) name += tr(", %1 points").arg(line_.points);
    setAccessibleName(name);
    if (line_.rule.empty()) {
        setFocusPolicy(Qt::NoFocus);
    } else {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setToolTip(tr("Show the rule"));
    }
}

QFont WhyRow::textFont() const { return interfaceFont(13, line_.heading ? QFont::DemiBold : QFont::Normal); }

bool WhyRow::badgeHasWord() const { return line_.status && *line_.status != tutor::Status::Official; }

QRect WhyRow::textRect(int width, int height) const {
    int left = line_.heading ? (line_.colour.empty() ? 0 : kIndent) : kIndent - 4;
    int right = width - (line_.points.isEmpty() && line_.heading ? 0 : kPoints);
    if (line_.status) right -= badgeSize(*line_.status, badgeHasWord()).width() + 8;
    return {left, 0, std::max(right - left, 40), height};
}

int WhyRow::heightForWidth(int width) const {
    const QRect room = textRect(width, 10000);
    const int height =
        QFontMetrics(textFont()).boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, line_.text).height();
    return std::max(kRow, height + 10);
}

QSize WhyRow::sizeHint() const { return {300, heightForWidth(width() > 0 ? width() : 300)}; }

void WhyRow::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!line_.rule.empty() && underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.sunken);
        painter.drawRoundedRect(QRectF(rect()).adjusted(kIndent - 8, 1, 0, -1), 6, 6);
    }
    const QRect text = textRect(width(), height());
    const qreal first = kRow / 2.0;
    if (line_.heading) {
        if (!line_.colour.empty()) paintPlayerMark(painter, {0, first - 8, 16, 16}, line_.colour);
    } else {
        painter.setPen(QPen(colours.lineStrong, 1));
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.drawLine(QPointF(8, 0), QPointF(8, line_.last ? first : height()));
        painter.drawLine(QPointF(8, first), QPointF(16, first));
        painter.setRenderHint(QPainter::Antialiasing);
    }
    painter.setFont(textFont());
    painter.setPen(colours.text);
    painter.drawText(text.adjusted(0, 5, 0, 0), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, line_.text);
    if (line_.status) {
        const QSize badge = badgeSize(*line_.status, badgeHasWord());
        paintBadge(painter, {width() - kPoints - badge.width(), static_cast<int>(first) - badge.height() / 2},
                   *line_.status, badgeHasWord());
    }
    if (!line_.points.isEmpty()) {
        painter.setFont(interfaceFont(13, line_.heading ? QFont::DemiBold : QFont::Medium));
        painter.setPen(colours.text);
        painter.drawText(QRect(width() - kPoints, 0, kPoints, kRow), Qt::AlignRight | Qt::AlignVCenter, line_.points);
    }
}

}  // namespace bathhouse::ui
