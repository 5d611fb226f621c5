// SPDX-License-Identifier: MIT
#include "pixels.h"
#include "rules/figure.h"
#include "ui/board/figure_art.h"
#include "ui/board/geometry.h"

#include <QPainter>
#include <QtTest>

#include <set>

using namespace bathhouse;
using namespace bathhouse::ui;
using test::differing;
using test::painted;

namespace {

QImage figure(double px, const FigureLook &look) {
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(100, 100);
    p.scale(px / kUnits, px / kUnits);
    paintFigureOnTile(p, {}, px, 1, look);
    return image;
}

int opaque(const QImage &image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 128;
    return count;
}

}  // namespace

class TestFigureArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresLieAsTheRulesSay();
    void figuresAreNeverLowerThanSixteenPixels();
    void everyPlayerHasAnotherShape();
    void everyKindHasLooksOfItsOwn();
    void everyKindIsLargeEnoughToBeRead();
    void theGroundShowsThroughAPhantom();
};

void TestFigureArt::figuresLieAsTheRulesSay() {
    const QRect standing = painted(figure(160, {.shadow = false}));
    QVERIFY(standing.height() > standing.width() * 1.15);
    for (const Pose pose : {Pose::Farming, Pose::Bathing}) {
        const QImage lying = figure(160, {.colour = "green", .pose = pose, .shadow = false});
        QVERIFY(painted(lying).width() > painted(lying).height() * 1.15);
        // A head is narrower than a hem: a farmer's points east, a guest's west.
        const auto heightOf = [&](double along) {
            const QRect box = painted(lying);
            return painted(lying.copy(box.left() + static_cast<int>(box.width() * along), 0, 2, 200)).height();
        };
        if (pose == Pose::Farming) QVERIFY(heightOf(0.9) < heightOf(0.12));
        if (pose == Pose::Bathing) QVERIFY(heightOf(0.08) < heightOf(0.85));
    }
    // Water lies over the guest's feet and nowhere on a farmer.
    const QRgb skin = playerColours("green").fill.rgb();
    const QImage bathing = figure(160, {.colour = "green", .pose = Pose::Bathing});
    QVERIFY(bathing.pixel(100 + 14, 100) != skin);
    QCOMPARE(bathing.pixel(100 - 8, 100), skin);
}

void TestFigureArt::figuresAreNeverLowerThanSixteenPixels() {
    for (const double px : {40.0, 48.0, 60.0, 100.0}) {
        QVERIFY(painted(figure(px, {.halo = false, .shadow = false})).height() >= 16);
    }
    const int small = painted(figure(100, {.halo = false, .shadow = false})).height();
    QVERIFY(painted(figure(100, {.kind = "large", .halo = false, .shadow = false})).height() > small * 1.2);
}

void TestFigureArt::everyPlayerHasAnotherShape() {
    std::set<int> shapes;
    std::set<QRgb> fills;
    std::set<QChar> letters;
    for (const char *colour : {"red", "blue", "green", "yellow", "black", "pink"}) {
        const PlayerColours &colours = playerColours(colour);
        shapes.insert(static_cast<int>(colours.shape));
        fills.insert(colours.fill.rgb());
        letters.insert(colours.letter);
        const std::set<QRgb> seen = test::coloursIn(figure(160, {.colour = colour}), QRect(60, 60, 80, 80));
        QVERIFY2(seen.contains(colours.fill.rgb()) && seen.contains(colours.shapeColour.rgb()), colour);
    }
    QCOMPARE(shapes.size(), std::size_t{6});
    QCOMPARE(fills.size(), std::size_t{6});
    QCOMPARE(letters.size(), std::size_t{6});
}

void TestFigureArt::everyKindHasLooksOfItsOwn() {
    const auto kinds = rules::figureTable();
    for (std::size_t a = 0; a < kinds.size(); ++a)
        for (std::size_t b = a + 1; b < kinds.size(); ++b)
            for (const Pose pose : {Pose::Standing, Pose::Bathing})
                for (const double px : {56.0, 140.0}) {
                    const QImage one = figure(px, {.kind = kinds[a].name, .pose = pose, .shadow = false});
                    const QImage other = figure(px, {.kind = kinds[b].name, .pose = pose, .shadow = false});
                    const std::string pair = std::string(kinds[a].name) + " and " + std::string(kinds[b].name);
                    // A tenth of what a meeple covers.
                    const int meeple = opaque(figure(px, {.pose = pose, .shadow = false}));
                    QVERIFY2(differing(one, other) * 10 > meeple, pair.c_str());
                }
}

void TestFigureArt::everyKindIsLargeEnoughToBeRead() {
    for (const rules::FigureTraits &kind : rules::figureTable())
        for (const double px : {40.0, 60.0, 100.0}) {
            const QRect box = painted(figure(px, {.kind = kind.name, .halo = false, .shadow = false}));
            QVERIFY2(std::max(box.width(), box.height()) >= 16, std::string(kind.name).c_str());
            // It stays within what the board gives it to draw in.
            const double reach = figureReach(px) * px / kUnits;
            QVERIFY2(QRectF(100 - reach, 100 - reach, 2 * reach, 2 * reach)
                         .contains(QRectF(painted(figure(px, {.kind = kind.name})))),
                     std::string(kind.name).c_str());
        }
}

void TestFigureArt::theGroundShowsThroughAPhantom() {
    for (const rules::FigureTraits &kind : rules::figureTable()) {
        const QImage image = figure(160, {.kind = kind.name, .shadow = false});
        int glassy = 0;
        for (int y = 90; y < 115; ++y)
            for (int x = 90; x < 110; ++x) glassy += qAlpha(image.pixel(x, y)) < 200;
        QVERIFY2((glassy > 100) == (kind.name == "phantom"), std::string(kind.name).c_str());
    }
}

QTEST_MAIN(TestFigureArt)
#include "test_figure_art.moc"
