// SPDX-License-Identifier: MIT
#include "author_at_the_board.h"
#include "ui/board/render.h"

#include <QCheckBox>
#include <QClipboard>
#include <QTableView>

using namespace bathhouse;
using namespace bathhouse::ui;
using rules::Position;
using rules::Rotation;

class TestAuthorDesk : public QObject, test::AuthorAtTheBoard {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }

    void theCursorSaysWhatLiesThere();
    void theListLaysTurnsAndRemoves();
    void recordingMakesMoves();
    void thePaletteFindsTiles_data();
    void thePaletteFindsTiles();
    void thePaletteCountsWhatIsLeft();
    void picturesAreSavedWithAndWithoutHighlights();
    void layingATileOnALargeBoardTouchesItsNeighboursOnly();
};

void TestAuthorDesk::theCursorSaysWhatLiesThere() {
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

void TestAuthorDesk::theListLaysTurnsAndRemoves() {
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

void TestAuthorDesk::recordingMakesMoves() {
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

void TestAuthorDesk::thePaletteFindsTiles_data() {
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

void TestAuthorDesk::thePaletteFindsTiles() {
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

void TestAuthorDesk::thePaletteCountsWhatIsLeft() {
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

void TestAuthorDesk::picturesAreSavedWithAndWithoutHighlights() {
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

void TestAuthorDesk::layingATileOnALargeBoardTouchesItsNeighboursOnly() {
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

QTEST_MAIN(TestAuthorDesk)
#include "test_author_desk.moc"
