// SPDX-License-Identifier: MIT
#include "ui/widgets/status_badge.h"

#include "ui/icons.h"
#include "ui/style.h"

#include <QCoreApplication>

namespace bathhouse::ui {
namespace {

constexpr int kHeight = 20;
constexpr int kIcon = 12;

QFont badgeFont() { return interfaceFont(11, QFont::DemiBold); }

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StatusBadge)
};

}  // namespace

StatusLook lookOf(tutor::Status status) {
    const WindowColours &c = windowColours();
    switch (status) {
    case tutor::Status::Official: return {c.right, c.rightSoft, QStringLiteral("official"), Words::tr("Official")};
    case tutor::Status::Community:
        return {c.community, c.communitySoft, QStringLiteral("community"), Words::tr("Community")};
    case tutor::Status::Deduced: return {c.deduced, c.deducedSoft, QStringLiteral("deduced"), Words::tr("Deduced")};
    case tutor::Status::Disputed: return {c.warning, c.warningSoft, QStringLiteral("disputed"), Words::tr("Disputed")};
    case tutor::Status::Open: break;
    }
    return {c.text2, c.sunken, QStringLiteral("open-question"), Words::tr("Open")};
}

QSize badgeSize(tutor::Status status, bool withWord) {
    if (!withWord) return {kHeight, kHeight};
    return {6 + kIcon + 4 + QFontMetrics(badgeFont()).horizontalAdvance(lookOf(status).word) + 9, kHeight};
}

void paintBadge(QPainter &painter, const QPoint &topLeft, tutor::Status status, bool withWord) {
    const StatusLook look = lookOf(status);
    const QRectF body(topLeft, badgeSize(status, withWord));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.soft);
    painter.drawRoundedRect(body, kHeight / 2.0, kHeight / 2.0);
    const qreal left = withWord ? 6 : (kHeight - kIcon) / 2.0;
    paintLineIcon(painter, {body.left() + left, body.top() + (kHeight - kIcon) / 2.0, kIcon, kIcon}, look.icon,
                  look.colour);
    if (withWord) {
        painter.setFont(badgeFont());
        painter.setPen(look.colour);
        painter.drawText(body.adjusted(left + kIcon + 4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, look.word);
    }
    painter.restore();
}

StatusBadge::StatusBadge(tutor::Status status, QWidget *parent) : QWidget(parent), status_(status) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(lookOf(status).word);
}

QSize StatusBadge::sizeHint() const { return badgeSize(status_, true); }

void StatusBadge::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    paintBadge(painter, {0, 0}, status_, true);
}

}  // namespace bathhouse::ui
