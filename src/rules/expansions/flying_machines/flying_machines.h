// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// A figure may start from the machine on the tile just placed and land one to three tiles ahead, as the die says, on a
/// feature that is not finished, even an occupied one. The machine points north on the unturned tile.
class FlyingMachines final : public Expansion {
public:
    std::string_view id() const override { return "flying-machines"; }
    std::vector<MarkTraits> marks() const override { return {{"machine", id(), 0}}; }
    std::vector<std::string_view> moveWords() const override { return {"fly"}; }
    std::vector<Hook> hooks() const override { return {Hook::Moves}; }
    void listMoves(const State &, std::vector<Move> &) const override;
    std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const override;
};

} // namespace bathhouse::rules
