// SPDX-License-Identifier: MIT
#include "rules/nine_tiles.h"

#include <algorithm>

namespace bathhouse::rules {

std::vector<Position> nineTiles(const Board &board, Position middle) {
    std::vector<Position> tiles{middle};
    for (const Position p : ringOf(middle)) tiles.push_back(p);
    std::erase_if(tiles, [&board](Position p) { return !board.at(p); });
    std::ranges::sort(tiles);
    return tiles;
}

} // namespace bathhouse::rules
