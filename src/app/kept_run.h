// SPDX-License-Identifier: MIT
#pragma once
#include "app/arguments.h"
#include "app/load.h"

namespace bathhouse::app {

/// The scenario played with every position kept, for questions that look back. Nothing, after a sentence on stderr, if a
/// move stopped it. Broken `expect.refused` are said on stderr too.
std::optional<scenario::Run> playKept(const std::string &path, const Loaded &, const std::string &language);

/// How many steps are looked back on: all, or those that `--step` names. Nothing, after a sentence on stderr, if there are
/// fewer.
std::optional<std::size_t> stepsOf(const Arguments &, const scenario::Run &);

} // namespace bathhouse::app
