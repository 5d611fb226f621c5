// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// A move of a later phase closes the phases before it, unless that opens a choice.
class TestClosing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNextTilePassesOnTheMeepleAndScores();
    void theNextTileIsTheNextPlayers();
    void theEndOfTheGameClosesTheTurn();
    void aDiscardClosesTheTurn();
    void aClosingThatOpensTheOrderOfScoringsIsUndone();
    void aClosingThatOpensTheChoiceOfABathhouseIsUndone();
    void aLaterMoveThatIsRefusedItselfUndoesTheClosing();
    void theNextTileMustFitTheMapAsItLies();
    void aScoringIsNeverReachedByClosing();
    void aVisitIsNeverReachedByClosing();
    void whatHappensByItselfNeedsNoMove();
    void anOpenChoiceIsNotClosed();
};

namespace {

Desk roadWithBathhouse() {
    Desk d;
    d.lay("base/W", 0, 0).lay("barber-surgeons/3", 1, 0).put(Red, "road W", 1, 0);
    return d;
}

/// Red's knight and Blue's highwayman, both scored by L at (1, 0).
Desk twoScorings() {
    Desk d;
    d.lay("base/D", 0, 0)
        .lay("base/W", -1, 0)
        .lay("base/E", 0, -1, 180)
        .lay("base/E", 1, -1, 180)
        .lay("barber-surgeons/2", 10, 10);
    d.put(Blue, "road E", 0, 0).put(Red, "city S", 1, -1);
    return d;
}

Desk twoBathhouses() {
    Desk d;
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0).lay("barber-surgeons/2", 10, 10).lay("barber-surgeons/2", 12, 10);
    return d;
}

}  // namespace

void TestClosing::theNextTilePassesOnTheMeepleAndScores() {
    Desk d = roadWithBathhouse();
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, d.place("base/U", 3, 0));
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.guest(1, 0), std::optional(Red));
    QCOMPARE(d.decision(), std::string("after-placing Blue"));
    const auto &events = d.match().events();
    QVERIFY(std::holds_alternative<FeatureScored>(events.front().what));
    QVERIFY(std::holds_alternative<TilePlaced>(events.back().what));
    QCOMPARE(d.events<TurnEnded>().size(), std::size_t{1});
}

void TestClosing::theNextTileIsTheNextPlayers() {
    Desk d;
    d.lay("base/B", 0, 0);
    PLAY(d, d.place("base/B", 1, 0));
    PLAY(d, d.place("base/B", 2, 0));
    QCOMPARE(d.events<TilePlaced>().front().player, Blue);
    PLAY(d, d.place("base/B", 3, 0));
    QCOMPARE(d.events<TilePlaced>().front().player, Red);
}

void TestClosing::theEndOfTheGameClosesTheTurn() {
    Desk d = roadWithBathhouse();
    PLAY(d, d.place("base/W", 2, 0));
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 8);
    QCOMPARE(d.guest(1, 0), std::optional(Red));
    QVERIFY(d.cites("stay-at-end") && d.cites("bonus-road") && d.cites("base-turn-order"));
    QCOMPARE(d.decision(), std::string("game-over"));
}

void TestClosing::aDiscardClosesTheTurn() {
    Desk d;
    d.lay("base/B", 0, 0);
    PLAY(d, d.place("base/B", 1, 0));
    PLAY(d, d.discard("base/C"));
    QCOMPARE(d.events<TileDiscarded>().front().player, Blue);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    PLAY(d, d.place("base/B", 2, 0));
    REFUSED(d, d.discard("base/B"), "base-discard");
    QCOMPARE(d.decision(), std::string("after-placing Blue"));
}

void TestClosing::aClosingThatOpensTheOrderOfScoringsIsUndone() {
    Desk d = twoScorings();
    PLAY(d, d.place("base/L", 1, 0));
    REFUSED(d, d.place("base/U", 2, 0), "base-turn-order");
    REFUSED(d, endGame(), "base-turn-order");
    REFUSED(d, d.discard("base/C"), "base-turn-order");
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("score-order Red"));
}

void TestClosing::aClosingThatOpensTheChoiceOfABathhouseIsUndone() {
    Desk d = twoBathhouses();
    PLAY(d, d.place("base/E", 0, -1, 180));
    REFUSED(d, d.place("base/B", 1, 0), "base-turn-order");
    REFUSED(d, endGame(), "base-turn-order");
    QCOMPARE(d.points(Red), 0);
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("bathhouse Red"));
}

void TestClosing::aLaterMoveThatIsRefusedItselfUndoesTheClosing() {
    Desk d = roadWithBathhouse();
    PLAY(d, d.place("base/W", 2, 0));
    REFUSED(d, d.place("base/B", 3, 0), "base-place");
    REFUSED(d, d.place("barber-surgeons/4", 3, 0), "tile-usual-placement");
    REFUSED(d, d.discard("base/U"), "base-discard");
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    PLAY(d, d.figure("field NL"));
}

void TestClosing::theNextTileMustFitTheMapAsItLies() {
    Desk d = twoScorings();
    PLAY(d, d.place("base/L", 1, 0));
    REFUSED(d, d.place("base/B", 77, 77), "base-turn-order");
}

void TestClosing::aScoringIsNeverReachedByClosing() {
    Desk d = twoScorings();
    PLAY(d, d.place("base/L", 1, 0));
    REFUSED(d, d.scoring(0, 0, "road W"), "base-turn-order");
    Desk one = roadWithBathhouse();
    PLAY(one, one.place("base/W", 2, 0));
    REFUSED(one, one.scoring(1, 0, "road W"), "base-turn-order");
}

void TestClosing::aVisitIsNeverReachedByClosing() {
    Desk d = twoBathhouses();
    PLAY(d, d.place("base/E", 0, -1, 180));
    REFUSED(d, visit(10, 10), "base-turn-order");
}

void TestClosing::whatHappensByItselfNeedsNoMove() {
    Desk d = twoScorings();
    PLAY(d, d.place("base/L", 1, 0));
    PLAY(d, pass());
    PLAY(d, d.scoring(0, 0, "road W"));
    REFUSED(d, d.scoring(1, -1, "city S"), "base-turn-order");
    REFUSED(d, visit(10, 10), "base-turn-order");
}

void TestClosing::anOpenChoiceIsNotClosed() {
    Desk d = twoBathhouses();
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    REFUSED(d, d.place("base/B", 1, 0), "base-turn-order");
    REFUSED(d, endGame(), "base-turn-order");
    REFUSED(d, pass(), "base-turn-order");
    PLAY(d, visit(12, 10));
}

QTEST_APPLESS_MAIN(TestClosing)
#include "test_closing.moc"
