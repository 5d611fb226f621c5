// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"
#include "rules/move.h"
#include "support/slow_rules.h"

/// Moves and events as short texts, so that two sides can be compared and shown.
namespace bathhouse::slow {

std::string words(Position);
std::string words(PlayerId);
std::string words(const Figure &);
std::string words(const Move &, const rules::TileTable &);
/// An event without its rules; terms of 0 points are left out.
std::string words(const rules::Event &, const rules::TileTable &);

std::string featureWords(PartKind, Piece first, int tiles, const Worth &, Scoring, bool complete);

}  // namespace bathhouse::slow
