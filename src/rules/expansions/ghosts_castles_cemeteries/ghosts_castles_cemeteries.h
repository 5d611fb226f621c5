// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Ghosts stand by meeples and cost their owners points when those are scored, and at the end. Guards are meeples that no
/// ghost can haunt; the keeper of a surrounded cemetery earns one more. The castle, a building on a tile, counts the mist
/// around it.
class GhostsCastlesCemeteries final : public Expansion {
public:
    std::string_view id() const override { return "ghosts-castles-cemeteries"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<MarkTraits> marks() const override;
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override { return {"ghost"}; }
    std::vector<std::string_view> questions() const override { return {"ghost"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::TilePlaced, Hook::Counting, Hook::Scored, Hook::Cites, Hook::GameEnds}; }
    int copies(FigureKind kind) const override { return kind == kMeeple ? 5 : 0; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    std::optional<Refusal> answer(State &, const Move &, EventSink *) const override;
    Pace tilePlaced(State &, EventSink *) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
    void featureScored(State &, FeatureId, const ScoreSheet &, EventSink *) const override;
    void gameEnds(State &, EventSink *) const override;
    void cite(const State &, FigureId, Way, std::vector<RuleId> &) const override;
};

} // namespace bathhouse::rules
