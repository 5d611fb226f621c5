// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// The phantom may follow a figure onto the same tile, on another feature that nobody has claimed, or what was done instead
/// of placing one. Else it is a meeple like any other.
class Phantom final : public Expansion {
public:
    std::string_view id() const override { return "phantom"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<std::string_view> questions() const override { return {"phantom"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::Acted, Hook::Counting}; }
    Pace acted(State &, std::optional<FigureId>, EventSink *) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> answer(State &, const Move &, EventSink *) const override;
};

} // namespace bathhouse::rules
