// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestPhantom : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePhantomMayFollowAMeepleOntoTheSameTile();
    void thePhantomDoesNotComeFirst();
    void thePhantomNeedsAFeatureThatNobodyHas();
    void noPhantomIsOfferedWhereNoneCanStand();
    void meepleAndPhantomOnTwoFeaturesAreTwoScorings();
};

namespace {

Box phantoms() {
    return {.modules = {"barber-surgeons", "phantom"}, .custom = {tile("test/meadow", {field("NL NR EL ER SL SR WL WR")})}};
}

}  // namespace

void TestPhantom::thePhantomMayFollowAMeepleOntoTheSameTile() {
    Desk d(phantoms());
    d.lay("base/U", 0, 0);
    PLAY(d, d.place("base/D", 1, 0));
    PLAY(d, d.figure("road W"));
    QCOMPARE(d.decision(), std::string("phantom Red"));
    QVERIFY(d.cites("ph-second-meeple"));
    REFUSED(d, d.figure("city N"), "base-turn-order");
    REFUSED(d, d.figure("road W", "phantom"), "base-meeple-free-feature");
    PLAY(d, d.figure("city N", "phantom"));
    QCOMPARE(d.inSupply(Red, "phantom"), 0);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPhantom::thePhantomDoesNotComeFirst() {
    Desk d(phantoms());
    d.lay("base/U", 0, 0);
    PLAY(d, d.place("base/D", 1, 0));
    REFUSED(d, d.figure("road W", "phantom"), "ph-second-meeple");
}

void TestPhantom::thePhantomNeedsAFeatureThatNobodyHas() {
    Desk d(phantoms());
    d.lay("base/U", 0, 0).put(Blue, "road W", 0, 0);
    PLAY(d, d.place("base/U", 1, 0));
    PLAY(d, d.figure("field NL"));
    REFUSED(d, d.figure("road W", "phantom"), "base-meeple-free-feature");
    PLAY(d, pass());
    QCOMPARE(d.inSupply(Red, "phantom"), 1);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPhantom::noPhantomIsOfferedWhereNoneCanStand() {
    Desk d(phantoms());
    d.lay("base/E", 0, 0);
    PLAY(d, d.place("test/meadow", 1, 0));
    PLAY(d, d.figure("field NL"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPhantom::meepleAndPhantomOnTwoFeaturesAreTwoScorings() {
    // The tile ends a road and closes a city at once; each has one figure, and one bathhouse is free.
    Desk d(phantoms());
    d.lay("base/E", 0, -1, 180).lay("base/A", -1, 0, 270).lay("barber-surgeons/2", 10, 10);
    d.lay("base/A", 1, 0, 90);
    PLAY(d, d.place("base/D", 0, 0));
    PLAY(d, d.figure("road W"));
    PLAY(d, d.figure("city N", "phantom"));
    QCOMPARE(d.decision(), std::string("score-order Red"));
    PLAY(d, d.scoring(0, 0, "city N"));
    QCOMPARE(d.points(Red), 4 + 3);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("ix-phantom-two"));
    QCOMPARE(d.inSupply(Red, "phantom"), 0);
    QCOMPARE(d.inSupply(Red), 7);
}

QTEST_APPLESS_MAIN(TestPhantom)
#include "test_phantom.moc"
