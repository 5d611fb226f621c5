// SPDX-License-Identifier: MIT
#include "support/positions.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// How a guest leaves its bathhouse: by the ring, or for points.
class TestLeaving : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Leaving for free
    void theLastNeighbourFreesTheGuest();
    void aDiagonalNeighbourCounts();
    void aMeepleFreedMayBePlacedOnThatTile();
    void oneTileMayFreeSeveralGuests();
    void anEmptyBathhouseSurroundedIsTooLateForEver();
    void aMeepleMaySitInASurroundedBathhouse();
    void aRingClosedThisTurnIsTooLateForThisTurnsScoring();
    void aFreedBathhouseMayTakeAnotherGuestInTheSameTurn();
    void aBathhouseLaidIntoAHoleNeverFreesAnyone();
    void aHoleOfAnEarlierTurnCountsAsSurrounded();
    void aRingCompleteInTheSetUpFreesNobody();
    // Buying back
    void buyingBackCostsTheFlag();
    void buyingBackMayMakeTheScoreNegative();
    void severalMayBeBoughtBackInATurn();
    void theMeepleBoughtBackMayBePlaced();
    void theMeepleBoughtBackMayReturnInTheSameTurn();
    void aSurroundedGuestCanBeBoughtBack();
    void theScoreOfZeroIsStillFine();
};

namespace {

/// A bathhouse at (0, 0) that lacks only the neighbour at (1, 1).
Desk almostSurrounded(Box box = {}) {
    Desk d(std::move(box));
    d.lay("barber-surgeons/3", 0, 0).ring(0, 0, {{1, 1}});
    return d;
}

}  // namespace

void TestLeaving::theLastNeighbourFreesTheGuest() {
    Desk d = almostSurrounded();
    d.put(Blue, "bathhouse", 0, 0);
    PLAY(d, d.place("base/B", 1, 1));
    QCOMPARE(d.inSupply(Blue), 7);
    QCOMPARE(d.guest(0, 0), std::nullopt);
    QCOMPARE(d.points(Blue), 0);
    QVERIFY(d.cites("leave-surrounded") && d.cites("leave-at-once") && d.cites("leave-no-points") &&
            d.cites("leave-reopens"));
    QVERIFY(!d.cites("leave-several-at-once") && !d.cites("leave-automatic-or-claim"));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
}

void TestLeaving::aDiagonalNeighbourCounts() {
    Desk d;
    d.lay("barber-surgeons/3", 0, 0).ring(0, 0, {{1, 1}, {-1, -1}}).put(Red, "bathhouse", 0, 0);
    PLAY(d, d.place("base/B", -1, -1));
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    PLAY(d, pass());
    PLAY(d, d.place("base/B", 1, 1));
    QCOMPARE(d.guest(0, 0), std::nullopt);
}

void TestLeaving::aMeepleFreedMayBePlacedOnThatTile() {
    Desk d = almostSurrounded();
    d.put(Red, "bathhouse", 0, 0).supply(Red, 0);
    PLAY(d, d.place("base/B", 1, 1));
    PLAY(d, d.figure("monastery"));
    QVERIFY(d.cites("leave-place-again") && !d.cites("leave-buy-back-reuse"));
    QCOMPARE(d.inSupply(Red), 0);
    Desk other = almostSurrounded();
    other.put(Blue, "bathhouse", 0, 0);
    PLAY(other, other.place("base/B", 1, 1));
    PLAY(other, other.figure("monastery"));
    QVERIFY(!other.cites("leave-place-again"));
}

void TestLeaving::oneTileMayFreeSeveralGuests() {
    Desk d;
    d.lay("barber-surgeons/3", 0, 0).lay("barber-surgeons/3", 2, 0).ring(0, 0, {{1, 1}}).ring(2, 0, {{1, 1}});
    d.put(Red, "bathhouse", 0, 0).put(Blue, "bathhouse", 2, 0);
    PLAY(d, d.place("base/B", 1, 1));
    QCOMPARE(d.inSupply(Red), 7);
    QCOMPARE(d.inSupply(Blue), 7);
    QVERIFY(d.cites("leave-several-at-once"));
    const auto freed = d.events<MeepleRetrieved>();
    QCOMPARE(freed.size(), std::size_t{2});
    QCOMPARE(freed[0].at, (Position{0, 0}));
    QCOMPARE(freed[1].at, (Position{2, 0}));
}

void TestLeaving::anEmptyBathhouseSurroundedIsTooLateForEver() {
    Desk d = almostSurrounded();
    PLAY(d, d.place("base/B", 1, 1));
    QVERIFY(d.cites("leave-too-late-surrounded") && !d.cites("leave-surrounded"));
    QVERIFY(!d.events<BathhouseSurrounded>().front().occupant);
}

void TestLeaving::aMeepleMaySitInASurroundedBathhouse() {
    Desk d = loneKnight(0);
    d.lay("barber-surgeons/3", 10, 10).ring(10, 10);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("leave-too-late-surrounded") && !d.cites("leave-too-late-same-turn"));
    QVERIFY(!d.events<MeepleSent>().front().canRetrieveFree);
}

void TestLeaving::aRingClosedThisTurnIsTooLateForThisTurnsScoring() {
    Desk d = almostSurrounded();
    d.lay("base/E", 2, 1, 270).put(Red, "city W", 2, 1);
    PLAY(d, d.place("base/E", 1, 1, 90));
    PLAY(d, pass());
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QVERIFY(d.cites("leave-too-late-same-turn") && !d.cites("leave-too-late-surrounded"));
    QVERIFY(!d.events<MeepleSent>().front().canRetrieveFree);
}

void TestLeaving::aFreedBathhouseMayTakeAnotherGuestInTheSameTurn() {
    Desk d = almostSurrounded();
    d.lay("base/E", 2, 1, 270).put(Blue, "city W", 2, 1).put(Red, "bathhouse", 0, 0);
    PLAY(d, d.place("base/E", 1, 1, 90));
    QCOMPARE(d.guest(0, 0), std::nullopt);
    PLAY(d, pass());
    QCOMPARE(d.guest(0, 0), std::optional(Blue));
    QVERIFY(d.cites("leave-reopens-same-turn") && d.cites("leave-too-late-same-turn") && d.cites("visit-any-player"));
}

void TestLeaving::aBathhouseLaidIntoAHoleNeverFreesAnyone() {
    Desk d;
    d.lay("base/W", -1, 0).lay("base/W", 1, 0).lay("base/B", 0, -1).lay("base/B", 0, 1).ring(0, 0, {{0, 0}});
    PLAY(d, d.place("barber-surgeons/3", 0, 0));
    QVERIFY(d.cites("leave-hole"));
    PLAY(d, d.figure("road W"));
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QVERIFY(d.cites("leave-hole") && !d.cites("leave-too-late-same-turn") && !d.cites("leave-too-late-surrounded"));
    QVERIFY(!d.events<MeepleSent>().front().canRetrieveFree);
}

void TestLeaving::aHoleOfAnEarlierTurnCountsAsSurrounded() {
    Desk d;
    d.lay("base/W", -1, 0).lay("base/W", 1, 0).lay("base/B", 0, -1).lay("base/B", 0, 1).ring(0, 0, {{0, 0}});
    d.lay("base/E", 20, 20).put(Red, "city N", 20, 20);
    PLAY(d, d.place("barber-surgeons/3", 0, 0));
    PLAY(d, pass());
    PLAY(d, d.place("base/E", 20, 19, 180));
    PLAY(d, pass());
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QVERIFY(d.cites("leave-too-late-surrounded") && !d.cites("leave-hole"));
}

void TestLeaving::aRingCompleteInTheSetUpFreesNobody() {
    Desk d;
    d.lay("barber-surgeons/3", 0, 0).ring(0, 0).put(Red, "bathhouse", 0, 0);
    PLAY(d, d.place("base/B", 2, 0));
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    PLAY(d, buyBack(0, 0));
    QCOMPARE(d.points(Red), -5);
}

void TestLeaving::buyingBackCostsTheFlag() {
    Desk d = loneKnight(1);
    d.put(Red, "bathhouse", 10, 10).score(Red, 10);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QVERIFY(d.cites("leave-buy-back") && d.cites("leave-reopens") && !d.cites("leave-negative-score"));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
}

void TestLeaving::buyingBackMayMakeTheScoreNegative() {
    Desk d = loneKnight(1);
    d.put(Red, "bathhouse", 10, 10).score(Red, 2);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    QCOMPARE(d.points(Red), -2);
    QVERIFY(d.cites("leave-negative-score"));
}

void TestLeaving::severalMayBeBoughtBackInATurn() {
    Desk d = loneKnight(2);
    d.put(Red, "bathhouse", 10, 10).put(Red, "bathhouse", 12, 10).score(Red, 10);
    PLAY(d, d.place("base/B", 0, 1));
    QCOMPARE(d.count<BuyBack>(), 2);
    PLAY(d, buyBack(12, 10));
    QVERIFY(!d.cites("leave-buy-back-several"));
    PLAY(d, buyBack(10, 10));
    QVERIFY(d.cites("leave-buy-back-several"));
    QCOMPARE(d.points(Red), 2);
}

void TestLeaving::theMeepleBoughtBackMayBePlaced() {
    Desk d = loneKnight(1);
    d.put(Red, "bathhouse", 10, 10).supply(Red, 0);
    PLAY(d, d.place("base/B", 0, 1));
    REFUSED(d, d.figure("monastery"), "base-supply");
    PLAY(d, buyBack(10, 10));
    PLAY(d, d.figure("monastery"));
    QVERIFY(d.cites("leave-buy-back-reuse") && !d.cites("leave-place-again"));
}

void TestLeaving::theMeepleBoughtBackMayReturnInTheSameTurn() {
    Desk d;
    d.lay("base/E", 0, 0).lay("barber-surgeons/2", 10, 10).put(Red, "bathhouse", 10, 10).supply(Red, 0);
    PLAY(d, lastCityTile(d));
    PLAY(d, buyBack(10, 10));
    PLAY(d, d.figure("city S"));
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("leave-reopens-same-turn") && d.cites("leave-buy-back-reuse"));
}

void TestLeaving::aSurroundedGuestCanBeBoughtBack() {
    Desk d;
    d.lay("barber-surgeons/4", 0, 0).ring(0, 0).put(Red, "bathhouse", 0, 0);
    PLAY(d, d.place("base/B", 2, 0));
    PLAY(d, buyBack(0, 0));
    QCOMPARE(d.points(Red), -3);
    QCOMPARE(d.inSupply(Red), 7);
}

void TestLeaving::theScoreOfZeroIsStillFine() {
    Box box;
    box.options.scoreFloor = ScoreFloor::Zero;
    Desk d = loneKnight(1, box);
    d.put(Red, "bathhouse", 10, 10).score(Red, 4);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    QCOMPARE(d.points(Red), 0);
}

QTEST_APPLESS_MAIN(TestLeaving)
#include "test_leaving.moc"
