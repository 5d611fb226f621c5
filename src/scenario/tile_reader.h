// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile.h"
#include "scenario/json_values.h"

#include <string>
#include <vector>

namespace bathhouse::scenario {

/// Reads one tile in the form of a data file. Nothing, and at least one problem, if it is not a whole tile.
std::optional<rules::Tile> readTile(const Json &, const Path &, Report &);

/// The modules that a tile needs: that of its set, and those of what is printed on it. Without repetition.
std::vector<std::string> modulesOf(const rules::Tile &);

}  // namespace bathhouse::scenario
