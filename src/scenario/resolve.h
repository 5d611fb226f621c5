// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <variant>

namespace bathhouse::scenario {

/// What an entry other than `place` and `discard` means on a position, or what is wrong with it. When the move comes at
/// the wrong time, parts that cannot be found are no problem: the engine refuses it before it looks at them.
std::variant<rules::Move, Problem> resolve(const MoveEntry &entry, const rules::State &state,
                                           const std::string &pointer);

/// The tile an entry names, as the game knows it.
std::optional<rules::TileId> tileNamed(const std::string &name, const rules::State &state);

/// "(1, 0)"
std::string toString(Position at);

}  // namespace bathhouse::scenario
