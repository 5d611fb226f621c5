// SPDX-License-Identifier: MIT
#include "support/scenario_files.h"
#include "ui/board/board_view.h"
#include "ui/clipped.h"
#include "ui/keep_picture.h"
#include "ui/language.h"
#include "ui/learn/compare_window.h"
#include "ui/learn/step_strip.h"
#include "ui/main_window.h"
#include "ui/style.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace bathhouse;
using namespace bathhouse::test;

namespace {

/// Four steps; the third buys back with 0 points. The file says scoreFloor zero.
QString floorLesson() { return lessonNamed(QStringLiteral("not-below-zero")); }

}  // namespace

class TestCompareWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() { start(QStringLiteral("en")); }
    void cleanup() { window_.reset(); }

    /// On the left the score falls to -4; on the right the move is refused and 0 stays.
    void theFirstStepThatDiffersIsShownAtOnce() {
        QCOMPARE(compare().step(), 3);
        QCOMPARE(text("compareCount"), QStringLiteral("Step 3 of 4"));
        QCOMPARE(red(0), -4);
        QCOMPARE(red(1), 0);
        QCOMPARE(child<QComboBox>("compareTopic").currentData().toString(), QStringLiteral("scoreFloor"));
        QCOMPARE(child<QComboBox>("valuesA").currentData().toString(), QStringLiteral("none"));
        QCOMPARE(child<QComboBox>("valuesB").currentData().toString(), QStringLiteral("zero"));
        QVERIFY(text("compareSummary").contains(QStringLiteral("Step 3 is the first that differs.")));
        QVERIFY(text("scoresA").contains(QStringLiteral("≠ Red −4 points")));
        QVERIFY(!text("scoresA").contains(QStringLiteral("≠ Blue")));
    }

    void whatDiffersIsMarkedInTheSentences() {
        QCOMPARE(marked(), 2);
        QTest::keyClick(&compare(), Qt::Key_Left);
        QCOMPARE(compare().step(), 2);
        QCOMPARE(marked(), 0);
    }

    void bothBoardsStepTogetherByKeyboard() {
        QTest::keyClick(&compare(), Qt::Key_Home);
        QCOMPARE(compare().step(), 0);
        QCOMPARE(red(0), 4);
        QCOMPARE(red(1), 4);
        QTest::keyClick(&compare(), Qt::Key_Right);
        QTest::keyClick(&compare(), Qt::Key_Right);
        QCOMPARE(red(0), 0);
        QCOMPARE(red(1), 0);
        QTest::keyClick(&compare(), Qt::Key_End);
        QCOMPARE(compare().step(), 4);
        QCOMPARE(red(0), -4);
        QTest::keyClick(&compare(), Qt::Key_Right);
        QCOMPARE(compare().step(), 4);
    }

    void aClickOnAMarkGoesToItsStep() {
        auto *strip = compare().findChild<ui::StepStrip *>();
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->markOf(1).center().toPoint());
        QCOMPARE(compare().step(), 1);
        QTest::mouseClick(&child<QPushButton>("nextDifference"), Qt::LeftButton);
        QCOMPARE(compare().step(), 3);
        QTest::mouseClick(&child<QPushButton>("nextDifference"), Qt::LeftButton);
        QCOMPARE(compare().step(), 3);
    }

    void theSameOnBothSidesIsSaid() {
        auto &value = child<QComboBox>("valuesB");
        value.setFocus();
        QTest::keyClick(&value, Qt::Key_Up);
        QCOMPARE(value.currentData().toString(), QStringLiteral("none"));
        QVERIFY(text("compareSummary").contains(QStringLiteral("No step differs.")));
        QVERIFY(!child<QPushButton>("nextDifference").isEnabled());
        QCOMPARE(red(0), red(1));
    }

    void aSideWithoutTheExpansionSaysWhyItCannotBeSetUp() {
        compare().setTopic(QStringLiteral("expansions"));
        QVERIFY(text("compareSummary").contains(QStringLiteral("No step differs.")));
        expansionsOf("expansionsB")->actions().front()->trigger();
        QVERIFY(text("compareSummary").contains(QStringLiteral("B: the scenario cannot be set up like this.")));
        QCOMPARE(compare().comparison().sides[1].problems.front().pointer, std::string("/board/7/tile"));
        QVERIFY(!boards()[1]->isVisible() && boards()[0]->isVisible());
        expansionsOf("expansionsB")->actions().front()->trigger();
        QVERIFY(boards()[1]->isVisible());
    }

    void whatIsEditedIsComparedAnew() {
        ui::ScenarioDocument &edited = window_->document().edited();
        scenario::ScenarioPlayer richer = edited.scenario().players[0];
        richer.score = 8;
        QVERIFY(edited.replacePlayer(0, richer));
        QTRY_VERIFY(text("compareSummary").contains(QStringLiteral("No step differs.")));
        edited.history().undo();
        QTRY_COMPARE(compare().step(), 3);
    }

    void whatIsUnderThePointerLightsUpOnBothBoards() {
        Q_EMIT boards()[0]->partHovered({1, 0}, 0);
        QCOMPARE(boards()[1]->board().litUp(), std::optional(rules::PartRef{{1, 0}, 0}));
        Q_EMIT boards()[0]->partHovered({}, rules::kNoPart);
        QVERIFY(!boards()[1]->board().litUp());
    }

    void everyLanguageFitsASmallWindow_data() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "nl", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyLanguageFitsASmallWindow() {
        QFETCH(QString, language);
        start(language);
        QVERIFY(compare().width() <= 1024 && compare().height() <= 640);
        for (const char *topic : {"freeRetrieval", "scoreFloor", "expansions"}) {
            compare().setTopic(QString::fromLatin1(topic));
            QApplication::processEvents();
            const QStringList cut = clipped(compare());
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            QVERIFY(boards()[0]->height() >= 120);
            keepPicture(&compare(), QStringLiteral("compare-%1-%2").arg(QString::fromLatin1(topic), language));
        }
        ui::speak(QStringLiteral("en"));
    }

private:
    /// The lesson is open in a window of the least usual size, and compared.
    void start(const QString &language) {
        ui::speak(language);
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->resize(1024, 640);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        window_->setLanguage(language);
        QVERIFY(window_->openPath(floorLesson()));
        window_->findChild<QAction *>(QStringLiteral("compareAction"))->trigger();
        QVERIFY(QTest::qWaitForWindowExposed(&compare()));
    }
    ui::CompareWindow &compare() { return *window_->findChild<ui::CompareWindow *>(); }
    template <class Kind> Kind &child(const char *name) {
        return *compare().findChild<Kind *>(QString::fromLatin1(name));
    }
    QString text(const char *label) { return child<QLabel>(label).text(); }
    QList<ui::BoardView *> boards() { return compare().findChildren<ui::BoardView *>(); }
    QMenu *expansionsOf(const char *name) { return child<QToolButton>(name).menu(); }
    int red(qsizetype side) { return boards()[side]->board().state()->players[0].score; }
    /// Sentences of the step that the other side does not have.
    int marked() {
        int count = 0;
        for (const QFrame *frame : compare().findChildren<QFrame *>(QStringLiteral("lineNote")))
            count += frame->isVisible();
        return count;
    }

    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestCompareWindow)
#include "test_compare_window.moc"
