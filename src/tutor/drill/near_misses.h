// SPDX-License-Identifier: MIT
#pragma once
#include "rules/random.h"
#include "rules/state.h"

namespace bathhouse::tutor::drill {

/// Moves that a player might want to make now and that may well be refused, in a random order. Some may be legal.
std::vector<rules::Move> nearMisses(const rules::State &, std::optional<rules::TileId> hand, rules::Random &);

} // namespace bathhouse::tutor::drill
