// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/tile_layout.h"

namespace bathhouse::ui {

/// What decides about the houses of a city besides its edges.
struct CityFurniture {
    rules::EdgeMask others = 0;  ///< edges of other cities on the tile
    bool bathhouse = false;
    bool gate = false;
    bool arms = false;  ///< a coat of arms
};

/// The houses of a city shape as kept in resources/art/houses.json, turned to lie as the city does.
std::vector<House> housesOf(rules::EdgeMask edges, const CityFurniture &);

} // namespace bathhouse::ui
