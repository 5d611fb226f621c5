// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"
#include "ui/board/tile_layout.h"

namespace bathhouse::ui {

/// North-west corner of a space, in hundredths of a tile.
inline QPointF cornerOf(rules::Position p) { return QPointF(p.x, p.y) * kUnits; }
/// The space that holds a point.
rules::Position spaceAt(QPointF);

/// The outline of a whole feature on the board, in hundredths of a tile. It has no line where its tiles meet.
struct FeatureOutline {
    QPainterPath border;
    QPainterPath open;             ///< where a road or city still misses a tile
    std::vector<QPointF> numbers;  ///< one for each tile of a road or city, by position
};
FeatureOutline outlineOf(const rules::State &, rules::FeatureId);

/// Where a part's figure stands on the board; kBathhousePart: in its pool.
QPointF placeOf(const rules::State &, const rules::PartRef &);
/// The part under a point of the board, if a tile lies there and the point hits one.
std::optional<rules::PartRef> partUnder(const rules::State &, QPointF);

} // namespace bathhouse::ui
