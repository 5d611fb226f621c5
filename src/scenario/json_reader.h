// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json.h"
#include "scenario/problem.h"

#include <optional>
#include <string_view>

namespace bathhouse::scenario {

inline constexpr std::size_t kMaxFileSize = 16u * 1024 * 1024;
inline constexpr std::size_t kMaxDepth = 64;

/// What came of reading a text as JSON. `value` is missing if the text is no JSON or exceeds a limit. Keys that appear
/// twice are problems, but the value (with the first of them) is there.
struct JsonText {
    std::optional<Json> value;
    Problems problems;
};

/// Reads UTF-8 JSON, with or without byte order mark. Mistakes of the language have line and column (in characters,
/// from 1) in their message and no pointer.
JsonText readJson(std::string_view text);

}  // namespace bathhouse::scenario
