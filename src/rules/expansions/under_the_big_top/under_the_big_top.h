// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// The tent goes to each new circus tile, to the first at once, later after the scoring. When it moves on, every meeple on
/// the nine tiles it leaves earns its owner the value of the token under it, and stays. The ringmaster earns 2 more for each
/// circus and acrobats' space beside him.
class UnderTheBigTop final : public Expansion {
public:
    std::string_view id() const override { return "under-the-big-top"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<MarkTraits> marks() const override { return {{"circus", id(), 0}, {"acrobat", id(), 0}}; }
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override { return {"tent"}; }
    std::vector<std::string_view> questions() const override { return {"tent"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::TilePlaced, Hook::Scored, Hook::AfterScoring}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    Pace tilePlaced(State &, EventSink *) const override;
    Pace afterScoring(State &, EventSink *) const override;
    void featureScored(State &, FeatureId, const ScoreSheet &, EventSink *) const override;
};

} // namespace bathhouse::rules
