// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"

#include <optional>
#include <string>
#include <vector>

namespace bathhouse::tutor {

/// A sentence of an answer with what stands behind it. Where a reason and reasons below it have points, those below add up
/// to it. Reasons without points are remarks.
struct Reason {
    std::string sentence = {};
    std::vector<rules::RuleId> rules = {};                 ///< as the engine cites them
    std::optional<int> points = std::nullopt;              ///< its part of the points asked about
    std::optional<std::size_t> step = std::nullopt;        ///< index of the step it happened in
    std::optional<rules::PlayerId> player = std::nullopt;  ///< whom it is about, if it is one
    std::vector<rules::Position> tiles = {};               ///< what it is about, by position
    std::vector<rules::FigureAt> figures = {};             ///< where they stood then
    std::vector<rules::PartRef> parts = {};                ///< the features it is about, each by one of its parts
    std::vector<Reason> children = {};
};

/// The sum of the points of the reasons that have no reasons with points below them.
int sumOfLeaves(const Reason &);

} // namespace bathhouse::tutor
