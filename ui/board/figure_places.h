// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

#include <QPointF>

#include <vector>

namespace bathhouse::ui {

/// Where so many figures stand on a part of the board, in hundredths of a tile: side by side and, where the ground has
/// room, clear of the number on a bathhouse's flag.
std::vector<QPointF> rowOfFigures(const rules::State &, const rules::PartRef &, std::size_t count);
/// The middle of the figures that stand on a part; where one would stand if there is none.
QPointF placeOfFigures(const rules::State &, const rules::PartRef &);

} // namespace bathhouse::ui
