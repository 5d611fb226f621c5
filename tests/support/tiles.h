// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile_table.h"

/// Printed tiles for tests, put together part by part.
namespace bathhouse::test {

rules::Part road(std::string_view edges);
rules::Part city(std::string_view edges, int pennants = 0);
rules::Part field(std::string_view halves, std::string_view cities = {});
rules::Part monastery();
rules::Part garden();
rules::Part withBathhouse(rules::Part, int flag);
rules::Part withMark(rules::Part, std::string_view mark);

rules::Tile tile(std::string id, std::vector<rules::Part> parts);
rules::Tile bridgeTile(std::string id, std::vector<rules::Part> parts, std::string_view over, std::string_view under);

/// A city cap: one city edge in the north, field around, with a bathhouse if `flag` is not 0.
rules::Tile cap(std::string id, int flag = 0);

/// Tiles that no box holds: inns, cathedrals, road ends and caps with bathhouses of all flags.
std::vector<rules::Tile> oddTiles();

}  // namespace bathhouse::test
