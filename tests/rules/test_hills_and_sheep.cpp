// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestHillsAndSheep : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aShepherdMayJoinAFieldWithAFarmer();
    void aFarmerMayJoinAFieldWithAShepherd();
    void noShepherdJoinsAnotherShepherd();
    void aShepherdScoresNothingAlone();
    void aMeepleOnAHillBreaksATie();
    void withoutHillsATieStaysATie();
    void aVineyardBringsThreeToACompletedMonastery();
    void aVineyardBringsNothingToAnOpenMonasteryAtTheEnd();
};

namespace {

Tile marked(Tile tile, std::string_view mark) {
    tile.marks |= markNamed(mark);
    return tile;
}

Box hills() {
    return {.modules = {"barber-surgeons", "hills-and-sheep"},
            .custom = {marked(tile("test/vineyard", {field("NL NR EL ER SL SR WL WR")}), "vineyard"),
                       tile("test/meadow", {field("NL NR EL ER SL SR WL WR")}),
                       marked(tile("test/hill-cap", {city("N"), field("EL ER SL SR WL WR", "N")}), "hill"),
                       tile("test/gate", {city("N S"), field("EL ER"), field("WL WR")})}};
}

}  // namespace

void TestHillsAndSheep::aShepherdMayJoinAFieldWithAFarmer() {
    Desk d(hills());
    d.lay("test/meadow", 0, 0).put(Blue, "field NL", 0, 0);
    PLAY(d, d.place("test/meadow", 1, 0));
    REFUSED(d, d.figure("field NL"), "base-meeple-free-feature");
    PLAY(d, d.figure("field NL", "shepherd"));
    QVERIFY(d.cites("hs-shepherd"));
}

void TestHillsAndSheep::aFarmerMayJoinAFieldWithAShepherd() {
    Desk d(hills());
    d.lay("test/meadow", 0, 0).put(Blue, "field NL", 0, 0, "shepherd");
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, d.figure("field NL"));
    PLAY(d, d.place("test/meadow", 2, 0));
    REFUSED(d, d.figure("field NL"), "base-meeple-free-feature");
}

void TestHillsAndSheep::noShepherdJoinsAnotherShepherd() {
    Desk d(hills());
    d.lay("test/meadow", 0, 0).put(Blue, "field NL", 0, 0, "shepherd");
    PLAY(d, d.place("test/meadow", 1, 0));
    REFUSED(d, d.figure("field NL", "shepherd"), "hs-shepherd");
}

void TestHillsAndSheep::aShepherdScoresNothingAlone() {
    Desk d(hills());
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).put(Blue, "field SL", 0, 0, "shepherd");
    PLAY(d, endGame());
    QCOMPARE(d.points(Blue), 0);
}

/// A city of three tiles with one knight of each player, Red's on a hill if `hill`; Red closes it.
Desk tiedCity(bool hill) {
    Desk d(hills());
    d.lay(hill ? "test/hill-cap" : "base/E", 0, 0).put(Red, "city N", 0, 0);
    d.lay("base/E", 0, -2, 180).put(Blue, "city S", 0, -2);
    return d;
}

void TestHillsAndSheep::aMeepleOnAHillBreaksATie() {
    Desk d = tiedCity(true);
    PLAY(d, d.place("test/gate", 0, -1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.points(Blue), 0);
    QVERIFY(d.cites("hs-hill"));
}

void TestHillsAndSheep::withoutHillsATieStaysATie() {
    Desk d = tiedCity(false);
    PLAY(d, d.place("test/gate", 0, -1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.points(Blue), 6);
    QVERIFY(!d.cites("hs-hill"));
}

void TestHillsAndSheep::aVineyardBringsThreeToACompletedMonastery() {
    Desk d(hills());
    d.lay("base/B", 0, 0).put(Red, "monastery", 0, 0).lay("test/vineyard", 1, 0).ring(0, 0, {{1, 0}, {1, 1}});
    PLAY(d, d.place("test/vineyard", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9 + 2 * 3);
    QVERIFY(d.cites("hs-vineyard"));
}

void TestHillsAndSheep::aVineyardBringsNothingToAnOpenMonasteryAtTheEnd() {
    Desk d(hills());
    d.lay("base/B", 0, 0).put(Red, "monastery", 0, 0).lay("test/vineyard", 1, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 2);
}

QTEST_APPLESS_MAIN(TestHillsAndSheep)
#include "test_hills_and_sheep.moc"
