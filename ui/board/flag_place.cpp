// SPDX-License-Identifier: MIT
#include "ui/board/flag_place.h"

#include <algorithm>

namespace bathhouse::ui {

FlagPlace flagOf(QPointF pool, double scale, double larger, bool detailed) {
    const double w = 17.5 * larger;
    const double h = 14 * larger;
    const double rim = 10.4 * scale;
    FlagPlace flag;
    flag.side = pool.x() + rim + w <= 98.2 ? 1 : -1;
    flag.pole = pool.x() + flag.side * rim;
    if (flag.side < 0 && flag.pole - w < 1.8) flag.pole = w + 1.8;
    flag.foot = pool.y() - (detailed ? 9.0 : 2.0) * scale;
    const double top = std::max(4.2, flag.foot - h - 0.8);
    flag.cloth = QRectF(flag.side > 0 ? flag.pole : flag.pole - w, top, w, h);
    return flag;
}

} // namespace bathhouse::ui
