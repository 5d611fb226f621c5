// SPDX-License-Identifier: MIT
#include "rules/tile_table.h"
#include "scenario/json.h"
#include "scenario/tile_library.h"
#include "scenario/writer.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::rules;
using scenario::TileLibrary;

namespace {

/// A row of the table of tiles: copies with and without garden, and the parts in order.
struct Row {
    const char *id;
    int copies;
    bool garden;
    const char *cities;
    const char *roads;
    const char *fields;
    bool monastery = false;
    int pennants = 0;
};

// Gathered again from the sources, not from the data files: `;` separates parts that are not connected.
constexpr Row kRows[] = {
    {"A", 2, false, "", "S", "NL NR EL ER SL SR WL WR", true},
    {"B", 4, false, "", "", "NL NR EL ER SL SR WL WR", true},
    {"C", 1, false, "N E S W", "", "", false, 1},
    {"D", 4, false, "N", "E W", "EL WR; ER SL SR WL"},
    {"E", 5, true, "N", "", "EL ER SL SR WL WR"},
    {"F", 2, false, "E W", "", "NL NR; SL SR", false, 1},
    {"G", 1, false, "E W", "", "NL NR; SL SR"},
    {"H", 3, true, "N; S", "", "EL ER WL WR"},
    {"I", 2, true, "N; W", "", "EL ER SL SR"},
    {"J", 3, false, "N", "E S", "EL SR WL WR; ER SL"},
    {"K", 3, false, "N", "S W", "EL ER SL WR; SR WL"},
    {"L", 3, false, "N", "E; S; W", "EL WR; ER SL; SR WL"},
    {"M", 2, true, "N W", "", "EL ER SL SR", false, 1},
    {"N", 3, true, "N W", "", "EL ER SL SR"},
    {"O", 2, false, "N W", "E S", "EL SR; ER SL", false, 1},
    {"P", 3, false, "N W", "E S", "EL SR; ER SL"},
    {"Q", 1, false, "N E W", "", "SL SR", false, 1},
    {"R", 3, true, "N E W", "", "SL SR"},
    {"S", 2, false, "N E W", "S", "SL; SR", false, 1},
    {"T", 1, false, "N E W", "S", "SL; SR"},
    {"U", 8, true, "", "E W", "NL NR EL WR; ER SL SR WL"},
    {"V", 9, true, "", "S W", "NL NR EL ER SL WR; SR WL"},
    {"W", 4, false, "", "E; S; W", "NL NR EL WR; ER SL; SR WL"},
    {"X", 1, false, "", "N; E; S; W", "NL WR; NR EL; ER SL; SR WL"},
};

const Tile &shipped(const std::string &id) {
    const Tile *tile = TileLibrary::shipped().find(id);
    if (!tile) qFatal("no tile %s", id.c_str());
    return *tile;
}

std::string spots(const Part &part) {
    std::string text;
    for (const Edge e : kEdges) {
        if (part.edges & bit(e)) text.append(text.empty() ? "" : " ").append(name(e));
    }
    if (part.kind == PartKind::Field) {
        for (const Half h : kHalves) {
            if (part.halves & bit(h)) text.append(text.empty() ? "" : " ").append(name(h));
        }
    }
    return text;
}

std::string partsOf(const Tile &tile, PartKind kind) {
    std::string text;
    for (const Part &part : tile.parts) {
        if (part.kind == kind) text.append(text.empty() ? "" : "; ").append(spots(part));
    }
    return text;
}

int count(const Tile &tile, PartKind kind) {
    return static_cast<int>(
        std::count_if(tile.parts.begin(), tile.parts.end(), [kind](const Part &part) { return part.kind == kind; }));
}

TileTable wholeTable() {
    TileTable table;
    for (const Tile &tile : TileLibrary::shipped().tiles()) table.add(tile);
    return table;
}

Tile tileOf(std::vector<Part> parts) {
    return {.id = "test/x", .count = 1, .reconstructed = {}, .parts = std::move(parts), .bridge = std::nullopt};
}

Part part(PartKind kind, EdgeMask edges, HalfMask halves = 0) {
    Part p;
    p.kind = kind;
    p.edges = edges;
    p.halves = halves;
    return p;
}

constexpr EdgeMask N = bit(Edge::N), E = bit(Edge::E), S = bit(Edge::S), W = bit(Edge::W);
constexpr HalfMask kAllHalves = 0xFF;

constexpr HalfMask halves(std::initializer_list<Half> list) {
    unsigned mask = 0;
    for (const Half h : list) mask |= bit(h);
    return static_cast<HalfMask>(mask);
}

bool has(const Tile &tile, TileProblem::Kind kind) {
    const auto found = problems(tile);
    return std::any_of(found.begin(), found.end(), [kind](const TileProblem &problem) { return problem.kind == kind; });
}

}  // namespace

class Tiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBaseGameHasSeventyTwo() {
        int copies = 0;
        for (const Tile &tile : TileLibrary::shipped().tiles()) copies += tile.set() == "base" ? tile.count : 0;
        QCOMPARE(copies, 72);
    }

    void everyRowOfTheTableIsThere() {
        std::set<std::string> expected;
        for (const Row &row : kRows) {
            const std::string id = std::string("base/") + row.id;
            expected.insert(id);
            if (row.garden) expected.insert(id + "g");
            for (const Tile *tile : {&shipped(id), row.garden ? &shipped(id + "g") : &shipped(id)}) {
                QCOMPARE(partsOf(*tile, PartKind::City), std::string(row.cities));
                QCOMPARE(partsOf(*tile, PartKind::Road), std::string(row.roads));
                QCOMPARE(partsOf(*tile, PartKind::Field), std::string(row.fields));
                QCOMPARE(count(*tile, PartKind::Monastery), row.monastery ? 1 : 0);
                int pennants = 0;
                for (const Part &p : tile->parts) pennants += p.pennants;
                QCOMPARE(pennants, row.pennants);
            }
            QCOMPARE(shipped(id).count + (row.garden ? shipped(id + "g").count : 0), row.copies);
        }
        std::set<std::string> found;
        for (const Tile &tile : TileLibrary::shipped().tiles()) {
            if (tile.set() == "base") found.insert(tile.id);
        }
        QVERIFY(found == expected);
    }

    void aTileWithGardenDiffersByTheGardenAlone() {
        int gardens = 0;
        for (const Tile &tile : TileLibrary::shipped().tiles()) {
            QCOMPARE(count(tile, PartKind::Garden), tile.id.ends_with('g') ? 1 : 0);
            if (!tile.id.ends_with('g')) continue;
            ++gardens;
            std::vector<Part> rest = tile.parts;
            std::erase_if(rest, [](const Part &p) { return p.kind == PartKind::Garden; });
            QVERIFY(rest == shipped(tile.id.substr(0, tile.id.size() - 1)).parts);
            QCOMPARE(tile.count, 1);
        }
        QCOMPARE(gardens, 8);
    }

    void sixTilesHaveABathhouse() {
        std::vector<int> flags;
        int inCities = 0;
        int onRoads = 0;
        for (const Tile &tile : TileLibrary::shipped().tiles()) {
            const auto index = tile.bathhousePart();
            QCOMPARE(index.has_value(), tile.set() == "barber-surgeons");
            if (!index) continue;
            QCOMPARE(tile.count, 1);
            flags.push_back(tile.parts[*index].flag);
            (tile.parts[*index].kind == PartKind::City ? inCities : onRoads)++;
        }
        QCOMPARE(flags, (std::vector<int>{3, 4, 5, 3, 4, 5}));
        QCOMPARE(inCities, 3);
        QCOMPARE(onRoads, 3);
        QVERIFY(shipped("barber-surgeons/1").bridge == (Bridge{W | E, N | S}));
        QCOMPARE(shipped("barber-surgeons/1").parts[*shipped("barber-surgeons/1").bathhousePart()].edges,
                 EdgeMask(W | E));
        QVERIFY(shipped("barber-surgeons/2").reconstructed.empty());
        QCOMPARE(shipped("barber-surgeons/3").reconstructed, (std::vector<std::string>{"shape", "flag"}));
    }

    void everyHalfOfEveryTileBelongsToOnePart() {
        for (const Tile &tile : TileLibrary::shipped().tiles()) {
            QVERIFY2(problems(tile).empty(), tile.id.c_str());
            if (tile.anyEdge) continue;  // it has no edges of its own
            for (const Half h : kHalves) {
                const auto owners = std::count_if(tile.parts.begin(), tile.parts.end(),
                                                  [h](const Part &p) { return (p.halves & bit(h)) != 0; });
                QVERIFY2(owners == 1, (tile.id + ' ' + std::string(name(h))).c_str());
            }
        }
    }

    void fieldsNameTheCitiesTheyTouch() {
        for (const Tile &tile : TileLibrary::shipped().tiles()) {
            EdgeMask cities = 0;
            for (const Part &p : tile.parts) {
                if (p.kind == PartKind::City) cities = static_cast<EdgeMask>(cities | p.edges);
            }
            for (const Part &p : tile.parts) QVERIFY2((p.cities & ~cities) == 0, tile.id.c_str());
        }
        QCOMPARE(shipped("base/H").parts.back().cities, EdgeMask(N | S));
        QCOMPARE(shipped("base/J").parts[2].cities, N);
        QCOMPARE(shipped("base/J").parts[3].cities, EdgeMask(0));
    }

    void fitsAgreesWithComparingEdgeByEdge() {
        const TileTable table = wholeTable();
        for (std::size_t i = 0; i < table.size(); ++i) {
            const TileId id{static_cast<std::uint16_t>(i)};
            for (unsigned around = 0; around < 256; ++around) {
                for (const Rotation r : kRotations) {
                    bool fits = true;
                    for (const Edge e : kEdges) {
                        const Edge printed = turned(e, inverse(r));
                        EdgeKind shown = table.tile(id).anyEdge ? EdgeKind::Any : EdgeKind::Field;
                        for (const Part &p : table.tile(id).parts) {
                            if (!(p.edges & bit(printed))) continue;
                            shown = p.kind == PartKind::City ? EdgeKind::City : EdgeKind::Road;
                        }
                        const unsigned wanted = around >> (2 * index(e)) & 3u;
                        fits = fits && (shown == EdgeKind::Any || wanted == 0 || wanted == static_cast<unsigned>(shown));
                    }
                    const bool said =
                        (table.rotationsThatFit(id, static_cast<EdgePattern>(around)) >> quarterTurns(r) & 1) != 0;
                    QCOMPARE(said, fits);
                }
            }
        }
    }

    void partsAreFoundByEveryNameAndNamedByTheFirst() {
        const TileTable table = wholeTable();
        const TileId curve = *table.find("base/V");
        const auto named = [&](TileId id, Rotation r, const char *text) {
            return table.partNamed(id, r, *partNameFrom(text));
        };
        QCOMPARE(named(curve, Rotation::None, "road S"), named(curve, Rotation::None, "road W"));
        QVERIFY(!named(curve, Rotation::None, "road N"));
        QCOMPARE(named(curve, Rotation::Quarter, "road N"), named(curve, Rotation::None, "road W"));
        QCOMPARE(named(curve, Rotation::Quarter, "field NL"), named(curve, Rotation::None, "field WL"));
        QVERIFY(!named(curve, Rotation::None, "bathhouse"));
        QCOMPARE(*named(*table.find("barber-surgeons/2"), Rotation::None, "bathhouse"), kBathhousePart);
        for (std::size_t i = 0; i < table.size(); ++i) {
            const TileId id{static_cast<std::uint16_t>(i)};
            for (std::size_t p = 0; p < table.tile(id).parts.size(); ++p) {
                for (const Rotation r : kRotations) {
                    const PartName first = table.firstName(id, r, static_cast<PartIndex>(p));
                    QCOMPARE(*table.partNamed(id, r, first), static_cast<PartIndex>(p));
                    QVERIFY(partNameFrom(toString(first)) == first);
                }
            }
        }
        QCOMPARE(toString(table.firstName(curve, Rotation::Half, *named(curve, Rotation::Half, "road E"))),
                 std::string("road N"));
    }

    void wordsThatNameNoPartAreRefused() {
        for (const char *text : {"", "road", "road  W", "road w", "Road W", "road NL", "field N", "monastery N",
                                 "castle", "bathhouse ", " city N"}) {
            QVERIFY2(!partNameFrom(text), text);
        }
    }

    void impossibleTilesAreRecognised() {
        using Kind = TileProblem::Kind;
        const Part meadow = part(PartKind::Field, 0, kAllHalves);
        QVERIFY(problems(tileOf({meadow})).empty());
        QVERIFY(has(tileOf({}), Kind::NoParts));
        QVERIFY(has(tileOf({meadow, part(PartKind::Field, 0, halves({Half::NL}))}), Kind::HalfTwice));
        QVERIFY(has(tileOf({part(PartKind::City, N), meadow}), Kind::HalfTwice));
        QVERIFY(has(tileOf({part(PartKind::Field, 0, halves({Half::NL}))}), Kind::HalfMissing));
        QVERIFY(has(tileOf({part(PartKind::City, N), part(PartKind::Road, N | S), meadow}), Kind::RoadMeetsCity));
        QVERIFY(has(tileOf({part(PartKind::Road, N), part(PartKind::Road, N), meadow}), Kind::EdgeTwice));
        QVERIFY(has(tileOf({part(PartKind::Road, N), part(PartKind::Field, 0, kAllHalves & ~halvesOf(Edge::N))}),
                    Kind::RoadWithoutField));
        Part besideCity = meadow;
        besideCity.cities = N;
        QVERIFY(has(tileOf({besideCity}), Kind::FieldTouchesNoCity));
        QVERIFY(has(tileOf({part(PartKind::Road, 0), meadow}), Kind::NoEdges));
        QVERIFY(has(tileOf({part(PartKind::Monastery, 0), part(PartKind::Garden, 0), meadow}), Kind::TwoMonasteries));
        Tile anyEdge = tileOf({part(PartKind::Monastery, 0)});
        QVERIFY(has(anyEdge, Kind::HalfMissing));
        anyEdge.anyEdge = true;
        QVERIFY(problems(anyEdge).empty());
        anyEdge.parts.push_back(part(PartKind::Road, N));
        QVERIFY(has(anyEdge, Kind::EdgeDespiteAny));
    }

    void bathhousesStandWhereTheyCan() {
        using Kind = TileProblem::Kind;
        const auto flagged = [](Part p, std::uint8_t flag) {
            p.flag = flag;
            return p;
        };
        const Part rest = part(PartKind::Field, 0, halves({Half::EL, Half::ER, Half::WL, Half::WR}));
        QVERIFY(problems(tileOf({flagged(part(PartKind::City, N), 9), part(PartKind::City, S), rest})).empty());
        QVERIFY(has(tileOf({flagged(part(PartKind::City, N), 3), flagged(part(PartKind::City, S), 3), rest}),
                    Kind::TwoBathhouses));
        QVERIFY(has(tileOf({flagged(part(PartKind::City, N), 10), part(PartKind::City, S), rest}), Kind::FlagRange));
        QVERIFY(has(tileOf({flagged(part(PartKind::Field, 0, kAllHalves), 3)}), Kind::FlagOnWrongPart));
    }

    void partsCrossOnlyOnABridge() {
        using Kind = TileProblem::Kind;
        Tile bridge = shipped("barber-surgeons/1");
        QVERIFY(problems(bridge).empty());
        std::swap(bridge.bridge->over, bridge.bridge->under);
        QVERIFY(problems(bridge).empty());
        bridge.bridge = Bridge{W | E, N};
        QVERIFY(has(bridge, Kind::BridgeRoads));
        bridge.bridge.reset();
        QVERIFY(has(bridge, Kind::CrossingWithoutBridge));
        // A field on both sides of a road that runs through, and cities linked across another one.
        QVERIFY(has(tileOf({part(PartKind::Road, W | E), part(PartKind::Field, 0, kAllHalves)}),
                    Kind::CrossingWithoutBridge));
        QVERIFY(has(tileOf({part(PartKind::City, N | S), part(PartKind::City, W | E)}), Kind::CrossingWithoutBridge));
        // A bridge laid over all leads over fields and cities, and must be there.
        Tile laid = tileOf({part(PartKind::City, N | S), part(PartKind::Field, 0, halves({Half::EL, Half::ER})),
                            part(PartKind::Field, 0, halves({Half::WL, Half::WR})), part(PartKind::Road, W | E)});
        QVERIFY(has(laid, Kind::CrossingWithoutBridge));
        laid.bridge = Bridge{W | E, 0};
        QVERIFY(problems(laid).empty());
        laid.bridge = Bridge{N | S, 0};
        QVERIFY(has(laid, Kind::BridgeRoads));
        // A road that ends on the tile separates nothing.
        QVERIFY(
            problems(tileOf({part(PartKind::Road, W), part(PartKind::Road, E), part(PartKind::Field, 0, kAllHalves)}))
                .empty());
    }

    void theUsersFileCorrectsAndAdds() {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("tiles.json")).toStdString();
        const std::string list = R"([ { "id": "barber-surgeons/2", "parts": [ { "road": "S W", "bathhouse": 5 },
            { "field": "NL NR EL ER SL WR" }, { "field": "SR WL" } ] },
            { "id": "mine/1", "parts": [ { "field": "NL NR EL ER SL SR WL WR" } ] },
            { "id": "mine/2", "parts": [ { "city": "N" } ] } ])";
        QVERIFY(!scenario::saveFile(path, list));
        scenario::Problems problems;
        const TileLibrary library = TileLibrary::withUserFile(path, problems);
        QCOMPARE(int(library.find("barber-surgeons/2")->parts[0].flag), 5);
        QCOMPARE(int(shipped("barber-surgeons/2").parts[0].flag), 4);
        QVERIFY(library.find("mine/1"));
        QVERIFY(!library.find("mine/2"));
        QCOMPARE(library.tiles().size(), TileLibrary::shipped().tiles().size() + 1);
        QVERIFY(!problems.empty());
        for (const scenario::Problem &problem : problems)
            QVERIFY2(problem.pointer.starts_with("/2/parts"), problem.text().c_str());
        std::vector<std::string> sets = TileLibrary::shipped().sets();
        sets.emplace_back("mine");
        QCOMPARE(library.sets(), sets);
        QCOMPARE(sets[0], std::string("base"));
        QCOMPARE(sets[1], std::string("barber-surgeons"));
    }

    void aMissingUserFileBringsNoTilesAndIsNoProblem() {
        scenario::Problems problems;
        const TileLibrary library = TileLibrary::withUserFile("/nowhere/tiles.json", problems);
        QVERIFY(problems.empty());
        QVERIFY(library.tiles() == TileLibrary::shipped().tiles());
    }

    void aUserFileThatCannotBeReadIsAProblem() {
        scenario::Problems problems;
        const TileLibrary library = TileLibrary::withUserFile("/", problems);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(library.tiles() == TileLibrary::shipped().tiles());
    }

    void theUsersFileLiesInTheDataFolder() {
        QStandardPaths::setTestModeEnabled(true);
        const std::string path = TileLibrary::userFile();
        QVERIFY(path.ends_with("/tiles.json"));
        QVERIFY(path.starts_with(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()));
    }

    void tilesWrittenAreTilesRead() {
        for (const Tile &tile : TileLibrary::shipped().tiles()) {
            QTemporaryDir folder;
            const std::string path = folder.filePath(QStringLiteral("tiles.json")).toStdString();
            Tile renamed = tile;
            renamed.id = "copy/" + tile.id.substr(tile.id.find('/') + 1);
            Json list = Json::array();
            list.push_back(scenario::toJson(renamed));
            QVERIFY(!scenario::saveFile(path, scenario::writeJson(list)));
            scenario::Problems problems;
            const TileLibrary library = TileLibrary::withUserFile(path, problems);
            QVERIFY(problems.empty());
            QVERIFY(*library.find(renamed.id) == renamed);
        }
    }
};

QTEST_GUILESS_MAIN(Tiles)
#include "test_tiles.moc"
