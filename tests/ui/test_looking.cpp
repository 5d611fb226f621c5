// SPDX-License-Identifier: MIT
#include "ui/docks/tutor_dock.h"
#include "ui/learn/asking.h"
#include "ui/learn/learn_progress.h"
#include "ui/learn/link_row.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/learn/why_tree.h"
#include "ui/learner.h"
#include "ui/style.h"
#include "ui/widgets/rule_card.h"
#include "ui/widgets/rule_pill.h"
#include "ui/widgets/why_row.h"

#include <QLabel>

using namespace bathhouse;
using namespace bathhouse::test;
using Phase = ui::QuizSession::Phase;
using tutor::quiz::Outcome;

/// What is beside a question that waits: it tells no answer, and whoever looks is marked as having looked.
class TestLooking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() {
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        hand_ = std::make_unique<Learner>(*window_);
        QVERIFY(window_->openFirstLesson());
    }
    void cleanup() { window_.reset(); }

    void askingWhyWhileAQuestionWaitsIsSaidAndMarked_data() {
        QTest::addColumn<bool>("afterAWrongAnswer");
        QTest::newRow("at once") << false;
        QTest::newRow("after a wrong answer") << true;
    }
    void askingWhyWhileAQuestionWaitsIsSaidAndMarked() {
        QFETCH(bool, afterAWrongAnswer);
        if (afterAWrongAnswer) answer(wrong());
        QVERIFY(!saysLooked());
        window_->asking().ask(tutor::AboutPoints{});
        QVERIFY(window_->asking().asked());
        QVERIFY(saysLooked());
        QVERIFY(record().outcome == Outcome::Peeked && !record().solved && record().missed);
        const int times = record().times;
        window_->asking().ask(tutor::AboutPoints{rules::PlayerId{1}});
        QCOMPARE(record().times, times);  // once is enough
        if (afterAWrongAnswer) window_->questions().tryAgain();
        answer(hand_->right());
        QVERIFY(record().outcome == Outcome::Peeked && record().solved);
        QVERIFY(!saysLooked());
    }

    void askingWhyAfterTheAnswerIsNoLook() {
        answer(hand_->right());
        window_->asking().ask(tutor::AboutPoints{});
        QVERIFY(record().outcome == Outcome::FirstTry && !record().missed);
        QVERIFY(!saysLooked());
    }

    void whoHasAnsweredItBeforeMayLookAgain() {
        answer(hand_->right());
        window_->questions().restart();
        window_->document().setStep(0);
        QVERIFY(window_->questions().phase() == Phase::Open);
        window_->asking().ask(tutor::AboutPoints{});
        QVERIFY(window_->asking().asked());
        QVERIFY(record().outcome == Outcome::FirstTry && !saysLooked());
    }

    void anAnswerThatIsOpenClosesWhenTheNextQuestionIsAsked() {
        answer(hand_->right());
        window_->asking().ask(tutor::AboutBathhouse{{2, 0}});
        QVERIFY(window_->asking().asked());
        window_->questions().next();
        QVERIFY(window_->questions().phase() == Phase::Open);
        QVERIFY(!window_->asking().asked());
        QVERIFY(!saysLooked());
    }

    void anAnswerThatLeadsToAQuestionIsALook() {
        window_->document().setStep(2);
        window_->questions().restart();
        QVERIFY(window_->questions().phase() == Phase::Open);
        window_->questions().look();
        window_->asking().ask(tutor::AboutPoints{});
        window_->asking().goTo(0);
        QVERIFY(window_->questions().phase() == Phase::Open);
        QVERIFY(window_->asking().asked());
        QVERIFY(window_->questions().looked());
    }

    void theReasonsOfTheStepAreShownOnRequestAndThatIsMarked() {
        for (int i = 0; i < 2; ++i) {
            answer(hand_->right());
            window_->questions().next();
        }
        QCOMPARE(window_->questions().number(), 2);
        QCOMPARE(tells(), QStringList());
        QVERIFY(hand_->button("look") != nullptr);
        hand_->click("look");
        QVERIFY(saysLooked());
        QVERIFY(hand_->button("look") == nullptr);
        QVERIFY(!tells().isEmpty());
        QVERIFY(record().outcome == Outcome::Peeked);
    }

    void theRuleBookTellsNoStepToComeWhileAQuestionWaits() {
        auto *book = window_->findChild<ui::RuleBookDock *>();
        QVERIFY(book->showRule(QStringLiteral("visit-single-meeple")));
        const auto told = [book] {
            QStringList lines;
            for (const auto *link : book->findChildren<ui::LinkRow *>())
                if (link->text().startsWith(QLatin1String("Step 2"))) lines << link->text();
            return lines.isEmpty() ? QString() : lines.last();
        };
        QCOMPARE(told(), QStringLiteral("Step 2"));
        window_->questions().look();
        QVERIFY(book->showRule(QStringLiteral("visit-single-meeple")));
        QVERIFY(told().startsWith(QLatin1String("Step 2: Red")));
    }

    void nothingBesideAQuestionOfTheCourseTellsItsRule() {
        int questions = 0;
        window_->hide();
        for (const ui::LessonChapter &chapter : window_->lessons().chapters())
            for (const ui::Lesson &lesson : chapter.lessons) {
                QVERIFY(window_->openPath(lesson.path));
                const ui::QuizSession &session = window_->questions();
                for (int i = 0; i < 60 && window_->document().path() == lesson.path; ++i) {
                    if (session.phase() == Phase::Open) {
                        ++questions;
                        QVERIFY2(tells().isEmpty(), qPrintable(lesson.path + tells().join(u' ')));
                        answer(hand_->right());
                    } else if (session.onward() == ui::QuizSession::Onward::Lesson) {
                        break;
                    } else {
                        window_->questions().next();
                    }
                }
            }
        QVERIFY(questions > 100);
    }

private:
    void answer(const tutor::quiz::Given &given) const { window_->questions().answer(given); }
    tutor::quiz::Given wrong() const {
        return std::vector<int>{std::get<std::vector<int>>(hand_->right()).front() == 0 ? 1 : 0};
    }
    bool saysLooked() const {
        for (const auto *label : hand_->panel()->findChildren<QLabel *>())
            if (label->isVisible() && label->text().startsWith(QLatin1String("You looked before answering.")))
                return true;
        return false;
    }
    tutor::quiz::Record record() const {
        const ui::Lesson *lesson = window_->lessons().find(window_->document().path());
        const auto keys = tutor::quiz::keysOf(window_->document().scenario(), lesson->scenario.toStdString());
        const auto *found =
            window_->progress().store().find(keys[static_cast<std::size_t>(window_->questions().number())]);
        return found == nullptr ? tutor::quiz::Record{} : *found;
    }
    /// The rules of the question that are named beside it: in cards and reasons of the tutor, and below the board.
    QStringList tells() const {
        const auto &because = window_->questions().question()->because;
        QStringList found;
        const auto note = [&](const QWidget *widget, const std::string &rule) {
            if (widget->isVisibleTo(window_.get()) && std::ranges::count(because, rule) > 0)
                found << QString::fromStdString(rule);
        };
        const auto *tutor = window_->findChild<ui::TutorDock *>();
        for (const auto *card : tutor->findChildren<ui::RuleCard *>()) note(card, card->rule());
        for (const auto *row : tutor->findChildren<ui::WhyRow *>()) note(row, row->line().rule);
        const auto *beside = window_->findChild<ui::RulePill *>(QStringLiteral("stepRule"));
        note(beside, beside->rule());
        return found;
    }

    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<Learner> hand_;
};

QTEST_MAIN(TestLooking)
#include "test_looking.moc"
