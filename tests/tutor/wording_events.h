// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/wording_games.h"

/// Events to be put into words.
namespace bathhouse::test {

/// Every event the engine knows, in every form that the words tell apart.
inline std::vector<Event> everyEvent(const Game &game) {
    const TileId tile = game.tile("base/L");
    std::vector<Event> all{
        {TilePlaced{kRed, tile, {1, 0}, Rotation::None}, {rule::basePlace}},
        {TilePlaced{kRed, tile, {1, 0}, Rotation::Half}, {rule::basePlace}},
        {TileDiscarded{kRed, tile}, {rule::baseDiscard}},
        {BathhouseSurrounded{{1, 0}, kRed}, {rule::leaveSurrounded}},
        {BathhouseSurrounded{{1, 0}, std::nullopt}, {rule::leaveTooLateSurrounded}},
        {MeepleBoughtBack{kRed, kMeeple, {1, 0}, 5, 0}, {rule::leaveBuyBack}},
        {MeepleBoughtBack{kRed, kMeeple, {1, 0}, 1, -1}, {rule::leaveBuyBack, rule::leaveNegativeScore}},
        {PointsGained{kRed, 3, "fairy"}, {rule::baseTurnOrder}},
        {PointsGained{kRed, -1, "floor"}, {rule::baseTurnOrder}},
        {FigureGained{kRed, kMeeple, {1, 0}}, {rule::baseTurnOrder}},
        {TurnEnded{kRed}, {rule::baseTurnOrder}},
        {GameEnded{}, {rule::visitNotFinal}},
        {GameEnded{{{kRed, kMeeple, {{1, 0}, kBathhousePart}}}}, {rule::stayAtEnd}},
        {GameEnded{{{kRed, kMeeple, {{1, 0}, kBathhousePart}}, {kBlue, kMeeple, {{1, 0}, kBathhousePart}}}}, {}}};
    for (std::size_t k = 0; k < figureTable().size(); ++k) {
        const FigureKind kind{static_cast<std::uint8_t>(k)};
        all.push_back({MeepleRetrieved{kRed, kind, {1, 0}}, {rule::leaveSurrounded}});
        all.push_back({RetrievalLost{kRed, kind, {1, 0}}, {rule::leaveTooLateForgotten}});
        all.push_back({FigurePlaced{kRed, kind, {{0, 0}, 0}},
                       {rule::leavePlaceAgain, rule::leaveBuyBackReuse, rule::visitClaimsNothing}});
        for (const std::string_view reason :
             {"several-meeples", "no-free-bathhouse", "not-a-meeple", "scored", "withdrawn", "another"})
            all.push_back({FigureReturned{kRed, kind, {{0, 0}, 0}, reason}, {rule::baseFiguresHome}});
        for (const RuleId chosen : {rule::visitMandatory, rule::visitOwnerChooses})
            for (const RuleId own : {rule::visitMandatory, rule::visitOwnTile})
                for (const RuleId late : {rule::leaveTooLateSurrounded, rule::leaveTooLateSameTurn, rule::leaveHole})
                    all.push_back({MeepleSent{kRed, kind, {{0, 0}, 0}, {1, 0}, false},
                                   {chosen, own, late, rule::visitZeroPoints, rule::leaveReopensSameTurn}});
    }
    for (std::size_t k = 0; k < tokenTable().size(); ++k) {
        const TokenKind kind{static_cast<std::uint8_t>(k)};
        if (traits(kind).inner) continue;
        all.push_back({TokenMoved{kRed, kind, Position{0, 0}, Position{1, 0}}, {rule::baseTurnOrder}});
        all.push_back({TokenMoved{kRed, kind, std::nullopt, Position{1, 0}}, {rule::baseTurnOrder}});
        all.push_back({TokenMoved{kRed, kind, Position{0, 0}, std::nullopt}, {rule::baseTurnOrder}});
    }
    for (const DecisionKind kind : {DecisionKind::Claim, DecisionKind::ScoreOrder, DecisionKind::Bathhouse})
        all.push_back({ChoiceOpened{{kind, kRed, {}}}, {rule::visitScoreOrder}});
    all.push_back({ChoiceOpened{{DecisionKind::Special, kRed, "wagon"}}, {rule::baseTurnOrder}});
    return all;
}

/// Every way a feature can be scored, with every term that the rules know.
inline std::vector<Event> everyScoring() {
    const std::vector<Term> terms{{"tile", 1, 1, 1},         {"tile", 3, 2, 6},      {"coat-of-arms", 1, 1, 1},
                                  {"coat-of-arms", 2, 2, 4}, {"neighbour", 1, 1, 1}, {"neighbour", 8, 1, 8},
                                  {"city", 1, 3, 3},         {"city", 2, 3, 6},      {"bathhouse", 1, 4, 4},
                                  {"tile", 2, 0, 0},         {"vineyard", 2, 3, 6}};
    const FigureAt red{kRed, kMeeple, {{0, 0}, 0}};
    const FigureAt blue{kBlue, kMeeple, {{0, 0}, 0}};
    std::vector<Event> all;
    for (const PartKind kind : {PartKind::Road, PartKind::City, PartKind::Field, PartKind::Monastery, PartKind::Garden})
        for (const Scoring when : {Scoring::Completed, Scoring::Final, Scoring::Early, Scoring::Withdrawn}) {
            const bool withdrawn = when == Scoring::Withdrawn;
            if (withdrawn && kind != PartKind::Monastery && kind != PartKind::Garden) continue;
            FeatureScored e{kind, {{0, 0}, 0}, 3, {red}, {}, 5, {{kRed, 5}}, when, true};
            for (const Term &term : terms) {
                e.terms = {term};
                all.push_back({e, {rule::bonusEvenIfOccupied, rule::bonusFlat, rule::bridgeTile, rule::bonusNotFinal}});
            }
            e.terms = terms;
            all.push_back({e, {}});
            e.terms = {};
            all.push_back({e, {}});
            if (withdrawn) continue;
            e.involved = {red, blue};
            all.push_back({e, {rule::visitLosersCount}});
            e.winners = {{kRed, 5}, {kBlue, 5}};
            all.push_back({e, {}});
            e.winners = {};
            all.push_back({e, {}});
        }
    return all;
}

} // namespace bathhouse::test
