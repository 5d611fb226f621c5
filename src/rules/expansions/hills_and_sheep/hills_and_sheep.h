// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// The shepherd joins a field, beside a farmer or alone, but not beside another shepherd. A meeple on a hill breaks a tie.
/// A vineyard beside a completed monastery brings 3 points.
class HillsAndSheep final : public Expansion {
public:
    std::string_view id() const override { return "hills-and-sheep"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<MarkTraits> marks() const override { return {{"hill", id(), 0}, {"vineyard", id(), 0}}; }
    std::vector<Hook> hooks() const override { return {Hook::Counting}; }
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
};

} // namespace bathhouse::rules
