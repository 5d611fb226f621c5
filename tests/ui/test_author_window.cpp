// SPDX-License-Identifier: MIT
#include "ui/authors_file.h"
#include "ui/clipped.h"
#include "ui/author/author_dock.h"
#include "ui/author/fields.h"
#include "ui/author/pick_list.h"
#include "ui/author/todo.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/tools/author_desk.h"
#include "ui/widgets/elided_label.h"

#include <QAbstractItemModelTester>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QWheelEvent>

using namespace bathhouse;
using ui::AuthorDock;

class TestAuthorWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() { file_.open(); }
    void cleanup() { file_.close(); }

    void nothingIsClippedOnAnyPage_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1360x850") << QSize(1360, 850);
        QTest::newRow("1024x640") << QSize(1024, 640);
    }
    void nothingIsClippedOnAnyPage() {
        QFETCH(QSize, size);
        file_.window().resize(size);
        scenario::MoveEntry pass;
        pass.move = "pass";
        QVERIFY(lesson().edited().addVariation({}, 1, {pass}));
        auto *dock = file_.window().findChild<AuthorDock *>();
        for (int kind = 0; kind < 8; ++kind) {
            dock->showPage(AuthorDock::Page::Questions);
            QTest::mouseClick(button("addQuestion"), Qt::LeftButton);
            auto *kinds = file_.window().findChild<QComboBox *>(QStringLiteral("questionKind"));
            kinds->setCurrentIndex(kind);
            Q_EMIT kinds->activated(kind);
            QCOMPARE(static_cast<int>(lesson().scenario().questions.back().kind), kind);
            settleAndCompare(size);
        }
        for (const AuthorDock::Page page :
             {AuthorDock::Page::Facts, AuthorDock::Page::Steps, AuthorDock::Page::Expected, AuthorDock::Page::ToDo}) {
            dock->showPage(page);
            for (int step = 0; step <= lesson().stepCount(); ++step) {
                lesson().setStep(step);
                settleAndCompare(size);
            }
        }
    }

    /// Who scrolls a page changes nothing in it, whatever lies under the pointer.
    void theWheelScrollsAPageAndChangesNoField() {
        auto *dock = file_.window().findChild<AuthorDock *>();
        file_.window().resize(1024, 640);
        int fields = 0;
        for (const AuthorDock::Page page : {AuthorDock::Page::Facts, AuthorDock::Page::Questions}) {
            dock->showPage(page);
            if (page == AuthorDock::Page::Questions) QTest::mouseClick(button("addQuestion"), Qt::LeftButton);
            file_.window().settle();
            const scenario::Scenario before = lesson().scenario();
            for (QWidget *field : dock->findChildren<QWidget *>()) {
                const bool choice = qobject_cast<QComboBox *>(field) || qobject_cast<QAbstractSpinBox *>(field);
                if (!choice || !field->isVisible()) continue;
                ++fields;
                field->setFocus();
                for (const int delta : {-120, 120}) {
                    QWheelEvent wheel({5, 5}, field->mapToGlobal(QPointF(5, 5)), {}, {0, delta}, Qt::NoButton,
                                      Qt::NoModifier, Qt::NoScrollPhase, false);
                    QApplication::sendEvent(field, &wheel);
                }
            }
            QVERIFY(lesson().scenario() == before);
        }
        QVERIFY(fields > 8);
    }

    /// A jump leads to the field itself, wherever it is on the page.
    void aJumpLeadsToTheField_data() {
        QTest::addColumn<QString>("pointer");
        for (const char *pointer : {"/title", "/summary/fr", "/id", "/teaches/0", "/players/1/name", "/toMove", "/expansions/0",
                                    "/options/scoreFloor", "/draw/0", "/setup/drawn", "/customTiles/0"})
            QTest::newRow(pointer) << QString::fromLatin1(pointer);
    }
    void aJumpLeadsToTheField() {
        QFETCH(QString, pointer);
        file_.window().resize(1024, 640);
        rules::Tile own = *scenario::TileLibrary::shipped().find("base/E");
        own.id = "custom/own";
        QVERIFY(lesson().edited().setCustomTile(std::nullopt, own));
        auto *dock = file_.window().findChild<AuthorDock *>();
        dock->showPage(AuthorDock::Page::Steps);
        file_.window().settle();
        dock->showPlace(pointer);
        QVERIFY(dock->page() == AuthorDock::Page::Facts);
        file_.window().settle();
        QWidget *field = QApplication::focusWidget();
        QVERIFY(field && dock->isAncestorOf(field));
        // All of it is to be seen.
        QCOMPARE(field->visibleRegion().boundingRect().size(), field->size());
    }

    void anOptionIsChosenInWords() {
        auto *option = file_.window().findChild<QComboBox *>(QStringLiteral("freeRetrieval"));
        QCOMPARE(option->itemText(0), QStringLiteral("goes home by itself (as usual)"));
        QCOMPARE(option->itemText(1), QStringLiteral("its owner must think of it"));
        option->setCurrentIndex(1);
        Q_EMIT option->activated(1);
        QCOMPARE(lesson().scenario().options.at("freeRetrieval"), std::string("claim"));
        lesson().edited().history().undo();
        QCOMPARE(option->currentIndex(), 0);
    }

    void anOptionOfAModuleIsOfferedWithItsModule() {
        auto *option = file_.window().findChild<QComboBox *>(QStringLiteral("dragonMoves"));
        QVERIFY(option && option->parentWidget()->isHidden());
        lesson().edited().setExpansions(std::vector<std::string>{"barber-surgeons", "princess-and-dragon"});
        QTRY_VERIFY(!option->parentWidget()->isHidden());
        for (int i = 0; i < option->count(); ++i) QVERIFY(option->itemText(i).contains(QStringLiteral("scor")));
        lesson().edited().history().undo();
        QTRY_VERIFY(option->parentWidget()->isHidden());
    }

    void typingATitleIsOneChangeThatIsUndoneFromTheField() {
        auto *title = file_.window().findChild<QLineEdit *>(QStringLiteral("scenarioTitle"));
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("New words"));
        QCOMPARE(lesson().scenario().title->in("en"), std::string("New words"));
        QCOMPARE(lesson().edited().history().count(), 1);
        QVERIFY(file_.window().windowTitle().contains(u'*'));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title->text(), QStringLiteral("Who bathes?"));
        QVERIFY(!file_.window().windowTitle().contains(u'*'));
    }

    void aCommentIsWrittenToTheStepShown() {
        file_.window().findChild<AuthorDock *>()->showPage(AuthorDock::Page::Steps);
        lesson().setStep(2);
        auto *comment = file_.window().findChild<QPlainTextEdit *>(QStringLiteral("stepComment"));
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("Nobody."));
        QCOMPARE(lesson().scenario().moves[1].comment->in("en"), std::string("Nobody."));
        QCOMPARE(lesson().edited().history().count(), 1);
        lesson().setStep(1);
        QVERIFY(comment->toPlainText().startsWith(QStringLiteral("This closes")));
    }

    void theDeleteKeyDeletesTheStepShown() {
        file_.window().findChild<AuthorDock *>()->showPage(AuthorDock::Page::Steps);
        lesson().setStep(2);
        auto *list = file_.window().findChild<QListView *>(QStringLiteral("stepList"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(lesson().scenario().moves.size(), std::size_t{1});
        QCOMPARE(lesson().step(), 1);
        QTest::keyClick(&file_.window(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lesson().scenario().moves.size(), std::size_t{2});
    }

    void aQuestionIsWrittenWithItsChoices() {
        file_.window().findChild<AuthorDock *>()->showPage(AuthorDock::Page::Questions);
        lesson().setStep(1);
        QTest::mouseClick(button("addQuestion"), Qt::LeftButton);
        QCOMPARE(lesson().scenario().questions.size(), std::size_t{1});
        QCOMPARE(lesson().scenario().questions[0].before, 1);
        QTest::keyClicks(file_.window().findChild<QPlainTextEdit *>(QStringLiteral("ask")), QStringLiteral("Who?"));
        QTest::mouseClick(button("addChoice"), Qt::LeftButton);
        QCOMPARE(lesson().scenario().questions[0].choices.size(), std::size_t{3});
        QCOMPARE(lesson().scenario().questions[0].ask.in("en"), std::string("Who?"));
    }

    void whatIsStillToDoIsTold() {
        ui::ToDoModel model(lesson());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto has = [&](const QString &words, bool done) {
            for (const ui::ToDo &todo : ui::toDoOn(lesson()))
                if (todo.text.contains(words) && todo.done == done) return true;
            return false;
        };
        QVERIFY(has(QStringLiteral("asks a question"), false));
        QVERIFY(has(QStringLiteral("what must come out"), true));
        // Title, summary and one comment are in English alone.
        QVERIFY(has(QStringLiteral("French: texts missing: 3"), false));
        // The choice of the order is open: the rule of the next scoring has not been shown.
        QVERIFY(has(QStringLiteral("No step shows the rule"), false));
        lesson().edited().setExpectation(std::nullopt);
        lesson().judge();
        QVERIFY(has(QStringLiteral("Confirm what must come out"), false));
        const int open = model.open();
        scenario::Question question;
        question.choices.resize(2);
        question.answers = std::vector<int>{};
        lesson().edited().insertQuestion(0, question);
        lesson().judge();
        QVERIFY(has(QStringLiteral("Question 1: write what is asked"), false));
        QVERIFY(has(QStringLiteral("Question 1: tick the right answer"), false));
        QVERIFY(model.open() > open);
    }

    void runOffersAllThatComesOutAndOneClickConfirmsIt() {
        lesson().edited().setExpectation(std::nullopt);
        lesson().setStep(1);
        QTest::keyClick(&file_.window(), Qt::Key_F8);
        QVERIFY(file_.window().findChild<AuthorDock *>()->page() == AuthorDock::Page::Expected);
        QCOMPARE(lesson().step(), 2);
        auto *list = file_.window().findChild<QListView *>(QStringLiteral("expectableList"));
        QVERIFY(list->hasFocus());
        // Nothing is confirmed behind the author's back.
        QVERIFY(!lesson().scenario().expect);
        QTest::mouseClick(button("confirmAll"), Qt::LeftButton);
        const scenario::Expectation expect = lesson().scenario().expect.value();
        QCOMPARE(expect.scores->at("Red"), 12);
        QCOMPARE(expect.scores->at("Blue"), 9);
        QCOMPARE(expect.figures->size(), std::size_t{2});
        lesson().judge();
        QVERIFY(lesson().verdict().ok());
    }

    void runShowsFirstWhatIsExpectedOtherwise() {
        scenario::Expectation expect = lesson().scenario().expect.value();
        expect.scores->at("Blue") = 10;
        lesson().edited().setExpectation(expect);
        QTest::mouseClick(button("runMoves"), Qt::LeftButton);
        auto *list = file_.window().findChild<QListView *>(QStringLiteral("expectableList"));
        QVERIFY(list->currentIndex().data().toString().contains(QStringLiteral("Blue")));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(lesson().scenario().expect->scores->at("Blue"), 9);
    }

    /// Check says what `bathhouse check` says, and Enter leads to the place.
    void checkSaysTheVerdictAndLeadsToThePlace() {
        const auto said = [this] { return file_.window().statusBar()->findChild<ui::ElidedLabel *>()->accessibleName(); };
        QTest::keyClick(&file_.window(), Qt::Key_F9);
        QVERIFY2(said().startsWith(QStringLiteral("Check passed")), qPrintable(said()));
        scenario::MoveEntry move = lesson().scenario().moves[0];
        move.at = rules::Position{5, 5};
        lesson().edited().replaceMove({}, 0, move);
        lesson().setStep(0);
        QTest::keyClick(&file_.window(), Qt::Key_F9);
        QVERIFY2(said().startsWith(QStringLiteral("Check failed: the file cannot be played")), qPrintable(said()));
        auto *problems = file_.window().findChild<QListWidget *>(QStringLiteral("problemList"));
        QVERIFY(problems->hasFocus());
        QTest::keyClick(problems, Qt::Key_Return);
        QCOMPARE(lesson().step(), 1);
        QVERIFY(file_.window().findChild<AuthorDock *>()->page() == AuthorDock::Page::Steps);
    }

    void aSetUpExerciseIsWrittenAndItsCountsAreChecked() {
        auto *on = file_.window().findChild<QCheckBox *>(QStringLiteral("setupExercise"));
        on->click();
        QVERIFY(lesson().scenario().setup == scenario::SetupExercise{});
        auto *drawn = file_.window().findChild<ui::PickList *>(QStringLiteral("setupDrawn"));
        for (const char *tile : {"barber-surgeons/1", "barber-surgeons/2", "barber-surgeons/4"}) {
            auto *field = drawn->findChild<QLineEdit *>();
            QTest::keyClicks(field, QLatin1String(tile));
            QTest::keyClick(field, Qt::Key_Return);
        }
        QCOMPARE(lesson().scenario().setup->drawn.size(), std::size_t{3});
        lesson().judge();
        // Two players draw four.
        QCOMPARE(lesson().verdict().reading.size(), std::size_t{1});
        QCOMPARE(lesson().verdict().reading[0].pointer, std::string("/setup/drawn"));
        auto *players = file_.window().findChild<QComboBox *>(QStringLiteral("setupPlayers"));
        players->setCurrentIndex(6);
        Q_EMIT players->activated(6);
        QCOMPARE(lesson().scenario().setup->players, std::optional(6));
        while (lesson().edited().history().canUndo()) lesson().edited().history().undo();
        QVERIFY(!lesson().scenario().setup);
        QVERIFY(!on->isChecked());
    }

    void playingAsLearnerKeepsStepAndChanges() {
        lesson().setStep(1);
        lesson().edited().setTitle(QStringLiteral("en"), QStringLiteral("Other"));
        file_.window().playAsLearner();
        QVERIFY(file_.window().mode() == ui::WindowMode::Learn);
        QCOMPARE(lesson().step(), 1);
        QVERIFY(lesson().recording() == ui::LessonDocument::Recording::Off);
        QTest::keyClick(&file_.window(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(file_.window().mode() == ui::WindowMode::Author);
        QCOMPARE(lesson().step(), 1);
        QCOMPARE(lesson().scenario().title->in("en"), std::string("Other"));
    }

    void aLearnerSwitchesToAnotherLineAndBack() {
        scenario::MoveEntry meeple;
        meeple.move = "meeple";
        meeple.on = rules::partNameFrom("field WL");
        QVERIFY(lesson().edited().addVariation({}, 1, {meeple}));
        file_.window().setMode(ui::WindowMode::Learn);
        auto *lines = file_.window().findChild<QToolButton *>(QStringLiteral("linesButton"));
        file_.window().settle();
        QVERIFY(lines->isVisible());
        Q_EMIT lines->menu()->aboutToShow();
        QCOMPARE(lines->menu()->actions().size(), qsizetype{2});
        lines->menu()->actions()[1]->trigger();
        QCOMPARE(lesson().line(), ui::LinePath{0});
        QCOMPARE(lesson().lessonRun().steps.size(), std::size_t{2});
        QVERIFY(!lesson().run().steps[1].flaw);
        QTest::keyClick(&file_.window(), Qt::Key_Escape);
        QVERIFY(lesson().line().empty());
    }

    /// The Board menu is the author's: what was selected is not changed while the window is a learner's.
    void theBoardMenuChangesNothingForALearner() {
        const scenario::Scenario before = lesson().scenario();
        file_.window().editor().desk().selectAll();
        file_.window().setMode(ui::WindowMode::Learn);
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_V}) QTest::keyClick(&file_.window(), key, Qt::ControlModifier);
        file_.window().editor().desk().removeMeant();
        file_.window().editor().desk().turn(1);
        QVERIFY(lesson().scenario() == before);
    }

private:
    ui::LessonDocument &lesson() { return file_.lesson(); }
    QAbstractButton *button(const char *name) { return file_.window().findChild<QAbstractButton *>(QLatin1String(name)); }
    void settleAndCompare(QSize size) {
        file_.window().settle();
        QCOMPARE(test::clipped(file_.window()).join(u'\n'), QString());
        QCOMPARE(test::outside(file_.window()).join(u'\n'), QString());
        QCOMPARE(file_.window().size(), size);
    }

    test::AuthorsFile file_;
};

QTEST_MAIN(TestAuthorWindow)
#include "test_author_window.moc"
