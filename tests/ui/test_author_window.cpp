// SPDX-License-Identifier: MIT
#include "ui/clipped.h"
#include "ui/author/author_dock.h"
#include "ui/author/todo.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

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
