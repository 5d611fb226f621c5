// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/names.h"

namespace bathhouse::scenario {

// The parts of a scenario that say who plays, with what, under which rules.

std::vector<std::string> readModules(const Json &, const Path &, Reading &);
/// Fills Reading::players before anything refers to them.
std::vector<ScenarioPlayer> readPlayerList(const Json &, const Path &, Reading &);
std::map<std::string, std::string> readOptions(const Json &, const Path &, Reading &);
std::vector<TokenEntry> readTokens(const Json &, const Path &, Reading &);
SetupExercise readSetup(const Json &, const Path &, Reading &);

}  // namespace bathhouse::scenario
