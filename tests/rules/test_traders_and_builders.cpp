// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestTradersAndBuilders : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBuilderJoinsAnOwnMeepleOnARoadOrInACity();
    void aBuilderGoesNowhereElse();
    void aPigJoinsAnOwnFarmer();
    void aTileOnTheBuildersRoadBringsASecondPart();
    void thereIsNoThirdPart();
    void theBuilderPlacedInThisTurnBringsNothingYet();
    void aLoneMeepleWithABuilderGoesToTheBathhouse();
    void aGuestOfTheFirstPartCanBeBoughtBackInTheSecond();
    void aPigMakesCitiesWorthOneMoreForItsOwnerOnly();
    void aPigWithoutTheMajorityBringsNothing();
};

namespace {

Box traders() { return {.modules = {"barber-surgeons", "traders-and-builders"}}; }

/// Red's highwayman and builder on the road of two tiles from (0, 0) to (1, 0), open at both ends.
Desk roadWorks() {
    Desk d(traders());
    d.lay("base/U", 0, 0).lay("base/U", 1, 0).put(Red, "road W", 0, 0).put(Red, "road W", 1, 0, "builder");
    return d;
}

}  // namespace

void TestTradersAndBuilders::aBuilderJoinsAnOwnMeepleOnARoadOrInACity() {
    Desk d(traders());
    d.lay("base/U", 0, 0).put(Red, "road W", 0, 0);
    PLAY(d, d.place("base/U", 1, 0));
    REFUSED(d, d.figure("road W"), "base-meeple-free-feature");
    PLAY(d, d.figure("road W", "builder"));
    QVERIFY(d.cites("tb-builder") && !d.cites("base-meeple-free-feature"));
    QCOMPARE(d.inSupply(Red, "builder"), 0);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTradersAndBuilders::aBuilderGoesNowhereElse() {
    Desk d(traders());
    d.lay("base/U", 0, 0).put(Blue, "road W", 0, 0);
    PLAY(d, d.place("base/U", 1, 0));
    REFUSED(d, d.figure("road W", "builder"), "tb-builder");
    REFUSED(d, d.figure("field NL", "builder"), "tb-builder");
}

void TestTradersAndBuilders::aPigJoinsAnOwnFarmer() {
    Desk d(traders());
    d.lay("base/B", 0, 0).put(Red, "field NL", 0, 0);
    PLAY(d, d.place("base/B", 1, 0));
    REFUSED(d, d.figure("monastery", "pig"), "tb-pig");
    PLAY(d, d.figure("field NL", "pig"));
    QVERIFY(d.cites("tb-pig"));
    PLAY(d, d.place("base/B", 2, 0));
    REFUSED(d, d.figure("field NL", "pig"), "tb-pig");
}

void TestTradersAndBuilders::aTileOnTheBuildersRoadBringsASecondPart() {
    Desk d = roadWorks();
    PLAY(d, d.place("base/U", 2, 0));
    PLAY(d, pass());
    QVERIFY(d.cites("tb-second-part"));
    QVERIFY(d.events<TurnEnded>().empty());
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTradersAndBuilders::thereIsNoThirdPart() {
    Desk d = roadWorks();
    PLAY(d, d.place("base/U", 2, 0));
    PLAY(d, pass());
    PLAY(d, d.place("base/U", 3, 0));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTradersAndBuilders::theBuilderPlacedInThisTurnBringsNothingYet() {
    Desk d(traders());
    d.lay("base/U", 0, 0).put(Red, "road W", 0, 0);
    PLAY(d, d.place("base/U", 1, 0));
    PLAY(d, d.figure("road W", "builder"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTradersAndBuilders::aLoneMeepleWithABuilderGoesToTheBathhouse() {
    Desk d = roadWorks();
    d.lay("base/A", -1, 0, 270).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 2, 0, 90));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("visit-non-meeples-ignored") && d.cites("visit-single-meeple"));
    QCOMPARE(d.inSupply(Red, "builder"), 1);
    // The builder was there when the tile was laid, so the second part comes all the same.
    QCOMPARE(d.decision(), std::string("place-tile Red"));
}

void TestTradersAndBuilders::aGuestOfTheFirstPartCanBeBoughtBackInTheSecond() {
    Desk d = roadWorks();
    d.lay("base/A", -1, 0, 270).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 2, 0, 90));
    PLAY(d, pass());
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.guest(10, 10), std::nullopt);
}

void TestTradersAndBuilders::aPigMakesCitiesWorthOneMoreForItsOwnerOnly() {
    // A finished city of two caps on one field with a farmer of each player: 3 for Blue, 4 for Red.
    Desk d(traders());
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).lay("base/B", 1, 0);
    d.put(Red, "field SL", 0, 0).put(Blue, "field NL", 1, 0).put(Red, "field SL", 1, 0, "pig");
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.points(Blue), 3);
    QVERIFY(d.cites("tb-pig"));
}

void TestTradersAndBuilders::aPigWithoutTheMajorityBringsNothing() {
    Desk d(traders());
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).lay("base/B", 1, 0).lay("base/B", 2, 0);
    d.put(Red, "field SL", 0, 0).put(Blue, "field NL", 1, 0).put(Blue, "field NL", 2, 0).put(Red, "field SL", 1, 0, "pig");
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.points(Blue), 3);
    QVERIFY(!d.cites("tb-pig"));
}

QTEST_APPLESS_MAIN(TestTradersAndBuilders)
#include "test_traders_and_builders.moc"
