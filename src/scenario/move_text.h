// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

#include <string_view>
#include <variant>

namespace bathhouse::scenario {

/// One entry of `moves` as people type it: its JSON, or its values in one line: "place base/D 1,0 90", "meeple on road W",
/// "large on city N", "buy-back 1,0", "score 0,0 road E", "pass"; for moves of modules the number, the place, the part and the
/// kind of figure in any order: "leipzig 0,0 road E 1", "fly 2 1,-2 city N", "message 8 at 0,0". Else what is wrong; pointers are into the entry.
std::variant<MoveEntry, Problems> moveFrom(const std::string &text, const Scenario &, const TileLibrary &);

} // namespace bathhouse::scenario
