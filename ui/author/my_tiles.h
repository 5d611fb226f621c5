// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile.h"

#include <QString>

#include <optional>

namespace bathhouse::ui {

/// Writes a tile into the user's own tile file, in place of one with the same id. All other tiles there stay as they are.
/// What went wrong, or nothing.
std::optional<QString> saveMyTile(const std::string &file, const rules::Tile &);

}  // namespace bathhouse::ui
