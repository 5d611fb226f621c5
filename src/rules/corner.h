// SPDX-License-Identifier: MIT
#pragma once
#include "rules/board.h"

/// Corners of tiles at which four fields meet: what lies there lies on all four of them.
namespace bathhouse::rules {

/// A corner of a tile as it lies, clockwise.
enum class Corner : std::uint8_t { NW, NE, SE, SW };
inline constexpr std::array kCorners{Corner::NW, Corner::NE, Corner::SE, Corner::SW};

/// The first corner of a tile, clockwise from the north-west, that belongs to this field and at which four tiles with field
/// corners meet; nothing if there is none.
std::optional<Corner> fieldCorner(const Board &, LaidId, PartIndex field);

} // namespace bathhouse::rules
