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
    void whoPlacesAShepherdDrawsSheepOrTheWolf();
    void theWolfSendsEveryShepherdOfTheFieldHome();
    void whoMakesTheFieldLargerDrawsOrDrivesTheFlockHome();
    void eachShepherdOfTheFieldScoresAllItsSheep();
    void aFieldThatAnotherPlayerMakesLargerAsksNobody();
    void sheepOfAClosedFieldComeHome();
    void theFlockIsTendedBeforeTheScoring();
    void sheepAreWorthNothingAtTheEnd();
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

Move sheep(int number) { return SpecialMove{.word = "sheep", .number = number}; }
Move wolf() { return SpecialMove{.word = "wolf"}; }
Move herd() { return SpecialMove{.word = "herd"}; }
int flock(const Desk &d, PlayerId player) {
    int sum = 0;
    for (const Token &t : d.state().tokens)
        if (t.kind == *tokenNamed("flock") && t.player == player) sum += t.number;
    return sum;
}
/// Red's shepherd on a meadow with so many sheep.
Desk &flocked(Desk &d, int number) {
    d.lay("test/meadow", 0, 0).put(Red, "field NL", 0, 0, "shepherd");
    return d.token("flock", 0, 0, Red, "field NL", number);
}

void TestHillsAndSheep::whoPlacesAShepherdDrawsSheepOrTheWolf() {
    Desk d(hills());
    d.lay("test/meadow", 0, 0);
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, d.figure("field NL", "shepherd"));
    QCOMPARE(d.decision(), std::string("shepherd Red"));
    QCOMPARE(d.legal().size(), std::size_t{4 + 1});
    REFUSED(d, herd(), "hs-shepherd");
    REFUSED(d, sheep(5), "hs-shepherd");
    REFUSED(d, sheep(0), "hs-shepherd");
    REFUSED(d, pass(), "base-turn-order");
    PLAY(d, sheep(2));
    QCOMPARE(flock(d, Red), 2);
    QVERIFY(d.cites("hs-shepherd"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestHillsAndSheep::theWolfSendsEveryShepherdOfTheFieldHome() {
    Desk d(hills());
    flocked(d, 3).lay("test/meadow", 2, 0).put(Blue, "field NL", 2, 0, "shepherd").put(Blue, "field NL", 2, 0);
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, pass());
    PLAY(d, wolf());
    QCOMPARE(d.inSupply(Red, "shepherd"), 1);
    QCOMPARE(d.inSupply(Blue, "shepherd"), 1);
    QCOMPARE(d.inSupply(Blue), 6);
    QCOMPARE(flock(d, Red), 0);
    QCOMPARE(d.points(Red), 0);
}

void TestHillsAndSheep::whoMakesTheFieldLargerDrawsOrDrivesTheFlockHome() {
    Desk d(hills());
    flocked(d, 3);
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, pass());
    QCOMPARE(d.legal().size(), std::size_t{4 + 1 + 1});
    PLAY(d, sheep(4));
    QCOMPARE(flock(d, Red), 7);
    PLAY(d, d.place("test/meadow", 2, 0));
    PLAY(d, pass());
    PLAY(d, d.place("test/meadow", 3, 0));
    PLAY(d, pass());
    PLAY(d, herd());
    QCOMPARE(d.points(Red), 7);
    QCOMPARE(d.inSupply(Red, "shepherd"), 1);
    QCOMPARE(flock(d, Red), 0);
}

void TestHillsAndSheep::eachShepherdOfTheFieldScoresAllItsSheep() {
    Desk d(hills());
    flocked(d, 3).lay("test/meadow", 2, 0).put(Blue, "field NL", 2, 0, "shepherd").token("flock", 2, 0, Blue, "field NL", 5);
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, pass());
    PLAY(d, herd());
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.points(Blue), 8);
    QCOMPARE(d.inSupply(Blue, "shepherd"), 1);
}

void TestHillsAndSheep::aFieldThatAnotherPlayerMakesLargerAsksNobody() {
    Desk d(hills());
    flocked(d, 3).toMove(Blue);
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    QCOMPARE(flock(d, Red), 3);
}

void TestHillsAndSheep::sheepOfAClosedFieldComeHome() {
    // Four corners of a city around one field: the last one closes it, laid by Blue.
    Desk d(hills());
    d.lay("base/N", 0, 0).lay("base/N", 1, 0, 90).lay("base/N", 1, 1, 180).put(Red, "field EL", 0, 0, "shepherd").token("flock", 0, 0, Red, "field EL", 4);
    d.toMove(Blue);
    PLAY(d, d.place("base/N", 0, 1, 270));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.inSupply(Red, "shepherd"), 1);
}

void TestHillsAndSheep::theFlockIsTendedBeforeTheScoring() {
    Desk d(hills());
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0).put(Red, "field SL", 0, 0, "shepherd").token("flock", 0, 0, Red, "field SL", 1);
    d.lay("test/meadow", 1, 0);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    // The two fields are not one: nobody is asked.
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    Desk joined(hills());
    joined.lay("base/E", 0, 0).put(Red, "city N", 0, 0).lay("test/meadow", 1, 0).put(Red, "field NL", 1, 0, "shepherd").token("flock", 1, 0, Red, "field NL", 1);
    joined.lay("test/meadow", 1, -1);
    PLAY(joined, joined.place("base/E", 0, -1, 180));
    PLAY(joined, pass());
    QCOMPARE(joined.decision(), std::string("shepherd Red"));
    QCOMPARE(joined.points(Red), 0);
    PLAY(joined, herd());
    QCOMPARE(joined.points(Red), 1 + 4);
}

void TestHillsAndSheep::sheepAreWorthNothingAtTheEnd() {
    Desk d(hills());
    flocked(d, 6);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 0);
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
