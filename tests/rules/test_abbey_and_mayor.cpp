// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestAbbeyAndMayor : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMayorIsAsStrongAsTheCoatsOfArms();
    void aLoneMayorWithoutCoatsOfArmsScoresNothingAndGoesToTheBathhouse();
    void aMayorStandsOnlyInCities();
    void aLoneWagonGoesToTheBathhouseAndDoesNotDrive();
    void aLoneWagonMayDriveOnIfNoBathhouseIsFree();
    void aWagonMayAlsoStayHome();
    void theActivePlayersWagonDrivesFirst();
    void aWagonAmongOthersMayDriveOn();
    void aWagonStopsOnlyWhereNothingIsFinishedAndNobodyIs();
    void aWagonCannotDriveIntoABathhouse();
    void aWagonFreedByTheRingGoesHome();
    void inTheFirstEditionAWagonFollowsTheRoad();
};

namespace {

Box wagons(Options options = {}) {
    return {.modules = {"barber-surgeons", "abbey-and-mayor"},
            .options = std::move(options),
            .custom = {tile("test/meadow", {field("NL NR EL ER SL SR WL WR")}),
                       tile("test/arms", {city("N", 1), field("EL ER SL SR WL WR", "N")}),
                       tile("test/gate", {city("N S"), field("EL ER"), field("WL WR")})}};
}

/// Red's wagon in the city at (0, 0), which a cap on (0, -1) closes; a road beside it.
Desk cityWithWagon(Options options = {}) {
    Desk d(wagons(std::move(options)));
    d.lay("base/D", 0, 0).put(Red, "city N", 0, 0, "wagon").lay("base/U", 1, 0);
    return d;
}

}  // namespace

void TestAbbeyAndMayor::aMayorIsAsStrongAsTheCoatsOfArms() {
    // Two coats of arms: the mayor is as strong as Blue's two knights would be, and stronger than one.
    Desk d(wagons());
    d.lay("test/arms", 0, 0).put(Red, "city N", 0, 0, "mayor").lay("test/arms", 0, -2, 180).put(Blue, "city S", 0, -2);
    PLAY(d, d.place("test/gate", 0, -1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2 * 3 + 2 * 2);
    QCOMPARE(d.points(Blue), 0);
    QVERIFY(d.cites("am-mayor"));
}

void TestAbbeyAndMayor::aLoneMayorWithoutCoatsOfArmsScoresNothingAndGoesToTheBathhouse() {
    Desk d(wagons());
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0, "mayor").lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    QVERIFY(d.cites("ix-mayor-zero") && d.cites("visit-zero-points"));
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestAbbeyAndMayor::aMayorStandsOnlyInCities() {
    Desk d(wagons());
    d.lay("base/U", 0, 0);
    PLAY(d, d.place("base/D", 1, 0));
    REFUSED(d, d.figure("road W", "mayor"), "am-mayor");
    REFUSED(d, d.figure("field SL", "wagon"), "am-wagon");
    PLAY(d, d.figure("city N", "mayor"));
}

void TestAbbeyAndMayor::aLoneWagonGoesToTheBathhouseAndDoesNotDrive() {
    Desk d = cityWithWagon();
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("ix-wagon-first"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestAbbeyAndMayor::aLoneWagonMayDriveOnIfNoBathhouseIsFree() {
    Desk d = cityWithWagon();
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("wagon Red"));
    PLAY(d, d.special("wagon", 1, 0, "road W", "wagon"));
    QCOMPARE(d.state().board.occupants(d.feature(1, 0, "road W")), 1);
    QCOMPARE(d.inSupply(Red, "wagon"), 0);
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestAbbeyAndMayor::aWagonMayAlsoStayHome() {
    Desk d = cityWithWagon();
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    PLAY(d, pass());
    QCOMPARE(d.inSupply(Red, "wagon"), 1);
    QCOMPARE(d.events<FigureReturned>().front().reason, std::string_view("wagon-stays"));
}

void TestAbbeyAndMayor::theActivePlayersWagonDrivesFirst() {
    // Blue closes the city. Red's wagon stands further north.
    Desk d(wagons());
    d.lay("base/D", 0, 0).put(Blue, "city N", 0, 0, "wagon").lay("base/E", 0, -2, 180).put(Red, "city S", 0, -2, "wagon");
    d.lay("base/U", 1, 0).lay("base/U", 1, -2).toMove(Blue);
    PLAY(d, d.place("test/gate", 0, -1));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("wagon Blue"));
    PLAY(d, d.special("wagon", 1, 0, "road W", "wagon"));
    QCOMPARE(d.decision(), std::string("wagon Red"));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Red"));
}

void TestAbbeyAndMayor::aWagonAmongOthersMayDriveOn() {
    Desk d(wagons());
    d.lay("base/D", 0, 0).put(Red, "city N", 0, 0, "wagon").lay("base/E", 0, -2, 180).put(Blue, "city S", 0, -2);
    d.lay("base/U", 1, 0).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("test/gate", 0, -1));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("wagon Red"));
    PLAY(d, d.special("wagon", 1, 0, "road W", "wagon"));
    QCOMPARE(d.inSupply(Blue), 7);
    QCOMPARE(d.guest(10, 10), std::nullopt);
}

void TestAbbeyAndMayor::aWagonStopsOnlyWhereNothingIsFinishedAndNobodyIs() {
    Desk d = cityWithWagon();
    d.lay("base/E", 1, 1).put(Blue, "city N", 1, 1).lay("base/E", 5, 5);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    REFUSED(d, d.special("wagon", 0, 0, "city N", "wagon"), "am-wagon");
    REFUSED(d, d.special("wagon", 1, 1, "city N", "wagon"), "am-wagon");
    REFUSED(d, d.special("wagon", 5, 5, "city N", "wagon"), "am-wagon");
    REFUSED(d, d.special("wagon", 1, 0, "field NL", "wagon"), "am-wagon");
}

void TestAbbeyAndMayor::aWagonCannotDriveIntoABathhouse() {
    // The bathhouse beside it is taken, so the wagon may drive on; into the bathhouse it cannot.
    Desk d = cityWithWagon();
    d.lay("barber-surgeons/2", 0, 1, 90).put(Blue, "bathhouse", 0, 1);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("wagon Red"));
    REFUSED(d, d.special("wagon", 0, 1, "bathhouse", "wagon"), "ix-wagon-not-in");
}

void TestAbbeyAndMayor::aWagonFreedByTheRingGoesHome() {
    Desk d(wagons());
    d.lay("barber-surgeons/2", 10, 10).put(Red, "bathhouse", 10, 10, "wagon").ring(10, 10, {{11, 11}});
    PLAY(d, d.place("test/meadow", 11, 11));
    QVERIFY(d.cites("ix-wagon-surrounded"));
    QCOMPARE(d.inSupply(Red, "wagon"), 1);
    QCOMPARE(d.decision(), std::string("after-placing Red"));
}

void TestAbbeyAndMayor::inTheFirstEditionAWagonFollowsTheRoad() {
    Desk d = cityWithWagon({.ofExpansions = {{"wagonMoves", "C1"}}});
    d.lay("base/U", 2, 0).lay("base/D", 3, 0).lay("base/E", -1, 1);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("wagon Red"));
    // Along the road it reaches the city at its end, but not the city that only lies beside it.
    REFUSED(d, d.special("wagon", -1, 1, "city N", "wagon"), "am-wagon");
    PLAY(d, d.special("wagon", 3, 0, "city N", "wagon"));
}

QTEST_APPLESS_MAIN(TestAbbeyAndMayor)
#include "test_abbey_and_mayor.moc"
