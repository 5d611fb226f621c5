// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Every player has two counters, which together show the score. After the scoring of the own turn one of them moves. If it
/// stops on 0, 5, 10 … its owner takes a message, or 2 points. The second counter is a token; the first stands on the rest.
/// Message 4, another tile, is left out.
class Messages final : public Expansion {
public:
    std::string_view id() const override { return "messages"; }
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override { return {"counter", "message"}; }
    std::vector<std::string_view> questions() const override { return {"counter", "message"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::BeforeScoring, Hook::Counting, Hook::Scored, Hook::AfterScoring}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    Pace beforeScoring(State &, EventSink *) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
    void featureScored(State &, FeatureId, const ScoreSheet &, EventSink *) const override;
    Pace afterScoring(State &, EventSink *) const override;

private:
    std::optional<Refusal> moveCounter(State &, int which, EventSink *) const;
    std::optional<Refusal> take(State &, const SpecialMove &, EventSink *) const;
    /// Whether this module is the one that waits, with that question.
    bool asks(const State &, std::string_view question) const;
};

} // namespace bathhouse::rules
