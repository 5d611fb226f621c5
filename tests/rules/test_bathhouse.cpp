// SPDX-License-Identifier: MIT
#include "support/positions.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// Who goes to a bathhouse, and who does not.
class TestBathhouse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Visiting
    void loneMeepleGoesToTheOnlyFreeBathhouse();
    void pointsComeBeforeTheVisit();
    void theOwnerChoosesAmongSeveralFreeBathhouses();
    void theOwnerChoosesInAnotherPlayersTurnToo();
    void severalMeeplesGoHome();
    void severalMeeplesOfOnePlayerGoHomeToo();
    void aMeepleThatEarnsNothingCountsAsInvolved();
    void withNoFreeBathhouseTheMeepleGoesHome();
    void aMonkGoesToTheBathhouseToo();
    void theBathhouseOfTheScoredFeatureMayBeTheOne();
    void theBathhouseOnTheTileJustPlacedMayBeTheOne();
    void theSecondScoringSeesTheNewGuest();
    void threeScoringsAreOrderedByTheActivePlayer();
    void aGuestClaimsNothing();
    void aGuestHasNoMajority();
    // The end, and without the module
    void nobodyVisitsInTheFinalScoring();
    void guestsStayAtTheEnd();
    void withoutTheModuleEverybodyGoesHome();
};

void TestBathhouse::loneMeepleGoesToTheOnlyFreeBathhouse() {
    Desk d = loneKnight(1);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QCOMPARE(d.inSupply(Red), 6);
    QVERIFY(d.cites("visit-single-meeple") && d.cites("visit-mandatory") && d.cites("visit-any-feature"));
    QVERIFY(!d.cites("visit-any-player") && !d.cites("visit-owner-chooses") && !d.cites("visit-own-tile"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestBathhouse::pointsComeBeforeTheVisit() {
    Desk d = loneKnight(1);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    const auto &events = d.match().events();
    QCOMPARE(events.size(), std::size_t{3});
    QVERIFY(std::holds_alternative<FeatureScored>(events[0].what));
    QVERIFY(std::holds_alternative<MeepleSent>(events[1].what));
    QVERIFY(std::holds_alternative<TurnEnded>(events[2].what));
}

void TestBathhouse::theOwnerChoosesAmongSeveralFreeBathhouses() {
    Desk d = loneKnight(3);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("bathhouse Red"));
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.count<Visit>(), 3);
    PLAY(d, visit(12, 10));
    QCOMPARE(d.guest(12, 10), std::optional(Red));
    QVERIFY(d.cites("visit-owner-chooses"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestBathhouse::theOwnerChoosesInAnotherPlayersTurnToo() {
    Desk d = loneKnight(2);
    d.toMove(Blue);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("bathhouse Red"));
    PLAY(d, visit(10, 10));
    QVERIFY(d.cites("visit-any-player"));
    QCOMPARE(d.decision(), std::string("place-tile Red"));
}

void TestBathhouse::severalMeeplesGoHome() {
    Desk d = loneKnight(1);
    d.lay("base/G", 0, -1, 90).put(Blue, "city N", 0, -1);
    PLAY(d, d.place("base/E", 0, -2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.points(Blue), 6);
    QCOMPARE(d.inSupply(Red), 7);
    QCOMPARE(d.inSupply(Blue), 7);
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.events<FigureReturned>().size(), std::size_t{2});
    QVERIFY(d.cites("visit-several-meeples") && !d.cites("visit-losers-count"));
}

void TestBathhouse::severalMeeplesOfOnePlayerGoHomeToo() {
    Desk d = loneKnight(1);
    d.lay("base/G", 0, -1, 90).put(Red, "city N", 0, -1);
    PLAY(d, d.place("base/E", 0, -2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.inSupply(Red), 7);
    QVERIFY(d.cites("visit-several-meeples"));
}

void TestBathhouse::aMeepleThatEarnsNothingCountsAsInvolved() {
    Desk d = loneKnight(1);
    d.lay("base/G", 0, -1, 90).put(Red, "city N", 0, -1).lay("base/G", 0, -2, 90).put(Blue, "city N", 0, -2);
    PLAY(d, d.place("base/E", 0, -3, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.points(Blue), 0);
    QVERIFY(d.cites("visit-losers-count") && d.cites("visit-several-meeples"));
    QCOMPARE(d.guest(10, 10), std::nullopt);
}

void TestBathhouse::withNoFreeBathhouseTheMeepleGoesHome() {
    Desk d = loneKnight(1);
    d.put(Blue, "bathhouse", 10, 10);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    QCOMPARE(d.inSupply(Red), 7);
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
    QVERIFY(d.cites("visit-none-free"));
    Desk none = loneKnight(0);
    PLAY(none, lastCityTile(none));
    PLAY(none, pass());
    QVERIFY(none.cites("visit-none-free"));
}

void TestBathhouse::aMonkGoesToTheBathhouseToo() {
    Desk d;
    d.lay("barber-surgeons/2", 10, 10).lay("base/B", 0, 0).put(Red, "monastery", 0, 0).ring(0, 0, {{1, 1}});
    d.toMove(Blue);
    PLAY(d, d.place("base/B", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("visit-any-feature") && d.cites("visit-any-player"));
}

void TestBathhouse::theBathhouseOfTheScoredFeatureMayBeTheOne() {
    Desk d;
    d.lay("base/W", 0, 0).lay("barber-surgeons/3", 1, 0).put(Red, "road W", 1, 0);
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.guest(1, 0), std::optional(Red));
    QVERIFY(d.cites("visit-own-tile") && !d.cites("visit-any-feature"));
    QVERIFY(!d.cites("bonus-even-if-occupied"));
}

void TestBathhouse::theBathhouseOnTheTileJustPlacedMayBeTheOne() {
    Desk d;
    d.lay("base/A", 0, -1).lay("base/A", 0, 1, 180).put(Red, "road S", 0, -1);
    PLAY(d, d.place("barber-surgeons/1", 0, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QVERIFY(d.cites("visit-own-tile") && d.cites("visit-any-feature") && d.cites("bridge-tile") &&
            !d.cites("bonus-road"));
}

void TestBathhouse::theSecondScoringSeesTheNewGuest() {
    Desk d;
    d.lay("base/D", 0, 0)
        .lay("base/W", -1, 0)
        .lay("barber-surgeons/3", -1, 1, 90)
        .lay("base/E", 0, -1, 180)
        .lay("base/E", 1, -1, 180);
    d.put(Red, "road E", 0, 0).put(Blue, "city S", 1, -1);
    PLAY(d, d.place("base/L", 1, 0));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("score-order Red"));
    QCOMPARE(d.count<Score>(), 2);
    PLAY(d, d.scoring(1, -1, "city S"));
    QCOMPARE(d.points(Blue), 4);
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.guest(-1, 1), std::optional(Blue));
    QCOMPARE(d.inSupply(Red), 7);
    QVERIFY(d.cites("visit-score-order") && d.cites("visit-each-scoring-alone") && d.cites("visit-none-free"));
}

void TestBathhouse::threeScoringsAreOrderedByTheActivePlayer() {
    Desk d({.players = 3});
    d.lay("base/A", 0, -1)
        .lay("base/A", 1, 0, 90)
        .lay("base/A", 0, 1, 180)
        .lay("base/A", -1, 0, 270)
        .lay("barber-surgeons/2", 10, 10);
    d.put(Red, "road S", 0, -1).put(Blue, "road W", 1, 0).put(Green, "road N", 0, 1).toMove(Green);
    PLAY(d, d.place("base/X", 0, 0));
    PLAY(d, pass());
    QCOMPARE(d.count<Score>(), 3);
    PLAY(d, d.scoring(1, 0, "road W"));
    QCOMPARE(d.decision(), std::string("score-order Green"));
    QCOMPARE(d.count<Score>(), 2);
    PLAY(d, d.scoring(0, 0, "road N"));
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
    for (const PlayerId p : {Red, Blue, Green}) QCOMPARE(d.points(p), 2);
}

void TestBathhouse::aGuestClaimsNothing() {
    Desk d;
    d.lay("barber-surgeons/3", 0, 0).put(Red, "bathhouse", 0, 0).toMove(Blue);
    PLAY(d, d.place("base/U", 1, 0));
    PLAY(d, d.figure("road W"));
    QVERIFY(d.cites("visit-claims-nothing") && !d.cites("meeple-usual-placement"));
}

void TestBathhouse::aGuestHasNoMajority() {
    Desk d;
    d.lay("base/W", 0, 0).lay("barber-surgeons/3", 1, 0).put(Red, "bathhouse", 1, 0).put(Blue, "road E", 0, 0);
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.points(Blue), 8);
    QVERIFY(d.cites("bonus-even-if-occupied"));
    QVERIFY(!d.cites("visit-several-meeples"));
    QCOMPARE(d.events<FeatureScored>().front().involved.size(), std::size_t{1});
}

void TestBathhouse::nobodyVisitsInTheFinalScoring() {
    Desk d = loneKnight(1);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 1);
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QVERIFY(d.cites("visit-not-final") && d.cites("base-final-city") && !d.cites("bonus-not-final") &&
            !d.cites("stay-at-end"));
    QCOMPARE(d.state().figuresInOrder().size(), std::size_t{1});
    QCOMPARE(d.decision(), std::string("game-over"));
}

void TestBathhouse::guestsStayAtTheEnd() {
    Desk d = loneKnight(1);
    d.put(Blue, "bathhouse", 10, 10).score(Blue, 5);
    PLAY(d, endGame());
    QCOMPARE(d.points(Blue), 5);
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
    QVERIFY(d.cites("stay-at-end"));
    QCOMPARE(d.events<GameEnded>().front().guests.size(), std::size_t{1});
}

void TestBathhouse::withoutTheModuleEverybodyGoesHome() {
    Desk d({.modules = {}});
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0);
    PLAY(d, lastCityTile(d));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.inSupply(Red), 7);
    QVERIFY(d.cites("base-figures-home") && !d.cites("visit-none-free"));
    PLAY(d, endGame());
    QVERIFY(d.cites("base-turn-order") && !d.cites("visit-not-final"));
}

QTEST_APPLESS_MAIN(TestBathhouse)
#include "test_bathhouse.moc"
