// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json_fwd.h"
#include "scenario/scenario.h"

namespace bathhouse::scenario {

/// The scenario in canonical form: keys in the order of the contract, two spaces, short values on one line (up to 110
/// columns), a final newline. Reading and writing it again gives the same bytes.
std::string writeScenario(const Scenario &);
/// Any JSON in the same style.
std::string writeJson(const Json &);
/// Replaces the file whole or not at all; the message says what went wrong.
std::optional<std::string> saveFile(const std::string &path, std::string_view bytes);

/// Parts of a scenario as JSON, for the trace and the editor.
Json toJson(const Text &);
Json toJson(Position);
Json toJson(const rules::Tile &);
Json toJson(const MoveEntry &);   ///< ignores `written`
Json toJson(const Expectation &);

} // namespace bathhouse::scenario
