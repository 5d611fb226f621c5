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
    // One sentence for all that have the same to say.
    const auto has = [](const std::vector<std::string> &list, const std::string &id) {
        return std::ranges::find(list, id) != list.end();
    };
    std::vector<std::string> in, kept, missing;
    for (const std::string &id : setup.expansions) {
        if (id == scenario::kBathhouseModule) continue;
        (has(setup.withTiles, id) ? in : has(setup.keptTiles, id) ? kept : missing).push_back(id);
    }
    const auto say = [&](const char *key, const std::vector<std::string> &ids) {
        if (!ids.empty())
            result.push_back(wording.text(key, {{"expansions", ComparisonWords(language).expansionNames(ids)}}));
    };
    say("set-up.tiles-in", in);
    say("set-up.tiles-kept", kept);
    say("set-up.tiles-missing", missing);
    if (setup.expansions.size() > 1) result.push_back(wording.text("set-up.combining"));
    return result;
}

}  // namespace bathhouse::tutor
