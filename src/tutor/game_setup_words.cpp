// SPDX-License-Identifier: MIT
#include "tutor/game_setup_words.h"

#include "tutor/comparison_words.h"
#include "tutor/wording.h"

#include <algorithm>

namespace bathhouse::tutor {

std::vector<std::string> setupSentences(const scenario::GameSetup &setup, const std::string &language) {
    const Wording wording(language);
    const std::size_t rest = setup.boxed.size();
    std::vector<std::string> result{
        wording.text(rest == 0   ? "set-up.all"
                     : rest == 1 ? "set-up.one-boxed"
                                 : "set-up.some",
                     {{"count", std::to_string(setup.drawn.size())}, {"rest", std::to_string(rest)}})};
    if (setup.players == 1) result.push_back(wording.text("set-up.alone"));
    if (setup.players >= 4 && setup.players <= static_cast<int>(rules::kMaxPlayers))
        result.push_back(wording.text("set-up.four-or-more"));
    if (setup.players > static_cast<int>(rules::kMaxPlayers)) result.push_back(wording.text("set-up.too-many"));
    result.push_back(wording.text("set-up.pile", {{"count", std::to_string(setup.pile.size())}}));
    const ComparisonWords names(language);
    for (const std::string &id : setup.expansions) {
        if (id == scenario::kBathhouseModule) continue;
        const bool in = std::ranges::find(setup.withTiles, id) != setup.withTiles.end();
        result.push_back(
            wording.text(in ? "set-up.tiles-in" : "set-up.tiles-missing", {{"expansion", names.expansionName(id)}}));
    }
    if (setup.expansions.size() > 1) result.push_back(wording.text("set-up.combining"));
    return result;
}

}  // namespace bathhouse::tutor
