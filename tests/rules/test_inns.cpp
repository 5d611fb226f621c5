// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestInns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRoadWithAnInnScoresTwoPerTile();
    void anUnfinishedRoadWithAnInnScoresNothing();
    void aSecondInnAddsNothing();
    void aCityWithACathedralScoresThree();
    void anUnfinishedCityWithACathedralScoresNothing();
    void theFlagIsNotMultiplied();
    void withoutTheModuleAnInnIsOnlyADrawing();
    void aLargeMeepleHasTheStrengthOfTwo();
    void aLargeMeepleAndASmallOneTieWithThree();
    void aLargeMeepleIsOneMeeple();
    void aLargeMeepleMayStandWhereAnyMeepleMay();
    void aRoadWithAnInnCompleteInTheSetUpScoresTwoAtTheEnd();
    void loneMeepleOnAWorthlessRoadStaysAtTheEnd();
};

namespace {

Box inns(std::vector<std::string> modules = {"barber-surgeons", "inns-and-cathedrals"}) {
    return {.modules = std::move(modules), .custom = oddTiles()};
}

/// W - inn - (open): Red on the road; a bathhouse far away.
Desk roadWithInn(Box box = inns()) {
    Desk d(std::move(box));
    d.lay("base/W", 0, 0).lay("odd/inn", 1, 0).put(Red, "road W", 1, 0);
    return d;
}

Desk cathedral(std::string_view kind = "odd/cathedral") {
    Desk d(inns());
    d.lay(kind, 0, 0)
        .lay("base/E", 0, -1, 180)
        .lay("base/E", 1, 0, 270)
        .lay("base/E", -1, 0, 90)
        .put(Red, "city N", 0, 0);
    return d;
}

}  // namespace

void TestInns::aRoadWithAnInnScoresTwoPerTile() {
    Desk d = roadWithInn();
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 6);
}

void TestInns::anUnfinishedRoadWithAnInnScoresNothing() {
    Desk d = roadWithInn();
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.events<FeatureScored>().front().points, 0);
}

void TestInns::aSecondInnAddsNothing() {
    Desk d = roadWithInn();
    d.lay("odd/inn", 2, 0);
    PLAY(d, d.place("base/W", 3, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 8);
}

void TestInns::aCityWithACathedralScoresThree() {
    Desk d = cathedral();
    PLAY(d, d.place("base/E", 0, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 15);
    Desk arms(inns());
    arms.lay("odd/cathedral-small", 0, 0).lay("base/E", -1, 0, 90).put(Red, "city N", 0, 0);
    PLAY(arms, arms.place("base/E", 0, -1, 180));
    PLAY(arms, pass());
    QCOMPARE(arms.points(Red), 3 * 3 + 3);
}

void TestInns::anUnfinishedCityWithACathedralScoresNothing() {
    Desk d = cathedral();
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 0);
}

void TestInns::theFlagIsNotMultiplied() {
    Desk d = cathedral("odd/cathedral-bath");
    PLAY(d, d.place("base/E", 0, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 15 + 5);
    QVERIFY(d.cites("bonus-flat") && d.cites("bonus-city"));
    Desk road(inns());
    road.lay("base/W", 0, 0).lay("odd/inn-bath", 1, 0).put(Red, "road W", 1, 0);
    PLAY(road, road.place("base/W", 2, 0));
    PLAY(road, pass());
    QCOMPARE(road.points(Red), 6 + 4);
    QVERIFY(road.cites("bonus-flat") && road.cites("bonus-road"));
    Desk flag = roadWithInn();
    PLAY(flag, flag.place("base/W", 2, 0));
    PLAY(flag, pass());
    QVERIFY(!flag.cites("bonus-flat"));
}

void TestInns::withoutTheModuleAnInnIsOnlyADrawing() {
    Desk d = roadWithInn(inns({"barber-surgeons"}));
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 3);
    Desk open = roadWithInn(inns({"barber-surgeons"}));
    PLAY(open, endGame());
    QCOMPARE(open.points(Red), 2);
}

void TestInns::aLargeMeepleHasTheStrengthOfTwo() {
    Desk d = roadWithInn();
    d.lay("odd/inn", 2, 0).put(Blue, "road W", 2, 0, "large").lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/W", 3, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Blue), 8);
    QCOMPARE(d.points(Red), 0);
    QVERIFY(d.cites("visit-several-meeples") && d.cites("visit-losers-count"));
}

void TestInns::aLargeMeepleAndASmallOneTieWithThree() {
    Desk d = roadWithInn();
    d.lay("base/U", 2, 0)
        .put(Red, "road W", 2, 0, "large")
        .lay("base/U", 3, 0)
        .put(Blue, "road W", 3, 0, "large")
        .lay("base/U", 4, 0);
    d.put(Blue, "road W", 4, 0);
    PLAY(d, d.place("base/W", 5, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 12);
    QCOMPARE(d.points(Blue), 12);
}

void TestInns::aLargeMeepleIsOneMeeple() {
    Desk d(inns());
    d.lay("base/W", 0, 0).lay("base/U", 1, 0).put(Red, "road W", 1, 0, "large").lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("visit-large-is-one") && d.cites("visit-which-figures"));
}

void TestInns::aLargeMeepleMayStandWhereAnyMeepleMay() {
    Desk d(inns());
    d.lay("base/B", 0, 0);
    PLAY(d, d.place("base/A", 0, -1, 180));
    for (const std::string_view on : {"monastery", "road N", "field SL"}) {
        const Move m = d.figure(on, "large");
        State copy = d.state();
        QVERIFY(!rules::apply(copy, m));
    }
    PLAY(d, d.figure("field SL", "large"));
    QCOMPARE(d.inSupply(Red, "large"), 0);
}

void TestInns::aRoadWithAnInnCompleteInTheSetUpScoresTwoAtTheEnd() {
    Desk d = roadWithInn();
    d.lay("base/W", 2, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 6);
}

void TestInns::loneMeepleOnAWorthlessRoadStaysAtTheEnd() {
    Desk d = roadWithInn();
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, endGame());
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QVERIFY(d.cites("visit-not-final"));
    QCOMPARE(d.state().figuresInOrder().size(), std::size_t{1});
}

QTEST_APPLESS_MAIN(TestInns)
#include "test_inns.moc"
