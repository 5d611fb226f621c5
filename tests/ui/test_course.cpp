// SPDX-License-Identifier: MIT
#include "ui/docks/tutor_dock.h"
#include "ui/language.h"
#include "ui/learn/asking.h"
#include "ui/learn/learn_progress.h"
#include "ui/learner.h"
#include "ui/own_folders.h"
#include "ui/style.h"

#include <QAction>
#include <QChildEvent>
#include <QScrollArea>

using namespace bathhouse;
using namespace bathhouse::test;
using Phase = ui::QuizSession::Phase;

namespace {

/// A file of one's own with one question. Written with single quotes for easier reading.
const QByteArray kOwn = QByteArray("{ 'format': 'bathhouse-scenario/1', 'id': 'mine', 'title': 'Mine',"
                                   "  'players': [ { 'name': 'Red' }, { 'name': 'Blue' } ],"
                                   "  'board': [ { 'tile': 'base/D', 'at': [0, 0] } ],"
                                   "  'questions': [ { 'before': 0, 'kind': 'yes-no', 'ask': 'Is this mine?',"
                                   "                   'answers': true, 'because': ['visit-mandatory'] } ] }")
                            .replace('\'', '"');

/// Counts the pages that the tutor makes.
class PageCounter : public QObject {
public:
    explicit PageCounter(ui::MainWindow &window) {
        auto *area = window.findChild<ui::TutorDock *>()->findChild<QScrollArea *>(QStringLiteral("panel"));
        area->widget()->installEventFilter(this);
    }
    int take() { return std::exchange(pages_, 0); }

protected:
    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::ChildAdded &&
            static_cast<QChildEvent *>(event)->child()->objectName() == QLatin1String("page"))
            ++pages_;
        return false;
    }

private:
    int pages_ = 0;
};

}  // namespace

/// The course as a whole: where it goes on, what comes back, what its list says.
class TestCourse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        QVERIFY(folder_.isValid());
        keepDataIn(folder_);
    }
    void init() {
        QFile::remove(ui::LearnProgress::file());
        QSettings().clear();
        open();
    }
    void cleanup() {
        window_.reset();
        ui::speak(QStringLiteral("en"));
    }

    void theFirstStartAsksTheFirstQuestion() {
        QVERIFY(window_->openWhereLeft());
        QCOMPARE(window_->document().path(), window_->lessons().first()->path);
        QCOMPARE(window_->questions().number(), 0);
        QVERIFY(window_->questions().phase() == Phase::Open);
        QVERIFY(hand_->panel()->isAncestorOf(QApplication::focusWidget()));
    }

    void theCourseGoesOnAtTheFirstQuestionThatIsNotSolved() {
        QVERIFY(window_->openWhereLeft());
        answer();
        answer();
        QCOMPARE(window_->questions().number(), 2);
        const int step = window_->document().step();
        startAgain();
        QCOMPARE(window_->document().path(), window_->lessons().first()->path);
        QCOMPARE(window_->questions().number(), 2);
        QCOMPARE(window_->document().step(), step);
        QVERIFY(window_->questions().phase() == Phase::Open);
        // Those before it were not looked at.
        for (const auto &[key, record] : window_->progress().store().records())
            QVERIFY(record.outcome == tutor::quiz::Outcome::FirstTry);
    }

    void aPositionThatIsSolvedLeadsToTheNext() {
        QVERIFY(window_->openWhereLeft());
        const QString first = window_->document().path();
        while (window_->document().path() == first) answer();
        startAgain();
        QCOMPARE(window_->document().path(), window_->lessons().after(first)->path);
        QCOMPARE(window_->questions().number(), 0);
    }

    void whenAllIsSolvedTheCourseBeginsAnew() {
        for (const ui::LessonChapter &chapter : window_->lessons().chapters())
            for (const ui::Lesson &lesson : chapter.lessons) {
                QVERIFY(window_->openPath(lesson.path));
                for (const auto &key :
                     tutor::quiz::keysOf(window_->document().scenario(), lesson.scenario.toStdString()))
                    window_->progress().note(key, tutor::quiz::Outcome::FirstTry, true, 0);
            }
        QVERIFY(window_->openWhereLeft());
        QCOMPARE(window_->document().path(), window_->lessons().first()->path);
        QVERIFY(window_->questions().phase() == Phase::Open);
    }

    void aMissedQuestionOfAFileOfOnesOwnComesBackWhileTheFileExists() {
        write(kOwn);
        QVERIFY(window_->openPath(own()));
        hand_->press(Qt::Key_N);
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        startAgain();
        QVERIFY(hand_->button("missed") != nullptr);
        hand_->click("missed");
        QCOMPARE(window_->document().path(), own());
        QVERIFY(window_->questions().reviewing());
        QCOMPARE(window_->progress().rulesToDrill(window_->lessons()), std::vector<std::string>{"visit-mandatory"});
        // Asked otherwise it is another question.
        write(QByteArray(kOwn).replace("Is this mine?", "Is this yours?"));
        startAgain();
        QVERIFY(hand_->button("missed") == nullptr);
        write(kOwn);
        window_->progress().refresh();
        QVERIFY(hand_->button("missed") != nullptr);
        QFile::remove(own());
        window_->progress().refresh();
        QVERIFY(hand_->button("missed") == nullptr);
    }

    void theAnswersOfAFileOfOnesOwnAreForgottenToo() {
        write(kOwn);
        QVERIFY(window_->openPath(own()));
        hand_->press(Qt::Key_N);
        for (auto *action : window_->findChildren<QAction *>())
            if (action->text().remove(u'&') == QLatin1String("Forget the answers of this lesson")) action->trigger();
        QVERIFY(window_->progress().store().records().empty());
        QVERIFY(hand_->button("missed") == nullptr);
    }

    void theTutorsPageIsMadeOnceAStep() {
        QVERIFY(window_->openWhereLeft());
        PageCounter pages(*window_);
        const QString lesson = window_->document().path();
        while (window_->document().path() == lesson) {
            (void)pages.take();
            if (window_->questions().phase() == Phase::Open)
                window_->questions().answer(hand_->right());
            else
                window_->questions().next();
            QVERIFY(pages.take() <= 1 || window_->document().path() != lesson);
        }
        window_->document().setStep(0);
        window_->document().setStep(window_->document().stepCount());
        (void)pages.take();
        for (int step = window_->document().stepCount() - 1; step >= 0; --step) {
            window_->document().setStep(step);
            QCOMPARE(pages.take(), 1);
        }
        window_->asking().ask(tutor::AboutPoints{});
        QCOMPARE(pages.take(), 1);
        window_->asking().close();
        QCOMPARE(pages.take(), 1);
    }

private:
    QString own() const { return folder_.filePath(QStringLiteral("mine.bathhouse.json")); }
    void write(const QByteArray &text) const {
        // Its time must be another one, however coarse the clock of the disk is.
        QTest::qWait(20);
        QFile file(own());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void open() {
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Settings);
        window_->resize(1360, 850);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        hand_ = std::make_unique<Learner>(*window_);
    }
    void startAgain() {
        QVERIFY(window_->close());
        open();
        QVERIFY(window_->openWhereLeft());
    }
    /// Answers the open question and goes on.
    void answer() {
        if (window_->questions().phase() == Phase::Open) window_->questions().answer(hand_->right());
        window_->questions().next();
    }

    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<Learner> hand_;
};

QTEST_MAIN(TestCourse)
#include "test_course.moc"
