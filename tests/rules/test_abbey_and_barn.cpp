// SPDX-License-Identifier: MIT
#include "rules/corner.h"
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestAbbeyAndBarn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAbbeyFitsEveryEdgeAndClosesWhatTouchesIt();
    void aMonkOnAnAbbeyScoresLikeOnAMonastery();
    void anAbbeyGoesOnlyIntoAHoleWithTilesOnAllFourSides();
    void anAbbeyIsNeverPlacedLikeATileThatWasDrawn();
    void eachPlayerHasOneAbbey();
    void anAbbeyFillsASpaceOfTheRingOfABathhouse();
    void layingAnAbbeyStraightAfterATileEndsTheTurnBefore();
    void aLoneFarmerScoresThreeACityWhenABarnIsLaidAndGoesToTheBathhouse();
    void theBarnStaysAndNoFarmerComesToItsField();
    void severalFarmersGoHomeFromABarn();
    void aBarnLiesOnlyWhereFourFieldCornersMeet();
    void aBarnLiesOnAnyOfTheFourCorners();
    void thereIsOneBarnToAField();
    void aBarnIsNotPlacedLikeAMeeple();
    void theFieldOfABarnJoinsTheFeaturesOfThisTurn();
    void farmersWhoseFieldIsJoinedToABarnLaterScoreOneACity();
    void atTheEndABarnBringsFourACity();
    void whoHasMostBarnsOnAFieldGetsThePointsAtTheEnd();
};

namespace {

Box farms() {
    return {.modules = {"barber-surgeons", "abbey-and-mayor"},
            .custom = {tile("test/meadow", {field("NL NR EL ER SL SR WL WR")})}};
}

/// Three meadows round the free space (1, 1), and two finished cities that touch their field from the north.
Desk meadows() {
    Desk d(farms());
    d.lay("test/meadow", 0, 0).lay("test/meadow", 1, 0).lay("test/meadow", 0, 1);
    for (const int x : {0, 1}) d.lay("base/E", x, -1).lay("base/E", x, -2, 180);
    return d;
}

/// The same with the fourth meadow, a barn of Red's on its field, and one finished city apart from it at (3, 1).
Desk barnAndCity() {
    Desk d = meadows();
    d.lay("test/meadow", 1, 1).put(Red, "field NL", 1, 1, "barn");
    d.lay("base/E", 3, 1).lay("base/E", 3, 0, 180);
    return d;
}

}  // namespace

void TestAbbeyAndBarn::anAbbeyFitsEveryEdgeAndClosesWhatTouchesIt() {
    Desk d(farms());
    d.lay("base/E", 1, 0, 180).put(Red, "city S", 1, 0).lay("base/A", 2, 1, 90).put(Blue, "road W", 2, 1);
    d.lay("base/B", 1, 2).lay("base/B", 0, 1);
    PLAY(d, d.special("abbey", 1, 1));
    QVERIFY(d.cites("am-abbey") && !d.cites("ix-abbey-neighbour"));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    PLAY(d, d.figure("monastery"));
    QCOMPARE(d.decision(), std::string("score-order Red"));
    PLAY(d, d.scoring(1, 0, "city S"));
    // The abbey is no tile of the city or of the road: one tile each.
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 1);
    QCOMPARE(d.inSupply(Red), 6);
}

void TestAbbeyAndBarn::aMonkOnAnAbbeyScoresLikeOnAMonastery() {
    Desk d(farms());
    d.ring(0, 0).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.special("abbey", 0, 0));
    PLAY(d, d.figure("monastery"));
    QCOMPARE(d.points(Red), 9);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestAbbeyAndBarn::anAbbeyGoesOnlyIntoAHoleWithTilesOnAllFourSides() {
    Desk d(farms());
    d.lay("base/B", 1, 0).lay("base/B", 0, 1).lay("base/B", 1, 2).lay("base/B", 2, 0);
    REFUSED(d, d.special("abbey", 1, 1), "am-abbey");
    REFUSED(d, d.special("abbey", 1, 0), "am-abbey");
    REFUSED(d, d.special("abbey", 7, 7), "am-abbey");
    QCOMPARE(d.count<SpecialMove>(), 0);
    PLAY(d, d.place("base/B", 2, 1));
    PLAY(d, pass());
    QCOMPARE(d.count<SpecialMove>(), 1);
    PLAY(d, d.special("abbey", 1, 1));
}

/// The hole at (1, 1) is the only place for it, and there too it has a move of its own.
void TestAbbeyAndBarn::anAbbeyIsNeverPlacedLikeATileThatWasDrawn() {
    Desk d(farms());
    d.ring(1, 1);
    const std::string_view abbey = "abbey-and-mayor/abbey";
    REFUSED(d, d.place(abbey, 3, 1), "am-abbey");
    REFUSED(d, d.place(abbey, 1, 1), "am-abbey");
    QCOMPARE(d.count<Place>(abbey), 0);
    QCOMPARE(d.count<Discard>(abbey), 0);
    QCOMPARE(d.count<SpecialMove>(abbey), 1);
    PLAY(d, d.special("abbey", 1, 1));
    REFUSED(d, d.place(abbey, 3, 1), "am-abbey");
}

void TestAbbeyAndBarn::eachPlayerHasOneAbbey() {
    Desk d(farms());
    d.ring(0, 0).ring(5, 0);
    PLAY(d, d.special("abbey", 0, 0));
    PLAY(d, pass());
    PLAY(d, d.place("base/B", -2, 0));
    PLAY(d, pass());
    REFUSED(d, d.special("abbey", 5, 0), "base-supply");
    PLAY(d, d.place("base/B", -3, 0));
    PLAY(d, pass());
    PLAY(d, d.special("abbey", 5, 0));
}

void TestAbbeyAndBarn::anAbbeyFillsASpaceOfTheRingOfABathhouse() {
    Desk d(farms());
    d.lay("barber-surgeons/2", 5, 5).put(Red, "bathhouse", 5, 5).ring(5, 5, {{5, 6}}).lay("base/B", 5, 7).toMove(Blue);
    PLAY(d, d.special("abbey", 5, 6));
    QVERIFY(d.cites("ix-abbey-neighbour") && d.cites("leave-surrounded"));
    QCOMPARE(d.guest(5, 5), std::nullopt);
    QCOMPARE(d.inSupply(Red), 7);
}

void TestAbbeyAndBarn::layingAnAbbeyStraightAfterATileEndsTheTurnBefore() {
    Desk d(farms());
    d.ring(0, 0);
    PLAY(d, d.place("base/B", -2, 0));
    PLAY(d, d.special("abbey", 0, 0));
    QCOMPARE(d.decision(), std::string("after-placing Blue"));
}

void TestAbbeyAndBarn::aLoneFarmerScoresThreeACityWhenABarnIsLaidAndGoesToTheBathhouse() {
    Desk d = meadows();
    d.put(Blue, "field NL", 0, 0).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, d.special("barn", 1, 1, "field NL"));
    QCOMPARE(d.points(Blue), 2 * 3);
    QVERIFY(d.cites("am-barn") && d.cites("ix-barn-farmer") && d.cites("base-score-field"));
    QVERIFY(!d.cites("visit-losers-count"));
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestAbbeyAndBarn::theBarnStaysAndNoFarmerComesToItsField() {
    Desk d = meadows();
    d.put(Blue, "field NL", 0, 0);
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, d.special("barn", 1, 1, "field NL"));
    QCOMPARE(d.inSupply(Red, "barn"), 0);
    QCOMPARE(d.inSupply(Blue), 7);
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "field NL")), 1);
    PLAY(d, d.place("test/meadow", 2, 1));
    REFUSED(d, d.figure("field NL"), "base-meeple-free-feature");
}

void TestAbbeyAndBarn::severalFarmersGoHomeFromABarn() {
    Desk d = meadows();
    d.put(Blue, "field NL", 0, 0).put(Blue, "field NL", 1, 0).put(Red, "field NL", 0, 1).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, d.special("barn", 1, 1, "field NL"));
    QCOMPARE(d.points(Blue), 6);
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.inSupply(Blue), 7);
}

void TestAbbeyAndBarn::aBarnLiesOnlyWhereFourFieldCornersMeet() {
    Desk d = meadows();
    // Only three tiles meet at each corner of (2, 0).
    PLAY(d, d.place("test/meadow", 2, 0));
    REFUSED(d, d.special("barn", 2, 0, "field NL"), "am-barn");
    REFUSED(d, d.special("barn", 0, 0, "field NL"), "am-barn");
    // A city fills one of the four corners.
    Desk e(farms());
    e.lay("test/meadow", 0, 0).lay("base/E", 1, 0, 180).lay("test/meadow", 0, 1);
    PLAY(e, e.place("base/E", 1, 1));
    REFUSED(e, e.special("barn", 1, 1, "field WR"), "am-barn");
}

void TestAbbeyAndBarn::aBarnLiesOnAnyOfTheFourCorners() {
    // The last of four meadows lies in turn where each corner of it is the one that counts.
    const std::array<Position, 4> square{Position{0, 0}, Position{1, 0}, Position{0, 1}, Position{1, 1}};
    const std::array expected{Corner::SE, Corner::SW, Corner::NE, Corner::NW};
    for (std::size_t last = 0; last < square.size(); ++last)
        for (const int turned : {0, 90, 180, 270}) {
            Desk d(farms());
            for (std::size_t i = 0; i < square.size(); ++i)
                if (i != last) d.lay("test/meadow", square[i].x, square[i].y);
            const Position at = square[last];
            PLAY(d, d.place("test/meadow", at.x, at.y, turned));
            QCOMPARE(fieldCorner(d.state().board, d.laid(at.x, at.y), 0), std::optional(expected[last]));
            PLAY(d, d.special("barn", at.x, at.y, "field NL"));
        }
}

void TestAbbeyAndBarn::thereIsOneBarnToAField() {
    Desk d = barnAndCity();
    d.lay("test/meadow", 2, 0).toMove(Blue);
    PLAY(d, d.place("test/meadow", 2, 1));
    REFUSED(d, d.special("barn", 2, 1, "field NL"), "am-barn");
}

void TestAbbeyAndBarn::aBarnIsNotPlacedLikeAMeeple() {
    Desk d = meadows();
    PLAY(d, d.place("test/meadow", 1, 1));
    REFUSED(d, d.figure("field NL", "barn"), "am-barn");
}

void TestAbbeyAndBarn::theFieldOfABarnJoinsTheFeaturesOfThisTurn() {
    // The tile closes Red's city to the east and gives the barn its corner to the north-west.
    Desk d = meadows();
    d.put(Blue, "field NL", 0, 0).lay("base/E", 2, 1, 270).put(Red, "city W", 2, 1).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/E", 1, 1, 90));
    PLAY(d, d.special("barn", 1, 1, "field NL"));
    QCOMPARE(d.decision(), std::string("score-order Red"));
    PLAY(d, d.scoring(0, 0, "field NL"));
    // The city just closed touches the field, too. Blue's farmer is first and takes the bathhouse.
    QCOMPARE(d.points(Blue), 3 * 3);
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
}

void TestAbbeyAndBarn::farmersWhoseFieldIsJoinedToABarnLaterScoreOneACity() {
    Desk d = barnAndCity();
    d.put(Blue, "field SL", 3, 1).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("test/meadow", 2, 1));
    PLAY(d, pass());
    // Three finished cities touch the joined field.
    QCOMPARE(d.points(Blue), 3);
    QVERIFY(d.cites("am-barn-later") && !d.cites("ix-barn-farmer"));
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
}

void TestAbbeyAndBarn::atTheEndABarnBringsFourACity() {
    Desk d = barnAndCity();
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 2 * 4);
    QVERIFY(d.cites("am-barn"));
}

void TestAbbeyAndBarn::whoHasMostBarnsOnAFieldGetsThePointsAtTheEnd() {
    Desk d = barnAndCity();
    d.put(Red, "field NL", 0, 0, "barn").put(Blue, "field NL", 1, 0, "barn");
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.points(Blue), 0);
}

QTEST_APPLESS_MAIN(TestAbbeyAndBarn)
#include "test_abbey_and_barn.moc"
