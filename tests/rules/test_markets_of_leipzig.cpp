// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestMarketsOfLeipzig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHighwaymanMayLeaveForAQuarterBeforeTheRoadIsScored();
    void theRoadIsScoredWithoutHimAndSendsNobodyToABathhouse();
    void whoSendsNobodyScoresAndBathesAsUsual();
    void eachPlayerWithTheMajorityMaySendOne();
    void whoHasNoMajoritySendsNobodyEvenWhenAnotherLeaves();
    void nobodyGoesWhereTheOwnMeepleIs();
    void theWatchtowerDoesNotPayForWhoHasLeft();
    void aRoadThatDoesNotLeadToLeipzigAsksNobody();
    void anOpenRoadToLeipzigAsksNobody();
    void onlyAHighwaymanOfThisRoadGoesToOneOfFourQuarters();
    void theBuilderGoesHomeWhenHisLastMeepleLeavesForLeipzig();
};

namespace {

/// A gate of Leipzig with a road in the west, and a bathhouse far away.
Box leipzig(std::vector<std::string> more = {}) {
    Box box;
    box.modules = {"barber-surgeons", "markets-of-leipzig"};
    box.modules.insert(box.modules.end(), more.begin(), more.end());
    box.players = 3;
    Tile gate = tile("test/gate", {road("W"), field("NL NR EL ER SL SR WL WR")});
    gate.marks = markNamed("leipzig");
    Tile tower = gate;
    tower.id = "test/gate-tower";
    tower.marks |= markNamed("tower-meeples");
    box.custom = {gate, tower};
    return box;
}

/// A road of three tiles without its west end, Red at the gate.
Desk &openRoad(Desk &d, std::string_view gate = "test/gate") {
    return d.lay(gate, 1, 0).put(Red, "road W", 1, 0).lay("base/U", 0, 0).lay("barber-surgeons/2", 10, 10);
}
Move end(const Desk &d) { return d.place("base/A", -1, 0, 270); }
Move toQuarter(const Desk &d, int x, std::string_view on, int quarter) { return d.special("leipzig", x, 0, on, "meeple", quarter); }

}  // namespace

void TestMarketsOfLeipzig::aHighwaymanMayLeaveForAQuarterBeforeTheRoadIsScored() {
    Desk d(leipzig());
    openRoad(d);
    PLAY(d, end(d));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("leipzig Red"));
    QCOMPARE(d.legal().size(), std::size_t{4 + 1});
    PLAY(d, toQuarter(d, 1, "road W", 3));
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.inSupply(Red), 6);
    QVERIFY(d.cites("ml-leipzig") && d.cites("ix-leipzig"));
    QCOMPARE(d.events<FeatureScored>().size(), std::size_t{0});
    const Token &merchant = d.state().tokens.at(0);
    QCOMPARE(std::string(traits(merchant.kind).name), std::string("leipzig-meeple"));
    QCOMPARE(merchant.number, 3);
    QCOMPARE(d.state().tokens.size(), std::size_t{1});
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestMarketsOfLeipzig::theRoadIsScoredWithoutHimAndSendsNobodyToABathhouse() {
    Desk d(leipzig());
    openRoad(d).put(Blue, "road W", 0, 0);
    PLAY(d, end(d));
    PLAY(d, pass());
    PLAY(d, toQuarter(d, 1, "road W", 1));
    QCOMPARE(d.decision(), std::string("leipzig Blue"));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.points(Blue), 3);
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.inSupply(Blue), 7);
    QVERIFY(d.cites("ix-leipzig"));
    QCOMPARE(std::string(d.events<FigureReturned>().at(0).reason), std::string("leipzig"));
}

void TestMarketsOfLeipzig::whoSendsNobodyScoresAndBathesAsUsual() {
    Desk d(leipzig());
    openRoad(d);
    PLAY(d, end(d));
    PLAY(d, pass());
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(!d.cites("ix-leipzig"));
    QVERIFY(d.state().tokens.empty());
}

void TestMarketsOfLeipzig::eachPlayerWithTheMajorityMaySendOne() {
    // The active player is asked first, then the others in their order; a second meeple of Green and of Red stays.
    Desk d(leipzig());
    openRoad(d).put(Red, "road W", 0, 0).put(Green, "road W", 0, 0).put(Green, "road W", 0, 0, "meeple");
    d.toMove(Green);
    PLAY(d, end(d));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("leipzig Green"));
    PLAY(d, toQuarter(d, 0, "road W", 2));
    QCOMPARE(d.decision(), std::string("leipzig Red"));
    PLAY(d, toQuarter(d, 1, "road W", 2));
    QCOMPARE(d.points(Green), 3);
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.state().tokens.size(), std::size_t{2});
    QCOMPARE(d.guest(10, 10), std::nullopt);
}

void TestMarketsOfLeipzig::whoHasNoMajoritySendsNobodyEvenWhenAnotherLeaves() {
    Desk d(leipzig());
    openRoad(d).put(Red, "road W", 0, 0).put(Blue, "road W", 0, 0);
    PLAY(d, end(d));
    PLAY(d, pass());
    PLAY(d, toQuarter(d, 1, "road W", 1));
    // Now Red and Blue have one each: a tie.
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.points(Blue), 3);
    QCOMPARE(d.state().tokens.size(), std::size_t{1});
}

void TestMarketsOfLeipzig::nobodyGoesWhereTheOwnMeepleIs() {
    Desk d(leipzig());
    openRoad(d).put(Red, "road W", 0, 0).put(Blue, "road W", 0, 0).put(Blue, "road W", 0, 0);
    d.aside("leipzig-meeple", Red, 2).aside("leipzig-meeple", Blue, 3);
    PLAY(d, end(d));
    PLAY(d, pass());
    REFUSED(d, toQuarter(d, 1, "road W", 2), "ml-leipzig");
    // Two highwaymen, three quarters, and staying.
    QCOMPARE(d.legal().size(), std::size_t{2 * 3 + 1});
    PLAY(d, toQuarter(d, 1, "road W", 3));
}

void TestMarketsOfLeipzig::theWatchtowerDoesNotPayForWhoHasLeft() {
    Desk d(leipzig({"watchtowers"}));
    openRoad(d, "test/gate-tower");
    PLAY(d, end(d));
    PLAY(d, pass());
    PLAY(d, toQuarter(d, 1, "road W", 4));
    QCOMPARE(d.points(Red), 0);
    QVERIFY(!d.cites("wt-tower"));
}

void TestMarketsOfLeipzig::aRoadThatDoesNotLeadToLeipzigAsksNobody() {
    Desk d(leipzig());
    d.lay("base/A", 1, 0, 90).put(Red, "road W", 1, 0).lay("test/gate", 1, 1).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestMarketsOfLeipzig::anOpenRoadToLeipzigAsksNobody() {
    Desk d(leipzig());
    openRoad(d);
    PLAY(d, d.place("base/U", -1, 0));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestMarketsOfLeipzig::onlyAHighwaymanOfThisRoadGoesToOneOfFourQuarters() {
    Desk d(leipzig());
    openRoad(d).put(Blue, "road W", 0, 0).put(Red, "field NL", 0, 0);
    REFUSED(d, toQuarter(d, 1, "road W", 1), "base-turn-order");
    PLAY(d, end(d));
    PLAY(d, pass());
    REFUSED(d, toQuarter(d, 1, "road W", 5), "ml-leipzig");
    REFUSED(d, toQuarter(d, 1, "road W", 0), "ml-leipzig");
    REFUSED(d, toQuarter(d, 0, "road W", 1), "ml-leipzig");
    REFUSED(d, toQuarter(d, 0, "field NL", 1), "ml-leipzig");
    REFUSED(d, d.figure("field NL"), "base-turn-order");
}

void TestMarketsOfLeipzig::theBuilderGoesHomeWhenHisLastMeepleLeavesForLeipzig() {
    Desk d(leipzig({"traders-and-builders"}));
    openRoad(d).put(Red, "road W", 0, 0, "builder");
    d.toMove(Blue);
    PLAY(d, end(d));
    PLAY(d, pass());
    PLAY(d, toQuarter(d, 1, "road W", 1));
    QCOMPARE(d.inSupply(Red, "builder"), 1);
    QCOMPARE(d.points(Red), 0);
}

QTEST_APPLESS_MAIN(TestMarketsOfLeipzig)
#include "test_markets_of_leipzig.moc"
