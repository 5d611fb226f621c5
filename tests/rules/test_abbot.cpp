// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestAbbot : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAbbotMayStandOnAMonasteryOrInAGarden();
    void onlyAnAbbotMayStandInAGarden();
    void aCompletedGardenScoresNine();
    void aCompletedGardenSendsTheAbbotToABathhouse();
    void withdrawingScoresThePresentValue();
    void aWithdrawnAbbotGoesHomeAndNotToABathhouse();
    void withdrawingTakesThePlaceOfAMeeple();
    void onlyTheOwnAbbotCanBeWithdrawn();
    void anAbbotInABathhouseCannotBeWithdrawn();
    void anAbbotInABathhouseCanBeBoughtBackAndPlaced();
    void anOpenGardenScoresPerTileAtTheEnd();
    void withoutTheModuleGardensAreFields();
    void withdrawingWithoutBarberSurgeonsCitesNoneOfTheirRules();
};

namespace {

Box abbots() { return {.modules = {"barber-surgeons", "abbot"}}; }

/// Red's abbot in the garden at (0, 0), whose ring lacks (1, 1), and a bathhouse far away.
Desk gardener(Box box = abbots()) {
    Desk d(std::move(box));
    d.lay("base/Ug", 0, 0).ring(0, 0, {{1, 1}}).put(Red, "garden", 0, 0, "abbot");
    return d;
}

}  // namespace

void TestAbbot::anAbbotMayStandOnAMonasteryOrInAGarden() {
    Desk d(abbots());
    d.lay("base/B", 0, 0);
    PLAY(d, d.place("base/Eg", 1, 0));
    PLAY(d, d.figure("garden", "abbot"));
    QCOMPARE(d.inSupply(Red, "abbot"), 0);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, d.figure("monastery", "abbot"));
    QCOMPARE(d.inSupply(Blue, "abbot"), 0);
}

void TestAbbot::onlyAnAbbotMayStandInAGarden() {
    Desk d({.modules = {"barber-surgeons", "abbot", "inns-and-cathedrals"}});
    d.lay("base/B", 0, 0);
    PLAY(d, d.place("base/Eg", 1, 0));
    REFUSED(d, d.figure("garden"), "base-abbot-place");
    REFUSED(d, d.figure("garden", "large"), "base-abbot-place");
    REFUSED(d, d.figure("city N", "abbot"), "base-abbot-place");
}

void TestAbbot::aCompletedGardenScoresNine() {
    Desk d = gardener();
    PLAY(d, d.place("base/B", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9);
    QVERIFY(d.cites("base-score-garden") && d.cites("visit-none-free"));
    QCOMPARE(d.inSupply(Red, "abbot"), 1);
}

void TestAbbot::aCompletedGardenSendsTheAbbotToABathhouse() {
    Desk d = gardener();
    d.lay("barber-surgeons/2", 10, 10).toMove(Blue);
    PLAY(d, d.place("base/B", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("visit-which-figures") && d.cites("visit-any-player") && d.cites("visit-any-feature"));
    QCOMPARE(d.inSupply(Red, "abbot"), 0);
}

void TestAbbot::withdrawingScoresThePresentValue() {
    Desk d = gardener();
    PLAY(d, d.place("base/B", 2, 0));
    PLAY(d, d.withdraw(0, 0));
    QCOMPARE(d.points(Red), 8);
    QVERIFY(d.cites("base-abbot-withdraw") && d.cites("base-majority") && !d.cites("base-score-garden") &&
            !d.cites("base-final-garden"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestAbbot::aWithdrawnAbbotGoesHomeAndNotToABathhouse() {
    Desk d = gardener();
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/B", 2, 0));
    PLAY(d, d.withdraw(0, 0));
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.inSupply(Red, "abbot"), 1);
    QVERIFY(d.cites("visit-only-phase-three"));
    QCOMPARE(d.events<FigureReturned>().front().reason, std::string_view("withdrawn"));
}

void TestAbbot::withdrawingTakesThePlaceOfAMeeple() {
    Desk d = gardener();
    PLAY(d, d.place("base/B", 1, 1));
    PLAY(d, d.withdraw(0, 0));
    QCOMPARE(d.points(Red), 9);
    QCOMPARE(d.events<FeatureScored>().size(), std::size_t{1});
    REFUSED(d, PutFigure({0, kMeeple}), "base-turn-order");
}

void TestAbbot::onlyTheOwnAbbotCanBeWithdrawn() {
    Desk d = gardener();
    d.lay("base/B", 20, 20).put(Blue, "monastery", 20, 20, "abbot").lay("base/B", 30, 30).put(Red, "monastery", 30, 30);
    PLAY(d, d.place("base/B", 2, 0));
    REFUSED(d, d.withdraw(20, 20), "base-abbot-withdraw");
    REFUSED(d, d.withdraw(30, 30), "base-abbot-withdraw");
    REFUSED(d, d.withdraw(2, 0), "base-abbot-withdraw");
    REFUSED(d, d.withdraw(99, 99), "base-abbot-withdraw");
    QCOMPARE(d.count<SpecialMove>(), 1);
}

void TestAbbot::anAbbotInABathhouseCannotBeWithdrawn() {
    Desk d(abbots());
    d.lay("base/B", 0, 0).lay("barber-surgeons/2", 10, 10).put(Red, "bathhouse", 10, 10, "abbot");
    PLAY(d, d.place("base/B", 1, 0));
    REFUSED(d, d.withdraw(10, 10), "base-abbot-withdraw");
    QCOMPARE(d.count<SpecialMove>(), 0);
}

void TestAbbot::anAbbotInABathhouseCanBeBoughtBackAndPlaced() {
    Desk d(abbots());
    d.lay("base/B", 0, 0).lay("barber-surgeons/2", 10, 10).put(Red, "bathhouse", 10, 10, "abbot");
    PLAY(d, d.place("base/B", 1, 0));
    PLAY(d, buyBack(10, 10));
    PLAY(d, d.figure("monastery", "abbot"));
    QVERIFY(d.cites("leave-buy-back-reuse"));
    QCOMPARE(d.points(Red), -4);
}

void TestAbbot::anOpenGardenScoresPerTileAtTheEnd() {
    Desk d = gardener();
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 8);
    QVERIFY(d.cites("base-final-garden"));
}

void TestAbbot::withoutTheModuleGardensAreFields() {
    Desk d;
    d.lay("base/Ug", 0, 0).ring(0, 0, {{1, 1}});
    PLAY(d, d.place("base/B", 1, 1));
    PLAY(d, pass());
    QVERIFY(d.events<FeatureScored>().empty());
    PLAY(d, d.place("base/Ug", 1, 2, 0));
    REFUSED(d, d.figure("garden"), "base-abbot-place");
}

void TestAbbot::withdrawingWithoutBarberSurgeonsCitesNoneOfTheirRules() {
    Desk d = gardener({.modules = {"abbot"}});
    PLAY(d, d.place("base/B", 2, 0));
    PLAY(d, d.withdraw(0, 0));
    QVERIFY(d.cites("base-abbot-withdraw") && !d.cites("visit-only-phase-three"));
}

QTEST_APPLESS_MAIN(TestAbbot)
#include "test_abbot.moc"
