// SPDX-License-Identifier: MIT
#include "ui/board/target_mark.h"

#include <QPainter>

namespace bathhouse::ui {

void paintTarget(QPainter &p, rules::Position at, const MarkStyle &style) {
    const double u = style.unit();
    QPainterPath frame;
    frame.addRoundedRect(QRectF(cornerOf(at), QSizeF(kUnits, kUnits)).adjusted(5 * u, 5 * u, -5 * u, -5 * u), 4 * u,
                         4 * u);
    p.strokePath(frame, QPen(faded(Qt::white, 0.9), 5 * u));
    QPen dashes(windowColours(style.theme).accent, 2.5 * u, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2.8, 2});
    p.strokePath(frame, dashes);
}

} // namespace bathhouse::ui
