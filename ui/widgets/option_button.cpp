// SPDX-License-Identifier: MIT
#include "ui/widgets/option_button.h"

#include "ui/coordinates.h"
#include "ui/style.h"

#include <QFocusEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kLongestLine = 190;  // a longer text takes two lines

} // namespace

OptionButton::OptionButton(const QString &text, const QString &note, QWidget *parent)
    : QPushButton(parent), title_(keepTogether(text)), note_(note) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(note.isEmpty() ? text : text + QStringLiteral(", ") + note);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

bool OptionButton::wraps() const {
    return QFontMetrics(interfaceFont(13, QFont::DemiBold)).horizontalAdvance(title_) > kLongestLine;
}

QSize OptionButton::sizeHint() const {
    if (wraps()) {
        const QFontMetrics metrics(interfaceFont(12, QFont::DemiBold));
        int width = 120;
        while (metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap | Qt::AlignHCenter, title_).height() >
               2 * metrics.lineSpacing())
            width += 8;
        return {width + 28, 44};
    }
    const int title = QFontMetrics(interfaceFont(13, QFont::DemiBold)).horizontalAdvance(title_);
    const int note = QFontMetrics(interfaceFont(11)).horizontalAdvance(note_);
    return {std::max({title, note, 64}) + 34, 44};
}

void OptionButton::paintEvent(QPaintEvent *) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);
    const bool primary = property("primary").toBool();
    const WindowColours &colours = windowColours();
    painter.setPen(primary ? colours.onAccent : colours.text);
    if (wraps()) {
        painter.setFont(interfaceFont(12, QFont::DemiBold));
        painter.drawText(rect().adjusted(13, 0, -13, 0), Qt::AlignCenter | Qt::TextWordWrap, title_);
        return;
    }
    painter.setFont(interfaceFont(13, QFont::DemiBold));
    const QRect upper = note_.isEmpty() ? rect() : QRect(0, 5, width(), 19);
    painter.drawText(upper, Qt::AlignCenter, title_);
    painter.setFont(interfaceFont(11));
    painter.setPen(primary ? colours.onAccent : colours.text2);
    painter.drawText(QRect(0, 23, width(), 16), Qt::AlignCenter, note_);
}

void OptionButton::enterEvent(QEnterEvent *event) {
    QPushButton::enterEvent(event);
    Q_EMIT pointedAt(true);
}

void OptionButton::leaveEvent(QEvent *event) {
    QPushButton::leaveEvent(event);
    Q_EMIT pointedAt(hasFocus());
}

void OptionButton::focusInEvent(QFocusEvent *event) {
    QPushButton::focusInEvent(event);
    Q_EMIT pointedAt(true);
}

void OptionButton::focusOutEvent(QFocusEvent *event) {
    QPushButton::focusOutEvent(event);
    Q_EMIT pointedAt(underMouse());
}

} // namespace bathhouse::ui
