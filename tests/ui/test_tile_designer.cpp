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
#include <QMenu>
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
        QCOMPARE(made.marks, tile.marks);
    }

    /// Every mark of the modules that are on can be ticked, and undone again.
    void marksAreTicked() {
        LessonDocument lesson;
        lesson.startNew();
        std::vector<std::string> all;
        for (const rules::MarkTraits &mark : rules::markTable())
            if (std::ranges::find(all, mark.expansion) == all.end()) all.emplace_back(mark.expansion);
        lesson.edited().setExpansions(all);
        TileDesigner designer(lesson, std::nullopt);
        designer.startFrom("base/D");  // a city and a road
        const QMenu *menu = designer.findChild<QPushButton *>(QStringLiteral("tileMarks"))->menu();
        // Its monastery is what a tile without roads and cities may have: no mark of one is offered here.
        const auto offered = std::ranges::count_if(rules::markTable(), [](const rules::MarkTraits &mark) {
            return mark.on == 0 || (mark.on & (rules::bit(rules::PartKind::Road) | rules::bit(rules::PartKind::City))) != 0;
        });
        QCOMPARE(menu->actions().size(), offered);
        for (qsizetype i = 0; i < menu->actions().size(); ++i) {
            const TileDesign before = designer.design();
            menu->actions()[i]->trigger();
            QCoreApplication::processEvents();
            QVERIFY(designer.design() != before);
            QVERIFY2(designer.troubles().isEmpty(), qPrintable(designer.troubles().join(u' ')));
            menu->actions()[i]->trigger();
            QCoreApplication::processEvents();
            QVERIFY(designer.design() == before);
        }
        lesson.edited().setExpansions(std::vector<std::string>{});
        designer.startFrom("base/D");
        QVERIFY(menu->isEmpty());
    }

    void marksSurviveTheDesign() {
        TileDesign design;
        design.id = "custom/x";
        design.edges[0] = Shows::City;
        design.partMarks[0] = rules::markNamed("princess");
        design.marks = rules::markNamed("volcano");
        const rules::Tile tile = tileOf(design);
        QCOMPARE(tile.marks, rules::markNamed("volcano"));
        QCOMPARE(tile.parts[0].marks, rules::markNamed("princess"));
        QCOMPARE(designOf(tile), design);
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
        lesson.edited().setExpansions(std::vector<std::string>{"inns-and-cathedrals"});
        TileDesigner designer(lesson, std::nullopt);
        designer.show();
        designer.startFrom("base/D");  // city in the north, road from west to east
        const auto *marks = designer.findChild<QPushButton *>(QStringLiteral("tileMarks"));
        const auto tick = [marks](const QString &words) {
            const QList<QAction *> all = marks->menu()->actions();
            const auto found = std::ranges::find_if(all, [&](const QAction *one) { return one->text().startsWith(words); });
            QVERIFY2(found != all.end(), qPrintable(words));
            (*found)->trigger();
            QCoreApplication::processEvents();
        };
        tick(QStringLiteral("cathedral, in the city at North"));
        tick(QStringLiteral("inn, on the road at East"));
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
