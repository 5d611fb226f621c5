// SPDX-License-Identifier: MIT
#include "ui/own_folders.h"
#include "ui/clipped.h"
#include "ui/docks/lessons_dock.h"
#include "ui/learn/learn_progress.h"
#include "ui/learn/question_panel.h"
#include "ui/learner.h"
#include "ui/style.h"
#include "ui/widgets/option_button.h"
#include "ui/widgets/rule_card.h"

#include <QLabel>
#include <QStandardPaths>
#include <QTextBrowser>

using namespace bathhouse;
using namespace bathhouse::test;
using Phase = ui::QuizSession::Phase;
using tutor::quiz::Outcome;

namespace {

/// A question of each kind. Red's tile closes a road (3 tiles, one at each end and the bathhouse's neighbour) and a city.
/// Written with single quotes for easier reading.
const QByteArray kEightKinds =
    QByteArray("{ 'format': 'bathhouse-scenario/1', 'id': 'eight-kinds', 'title': 'Eight kinds',"
               "  'players': [ { 'name': 'Red', 'score': 12, 'supply': { 'meeple': 5 } },"
               "               { 'name': 'Blue', 'score': 9, 'supply': { 'meeple': 6 } } ],"
               "  'board': [ { 'tile': 'base/D', 'at': [0, 0] }, { 'tile': 'base/W', 'at': [-1, 0] },"
               "             { 'tile': 'barber-surgeons/3', 'at': [-1, 1], 'rotation': 90 },"
               "             { 'tile': 'base/E', 'at': [0, -1], 'rotation': 180 },"
               "             { 'tile': 'base/E', 'at': [1, -1], 'rotation': 180 } ],"
               "  'figures': [ { 'player': 'Red', 'at': [0, 0], 'on': 'road E' },"
               "               { 'player': 'Blue', 'at': [1, -1], 'on': 'city S' } ],"
               "  'moves': [ { 'move': 'place', 'tile': 'base/L', 'at': [1, 0] }, { 'move': 'pass' },"
               "             { 'move': 'score', 'at': [0, 0], 'on': 'road E' } ],"
               "  'questions': ["
               "   { 'before': 0, 'kind': 'choice', 'ask': 'How many bathhouses?', 'answers': [1],"
               "     'choices': [ { 'text': 'None', 'feedback': 'Look at the left.' }, { 'text': 'One' } ] },"
               "   { 'before': 0, 'kind': 'choice', 'all': true, 'ask': 'Who plays?', 'answers': [0, 2],"
               "     'choices': [ { 'text': 'Red' }, { 'text': 'Green' }, { 'text': 'Blue' } ] },"
               "   { 'before': 0, 'kind': 'yes-no', 'ask': 'Is a bathhouse free?', 'answers': true },"
               "   { 'before': 0, 'kind': 'tile', 'ask': 'Where is it?', 'answers': [[-1, 1]] },"
               "   { 'before': 0, 'kind': 'figure', 'ask': 'Which meeple is on a road?',"
               "     'answers': [{ 'at': [0, 0], 'on': 'road E' }] },"
               "   { 'before': 1, 'kind': 'places', 'ask': 'Where may Red go?', 'answers': 'engine',"
               "     'because': ['base-meeple-free-feature'] },"
               "   { 'before': 2, 'kind': 'order', 'ask': 'Road first?', 'answers': [[1, 0]],"
               "     'choices': [ { 'text': 'City' }, { 'text': 'Road' } ] },"
               "   { 'before': 2, 'kind': 'points', 'ask': 'What does each get?', 'answers': 'engine',"
               "     'because': ['visit-score-order'] },"
               "   { 'before': 2, 'kind': 'bathhouse', 'ask': 'Where does Red end up?', 'answers': 'engine' } ] }")
        .replace('\'', '"');

QString textOf(const QWidget *parent) {
    QString all;
    for (const auto *label : parent->findChildren<QLabel *>())
        if (label->isVisible()) all += label->text() + u'\n';
    for (const auto *text : parent->findChildren<QTextBrowser *>())
        if (text->isVisible()) all += text->toPlainText() + u'\n';
    return all;
}

} // namespace

class TestQuestions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        QVERIFY(folder_.isValid());
        keepDataIn(folder_);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kEightKinds);
    }
    void init() { open(ui::MainWindow::Memory::Nothing); }
    void cleanup() { window_.reset(); }

    void theFirstQuestionIsThereAtTheFirstStartWithoutAnyDialog() {
        QVERIFY(window_->openFirstLesson());
        QCoreApplication::processEvents();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(hand_->panel()->isVisible());
        QVERIFY(textOf(hand_->panel())
                    .contains(window_->document().text(window_->document().scenario().questions.front().ask)));
        QVERIFY(hand_->panel()->isAncestorOf(QApplication::focusWidget()));
    }

    void theFirstLessonIsFinishedByKeyboardAlone() {
        QVERIFY(window_->openFirstLesson());
        const ui::LessonChapter &lesson = window_->lessons().chapters().front();
        int answers = 0;
        for (int round = 0; round < 200 && window_->lessons().chapterOf(window_->document().path()) == &lesson;
             ++round) {
            if (window_->questions().phase() == Phase::Open) {
                hand_->answerByKeys(hand_->right());
                QVERIFY(window_->questions().phase() == Phase::Right);
                ++answers;
            } else {
                QVERIFY2(QApplication::focusWidget() == hand_->button("onward"),
                         qPrintable(window_->document().path()));
                hand_->press(Qt::Key_Return);
            }
        }
        QVERIFY(window_->lessons().chapterOf(window_->document().path()) == &window_->lessons().chapters()[1]);
        int questions = 0;
        for (const ui::Lesson &position : lesson.lessons) {
            questions += position.questions;
            QVERIFY2(window_->progress().mark(position) == ui::LessonMark::Done, qPrintable(position.path));
        }
        QCOMPARE(answers, questions);
        QCOMPARE(window_->progress().store().missed(std::numeric_limits<std::int64_t>::max()).size(), std::size_t{0});
    }

    void everyKindIsAnsweredWronglyAndRightlyByKeyboard() {
        QVERIFY(window_->openPath(path()));
        using Places = std::vector<scenario::Place>;
        const std::vector<tutor::quiz::Given> wrong{
            std::vector<int>{0},
            std::vector<int>{0, 1},
            false,
            Places{{{0, 0}, std::nullopt}},
            Places{{{1, -1}, rules::partNameFrom("city S")}},
            Places{{{1, 0}, rules::partNameFrom("road W")}},
            std::vector<int>{0, 1},
            std::map<std::string, int>{{"Red", 0}, {"Blue", 3}},
        };
        for (const tutor::quiz::Given &given : wrong) {
            takeFocus();
            QVERIFY(window_->questions().phase() == Phase::Open);
            const int number = window_->questions().number();
            hand_->answerByKeys(given);
            QVERIFY2(window_->questions().phase() == Phase::Wrong, qPrintable(QString::number(number)));
            QCOMPARE(QApplication::focusWidget(), hand_->button("tryAgain"));
            QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("Not right")));
            hand_->press(Qt::Key_Return);
            QVERIFY(window_->questions().phase() == Phase::Open);
            // What was ticked before is still ticked where several are chosen.
            if (number == 1) hand_->press(Qt::Key_2), hand_->press(Qt::Key_1);
            hand_->answerByKeys(hand_->right());
            QVERIFY2(window_->questions().phase() == Phase::Right, qPrintable(QString::number(number)));
            QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("Right")));
            while (window_->questions().phase() != Phase::Open) hand_->press(Qt::Key_Return);
        }
        // The only bathhouse there is.
        QVERIFY(window_->questions().question()->kind == scenario::QuestionKind::Bathhouse);
        hand_->answerByKeys(hand_->right());
        QVERIFY(window_->questions().phase() == Phase::Right);
        QCOMPARE(window_->document().step(), 3);
    }

    void everyKindIsAnsweredWithTheMouse() {
        QVERIFY(window_->openPath(path()));
        QTest::mouseClick(hand_->choices()[0], Qt::LeftButton);
        QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("Look at the left.")));
        hand_->click("tryAgain");
        QTest::mouseClick(hand_->choices()[1], Qt::LeftButton);
        hand_->click("onward");
        QVERIFY(!hand_->button("answer")->isEnabled());
        QTest::mouseClick(hand_->choices()[0], Qt::LeftButton);
        QTest::mouseClick(hand_->choices()[2], Qt::LeftButton);
        hand_->click("answer");
        hand_->click("onward");
        QTest::mouseClick(hand_->choices()[0], Qt::LeftButton);  // yes
        hand_->click("onward");
        hand_->clickBoard({0, 0});
        QCOMPARE(hand_->list("placeList")->item(3)->checkState(),
                 Qt::Checked);  // by y, then x: the fourth
        hand_->clickBoard({0, 0});
        hand_->clickBoard({-1, 1});
        hand_->click("answer");
        QVERIFY(window_->questions().phase() == Phase::Right);
        hand_->click("onward");
        const rules::State &start = window_->document().state();
        for (const rules::FigureAt &f : start.figuresInOrder())
            if (f.where.at == rules::Position{0, 0})
                hand_->clickBoard({0, 0}, ui::placeOf(start, f.where) - ui::cornerOf({0, 0}));
        hand_->click("answer");
        QVERIFY(window_->questions().phase() == Phase::Right);
        // All that was asked before the first move is answered: it is made.
        QCOMPARE(window_->document().step(), 1);
        hand_->click("onward");
        QListWidget *places = hand_->list("placeList");
        QVERIFY(places != nullptr);
        int ticked = 0;
        for (int i = 0; i < places->count(); ++i) {
            // Red's road and Blue's city are taken.
            if (places->item(i)->text().contains(QLatin1String("west")) &&
                places->item(i)->text().contains(QLatin1String("road")))
                continue;
            if (places->item(i)->text().contains(QLatin1String("city"))) continue;
            if (places->item(i)->text().contains(QLatin1String("north edge"))) continue;
            places->item(i)->setCheckState(Qt::Checked);
            ++ticked;
        }
        hand_->click("answer");
        QVERIFY2(window_->questions().phase() == Phase::Right, qPrintable(textOf(hand_->panel())));
        QCOMPARE(ticked, 5);
    }

    void placesAreChosenWithTheBoardCursorToo() {
        QVERIFY(window_->openPath(path()));
        answerUntil(scenario::QuestionKind::Tile);
        auto *view = window_->findChild<ui::BoardView *>();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);  // shows the cursor at the first tile, (0, -1)
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Left}) QTest::keyClick(view, key);
        QTest::keyClick(view, Qt::Key_Return);
        QTest::keyClick(view, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(window_->questions().phase() == Phase::Right);
        QCOMPARE(window_->document().step(), 0);
    }

    void nothingBesideAnOpenQuestionTellsItsAnswer() {
        QVERIFY(window_->openFirstLesson());
        for (const auto *card : window_->findChildren<ui::RuleCard *>()) QVERIFY(!card->isVisible());
        QVERIFY(window_->openPath(path()));
        answerUntil(scenario::QuestionKind::Points);
        for (const auto *option : window_->findChildren<ui::OptionButton *>())
            QVERIFY(!option->isVisible() || !option->property("primary").toBool());
        hand_->answerByKeys(hand_->right());
        hand_->click("onward");
        window_->document().setStep(2);
    }

    void aRightAnswerMakesTheStepAndShowsItsCards() {
        QVERIFY(window_->openPath(path()));
        answerUntil(scenario::QuestionKind::Places);
        QCOMPARE(window_->document().step(), 1);
        hand_->answerByKeys(hand_->right());
        QCOMPARE(window_->document().step(), 2);
        bool shown = false;
        for (const auto *card : hand_->panel()->findChildren<ui::RuleCard *>())
            shown = shown || (card->isVisible() && card->rule() == "base-meeple-free-feature" && card->isOpen());
        QVERIFY(shown);
    }

    void threeHintsAreGivenOneByOneAndTheLastIsTheSolution() {
        QVERIFY(window_->openPath(path()));
        answerUntil(scenario::QuestionKind::Places);
        for (int i = 1; i <= 3; ++i) {
            hand_->click("hint");
            QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("Hint %1 of 3").arg(i)));
        }
        QVERIFY(hand_->button("hint") == nullptr);
        QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("The answer: ")));
        // The tile that the second one names lights up on the board.
        QVERIFY(window_->findChild<ui::BoardView *>()->board().editMarks().parts.size() >= 7);
        takeFocus();
        hand_->answerByKeys(hand_->right());
        const auto *record = window_->progress().store().find(keyOf(5));
        QVERIFY(record && record->hint == 3 && record->missed && record->solved);
    }

    void aWrongPlaceIsTriedAsALineOfOnesOwn() {
        QVERIFY(window_->openPath(path()));
        answerUntil(scenario::QuestionKind::Places);
        hand_->answerByKeys(std::vector<scenario::Place>{{{1, 0}, rules::partNameFrom("road W")}});
        hand_->click("trial");
        QVERIFY(window_->questions().phase() == Phase::OwnLine);
        QVERIFY(window_->document().current()->refused);
        hand_->click("backToQuestion");
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        QCOMPARE(window_->document().step(), 1);
        QVERIFY(!window_->progress().store().find(keyOf(5))->solved);
    }

    void wrongPointsAreAddedUpTermByTerm() {
        QVERIFY(window_->openPath(path()));
        answerUntil(scenario::QuestionKind::Points);
        hand_->answerByKeys(std::map<std::string, int>{{"Red", 1}, {"Blue", 0}});
        hand_->click("trial");
        QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("Red (your answer: 1)")));
        QVERIFY(window_->questions().phase() == Phase::Wrong);
    }

    void whereNothingCanBeShownNothingIsOffered() {
        QVERIFY(window_->openPath(path()));
        hand_->press(Qt::Key_1);
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        QVERIFY(hand_->button("trial") == nullptr);
    }

    void steppingOnWithoutAnAnswerIsSaidAndMarked() {
        QVERIFY(window_->openPath(path()));
        QTest::keyClick(window_.get(), Qt::Key_Right);
        QCOMPARE(window_->document().step(), 1);
        QVERIFY(window_->questions().phase() == Phase::Open);  // the next question
        QTest::keyClick(window_.get(), Qt::Key_End);
        QVERIFY(textOf(hand_->panel()).contains(QStringLiteral("You stepped on before answering.")));
        for (int i = 0; i < 9; ++i) {
            const auto *record = window_->progress().store().find(keyOf(i));
            QVERIFY(record && record->outcome == Outcome::Peeked && record->missed && !record->solved);
        }
        hand_->click("backToQuestion");
        QCOMPARE(window_->document().step(), 2);
        takeFocus();
        hand_->answerByKeys(hand_->right());
        const auto *record = window_->progress().store().find(keyOf(window_->questions().number()));
        QVERIFY(record->solved && record->outcome == Outcome::Peeked);
    }

    void aMissedQuestionComesBack() {
        QVERIFY(window_->openFirstLesson());
        QVERIFY(hand_->button("missed") == nullptr);
        const tutor::quiz::Given right = hand_->right();
        const int wrong = std::get<std::vector<int>>(right).front() == 0 ? 1 : 0;
        hand_->answerByKeys(std::vector<int>{wrong});
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        const QString asked = window_->document().text(window_->questions().question()->ask);
        QVERIFY(window_->openPath(window_->lessons().chapters()[2].lessons.front().path));
        QVERIFY(hand_->button("missed") != nullptr);
        hand_->click("missed");
        QCOMPARE(window_->document().path(), window_->lessons().first()->path);
        QCOMPARE(window_->document().text(window_->questions().question()->ask), asked);
        hand_->answerByKeys(right);
        QVERIFY(window_->questions().phase() == Phase::Right);
        QVERIFY(hand_->button("missed") == nullptr);
        const auto &records = window_->progress().store().records();
        QCOMPARE(records.begin()->second.returns, 1);
        hand_->press(Qt::Key_Return);
        QVERIFY(!window_->questions().reviewing());
    }

    void progressSurvivesANewStart() {
        open(ui::MainWindow::Memory::Settings);
        QVERIFY(window_->openFirstLesson());
        const ui::Lesson first = *window_->lessons().first();
        for (int i = 0; i < 60 && window_->document().path() == first.path; ++i) {
            if (window_->questions().phase() == Phase::Open)
                hand_->answerByKeys(hand_->right());
            else
                hand_->press(Qt::Key_Return);
        }
        QVERIFY(window_->close());
        QVERIFY(QFile::exists(ui::LearnProgress::file()));
        open(ui::MainWindow::Memory::Settings);
        QVERIFY(window_->findChild<ui::LessonsDock *>()->mark(first.path) == ui::LessonMark::Done);
        const ui::Lesson &second = *window_->lessons().after(first.path);
        QVERIFY(window_->findChild<ui::LessonsDock *>()->mark(second.path) == ui::LessonMark::Begun);
        QFile::remove(ui::LearnProgress::file());
    }

    void whatAnAuthorTriesOutIsNotKept() {
        QVERIFY(window_->openPath(path()));
        window_->setMode(ui::WindowMode::Author);
        QVERIFY(!hand_->panel()->isVisible());
        window_->playAsLearner();
        QVERIFY(window_->questions().phase() == Phase::Open);
        hand_->answerByKeys(hand_->right());
        QVERIFY(window_->questions().phase() == Phase::Right);
        QVERIFY(window_->progress().store().records().empty());
        window_->setMode(ui::WindowMode::Author);
        window_->setMode(ui::WindowMode::Learn);
        takeFocus();
        hand_->answerByKeys(hand_->right());
        QCOMPARE(window_->progress().store().records().size(), std::size_t{1});
    }

    void forgettingALessonAsksItAnew() {
        QVERIFY(window_->openFirstLesson());
        hand_->answerByKeys(hand_->right());
        QVERIFY(!window_->progress().store().records().empty());
        for (auto *action : window_->findChildren<QAction *>())
            if (action->text().remove(u'&') == QLatin1String("Forget the answers of this lesson")) action->trigger();
        QVERIFY(window_->progress().store().records().empty());
    }

    void nothingIsClippedWhateverIsAsked() {
        for (const QSize size : {QSize(1360, 850), QSize(1024, 640)}) {
            window_->resize(size);
            QVERIFY(window_->openPath(path()));
            for (int i = 0; i < 30 && window_->questions().number() < 8; ++i) {
                QCoreApplication::processEvents();
                QCOMPARE(clipped(*hand_->panel()), QStringList());
                QCOMPARE(outside(*hand_->panel()), QStringList());
                if (window_->questions().phase() == Phase::Open) {
                    takeFocus();
                    if (hand_->button("hint") != nullptr && i % 2 == 0) hand_->click("hint");
                    takeFocus();
                    hand_->answerByKeys(hand_->right());
                } else {
                    hand_->press(Qt::Key_Return);
                }
            }
        }
    }

private:
    QString path() const { return folder_.filePath(QStringLiteral("eight-kinds.bathhouse.json")); }
    void open(ui::MainWindow::Memory memory) {
        window_ = std::make_unique<ui::MainWindow>(memory);
        window_->resize(1360, 850);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        hand_ = std::make_unique<Learner>(*window_);
    }
    void takeFocus() { static_cast<ui::QuestionPanel *>(hand_->panel())->takeFocus(); }
    /// Answers rightly until a question of a kind is asked.
    void answerUntil(scenario::QuestionKind kind) {
        takeFocus();
        for (int i = 0; i < 60; ++i) {
            if (window_->questions().phase() != Phase::Open) {
                hand_->press(Qt::Key_Return);
                continue;
            }
            if (window_->questions().question()->kind == kind) return;
            hand_->answerByKeys(hand_->right());
        }
    }
    tutor::quiz::QuestionKey keyOf(int question) const {
        return tutor::quiz::keysOf(window_->document().scenario(), "")[static_cast<std::size_t>(question)];
    }

    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<Learner> hand_;
};

QTEST_MAIN(TestQuestions)
#include "test_questions.moc"
