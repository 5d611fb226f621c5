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
    void thePhantomMayBeTheOnlyFigureOfATurn();
    void thePhantomMayFollowABuilderTheFairyOrAnAbbotTakenBack();
    void thePhantomDoesNotFollowAPrincess();
    void onlyOneOfMeepleAndPhantomUsesAPortal();
    void onlyOneOfMeepleAndPhantomFlies();
    void thePhantomNeedsAFeatureThatNobodyHas();
    void noPhantomIsOfferedWhereNoneCanStand();
    void meepleAndPhantomOnTwoFeaturesAreTwoScorings();
};

namespace {

Box phantoms() {
    return {.modules = {"barber-surgeons", "phantom"}, .custom = {tile("test/meadow", {field("NL NR EL ER SL SR WL WR")})}};
}

Box withOthers() {
    const auto meadow = [](std::string id, std::string_view mark) {
        Tile t = tile(std::move(id), {field("NL NR EL ER SL SR WL WR")});
        t.marks = markNamed(mark);
        return t;
    };
    Part princess = city("N");
    princess.marks = markNamed("princess");
    return {.modules = {"barber-surgeons", "phantom", "abbot", "traders-and-builders", "princess-and-dragon", "flying-machines"},
            .custom = {meadow("test/portal", "portal"), meadow("test/machine", "machine"),
                       tile("test/princess", {princess, field("EL ER SL SR WL WR", "N")})}};
}

}  // namespace

void TestPhantom::thePhantomMayFollowAMeepleOntoTheSameTile() {
    Desk d(phantoms());
    d.lay("base/U", 0, 0);
    PLAY(d, d.place("base/D", 1, 0));
    PLAY(d, d.figure("road W"));
    QCOMPARE(d.decision(), std::string("phantom Red"));
    QVERIFY(d.cites("ph-second-meeple"));
    REFUSED(d, d.figure("city N"), "ph-second-meeple");
    REFUSED(d, d.figure("road W", "phantom"), "base-meeple-free-feature");
    PLAY(d, d.figure("city N", "phantom"));
    QCOMPARE(d.inSupply(Red, "phantom"), 0);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPhantom::thePhantomMayBeTheOnlyFigureOfATurn() {
    Desk d(phantoms());
    d.lay("base/U", 0, 0);
    PLAY(d, d.place("base/D", 1, 0));
    PLAY(d, d.figure("road W", "phantom"));
    QCOMPARE(d.inSupply(Red, "phantom"), 0);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPhantom::thePhantomMayFollowABuilderTheFairyOrAnAbbotTakenBack() {
    Desk d(withOthers());
    d.lay("base/U", 0, 0).put(Red, "road E", 0, 0).lay("base/Vg", 5, 5).put(Red, "garden", 5, 5, "abbot");
    PLAY(d, d.place("base/D", 1, 0));
    PLAY(d, d.figure("road W", "builder"));
    QCOMPARE(d.decision(), std::string("phantom Red"));
    PLAY(d, pass());
    PLAY(d, d.place("base/A", -1, 0, 270));
    PLAY(d, pass());
    PLAY(d, d.place("base/E", 1, 1, 180));
    PLAY(d, d.special("fairy", 0, 0, "road E"));
    QCOMPARE(d.decision(), std::string("phantom Red"));
    PLAY(d, pass());
    PLAY(d, d.place("base/E", 2, 1, 180));
    PLAY(d, pass());
    PLAY(d, d.place("base/E", 3, 1, 180));
    PLAY(d, d.withdraw(5, 5));
    QCOMPARE(d.decision(), std::string("phantom Red"));
    PLAY(d, d.figure("city S", "phantom"));
    QCOMPARE(d.inSupply(Red, "phantom"), 0);
}

void TestPhantom::thePhantomDoesNotFollowAPrincess() {
    Desk d(withOthers());
    d.lay("base/E", 0, 0).put(Blue, "city N", 0, 0);
    PLAY(d, d.place("test/princess", 0, -1, 180));
    PLAY(d, d.special("princess", 0, 0, "city N"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPhantom::onlyOneOfMeepleAndPhantomUsesAPortal() {
    // The meeple goes on the tile, the phantom through the portal.
    Desk d(withOthers());
    d.lay("base/E", 0, 0);
    PLAY(d, d.place("test/portal", 1, 0));
    PLAY(d, d.figure("field NL"));
    QCOMPARE(d.decision(), std::string("phantom Red"));
    REFUSED(d, d.special("portal", 0, 0, "city N"), "base-turn-order");
    PLAY(d, d.special("portal", 0, 0, "city N", "phantom"));
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "city N")), 1);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    // The other way round; through the portal goes only one of them.
    Desk e(withOthers());
    e.lay("base/E", 0, 0).lay("base/E", 0, 5);
    PLAY(e, e.place("test/portal", 1, 0));
    PLAY(e, e.special("portal", 0, 0, "city N"));
    QCOMPARE(e.decision(), std::string("phantom Red"));
    REFUSED(e, e.special("portal", 0, 5, "city N", "phantom"), "pd-portal");
    PLAY(e, e.figure("field NL", "phantom"));
    QCOMPARE(e.decision(), std::string("place-tile Blue"));
}

void TestPhantom::onlyOneOfMeepleAndPhantomFlies() {
    Desk d(withOthers());
    d.lay("base/E", 0, 0);
    PLAY(d, d.place("test/machine", 0, 1));
    PLAY(d, d.figure("field NL"));
    PLAY(d, d.special("fly", 0, 0, "city N", "phantom", 1));
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "city N")), 1);
    Desk e(withOthers());
    e.lay("base/E", 0, 0);
    PLAY(e, e.place("test/machine", 0, 1));
    PLAY(e, e.special("fly", 0, 0, "city N", "meeple", 1));
    REFUSED(e, e.special("fly", 0, 0, "city N", "phantom", 1), "fm-fly");
    PLAY(e, e.figure("field NL", "phantom"));
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
