// SPDX-License-Identifier: MIT
#include "scenario/rules_shown.h"

namespace bathhouse::scenario {

namespace {

void collect(const Scenario &scenario, const TileLibrary &tiles, std::set<std::string, std::less<>> &names) {
    for (const Step &step : play(scenario, tiles).steps) {
        if (step.refused) names.emplace(step.refused->rule);
        for (const rules::Event &event : step.events) names.insert(event.rules.begin(), event.rules.end());
    }
    for (const Variation &variation : scenario.variations) {
        Scenario line = scenario;
        line.moves.resize(static_cast<std::size_t>(variation.before));
        line.moves.insert(line.moves.end(), variation.moves.begin(), variation.moves.end());
        line.variations = variation.variations;
        collect(line, tiles, names);
    }
}

}  // namespace

std::set<std::string, std::less<>> rulesShown(const Scenario &scenario, const TileLibrary &tiles) {
    std::set<std::string, std::less<>> names;
    collect(scenario, tiles, names);
    return names;
}

}  // namespace bathhouse::scenario
