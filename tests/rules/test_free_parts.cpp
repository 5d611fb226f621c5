// SPDX-License-Identifier: MIT
#include "support/desk.h"
#include "support/random_games.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// Where a figure could stand on a tile that is not laid yet: Board::forEachPlace() and Board::freeParts().
class TestFreeParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPartThatWouldJoinAnOccupiedFeatureIsNotFree();
    void twoPartsThatAFeatureOutsideJoinsShareTheFiguresOfBoth();
    void placesAndFreePartsAreThoseOfLayingTheTile();
};

namespace {

PartMask bitOf(const Desk &d, std::string_view tile, PartName name) {
    return 1u << d.state().setting->tiles.partNamed(d.id(tile), Rotation::None, name).value();
}

/// The free parts after really laying the tile.
PartMask freeWhenLaid(State s, TileId tile, Position at, Rotation r) {
    const LaidId id = s.lay(tile, at, r);
    PartMask free = 0;
    for (std::size_t part = 0; part < s.board.tile(id).parts.size(); ++part)
        if (s.board.occupants(s.board.feature(id, static_cast<PartIndex>(part))) == 0) free |= 1u << part;
    return free;
}

std::string compare(const State &s, int &places, int &occupied) {
    for (std::size_t t = 0; t < s.board.tiles().size(); ++t) {
        const TileId tile{static_cast<std::uint16_t>(t)};
        int visited = 0;
        std::string wrong;
        s.board.forEachPlace(tile, [&](Position at, Rotation r) {
            ++visited;
            if (!s.board.fit(tile, at, r)) wrong = "a place that does not fit";
            const PartMask free = s.board.freeParts(tile, at, r);
            if (free != freeWhenLaid(s, tile, at, r)) wrong = "other parts are free once the tile lies";
            if (free + 1 != 1u << s.board.tiles().parts(tile).size()) ++occupied;
        });
        int fitting = 0;
        for (const OpenSpace &o : s.board.openSpaces())
            for (const Rotation r : kRotations) fitting += s.board.fit(tile, o.at, r) ? 1 : 0;
        if (visited != fitting) wrong = "a place is missing or visited twice";
        if (!wrong.empty()) return wrong + ": " + s.board.tiles().tile(tile).id;
        places += visited;
    }
    return {};
}

}  // namespace

void TestFreeParts::aPartThatWouldJoinAnOccupiedFeatureIsNotFree() {
    Desk d;
    d.lay("base/D", 0, 0).put(Red, "road E", 0, 0);
    const PartMask free = d.state().board.freeParts(d.id("base/D"), {1, 0}, Rotation::None);
    QVERIFY(!(free & bitOf(d, "base/D", {PartName::Kind::Road, 1})));
    QVERIFY(free & bitOf(d, "base/D", {PartName::Kind::City, 0}));
    QVERIFY(free & bitOf(d, "base/D", {PartName::Kind::Field, 5}));
}

void TestFreeParts::twoPartsThatAFeatureOutsideJoinsShareTheFiguresOfBoth() {
    // The road of base/U parts two fields. The field of the monastery in the west, where the road ends, touches both, so
    // they become one. Red's meeple north of the tile touches only the north one, and stands on both.
    Desk d;
    d.lay("base/A", -1, 0, 270).lay("base/B", 0, -1).put(Red, "field SL", 0, -1);
    QCOMPARE(d.state().board.freeParts(d.id("base/U"), {0, 0}, Rotation::None), bitOf(d, "base/U", {PartName::Kind::Road, 1}));
}

void TestFreeParts::placesAndFreePartsAreThoseOfLayingTheTile() {
    int positions = 0;
    int places = 0;
    int occupied = 0;
    const auto watch = [&](const State &s) -> std::string {
        if (s.turn.phase != DecisionKind::PlaceTile || s.board.size() == 0 || ++positions % 12 != 0) return {};
        return compare(s, places, occupied);
    };
    for (std::uint64_t seed = 60'000; seed < 60'040; ++seed) AGREE(watchRandomGame(seed, watch));
    QVERIFY(places > 10'000);
    QVERIFY(occupied > 1000);
}

QTEST_APPLESS_MAIN(TestFreeParts)
#include "test_free_parts.moc"
