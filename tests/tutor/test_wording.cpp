// SPDX-License-Identifier: MIT
#include "tutor/text_table.h"
#include "tutor/wording_events.h"
#include "tutor/wording_games.h"

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::test;

namespace {

bool holds(const std::vector<std::string> &sentences, const std::string &wanted) {
    if (std::ranges::find(sentences, wanted) != sentences.end()) return true;
    for (const std::string &s : sentences) qWarning("%s", s.c_str());
    return false;
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsAFinishedSentence();
    void everyScoringIsAFinishedSentence();
    void everyEventTheEngineKnowsIsTried();
    void everyRefusalSaysWhatIsWrong();
    void everyLegalMoveAndDecisionHasWords();
    void everyFigureAndFeatureHasAName();
    void everyTextHasBalancedPlaceholders();
    void aCompletedRoadIsTakenApartIntoItsSum();
    void aLoneMeepleIsSentToTheOnlyFreeBathhouse();
    void anEdgeThatDoesNotMatchIsNamed();
    void whoTakesAFeatureIsNamed();
    void tooLateForBuyingBackSaysWhenTheNextChanceIs();
    void aMonasteryCountsItselfAndItsNeighbours();
    void oneThingMakesAndSeveralThingsMake();
    void listsReadAsPeopleSayThem();
    void anUnknownLanguageIsEnglish();
};

void TestWording::everyEventIsAFinishedSentence() {
    for (const auto &modules : {Game::usualModules(), std::vector<std::string>{"abbot"}}) {
        const Game game = roadWithBathhouse(modules);
        for (const Event &event : everyEvent(game)) QVERIFY(isSentence(game.say(event)));
    }
    Options claims;
    claims.freeRetrieval = FreeRetrieval::Claim;
    const Game claim(Game::usualModules(), claims);
    QVERIFY(isSentence(claim.say({BathhouseSurrounded{{1, 0}, kRed}, {rule::leaveSurrounded}})));
}

void TestWording::everyScoringIsAFinishedSentence() {
    const Game game = roadWithBathhouse();
    for (const Event &event : everyScoring()) QVERIFY(isSentence(game.say(event)));
}

void TestWording::everyEventTheEngineKnowsIsTried() {
    std::set<std::size_t> tried;
    const Game game = roadWithBathhouse();
    for (const Event &event : everyEvent(game)) tried.insert(event.what.index());
    for (const Event &event : everyScoring()) tried.insert(event.what.index());
    QCOMPARE(tried.size(), std::variant_size_v<decltype(Event::what)>);
}

void TestWording::everyRefusalSaysWhatIsWrong() {
    static const QRegularExpression ofTheGameAndTheBathhouses(QStringLiteral("^(base|leave|no|tile|visit)-"));
    std::set<QString> met;
    auto games = positions();
    const auto more = morePositions();
    games.insert(games.end(), more.begin(), more.end());
    for (const Game &game : games)
        for (const Move &move : attempts(game)) {
            State state = game.state;
            const auto refused = apply(state, move);
            if (!refused) continue;
            const QString rule = QString::fromUtf8(refused->rule.data(), static_cast<qsizetype>(refused->rule.size()));
            // Which rules of expansions refuse something is seen in the games with modules.
            if (ofTheGameAndTheBathhouses.match(rule).hasMatch()) met.insert(rule);
            QVERIFY(isSentence(Wording().refusal(*refused, move, game.state, game.table)));
            QVERIFY(isSentence(Wording().move(move, game.state, game.table) + "."));
        }
    const QString all = QStringLiteral(
        "base-abbot-place base-abbot-withdraw base-complete base-discard "
        "base-meeple-free-feature base-place base-supply base-turn-order "
        "leave-buy-back leave-buy-back-several leave-buy-back-when leave-negative-score leave-surrounded "
        "leave-too-late-forgotten no-meeple-on-bathhouse tile-usual-placement visit-free-means-empty");
    QCOMPARE(QStringList(met.begin(), met.end()).join(u' '), all);
}

void TestWording::everyLegalMoveAndDecisionHasWords() {
    auto games = positions();
    const auto more = morePositions();
    games.insert(games.end(), more.begin(), more.end());
    std::set<DecisionKind> met;
    for (const Game &game : games) {
        met.insert(game.state.turn.phase);
        QVERIFY(isSentence(Wording().decision(game.state, game.table)));
        auto moves = legalMoves(game.state, game.tile("base/U"));
        moves.push_back(Discard{game.tile("base/C")});
        for (const Move &move : moves) QVERIFY(isSentence(Wording().move(move, game.state, game.table) + "."));
    }
    QCOMPARE(met, (std::set{DecisionKind::PlaceTile, DecisionKind::Claim, DecisionKind::AfterPlacing,
                            DecisionKind::ScoreOrder, DecisionKind::Bathhouse, DecisionKind::GameOver}));
}

void TestWording::everyFigureAndFeatureHasAName() {
    for (const std::string &language : Wording::languages()) {
        const Wording wording(language);
        for (std::size_t k = 0; k < figureTable().size(); ++k) {
            const std::string name = wording.figure(FigureKind{static_cast<std::uint8_t>(k)});
            QVERIFY2(!name.empty() && name.find('.') == std::string::npos, name.c_str());
        }
        for (const PartKind kind :
             {PartKind::Road, PartKind::City, PartKind::Field, PartKind::Monastery, PartKind::Garden})
            QVERIFY(!wording.kind(kind).empty());
    }
}

void TestWording::everyTextHasBalancedPlaceholders() {
    for (const std::string &language : Wording::languages()) {
        const auto &texts = tutor::TextTable::of(language).all();
        QVERIFY(texts.size() > 100);
        for (const auto &[key, text] : texts) {
            QVERIFY2(!text.empty(), key.c_str());
            QVERIFY2(std::ranges::count(text, '{') == std::ranges::count(text, '}'), key.c_str());
            const bool pair = key.ends_with(".one");
            QVERIFY2(!pair || texts.contains(key.substr(0, key.size() - 3) + "other"), key.c_str());
        }
    }
}

void TestWording::aCompletedRoadIsTakenApartIntoItsSum() {
    Game game = roadWithBathhouse();
    game.play(game.place("base/W", {2, 0}));
    QVERIFY(holds(game.sayAll(Pass{}), "Red's road is complete: 3 tiles and the flag 5 make 8 points."));
}

void TestWording::aLoneMeepleIsSentToTheOnlyFreeBathhouse() {
    Game game = roadWithBathhouse();
    game.play(game.place("base/W", {2, 0}));
    QVERIFY(holds(game.sayAll(Pass{}), "Red's meeple was alone in this scoring, so it must go to the only free "
                                       "bathhouse: the one right there, at (1, 0)."));
}

void TestWording::anEdgeThatDoesNotMatchIsNamed() {
    Game game;
    game.lay("base/D", {0, 0});
    const Move move = game.place("base/U", {0, -1}, Rotation::Quarter);
    const auto refused = apply(game.state, move);
    QVERIFY(refused);
    QCOMPARE(Wording().refusal(*refused, move, game.state, game.table),
             std::string("The tile does not fit at (0, -1) like this (south: a road would meet a city). Turn it, or "
                         "choose another space."));
}

void TestWording::whoTakesAFeatureIsNamed() {
    Game game = roadWithBathhouse();
    game.play(game.place("base/W", {2, 0}));
    const Move move = PutFigure{game.part({2, 0}, "road W"), kMeeple};
    const auto refused = apply(game.state, move);
    QVERIFY(refused);
    QCOMPARE(Wording().refusal(*refused, move, game.state, game.table),
             std::string("The road is taken: Red's meeple stands on it, at (1, 0). Choose a free part of the tile."));
}

void TestWording::tooLateForBuyingBackSaysWhenTheNextChanceIs() {
    auto games = morePositions();
    const Game &order = games[1];
    QCOMPARE(order.state.turn.phase, DecisionKind::ScoreOrder);
    State state = order.state;
    const Move move = BuyBack{{0, 0}};
    const auto refused = apply(state, move);
    QVERIFY(refused);
    QVERIFY(Wording().refusal(*refused, move, order.state, order.table).starts_with("It is too late"));
}

void TestWording::aMonasteryCountsItselfAndItsNeighbours() {
    const Game game = roadWithBathhouse();
    const FeatureScored e{PartKind::Monastery,
                          {{0, 0}, 0},
                          1,
                          {{kRed, kMeeple, {{0, 0}, 0}}},
                          {{"tile", 1, 1, 1}, {"neighbour", 8, 1, 8}},
                          9,
                          {{kRed, 9}},
                          Scoring::Completed,
                          true};
    QCOMPARE(game.say({e, {rule::baseScoreMonastery}}),
             std::string("Red's monastery is complete: its own tile and 8 tiles around it make 9 points."));
}

void TestWording::oneThingMakesAndSeveralThingsMake() {
    const Game game = roadWithBathhouse();
    FeatureScored e{PartKind::Road, {{0, 0}, 0},    1,    {{kRed, kMeeple, {{0, 0}, 0}}}, {{"tile", 1, 1, 1}}, 1,
                    {{kRed, 1}},    Scoring::Final, false};
    QCOMPARE(game.say({e, {rule::baseFinalRoad}}), std::string("At the end Red's road counts: 1 tile makes 1 point."));
    e.terms = {{"tile", 2, 1, 2}};
    e.points = 2;
    QCOMPARE(game.say({e, {rule::baseFinalRoad}}), std::string("At the end Red's road counts: 2 tiles make 2 points."));
}

void TestWording::listsReadAsPeopleSayThem() {
    const Wording wording;
    QCOMPARE(wording.list({}), std::string());
    QCOMPARE(wording.list({"Red"}), std::string("Red"));
    QCOMPARE(wording.list({"Red", "Blue"}), std::string("Red and Blue"));
    QCOMPARE(wording.list({"Red", "Blue", "Green"}), std::string("Red, Blue and Green"));
}

void TestWording::anUnknownLanguageIsEnglish() {
    QCOMPARE(Wording("xx").points(2), std::string("2 points"));
    QCOMPARE(Wording("xx").points(1), std::string("1 point"));
    QCOMPARE(Wording("xx").points(-1), std::string("−1 point"));
}

QTEST_APPLESS_MAIN(TestWording)
#include "test_wording.moc"
