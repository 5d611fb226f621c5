// SPDX-License-Identifier: MIT
#pragma once
#include <nlohmann/json_fwd.hpp>

namespace bathhouse {
/// JSON whose objects keep the order of their keys. What uses more than its name includes scenario/json.h.
using Json = nlohmann::ordered_json;
} // namespace bathhouse
