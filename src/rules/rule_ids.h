// SPDX-License-Identifier: MIT
#pragma once
#include <string_view>

/// The ids of the rule catalogue that the core cites. Expansions keep their own ids in their own folder.
namespace bathhouse::rules {
using RuleId = std::string_view;

namespace rule {
inline constexpr RuleId
    tileUsualPlacement = "tile-usual-placement", meepleUsualPlacement = "meeple-usual-placement",
    noMeepleOnBathhouse = "no-meeple-on-bathhouse", visitClaimsNothing = "visit-claims-nothing", bridgeTile = "bridge-tile",
    bonusCity = "bonus-city", bonusRoad = "bonus-road", bonusSeveral = "bonus-several", bonusToMajority = "bonus-to-majority",
    bonusEvenIfOccupied = "bonus-even-if-occupied", bonusFlat = "bonus-flat", bonusNotFinal = "bonus-not-final",
    visitSingleMeeple = "visit-single-meeple", visitAnyFeature = "visit-any-feature", visitAnyPlayer = "visit-any-player",
    visitMandatory = "visit-mandatory", visitAfterPoints = "visit-after-points", visitFreeMeansEmpty = "visit-free-means-empty",
    visitOwnerChooses = "visit-owner-chooses", visitOwnTile = "visit-own-tile", visitSeveralMeeples = "visit-several-meeples",
    visitLosersCount = "visit-losers-count", visitNoneFree = "visit-none-free", visitEachScoringAlone = "visit-each-scoring-alone",
    visitScoreOrder = "visit-score-order", visitZeroPoints = "visit-zero-points", visitWhichFigures = "visit-which-figures",
    visitNonMeeplesIgnored = "visit-non-meeples-ignored", visitLargeIsOne = "visit-large-is-one", visitNotFinal = "visit-not-final",
    visitOnlyPhaseThree = "visit-only-phase-three", leaveSurrounded = "leave-surrounded", leaveAtOnce = "leave-at-once",
    leavePlaceAgain = "leave-place-again", leaveNoPoints = "leave-no-points", leaveSeveralAtOnce = "leave-several-at-once",
    leaveTooLateSurrounded = "leave-too-late-surrounded", leaveTooLateSameTurn = "leave-too-late-same-turn",
    leaveTooLateForgotten = "leave-too-late-forgotten", leaveAutomaticOrClaim = "leave-automatic-or-claim", leaveHole = "leave-hole",
    leaveBuyBack = "leave-buy-back", leaveBuyBackWhen = "leave-buy-back-when", leaveBuyBackReuse = "leave-buy-back-reuse",
    leaveBuyBackSeveral = "leave-buy-back-several", leaveNegativeScore = "leave-negative-score", leaveReopens = "leave-reopens",
    leaveReopensSameTurn = "leave-reopens-same-turn", stayAtEnd = "stay-at-end",
    basePlace = "base-place", baseMeepleFreeFeature = "base-meeple-free-feature", baseScoreRoad = "base-score-road",
    baseScoreCity = "base-score-city", baseScoreMonastery = "base-score-monastery", baseScoreGarden = "base-score-garden",
    baseScoreField = "base-score-field", baseMajority = "base-majority", baseFinalRoad = "base-final-road",
    baseFinalCity = "base-final-city", baseFinalMonastery = "base-final-monastery", baseFinalGarden = "base-final-garden",
    baseFinalField = "base-final-field", baseTurnOrder = "base-turn-order", baseSupply = "base-supply",
    baseComplete = "base-complete", baseFiguresHome = "base-figures-home", baseDiscard = "base-discard",
    baseAbbotPlace = "base-abbot-place", baseAbbotWithdraw = "base-abbot-withdraw";
} // namespace rule
} // namespace bathhouse::rules
