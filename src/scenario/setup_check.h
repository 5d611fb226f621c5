// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/report.h"
#include "scenario/run.h"

namespace bathhouse::scenario {

/// The figure of a player on a part (or in the bathhouse of its tile) that a token of this kind can stand by: an index into
/// State::figures. Nothing if there is none.
std::optional<std::size_t> figureBeside(const rules::State &, const rules::TokenTraits &, rules::PlayerId,
                                        const rules::PartRef &);

/// Judges what the modules bring to a set-up: tokens where they can lie and as many as there are, figures that need a meeple
/// beside them. What a module asks of them is in its traits. Of two things in conflict the later entry is reported.
void checkModuleThings(const Scenario &, const TileLibrary &, Report &);

} // namespace bathhouse::scenario
