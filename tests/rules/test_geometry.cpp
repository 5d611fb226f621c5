// SPDX-License-Identifier: MIT
#include "support/desk.h"
#include "support/dice.h"

#include "rules/position_map.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestGeometry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fourQuarterTurnsBringEverythingBack();
    void aQuarterTurnIsClockwise();
    void halvesOfNeighbouringTilesFaceEachOther();
    void positionsAreOrderedByYThenX();
    void theRingIsTheEightSpacesAround();
    void theMapEndsAtTenThousand();
    void thePositionMapKeepsEveryEntry_data();
    void thePositionMapKeepsEveryEntry();
    void partsAreNamedByAnyEdgeOrHalfTheyTouch();
    void theFirstNameOfAPartFollowsTheClock();
    void partNamesAreReadAsTheyAreWritten();
    void whatIsNoPartNameIsNotRead();
    void rotationsThatFitMatchEveryKnownEdge();
    void shippedTilesAreSound();
    void impossibleTilesAreFound_data();
    void impossibleTilesAreFound();
};

void TestGeometry::fourQuarterTurnsBringEverythingBack() {
    for (const Rotation r : kRotations) {
        for (const Edge e : kEdges) QCOMPARE(turned(turned(e, r), inverse(r)), e);
        for (const Half h : kHalves) QCOMPARE(turned(turned(h, r), inverse(r)), h);
        for (unsigned mask = 0; mask < 16; ++mask)
            QCOMPARE(turnedEdges(turnedEdges(static_cast<EdgeMask>(mask), r), inverse(r)), static_cast<EdgeMask>(mask));
        for (unsigned mask = 0; mask < 256; ++mask)
            QCOMPARE(turnedHalves(turnedHalves(static_cast<HalfMask>(mask), r), inverse(r)),
                     static_cast<HalfMask>(mask));
    }
}

void TestGeometry::aQuarterTurnIsClockwise() {
    QCOMPARE(turned(Edge::N, Rotation::Quarter), Edge::E);
    QCOMPARE(turned(Edge::W, Rotation::Quarter), Edge::N);
    QCOMPARE(turned(Half::NL, Rotation::Quarter), Half::EL);
    QCOMPARE(turned(Half::WR, Rotation::Quarter), Half::NR);
    QCOMPARE(turned(Edge::N, Rotation::ThreeQuarters), Edge::W);
    QCOMPARE(turnedEdges(bit(Edge::N) | bit(Edge::W), Rotation::Quarter),
             static_cast<EdgeMask>(bit(Edge::E) | bit(Edge::N)));
    for (const Rotation r : kRotations)
        for (const Edge e : kEdges) QCOMPARE(turnedHalves(halvesOf(e), r), halvesOf(turned(e, r)));
}

void TestGeometry::halvesOfNeighbouringTilesFaceEachOther() {
    QCOMPARE(facing(Half::NL), Half::SR);
    QCOMPARE(facing(Half::NR), Half::SL);
    QCOMPARE(facing(Half::EL), Half::WR);
    QCOMPARE(facing(Half::ER), Half::WL);
    for (const Half h : kHalves) QCOMPARE(facing(facing(h)), h);
    for (const Edge e : kEdges) {
        QCOMPARE(opposite(opposite(e)), e);
        QCOMPARE(neighbour(neighbour({3, -4}, e), opposite(e)), (Position{3, -4}));
    }
}

void TestGeometry::positionsAreOrderedByYThenX() {
    QVERIFY((Position{5, 0} < Position{-5, 1}));
    QVERIFY((Position{-1, 0} < Position{0, 0}));
    QCOMPARE(neighbour({0, 0}, Edge::S), (Position{0, 1}));
    QCOMPARE(neighbour({0, 0}, Edge::E), (Position{1, 0}));
}

void TestGeometry::theRingIsTheEightSpacesAround() {
    const auto ring = ringOf({7, 7});
    QVERIFY(std::is_sorted(ring.begin(), ring.end()));
    QVERIFY(std::adjacent_find(ring.begin(), ring.end()) == ring.end());
    for (const Position p : ring) {
        QVERIFY(p != (Position{7, 7}));
        QVERIFY(std::abs(p.x - 7) <= 1 && std::abs(p.y - 7) <= 1);
    }
}

void TestGeometry::theMapEndsAtTenThousand() {
    QVERIFY(onMap({10000, -10000}));
    QVERIFY(!onMap({10001, 0}));
    QVERIFY(!onMap({0, -10001}));
}

void TestGeometry::thePositionMapKeepsEveryEntry_data() {
    QTest::addColumn<int>("spread");
    QTest::addColumn<int>("strays");
    QTest::newRow("a compact map") << 60 << 0;
    QTest::newRow("a map with a few strays") << 60 << 1;
    QTest::newRow("tiles strewn all over") << 10001 << 0;
    QTest::newRow("half of them far away") << 30 << 50;
}

void TestGeometry::thePositionMapKeepsEveryEntry() {
    QFETCH(int, spread);
    QFETCH(int, strays);
    PositionMap map;
    std::map<Position, std::int32_t> expected;
    Dice dice(7);
    const auto anywhere = [&] {
        const int reach = dice.chance(strays) ? 10001 : spread;
        return Position{dice.between(-reach, reach), dice.between(-reach, reach)};
    };
    QCOMPARE(map.find({0, 0}), PositionMap::kNone);
    const auto valueAt = [&](Position p) { return expected.contains(p) ? expected[p] : PositionMap::kNone; };
    for (int i = 0; i < 6000; ++i) {
        const Position p = anywhere();
        map.set(p, i % 3 == 0 ? ~i : i);
        expected[p] = i % 3 == 0 ? ~i : i;
        const Position other = anywhere();
        QCOMPARE(map.find(other), valueAt(other));
    }
    for (const auto &[p, value] : expected) QCOMPARE(map.find(p), value);
    for (const auto &[p, value] : std::map(expected)) {
        const auto around = map.around(p);
        const auto ring = ringOf(p);
        for (std::size_t i = 0; i < ring.size(); ++i) QCOMPARE(around[i], valueAt(ring[i]));
    }
}

void TestGeometry::partsAreNamedByAnyEdgeOrHalfTheyTouch() {
    const TileTable tiles = tableWith(oddTiles());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const auto id = static_cast<TileId>(i);
        for (const Rotation r : kRotations) {
            const slow::Laid laid{&tiles.tile(id), id, {}, static_cast<int>(r)};
            for (const Edge e : kEdges) {
                const auto part = slow::partAtEdge(laid, e);
                const bool road = part && tiles.tile(id).parts[*part].kind == PartKind::Road;
                const auto spot = static_cast<std::uint8_t>(e);
                QCOMPARE(tiles.partNamed(id, r, {PartName::Kind::Road, spot}), road ? part : std::nullopt);
                QCOMPARE(tiles.partNamed(id, r, {PartName::Kind::City, spot}), road ? std::nullopt : part);
            }
            for (const Half h : kHalves)
                QCOMPARE(tiles.partNamed(id, r, {PartName::Kind::Field, static_cast<std::uint8_t>(h)}),
                         slow::partAtHalf(laid, h));
        }
    }
}

void TestGeometry::theFirstNameOfAPartFollowsTheClock() {
    Desk d;
    const auto first = [&](std::string_view tile, Rotation r, std::string_view any) {
        const auto part = d.state().setting->tiles.partNamed(d.id(tile), r, partNameFrom(any).value());
        return toString(d.state().setting->tiles.firstName(d.id(tile), r, part.value()));
    };
    QCOMPARE(first("base/D", Rotation::None, "road W"), std::string("road E"));
    QCOMPARE(first("base/D", Rotation::Quarter, "road S"), std::string("road N"));
    QCOMPARE(first("base/D", Rotation::None, "field WR"), std::string("field EL"));
    QCOMPARE(first("base/D", Rotation::Half, "city S"), std::string("city S"));
    QCOMPARE(first("base/A", Rotation::None, "monastery"), std::string("monastery"));
    QCOMPARE(toString(d.state().setting->tiles.firstName(d.id("barber-surgeons/3"), Rotation::None, kBathhousePart)),
             std::string("bathhouse"));
}

void TestGeometry::partNamesAreReadAsTheyAreWritten() {
    for (const std::string_view kind : {"road", "city"})
        for (const Edge e : kEdges) {
            const std::string text = std::string(kind) + " " + std::string(name(e));
            QCOMPARE(toString(partNameFrom(text).value()), text);
        }
    for (const Half h : kHalves)
        QCOMPARE(toString(partNameFrom("field " + std::string(name(h))).value()), "field " + std::string(name(h)));
    for (const std::string text : {"monastery", "garden", "bathhouse"})
        QCOMPARE(toString(partNameFrom(text).value()), text);
}

void TestGeometry::whatIsNoPartNameIsNotRead() {
    for (const std::string_view text : {"", "road", "road NL", "field N", "city X", "road  W", " road W", "road W ",
                                        "monastery N", "castle", "Road W"})
        QVERIFY2(!partNameFrom(text), std::string(text).c_str());
}

void TestGeometry::rotationsThatFitMatchEveryKnownEdge() {
    const TileTable tiles = tableWith(oddTiles());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const auto id = static_cast<TileId>(i);
        for (unsigned around = 0; around < 256; ++around) {
            unsigned expected = 0;
            for (const Rotation r : kRotations) {
                const slow::Laid laid{&tiles.tile(id), id, {}, static_cast<int>(r)};
                bool fits = true;
                for (const Edge e : kEdges) {
                    const unsigned wanted = around >> (2 * index(e)) & 3u;
                    const std::array known{slow::Shows::Field, slow::Shows::Road, slow::Shows::City};
                    if (wanted != 0 && !laid.tile->anyEdge && known[wanted - 1] != slow::shows(laid, e)) fits = false;
                }
                if (fits) expected |= 1u << static_cast<unsigned>(r);
            }
            QCOMPARE(static_cast<unsigned>(tiles.rotationsThatFit(id, static_cast<EdgePattern>(around))), expected);
        }
    }
}

void TestGeometry::shippedTilesAreSound() {
    const TileTable tiles = tableWith(oddTiles());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Tile &t = tiles.tile(static_cast<TileId>(i));
        QVERIFY2(problems(t).empty(), t.id.c_str());
        QCOMPARE(tiles.find(t.id), std::optional(static_cast<TileId>(i)));
    }
    QVERIFY(!tiles.find("base/Z"));
}

void TestGeometry::impossibleTilesAreFound_data() {
    QTest::addColumn<Tile>("printed");
    QTest::addColumn<int>("kind");
    using Kind = TileProblem::Kind;
    const std::string_view all = "NL NR EL ER SL SR WL WR";
    const auto row = [](const char *name, Tile t, Kind kind) {
        QTest::newRow(name) << std::move(t) << static_cast<int>(kind);
    };
    Part empty = field("");
    Part noEdges = road("");
    Part flagOnField = field(all);
    flagOnField.flag = 3;
    row("a tile without parts", tile("x/1", {}), Kind::NoParts);
    row("a half in two fields", tile("x/2", {field(all), field("NL")}), Kind::HalfTwice);
    row("a half in a field and a city", tile("x/3", {city("N"), field(all)}), Kind::HalfTwice);
    row("a half in no part", tile("x/4", {field("NL NR EL ER SL SR WL")}), Kind::HalfMissing);
    row("a road on a city edge", tile("x/5", {city("N"), road("N"), field("EL ER SL SR WL WR")}), Kind::RoadMeetsCity);
    row("an edge of two roads", tile("x/6", {road("N S"), road("N"), field(all)}), Kind::EdgeTwice);
    row("a field beside a city that is not there", tile("x/7", {field(all, "N")}), Kind::FieldTouchesNoCity);
    row("two bathhouses", tile("x/8", {withBathhouse(road("N"), 3), withBathhouse(road("S"), 4), field(all)}),
        Kind::TwoBathhouses);
    row("a flag of ten", tile("x/9", {withBathhouse(road("N"), 10), field(all)}), Kind::FlagRange);
    row("a bathhouse in a field", tile("x/10", {flagOnField}), Kind::FlagOnWrongPart);
    row("roads that cross without a bridge",
        tile("x/11", {road("N S"), road("W E"), field("NL WR"), field("NR EL"), field("ER SL"), field("SR WL")}),
        Kind::CrossingWithoutBridge);
    row("a bridge of roads that are not there", bridgeTile("x/12", {field(all)}, "W E", "N S"), Kind::BridgeRoads);
    row("two monasteries", tile("x/13", {monastery(), garden(), field(all)}), Kind::TwoMonasteries);
    row("a road without an edge", tile("x/14", {noEdges, field(all)}), Kind::NoEdges);
    row("a field without a half", tile("x/15", {empty, field(all)}), Kind::NoEdges);
}

void TestGeometry::impossibleTilesAreFound() {
    QFETCH(Tile, printed);
    QFETCH(int, kind);
    const auto found = problems(printed);
    QVERIFY(std::any_of(found.begin(), found.end(),
                        [&](const TileProblem &p) { return static_cast<int>(p.kind) == kind; }));
}

QTEST_APPLESS_MAIN(TestGeometry)
#include "test_geometry.moc"
