// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// The shepherd joins a field, beside a farmer or alone, but not beside another shepherd, and gathers sheep (flock.h). Whoever
/// of those tied has the most meeples on hills wins. A vineyard beside a completed monastery brings 3 points.
class HillsAndSheep final : public Expansion {
public:
    std::string_view id() const override { return "hills-and-sheep"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<MarkTraits> marks() const override { return {{"hill", id(), 0}, {"vineyard", id(), 0}}; }
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override;
    std::vector<std::string_view> questions() const override;
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::BeforeScoring, Hook::Counting}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    Pace beforeScoring(State &, EventSink *) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;

private:
    /// Whether this module is the one that waits.
    bool asks(const State &) const;
};

} // namespace bathhouse::rules
