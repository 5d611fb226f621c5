// SPDX-License-Identifier: MIT
#include "ui/board/a4_pages.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace bathhouse::ui {

QByteArray a4Pages(const QString &title, double width,
                   const std::function<void(QPainter &, const std::function<void()> &)> &paint) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(1200);
    writer.setTitle(title);
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = writer.width() / width;
    painter.scale(scale, scale);
    paint(painter, [&writer] { writer.newPage(); });
    painter.end();
    return buffer.data();
}

}  // namespace bathhouse::ui
