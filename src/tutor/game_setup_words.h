// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/game_setup.h"

namespace bathhouse::tutor {

/// What is said of a game that is set up: how many bathhouse tiles, what goes back to the box, and what nobody knows.
/// One sentence or two each. `language`: see Wording::languages().
std::vector<std::string> setupSentences(const scenario::GameSetup &, const std::string &language);

}  // namespace bathhouse::tutor
