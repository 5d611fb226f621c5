// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Up to three open scoring tiles, one for roads, one for cities and one for monasteries, change what a finished feature is
/// worth. After a turn in which something was scored others are opened. Where none is open things are worth what they
/// usually are.
class LandSurveyors final : public Expansion {
public:
    std::string_view id() const override { return "land-surveyors"; }
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override { return {"surveyors"}; }
    std::vector<std::string_view> questions() const override { return {"surveyors"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::Counting, Hook::Scored, Hook::Cites, Hook::AfterScoring}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    std::optional<Refusal> answer(State &, const Move &, EventSink *) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
    void featureScored(State &, FeatureId, const ScoreSheet &, EventSink *) const override;
    void cite(const State &, FigureId, Way, std::vector<RuleId> &) const override;
    Pace afterScoring(State &, EventSink *) const override;
};

} // namespace bathhouse::rules
