// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestBridges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBridgeLetsATileBeLaidWhoseRoadWouldMeetAField();
    void theRoadLeadsOverTheBridge();
    void aBridgeNeitherEndsNorJoinsWhatItCrosses();
    void aBridgeRestsOnFieldsWithAFreeEnd();
    void oneBridgeATurnAndThreeInAll();
    void whatStandsOnTheMapStaysWhereItIs();
};

namespace {

constexpr int kWestEast = 1, kNorthSouth = 2;

Box bridges() { return {.modules = {"barber-surgeons", "bridges-castles-bazaars"}}; }

Move over(const Desk &d, int x, int y, int way) { return d.special("bridge", x, y, {}, "meeple", way); }

}  // namespace

void TestBridges::aBridgeLetsATileBeLaidWhoseRoadWouldMeetAField() {
    Desk d(bridges());
    d.lay("base/B", 0, 0);
    REFUSED(d, d.place("base/U", 1, 0), "base-place");
    PLAY(d, over(d, 0, 0, kWestEast));
    QVERIFY(d.cites("bc-bridge"));
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    PLAY(d, d.place("base/U", 1, 0));
}

void TestBridges::theRoadLeadsOverTheBridge() {
    Desk d(bridges());
    d.lay("base/B", 0, 0);
    PLAY(d, over(d, 0, 0, kWestEast));
    PLAY(d, d.place("base/U", 1, 0));
    PLAY(d, d.figure("road W"));
    PLAY(d, d.place("base/A", -1, 0, 270));
    PLAY(d, pass());
    PLAY(d, d.place("base/A", 2, 0, 90));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
    QVERIFY(d.cites("bc-bridge") && !d.cites("bridge-tile"));
}

void TestBridges::aBridgeNeitherEndsNorJoinsWhatItCrosses() {
    Desk d(bridges());
    d.lay("base/U", 0, 0);
    PLAY(d, over(d, 0, 0, kNorthSouth));
    QVERIFY(d.feature(0, 0, "road W") == d.feature(0, 0, "road E"));
    QVERIFY(d.feature(0, 0, "road N") == d.feature(0, 0, "road S"));
    QVERIFY(d.feature(0, 0, "road N") != d.feature(0, 0, "road E"));
    Desk e(bridges());
    e.lay("base/B", 0, 0);
    PLAY(e, over(e, 0, 0, kWestEast));
    QVERIFY(e.feature(0, 0, "field NL") == e.feature(0, 0, "field SL"));
}

void TestBridges::aBridgeRestsOnFieldsWithAFreeEnd() {
    Desk d(bridges());
    d.lay("base/U", 0, 0).lay("base/B", 1, 1).lay("base/B", 0, 1).lay("base/B", 2, 1);
    REFUSED(d, over(d, 0, 0, kWestEast), "bc-bridge");   // its ends are roads
    REFUSED(d, over(d, 1, 1, kWestEast), "bc-bridge");   // fields on both sides of the tile
    REFUSED(d, over(d, 2, 1, kWestEast), "bc-bridge");   // one end would meet a field
    REFUSED(d, over(d, 5, 5, kWestEast), "bc-bridge");   // no tile
    REFUSED(d, d.special("bridge", 1, 1), "bc-bridge");  // no way named
    PLAY(d, over(d, 1, 1, kNorthSouth));
}

void TestBridges::oneBridgeATurnAndThreeInAll() {
    Desk d(bridges());
    d.lay("base/B", 0, 0).lay("base/B", 0, 5).lay("base/B", 0, 7);
    PLAY(d, over(d, 0, 0, kWestEast));
    REFUSED(d, over(d, 0, 5, kWestEast), "bc-bridge");
    Desk e(bridges());
    e.lay("base/B", 0, 0);
    for (const int x : {10, 12, 14}) e.lay("base/B", x, 0).token("bridge", x, 0, Red);
    REFUSED(e, over(e, 0, 0, kWestEast), "base-supply");
}

void TestBridges::whatStandsOnTheMapStaysWhereItIs() {
    Desk d(bridges());
    d.lay("base/B", 0, 0).lay("base/D", 0, 1).lay("barber-surgeons/2", 3, 3);
    d.put(Red, "field NL", 0, 0).put(Blue, "city N", 0, 1).put(Red, "bathhouse", 3, 3);
    const auto before = d.state().figuresInOrder();
    PLAY(d, over(d, 0, 0, kWestEast));
    QVERIFY(d.state().figuresInOrder() == before);
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "field NL")), 1);
    QCOMPARE(d.state().board.occupants(d.feature(0, 1, "city N")), 1);
    QCOMPARE(d.guest(3, 3), std::optional(Red));
}

QTEST_APPLESS_MAIN(TestBridges)
#include "test_bridges.moc"
