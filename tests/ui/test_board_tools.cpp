// SPDX-License-Identifier: MIT
#include "editor_hands.h"
#include "ui/board/render.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/tools/board_clipboard.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::ui;
using rules::EdgeKind;
using rules::Position;
using rules::Rotation;

namespace {

/// Single quotes for easier reading. A road W–E under a city (D), a bathhouse beside it, an empty hand.
const QByteArray kBoard =
    QByteArray("{ 'format': 'bathhouse-scenario/1', 'expansions': ['barber-surgeons', 'abbot'],"
               "  'players': [ { 'name': 'Red', 'supply': { 'meeple': 2, 'abbot': 1 } }, { 'name': 'Blue' } ],"
               "  'board': [ { 'tile': 'base/D', 'at': [0, 0] }, { 'tile': 'barber-surgeons/3', 'at': [1, 0] } ],"
               "  'figures': [ { 'player': 'Blue', 'at': [0, 0], 'on': 'city N' } ] }")
        .replace('\'', '"');

} // namespace

class TestBoardTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void everyPairOfEdgeKindsHasItsSentence_data();
    void everyPairOfEdgeKindsHasItsSentence();
    void aTileThatDoesNotFitIsRedAndSaysWhereAndWhy_data();
    void aTileThatDoesNotFitIsRedAndSaysWhereAndWhy();
    void aTileThatTouchesNothingIsRefused();
    void legalPlacesAreThoseOfTheRules();
    void turningMakesItFit();
    void escapeEmptiesTheHand();
    void freeSetUpLaysWhatDoesNotFit();
    void theRightButtonPicksUpAndEscapePutsBack();
    void aPickedUpTileIsMovedWithItsFigure();
    void altAndTheRightButtonRemove();
    void draggingMovesATileOrLeavesItWhereItWas();
    void aRectangleSelectsAndDeleteRemoves();
    void copyingAndPastingGoesThroughTheClipboard();
    void aForeignClipboardIsRefused();
    void turningALaidTileThatWouldClashIsRefused();

    void aFigureLightsUpTheLegalParts();
    void aFigureGoesIntoABathhouse();
    void refusedFiguresSayWhy();
    void aFigureComesOutOfTheSupply();
    void aFigureIsMovedByDragging();

    void theCursorSaysWhatLiesThere();
    void theListLaysTurnsAndRemoves();
    void recordingMakesMoves();
    void thePaletteFindsTiles_data();
    void thePaletteFindsTiles();
    void thePaletteCountsWhatIsLeft();
    void picturesAreSavedWithAndWithoutHighlights();
    void layingATileOnALargeBoardTouchesItsNeighboursOnly();

private:
    const rules::Board &board() { return window_->document().state().board; }
    const scenario::Scenario &scenario() { return window_->document().scenario(); }
    const EditMarks &marks() { return hands_->view().board().editMarks(); }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<EditorHands> hands_;
    QString said_;
};

void TestBoardTools::initTestCase() {
    wearTheme(*qApp, Theme::Light);
    QVERIFY(folder_.isValid());
}

void TestBoardTools::init() {
    const QString path = folder_.filePath(QStringLiteral("board.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(kBoard);
    file.close();
    window_ = std::make_unique<MainWindow>(MainWindow::Memory::Nothing);
    window_->resize(1360, 850);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(window_->openPath(path));
    window_->setMode(WindowMode::Author);
    window_->settle();
    hands_ = std::make_unique<EditorHands>(*window_);
    connect(&hands_->desk(), &AuthorDesk::said, this, [this](const QString &sentence) { said_ = sentence; });
    said_.clear();
}

void TestBoardTools::cleanup() {
    hands_.reset();
    if (window_) window_->document().edited().history().setClean();
    window_.reset();
}

void TestBoardTools::everyPairOfEdgeKindsHasItsSentence_data() {
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("beside");
    QTest::addColumn<QString>("sentence");
    const char *const kinds[] = {"anything", "a field", "a road", "a city"};
    for (int own = 0; own < 4; ++own)
        for (int beside = 0; beside < 4; ++beside) {
            const QString a = QLatin1String(kinds[own]);
            const QString b = QLatin1String(kinds[beside]);
            const QString sentence = own == 0 && beside == 0 ? QStringLiteral("north: anything may lie there")
                                     : own == 0              ? QStringLiteral("north: anything goes with %1").arg(b)
                                     : beside == 0   ? QStringLiteral("north: %1, and no tile beside it yet").arg(a)
                                     : own == beside ? QStringLiteral("north: %1 meets %1").arg(a)
                                                     : QStringLiteral("north: %1 would meet %2").arg(a, b);
            QTest::newRow(qPrintable(a + QStringLiteral(" - ") + b)) << own << beside << sentence;
        }
}

void TestBoardTools::everyPairOfEdgeKindsHasItsSentence() {
    QFETCH(int, own);
    QFETCH(int, beside);
    QFETCH(QString, sentence);
    const auto say = [&](const char *language) {
        return QString::fromStdString(tutor::SetupWords(language).edge(rules::Edge::N, static_cast<EdgeKind>(own),
                                                                       static_cast<EdgeKind>(beside)));
    };
    QCOMPARE(say("en"), sentence);
    for (const char *language : {"de", "fr", "nl"}) {
        QVERIFY(!say(language).isEmpty());
        QVERIFY(say(language) != sentence);
    }
}

void TestBoardTools::aTileThatDoesNotFitIsRedAndSaysWhereAndWhy_data() {
    QTest::addColumn<QString>("tile");
    QTest::addColumn<int>("turns");
    QTest::addColumn<Position>("at");
    QTest::addColumn<QString>("reason");
    // D shows N a city, E and W a road, S a field. B is field all round, C city all round, X road all round, E city N.
    const auto row = [](const char *tile, int turns, Position at, const char *reason) {
        QTest::newRow(reason) << QLatin1String(tile) + QString() << turns << at << QString::fromLatin1(reason);
    };
    row("base/B", 0, {-1, 0}, "east: a field would meet a road");
    row("base/B", 0, {0, -1}, "south: a field would meet a city");
    row("base/X", 0, {0, 1}, "north: a road would meet a field");
    row("base/X", 0, {0, -1}, "south: a road would meet a city");
    row("base/C", 0, {0, 1}, "north: a city would meet a field");
    row("base/C", 0, {-1, 0}, "east: a city would meet a road");
}

void TestBoardTools::aTileThatDoesNotFitIsRedAndSaysWhereAndWhy() {
    QFETCH(QString, tile);
    QFETCH(int, turns);
    QFETCH(Position, at);
    QFETCH(QString, reason);
    hands_->clickTile(tile);
    for (int i = 0; i < turns; ++i) hands_->key(Qt::Key_R);
    hands_->hover(at);
    QCOMPARE(marks().ghosts.size(), std::size_t{1});
    QVERIFY(!marks().ghosts[0].fits);
    QVERIFY(marks().ghosts[0].clash != 0);
    QVERIFY(marks().bubble);
    QVERIFY2(marks().bubble->problem.compare(reason + u'.', Qt::CaseInsensitive) == 0,
             qPrintable(marks().bubble->problem));
    const auto before = board().size();
    hands_->click(at);
    QCOMPARE(board().size(), before);
    QVERIFY(said_.contains(reason));
}

void TestBoardTools::aTileThatTouchesNothingIsRefused() {
    hands_->clickTile(QStringLiteral("base/B"));
    hands_->click({-1, -1});
    QCOMPARE(board().size(), std::size_t{2});
    QVERIFY2(said_.contains(QStringLiteral("would touch no other tile")), qPrintable(said_));
}

void TestBoardTools::legalPlacesAreThoseOfTheRules() {
    hands_->clickTile(
        QStringLiteral("base/E"));  // city in the north: it fits south of D and of the bathhouse turned only
    QVERIFY(marks().legal);
    const auto legal = [this](Position at) { return marks().legal(at); };
    const rules::TileId tile = *window_->document().table().setting->tiles.find("base/E");
    int count = 0;
    for (int y = -3; y <= 3; ++y)
        for (int x = -3; x <= 4; ++x) {
            QCOMPARE(legal({x, y}), static_cast<bool>(board().fit(tile, {x, y}, Rotation::None)));
            count += legal({x, y});
        }
    QVERIFY(count > 0);
    hands_->key(Qt::Key_R);
    hands_->key(Qt::Key_R);
    QVERIFY(legal({0, -1}));
}

void TestBoardTools::turningMakesItFit() {
    hands_->clickTile(QStringLiteral("base/E"));
    hands_->hover({0, -1});
    QVERIFY(!marks().ghosts[0].fits);
    QCOMPARE(marks().bubble->help, QStringLiteral("R turns it, and then it fits."));
    hands_->key(Qt::Key_R);
    hands_->key(Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(!marks().ghosts[0].fits);
    hands_->key(Qt::Key_R);
    hands_->key(Qt::Key_R);
    QVERIFY(marks().ghosts[0].fits);
    QVERIFY(!marks().bubble);
    hands_->click({0, -1});
    QVERIFY(scenario().board.back() == (scenario::LaidEntry{"base/E", {0, -1}, Rotation::Half}));
    window_->document().edited().history().undo();
    QCOMPARE(board().size(), std::size_t{2});
    window_->document().edited().history().redo();
    QCOMPARE(board().size(), std::size_t{3});
}

void TestBoardTools::escapeEmptiesTheHand() {
    hands_->clickTile(QStringLiteral("base/E"));
    QCOMPARE(hands_->desk().tileInHand(), QStringLiteral("base/E"));
    hands_->key(Qt::Key_Escape);
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
    hands_->hover({0, 1});
    QVERIFY(marks().ghosts.empty());
}

void TestBoardTools::freeSetUpLaysWhatDoesNotFit() {
    window_->editor().tiles().freeBox()->click();
    QCOMPARE(scenario().options.at("board"), std::string("free"));
    hands_->clickTile(QStringLiteral("base/C"));
    hands_->click({0, 1});
    hands_->click({-1, -1});
    QCOMPARE(scenario().board.size(), std::size_t{4});
    hands_->click({0, 0});  // on a tile: not even then
    QCOMPARE(scenario().board.size(), std::size_t{4});
    QVERIFY(said_.contains(QStringLiteral("A tile lies at (0, 0) already")));
    window_->editor().tiles().freeBox()->click();
    QVERIFY(!scenario().options.contains("board"));
}

void TestBoardTools::theRightButtonPicksUpAndEscapePutsBack() {
    const scenario::Scenario before = scenario();
    hands_->click({0, 0}, {50, 90}, Qt::RightButton);
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Tiles);
    QVERIFY(marks().lifted == (std::vector<Position>{{0, 0}}));
    hands_->key(Qt::Key_Escape);
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
    QVERIFY(scenario() == before);
}

void TestBoardTools::aPickedUpTileIsMovedWithItsFigure() {
    hands_->click({0, 0}, {50, 90}, Qt::RightButton);
    hands_->click({2, 0});
    QVERIFY(board().at({2, 0}) && !board().at({0, 0}));
    QVERIFY(scenario().figures[0].at == (Position{2, 0}));
    QCOMPARE(window_->document().edited().history().count(), 1);
    // Turned on the way: the figure's part turns with it.
    hands_->click({2, 0}, {50, 90}, Qt::RightButton);
    hands_->key(Qt::Key_R);
    hands_->key(Qt::Key_R);
    hands_->click({0, 0});
    QVERIFY(board().laid(*board().at({0, 0})).rotation == Rotation::Half);
    QCOMPARE(rules::toString(scenario().figures[0].on), std::string("city S"));
    QCOMPARE(window_->document().edited().history().count(), 2);
    window_->document().edited().history().undo();
    window_->document().edited().history().undo();
    QCOMPARE(rules::toString(scenario().figures[0].on), std::string("city N"));
    QVERIFY(scenario().figures[0].at == (Position{0, 0}));
}

void TestBoardTools::altAndTheRightButtonRemove() {
    const QPointF knight = placeOf(window_->document().state(), {{0, 0}, 0}) - cornerOf({0, 0});
    hands_->click({0, 0}, knight, Qt::RightButton, Qt::AltModifier);
    QVERIFY(scenario().figures.empty());
    QCOMPARE(board().size(), std::size_t{2});
    hands_->click({0, 0}, {50, 90}, Qt::RightButton, Qt::AltModifier);
    QCOMPARE(board().size(), std::size_t{1});
}

void TestBoardTools::draggingMovesATileOrLeavesItWhereItWas() {
    hands_->drag(hands_->pixel({1, 0}, {80, 90}), hands_->pixel({0, -1}, {80, 90}));  // its field would meet a city
    QVERIFY(board().at({1, 0}));
    QVERIFY2(said_.contains(QStringLiteral("Does not fit")), qPrintable(said_));
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
    hands_->drag(hands_->pixel({1, 0}, {80, 90}), hands_->pixel({-1, 0}, {80, 90}));
    QVERIFY(board().at({-1, 0}) && !board().at({1, 0}));
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
}

void TestBoardTools::aRectangleSelectsAndDeleteRemoves() {
    hands_->drag(hands_->pixel({-1, -1}, {50, 50}), hands_->pixel({1, 1}, {20, 20}));
    QCOMPARE(hands_->desk().selection().size(), 2);
    hands_->click({0, 0}, {50, 90}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(hands_->desk().selection(), QVector<Position>{Position({1, 0})});
    hands_->key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(hands_->desk().selection().size(), 2);
    hands_->key(Qt::Key_Delete);
    QVERIFY(scenario().board.empty());
    QVERIFY(scenario().figures.empty());
    QCOMPARE(window_->document().edited().history().count(), 1);
    window_->document().edited().history().undo();
    QCOMPARE(scenario().board.size(), std::size_t{2});
    QCOMPARE(scenario().figures.size(), std::size_t{1});
}

void TestBoardTools::copyingAndPastingGoesThroughTheClipboard() {
    hands_->click({0, 0}, {50, 90});
    hands_->key(Qt::Key_A, Qt::ControlModifier);
    hands_->key(Qt::Key_C, Qt::ControlModifier);
    const auto copied = areaFrom(QGuiApplication::clipboard()->mimeData());
    QVERIFY(copied);
    QCOMPARE(copied->tiles.size(), std::size_t{2});
    QCOMPARE(copied->figures.size(), std::size_t{1});
    QVERIFY(areaFromJson(areaToJson(*copied)) == copied);
    hands_->key(Qt::Key_V, Qt::ControlModifier);
    hands_->hover({2, 0});
    QCOMPARE(marks().ghosts.size(), std::size_t{2});
    hands_->click({2, 0});
    QCOMPARE(scenario().board.size(), std::size_t{4});
    QCOMPARE(scenario().figures.size(), std::size_t{2});
    QCOMPARE(window_->document().edited().history().count(), 1);
    window_->document().edited().history().undo();
    QCOMPARE(scenario().board.size(), std::size_t{2});
    QCOMPARE(scenario().figures.size(), std::size_t{1});
}

void TestBoardTools::aForeignClipboardIsRefused() {
    for (const char *text :
         {"hello", "{}", "{\"format\": \"bathhouse-area/1\", \"board\": [{\"tile\": 3, \"at\": [0]}]}",
          "{\"format\": \"bathhouse-area/1\", \"board\": [{\"tile\": \"base/D\", \"at\": [0.5, 0]}]}"}) {
        QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
        hands_->view().setFocus();
        hands_->key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
        QVERIFY(said_.contains(QStringLiteral("no area")));
    }
}

void TestBoardTools::turningALaidTileThatWouldClashIsRefused() {
    hands_->click({1, 0}, {80, 90});
    hands_->key(Qt::Key_R);
    QVERIFY(board().laid(*board().at({1, 0})).rotation == Rotation::None);
    QVERIFY2(said_.contains(QStringLiteral("west: a field would meet a road")), qPrintable(said_));
    hands_->key(Qt::Key_R);
    window_->editor().tiles().freeBox()->click();
    hands_->click({1, 0}, {80, 90});
    hands_->key(Qt::Key_R);
    QVERIFY(board().laid(*board().at({1, 0})).rotation == Rotation::Quarter);
}

void TestBoardTools::aFigureLightsUpTheLegalParts() {
    QTest::mouseClick(window_->editor().figures().button(QStringLiteral("Red"), QStringLiteral("meeple")),
                      Qt::LeftButton);
    hands_->hover({0, 0}, {20, 50});
    QStringList names;
    QString chosen;
    for (const PartMark &part : marks().parts) {
        names << part.name;
        if (part.chosen) chosen = part.name;
    }
    names.sort();
    // D: a city, a road, a field on each side of it.
    QCOMPARE(names, (QStringList{QStringLiteral("city N"), QStringLiteral("field EL"), QStringLiteral("field ER"),
                                 QStringLiteral("road E")}));
    QCOMPARE(chosen, QStringLiteral("road E"));
    QVERIFY(!marks().bubble);
}

void TestBoardTools::aFigureGoesIntoABathhouse() {
    const QPointF pool = placeOf(window_->document().state(), {{1, 0}, rules::kBathhousePart}) - cornerOf({1, 0});
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {1, 0}, pool);
    QCOMPARE(rules::toString(scenario().figures.back().on), std::string("bathhouse"));
    // It has room for one.
    hands_->dragFigure(QStringLiteral("Blue"), QStringLiteral("meeple"), {1, 0}, pool);
    QCOMPARE(scenario().figures.size(), std::size_t{2});
    QVERIFY2(said_.contains(QStringLiteral("already")), qPrintable(said_));
}

void TestBoardTools::refusedFiguresSayWhy() {
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("abbot"), {0, 0}, {20, 50});
    QVERIFY2(said_.contains(QStringLiteral("An abbot may go only")), qPrintable(said_));
    QVERIFY(marks().bubble);
    hands_->key(Qt::Key_Escape);
    QCOMPARE(scenario().figures.size(), std::size_t{1});
}

void TestBoardTools::aFigureComesOutOfTheSupply() {
    FigureButton *button = window_->editor().figures().button(QStringLiteral("Red"), QStringLiteral("meeple"));
    QCOMPARE(button->left(), 2);
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {0, 0}, {20, 50});
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {0, 0}, {80, 50});
    QCOMPARE(scenario().players[0].supply->at("meeple"), 0);
    QCOMPARE(button->left(), 0);
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {1, 0}, {80, 90});
    QVERIFY2(said_.contains(QStringLiteral("Red has no meeple left")), qPrintable(said_));
    QCOMPARE(scenario().figures.size(), std::size_t{3});
    window_->document().edited().history().undo();
    QCOMPARE(button->left(), 1);
}

void TestBoardTools::aFigureIsMovedByDragging() {
    const QPointF knight = placeOf(window_->document().state(), {{0, 0}, 0}) - cornerOf({0, 0});
    hands_->drag(hands_->pixel({0, 0}, knight), hands_->pixel({0, 0}, {20, 50}));
    QCOMPARE(scenario().figures.size(), std::size_t{1});
    QCOMPARE(rules::toString(scenario().figures[0].on), std::string("road E"));
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
}

void TestBoardTools::theCursorSaysWhatLiesThere() {
    hands_->view().setFocus();
    hands_->desk().moveCursor({0, 1});
    QCOMPARE(said_, QStringLiteral("(0, 1) is empty."));
    hands_->key(Qt::Key_Up);
    QVERIFY2(said_.startsWith(QStringLiteral("(0, 0): tile D, turned by 0°, with ")), qPrintable(said_));
    QVERIFY2(said_.contains(QStringLiteral("Blue's meeple is there: the city in the north.")), qPrintable(said_));
    QCOMPARE(hands_->view().accessibleDescription(), said_);
    QVERIFY(marks().cursor == (Position{0, 0}));
    hands_->key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(hands_->desk().selection().size(), 2);
    hands_->clickTile(QStringLiteral("base/B"));
    hands_->key(Qt::Key_Down);
    QVERIFY2(said_.contains(QStringLiteral("Fits. north: a field meets a field")), qPrintable(said_));
}

void TestBoardTools::theListLaysTurnsAndRemoves() {
    hands_->key(Qt::Key_3, Qt::AltModifier);
    auto *list = window_->findChild<QTableView *>(QStringLiteral("boardList"));
    QVERIFY(list && list->isVisible());
    QCOMPARE(list->model()->rowCount(), 2);
    hands_->desk().takeTile(QStringLiteral("base/B"));
    QVERIFY(hands_->desk().actAt({0, 1}));
    QCOMPARE(list->model()->rowCount(), 3);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(2, 0));
    QTest::keyClick(list, Qt::Key_R);
    QVERIFY(board().laid(*board().at({0, 1})).rotation == Rotation::Quarter);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(board().size(), std::size_t{2});
    QCOMPARE(list->model()->rowCount(), 2);
}

void TestBoardTools::recordingMakesMoves() {
    window_->editor().tiles().recordBox()->click();
    hands_->clickTile(QStringLiteral("base/V"));
    hands_->click({-1, 0});
    QCOMPARE(scenario().moves.size(), std::size_t{0});  // its road does not fit: E is field
    hands_->key(Qt::Key_R, Qt::ShiftModifier);
    hands_->click({-1, 0});
    QCOMPARE(scenario().moves.size(), std::size_t{1});
    QCOMPARE(scenario().moves[0].move, std::string("place"));
    QCOMPARE(scenario().board.size(), std::size_t{2});
    QCOMPARE(window_->document().step(), 1);
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {-1, 0}, {10, 10});
    QCOMPARE(scenario().moves.size(), std::size_t{2});
    QCOMPARE(scenario().moves[1].move, std::string("meeple"));
}

void TestBoardTools::thePaletteFindsTiles_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const auto ids = [](const char *list) { return QString::fromLatin1(list).split(u' ', Qt::SkipEmptyParts); };
    QTest::newRow("a letter") << QStringLiteral("v") << ids("base/V");
    QTest::newRow("a feature and its size") << QStringLiteral("road 4") << ids("barber-surgeons/1 base/X");
    QTest::newRow("two features") << QStringLiteral("monastery road") << ids("base/A");
    QTest::newRow("a set") << QStringLiteral("barber-surgeons city")
                           << ids("barber-surgeons/4 barber-surgeons/5 barber-surgeons/6");
    QTest::newRow("nothing") << QStringLiteral("river") << QStringList();
}

void TestBoardTools::thePaletteFindsTiles() {
    QFETCH(QString, text);
    QFETCH(QStringList, found);
    TilePaletteModel model(window_->document());
    QVERIFY(model.index(1).data(TilePaletteModel::IdRole).toString().startsWith(QStringLiteral("barber-surgeons/")));
    model.setFilter(text, {});
    QStringList ids;
    for (int i = 0; i < model.rowCount(); ++i)
        if (const QString id = model.index(i).data(TilePaletteModel::IdRole).toString(); !id.isEmpty()) ids << id;
    QCOMPARE(ids, found);
}

void TestBoardTools::thePaletteCountsWhatIsLeft() {
    const TilePaletteModel model(window_->document());
    const auto left = [&](const char *id) {
        return model.indexOf(QString::fromLatin1(id)).data(TilePaletteModel::LeftRole).toInt();
    };
    QCOMPARE(left("base/C"), 1);
    QCOMPARE(left("barber-surgeons/3"), 0);
    window_->editor().tiles().freeBox()->click();
    hands_->clickTile(QStringLiteral("base/C"));
    hands_->click({0, 1});
    hands_->click({1, 1});
    // More than there are in the box: a warning, no ban.
    QCOMPARE(left("base/C"), -1);
    QVERIFY(model.indexOf(QStringLiteral("base/C"))
                .data(TilePaletteModel::HintRole)
                .toString()
                .contains(QStringLiteral("1 too many")));
    window_->document().edited().history().undo();
    QCOMPARE(left("base/C"), 0);
    QVERIFY(!model.indexOf(QStringLiteral("barber-surgeons/4")).data(TilePaletteModel::DoubtRole).toString().isEmpty());
}

void TestBoardTools::picturesAreSavedWithAndWithoutHighlights() {
    window_->editor().desk().setRecording(true);
    hands_->clickTile(QStringLiteral("base/B"));
    hands_->click({0, 1});
    QCOMPARE(window_->document().step(), 1);
    const QImage with = boardImage(window_->document().run(), 1, Highlights::Shown);
    const QImage without = boardImage(window_->document().run(), 1, Highlights::None);
    QCOMPARE(with.size(), without.size());
    QVERIFY(with != without);
    window_->editor().copyPicture();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), with.size());
}

void TestBoardTools::layingATileOnALargeBoardTouchesItsNeighboursOnly() {
    scenario::Scenario large;
    large.players = {{"Red", {}, {}, {}}};
    for (int i = 0; i < 5000; ++i) large.board.push_back({"base/C", {i % 100, i / 100}, Rotation::None});
    const QString path = folder_.filePath(QStringLiteral("large.json"));
    QVERIFY(!scenario::saveFile(path.toStdString(), scenario::writeScenario(large)));
    QVERIFY(window_->openPath(path));
    window_->settle();
    hands_->desk().takeTile(QStringLiteral("base/C"));
    hands_->view().setTilePixels(64);
    hands_->view().ensureSeen({100, 20});
    TileLayerItem &layer = hands_->view().board().tileLayer();
    for (int i = 0; i < 3; ++i) {
        const std::uint64_t before = layer.touched();
        hands_->hover({100, 20 + i});
        hands_->click({100, 20 + i});
        QCOMPARE(scenario().board.size(), static_cast<std::size_t>(5001 + i));
        QCOMPARE(layer.tiles().size(), static_cast<std::size_t>(5001 + i));
        // The tile and the eight spaces around it, whatever the board.
        QCOMPARE(layer.touched() - before, std::uint64_t{9});
    }
}

QTEST_MAIN(TestBoardTools)
#include "test_board_tools.moc"
