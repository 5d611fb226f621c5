// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// When a road into Leipzig is finished, each player with the majority there may send one highwayman of it to a quarter
/// where nobody of the own is yet, before it is scored. The
/// road is scored without those who left, and sends nobody to a bathhouse. What a quarter pays is left out, so whoever is
/// in Leipzig stays there.
class MarketsOfLeipzig final : public Expansion {
public:
    std::string_view id() const override { return "markets-of-leipzig"; }
    std::vector<MarkTraits> marks() const override { return {{"leipzig", id(), 0}}; }
    std::vector<TokenTraits> tokens() const override;
    std::vector<std::string_view> moveWords() const override { return {"leipzig"}; }
    std::vector<std::string_view> questions() const override { return {"leipzig"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves, Hook::BeforeFeature}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
    std::optional<Refusal> answer(State &, const Move &, EventSink *) const override;
    Pace beforeFeature(State &, EventSink *) const override;
};

} // namespace bathhouse::rules
