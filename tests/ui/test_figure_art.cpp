// SPDX-License-Identifier: MIT
#include "pixels.h"
#include "ui/board/figure_art.h"
#include "ui/board/geometry.h"

#include <QPainter>
#include <QtTest>

#include <set>

using namespace bathhouse;
using namespace bathhouse::ui;

namespace {

/// The box round everything that is painted.
QRect painted(const QImage &image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 40) box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

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

} // namespace

class TestFigureArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresLieAsTheRulesSay();
    void figuresAreNeverLowerThanSixteenPixels();
    void everyPlayerHasAnotherShape();
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

QTEST_MAIN(TestFigureArt)
#include "test_figure_art.moc"
