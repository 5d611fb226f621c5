// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile_table.h"

#include <string>
#include <vector>

/// Tiles for games with modules: the shipped ones, and every mark of every module strewn over ordinary ones.
namespace bathhouse::test {

const rules::TileTable &markedTable();
bool isOn(const std::vector<std::string> &modules, std::string_view id);
/// Whether all that a tile shows belongs to modules that are on.
bool usable(const rules::Tile &, const std::vector<std::string> &modules);

} // namespace bathhouse::test
