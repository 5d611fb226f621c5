// SPDX-License-Identifier: MIT
#include "ui/board/board_view.h"
#include "ui/board_to_look_at.h"

#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::ui;
using bathhouse::test::Played;
using bathhouse::test::played;
using rules::Rotation;

namespace {

/// The place of a point of a tile, in hundredths, in the viewport.
QPoint onScreen(const BoardView &view, rules::Position at, QPointF p) {
    return view.viewportTransform().map(cornerOf(at) + p).toPoint();
}

void wheel(BoardView &view, QPoint at, int delta) {
    QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

/// The largest difference of any channel of any pixel: another kind of image may round differently.
int worstDifference(const QImage &a, const QImage &b) {
    int worst = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            worst = std::max(
                {worst, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return worst;
}

} // namespace

class TestBoardView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { view_.reset(); }

    void theSceneShowsWhatThePositionSays();
    void figuresThatStayAreKept();
    void figuresThatLeaveAreGone();
    void tilesLieOnWholePixelsWithoutSeams();
    void theWheelZoomsUnderTheCursor();
    void zoomStaysWithinItsLimits();
    void theMiddleButtonPans();
    void spaceAndTheLeftButtonPan();
    void theWholeBoardFits();
    void aFittedBoardStaysFittedUntilItIsMoved();
    void aFittedBoardKeepsClearOfWhatStandsAtTheTop();
    void aBoardStaysInViewWhenTheWindowIsResized();
    void hoveringLightsUpTheWholeFeature();
    void leavingTheBoardPutsTheLightOut();
    void clickingABathhouseShowsItsRing();
    void clickingReportsThePart();
    void aStepIsMarked();
    void theOutlineIsOpenWhereATileIsMissing();
    void ringFactsAreThoseOfTheBathhouse();
    void aLargeBoardIsOneItem();

private:
    std::optional<Played> game_;
    std::unique_ptr<BoardView> view_;
};

void TestBoardView::initTestCase() {
    game_ = played();
    QVERIFY(!game_->run.stopped);
    QCOMPARE(game_->run.steps.size(), std::size_t{1});
}

void TestBoardView::init() {
    view_ = std::make_unique<BoardView>();
    view_->resize(900, 600);
    view_->setState(game_->run.start, game_->run.table);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void TestBoardView::theSceneShowsWhatThePositionSays() {
    BoardScene &scene = view_->board();
    const rules::State &state = game_->run.start;
    QCOMPARE(scene.tileLayer().tiles().size(), state.board.size());
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const ShownTile &tile = scene.tileLayer().tiles()[i];
        QCOMPARE(tile.at, state.board.laidTiles()[i].at);
        QCOMPARE(tile.rotation, state.board.laidTiles()[i].rotation);
        QCOMPARE(tile.guest, tile.at == (rules::Position{1, 0}));
    }
    QCOMPARE(scene.figures().size(), state.figuresInOrder().size());
    QCOMPARE(scene.figures().size(), std::size_t{4});
    int lying = 0;
    int bathing = 0;
    for (const FigureItem *item : scene.figures()) {
        QCOMPARE(spaceAt(item->pos()), item->figure().where.at);
        QCOMPARE(scene.partAt(item->pos()), std::optional(item->figure().where));
        QCOMPARE(item->colour(),
                 item->figure().player == rules::PlayerId{0} ? std::string("red") : std::string("blue"));
        lying += item->pose() == Pose::Farming;
        bathing += item->pose() == Pose::Bathing;
    }
    QCOMPARE(lying, 1);
    QCOMPARE(bathing, 1);
}

void TestBoardView::figuresThatStayAreKept() {
    const std::vector<FigureItem *> before = view_->board().figures();
    view_->setState(game_->run.start, game_->run.table);
    QCOMPARE(view_->board().figures(), before);
    view_->setState(game_->run.last(), game_->run.table);
    for (const FigureItem *item : view_->board().figures()) {
        QVERIFY(std::find(before.begin(), before.end(), item) != before.end());
    }
    QCOMPARE(view_->board().tileLayer().tiles().size(), std::size_t{4});
}

void TestBoardView::figuresThatLeaveAreGone() {
    rules::State state = game_->run.start;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        if (!state.figures[i].inBathhouse()) state.takeHome(rules::FigureId{static_cast<std::uint16_t>(i)});
    }
    view_->setState(state, game_->run.table);
    QCOMPARE(view_->board().figures().size(), std::size_t{1});
    const auto items = view_->board().items();
    QCOMPARE(
        std::count_if(items.begin(), items.end(), [](const QGraphicsItem *i) { return i->type() == FigureItem::Type; }),
        1);
}

void TestBoardView::tilesLieOnWholePixelsWithoutSeams() {
    rules::State bare(game_->run.start.setting);
    for (const rules::LaidTile &laid : game_->run.start.board.laidTiles()) bare.lay(laid.tile, laid.at, laid.rotation);
    view_->setState(bare, game_->run.table);
    for (const int px : {40, 57, 100, 131}) {
        view_->setTilePixels(px);
        view_->board().tileLayer().takeTime();
        const QImage image = view_->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        for (const ShownTile &tile : view_->board().tileLayer().tiles()) {
            TileLook look;
            look.px = px;
            look.rotation = tile.rotation;
            look.towers = tile.towers;
            const auto laid = bare.board.at(tile.at);
            const QImage expected = tileImage(bare.board.tile(*laid), look).convertToFormat(QImage::Format_RGB32);
            const QRect place(onScreen(*view_, tile.at, {}), QSize(px, px));
            if (!image.rect().contains(place)) continue;
            QVERIFY2(worstDifference(image.copy(place), expected) <= 2, qPrintable(QStringLiteral("%1 px").arg(px)));
        }
    }
}

void TestBoardView::theWheelZoomsUnderTheCursor() {
    QSignalSpy zoomed(view_.get(), &BoardView::zoomChanged);
    for (const int delta : {120, 240, -120, -360, 120}) {
        const QPoint cursor(317, 211);
        const QPointF before = view_->viewportTransform().inverted().map(QPointF(cursor));
        const int px = view_->tilePixels();
        wheel(*view_, cursor, delta);
        QVERIFY(delta > 0 ? view_->tilePixels() > px : view_->tilePixels() < px);
        const QPointF after = view_->viewportTransform().map(before);
        QVERIFY(distance(after, cursor) <= 1);
        QCOMPARE(view_->transform().m11() * kUnits, double(view_->tilePixels()));
    }
    QCOMPARE(zoomed.count(), 5);
}

void TestBoardView::zoomStaysWithinItsLimits() {
    for (int i = 0; i < 40; ++i) view_->zoomIn();
    QCOMPARE(view_->tilePixels(), BoardView::kLargestTile);
    for (int i = 0; i < 60; ++i) view_->zoomOut();
    QCOMPARE(view_->tilePixels(), BoardView::kLeastTile);
}

void TestBoardView::theMiddleButtonPans() {
    const QPoint before = onScreen(*view_, {0, 0}, {});
    QTest::mousePress(view_->viewport(), Qt::MiddleButton, {}, {300, 300});
    QTest::mouseMove(view_->viewport(), {340, 275});
    QTest::mouseRelease(view_->viewport(), Qt::MiddleButton, {}, {340, 275});
    QCOMPARE(onScreen(*view_, {0, 0}, {}), before + QPoint(40, -25));
    QTest::mouseMove(view_->viewport(), {200, 200});
    QCOMPARE(onScreen(*view_, {0, 0}, {}), before + QPoint(40, -25));
}

void TestBoardView::spaceAndTheLeftButtonPan() {
    QSignalSpy clicked(view_.get(), &BoardView::partClicked);
    const QPoint before = onScreen(*view_, {0, 0}, {});
    QTest::keyPress(view_.get(), Qt::Key_Space);
    QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, {300, 300});
    QTest::mouseMove(view_->viewport(), {290, 320});
    QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, {290, 320});
    QTest::keyRelease(view_.get(), Qt::Key_Space);
    QCOMPARE(onScreen(*view_, {0, 0}, {}), before + QPoint(-10, 20));
    QCOMPARE(clicked.count(), 0);
}

void TestBoardView::theWholeBoardFits() {
    for (int i = 0; i < 6; ++i) view_->zoomIn();
    view_->horizontalScrollBar()->setValue(view_->horizontalScrollBar()->value() + 4000);
    QTest::keyClick(view_.get(), Qt::Key_F);
    const QRectF board = view_->viewportTransform().mapRect(view_->board().boardRect());
    QVERIFY(QRectF(view_->viewport()->rect()).contains(board));
    QVERIFY(distance(board.center(), QRectF(view_->viewport()->rect()).center()) <= 1.5);
}

void TestBoardView::aFittedBoardKeepsClearOfWhatStandsAtTheTop() {
    view_->setTopRoom(90);
    const auto place = [this] { return view_->viewportTransform().mapRect(view_->board().boardRect()); };
    for (const QSize size : {QSize(600, 300), QSize(300, 600), QSize(900, 260)}) {
        view_->resize(size);
        QVERIFY(place().top() >= 89);
        QVERIFY(place().bottom() <= size.height());
        QVERIFY(place().left() >= 0 && place().right() <= size.width());
    }
}

void TestBoardView::aBoardStaysInViewWhenTheWindowIsResized() {
    view_->resize(900, 700);
    view_->zoomIn();
    const auto middle = [this] {
        return view_->viewportTransform().inverted().map(QRectF(view_->viewport()->rect()).center());
    };
    const QPointF before = middle();
    view_->resize(500, 300);
    QVERIFY(distance(middle(), before) < 2);
    // One that was pushed to the side comes back rather than being lost.
    view_->resize(900, 700);
    const QPointF corner = view_->viewportTransform().mapRect(view_->board().boardRect()).bottomRight();
    view_->horizontalScrollBar()->setValue(view_->horizontalScrollBar()->value() + qRound(corner.x()) - 120);
    view_->zoomIn();
    view_->resize(400, 300);
    QVERIFY(
        view_->viewportTransform().mapRect(view_->board().boardRect()).intersects(QRectF(view_->viewport()->rect())));
}

void TestBoardView::aFittedBoardStaysFittedUntilItIsMoved() {
    view_->resize(420, 300);
    QVERIFY(QRectF(view_->viewport()->rect()).contains(view_->viewportTransform().mapRect(view_->board().boardRect())));
    const int fitted = view_->tilePixels();
    view_->zoomIn();
    const int zoomed = view_->tilePixels();
    QVERIFY(zoomed > fitted);
    view_->resize(1000, 700);
    QCOMPARE(view_->tilePixels(), zoomed);
}

void TestBoardView::hoveringLightsUpTheWholeFeature() {
    QSignalSpy hovered(view_.get(), &BoardView::partHovered);
    QTest::mouseMove(view_->viewport(), onScreen(*view_, {2, 0}, {50, 50}));
    QCOMPARE(hovered.count(), 1);
    QCOMPARE(hovered[0][0].value<rules::Position>(), (rules::Position{2, 0}));
    const std::optional<rules::PartRef> lit = view_->board().litUp();
    QVERIFY(lit && lit->at == (rules::Position{2, 0}));
    const rules::State &state = *view_->board().state();
    const auto laid = state.board.at({2, 0});
    QVERIFY(state.board.kind(state.board.feature(*laid, lit->part)) == rules::PartKind::Road);
    const FeatureOutline outline = outlineOf(state, state.board.feature(*laid, lit->part));
    QCOMPARE(outline.numbers.size(), std::size_t{3});
    // The same part again says nothing new, the field beside the road does.
    QTest::mouseMove(view_->viewport(), onScreen(*view_, {2, 0}, {60, 50}));
    QCOMPARE(hovered.count(), 1);
    QTest::mouseMove(view_->viewport(), onScreen(*view_, {2, 0}, {50, 80}));
    QCOMPARE(hovered.count(), 2);
}

void TestBoardView::leavingTheBoardPutsTheLightOut() {
    QTest::mouseMove(view_->viewport(), onScreen(*view_, {2, 0}, {50, 50}));
    QVERIFY(view_->board().litUp());
    QSignalSpy hovered(view_.get(), &BoardView::partHovered);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(view_->viewport(), &leave);
    QVERIFY(!view_->board().litUp());
    QCOMPARE(hovered.count(), 1);
    QCOMPARE(hovered[0][1].value<rules::PartIndex>(), rules::kNoPart);
}

void TestBoardView::clickingABathhouseShowsItsRing() {
    const QPointF pool = placeOf(game_->run.start, {{1, 0}, rules::kBathhousePart}) - cornerOf({1, 0});
    QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, onScreen(*view_, {1, 0}, pool));
    QCOMPARE(view_->board().ring(), std::optional(rules::Position{1, 0}));
    QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, onScreen(*view_, {2, 0}, {50, 80}));
    QVERIFY(!view_->board().ring());
}

void TestBoardView::clickingReportsThePart() {
    QSignalSpy clicked(view_.get(), &BoardView::partClicked);
    QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, onScreen(*view_, {0, 0}, {50, 10}));
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].value<rules::Position>(), (rules::Position{0, 0}));
    const rules::State &state = game_->run.start;
    const auto laid = state.board.at({0, 0});
    const auto part = clicked[0][1].value<rules::PartIndex>();
    QVERIFY(state.board.tile(*laid).parts[part].kind == rules::PartKind::City);
    QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, onScreen(*view_, {0, 1}, {50, 50}));
    QCOMPARE(clicked[1][1].value<rules::PartIndex>(), rules::kNoPart);
    QCOMPARE(clicked[1][0].value<rules::Position>(), (rules::Position{0, 1}));
}

void TestBoardView::aStepIsMarked() {
    const scenario::Step &step = game_->run.steps.back();
    const StepMarks marks = stepMarks(step.state, game_->run.table, &step);
    QCOMPARE(marks.placed, std::optional(rules::Position{0, -1}));
    QCOMPARE(marks.placedBy, std::string("red"));
    QVERIFY(!stepMarks(step.state, game_->run.table, nullptr).placed);
    view_->setState(step.state, game_->run.table);
    const QImage plain = view_->grab().toImage();
    view_->showStep(&step);
    const QImage marked = view_->grab().toImage();
    QVERIFY(plain != marked);
    // The bracket in the corner of the tile has the player's colour.
    QCOMPARE(marked.pixel(onScreen(*view_, {0, -1}, {0, 0}) + QPoint(8, 2)), playerColours("red").fill.rgb());
}

void TestBoardView::theOutlineIsOpenWhereATileIsMissing() {
    const auto outlineAt = [](const rules::State &state, rules::Position at, rules::PartIndex part) {
        return outlineOf(state, state.board.feature(*state.board.at(at), part));
    };
    const rules::State &start = game_->run.start;
    const rules::PartIndex city = start.board.turned(*start.board.at({0, 0})).edgePart[0];
    const FeatureOutline open = outlineAt(start, {0, 0}, city);
    QCOMPARE(pathOf(open).open.boundingRect(), QRectF(0, 0, 100, 0));
    const FeatureOutline closed = outlineAt(game_->run.last(), {0, 0}, city);
    const OutlinePath lines = pathOf(closed);
    QVERIFY(lines.open.isEmpty());
    QCOMPARE(closed.numbers.size(), std::size_t{2});
    // No line where the two tiles meet.
    for (int i = 1; i < lines.border.elementCount(); ++i) {
        const QPainterPath::Element a = lines.border.elementAt(i - 1);
        const QPainterPath::Element b = lines.border.elementAt(i);
        const bool along = b.type == QPainterPath::LineToElement && std::abs(a.y) < 0.1 && std::abs(b.y) < 0.1;
        QVERIFY(!along || std::abs(a.x - b.x) < 0.5);
    }
}

void TestBoardView::ringFactsAreThoseOfTheBathhouse() {
    const scenario::Table &table = game_->run.table;
    const auto facts = bathhouseFacts(game_->run.start, table.players, table.colours, {1, 0});
    QVERIFY(facts);
    QCOMPARE(facts->flag, 5);
    QCOMPARE(facts->filledCount, 2);
    QCOMPARE(facts->filled, (std::array<bool, 8>{false, false, false, true, true, false, false, false}));
    QCOMPARE(facts->guest, std::optional(QStringLiteral("Blue")));
    QVERIFY(!bathhouseFacts(game_->run.start, table.players, table.colours, {0, 0}));
}

void TestBoardView::aLargeBoardIsOneItem() {
    rules::State large(game_->run.start.setting);
    const auto meadow = large.setting->tiles.find("base/U");
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 50; ++x) large.lay(*meadow, {x, y}, Rotation::None);
    }
    view_->setState(large, game_->run.table);
    QCOMPARE(view_->board().tileLayer().tiles().size(), std::size_t{2000});
    QVERIFY(view_->board().items().size() < 10);
    QElapsedTimer timer;
    view_->grab();
    timer.start();
    for (int i = 0; i < 10; ++i) view_->viewport()->grab();
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(view_->board().tileLayer().finished());
}

QTEST_MAIN(TestBoardView)
#include "test_board_view.moc"
