// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Abbey (abbey.h), mayor, barn (barn.h) and wagon. A mayor stands in cities and is as strong as the coats of arms there. A wagon that was scored may drive
/// on to a feature beside it that is not finished and that nobody has taken; a free bathhouse comes first.
class AbbeyAndMayor final : public Expansion {
public:
    std::string_view id() const override { return "abbey-and-mayor"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override;
    std::vector<std::string_view> questions() const override { return {"wagon"}; }
    std::vector<OwnTile> ownTiles() const override;
    std::map<std::string_view, std::vector<std::string_view>> options() const override { return {{"wagonMoves", {"C2", "C1"}}}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::Waiting, Hook::Counting, Hook::Clearing, Hook::Cites}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    std::optional<Refusal> answer(State &, const Move &, EventSink *) const override;
    void changeWaiting(const State &, std::vector<FeatureId> &) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
    Pace clearing(State &, FigureId, EventSink *) const override;
    void cite(const State &, FigureId, Way, std::vector<RuleId> &) const override;
};

} // namespace bathhouse::rules
