// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "rules/tile_table.h"

#include <string>

/// Words that the problems of a set-up share.
namespace bathhouse::scenario {

/// "a dragon", "an abbot".
std::string withArticle(std::string_view word);
/// "on a road", "in a city", "in a bathhouse".
std::string onOrIn(rules::PartKind);
/// "; its places are: road, city", or nothing.
std::string placesFor(rules::PartKinds);
/// The parts of a tile as it lies, each in quotes, its bathhouse last.
std::string partList(const rules::TileTable &, rules::TileId, rules::Rotation);

} // namespace bathhouse::scenario
