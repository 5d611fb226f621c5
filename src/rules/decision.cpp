// SPDX-License-Identifier: MIT
#include "rules/decision.h"

namespace bathhouse::rules {

std::string_view name(const Decision &d) {
    switch (d.kind) {
    case DecisionKind::PlaceTile: return "place-tile";
    case DecisionKind::Claim: return "claim";
    case DecisionKind::AfterPlacing: return "after-placing";
    case DecisionKind::ScoreOrder: return "score-order";
    case DecisionKind::Bathhouse: return "bathhouse";
    case DecisionKind::GameOver: return "game-over";
    case DecisionKind::Special: break;
    }
    return d.special;
}

} // namespace bathhouse::rules
