// SPDX-License-Identifier: MIT
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
#include <QDragEnterEvent>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace bathhouse;
using ui::AuthorDock;

namespace {

QString example() { return QStringLiteral(BATHHOUSE_SOURCE_DIR "/docs/examples/who-bathes.bathhouse.json"); }

/// Answers the next question that the window asks; `asked` says whether it came.
void answer(QMessageBox::StandardButton button, bool &asked) {
    QTimer::singleShot(0, qApp, [button, &asked] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        asked = true;
        box->button(button)->click();
    });
}

}  // namespace

class TestAuthorWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() {
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        path_ = folder_.filePath(QStringLiteral("lesson.bathhouse.json"));
        QFile::remove(path_);
        QVERIFY(QFile::copy(example(), path_));
        QFile::setPermissions(path_, QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(window_->openPath(path_));
        window_->setMode(ui::WindowMode::Author);
    }
    void cleanup() {
        if (lesson().edited().isModified()) lesson().edited().history().setIndex(0);
        lesson().edited().history().clear();
        window_.reset();
    }

    void nothingIsClippedOnAnyPage_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1360x850") << QSize(1360, 850);
        QTest::newRow("1024x640") << QSize(1024, 640);
    }
    void nothingIsClippedOnAnyPage() {
        QFETCH(QSize, size);
        window_->resize(size);
        scenario::MoveEntry pass;
        pass.move = "pass";
        QVERIFY(lesson().edited().addVariation({}, 1, {pass}));
        auto *dock = window_->findChild<AuthorDock *>();
        for (int kind = 0; kind < 8; ++kind) {
            dock->showPage(AuthorDock::Page::Questions);
            QTest::mouseClick(button("addQuestion"), Qt::LeftButton);
            auto *kinds = window_->findChild<QComboBox *>(QStringLiteral("questionKind"));
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
        auto *dock = window_->findChild<AuthorDock *>();
        window_->resize(1024, 640);
        int fields = 0;
        for (const AuthorDock::Page page : {AuthorDock::Page::Facts, AuthorDock::Page::Questions}) {
            dock->showPage(page);
            if (page == AuthorDock::Page::Questions) QTest::mouseClick(button("addQuestion"), Qt::LeftButton);
            window_->settle();
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
        window_->resize(1024, 640);
        rules::Tile own = *scenario::TileLibrary::shipped().find("base/E");
        own.id = "custom/own";
        QVERIFY(lesson().edited().setCustomTile(std::nullopt, own));
        auto *dock = window_->findChild<AuthorDock *>();
        dock->showPage(AuthorDock::Page::Steps);
        window_->settle();
        dock->showPlace(pointer);
        QVERIFY(dock->page() == AuthorDock::Page::Facts);
        window_->settle();
        QWidget *field = QApplication::focusWidget();
        QVERIFY(field && dock->isAncestorOf(field));
        // All of it is to be seen.
        QCOMPARE(field->visibleRegion().boundingRect().size(), field->size());
    }

    void anOptionIsChosenInWords() {
        auto *option = window_->findChild<QComboBox *>(QStringLiteral("freeRetrieval"));
        QCOMPARE(option->itemText(1), QStringLiteral("must be claimed by its owner"));
        option->setCurrentIndex(1);
        Q_EMIT option->activated(1);
        QCOMPARE(lesson().scenario().options.at("freeRetrieval"), std::string("claim"));
        lesson().edited().history().undo();
        QCOMPARE(option->currentIndex(), 0);
    }

    void typingATitleIsOneChangeThatIsUndoneFromTheField() {
        auto *title = window_->findChild<QLineEdit *>(QStringLiteral("scenarioTitle"));
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("New words"));
        QCOMPARE(lesson().scenario().title->in("en"), std::string("New words"));
        QCOMPARE(lesson().edited().history().count(), 1);
        QVERIFY(window_->windowTitle().contains(u'*'));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title->text(), QStringLiteral("Who bathes?"));
        QVERIFY(!window_->windowTitle().contains(u'*'));
    }

    void aCommentIsWrittenToTheStepShown() {
        window_->findChild<AuthorDock *>()->showPage(AuthorDock::Page::Steps);
        lesson().setStep(2);
        auto *comment = window_->findChild<QPlainTextEdit *>(QStringLiteral("stepComment"));
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("Nobody."));
        QCOMPARE(lesson().scenario().moves[1].comment->in("en"), std::string("Nobody."));
        QCOMPARE(lesson().edited().history().count(), 1);
        lesson().setStep(1);
        QVERIFY(comment->toPlainText().startsWith(QStringLiteral("This closes")));
    }

    void theDeleteKeyDeletesTheStepShown() {
        window_->findChild<AuthorDock *>()->showPage(AuthorDock::Page::Steps);
        lesson().setStep(2);
        auto *list = window_->findChild<QListView *>(QStringLiteral("stepList"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(lesson().scenario().moves.size(), std::size_t{1});
        QCOMPARE(lesson().step(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lesson().scenario().moves.size(), std::size_t{2});
    }

    void aQuestionIsWrittenWithItsChoices() {
        window_->findChild<AuthorDock *>()->showPage(AuthorDock::Page::Questions);
        lesson().setStep(1);
        QTest::mouseClick(button("addQuestion"), Qt::LeftButton);
        QCOMPARE(lesson().scenario().questions.size(), std::size_t{1});
        QCOMPARE(lesson().scenario().questions[0].before, 1);
        QTest::keyClicks(window_->findChild<QPlainTextEdit *>(QStringLiteral("ask")), QStringLiteral("Who?"));
        QTest::mouseClick(button("addChoice"), Qt::LeftButton);
        QCOMPARE(lesson().scenario().questions[0].choices.size(), std::size_t{3});
        QCOMPARE(lesson().scenario().questions[0].ask.in("en"), std::string("Who?"));
    }

    void unsavedChangesAreNotLostByClosing() {
        lesson().edited().setTitle(QStringLiteral("en"), QStringLiteral("Other"));
        bool asked = false;
        answer(QMessageBox::Cancel, asked);
        QVERIFY(!window_->close());
        QVERIFY(asked);
        QVERIFY(window_->isVisible());
        asked = false;
        answer(QMessageBox::Save, asked);
        QVERIFY(window_->close());
        QVERIFY(asked);
        QFile file(path_);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"Other\""));
    }

    void withoutChangesNothingIsAsked() {
        bool asked = false;
        answer(QMessageBox::Cancel, asked);
        QVERIFY(window_->close());
        QVERIFY(!asked);
    }

    void aNewScenarioIsUntitledAndCanBeSaved() {
        QVERIFY(window_->newScenario());
        QVERIFY(window_->windowTitle().contains(QStringLiteral("Untitled")));
        const QString path = folder_.filePath(QStringLiteral("mine.bathhouse.json"));
        QVERIFY(lesson().edited().placeTile("base/D", {0, 0}, rules::Rotation::None));
        QCOMPARE(lesson().state().board.size(), std::size_t{1});
        QVERIFY(window_->saveTo(path));
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(!lesson().edited().isModified());
        QVERIFY(window_->openPath(path));
        QCOMPARE(lesson().scenario().board.size(), std::size_t{1});
    }

    void savingDoesNotForgetTheHistory() {
        lesson().edited().setTitle(QStringLiteral("en"), QStringLiteral("Other"));
        QVERIFY(window_->saveTo(path_));
        // The window sees its own file change on disk.
        QTest::qWait(400);
        QCOMPARE(lesson().edited().history().count(), 1);
        lesson().edited().history().undo();
        QCOMPARE(lesson().scenario().title->in("en"), std::string("Who bathes?"));
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
        QTest::keyClick(window_.get(), Qt::Key_F8);
        QVERIFY(window_->findChild<AuthorDock *>()->page() == AuthorDock::Page::Expected);
        QCOMPARE(lesson().step(), 2);
        auto *list = window_->findChild<QListView *>(QStringLiteral("expectableList"));
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
        auto *list = window_->findChild<QListView *>(QStringLiteral("expectableList"));
        QVERIFY(list->currentIndex().data().toString().contains(QStringLiteral("Blue")));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(lesson().scenario().expect->scores->at("Blue"), 9);
    }

    /// Check says what `bathhouse check` says, and Enter leads to the place.
    void checkSaysTheVerdictAndLeadsToThePlace() {
        const auto said = [this] { return window_->statusBar()->findChild<ui::ElidedLabel *>()->accessibleName(); };
        QTest::keyClick(window_.get(), Qt::Key_F9);
        QVERIFY2(said().startsWith(QStringLiteral("Check passed")), qPrintable(said()));
        scenario::MoveEntry move = lesson().scenario().moves[0];
        move.at = rules::Position{5, 5};
        lesson().edited().replaceMove({}, 0, move);
        lesson().setStep(0);
        QTest::keyClick(window_.get(), Qt::Key_F9);
        QVERIFY2(said().startsWith(QStringLiteral("Check failed: the file cannot be played")), qPrintable(said()));
        auto *problems = window_->findChild<QListWidget *>(QStringLiteral("problemList"));
        QVERIFY(problems->hasFocus());
        QTest::keyClick(problems, Qt::Key_Return);
        QCOMPARE(lesson().step(), 1);
        QVERIFY(window_->findChild<AuthorDock *>()->page() == AuthorDock::Page::Steps);
    }

    void aSetUpExerciseIsWrittenAndItsCountsAreChecked() {
        auto *on = window_->findChild<QCheckBox *>(QStringLiteral("setupExercise"));
        on->click();
        QVERIFY(lesson().scenario().setup == scenario::SetupExercise{});
        auto *drawn = window_->findChild<ui::PickList *>(QStringLiteral("setupDrawn"));
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
        auto *players = window_->findChild<QComboBox *>(QStringLiteral("setupPlayers"));
        players->setCurrentIndex(6);
        Q_EMIT players->activated(6);
        QCOMPARE(lesson().scenario().setup->players, std::optional(6));
        while (lesson().edited().history().canUndo()) lesson().edited().history().undo();
        QVERIFY(!lesson().scenario().setup);
        QVERIFY(!on->isChecked());
    }

    void picturesAreSavedAsPngSvgAndPdf() {
        QTemporaryDir folder;
        const auto bytes = [&folder, this](const char *name) {
            const QString path = folder.filePath(QLatin1String(name));
            if (window_->editor().savePictureTo(path)) return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        lesson().setStep(1);
        QVERIFY(bytes("a.png").startsWith("\x89PNG"));
        QVERIFY(bytes("a.svg").contains("<svg"));
        // A page before the first move, and one for each of the two.
        QCOMPARE(bytes("a.pdf").count("/Type /Page\n"), qsizetype{3});
        QVERIFY(window_->editor().savePictureTo(folder.filePath(QStringLiteral("a.gif"))));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a.gif"))));
    }

    void playingAsLearnerKeepsStepAndChanges() {
        lesson().setStep(1);
        lesson().edited().setTitle(QStringLiteral("en"), QStringLiteral("Other"));
        window_->playAsLearner();
        QVERIFY(window_->mode() == ui::WindowMode::Learn);
        QCOMPARE(lesson().step(), 1);
        QVERIFY(lesson().recording() == ui::LessonDocument::Recording::Off);
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(window_->mode() == ui::WindowMode::Author);
        QCOMPARE(lesson().step(), 1);
        QCOMPARE(lesson().scenario().title->in("en"), std::string("Other"));
    }

    void aLearnerSwitchesToAnotherLineAndBack() {
        scenario::MoveEntry meeple;
        meeple.move = "meeple";
        meeple.on = rules::partNameFrom("field WL");
        QVERIFY(lesson().edited().addVariation({}, 1, {meeple}));
        window_->setMode(ui::WindowMode::Learn);
        auto *lines = window_->findChild<QToolButton *>(QStringLiteral("linesButton"));
        window_->settle();
        QVERIFY(lines->isVisible());
        Q_EMIT lines->menu()->aboutToShow();
        QCOMPARE(lines->menu()->actions().size(), qsizetype{2});
        lines->menu()->actions()[1]->trigger();
        QCOMPARE(lesson().line(), ui::LinePath{0});
        QCOMPARE(lesson().lessonRun().steps.size(), std::size_t{2});
        QVERIFY(!lesson().run().steps[1].flaw);
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(lesson().line().empty());
    }

    /// A file dropped on the board or on a field for text is opened, not written into the field.
    void aFileIsOpenedWhereverItIsDropped() {
        const QString other = folder_.filePath(QStringLiteral("other.bathhouse.json"));
        QFile::remove(other);
        QVERIFY(QFile::copy(path_, other));
        auto *title = window_->findChild<QLineEdit *>(QStringLiteral("scenarioTitle"));
        auto *summary = window_->findChild<ui::WordsField *>();
        QWidget *const targets[] = {window_->editor().desk().view().viewport(), title, summary->viewport(), window_.get()};
        for (QWidget *target : targets) {
            QVERIFY(window_->openPath(path_));
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(other)});
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QApplication::sendEvent(target, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(target, &drop);
            QTRY_COMPARE(lesson().path(), other);
            QCOMPARE(title->text(), QStringLiteral("Who bathes?"));
            QVERIFY(!lesson().edited().isModified());
        }
    }

    /// A window whose file could not be read has nothing to edit: no key and no click breaks it, and New begins anew.
    void aWindowWithoutAScenarioStandsEveryKeyAndClick() {
        const QString bad = folder_.filePath(QStringLiteral("bad.json"));
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": ");
        file.close();
        ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!window.openPath(bad));
        window.setMode(ui::WindowMode::Author);
        window.settle();
        QWidget *board = window.editor().desk().view().viewport();
        for (int page = 0; page < 5; ++page) {
            window.findChild<AuthorDock *>()->showPage(static_cast<AuthorDock::Page>(page));
            QCoreApplication::processEvents();
        }
        for (const Qt::MouseButton which : {Qt::LeftButton, Qt::RightButton}) QTest::mouseClick(board, which);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_R, Qt::Key_Delete, Qt::Key_T, Qt::Key_M, Qt::Key_Left, Qt::Key_Escape,
                                  Qt::Key_F5, Qt::Key_F8, Qt::Key_F9, Qt::Key_Home, Qt::Key_End, Qt::Key_P})
            QTest::keyClick(board, key);
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_C, Qt::Key_X, Qt::Key_V, Qt::Key_Z, Qt::Key_S, Qt::Key_P, Qt::Key_2})
            QTest::keyClick(board, key, Qt::ControlModifier);
        QVERIFY(!window.saveFile());
        QVERIFY(!window.document().isOpen());
        QVERIFY(window.newScenario());
        QVERIFY(window.document().isOpen());
    }

    /// The Board menu is the author's: what was selected is not changed while the window is a learner's.
    void theBoardMenuChangesNothingForALearner() {
        const scenario::Scenario before = lesson().scenario();
        window_->editor().desk().selectAll();
        window_->setMode(ui::WindowMode::Learn);
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_V}) QTest::keyClick(window_.get(), key, Qt::ControlModifier);
        window_->editor().desk().removeMeant();
        window_->editor().desk().turn(1);
        QVERIFY(lesson().scenario() == before);
    }

    void severalWindowsHaveScenariosOfTheirOwn() {
        ui::MainWindow *other = ui::MainWindow::openWindow(ui::MainWindow::Memory::Nothing, path_);
        other->document().edited().setTitle(QStringLiteral("en"), QStringLiteral("Theirs"));
        QCOMPARE(lesson().scenario().title->in("en"), std::string("Who bathes?"));
        other->document().edited().history().undo();
        other->close();
    }

private:
    ui::LessonDocument &lesson() { return window_->document(); }
    QAbstractButton *button(const char *name) { return window_->findChild<QAbstractButton *>(QLatin1String(name)); }
    void settleAndCompare(QSize size) {
        window_->settle();
        QCOMPARE(test::clipped(*window_).join(u'\n'), QString());
        QCOMPARE(test::outside(*window_).join(u'\n'), QString());
        QCOMPARE(window_->size(), size);
    }

    QTemporaryDir folder_;
    QString path_;
    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestAuthorWindow)
#include "test_author_window.moc"
