// SPDX-License-Identifier: MIT
#include "ui/widgets/figure_button.h"

#include "ui/board/figure_art.h"
#include "ui/board/token_art.h"
#include "ui/style.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace bathhouse::ui {

FigureButton::FigureButton(std::string kind, QWidget *parent) : QAbstractButton(parent), kind_(std::move(kind)) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setFixedSize(sizeHint());
}

void FigureButton::setFacts(const std::string &colour, int left, const QString &says) {
    colour_ = colour;
    left_ = left;
    setAccessibleName(says);
    setToolTip(says.toHtmlEscaped());
    update();
}

void FigureButton::paintEvent(QPaintEvent *) {
    const WindowColours &c = windowColours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChecked() || underMouse()) {
        p.setPen(isChecked() ? QPen(c.accent, 1.5) : QPen(Qt::NoPen));
        p.setBrush(isChecked() ? c.accentSoft : c.sunken);
        p.drawRoundedRect(room, 6, 6);
    }
    p.setOpacity(left_ != 0 ? 1 : 0.35);
    paintPicture(p, {left_ == kUncounted ? width() / 2.0 : 21, height() / 2.0});
    p.setOpacity(1);
    p.setFont(interfaceFont(12, QFont::DemiBold));
    if (left_ != kUncounted) {
        // On a ground of its own: wide figures reach below it.
        const QString number = QString::number(left_);
        const double wide = p.fontMetrics().horizontalAdvance(number) + 6;
        const QRectF ground(width() - 3 - wide, 27, wide, 16);
        p.setPen(Qt::NoPen);
        p.setBrush(isChecked() ? c.accentSoft : underMouse() ? c.sunken : c.panel);
        p.drawRoundedRect(ground, 4, 4);
        p.setPen(c.text);
        p.drawText(ground, Qt::AlignCenter, number);
    }
    if (hasFocus()) {
        p.setPen(QPen(c.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(room, 6, 6);
    }
}

void FigureButton::paintPicture(QPainter &p, const QPointF &middle) const {
    paintFigure(p, middle, 30, {.kind = kind_, .colour = colour_, .theme = applicationTheme(), .shadow = false});
}

void FigureButton::mousePressEvent(QMouseEvent *event) {
    pressed_ = event->button() == Qt::LeftButton;
    dragging_ = false;
    pressedAt_ = event->pos();
}

void FigureButton::mouseMoveEvent(QMouseEvent *event) {
    const bool far = (event->pos() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (pressed_ && !dragging_ && far) {
        dragging_ = true;
        Q_EMIT taken();
    }
    if (dragging_) Q_EMIT dragged(event->globalPosition().toPoint());
}

void FigureButton::mouseReleaseEvent(QMouseEvent *event) {
    const bool pressed = std::exchange(pressed_, false);
    if (std::exchange(dragging_, false))
        Q_EMIT dropped(event->globalPosition().toPoint());
    else if (pressed && rect().contains(event->pos()))
        Q_EMIT taken();
}

void FigureButton::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT taken();
    else
        QAbstractButton::keyPressEvent(event);
}

TokenButton::TokenButton(std::string kind, QString player, QWidget *parent)
    : FigureButton(std::move(kind), parent), player_(std::move(player)) {}

void TokenButton::paintPicture(QPainter &p, const QPointF &middle) const {
    paintToken(p, middle, 36, {.kind = kind(), .colour = colour(), .theme = applicationTheme(), .shadow = false});
}

} // namespace bathhouse::ui
