// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json_fwd.h"
#include "tutor/why/why.h"
#include "tutor/wording.h"

namespace bathhouse::app {

/// A reason as lines for people: points in front where it has some, its rules below, its own reasons indented.
std::string reasonText(const tutor::Reason &, const tutor::Wording &);
/// The same for scripts; figures are named as in the trace.
Json reasonJson(const tutor::Reason &, const tutor::Story &);

/// "Rules: Bonus for a road (bonus-road); …", with the titles of their cards.
std::string rulesLine(const std::vector<rules::RuleId> &, const tutor::Wording &);

} // namespace bathhouse::app
