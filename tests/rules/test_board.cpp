// SPDX-License-Identifier: MIT
#include "support/desk.h"
#include "support/dice.h"

#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestBoard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void roadsThatMeetAreOneFeature();
    void aRoadEndsAtACrossing();
    void roadsOfTheBridgeTileCrossWithoutMeeting();
    void fieldsAreDividedByRoads();
    void fieldsJoinAroundTheEndOfARoad();
    void aCityIsCompleteWhenNoEdgeIsOpen();
    void edgesThatDoNotMatchNeverJoin();
    void edgesThatDoNotMatchNeverClose();
    void aFeatureThatBendsBackOnItselfCountsItsTilesOnce();
    void aFieldCountsACompletedCityOnce();
    void openSpacesAreTheFreeSpacesBesideTiles();
    void aTileMustTouchTheMap();
    void aTileMustMatchEveryNeighbour();
    void nothingLiesBeyondTheRimOfTheMap();
    void aRoadIntoTheRimNeverCloses();
    void aMonasteryIsCompleteWithEightNeighbours();
    void aTileCanCloseSeveralRingsAndItsOwn();
    void anyOrderOfLayingGivesTheSameFeatures();
    void figuresAreCountedWhereTheyStand();
    void sixThousandTilesAgreeWithTheFloodFill();
};

namespace {

/// Lays as many tiles as asked where they fit, in a random shape.
void layRandomly(State &s, int count, Dice &dice, std::vector<LaidTile> *order = nullptr) {
    std::vector<TileId> kinds;
    for (std::size_t i = 0; i < s.setting->tiles.size(); ++i) kinds.push_back(static_cast<TileId>(i));
    s.lay(*s.setting->tiles.find("base/D"), {0, 0}, Rotation::None);
    while (static_cast<int>(s.board.size()) < count) {
        const auto spaces = s.board.openSpaces();
        const OpenSpace space = spaces[dice.below(spaces.size())];
        const TileId id = dice.pick(kinds);
        const auto r = static_cast<Rotation>(dice.below(4));
        if (s.board.fit(id, space.at, r)) s.lay(id, space.at, r);
    }
    if (order) order->assign(s.board.laidTiles().begin(), s.board.laidTiles().end());
}

}  // namespace

void TestBoard::roadsThatMeetAreOneFeature() {
    Desk d;
    d.lay("base/U", 0, 0).lay("base/U", 2, 0);
    QVERIFY(d.feature(0, 0, "road W") != d.feature(2, 0, "road W"));
    PLAY(d, d.place("base/U", 1, 0));
    QCOMPARE(d.feature(0, 0, "road W"), d.feature(2, 0, "road E"));
    QCOMPARE(d.state().board.tileCount(d.feature(1, 0, "road W")), 3);
    QCOMPARE(d.state().board.openEnds(d.feature(1, 0, "road W")), 2);
    QVERIFY(!d.state().board.complete(d.feature(1, 0, "road W")));
}

void TestBoard::aRoadEndsAtACrossing() {
    Desk d;
    d.lay("base/W", 0, 0).lay("base/U", 1, 0).lay("base/W", 2, 0);
    QVERIFY(d.state().board.complete(d.feature(1, 0, "road W")));
    QVERIFY(d.feature(0, 0, "road E") != d.feature(0, 0, "road W"));
    QVERIFY(!d.state().board.complete(d.feature(0, 0, "road S")));
    CHECK(d);
}

void TestBoard::roadsOfTheBridgeTileCrossWithoutMeeting() {
    Desk d;
    d.lay("barber-surgeons/1", 0, 0).lay("base/A", 0, -1).lay("base/A", 0, 1, 180);
    QVERIFY(d.state().board.complete(d.feature(0, 0, "road N")));
    QCOMPARE(d.feature(0, -1, "road S"), d.feature(0, 1, "road N"));
    QCOMPARE(d.state().board.openEnds(d.feature(0, 0, "road W")), 2);
    for (const std::string_view other : {"field NR", "field ER", "field SR"})
        QVERIFY(d.part(0, 0, "field NL") != d.part(0, 0, other));
    CHECK(d);
}

void TestBoard::fieldsAreDividedByRoads() {
    Desk d;
    d.lay("base/U", 0, 0).lay("base/U", 1, 0);
    QCOMPARE(d.feature(0, 0, "field NL"), d.feature(1, 0, "field EL"));
    QCOMPARE(d.feature(0, 0, "field SL"), d.feature(1, 0, "field SR"));
    QVERIFY(d.feature(0, 0, "field NL") != d.feature(0, 0, "field SL"));
    CHECK(d);
}

void TestBoard::fieldsJoinAroundTheEndOfARoad() {
    Desk d;
    d.lay("base/U", 0, 0, 90).lay("base/A", 0, -1);
    QCOMPARE(d.feature(0, 0, "field EL"), d.feature(0, 0, "field WL"));
    CHECK(d);
}

void TestBoard::aCityIsCompleteWhenNoEdgeIsOpen() {
    Desk d;
    d.lay("base/N", 0, 0).lay("base/E", -1, 0, 90);
    QVERIFY(!d.state().board.complete(d.feature(0, 0, "city N")));
    QCOMPARE(d.state().board.openEnds(d.feature(0, 0, "city N")), 1);
    PLAY(d, d.place("base/E", 0, -1, 180));
    QVERIFY(d.state().board.complete(d.feature(0, 0, "city W")));
    QCOMPARE(d.state().board.tileCount(d.feature(0, 0, "city W")), 3);
}

void TestBoard::edgesThatDoNotMatchNeverJoin() {
    Desk d;
    d.lay("base/U", 0, 0).lay("base/B", 1, 0);
    QVERIFY(d.feature(0, 0, "field NL") != d.feature(1, 0, "field WR"));
    QVERIFY(d.feature(0, 0, "field SL") != d.feature(1, 0, "field WL"));
    CHECK(d);
}

void TestBoard::edgesThatDoNotMatchNeverClose() {
    Desk d;
    d.lay("base/A", 0, 0).lay("base/B", 0, 1).lay("base/E", 5, 5).lay("base/U", 5, 4, 90);
    QVERIFY(!d.state().board.complete(d.feature(0, 0, "road S")));
    QVERIFY(!d.state().board.complete(d.feature(5, 5, "city N")));
    CHECK(d);
}

void TestBoard::aFeatureThatBendsBackOnItselfCountsItsTilesOnce() {
    Desk d;
    d.lay("barber-surgeons/1", 0, 0).lay("base/V", 1, 0, 90).lay("base/V", 1, -1).lay("base/V", 0, -1, 270);
    d.lay("base/V", -1, 0, 270).lay("base/V", -1, 1, 180).lay("base/V", 0, 1, 90);
    const auto f = d.feature(0, 0, "road W");
    QCOMPARE(f, d.feature(0, 0, "road N"));
    QCOMPARE(d.state().board.nodeCount(f), std::size_t{8});
    QCOMPARE(d.state().board.tileCount(f), 7);
    QVERIFY(d.state().board.complete(f));
    CHECK(d);
}

void TestBoard::aFieldCountsACompletedCityOnce() {
    Desk d;
    d.lay("base/F", 0, 0)
        .lay("base/E", -1, 0, 90)
        .lay("base/E", 1, 0, 270)
        .lay("base/B", -1, -1)
        .lay("base/B", 0, -1)
        .lay("base/B", 1, -1);
    const auto cities = d.state().board.completeCitiesBeside(d.feature(0, -1, "field NL"));
    QCOMPARE(cities.size(), std::size_t{1});
    QCOMPARE(cities.front(), d.feature(0, 0, "city W"));
    CHECK(d);
}

void TestBoard::openSpacesAreTheFreeSpacesBesideTiles() {
    Desk d;
    QVERIFY(d.state().board.openSpaces().empty());
    d.lay("base/D", 0, 0);
    QCOMPARE(d.state().board.openSpaces().size(), std::size_t{4});
    PLAY(d, d.place("base/U", 1, 0));
    QCOMPARE(d.state().board.openSpaces().size(), std::size_t{6});
    CHECK(d);
}

void TestBoard::aTileMustTouchTheMap() {
    Desk d;
    d.lay("base/B", 0, 0);
    QVERIFY(d.state().board.fit(d.id("base/B"), {1, 1}, Rotation::None).apart);
    QVERIFY(d.state().board.fit(d.id("base/B"), {0, 0}, Rotation::None).occupied);
    QVERIFY(d.state().board.fit(d.id("base/B"), {1, 0}, Rotation::None));
    REFUSED(d, d.place("base/B", 1, 1), "base-place");
    REFUSED(d, d.place("base/B", 0, 0), "base-place");
    Desk empty;
    PLAY(empty, empty.place("base/B", 123, -456));
}

void TestBoard::aTileMustMatchEveryNeighbour() {
    Desk d;
    d.lay("base/D", 0, 0).lay("base/B", 1, 1);
    const Fit fit = d.state().board.fit(d.id("base/E"), {1, 0}, Rotation::Half);
    QVERIFY(!fit);
    QCOMPARE(fit.clash, static_cast<EdgeMask>(bit(Edge::W) | bit(Edge::S)));
    State copy = d.state();
    const auto refusal = rules::apply(copy, d.place("base/E", 1, 0, 180));
    QVERIFY(refusal);
    QCOMPARE(refusal->clash, fit.clash);
    QVERIFY(!refusal->occupied);
    QVERIFY(!refusal->apart);
    QVERIFY(d.state().board.fitsSomewhere(d.id("base/E")));
    QVERIFY(d.state().board.fitsSomewhere(d.id("base/C")));
    Desk fields;
    fields.lay("base/B", 0, 0);
    QVERIFY(!fields.state().board.fitsSomewhere(fields.id("base/C")));
}

void TestBoard::nothingLiesBeyondTheRimOfTheMap() {
    Desk d;
    d.lay("base/B", 10000, 10000);
    CHECK(d, "base/B");
    QCOMPARE(d.count<Place>("base/B"), 8);
    QVERIFY(d.state().board.fit(d.id("base/B"), {10001, 10000}, Rotation::None).offMap);
    REFUSED(d, d.place("base/B", 10001, 10000), "base-place");
    REFUSED(d, d.place("base/B", 10000, 10001), "base-place");
    PLAY(d, d.place("base/B", 9999, 10000));
}

void TestBoard::aRoadIntoTheRimNeverCloses() {
    Desk d;
    d.lay("base/W", 9999, 0).lay("base/U", 10000, 0);
    QVERIFY(!d.state().board.complete(d.feature(10000, 0, "road W")));
    QCOMPARE(d.state().board.openEnds(d.feature(10000, 0, "road W")), 1);
    CHECK(d);
}

void TestBoard::aMonasteryIsCompleteWithEightNeighbours() {
    Desk d;
    d.lay("base/B", 0, 0).ring(0, 0, {{1, 1}});
    QCOMPARE(static_cast<int>(d.state().board.laid(d.laid(0, 0)).neighbours), 7);
    QVERIFY(!d.state().board.complete(d.feature(0, 0, "monastery")));
    PLAY(d, d.place("base/B", 1, 1));
    QVERIFY(d.state().board.complete(d.feature(0, 0, "monastery")));
    QCOMPARE(d.state().board.ringsClosed().size(), std::size_t{1});
}

void TestBoard::aTileCanCloseSeveralRingsAndItsOwn() {
    Desk d;
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 5; ++x)
            if (x != 2 || y != 2) d.lay("base/B", x, y);
    PLAY(d, d.place("base/B", 2, 2));
    const auto closed = d.state().board.ringsClosed();
    QCOMPARE(closed.size(), std::size_t{9});
    for (std::size_t i = 1; i < closed.size(); ++i)
        QVERIFY(d.state().board.laid(closed[i - 1]).at < d.state().board.laid(closed[i]).at);
}

void TestBoard::anyOrderOfLayingGivesTheSameFeatures() {
    Dice dice(11);
    const auto setting = Setting::make(tableWith(), {"barber-surgeons"}, {}, 2);
    for (int i = 0; i < 20; ++i) {
        State s = freshState(setting);
        std::vector<LaidTile> order;
        layRandomly(s, 60, dice, &order);
        dice.shuffle(order);
        State again = freshState(setting);
        for (const LaidTile &l : order) again.lay(l.tile, l.at, l.rotation);
        AGREE(slow::agreeOnMap(s, slow::Game(again)));
        AGREE(slow::agreeOnMap(again, slow::Game(s)));
    }
}

void TestBoard::figuresAreCountedWhereTheyStand() {
    Desk d;
    d.lay("base/U", 0, 0).lay("base/U", 1, 0).put(Red, "road W", 0, 0).put(Blue, "road E", 1, 0);
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "road W")), 2);
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "field NL")), 0);
    CHECK(d);
}

void TestBoard::sixThousandTilesAgreeWithTheFloodFill() {
    Dice dice(5000);
    State s = freshState(Setting::make(tableWith(oddTiles()), {"barber-surgeons", "inns-and-cathedrals"}, {}, 2));
    layRandomly(s, 6000, dice);
    const slow::Game g(s);
    AGREE(slow::agreeOnMap(s, g));
    AGREE(slow::agreeOnTable(s, g));
    for (const std::string_view hand : {"base/X", "base/C", "barber-surgeons/4"}) {
        const auto id = s.setting->tiles.find(hand);
        AGREE(slow::agreeOnMoves(legalMoves(s, id), g.legal(id), s.setting->tiles));
    }
}

QTEST_APPLESS_MAIN(TestBoard)
#include "test_board.moc"
