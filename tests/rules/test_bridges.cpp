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
    void aBridgeRestsOnFieldsAndEndsAtNoField();
    void theTileOfTheTurnIsLaidBesideItsBridge();
    void aBridgeMayLieOverTheTileOfTheTurn();
    void theTileUnderItsBridgeHasAMeepleOnTheBridge();
    void onlyBridgesThatSuitTheTileAreListed();
    void aTileThatFitsNowhereByItsBridgeIsSetAside();
    void anAbbeyIsLaidBesideABridgeButNotUnderOne();
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

void TestBridges::aBridgeRestsOnFieldsAndEndsAtNoField() {
    Desk d(bridges());
    d.lay("base/U", 0, 0).lay("base/B", 1, 1).lay("base/B", 0, 1).lay("base/B", 2, 1).ring(10, 10).lay("base/B", 10, 10);
    REFUSED(d, over(d, 0, 0, kWestEast), "bc-bridge");   // its ends are roads
    REFUSED(d, over(d, 1, 1, kWestEast), "bc-bridge");   // fields on both sides of the tile
    REFUSED(d, over(d, 2, 1, kWestEast), "bc-bridge");   // one end would meet a field
    REFUSED(d, over(d, 5, 5, kWestEast), "bc-bridge");   // not beside the map
    REFUSED(d, over(d, 1, 0, kNorthSouth), "bc-bridge"); // over a tile to come, one end would meet a field
    REFUSED(d, d.special("bridge", 1, 1), "bc-bridge");  // no way named
    PLAY(d, over(d, 1, 1, kNorthSouth));
}

void TestBridges::theTileOfTheTurnIsLaidBesideItsBridge() {
    Desk d(bridges());
    d.lay("base/B", 0, 0).lay("base/B", 0, 1);
    PLAY(d, over(d, 0, 0, kWestEast));
    REFUSED(d, d.place("base/B", 0, 2), "bc-bridge");
    REFUSED(d, d.place("base/B", -1, -1), "bc-bridge");
    // Beside its long side a tile need not meet the road.
    PLAY(d, d.place("base/B", 0, -1));
}

void TestBridges::aBridgeMayLieOverTheTileOfTheTurn() {
    // The road from the west leads on over the meadow that Red lays. Without the bridge it does not fit there.
    Desk d(bridges());
    d.lay("base/U", 0, 0).put(Red, "road W", 0, 0);
    REFUSED(d, d.place("base/B", 1, 0), "base-place");
    PLAY(d, over(d, 1, 0, kWestEast));
    QVERIFY(d.cites("bc-bridge"));
    REFUSED(d, d.place("base/B", -1, 0), "bc-bridge");  // elsewhere
    REFUSED(d, d.place("base/D", 1, 0), "bc-bridge");   // its own road lies where the bridge would rest
    PLAY(d, d.place("base/B", 1, 0));
    QVERIFY(d.feature(0, 0, "road E") == d.feature(1, 0, "road W"));
    QCOMPARE(d.state().board.tileCount(d.feature(0, 0, "road E")), 2);
    REFUSED(d, d.figure("road W"), "base-meeple-free-feature");
    PLAY(d, d.figure("monastery"));
    QCOMPARE(std::ranges::count(d.state().tokens, *tokenNamed("bridge"), &Token::kind), 1);
    QVERIFY(std::ranges::none_of(d.state().tokens, [](const Token &t) { return traits(t.kind).inner; }));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestBridges::theTileUnderItsBridgeHasAMeepleOnTheBridge() {
    // A turned tile, and a road that is finished by the bridge over it.
    Desk d(bridges());
    d.lay("base/A", 0, 0, 270).lay("base/A", 2, 0, 90).lay("barber-surgeons/2", 10, 10);
    PLAY(d, over(d, 1, 0, kWestEast));
    PLAY(d, d.place("base/E", 1, 0, 180));
    PLAY(d, d.figure("road W"));
    QCOMPARE(d.points(Red), 3);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestBridges::onlyBridgesThatSuitTheTileAreListed() {
    const auto bridgesFor = [](const Desk &d, std::string_view hand) {
        int n = 0;
        for (const Move &m : d.legal(hand))
            if (const auto *special = std::get_if<SpecialMove>(&m)) n += special->word == "bridge" ? 1 : 0;
        return n;
    };
    // A city on all sides fits beside no bridge and under none.
    Desk d(bridges());
    d.lay("base/B", 0, 0);
    QCOMPARE(bridgesFor(d, "base/C"), 0);
    // A crossing of four roads fits at the ends of either bridge over the meadow, and under none.
    QCOMPARE(bridgesFor(d, "base/X"), 2);
    // A meadow fits beside either bridge, but not at its ends; over itself a bridge must not end at the field of the other.
    QCOMPARE(bridgesFor(d, "base/B"), 2 + 4);
}

void TestBridges::aTileThatFitsNowhereByItsBridgeIsSetAside() {
    Desk d(bridges());
    d.lay("base/B", 0, 0).lay("base/E", 5, 0);
    PLAY(d, over(d, 0, 0, kWestEast));
    REFUSED(d, d.discard("base/X"), "base-discard");
    PLAY(d, d.discard("base/C"));
    PLAY(d, d.place("base/X", 1, 0));
}

void TestBridges::anAbbeyIsLaidBesideABridgeButNotUnderOne() {
    Box box = bridges();
    box.modules.push_back("abbey-and-mayor");
    Desk d(box);
    d.lay("base/B", 0, 0).lay("base/B", 2, 0).lay("base/B", 1, -1).lay("base/B", 1, 1);
    PLAY(d, over(d, 2, 0, kNorthSouth));
    PLAY(d, d.special("abbey", 1, 0));
    Desk e(box);
    e.lay("base/U", 0, 0).lay("base/U", 2, 0).lay("base/E", 1, -1).lay("base/E", 1, 1, 180);
    PLAY(e, over(e, 1, 0, kWestEast));
    REFUSED(e, e.special("abbey", 1, 0), "am-abbey");
    PLAY(e, e.place("base/B", 1, 0));
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
