// SPDX-License-Identifier: MIT
#include "rules/figure.h"
#include "scenario/tile_library.h"
#include "ui/author/my_tiles.h"
#include "ui/author/tile_design.h"
#include "ui/author/tile_designer.h"
#include "ui/lesson_document.h"
#include "ui/style.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using scenario::TileLibrary;
using Shows = TileDesign::Shows;

class TestTileDesigner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        wearTheme(*qApp, Theme::Light);
    }
    void cleanup() { QFile::remove(QString::fromStdString(TileLibrary::userFile())); }

    /// Every tile of the box can be designed: its design comes to the same parts.
    void everyShippedTileCanBeDesigned_data() {
        QTest::addColumn<QString>("id");
        for (const rules::Tile &tile : TileLibrary::shipped().tiles())
            QTest::newRow(tile.id.c_str()) << QString::fromStdString(tile.id);
    }
    void everyShippedTileCanBeDesigned() {
        QFETCH(QString, id);
        const rules::Tile &tile = *TileLibrary::shipped().find(id.toStdString());
        const rules::Tile made = tileOf(designOf(tile), &tile);
        QVERIFY(rules::problems(made).empty());
        QVERIFY(sameParts(made, tile));
    }

    void aRoadPartsTheFieldAndACityKeepsOneTogether() {
        TileDesign design;
        design.id = "custom/x";
        design.edges = {Shows::City, Shows::Road, Shows::Field, Shows::Road};
        design.with = {0, 1, 2, 1};
        design.bathhouse = 0;
        design.flag = 4;
        const rules::Tile tile = tileOf(design);
        QVERIFY(rules::problems(tile).empty());
        // City, road, the strip between them, the field to the south.
        QCOMPARE(tile.parts.size(), std::size_t{4});
        QCOMPARE(int{tile.parts[0].flag}, 4);
        QVERIFY(tile.parts[2].cities == rules::bit(rules::Edge::N));
        QVERIFY(tile.parts[3].cities == 0);
    }

    void theDesignerShowsWhatIsWrong() {
        LessonDocument lesson;
        lesson.startNew();
        TileDesigner designer(lesson, std::nullopt);
        QVERIFY(designer.troubles().isEmpty());
        designer.startFrom("base/L");
        auto *id = designer.findChild<QLineEdit *>(QStringLiteral("tileId"));
        QVERIFY(!designer.findChild<QPushButton *>(QStringLiteral("putTile"))->isEnabled());
        id->selectAll();
        QTest::keyClicks(id, QStringLiteral("no slash"));
        QVERIFY(!designer.troubles().isEmpty());
        QVERIFY(!designer.findChild<QPushButton *>(QStringLiteral("saveMyTile"))->isEnabled());
    }

    /// Inns, cathedrals, coats of arms, gardens, flags and copies: all that a tile file can say of roads and cities.
    void whatStandsOnATileCanBeChosen() {
        LessonDocument lesson;
        lesson.startNew();
        TileDesigner designer(lesson, std::nullopt);
        designer.show();
        designer.startFrom("base/D");  // city in the north, road from west to east
        const auto pick = [&designer](const char *name, const QString &choice) {
            auto *box = designer.findChild<QComboBox *>(QLatin1String(name));
            QVERIFY(box->isVisible());
            const int index = box->findText(choice);
            QVERIFY2(index >= 0, qPrintable(choice));
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
        };
        pick("marksOf0", QStringLiteral("Cathedral"));
        pick("marksOf1", QStringLiteral("Inn"));
        designer.findChild<QSpinBox *>(QStringLiteral("tileCount"))->setValue(3);
        QVERIFY2(designer.troubles().isEmpty(), qPrintable(designer.troubles().join(u'\n')));
        const rules::Tile tile = tileOf(designer.design());
        QCOMPARE(tile.count, 3);
        QCOMPARE(tile.parts[0].marks, rules::markNamed("cathedral"));
        QCOMPARE(tile.parts[1].marks, rules::markNamed("inn"));
        // A mark goes with the road it stood on.
        auto *east = designer.findChild<QComboBox *>(QStringLiteral("shows1"));
        east->setCurrentIndex(static_cast<int>(Shows::City));
        Q_EMIT east->activated(east->currentIndex());
        QCOMPARE(tileOf(designer.design()).parts[1].marks, rules::Marks{0});
        QVERIFY(!designer.findChild<QComboBox *>(QStringLiteral("marksOf2"))->isVisible());
    }

    void aDesignedTileGoesIntoTheScenario() {
        LessonDocument lesson;
        lesson.startNew();
        TileDesigner designer(lesson, std::nullopt);
        QTest::mouseClick(designer.findChild<QPushButton *>(QStringLiteral("putTile")), Qt::LeftButton);
        QCOMPARE(lesson.scenario().customTiles.size(), std::size_t{1});
        QVERIFY(lesson.edited().placeTile("custom/tile", {0, 0}, rules::Rotation::None));
        QCOMPARE(lesson.state().board.size(), std::size_t{1});
    }

    /// A corrected bathhouse tile takes the place of the shipped one, but not in shipped lessons.
    void aTileOfMineReplacesTheShippedOne() {
        LessonDocument lesson;
        lesson.startNew();
        TileDesigner designer(lesson, std::nullopt);
        designer.startFrom("barber-surgeons/2");
        rules::Tile corrected = tileOf(designer.design(), TileLibrary::shipped().find("barber-surgeons/2"));
        corrected.parts[0].flag = 5;
        QVERIFY(!saveMyTile(TileLibrary::userFile(), corrected));
        lesson.readTilesAgain();
        const auto flag = [](const LessonDocument &document) {
            return int{document.edited().tile("barber-surgeons/2")->parts[0].flag};
        };
        QCOMPARE(flag(lesson), 5);
        QVERIFY(!lesson.edited().isModified());
        LessonDocument shipped;
        QVERIFY(shipped.open(
            QStringLiteral(":/scenarios/") + QDir(QStringLiteral(":/scenarios")).entryList(QDir::Dirs).first() + u'/' +
            QDir(QStringLiteral(":/scenarios/") + QDir(QStringLiteral(":/scenarios")).entryList(QDir::Dirs).first())
                .entryList()
                .first()));
        QCOMPARE(flag(shipped), 4);
        shipped.readTilesAgain();
        QCOMPARE(flag(shipped), 4);
        // A second tile leaves the first as it is, and the same one is replaced.
        corrected.id = "mine/other";
        QVERIFY(!saveMyTile(TileLibrary::userFile(), corrected));
        QVERIFY(!saveMyTile(TileLibrary::userFile(), corrected));
        scenario::Problems problems;
        const TileLibrary mine = TileLibrary::withUserFile(TileLibrary::userFile(), problems);
        QVERIFY(problems.empty());
        QCOMPARE(mine.tiles().size(), TileLibrary::shipped().tiles().size() + 1);
    }

    void aTileFileThatIsNoListIsLeftAlone() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tiles.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ not a list");
        file.close();
        QVERIFY(saveMyTile(path.toStdString(), TileLibrary::shipped().tiles().front()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{ not a list"));
    }
};

QTEST_MAIN(TestTileDesigner)
#include "test_tile_designer.moc"
