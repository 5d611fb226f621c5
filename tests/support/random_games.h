// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

#include <functional>
#include <map>
#include <string>

namespace bathhouse::test {

/// What random games have seen, to know that they were worth playing.
struct Tally {
    int games = 0;
    int moves = 0;
    int accepted = 0;                  ///< listed moves tried on a copy
    int refused = 0;                   ///< unlisted moves tried
    std::map<std::string, int> rules;  ///< how often each rule was cited by an event
    std::map<std::string, int> refusedBy;
};

/// Plays one whole game with random players, modules, options, tiles and choices, compared with the slow rules after
/// every move. "" or what went wrong, with the seed.
std::string playRandomGame(std::uint64_t seed, Tally &);

/// Games `first` to `first + count - 1`, ten times as many with BATHHOUSE_LONG=1 in the environment.
std::string playRandomGames(std::uint64_t first, int count, Tally &);

/// Plays the same game without comparing it and shows every position on the way to `watch`, until that finds something
/// wrong.
std::string watchRandomGame(std::uint64_t seed, const std::function<std::string(const rules::State &)> &watch);

}  // namespace bathhouse::test
