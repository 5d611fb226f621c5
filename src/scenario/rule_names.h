// SPDX-License-Identifier: MIT
#pragma once
#include <string_view>
#include <vector>

namespace bathhouse::scenario {

/// The ids of all rule cards (resources/rules/cards/*.json), in the order of the files. Loaded once.
const std::vector<std::string_view> &ruleNames();
bool isRule(std::string_view id);

}  // namespace bathhouse::scenario
