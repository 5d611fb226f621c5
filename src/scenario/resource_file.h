// SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace bathhouse::scenario {

/// The bytes of a compiled-in file (":/tiles/base.json") or one on disk, up to `limit` + 1. Nothing if it cannot be
/// read; `error` then says why.
std::optional<std::string> readWholeFile(const std::string &path, std::size_t limit, std::string *error = nullptr);

/// Paths of the JSON files in a compiled-in folder, by name.
std::vector<std::string> resourceFiles(const std::string &folder);

}  // namespace bathhouse::scenario
