// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// A meeple on a watchtower's tile whose road or city is scored first earns what the tower counts on its nine tiles.
class Watchtowers final : public Expansion {
public:
    std::string_view id() const override { return "watchtowers"; }
    std::vector<MarkTraits> marks() const override;
    std::vector<Hook> hooks() const override { return {Hook::BeforeFeature}; }
    Pace beforeFeature(State &, EventSink *) const override;
};

} // namespace bathhouse::rules
