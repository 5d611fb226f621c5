// SPDX-License-Identifier: MIT
#include "ui/learn/choice_button.h"

#include "ui/icons.h"
#include "ui/style.h"
#include "ui/widgets/focus_ring.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kLeast = 36;
constexpr int kPadding = 8;
constexpr int kText = 40;  ///< from the left edge
constexpr int kRight = 12;

/// Where the keyboard is: a broken line, so that nobody takes it for what was chosen.
void paintFocus(QPainter &painter, const QRect &button) {
    QPen pen(windowColours().text2, 1, Qt::CustomDashLine);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(button).adjusted(3.5, 3.5, -3.5, -3.5), 4, 4);
}

} // namespace

ChoiceButton::ChoiceButton(const QString &key, const QString &text, QWidget *parent)
    : QAbstractButton(parent), key_(key) {
    setText(text);
    setAccessibleName(text);
    setToolTip(tr("Key %1").arg(key));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRect ChoiceButton::textRect(int width, int height) const {
    return {kText, kPadding, std::max(40, width - kText - kRight), height - 2 * kPadding};
}

int ChoiceButton::heightForWidth(int width) const {
    const QRect room = textRect(width, 10'000);
    const QFontMetrics metrics(interfaceFont(13, QFont::Medium));
    const int text = metrics.boundingRect(room, Qt::TextWordWrap, this->text()).height();
    return std::max(kLeast, text + 2 * kPadding);
}

QSize ChoiceButton::sizeHint() const { return {240, heightForWidth(std::max(160, width()))}; }

void ChoiceButton::resizeEvent(QResizeEvent *event) {
    QAbstractButton::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateGeometry();
}

void ChoiceButton::focusInEvent(QFocusEvent *event) {
    ringed_ = isRinged(event->reason());
    QAbstractButton::focusInEvent(event);
}

void ChoiceButton::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ChoiceButton::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && underMouse();
    const bool on = isChecked() || isDown();
    const QColor text = isEnabled() ? colours.text : colours.text2;
    painter.setPen(QPen(on || lit ? colours.accent : isEnabled() ? colours.lineStrong : colours.line, 1));
    painter.setBrush(on ? colours.accentSoft : lit ? colours.sunken : colours.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (isEnabled() && hasFocus() && !ringed_) paintFocus(painter, rect());
    const QRectF cap(10, height() / 2.0 - 10, 20, 20);
    painter.setPen(QPen(on ? colours.accent : colours.line, 1));
    painter.setBrush(on ? colours.accent : colours.sunken);
    painter.drawRoundedRect(cap, 4, 4);
    if (isCheckable() && isChecked()) {
        paintLineIcon(painter, cap.adjusted(4, 4, -4, -4), QStringLiteral("check"), colours.onAccent);
    } else {
        painter.setFont(interfaceFont(12, QFont::DemiBold));
        painter.setPen(on ? colours.onAccent : colours.text2);
        painter.drawText(cap, Qt::AlignCenter, key_);
    }
    painter.setFont(interfaceFont(13, QFont::Medium));
    painter.setPen(text);
    painter.drawText(textRect(width(), height()), Qt::TextWordWrap | Qt::AlignVCenter, this->text());
}

} // namespace bathhouse::ui
