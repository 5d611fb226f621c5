// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// The abbot stands on a monastery or in a garden. Instead of placing a figure its owner may withdraw it and score what
/// the monastery or garden is worth at that moment (base-abbot-withdraw).
class Abbot final : public Expansion {
public:
    std::string_view id() const override { return "abbot"; }
    std::vector<FigureTraits> figures() const override;
    std::vector<std::string_view> moveWords() const override { return {"withdraw"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
};

} // namespace bathhouse::rules
