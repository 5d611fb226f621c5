// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestTentsTowersAndMachines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTentMovesOnAndPaysEveryMeepleAroundIt();
    void theFirstCircusGetsTheTentAtOnce();
    void theTentMovesOnAfterTheScoring();
    void theTentSendsNobodyToABathhouse();
    void theTentPaysForAGuestToo();
    void theRingmasterEarnsTwoForEachCircusBesideHim();
    void theRingmasterEarnsForAcrobatsTooWhoeverHasTheMajority();
    void aRingmasterIsAMeepleAndGoesToTheBathhouse();
    void theTowerPaysBeforeTheRoadIsScoredAndOneVisitFollows();
    void theTowerPaysAPlayerOnceForTheSameFeature();
    void theTowerCountsAGuestAsAMeeple();
    void theTowerPaysNothingAtTheEnd();
    void aTowerForMonasteriesCountsNoCastle();
    void aMachineFliesStraightAheadOntoAnOpenFeature();
    void aMachineFliesToAnOccupiedFeatureToo();
    void aMachineNeverLandsOnAField();
    void aMachineCannotLandInABathhouse();
};

namespace {

Tile marked(Tile tile, std::string_view mark) {
    tile.marks |= markNamed(mark);
    return tile;
}
Tile meadow(std::string id) { return tile(std::move(id), {field("NL NR EL ER SL SR WL WR")}); }

Box box(std::string module) {
    return {.modules = {"barber-surgeons", std::move(module)},
            .custom = {meadow("test/meadow"), marked(meadow("test/circus"), "circus"), marked(meadow("test/acrobats"), "acrobat"),
                       marked(meadow("test/machine"), "machine"),
                       marked(tile("test/circus-road", {road("W"), field("NL NR EL ER SL SR WL WR")}), "circus"),
                       marked(tile("test/tower-road", {road("W"), field("NL NR EL ER SL SR WL WR")}), "tower-meeples")}};
}

Move reveal(int value) { return SpecialMove{.word = "tent", .number = value}; }

}  // namespace

void TestTentsTowersAndMachines::theTentMovesOnAndPaysEveryMeepleAroundIt() {
    Desk d(box("under-the-big-top"));
    d.lay("test/circus", 0, 0).token("tent", 0, 0).lay("test/meadow", 1, 0).put(Blue, "field NL", 1, 0);
    d.lay("test/meadow", 2, 0).lay("test/meadow", 3, 0);
    PLAY(d, d.place("test/circus", 4, 0));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    REFUSED(d, reveal(4), "base-turn-order");
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("tent Red"));
    QCOMPARE(d.legal().size(), std::size_t{7});
    REFUSED(d, reveal(8), "bt-tent");
    REFUSED(d, reveal(0), "bt-tent");
    PLAY(d, reveal(4));
    QCOMPARE(d.points(Blue), 4);
    QVERIFY(d.cites("bt-tent"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTentsTowersAndMachines::theFirstCircusGetsTheTentAtOnce() {
    Desk d(box("under-the-big-top"));
    d.lay("test/meadow", 0, 0);
    PLAY(d, d.place("test/circus", 1, 0));
    QCOMPARE(d.events<TokenMoved>().size(), std::size_t{1});
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTentsTowersAndMachines::theTentMovesOnAfterTheScoring() {
    // The new circus closes Red's road beside the tent: that meeple has gone home before the tent is paid.
    Desk d(box("under-the-big-top"));
    d.lay("test/circus", 0, 0).token("tent", 0, 0).lay("base/A", 0, 1, 270).put(Red, "road E", 0, 1).lay("test/meadow", 1, 0).put(Blue, "field NL", 1, 0);
    PLAY(d, d.place("test/circus-road", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    PLAY(d, reveal(5));
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 5);
}

void TestTentsTowersAndMachines::theTentSendsNobodyToABathhouse() {
    Desk d(box("under-the-big-top"));
    d.lay("test/circus", 0, 0).token("tent", 0, 0).lay("test/meadow", 1, 0).put(Blue, "field NL", 1, 0).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("test/circus", 0, 1));
    PLAY(d, pass());
    PLAY(d, reveal(4));
    QVERIFY(d.cites("ix-tent"));
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.inSupply(Blue), 6);
}

void TestTentsTowersAndMachines::theTentPaysForAGuestToo() {
    Desk d(box("under-the-big-top"));
    d.lay("test/circus", 0, 0).token("tent", 0, 0).lay("barber-surgeons/2", 1, 1).put(Blue, "bathhouse", 1, 1);
    PLAY(d, d.place("test/circus", 0, -1));
    PLAY(d, pass());
    PLAY(d, reveal(7));
    QCOMPARE(d.points(Blue), 7);
}

void TestTentsTowersAndMachines::theRingmasterEarnsTwoForEachCircusBesideHim() {
    Desk d(box("under-the-big-top"));
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0, "ringmaster").lay("test/circus", 1, 0).lay("test/circus", 1, 1);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4 + 2 * 2);
    QVERIFY(d.cites("bt-ringmaster"));
}

void TestTentsTowersAndMachines::theRingmasterEarnsForAcrobatsTooWhoeverHasTheMajority() {
    Desk d(box("under-the-big-top"));
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0, "ringmaster").put(Blue, "city N", 0, 0).put(Blue, "city N", 0, 0);
    d.lay("test/circus", 1, 0).lay("test/acrobats", 1, 1);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2 * 2);
    QCOMPARE(d.points(Blue), 4);
    QVERIFY(d.cites("bt-ringmaster"));
}

void TestTentsTowersAndMachines::aRingmasterIsAMeepleAndGoesToTheBathhouse() {
    Desk d(box("under-the-big-top"));
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0, "ringmaster").lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("ix-ringmaster"));
}

void TestTentsTowersAndMachines::theTowerPaysBeforeTheRoadIsScoredAndOneVisitFollows() {
    Desk d(box("watchtowers"));
    d.lay("test/tower-road", 1, 0).put(Red, "road W", 1, 0).lay("barber-surgeons/2", 10, 10);
    d.lay("test/meadow", 2, 0).put(Blue, "field NL", 2, 0);
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
    // Two meeples around the tower: 2 each. Then the road of two tiles.
    QCOMPARE(d.points(Red), 4 + 2);
    QVERIFY(d.cites("wt-tower") && d.cites("ix-watchtower"));
    QCOMPARE(d.events<PointsGained>().size(), std::size_t{1});
    QCOMPARE(d.events<MeepleSent>().size(), std::size_t{1});
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestTentsTowersAndMachines::theTowerPaysAPlayerOnceForTheSameFeature() {
    Desk d(box("watchtowers"));
    d.lay("test/tower-road", 1, 0).put(Red, "road W", 1, 0).put(Red, "road W", 1, 0).put(Blue, "road W", 1, 0);
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
    // Three meeples around the tower: 2 each, once for Red and once for Blue, who has no majority. Then the road.
    QCOMPARE(d.points(Red), 6 + 2);
    QCOMPARE(d.points(Blue), 6);
}

void TestTentsTowersAndMachines::theTowerCountsAGuestAsAMeeple() {
    Desk d(box("watchtowers"));
    d.lay("test/tower-road", 1, 0).put(Red, "road W", 1, 0).lay("barber-surgeons/2", 2, 1).put(Blue, "bathhouse", 2, 1);
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4 + 2);
    QVERIFY(d.cites("ix-watchtower-counts"));
}

void TestTentsTowersAndMachines::theTowerPaysNothingAtTheEnd() {
    Desk d(box("watchtowers"));
    d.lay("test/tower-road", 1, 0).put(Red, "road W", 1, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 1);
}

/// A tower that counts monasteries, with the castle of the ghosts' expansion and a true monastery around it.
Box monasteryTower() {
    Box made = box("watchtowers");
    made.modules.push_back("ghosts-castles-cemeteries");
    made.custom.push_back(marked(tile("test/tower", {road("W"), field("NL NR EL ER SL SR WL WR")}), "tower-monasteries"));
    made.custom.push_back(tile("test/castle", {withMark(monastery(), "haunted-castle"), field("NL NR EL ER SL SR WL WR")}));
    return made;
}

void TestTentsTowersAndMachines::aTowerForMonasteriesCountsNoCastle() {
    Desk d(monasteryTower());
    d.lay("test/tower", 1, 0).put(Red, "road W", 1, 0).lay("test/castle", 1, 1).lay("base/B", 2, 0);
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
    // The tile base/A shows a monastery, too.
    QCOMPARE(d.points(Red), 2 * 3 + 2);
}

void TestTentsTowersAndMachines::aMachineFliesStraightAheadOntoAnOpenFeature() {
    Desk d(box("flying-machines"));
    d.lay("test/meadow", 0, 0).lay("base/E", 0, -1, 180).lay("test/meadow", 5, 5);
    PLAY(d, d.place("test/machine", 0, 1));
    REFUSED(d, d.special("fly", 5, 5, "field NL", "meeple", 1), "fm-fly");
    REFUSED(d, d.special("fly", 0, -1, "city S", "meeple", 1), "fm-fly");
    PLAY(d, d.special("fly", 0, -1, "city S", "meeple", 2));
    QVERIFY(d.cites("fm-fly"));
    QCOMPARE(d.inSupply(Red), 6);
}

void TestTentsTowersAndMachines::aMachineFliesToAnOccupiedFeatureToo() {
    Desk d(box("flying-machines"));
    d.lay("base/E", 0, 0, 90).put(Blue, "city E", 0, 0);
    PLAY(d, d.place("test/machine", 0, 1));
    PLAY(d, d.special("fly", 0, 0, "city E", "meeple", 1));
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "city E")), 2);
}

void TestTentsTowersAndMachines::aMachineNeverLandsOnAField() {
    Desk d(box("flying-machines"));
    d.lay("base/E", 0, 0);
    PLAY(d, d.place("test/machine", 0, 1));
    REFUSED(d, d.special("fly", 0, 0, "field EL", "meeple", 1), "fm-fly");
    PLAY(d, d.special("fly", 0, 0, "city N", "meeple", 1));
}

void TestTentsTowersAndMachines::aMachineCannotLandInABathhouse() {
    Desk d(box("flying-machines"));
    d.lay("test/meadow", 0, 0).lay("barber-surgeons/2", 1, 0);
    PLAY(d, d.place("test/machine", 0, 1, 90));
    REFUSED(d, d.special("fly", 1, 1, {}, "meeple", 1), "fm-fly");
    PLAY(d, pass());
    PLAY(d, d.place("test/machine", -1, 0, 90));
    REFUSED(d, d.special("fly", 1, 0, "bathhouse", "meeple", 2), "ix-flying-no");
}

QTEST_APPLESS_MAIN(TestTentsTowersAndMachines)
#include "test_tents_towers_and_machines.moc"
