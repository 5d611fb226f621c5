// SPDX-License-Identifier: MIT
#include "custom_tiles.h"
#include "pixels.h"
#include "scenario/tile_library.h"
#include "ui/board/tile_art.h"
#include "ui/board/tile_cache.h"
#include "ui/board/tile_canvas.h"

#include "rules/tile_table.h"

#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::ui;
using rules::EdgeKind;
using rules::PartIndex;
using rules::PartKind;
using rules::Rotation;

namespace {

std::vector<rules::Tile> allTiles() {
    std::vector<rules::Tile> tiles = scenario::TileLibrary::shipped().tiles();
    for (rules::Tile &tile : test::customTiles()) tiles.push_back(std::move(tile));
    return tiles;
}

void addTileRows() {
    QTest::addColumn<int>("number");
    int number = 0;
    for (const rules::Tile &tile : allTiles()) QTest::newRow(tile.id.c_str()) << number++;
}

QImage picture(const rules::Tile &tile, int px, Rotation r = Rotation::None, Theme theme = Theme::Light,
               CornerMask towers = 0) {
    TileLook look;
    look.rotation = r;
    look.px = px;
    look.theme = theme;
    look.towers = towers;
    return tileImage(tile, look);
}

/// The outermost pixels of an edge, clockwise.
std::vector<QRgb> edgePixels(const QImage &image, rules::Edge edge) {
    std::vector<QRgb> pixels;
    const int last = image.width() - 1;
    for (int i = 0; i <= last; ++i) {
        switch (edge) {
        case rules::Edge::N: pixels.push_back(image.pixel(i, 0)); break;
        case rules::Edge::E: pixels.push_back(image.pixel(last, i)); break;
        case rules::Edge::S: pixels.push_back(image.pixel(last - i, last)); break;
        case rules::Edge::W: pixels.push_back(image.pixel(0, last - i)); break;
        }
    }
    return pixels;
}

int difference(const std::vector<QRgb> &a, const std::vector<QRgb> &b, std::size_t from, std::size_t to) {
    int worst = 0;
    for (std::size_t i = from; i < to; ++i) {
        worst = std::max({worst, std::abs(qRed(a[i]) - qRed(b[i])), std::abs(qGreen(a[i]) - qGreen(b[i])),
                          std::abs(qBlue(a[i]) - qBlue(b[i]))});
    }
    return worst;
}

/// Rows of the picture that hold a colour.
int rowsWith(const QImage &image, QRgb colour) {
    int rows = 0;
    for (int y = 0; y < image.height(); ++y) {
        bool found = false;
        for (int x = 0; x < image.width(); ++x) found = found || image.pixel(x, y) == colour;
        rows += found;
    }
    return rows;
}

} // namespace

class TestTileArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edgesOfAKindMatchPixelByPixel();
    void everyTileCoversItsSquare_data() { addTileRows(); }
    void everyTileCoversItsSquare();
    void partsDoNotOverlap_data() { addTileRows(); }
    void partsDoNotOverlap();
    void figuresStandOnTheirPart_data() { addTileRows(); }
    void figuresStandOnTheirPart();
    void edgesBelongToTheirParts_data() { addTileRows(); }
    void edgesBelongToTheirParts();
    void citiesKeepTheirHouses();
    void smallTilesLeaveDetailOut();
    void flagsAreNeverLowerThanTwelvePixels();
    void flagsCanBeToldApartAtSixtyPixels();
    void signsStayUpright();
    void groundTurns();
    void aGuestTakesTheSteamAway();
    void towersOfNeighboursAreDrawn();
    void darkTilesAreDarker();
    void picturesAreKept();
    void anAnchorMovesTheFigure();
};

void TestTileArt::edgesOfAKindMatchPixelByPixel() {
    const std::map<EdgeKind, int> allowed{{EdgeKind::Field, 0}, {EdgeKind::City, 0}, {EdgeKind::Road, 3}, {EdgeKind::Any, 0}};
    std::map<EdgeKind, std::vector<QRgb>> first;
    std::map<EdgeKind, int> compared;
    for (const rules::Tile &tile : scenario::TileLibrary::shipped().tiles()) {
        rules::TileTable table;
        const rules::TileId id = table.add(tile);
        for (const Rotation r : rules::kRotations) {
            const QImage image = picture(tile, 200, r, Theme::Light, 0b1111);
            for (const rules::Edge e : rules::kEdges) {
                const EdgeKind kind = rules::edgeKind(table.turned(id, r).pattern, e);
                const std::vector<QRgb> pixels = edgePixels(image, e);
                std::vector<QRgb> mirrored = pixels;
                std::reverse(mirrored.begin(), mirrored.end());
                if (!first.contains(kind)) first[kind] = pixels;
                const auto differ = [&](std::size_t from, std::size_t to) {
                    return std::max(difference(first[kind], pixels, from, to),
                                    difference(first[kind], mirrored, from, to));
                };
                const int worst = differ(18, 182);
                // Round towers: the painter's circles are not quite the same from all four sides.
                QVERIFY2(differ(0, 18) <= 1 && differ(182, 200) <= 1, tile.id.c_str());
                QVERIFY2(worst <= allowed.at(kind), qPrintable(QStringLiteral("%1 turned by %2, edge %3: %4")
                                                                   .arg(QString::fromStdString(tile.id))
                                                                   .arg(rules::degrees(r))
                                                                   .arg(rules::index(e))
                                                                   .arg(worst)));
                ++compared[kind];
            }
        }
    }
    QVERIFY(compared[EdgeKind::Field] > 200 && compared[EdgeKind::Road] > 100 && compared[EdgeKind::City] > 200);
}

void TestTileArt::everyTileCoversItsSquare() {
    QFETCH(int, number);
    const rules::Tile tile = allTiles()[static_cast<std::size_t>(number)];
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        for (const int px : {40, 60, 100, 160}) {
            const QImage image = picture(tile, px, Rotation::Quarter, theme);
            QCOMPARE(image.width(), px);
            std::set<QRgb> colours;
            for (const QRgb colour : test::coloursIn(image, image.rect())) {
                QCOMPARE(qAlpha(colour), 255);
                colours.insert(colour);
            }
            QVERIFY(colours.size() >= 2);
        }
    }
}

void TestTileArt::partsDoNotOverlap() {
    QFETCH(int, number);
    const rules::Tile tile = allTiles()[static_cast<std::size_t>(number)];
    const auto layout = layoutOf(tile);
    int twice = 0;
    int covered = 0;
    int points = 0;
    for (double y = 0.7; y < 100; y += 1.4) {
        for (double x = 0.7; x < 100; x += 1.4) {
            int parts = 0;
            for (const QPainterPath &shape : layout->shapes) parts += shape.contains({x, y});
            twice += parts > 1;
            covered += parts > 0;
            ++points;
        }
    }
    QCOMPARE(twice, 0);
    // Villages, gates, and strips that touch no edge belong to nobody.
    QVERIFY2(covered > points * (tile.id.starts_with("custom/") ? 0.7 : 0.9),
             qPrintable(QString::number(100.0 * covered / points)));
}

void TestTileArt::figuresStandOnTheirPart() {
    QFETCH(int, number);
    const rules::Tile tile = allTiles()[static_cast<std::size_t>(number)];
    const auto layout = layoutOf(tile);
    for (const Rotation r : rules::kRotations) {
        for (std::size_t i = 0; i < tile.parts.size(); ++i) {
            const PartIndex part = static_cast<PartIndex>(i);
            const QPointF at = figureAnchor(*layout, r, part);
            QVERIFY2(partShape(*layout, r, part).contains(at), qPrintable(QStringLiteral("part %1").arg(i)));
            QCOMPARE(partAt(*layout, r, at), part);
        }
        QCOMPARE(layout->bathhouse.has_value(), tile.bathhousePart().has_value());
        if (!layout->bathhouse) continue;
        const QPointF pool = figureAnchor(*layout, r, rules::kBathhousePart);
        QVERIFY(partShape(*layout, r, rules::kBathhousePart).contains(pool));
        QCOMPARE(partAt(*layout, r, pool), rules::kBathhousePart);
        QVERIFY(QRectF(0, 0, 100, 100).contains(partShape(*layout, r, rules::kBathhousePart).boundingRect()));
    }
}

void TestTileArt::edgesBelongToTheirParts() {
    QFETCH(int, number);
    const rules::Tile tile = allTiles()[static_cast<std::size_t>(number)];
    const auto layout = layoutOf(tile);
    rules::TileTable table;
    const rules::TileId id = table.add(tile);
    for (const Rotation r : rules::kRotations) {
        const rules::TurnedTile &turnedTile = table.turned(id, r);
        for (const rules::Half h : rules::kHalves) {
            const QPointF p = halfMiddle(h) - outward(static_cast<rules::Edge>(rules::index(h) / 2)) * 0.8;
            QCOMPARE(partAt(*layout, r, p), turnedTile.halfPart[static_cast<std::size_t>(rules::index(h))]);
        }
        for (const rules::Edge e : rules::kEdges) {
            const PartIndex part = turnedTile.edgePart[static_cast<std::size_t>(rules::index(e))];
            if (part != rules::kNoPart) QCOMPARE(partAt(*layout, r, edgeMiddle(e) - outward(e)), part);
        }
    }
}

void TestTileArt::citiesKeepTheirHouses() {
    for (const rules::Tile &tile : scenario::TileLibrary::shipped().tiles()) {
        const auto layout = layoutOf(tile);
        for (const CityLayout &city : layout->cities) {
            // A sign of a module takes the room of two houses in the smallest city.
            const auto signs = std::ranges::count(layout->marks, city.part, &MarkLayout::part);
            QVERIFY2(city.houses.size() + 2 * static_cast<std::size_t>(signs) >= 6, tile.id.c_str());
            for (const House &house : city.houses) {
                QVERIFY2(QRectF(0, 0, 100, 100)
                             .contains(box(house.centre, house.ridge, house.length, house.width).boundingRect()),
                         tile.id.c_str());
            }
        }
    }
}

void TestTileArt::smallTilesLeaveDetailOut() {
    struct Limit {
        int px;
        bool Detail::*what;
    };
    for (const Limit &limit : {Limit{150, &Detail::chimneys}, Limit{140, &Detail::ruts}, Limit{110, &Detail::merlons},
                               Limit{90, &Detail::fine}, Limit{56, &Detail::middling}}) {
        QVERIFY(Detail(limit.px).*limit.what);
        QVERIFY(!(Detail(limit.px - 1).*limit.what));
    }
    const rules::Tile plain = test::custom("custom/plain", "field NL NR EL ER SL SR WL WR");
    const QRect inside(2, 2, 36, 36);
    QCOMPARE(test::coloursIn(picture(plain, 40), inside).size(), std::size_t{1});
    QVERIFY(test::coloursIn(picture(plain, 60), QRect(2, 2, 56, 56)).size() > 4);
}

void TestTileArt::flagsAreNeverLowerThanTwelvePixels() {
    const rules::Tile tile = *scenario::TileLibrary::shipped().find("barber-surgeons/3");
    const QRgb cloth = tileColours(Theme::Light).flag.rgb();
    for (const int px : {40, 48, 56, 60, 72, 90, 110, 160, 400}) {
        // Half the outline lies on the cloth on either side, and its first and last row may be mixed.
        QVERIFY2(rowsWith(picture(tile, px), cloth) >= 9, qPrintable(QString::number(px)));
    }
}

void TestTileArt::flagsCanBeToldApartAtSixtyPixels() {
    std::vector<QImage> images;
    for (std::uint8_t flag = 1; flag <= 9; ++flag) {
        rules::Tile tile = *scenario::TileLibrary::shipped().find("barber-surgeons/3");
        tile.parts[0].flag = flag;
        images.push_back(picture(tile, 60));
    }
    for (std::size_t a = 0; a < images.size(); ++a) {
        for (std::size_t b = a + 1; b < images.size(); ++b) {
            int clearly = 0;
            for (int y = 0; y < 60; ++y) {
                for (int x = 0; x < 60; ++x) {
                    clearly += std::abs(qGray(images[a].pixel(x, y)) - qGray(images[b].pixel(x, y))) > 60;
                }
            }
            QVERIFY2(clearly >= 6, qPrintable(QStringLiteral("%1 and %2: %3").arg(a + 1).arg(b + 1).arg(clearly)));
        }
    }
}

void TestTileArt::signsStayUpright() {
    const rules::Tile tile = *scenario::TileLibrary::shipped().find("base/C");
    const auto layout = layoutOf(tile);
    const auto shield = [&](Rotation r) {
        const QPointF at = turned(layout->shields.at(0), r) * 2;
        return picture(tile, 200, r).copy(qRound(at.x()) - 10, qRound(at.y()) - 12, 20, 22);
    };
    const QImage upright = shield(Rotation::None);
    for (const Rotation r : rules::kRotations) QCOMPARE(shield(r), upright);
    QVERIFY(test::coloursIn(upright, upright.rect()).contains(tileColours(Theme::Light).shieldGold.rgb()));
}

void TestTileArt::groundTurns() {
    const rules::Tile tile = *scenario::TileLibrary::shipped().find("base/D");
    const QRgb city = tileColours(Theme::Light).city.rgb();
    const QPoint northOnly(8, 3);
    QCOMPARE(picture(tile, 100).pixel(20, 3), city);
    QCOMPARE(picture(tile, 100, Rotation::Quarter).pixel(96, 20), city);
    QCOMPARE(picture(tile, 100, Rotation::Half).pixel(79, 96), city);
    QCOMPARE(picture(tile, 100, Rotation::ThreeQuarters).pixel(3, 79), city);
    QVERIFY(picture(tile, 100, Rotation::Half).pixel(northOnly) != city);
}

void TestTileArt::aGuestTakesTheSteamAway() {
    const rules::Tile tile = *scenario::TileLibrary::shipped().find("barber-surgeons/5");
    const auto layout = layoutOf(tile);
    const QRectF pool = partShape(*layout, Rotation::None, rules::kBathhousePart).boundingRect().adjusted(8, 9, -8, -8);
    const QRect onScreen(pool.topLeft().toPoint() * 2, pool.size().toSize() * 2);
    TileLook look;
    look.px = 200;
    const QRgb steam = tileColours(Theme::Light).steam.rgb();
    QVERIFY(test::coloursIn(tileImage(tile, look), onScreen).contains(steam));
    look.guest = true;
    QVERIFY(!test::coloursIn(tileImage(tile, look), onScreen).contains(steam));
}

void TestTileArt::towersOfNeighboursAreDrawn() {
    const rules::Tile tile = *scenario::TileLibrary::shipped().find("base/U");
    const QRgb stone = tileColours(Theme::Light).stoneLit.rgb();
    QVERIFY(picture(tile, 200).pixel(2, 2) != stone);
    QCOMPARE(picture(tile, 200, Rotation::None, Theme::Light, 0b0001).pixel(2, 2), stone);
    QVERIFY(picture(tile, 200, Rotation::None, Theme::Light, 0b0001).pixel(197, 2) != stone);
    QCOMPARE(picture(tile, 200, Rotation::Quarter, Theme::Light, 0b0100).pixel(197, 197), stone);
}

void TestTileArt::darkTilesAreDarker() {
    for (const rules::Tile &tile : scenario::TileLibrary::shipped().tiles()) {
        const auto brightness = [&](Theme theme) {
            return qGray(picture(tile, 60, Rotation::None, theme)
                             .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .pixel(0, 0));
        };
        QVERIFY2(brightness(Theme::Dark) + 25 < brightness(Theme::Light), tile.id.c_str());
    }
}

void TestTileArt::picturesAreKept() {
    TileCache cache;
    const auto layout = layoutOf(*scenario::TileLibrary::shipped().find("base/E"));
    TileLook look;
    look.px = 64;
    QVERIFY(!cache.find(layout, look));
    const QPixmap &first = cache.picture(layout, look);
    QCOMPARE(cache.find(layout, look), &first);
    look.towers = 0b0100;
    QVERIFY(!cache.find(layout, look));
    look.towers = 0b0001;  // the tile's own tower: the same picture
    QCOMPARE(cache.find(layout, look), &first);
    look.px = 80;
    QVERIFY(!cache.find(layout, look));
    QCOMPARE(cache.anySize(layout, look), &first);
    QCOMPARE(cache.size(), std::size_t{1});
}

void TestTileArt::anAnchorMovesTheFigure() {
    rules::Tile tile = *scenario::TileLibrary::shipped().find("base/B");
    const auto field = static_cast<PartIndex>(tile.parts.size() - 1);
    tile.parts[field].anchor = rules::Anchor{0.1, 0.85};
    QCOMPARE(figureAnchor(*layoutOf(tile), Rotation::None, field), QPointF(10, 85));
    QCOMPARE(figureAnchor(*layoutOf(tile), Rotation::Quarter, field), QPointF(15, 10));
    // The shipped tile of the same id is not touched by that.
    QVERIFY(figureAnchor(*layoutOf(*scenario::TileLibrary::shipped().find("base/B")), Rotation::None, field) !=
            QPointF(10, 85));
}

QTEST_MAIN(TestTileArt)
#include "test_tile_art.moc"
