// SPDX-License-Identifier: MIT
#include "scenario/scenario.h"

#include <algorithm>

namespace bathhouse::scenario {

const std::vector<std::string> &playerColours() {
    static const std::vector<std::string> colours{"red", "blue", "green", "yellow", "black", "pink"};
    return colours;
}

const std::string &Text::in(const std::string &language) const {
    static const std::string none;
    for (const std::string &wanted : {language, std::string("en")}) {
        const auto found = byLanguage.find(wanted);
        if (found != byLanguage.end()) return found->second;
    }
    return byLanguage.empty() ? none : byLanguage.begin()->second;
}

std::vector<std::string> Scenario::modules() const {
    return expansions.value_or(std::vector<std::string>{"barber-surgeons"});
}

std::vector<std::string> Scenario::colours() const {
    std::vector<std::string> given;
    for (const ScenarioPlayer &player : players) given.push_back(player.color.value_or(""));
    for (std::string &color : given) {
        if (!color.empty()) continue;
        for (const std::string &free : playerColours()) {
            if (std::find(given.begin(), given.end(), free) != given.end()) continue;
            color = free;
            break;
        }
    }
    return given;
}

}  // namespace bathhouse::scenario
