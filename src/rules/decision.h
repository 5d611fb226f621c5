// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"

namespace bathhouse::rules {

/// What the game waits for.
enum class DecisionKind : std::uint8_t { PlaceTile, Claim, AfterPlacing, ScoreOrder, Bathhouse, GameOver, Special };

struct Decision {
    DecisionKind kind = DecisionKind::PlaceTile;
    PlayerId player{};          ///< who decides; meaningless at GameOver
    std::string_view special;   ///< Special: the expansion's word for it
    friend bool operator==(const Decision &, const Decision &) = default;
};
/// "place-tile", "claim", "after-placing", "score-order", "bathhouse", "game-over", or the expansion's word.
std::string_view name(const Decision &);

} // namespace bathhouse::rules
