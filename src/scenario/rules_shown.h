// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <functional>
#include <set>

namespace bathhouse::scenario {

/// The rules that the play of a scenario names: those its events cite and those by which its moves are refused, in all its
/// lines. The scenario must have no problem.
std::set<std::string, std::less<>> rulesShown(const Scenario &, const TileLibrary &);

}  // namespace bathhouse::scenario
