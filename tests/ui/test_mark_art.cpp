// SPDX-License-Identifier: MIT
#include "custom_tiles.h"
#include "pixels.h"
#include "ui/board/theme.h"
#include "ui/board/tile_art.h"

#include <QtTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using rules::Rotation;
using test::differing;

namespace {

constexpr const char *kCrossing = "road N; road E; road S; road W; field NL WR; field NR EL; field ER SL; field SR WL";
constexpr const char *kPlain = "field NL NR EL ER SL SR WL WR";

/// A tile that can carry a mark, with it.
rules::Tile marked(const rules::MarkTraits &mark, const char *whole = kPlain) {
    const rules::Marks bit = rules::markNamed(mark.name);
    rules::Tile tile = test::custom("custom/marked", mark.on == 0 ? whole
                                                     : (mark.on & rules::bit(rules::PartKind::City)) != 0
                                                         ? "city N E S W"
                                                     : (mark.on & rules::bit(rules::PartKind::Monastery)) != 0
                                                         ? "monastery; field NL NR EL ER SL SR WL WR"
                                                         : "road W E; field NL NR EL WR; field ER SL SR WL");
    if (mark.on == 0) tile.marks = bit;
    if (mark.on != 0) tile.parts[0].marks = bit;
    return tile;
}

rules::Tile bare(rules::Tile tile) {
    tile.marks = 0;
    for (rules::Part &part : tile.parts) part.marks = 0;
    return tile;
}

QImage picture(const rules::Tile &tile, int px, Theme theme = Theme::Light, Rotation rotation = Rotation::None) {
    TileLook look;
    look.px = px;
    look.theme = theme;
    look.rotation = rotation;
    return tileImage(tile, look);
}

int pixelsOf(const QImage &image, const QColor &colour, QPointF *middle = nullptr) {
    int count = 0;
    QPointF sum;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour.rgb()) ++count, sum += QPointF(x, y);
    if (middle && count > 0) *middle = sum / count;
    return count;
}

}  // namespace

class TestMarkArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMarkIsSeen_data();
    void everyMarkIsSeen();
    void noTwoMarksLookAlike();
    void marksLeaveRoadsAndCrossingsFree();
    void marksLeaveTheFlagOfABathhouseFree();
    void theFlyingMachinePointsWhereItFlies();
    void housesMakeRoomForAMark();
    void aChurchHidesNoMark();
};

void TestMarkArt::everyMarkIsSeen_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < rules::markTable().size(); ++i)
        QTest::newRow(std::string(rules::markTable()[i].name).c_str()) << static_cast<int>(i);
}

void TestMarkArt::everyMarkIsSeen() {
    QFETCH(int, number);
    const rules::Tile tile = marked(rules::markTable()[static_cast<std::size_t>(number)]);
    for (const Theme theme : {Theme::Light, Theme::Dark})
        for (const int px : {40, 64, 120, 200}) {
            // A mark covers four hundredths of the tile at the least, be it never so small.
            const int seen = differing(picture(tile, px, theme), picture(bare(tile), px, theme));
            QVERIFY2(seen * 100 > px * px, qPrintable(QStringLiteral("%1 px: %2").arg(px).arg(seen)));
        }
}

void TestMarkArt::noTwoMarksLookAlike() {
    const auto marks = rules::markTable();
    for (std::size_t a = 0; a < marks.size(); ++a)
        for (std::size_t b = a + 1; b < marks.size(); ++b) {
            if (marks[a].on != marks[b].on) continue;
            for (const int px : {60, 120}) {
                const int seen = differing(picture(marked(marks[a]), px), picture(marked(marks[b]), px));
                const std::string pair = std::string(marks[a].name) + " and " + std::string(marks[b].name);
                QVERIFY2(seen >= 8, pair.c_str());
            }
        }
}

void TestMarkArt::marksLeaveRoadsAndCrossingsFree() {
    const QColor road = tileColours(Theme::Light).road;
    const QColor square = tileColours(Theme::Light).square;
    for (const rules::MarkTraits &mark : rules::markTable()) {
        if (mark.on != 0) continue;
        for (const char *roads : {kCrossing, "road N E; field NL WR WL SL SR ER; field NR EL"})
            for (const Rotation r : rules::kRotations) {
                // The middle fifth of each road: a sign on a disc may have the same white as a road elsewhere.
                const rules::Tile tile = marked(mark, roads);
                const QImage with = picture(tile, 200, Theme::Light, r);
                const QImage without = picture(bare(tile), 200, Theme::Light, r);
                for (int i = 0; i < 200; ++i)
                    for (const auto &[x, y] : {std::pair(i, 100), {100, i}}) {
                        const QRgb was = without.pixel(x, y);
                        if (was == road.rgb() || was == square.rgb()) QCOMPARE(with.pixel(x, y), was);
                    }
            }
    }
}

void TestMarkArt::marksLeaveTheFlagOfABathhouseFree() {
    for (const rules::MarkTraits &mark : rules::markTable()) {
        if (mark.on != 0) continue;
        for (const char *bath :
             {"road W E flag 5; field NL NR EL WR; field ER SL SR WL", "city N W flag 3; field EL ER SL SR"})
            for (const Rotation r : rules::kRotations) {
                const rules::Tile tile = marked(mark, bath);
                const QImage with = picture(tile, 160, Theme::Light, r);
                const QImage without = picture(bare(tile), 160, Theme::Light, r);
                const QColor band = tileColours(Theme::Light).flagBand;
                const QColor water = tileColours(Theme::Light).water;
                QCOMPARE(pixelsOf(with, band), pixelsOf(without, band));
                QCOMPARE(pixelsOf(with, water), pixelsOf(without, water));
            }
    }
}

void TestMarkArt::theFlyingMachinePointsWhereItFlies() {
    const auto marks = rules::markTable();
    const auto machine = std::ranges::find(marks, "machine", &rules::MarkTraits::name);
    QVERIFY(machine != marks.end());
    const rules::Tile tile = marked(*machine);
    const QPointF ways[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    for (const Rotation r : rules::kRotations) {
        const QImage image = picture(tile, 200, Theme::Light, r);
        QPointF arrow;
        QPointF hull;
        QVERIFY(pixelsOf(image, tileColours(Theme::Light).awning, &arrow) > 20);
        QVERIFY(pixelsOf(image, tileColours(Theme::Light).thatchLit, &hull) > 20);
        const QPointF way = arrow - hull;
        const QPointF wanted = ways[rules::quarterTurns(r)];
        QVERIFY(QPointF::dotProduct(way, wanted) > 0.9 * length(way));
    }
}

void TestMarkArt::housesMakeRoomForAMark() {
    for (const rules::MarkTraits &mark : rules::markTable()) {
        if (mark.on != 0 && !(mark.on & rules::bit(rules::PartKind::City))) continue;
        const auto layout = layoutOf(marked(mark, "city N E S W"));
        for (const MarkLayout &placed : layout->marks)
            for (const House &house : layout->cities[0].houses)
                QVERIFY2(distance(house.centre, placed.centre) > 7 * placed.scale, std::string(mark.name).c_str());
    }
}

void TestMarkArt::aChurchHidesNoMark() {
    for (const rules::MarkTraits &mark : rules::markTable()) {
        if (mark.on != 0) continue;
        const rules::Tile tile = marked(mark, "monastery; field NL NR EL ER SL SR WL WR");
        const auto layout = layoutOf(tile);
        QCOMPARE(layout->marks.size(), std::size_t{1});
        for (const Rotation r : rules::kRotations) {
            // The nave lies across the tile from 24 to 76 and from 20 to 43, however the tile is turned.
            const QPointF at = turned(layout->marks[0].centre, r);
            QVERIFY(!QRectF(24, 20, 52, 23).contains(at));
            QVERIFY(QRectF(5, 5, 90, 90).contains(at));
        }
    }
}

QTEST_MAIN(TestMarkArt)
#include "test_mark_art.moc"
