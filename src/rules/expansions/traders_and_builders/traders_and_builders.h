// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// Pig and builder. Both join a meeple of their own player, are no meeples themselves, and go home when that player's last
/// meeple leaves the feature. The pig makes cities worth 1 more for its owner. A tile that goes on the builder's road or
/// city brings a second part of the turn.
class TradersAndBuilders final : public Expansion {
public:
    std::string_view id() const override { return "traders-and-builders"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<Hook> hooks() const override { return {Hook::TilePlaced, Hook::Counting, Hook::Left, Hook::AnotherPart}; }
    Pace tilePlaced(State &, EventSink *) const override;
    void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const override;
    void figureLeft(State &, FeatureId, PlayerId, EventSink *) const override;
    std::optional<RuleId> anotherPart(const State &) const override;
};

} // namespace bathhouse::rules
