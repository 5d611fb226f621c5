// SPDX-License-Identifier: MIT
#include "ui/learn/link_row.h"

#include "ui/icons.h"
#include "ui/style.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {

LinkRow::LinkRow(const QString &text, QWidget *parent) : QAbstractButton(parent) {
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRect LinkRow::textRect(int width, int height) const { return {20, 4, std::max(60, width - 24), height - 8}; }

int LinkRow::heightForWidth(int width) const {
    const QRect words = QFontMetrics(interfaceFont(13)).boundingRect(textRect(width, 1000), Qt::TextWordWrap, text());
    return std::max(28, words.height() + 8);
}

QSize LinkRow::sizeHint() const { return {240, heightForWidth(width() > 60 ? width() : 240)}; }

void LinkRow::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.sunken);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    paintLineIcon(painter, QRectF(2, 8, 12, 12), QStringLiteral("chevron-right"), colours.link);
    painter.setPen(colours.link);
    painter.setFont(interfaceFont(13));
    painter.drawText(textRect(width(), height()), Qt::TextWordWrap | Qt::AlignVCenter, text());
}

}  // namespace bathhouse::ui
