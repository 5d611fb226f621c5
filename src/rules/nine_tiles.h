// SPDX-License-Identifier: MIT
#pragma once
#include "rules/board.h"

#include <vector>

namespace bathhouse::rules {

/// The tiles that lie at a place and on the eight around it, by position: up to nine.
std::vector<Position> nineTiles(const Board &, Position);

} // namespace bathhouse::rules
