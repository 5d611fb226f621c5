// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/names.h"

namespace bathhouse::scenario {

/// An option that a scenario may set.
struct OptionShape {
    std::string_view name;
    Words values;                  ///< the default first
    std::string_view module = {};  ///< the module it belongs to; empty: none
};
/// The option that says how the board is drawn; all others are table choices of the rules.
inline constexpr std::string_view kBoardOption = "board";
/// Every option: those of the contract, then those of the modules.
std::vector<OptionShape> optionShapes();

// The parts of a scenario that say who plays, with what, under which rules.

std::vector<std::string> readModules(const Json &, const Path &, Reading &);
/// Fills Reading::players before anything refers to them.
std::vector<ScenarioPlayer> readPlayerList(const Json &, const Path &, Reading &);
std::map<std::string, std::string> readOptions(const Json &, const Path &, Reading &);
std::vector<TokenEntry> readTokens(const Json &, const Path &, Reading &);
SetupExercise readSetup(const Json &, const Path &, Reading &);

}  // namespace bathhouse::scenario
