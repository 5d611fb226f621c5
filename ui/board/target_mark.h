// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/marks.h"

namespace bathhouse::ui {

/// The frame of a tile that a choice names: a click may choose it.
void paintTarget(QPainter &, rules::Position, const MarkStyle &);

} // namespace bathhouse::ui
