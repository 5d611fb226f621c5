// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <string>
#include <vector>

namespace bathhouse::ui {

/// What a question at the step shown does not want told yet.
struct KeptBack {
    bool waits = false;              ///< it is open; otherwise it comes next
    std::vector<std::string> rules;  ///< that answer it; none: nobody says which

    /// Whether these rules, behind what is to be told, would answer it.
    bool holds(const std::vector<std::string> &behind) const {
        if (!waits || behind.empty()) return false;
        return rules.empty() || std::ranges::find_first_of(behind, rules) != behind.end();
    }
    bool operator==(const KeptBack &) const = default;
};

}  // namespace bathhouse::ui
