// SPDX-License-Identifier: MIT
#pragma once
#include <nlohmann/json.hpp>

namespace bathhouse {
/// JSON whose objects keep the order of their keys.
using Json = nlohmann::ordered_json;
} // namespace bathhouse
