// SPDX-License-Identifier: MIT
#pragma once
#include <string_view>
#include <vector>

namespace bathhouse::scenario {

/// The ids of all rule cards (resources/rules/cards/*.json), in the order of the files. Loaded once.
const std::vector<std::string_view> &ruleNames();
bool isRule(std::string_view id);
/// Whether it is a rule of another expansion alone (chapter "expansions"): its id is this program's own, while the ids of
/// the game, the bathhouses and the rulings are those of the rule pages that everybody shares.
bool isRuleOfAnExpansion(std::string_view id);

} // namespace bathhouse::scenario
