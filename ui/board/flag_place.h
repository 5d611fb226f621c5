// SPDX-License-Identifier: MIT
#pragma once
#include <QRectF>

namespace bathhouse::ui {

/// Where the flag of a bathhouse is drawn, which stands upright however the tile lies. In hundredths of a tile.
struct FlagPlace {
    QRectF cloth;
    double pole = 0;  ///< x
    double foot = 0;  ///< y of its foot
    double side = 1;  ///< the cloth is east of the pole, or -1: west of it
};
/// `pool`: the middle of the bathhouse on the tile as it lies; `larger`: how much larger than usual, on tiles of few pixels.
FlagPlace flagOf(QPointF pool, double scale, double larger = 1, bool detailed = true);

} // namespace bathhouse::ui
