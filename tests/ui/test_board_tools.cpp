// SPDX-License-Identifier: MIT
#include "author_at_the_board.h"
#include "ui/tools/board_clipboard.h"

#include <QCheckBox>
#include <QClipboard>
#include <QMimeData>

using namespace bathhouse;
using namespace bathhouse::ui;
using rules::EdgeKind;
using rules::Position;
using rules::Rotation;

class TestBoardTools : public QObject, test::AuthorAtTheBoard {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }

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
    void severalTilesTurnAsOnePieceAndOneStepTakesItBack();
    void severalTilesThatWouldNotFitTurnedStayAndItSaysWhy_data();
    void severalTilesThatWouldNotFitTurnedStayAndItSaysWhy();
};

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

void TestBoardTools::severalTilesTurnAsOnePieceAndOneStepTakesItBack() {
    const scenario::Scenario before = scenario();
    hands_->view().setFocus();
    hands_->key(Qt::Key_A, Qt::ControlModifier);
    hands_->key(Qt::Key_R);
    // The row becomes a column: what lay in the west lies in the north.
    QCOMPARE(scenario().board.size(), std::size_t{2});
    QCOMPARE(board().tile(*board().at({0, 0})).id, std::string("base/D"));
    QCOMPARE(board().tile(*board().at({0, 1})).id, std::string("barber-surgeons/3"));
    QVERIFY(board().laid(*board().at({0, 1})).rotation == Rotation::Quarter);
    QCOMPARE(scenario().figures.size(), std::size_t{1});
    QCOMPARE(rules::toString(scenario().figures[0].on), std::string("city E"));
    QCOMPARE(hands_->desk().selection().size(), qsizetype{2});
    QCOMPARE(window_->document().edited().history().count(), 1);
    hands_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == before);
}

void TestBoardTools::severalTilesThatWouldNotFitTurnedStayAndItSaysWhy_data() {
    QTest::addColumn<QPoint>("another");
    QTest::addColumn<QString>("reason");
    // U lies with its road from west to east.
    QTest::newRow("edges") << QPoint(-1, 0) << QStringLiteral("west: a field would meet a road");
    QTest::newRow("no room") << QPoint(0, 1) << QStringLiteral("A tile lies at (0, 1) already");
    QTest::newRow("no neighbour") << QPoint(2, 0) << QStringLiteral("touch");
}

void TestBoardTools::severalTilesThatWouldNotFitTurnedStayAndItSaysWhy() {
    QFETCH(QPoint, another);
    QFETCH(QString, reason);
    QVERIFY(window_->document().edited().placeTile("base/U", {another.x(), another.y()}, Rotation::None));
    const scenario::Scenario before = scenario();
    hands_->desk().select({{0, 0}, {1, 0}});
    hands_->view().setFocus();
    hands_->key(Qt::Key_R);
    QVERIFY(scenario() == before);
    QVERIFY2(said_.contains(reason, Qt::CaseInsensitive), qPrintable(said_));
}

QTEST_MAIN(TestBoardTools)
#include "test_board_tools.moc"
