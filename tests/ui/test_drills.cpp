// SPDX-License-Identifier: MIT
#include "tutor/catalogue.h"
#include "ui/own_folders.h"
#include "ui/clipped.h"
#include "ui/language.h"
#include "ui/learn/board_picker.h"
#include "ui/learn/drill_panel.h"
#include "ui/learn/drill_picker.h"
#include "ui/learn/question_panel.h"
#include "ui/learner.h"
#include "ui/style.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <set>

using namespace bathhouse;
using namespace bathhouse::test;
using Phase = ui::QuizSession::Phase;
using From = ui::DrillSession::From;

namespace {

constexpr int kLongEnough = 30'000;  // for a search, on a busy machine
const std::string kRule = "visit-mandatory";

std::vector<std::string> drillable() {
    std::vector<std::string> rules;
    for (const tutor::Card &card : tutor::Catalogue::shipped().cards())
        if (!tutor::cannotBeDrilled(card.id)) rules.push_back(card.id);
    return rules;
}

/// Never finds anything, but ends when it is told to.
std::variant<tutor::Drill, tutor::NoDrill> slowMaker(const tutor::DrillRequest &request,
                                                     const scenario::TileLibrary &) {
    while (!request.cancelled()) QThread::msleep(5);
    return tutor::NoDrill::Cancelled;
}

}  // namespace

class TestDrills : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        QVERIFY(folder_.isValid());
        keepDataIn(folder_);
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() { open(ui::MainWindow::Memory::Nothing); }
    void cleanup() { window_.reset(); }

    void aRuleIsPickedAndItsDrillsAreAnsweredByKeyboard() {
        QVERIFY(window_->openFirstLesson());
        pickByKeys(kRule);
        awaitDrill();
        QVERIFY(window_->mode() == ui::WindowMode::Learn);
        QVERIFY(window_->document().path().isEmpty());
        QVERIFY(window_->document().edited().isModified());  // it is not saved
        QCOMPARE(window_->document().scenario().teaches, std::vector{kRule});
        QVERIFY(hand_->panel()->isAncestorOf(QApplication::focusWidget()));
        hand_->answerByKeys(hand_->right());
        QVERIFY(window_->questions().phase() == Phase::Right);
        QCOMPARE(window_->progress().drill(kRule).streak, 1);
        QVERIFY(streakText().contains(QStringLiteral("1 in a row")));
        // The questions of lessons are not mixed up with those of drills.
        QVERIFY(window_->progress().store().records().empty());

        const scenario::Scenario first = window_->document().scenario();
        QCOMPARE(QApplication::focusWidget(), hand_->button("onward"));
        hand_->press(Qt::Key_Return);
        awaitDrill(first.id);
        QVERIFY(!ui::samePosition(first, window_->document().scenario()));
        QCOMPARE(window_->drills().rule(), kRule);

        hand_->answerByKeys(wrong());
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        QCOMPARE(window_->progress().drill(kRule).streak, 0);
        QCOMPARE(window_->progress().drill(kRule).best, 1);
        QCOMPARE(window_->drills().missed(), std::vector{kRule});
        // Right at last: it does not count any more.
        hand_->press(Qt::Key_Return);
        hand_->answerByKeys(hand_->right());
        QVERIFY(window_->questions().phase() == Phase::Right);
        QCOMPARE(window_->progress().drill(kRule).streak, 0);
        QCOMPARE(window_->progress().drill(kRule).positions, 2);

        const auto second = window_->document().scenario().id;
        ui::DrillPicker *picker = openPicker();
        auto *missed = picker->findChild<QPushButton *>(QStringLiteral("drillMissed"));
        QVERIFY(missed->isEnabled());
        missed->setFocus();
        QTest::keyClick(missed, Qt::Key_Return);
        activate();
        awaitDrill(second);
        QCOMPARE(window_->drills().rule(), kRule);
        QVERIFY(window_->drills().from() == From::Missed);
        hand_->answerByKeys(hand_->right());
        QCOMPARE(window_->progress().drill(kRule).streak, 1);
        QVERIFY(window_->drills().missed().empty());
        const auto last = window_->document().scenario().id;
        hand_->press(Qt::Key_Return);
        QVERIFY(!window_->drills().isSearching());
        QVERIFY(window_->document().scenario().id == last);
    }

    void theSameSeedGivesTheSamePosition() {
        const auto made = tutor::makeDrill({kRule, 7}, scenario::TileLibrary::shipped());
        const scenario::Scenario &same = std::get<tutor::Drill>(made).scenario;
        for (int i = 0; i < 2; ++i) {
            drill(kRule, 7);
            QVERIFY(ui::samePosition(window_->document().scenario(), same));
            QCOMPARE(window_->document().scenario().id, same.id);
            QCOMPARE(window_->drills().seed(), std::uint64_t{7});
        }
        // The same seed where another position is wanted: the next one that differs.
        ui::DrillSearch search;
        std::optional<ui::DrillSearch::Result> result;
        connect(&search, &ui::DrillSearch::ended, this, [&](const auto &ended) { result = ended; });
        search.start({kRule, 7, same});
        QTRY_VERIFY_WITH_TIMEOUT(result.has_value(), kLongEnough);
        const auto &other = std::get<ui::DrillSearch::Found>(*result);
        QVERIFY(other.seed > 7 && !ui::samePosition(other.scenario, same));
    }

    void aWordIsSaidOnlyWhenASearchTakesLongAndEscEndsIt() {
        QVERIFY(window_->openFirstLesson());
        const QString lesson = window_->document().path();
        window_->drills().setMaker(slowMaker);
        for (const bool byKey : {true, false}) {
            pickByKeys(kRule);
            QVERIFY(window_->drills().isSearching());
            QVERIFY(hand_->button("drillCancel") == nullptr);
            QTRY_VERIFY(hand_->button("drillCancel") != nullptr);
            QCOMPARE(clipped(*window_->findChild<ui::DrillPanel *>()), QStringList());
            if (byKey)
                QTest::keyClick(window_.get(), Qt::Key_Escape);
            else
                hand_->click("drillCancel");
            QVERIFY(!window_->drills().isSearching());
            QVERIFY(hand_->button("drillCancel") == nullptr);
        }
        QTest::qWait(50);
        QVERIFY(!window_->drills().isActive());
        QCOMPARE(window_->document().path(), lesson);
        QVERIFY(window_->questions().phase() == Phase::Open);
    }

    void whatIsCancelledNeverArrives() {
        QVERIFY(window_->openFirstLesson());
        for (const std::string &rule : drillable()) {
            window_->drills().begin(rule);
            window_->drills().cancel();
        }
        QTest::qWait(200);
        QVERIFY(!window_->drills().isActive());
        QVERIFY(!window_->document().path().isEmpty());
    }

    void aWindowIsClosedDuringASearch() {
        QElapsedTimer timer;
        for (const bool slow : {true, false}) {
            for (int i = 0; i < 6; ++i) {
                open(ui::MainWindow::Memory::Nothing);
                if (slow) window_->drills().setMaker(slowMaker);
                window_->drills().begin(kRule);
                if (i % 2 == 0) QTest::qWait(i);
                timer.start();
                if (i % 3 != 0) QVERIFY(window_->close());
                window_.reset();
                QVERIFY2(timer.elapsed() < 5000, "closing takes too long");
            }
        }
        open(ui::MainWindow::Memory::Nothing);
    }

    void openingALessonOrEditingEndsSearchAndDrill() {
        drill(kRule, 7);
        QVERIFY(hand_->button("drillKeep") != nullptr);
        window_->drills().setMaker(slowMaker);
        window_->drills().begin(kRule);
        QVERIFY(window_->openFirstLesson());
        QVERIFY(!window_->drills().isSearching() && !window_->drills().isActive());
        QVERIFY(hand_->button("drillKeep") == nullptr);
        hand_->answerByKeys(hand_->right());
        QCOMPARE(window_->progress().store().records().size(), std::size_t{1});
        QVERIFY(window_->progress().store().drills().empty());

        window_->drills().setMaker(tutor::makeDrill);
        drill(kRule, 8);
        const scenario::Scenario whole = window_->document().scenario();
        window_->document().edited().setTitle(QStringLiteral("en"), QStringLiteral("Mine"));
        QVERIFY(!window_->drills().isActive());
        QVERIFY(ui::samePosition(window_->document().scenario(), whole));
    }

    void aPositionIsKeptAsAFileThatPassesTheCheck() {
        drill(kRule, 7);
        const QString path = folder_.filePath(QStringLiteral("kept.bathhouse.json"));
        QTimer::singleShot(0, this, [&path] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
            QCOMPARE(name->text(), QStringLiteral("drill-visit-mandatory-7.bathhouse.json"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        hand_->click("drillKeep");
        QVERIFY(QFile::exists(path));
        QCOMPARE(window_->document().path(), path);
        QProcess check;
        check.start(QStringLiteral(BATHHOUSE_BINARY), {QStringLiteral("check"), path});
        QVERIFY(check.waitForFinished(kLongEnough));
        QVERIFY2(check.exitCode() == 0, check.readAll().constData());
        // The drill goes on.
        activate();
        hand_->answerByKeys(hand_->right());
        QCOMPARE(window_->progress().drill(kRule).streak, 1);
        const auto kept = window_->document().scenario().id;
        hand_->press(Qt::Key_Return);
        awaitDrill(kept);
        QVERIFY(window_->document().path().isEmpty());
        QFile::remove(path);
    }

    void everyRuleThatAGameCanShowIsAskedInTheWindow() {
        const auto rules = drillable();
        const std::size_t every = qEnvironmentVariableIsSet("BATHHOUSE_LONG") ? 1 : rules.size() / 12;
        window_->resize(1024, 640);
        for (std::size_t i = 0; i < rules.size(); i += every) {
            drill(rules[i], 1);
            QVERIFY2(window_->questions().phase() == Phase::Open, rules[i].c_str());
            QVERIFY2(hand_->panel()->isVisible(), rules[i].c_str());
            QCoreApplication::processEvents();
            QCOMPARE(clipped(*hand_->panel()), QStringList());
            hand_->answerByKeys(hand_->right());
            QVERIFY2(window_->questions().phase() == Phase::Right, rules[i].c_str());
            QCOMPARE(window_->progress().drill(rules[i]).streak, 1);
        }
    }

    void steppingOnWithoutAnAnswerEndsTheStreak() {
        drill(kRule, 7);
        hand_->answerByKeys(hand_->right());
        drill(kRule, 8);
        QTest::keyClick(window_.get(), Qt::Key_End);
        QCOMPARE(window_->progress().drill(kRule).streak, 0);
        QCOMPARE(window_->drills().missed(), std::vector{kRule});
        QVERIFY(hand_->button("onward") != nullptr);
        // To look at it again in Author mode and come back does not count twice.
        window_->setMode(ui::WindowMode::Author);
        window_->setMode(ui::WindowMode::Learn);
        QTest::keyClick(window_.get(), Qt::Key_Home);
        QTest::keyClick(window_.get(), Qt::Key_End);
        QCOMPARE(window_->progress().drill(kRule).positions, 2);
    }

    void theRulesBehindMissedQuestionsAreDrilled() {
        QVERIFY(window_->openFirstLesson());
        QVERIFY(window_->drills().missed().empty());
        const scenario::Question question = *window_->questions().question();
        hand_->answerByKeys(wrong());
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        std::set<std::string> expected;
        for (const std::string &rule :
             question.because.empty() ? window_->document().scenario().teaches : question.because)
            if (!tutor::cannotBeDrilled(rule)) expected.insert(rule);
        QVERIFY(!expected.empty());
        const auto missed = window_->drills().missed();
        QVERIFY(std::set(missed.begin(), missed.end()) == expected);
        // Known by now: the drill has shown it.
        for (const std::string &rule : expected) {
            drill(rule, 3);
            hand_->answerByKeys(hand_->right());
        }
        QVERIFY(window_->drills().missed().empty());
    }

    void theStreakIsThereAtTheNextStartUntilItIsForgotten() {
        open(ui::MainWindow::Memory::Settings);
        drill(kRule, 7);
        hand_->answerByKeys(hand_->right());
        QVERIFY(window_->close());
        open(ui::MainWindow::Memory::Settings);
        QCOMPARE(window_->progress().drill(kRule).streak, 1);
        drill(kRule, 8);
        hand_->answerByKeys(hand_->right());
        QVERIFY(streakText().contains(QStringLiteral("2 in a row")));
        for (auto *action : window_->findChildren<QAction *>())
            if (action->text().remove(u'&') == QLatin1String("Forget the answers of this lesson")) action->trigger();
        QCOMPARE(window_->progress().drill(kRule).positions, 0);
        QVERIFY(window_->questions().phase() == Phase::Open);
        QFile::remove(ui::LearnProgress::file());
    }

    void thePickerFindsRulesAndPutsWhatIsKnownLeastFirst() {
        ui::DrillPicker *picker = openPicker();
        QVERIFY(picker != nullptr);
        auto *tree = picker->findChild<QTreeWidget *>(QStringLiteral("drillTree"));
        QCOMPARE(shownRules(tree), static_cast<int>(drillable().size()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("no such rule"));
        QCOMPARE(shownRules(tree), 0);
        QVERIFY(!picker->findChild<QPushButton *>(QStringLiteral("drillStart"))->isEnabled());
        QTest::keyClick(picker, Qt::Key_Escape);
        QTRY_VERIFY(window_->findChild<ui::DrillPicker *>() == nullptr);

        const std::string first = drillable().front();
        window_->progress().noteDrill(first, tutor::quiz::Outcome::FirstTry, true, 0);
        picker = openPicker();
        tree = picker->findChild<QTreeWidget *>(QStringLiteral("drillTree"));
        QCOMPARE(tree->currentItem()->text(0), titleOf(first));
        picker->findChild<QComboBox *>(QStringLiteral("drillOrder"))->setCurrentIndex(1);
        QCOMPARE(tree->topLevelItemCount(), 1);
        QTreeWidgetItem *all = tree->topLevelItem(0);
        QCOMPARE(all->child(0)->text(0), titleOf(drillable()[1]));
        QCOMPARE(all->child(all->childCount() - 1)->text(0), titleOf(first));
        QTest::keyClick(picker, Qt::Key_Escape);
    }

    void theDrillGoesOnInAnotherLanguageAndNothingIsClipped() {
        drill(kRule, 7);
        ui::MainWindow *window = window_.release();
        for (const char *language : {"fr", "nl", "de", "en"}) {
            ui::MainWindow::speakEverywhere(QLatin1String(language));
            window = nullptr;
            for (QWidget *top : QApplication::topLevelWidgets())
                if (auto *each = qobject_cast<ui::MainWindow *>(top)) window = each;
            QVERIFY(window != nullptr && window->drills().isActive());
            QCOMPARE(window->drills().seed(), std::uint64_t{7});
            QVERIFY(window->questions().phase() == Phase::Open);
            window->resize(1024, 640);
            QCoreApplication::processEvents();
            QCOMPARE(clipped(*window), QStringList());
            QApplication::setActiveWindow(window);
            QTest::keyClick(window, Qt::Key_R, Qt::ControlModifier);
            auto *picker = window->findChild<ui::DrillPicker *>();
            QVERIFY(picker != nullptr);
            picker->resize(picker->minimumSize());
            QCoreApplication::processEvents();
            QCOMPARE(clipped(*picker), QStringList());
            picker->close();
        }
        window_.reset(window);
        hand_ = std::make_unique<Learner>(*window_);
        QApplication::setActiveWindow(window_.get());
        static_cast<ui::QuestionPanel *>(hand_->panel())->takeFocus();
        hand_->answerByKeys(hand_->right());
        QVERIFY(window_->questions().phase() == Phase::Right);
        QCOMPARE(window_->progress().drill(kRule).streak, 1);
    }

private:
    void open(ui::MainWindow::Memory memory) {
        window_ = std::make_unique<ui::MainWindow>(memory);
        window_->resize(1360, 850);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        hand_ = std::make_unique<Learner>(*window_);
    }
    /// What a window manager does when a dialog closes.
    void activate() { QApplication::setActiveWindow(window_.get()); }
    ui::DrillPicker *openPicker() {
        activate();
        QTest::keyClick(window_.get(), Qt::Key_R, Qt::ControlModifier);
        for (auto *picker : window_->findChildren<ui::DrillPicker *>()) {
            if (!picker->isVisible() || !QTest::qWaitForWindowExposed(picker)) continue;
            QApplication::setActiveWindow(picker);
            return picker;
        }
        return nullptr;
    }
    void pickByKeys(const std::string &rule) {
        ui::DrillPicker *picker = openPicker();
        QVERIFY(picker != nullptr);
        QWidget *search = picker->findChild<QWidget *>(QStringLiteral("drillSearch"));
        QCOMPARE(QApplication::focusWidget(), search);
        QTest::keyClicks(search, QString::fromStdString(rule));
        auto *tree = picker->findChild<QTreeWidget *>(QStringLiteral("drillTree"));
        for (int i = 0; i < 20 && tree->currentItem()->text(0) != titleOf(rule); ++i)
            QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(!picker->isVisible());
        QApplication::setActiveWindow(window_.get());
    }
    void drill(const std::string &rule, std::uint64_t seed) {
        window_->drills().begin(rule, From::Picked, seed);
        QTRY_VERIFY2_WITH_TIMEOUT(!window_->drills().isSearching(), rule.c_str(), kLongEnough);
        QVERIFY2(window_->drills().isActive() && window_->drills().rule() == rule, rule.c_str());
    }
    /// Waits for a drill that is another one than this.
    void awaitDrill(const std::optional<std::string> &before = std::nullopt) {
        QTRY_VERIFY_WITH_TIMEOUT(window_->drills().isActive() && window_->document().scenario().id != before,
                                 kLongEnough);
        QVERIFY(window_->questions().phase() == Phase::Open);
    }
    QString streakText() const {
        auto *label = hand_->seen<QLabel>("drillStreak");
        return label ? label->text() : QString();
    }
    static QString titleOf(const std::string &rule) {
        return QString::fromStdString(tutor::pick(tutor::Catalogue::shipped().find(rule)->title, "en"));
    }
    static int shownRules(QTreeWidget *tree) {
        int shown = 0;
        for (QTreeWidgetItemIterator it(tree); *it != nullptr; ++it)
            if ((*it)->parent() != nullptr && !(*it)->isHidden()) ++shown;
        return shown;
    }

    /// A wrong answer to the question that is open.
    tutor::quiz::Given wrong() const {
        tutor::quiz::Given given = hand_->right();
        if (auto *yes = std::get_if<bool>(&given)) return !*yes;
        if (auto *points = std::get_if<std::map<std::string, int>>(&given)) {
            (*points)[window_->document().lessonRun().table.players.front()] += 1;
            return given;
        }
        if (auto *indexes = std::get_if<std::vector<int>>(&given)) {
            if (indexes->size() == 1) return std::vector{indexes->front() == 0 ? 1 : 0};
            std::ranges::reverse(*indexes);
            return given;
        }
        const auto &right = std::get<std::vector<scenario::Place>>(given);
        for (const ui::Candidate &candidate : window_->findChild<ui::BoardPicker *>()->candidates())
            if (std::ranges::find(right, candidate.place) == right.end())
                return std::vector<scenario::Place>{candidate.place};
        return std::vector<scenario::Place>{};
    }

    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<Learner> hand_;
};

QTEST_MAIN(TestDrills)
#include "test_drills.moc"
