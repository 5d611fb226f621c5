// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Bridges (bridge.h) and castles (castle.h). Of the bazaars only what the bids did to the scores shows, in the scenario's own scores.
class BridgesCastlesBazaars final : public Expansion {
public:
    std::string_view id() const override { return "bridges-castles-bazaars"; }
    std::vector<TokenTraits> tokens() const override;
    std::vector<Tile> moreTiles(const TileTable &) const override;
    std::vector<std::string_view> moveWords() const override;
    std::vector<std::string_view> questions() const override { return {"castle", "castle-points"}; }
    std::map<std::string_view, std::vector<std::string_view>> options() const override { return {{"castleFlag", {"yes", "no"}}}; }
    std::vector<Hook> hooks() const override {
        return {Hook::Moves, Hook::Laying, Hook::TilePlaced, Hook::Waiting, Hook::BeforeFeature, Hook::Counting, Hook::AfterFeature, Hook::Cites, Hook::Shelters};
    }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    std::optional<Refusal> answer(State &, const Move &, EventSink *) const override;
    void laying(const State &, Position, Rotation, Laying &) const override;
    bool suits(const State &, const SpecialMove &, TileId) const override;
    Pace tilePlaced(State &, EventSink *) const override;
    void changeWaiting(const State &, std::vector<FeatureId> &) const override;
    Pace beforeFeature(State &, EventSink *) const override;
    bool shelters(const State &, FigureId) const override;
    Pace afterFeature(State &, EventSink *) const override;
    void cite(const State &, FigureId, Way, std::vector<RuleId> &) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
};

} // namespace bathhouse::rules
