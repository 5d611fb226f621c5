// SPDX-License-Identifier: MIT
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/option_button.h"
#include "ui/widgets/step_bar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeWidget>

using namespace bathhouse;

namespace {

/// Three steps: a tile that closes a road and a city, no figure, and then the choice of what is scored first.
/// Written with single quotes for easier reading.
const QByteArray kTwoScorings =
    QByteArray("{ 'format': 'bathhouse-scenario/1', 'title': { 'en': 'Two scorings', 'fr': 'Deux décomptes' },"
               "  'players': [ { 'name': 'Red', 'score': 12, 'supply': { 'meeple': 5 } },"
               "               { 'name': 'Blue', 'score': 9, 'supply': { 'meeple': 6 } } ],"
               "  'board': [ { 'tile': 'base/D', 'at': [0, 0] }, { 'tile': 'base/W', 'at': [-1, 0] },"
               "             { 'tile': 'barber-surgeons/3', 'at': [-1, 1], 'rotation': 90 },"
               "             { 'tile': 'base/E', 'at': [0, -1], 'rotation': 180 },"
               "             { 'tile': 'base/E', 'at': [1, -1], 'rotation': 180 } ],"
               "  'figures': [ { 'player': 'Red', 'at': [0, 0], 'on': 'road E' },"
               "               { 'player': 'Blue', 'at': [1, -1], 'on': 'city S' } ],"
               "  'moves': [ { 'move': 'place', 'tile': 'base/L', 'at': [1, 0], 'comment': '**Both** at once.' },"
               "             { 'move': 'pass' }, { 'move': 'score', 'at': [0, 0], 'on': 'road E' } ] }")
        .replace('\'', '"');

QtMessageHandler qtHandler = nullptr;
QStringList warnings;

void keepWarnings(QtMsgType type, const QMessageLogContext &context, const QString &text) {
    if (type != QtDebugMsg && type != QtInfoMsg) warnings.push_back(text);
    qtHandler(type, context, text);
}

QString score(const ui::MainWindow &window, int player) {
    return QString::number(
        const_cast<ui::MainWindow &>(window).document().state().players[static_cast<std::size_t>(player)].score);
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        qtHandler = qInstallMessageHandler(keepWarnings);
        ui::wearTheme(*qApp, ui::Theme::Light);
        QVERIFY(folder_.isValid());
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kTwoScorings);
    }
    void init() {
        warnings.clear();
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanup() {
        window_.reset();
        QCOMPARE(warnings, QStringList());
    }

    void withoutAFileTheFirstLessonIsOnTheBoard() {
        QVERIFY(window_->openFirstLesson());
        QCOMPARE(window_->document().path(), window_->lessons().first()->path);
        QVERIFY(window_->document().path().contains(QLatin1String("/01-")));
        QVERIFY(window_->lessons().count() >= 30);
    }

    void arrowKeysStepThroughTheScenario() {
        QVERIFY(window_->openPath(path()));
        ui::LessonDocument &document = window_->document();
        const QLabel *count = window_->findChild<QLabel *>(QStringLiteral("stepCount"));
        QCOMPARE(document.step(), 0);
        QTest::keyClick(window_.get(), Qt::Key_Right);
        QCOMPARE(document.step(), 1);
        QCOMPARE(document.state().board.size(), std::size_t{6});
        QCOMPARE(count->text(), QStringLiteral("Step 1 of 3"));
        QTest::keyClick(window_.get(), Qt::Key_End);
        QCOMPARE(document.step(), 3);
        QCOMPARE(score(*window_, 0), QStringLiteral("15"));
        QTest::keyClick(window_.get(), Qt::Key_Left);
        QCOMPARE(score(*window_, 0), QStringLiteral("12"));
        QTest::keyClick(window_.get(), Qt::Key_Home);
        QCOMPARE(document.step(), 0);
        QCOMPARE(document.state().board.size(), std::size_t{5});
    }

    void stepButtonsAreOffWhereThereIsNoStep() {
        QVERIFY(window_->openPath(path()));
        auto *back = window_->findChild<QToolButton *>(QStringLiteral("back"));
        auto *next = window_->findChild<QToolButton *>(QStringLiteral("next"));
        QVERIFY(!back->isEnabled());
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(window_->document().step(), 1);
        QVERIFY(back->isEnabled());
        window_->document().setStep(3);
        QVERIFY(!next->isEnabled());
    }

    void theChoiceOfTheLineOnlyStepsOn() {
        QVERIFY(window_->openPath(path()));
        window_->document().setStep(2);
        QTest::mouseClick(option(true), Qt::LeftButton);
        QCOMPARE(window_->document().step(), 3);
        QVERIFY(!window_->document().branchedAt());
    }

    void anotherChoiceStartsALineOfTheLearnersOwn() {
        QVERIFY(window_->openPath(path()));
        ui::LessonDocument &document = window_->document();
        document.setStep(2);
        QTest::mouseClick(option(false), Qt::LeftButton);
        QCOMPARE(document.branchedAt(), std::optional<int>(2));
        QCOMPARE(document.step(), 3);
        // The city first: Blue's meeple takes the only bathhouse, Red's goes home.
        const auto house = document.state().bathhouseAt({-1, 1});
        const int guest = document.state().bathhouses[*house].guest;
        QVERIFY(guest >= 0);
        QCOMPARE(static_cast<int>(document.state().figures[static_cast<std::size_t>(guest)].player), 1);
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(!document.branchedAt());
        QCOMPARE(document.step(), 2);
        QCOMPARE(document.stepCount(), 3);
    }

    void aTextOfAScenarioLoadsNothing() {
        QVERIFY(window_->openPath(path()));
        QTest::keyClick(window_.get(), Qt::Key_Right);
        for (auto *text : window_->findChildren<QTextBrowser *>())
            QVERIFY(!text->loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("file:///etc/passwd")))
                         .isValid());
    }

    void everyLessonOpensAndStepsToItsEndWithoutAWarning() {
        for (const ui::LessonChapter &chapter : window_->lessons().chapters()) {
            for (const ui::Lesson &lesson : chapter.lessons) {
                QVERIFY2(window_->openPath(lesson.path), qPrintable(lesson.path));
                for (int i = 0; i < window_->document().stepCount(); ++i) QTest::keyClick(window_.get(), Qt::Key_Right);
                QCOMPARE(window_->document().step(), window_->document().stepCount());
                QVERIFY2(window_->document().problems().empty(), qPrintable(lesson.path));
                QVERIFY2(window_->document().findings().empty(), qPrintable(lesson.path));
            }
        }
    }

    void theListOpensALessonByKeyboard() {
        window_->openFirstLesson();
        auto *tree = window_->findChild<QTreeWidget *>(QStringLiteral("lessonTree"));
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Down);
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(window_->document().path(), window_->lessons().after(window_->lessons().first()->path)->path);
    }

    void theHeadOfTheListCountsLessons() {
        const auto *note = window_->findChild<QWidget *>(QStringLiteral("lessonsDock"))
                               ->findChild<QLabel *>(QStringLiteral("dockNote"));
        QCOMPARE(note->text(), QStringLiteral("0 of 13"));
    }

    void theSearchFieldHidesWhatDoesNotFit() {
        auto *tree = window_->findChild<QTreeWidget *>(QStringLiteral("lessonTree"));
        auto *field = tree->parentWidget()->findChild<QLineEdit *>();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("zzzz"));
        for (int i = 0; i < tree->topLevelItemCount(); ++i) QVERIFY(tree->topLevelItem(i)->isHidden());
        field->clear();
        QVERIFY(!tree->topLevelItem(0)->isHidden());
    }

    void boardAsListHasARowForEveryTile() {
        QVERIFY(window_->openPath(path()));
        auto *list = window_->findChild<QAbstractItemView *>(QStringLiteral("boardList"));
        QCOMPARE(list->model()->rowCount(), 5);
        QTest::keyClick(window_.get(), Qt::Key_Right);
        QCOMPARE(list->model()->rowCount(), 6);
        // By y, then x: the two cities in the north first.
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("(0, -1)"));
        QVERIFY(list->model()->index(2, 3).data().toString().contains(QLatin1String("road")));
        QVERIFY(list->model()->index(1, 4).data().toString().contains(QLatin1String("Blue")));
    }

    void aFileThatIsNoScenarioShowsItsProblemsAndLeavesTheBoard() {
        QVERIFY(window_->openPath(path()));
        const QString bad = folder_.filePath(QStringLiteral("bad.json"));
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": \"bathhouse-scenario/1\", \"playrs\": [] }");
        file.close();
        QVERIFY(!window_->openPath(bad));
        QCOMPARE(window_->document().path(), path());
        auto *list = window_->findChild<QListWidget *>(QStringLiteral("problemList"));
        QVERIFY(list->isVisible());
        QVERIFY(list->count() >= 1);
        QVERIFY(list->item(0)->text().contains(QLatin1String("playrs")) ||
                list->item(1)->text().contains(QLatin1String("playrs")));
    }

    void aMissingFileSaysSo() {
        QVERIFY(!window_->openPath(folder_.filePath(QStringLiteral("nowhere.json"))));
        QVERIFY(window_->findChild<QListWidget *>(QStringLiteral("problemList"))
                    ->item(0)
                    ->text()
                    .contains(QLatin1String("nowhere.json")));
        bool told = false;
        for (auto *label : window_->findChildren<QLabel *>())
            told = told || (label->isVisible() && label->text() == QStringLiteral("This file cannot be shown"));
        QVERIFY(told);
    }

    void everyControlHasANameForScreenReaders() {
        QVERIFY(window_->openPath(path()));
        window_->document().setStep(2);
        for (auto *button : window_->findChildren<QAbstractButton *>())
            if (button->isVisible() && button->focusPolicy() != Qt::NoFocus)
                QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                         button->metaObject()->className());
        for (auto *view : window_->findChildren<QAbstractItemView *>())
            if (view->isVisible() && view->objectName() != QLatin1String("qt_header"))
                QVERIFY2(!view->accessibleName().isEmpty() || qobject_cast<QHeaderView *>(view) != nullptr,
                         qPrintable(view->objectName()));
    }

    void tabReachesEveryButtonInSight() {
        QVERIFY(window_->openPath(path()));
        window_->document().setStep(2);
        QApplication::setActiveWindow(window_.get());
        QSet<QWidget *> reached;
        for (int i = 0; i < 200; ++i) {
            QTest::keyClick(window_->focusWidget() == nullptr ? window_.get() : window_->focusWidget(), Qt::Key_Tab);
            reached.insert(window_->focusWidget());
        }
        for (auto *button : window_->findChildren<QAbstractButton *>())
            if (button->isVisible() && button->isEnabled() && button->focusPolicy() != Qt::NoFocus)
                QVERIFY2(reached.contains(button), qPrintable(button->accessibleName() + button->text()));
    }

    void authorModeShowsPalettesAndFacts() {
        QVERIFY(window_->openPath(path()));
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(window_->mode() == ui::WindowMode::Author);
        for (const char *name : {"tilePaletteDock", "figurePaletteDock", "authorDock"}) {
            auto *dock = window_->findChild<QWidget *>(QLatin1String(name));
            QVERIFY2(dock && dock->isVisible(), name);
        }
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
        for (const char *name : {"tilePaletteDock", "figurePaletteDock", "authorDock"})
            QVERIFY2(!window_->findChild<QWidget *>(QLatin1String(name))->isVisible(), name);
    }

    void aChangedFileIsReadAgainAtTheSameStep() {
        const QString changing = folder_.filePath(QStringLiteral("changing.bathhouse.json"));
        QVERIFY(QFile::copy(path(), changing));
        QVERIFY(window_->openPath(changing));
        window_->document().setStep(1);
        QByteArray text(kTwoScorings);
        text.replace("\"score\": 12", "\"score\": 20");
        QFile file(changing);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        QTRY_COMPARE(score(*window_, 0), QStringLiteral("20"));
        QCOMPARE(window_->document().step(), 1);
    }

    void textsFollowTheChosenLanguage() {
        QVERIFY(window_->openPath(path()));
        window_->setLanguage(QStringLiteral("fr"));
        QCOMPARE(window_->document().title(), QStringLiteral("Deux décomptes"));
        window_->setLanguage(QStringLiteral("nl"));
        QCOMPARE(window_->document().title(), QStringLiteral("Two scorings"));
    }

private:
    QString path() const { return folder_.filePath(QStringLiteral("two-scorings.bathhouse.json")); }
    /// The button of the line's own choice, or the first other one.
    QPushButton *option(bool following) const {
        const auto buttons = window_->findChildren<ui::OptionButton *>();
        for (ui::OptionButton *button : buttons)
            if (button->isVisible() && button->property("primary").toBool() == following) return button;
        return nullptr;
    }

    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
