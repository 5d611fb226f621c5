// SPDX-License-Identifier: MIT
#include "ui/widgets/file_drops.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace bathhouse::ui {

FileDrops::FileDrops(QWidget *window, std::function<void(QDropEvent &)> drop)
    : QObject(window), window_(window), drop_(std::move(drop)) {
    qApp->installEventFilter(this);
}

bool FileDrops::eventFilter(QObject *watched, QEvent *event) {
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == nullptr || widget == window_ || widget->window() != window_) return false;
    auto *drag = static_cast<QDropEvent *>(event);
    const QList<QUrl> urls = drag->mimeData()->urls();
    if (!std::ranges::any_of(urls, &QUrl::isLocalFile)) return false;
    drag->acceptProposedAction();
    if (type == QEvent::Drop) drop_(*drag);
    return true;
}

}  // namespace bathhouse::ui
