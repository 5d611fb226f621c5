// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Large meeples count as two towards the majority and as one figure. A finished road with an inn gives 2 a tile, a
/// finished city with a cathedral 3 a tile and coat of arms; unfinished at the end both give nothing. A bathhouse's flag
/// stays as it is (bonus-flat).
class InnsAndCathedrals final : public Expansion {
public:
    std::string_view id() const override { return "inns-and-cathedrals"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<MarkTraits> marks() const override;
    std::vector<Hook> hooks() const override { return {Hook::Counting}; }
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
};

} // namespace bathhouse::rules
