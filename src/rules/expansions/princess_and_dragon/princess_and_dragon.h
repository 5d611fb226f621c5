// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Dragon, fairy, magic portals and princesses. A volcano calls the dragon and takes no figure; a dragon tile sends it up to
/// six tiles, players in turn. The fairy guards one tile and brings points. A portal lets a figure go anywhere. A princess
/// may send a knight home.
class PrincessAndDragon final : public Expansion {
public:
    std::string_view id() const override { return "princess-and-dragon"; }
    std::vector<MarkTraits> marks() const override;
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override { return {"dragon", "fairy", "portal", "princess"}; }
    std::vector<std::string_view> questions() const override { return {"dragon"}; }
    std::map<std::string_view, std::vector<std::string_view>> options() const override {
        return {{"dragonMoves", {"before-scoring", "after-scoring"}}};
    }
    std::vector<Hook> hooks() const override {
        return {Hook::Moves,  Hook::TurnBegins, Hook::TilePlaced, Hook::Vetoes, Hook::BeforeScoring,
                Hook::Scored, Hook::Visited,    Hook::Cites,      Hook::AfterScoring};
    }

    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    void turnBegins(State &, EventSink *) const override;
    Pace tilePlaced(State &, EventSink *) const override;
    std::optional<RuleId> vetoes(const State &, LaidId, FigureKind) const override;
    Pace beforeScoring(State &, EventSink *) const override;
    void featureScored(State &, FeatureId, const ScoreSheet &, EventSink *) const override;
    void cite(const State &, FigureId, Way, std::vector<RuleId> &) const override;
    void visited(State &, FigureId, EventSink *) const override;
    Pace afterScoring(State &, EventSink *) const override;
};

} // namespace bathhouse::rules
