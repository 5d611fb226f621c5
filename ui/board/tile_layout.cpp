// SPDX-License-Identifier: MIT
#include "ui/board/tile_layout.h"
#include "ui/board/layout_builder.h"

#include <unordered_map>

namespace bathhouse::ui {
namespace {

struct Kept {
    rules::Tile tile;
    std::shared_ptr<const TileLayout> layout;
};

} // namespace

std::shared_ptr<const TileLayout> layoutOf(const rules::Tile &tile) {
    static std::unordered_map<std::string, std::vector<Kept>> kept;
    std::vector<Kept> &sameId = kept[tile.id];
    for (const Kept &entry : sameId) {
        if (entry.tile == tile) return entry.layout;
    }
    sameId.push_back({tile, std::make_shared<const TileLayout>(LayoutBuilder(tile).build())});
    return sameId.back().layout;
}

} // namespace bathhouse::ui
