// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

// GCC 12 takes the empty map of an optional's value for uninitialised when it inlines these tests (GCC bug 105562).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestScoring : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // While the game goes on
    void aRoadScoresOnePerTile();
    void aCityScoresTwoPerTileAndCoatOfArms();
    void aCityOfTwoTilesScoresFour();
    void aMonasteryScoresNine();
    void aCityWithABathhouseScoresItsFlag();
    void aRoadWithABathhouseScoresItsFlag();
    void everyFlagOfAFeatureCounts();
    void theRoadUnderTheBridgeHasNoFlag();
    void aFigureOfEightCountsItsTilesOnce();
    void onATieEverybodyScoresInFull();
    void theMajorityTakesAll();
    void nobodyScoresAnEmptyFeature();
    void aMeeplePlacedOnACompleteFeatureScoresAtOnce();
    void termsAddUpToThePoints();
    // At the end
    void anOpenRoadScoresOnePerTileAtTheEnd();
    void anOpenCityScoresOnePerTileAndCoatOfArms();
    void anOpenMonasteryScoresOnePerTilePresent();
    void aFlagIsNotPaidAtTheEnd();
    void aFeatureCompleteInTheSetUpCountsAsCompleteAtTheEnd();
    void aFeatureCompleteInTheSetUpIsNotScoredInPlay();
    void aFieldScoresThreePerCompletedCity_data();
    void aFieldScoresThreePerCompletedCity();
    void aFieldDoesNotScoreACityItDoesNotTouch();
    void aCityOfTheSetUpCountsForTheField();
    void twoCitiesOfATileCountForItsField();
    void theFieldGoesToWhoeverHasMostFarmers();
    void figuresStayWhereTheyStandAtTheEnd();
};

namespace {

/// Field tiles south of (0, 0) with Red's farmer, and city caps in the row above, closed where `closed` says so.
Desk farm(int cities) {
    Desk d;
    for (int x = 0; x < 3; ++x) d.lay("base/E", x, 0);
    for (int x = 0; x < cities; ++x) d.lay("base/E", x, -1, 180);
    d.put(Red, "field SL", 0, 0);
    return d;
}

int termOf(const FeatureScored &e, std::string_view label) {
    int points = 0;
    for (const Term &t : e.terms)
        if (t.label == label) points += t.points;
    return points;
}

}  // namespace

void TestScoring::aRoadScoresOnePerTile() {
    Desk d;
    d.lay("base/W", 0, 0).lay("base/U", 1, 0).put(Red, "road W", 1, 0);
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 3);
    QVERIFY(d.cites("base-score-road") && d.cites("base-majority") && !d.cites("bonus-road"));
}

void TestScoring::aCityScoresTwoPerTileAndCoatOfArms() {
    Desk d;
    d.lay("base/F", 0, 0).lay("base/E", -1, 0, 90).put(Red, "city W", 0, 0);
    PLAY(d, d.place("base/E", 1, 0, 270));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 8);
    const auto scored = d.events<FeatureScored>().front();
    QCOMPARE(termOf(scored, "tile"), 6);
    QCOMPARE(termOf(scored, "coat-of-arms"), 2);
    QCOMPARE(scored.tiles, 3);
}

void TestScoring::aCityOfTwoTilesScoresFour() {
    Desk d;
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
}

void TestScoring::aMonasteryScoresNine() {
    Desk d;
    d.lay("base/B", 0, 0).put(Red, "monastery", 0, 0).ring(0, 0, {{0, 1}});
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9);
    const auto scored = d.events<FeatureScored>().front();
    QCOMPARE(termOf(scored, "tile"), 1);
    QCOMPARE(termOf(scored, "neighbour"), 8);
    QVERIFY(d.cites("base-score-monastery"));
}

void TestScoring::aCityWithABathhouseScoresItsFlag() {
    Desk d({.custom = {cap("x/3", 3)}});
    d.lay("x/3", 0, 0).put(Red, "city N", 0, 0).lay("base/G", 0, -1, 90);
    PLAY(d, d.place("base/E", 0, -2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9);
    QVERIFY(d.cites("bonus-city") && d.cites("bonus-to-majority") && !d.cites("bonus-several") &&
            !d.cites("bonus-road"));
}

void TestScoring::aRoadWithABathhouseScoresItsFlag() {
    Desk d;
    d.lay("barber-surgeons/2", 0, 0).put(Red, "road S", 0, 0).lay("base/W", -1, 0);
    PLAY(d, d.place("base/A", 0, 1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 7);
    QVERIFY(d.cites("bonus-road") && !d.cites("bonus-city"));
}

void TestScoring::everyFlagOfAFeatureCounts() {
    Desk d({.custom = {cap("x/3", 3), cap("x/5", 5)}});
    d.lay("x/3", 0, 0).put(Red, "city N", 0, 0).lay("base/F", 0, -1, 90);
    PLAY(d, d.place("x/5", 0, -2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 16);
    QVERIFY(d.cites("bonus-several"));
    QCOMPARE(termOf(d.events<FeatureScored>().front(), "bathhouse"), 8);
    QCOMPARE(d.decision(), std::string("bathhouse Red"));
}

void TestScoring::theRoadUnderTheBridgeHasNoFlag() {
    Desk d;
    d.lay("barber-surgeons/1", 0, 0).lay("base/A", 0, -1).put(Red, "road S", 0, -1);
    PLAY(d, d.place("base/A", 0, 1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 3);
    QVERIFY(d.cites("bridge-tile") && !d.cites("bonus-road"));
}

void TestScoring::aFigureOfEightCountsItsTilesOnce() {
    Desk d;
    d.lay("barber-surgeons/1", 0, 0).lay("base/V", 1, 0, 90).lay("base/V", 1, -1).lay("base/V", 0, -1, 270);
    d.lay("base/V", -1, 0, 270).lay("base/V", -1, 1, 180).put(Red, "road W", 1, 0);
    PLAY(d, d.place("base/V", 0, 1, 90));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 10);
    QCOMPARE(d.events<FeatureScored>().front().tiles, 7);
}

void TestScoring::onATieEverybodyScoresInFull() {
    Desk d({.custom = {cap("x/3", 3)}});
    d.lay("x/3", 0, 0).put(Red, "city N", 0, 0).lay("base/G", 0, -1, 90).put(Blue, "city S", 0, -1);
    PLAY(d, d.place("base/E", 0, -2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9);
    QCOMPARE(d.points(Blue), 9);
    QCOMPARE(d.events<FeatureScored>().front().winners.size(), std::size_t{2});
}

void TestScoring::theMajorityTakesAll() {
    Desk d;
    d.lay("base/U", 0, 0)
        .put(Red, "road W", 0, 0)
        .lay("base/U", 1, 0)
        .put(Blue, "road W", 1, 0)
        .lay("base/U", 2, 0)
        .put(Blue, "road W", 2, 0);
    d.lay("base/W", -1, 0);
    PLAY(d, d.place("base/W", 3, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.points(Blue), 5);
    QVERIFY(d.cites("visit-losers-count"));
}

void TestScoring::nobodyScoresAnEmptyFeature() {
    Desk d({.custom = {cap("x/3", 3)}});
    d.lay("x/3", 0, 0);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QVERIFY(d.events<FeatureScored>().empty());
    QCOMPARE(d.points(Red), 0);
}

void TestScoring::aMeeplePlacedOnACompleteFeatureScoresAtOnce() {
    Desk d;
    d.lay("base/E", 0, 0);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, d.figure("city S"));
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.inSupply(Red), 7);
}

void TestScoring::termsAddUpToThePoints() {
    Desk d;
    d.lay("barber-surgeons/5", 0, 0).lay("base/E", -1, 0, 90).lay("base/F", 1, 0).put(Red, "city W", 0, 0);
    PLAY(d, d.place("base/E", 2, 0, 270));
    PLAY(d, pass());
    const auto scored = d.events<FeatureScored>().front();
    QCOMPARE(scored.points, 14);
    QCOMPARE(termOf(scored, "tile") + termOf(scored, "coat-of-arms") + termOf(scored, "bathhouse"), 14);
    for (const Term &t : scored.terms) QCOMPARE(t.points, t.count * t.each);
}

void TestScoring::anOpenRoadScoresOnePerTileAtTheEnd() {
    Desk d;
    d.lay("base/U", 0, 0).lay("base/U", 1, 0).put(Red, "road W", 0, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 2);
    QVERIFY(d.cites("base-final-road"));
}

void TestScoring::anOpenCityScoresOnePerTileAndCoatOfArms() {
    Desk d;
    d.lay("base/F", 0, 0).lay("base/E", -1, 0, 90).put(Red, "city W", 0, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 3);
    QVERIFY(d.cites("base-final-city"));
}

void TestScoring::anOpenMonasteryScoresOnePerTilePresent() {
    Desk d;
    d.lay("base/B", 0, 0).put(Red, "monastery", 0, 0).ring(0, 0, {{0, 1}, {1, 1}});
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 7);
    QVERIFY(d.cites("base-final-monastery"));
}

void TestScoring::aFlagIsNotPaidAtTheEnd() {
    Desk d({.custom = {cap("x/3", 3)}});
    d.lay("x/3", 0, 0).put(Red, "city N", 0, 0).lay("base/F", 0, -1, 90);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 3);
    QVERIFY(d.cites("bonus-not-final") && !d.cites("bonus-city"));
}

void TestScoring::aFeatureCompleteInTheSetUpCountsAsCompleteAtTheEnd() {
    Desk d;
    d.lay("barber-surgeons/4", 0, 0).lay("base/E", 0, -1, 180).lay("base/E", -1, 0, 90).put(Red, "city N", 0, 0);
    d.lay("base/W", 10, 0).lay("base/W", 11, 0).put(Blue, "road E", 10, 0);
    d.lay("base/B", 20, 0).ring(20, 0).put(Blue, "monastery", 20, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.points(Blue), 2 + 9);
}

void TestScoring::aFeatureCompleteInTheSetUpIsNotScoredInPlay() {
    Desk d;
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).put(Red, "city N", 0, 0);
    PLAY(d, d.place("base/B", 1, 0));
    REFUSED(d, d.scoring(0, 0, "city N"), "base-turn-order");
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 4);
}

void TestScoring::aFieldScoresThreePerCompletedCity_data() {
    QTest::addColumn<int>("cities");
    QTest::newRow("no city") << 0;
    QTest::newRow("one city") << 1;
    QTest::newRow("two cities") << 2;
    QTest::newRow("three cities") << 3;
}

void TestScoring::aFieldScoresThreePerCompletedCity() {
    QFETCH(int, cities);
    Desk d = farm(cities);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 3 * cities);
    QVERIFY(d.cites("base-final-field"));
}

void TestScoring::aFieldDoesNotScoreACityItDoesNotTouch() {
    Desk d;
    d.lay("base/T", 0, 0).lay("base/E", 0, -1, 180).lay("base/E", 1, 0, 270).lay("base/E", -1, 0, 90);
    d.lay("base/A", 0, 1, 180).lay("base/U", 0, 2).put(Red, "field SL", 0, 2).put(Blue, "field NL", 0, 2);
    PLAY(d, endGame());
    QCOMPARE(d.points(Blue), 3);
    QCOMPARE(d.points(Red), 0);
}

void TestScoring::aCityOfTheSetUpCountsForTheField() {
    Desk d = farm(1);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, pass());
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 3);
}

void TestScoring::twoCitiesOfATileCountForItsField() {
    Desk d;
    d.lay("base/H", 0, 0).lay("base/E", 0, -1, 180).lay("base/E", 0, 1).put(Red, "field EL", 0, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 6);
}

void TestScoring::theFieldGoesToWhoeverHasMostFarmers() {
    Desk d = farm(2);
    d.put(Blue, "field SL", 1, 0).put(Blue, "field SL", 2, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Blue), 6);
    QCOMPARE(d.points(Red), 0);
}

void TestScoring::figuresStayWhereTheyStandAtTheEnd() {
    Desk d = farm(2);
    PLAY(d, endGame());
    QCOMPARE(d.state().figuresInOrder().size(), std::size_t{1});
    QCOMPARE(d.inSupply(Red), 6);
}

QTEST_APPLESS_MAIN(TestScoring)
#include "test_scoring.moc"
