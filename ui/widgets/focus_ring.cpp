// SPDX-License-Identifier: MIT
#include "ui/widgets/focus_ring.h"

#include "ui/style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFocusEvent>
#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kReach = 4;

}  // namespace

bool isRinged(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

FocusRing::FocusRing(QWidget *window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    QApplication::instance()->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event) {
    auto *widget = watched->isWidgetType() ? static_cast<QWidget *>(watched) : nullptr;
    if (widget == nullptr || widget == this || widget->window() != window()) return false;
    switch (event->type()) {
    case QEvent::FocusIn: follow(isRinged(static_cast<QFocusEvent *>(event)->reason()) ? widget : nullptr); break;
    case QEvent::MouseButtonPress: follow(nullptr); break;
    case QEvent::FocusOut:
    case QEvent::Hide:
        if (widget == target_) follow(nullptr);
        break;
    case QEvent::Move:
    case QEvent::Resize:
        if (target_ && (widget == target_ || widget->isAncestorOf(target_))) settle();
        break;
    default: break;
    }
    return false;
}

void FocusRing::follow(QWidget *target) {
    target_ = target;
    settle();
}

void FocusRing::settle() {
    if (!target_ || !target_->isVisible()) {
        hide();
        return;
    }
    // A list or the board fills its pane: its ring lies inside.
    const int reach = qobject_cast<QAbstractScrollArea *>(target_) != nullptr ? -2 : kReach;
    const QRect around(target_->mapTo(window(), QPoint()), target_->size());
    setGeometry(around.adjusted(-reach, -reach, reach, reach).intersected(window()->rect()));
    raise();
    show();
    update();
}

void FocusRing::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(windowColours().accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

}  // namespace bathhouse::ui
