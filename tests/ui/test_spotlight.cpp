// SPDX-License-Identifier: MIT
#include "support/scenario_files.h"
#include "tutor/why/why.h"
#include "ui/board/board_view.h"

#include <QImage>
#include <QtTest>

using namespace bathhouse;
using namespace bathhouse::test;
using namespace bathhouse::ui;
using rules::Position;

namespace {

constexpr Position kBath{2, 0};

/// How many of the pixels of a space are the same, 0 to 1.
double sameShare(const BoardView &view, const QImage &a, const QImage &b, Position at) {
    const QRect space = view.viewportTransform().mapRect(QRectF(cornerOf(at), QSizeF(kUnits, kUnits))).toRect();
    const QRect inner = space.adjusted(6, 6, -6, -6);  // without the line round what is lit
    int same = 0;
    for (int y = inner.top(); y <= inner.bottom(); ++y)
        for (int x = inner.left(); x <= inner.right(); ++x) same += a.pixel(x, y) == b.pixel(x, y);
    return static_cast<double>(same) / (inner.width() * inner.height());
}

const FigureItem *figureAt(BoardView &view, Position at) {
    for (const FigureItem *item : view.board().figures())
        if (item->figure().where.at == at) return item;
    return nullptr;
}

} // namespace

/// The city of (0, -1) and (0, 0) is closed by the first step and scored by the second. Blue bathes at (2, 0).
class TestSpotlight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { view_.reset(); }

    void litTilesStayAsTheyAreAndAllOthersAreDimmed_data();
    void litTilesStayAsTheyAreAndAllOthersAreDimmed();
    void aSpaceWithoutATileIsLit();
    void litFiguresStandOutAndOthersArePale();
    void aFigureThatHasGoneIsShownWhereItStood();
    void aFeatureIsOutlined();
    void putOutTheBoardIsAsBefore();
    void theNextPositionPutsItOut();
    void aReasonLightsExactlyWhatItIsAbout();

private:
    QImage shown() { return view_->viewport()->grab().toImage(); }
    void show(std::size_t step, bool figures = true);

    std::optional<scenario::Run> run_;
    std::unique_ptr<BoardView> view_;
};

void TestSpotlight::initTestCase() {
    const QString file = QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/questions/row-16-all-taken.bathhouse.json");
    run_ = scenario::play(readScenarioAt(file), scenario::TileLibrary::shipped());
    QCOMPARE(run_->steps.size(), std::size_t{2});
}

void TestSpotlight::show(std::size_t step, bool figures) {
    const rules::State &state = step == 0 ? run_->start : run_->steps[step - 1].state;
    rules::State bare(state.setting);
    for (const rules::LaidTile &laid : state.board.laidTiles()) bare.lay(laid.tile, laid.at, laid.rotation);
    view_->setState(figures ? state : bare, run_->table);
}

void TestSpotlight::init() {
    view_ = std::make_unique<BoardView>();
    view_->resize(900, 600);
    show(1);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    shown();
}

void TestSpotlight::litTilesStayAsTheyAreAndAllOthersAreDimmed_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(Theme::Light);
    QTest::newRow("dark") << static_cast<int>(Theme::Dark);
}

void TestSpotlight::litTilesStayAsTheyAreAndAllOthersAreDimmed() {
    QFETCH(int, theme);
    view_->setTheme(static_cast<Theme>(theme));
    show(1, false);
    const QImage before = shown();
    view_->board().setSpotlight({.tiles = {{0, 0}, {0, -1}}, .features = {}, .figures = {}});
    const QImage after = shown();
    QCOMPARE(view_->board().tileLayer().tiles().size(), std::size_t{4});
    for (const ShownTile &tile : view_->board().tileLayer().tiles())
        if (tile.at.x == 0)
            QCOMPARE(sameShare(*view_, before, after, tile.at), 1.0);
        else
            QVERIFY(sameShare(*view_, before, after, tile.at) < 0.02);
}

void TestSpotlight::aSpaceWithoutATileIsLit() {
    const QImage before = shown();
    view_->board().setSpotlight({.tiles = {{1, -1}}, .features = {}, .figures = {}});
    const QImage after = shown();
    QCOMPARE(sameShare(*view_, before, after, {1, -1}), 1.0);
    QVERIFY(sameShare(*view_, before, after, {1, 0}) < 0.02);
}

void TestSpotlight::litFiguresStandOutAndOthersArePale() {
    const FigureItem *knight = figureAt(*view_, {0, 0});
    const FigureItem *guest = figureAt(*view_, kBath);
    QVERIFY(knight && guest);
    view_->board().setSpotlight({.tiles = {{0, 0}}, .features = {}, .figures = {knight->figure()}});
    QCOMPARE(knight->opacity(), 1.0);
    QVERIFY(guest->opacity() < 0.5);
    view_->board().setSpotlight({.tiles = {}, .features = {}, .figures = {guest->figure()}});
    QCOMPARE(guest->opacity(), 1.0);
    QVERIFY(knight->opacity() < 0.5);
    view_->board().setSpotlight({});
    QCOMPARE(knight->opacity(), 1.0);
    QCOMPARE(guest->opacity(), 1.0);
}

void TestSpotlight::aFigureThatHasGoneIsShownWhereItStood() {
    const rules::FigureAt knight = figureAt(*view_, {0, 0})->figure();
    show(2);
    QVERIFY(!figureAt(*view_, {0, 0}));
    view_->board().setSpotlight({.tiles = {{0, 0}}, .features = {}, .figures = {}});
    const QImage without = shown();
    view_->board().setSpotlight({.tiles = {{0, 0}}, .features = {}, .figures = {knight}});
    const QImage with = shown();
    const QPoint place = view_->viewportTransform().map(placeOf(run_->last(), knight.where)).toPoint();
    const QColor now = with.pixelColor(place);
    QVERIFY(now != without.pixelColor(place));
    QVERIFY2(now.red() > now.green() + 40, qPrintable(now.name()));  // Red's
    QVERIFY(sameShare(*view_, without, with, {1, 0}) > 0.99);
}

void TestSpotlight::aFeatureIsOutlined() {
    show(1, false);
    const QImage before = shown();
    view_->board().setSpotlight({.tiles = {{0, 0}}, .features = {{{0, 0}, 0}}, .figures = {}});
    QVERIFY(sameShare(*view_, before, shown(), {0, 0}) < 0.99);
    view_->board().setSpotlight(
        {.tiles = {{0, 0}}, .features = {{{0, 0}, rules::kNoPart}, {{9, 9}, 0}}, .figures = {}});
    QCOMPARE(sameShare(*view_, before, shown(), {0, 0}), 1.0);
}

void TestSpotlight::putOutTheBoardIsAsBefore() {
    view_->showStep(&run_->steps.front());
    const QImage before = shown();
    view_->board().setSpotlight({.tiles = {{1, 0}}, .features = {{{0, 0}, 0}}, .figures = {}});
    QVERIFY(shown() != before);
    view_->board().setSpotlight({});
    QCOMPARE(shown(), before);
}

void TestSpotlight::theNextPositionPutsItOut() {
    view_->board().setSpotlight({.tiles = {{1, 0}}, .features = {}, .figures = {}});
    show(2);
    QVERIFY(view_->board().spotlight().empty());
    for (const FigureItem *item : view_->board().figures()) QCOMPARE(item->opacity(), 1.0);
}

void TestSpotlight::aReasonLightsExactlyWhatItIsAbout() {
    const tutor::Reason reason = tutor::why(tutor::AboutPoints{rules::PlayerId{0}}, tutor::Story(*run_), "en");
    const tutor::Reason &city = reason.children.back();
    const Spotlight light = spotlightOf(city);
    QCOMPARE(light.tiles, (std::vector<Position>{{0, -1}, {0, 0}}));
    QCOMPARE(light.figures, (std::vector{rules::FigureAt{rules::PlayerId{0}, rules::kMeeple, {{0, 0}, 0}}}));
    QCOMPARE(light.features.size(), std::size_t{1});
    QCOMPARE(spotlightOf(city.children.front()).tiles, light.tiles);
}

QTEST_MAIN(TestSpotlight)
#include "test_spotlight.moc"
