// SPDX-License-Identifier: MIT
#pragma once
#include "rules/board.h"

/// Laying several tiles at once, or moving some that lie there: for the editor.
namespace bathhouse::rules {

/// A tile that is to lie somewhere.
struct AreaTile {
    TileId tile{};
    Position at;
    Rotation rotation = Rotation::None;
    friend bool operator==(const AreaTile &, const AreaTile &) = default;
};

/// What speaks against one tile of an area.
struct AreaFit {
    Fit fit;
    std::array<EdgeKind, 4> own{};     ///< what its edges N E S W show
    std::array<EdgeKind, 4> beside{};  ///< what they would meet; Any: no tile there
};

/// Judges tiles that are to be laid together. `lifted` are the places of tiles of the board that are taken up first. How
/// the tiles of the area meet each other is not judged, and `apart` is said only if none of them touches a tile that
/// stays. The answers come in the order of `area`; the work depends on its size, not on the board's.
std::vector<AreaFit> fitOf(const Board &, std::span<const AreaTile> area, std::span<const Position> lifted = {});

} // namespace bathhouse::rules
