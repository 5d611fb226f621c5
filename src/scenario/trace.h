// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json_fwd.h"
#include "scenario/run.h"

namespace bathhouse::scenario {

/// STATE of the contract.
Json stateJson(const rules::State &, const Table &);
/// An event with its keys and rules; the tutor adds `text`.
Json eventJson(const rules::Event &, const rules::State &after, const Table &);
Json decisionJson(const rules::State &, const Table &);
/// The tokens that players see, as a set-up would write them; by kind, player and place.
std::vector<TokenEntry> tokensOf(const rules::State &, const Table &);
/// "road W" of a part as it lies, "bathhouse" for kBathhousePart.
std::string onName(const rules::State &, const rules::PartRef &);

}  // namespace bathhouse::scenario
