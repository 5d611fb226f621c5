// SPDX-License-Identifier: MIT
#include "ui/learn/question_panel.h"
#include "ui/learner.h"
#include "ui/style.h"

#include <QTemporaryDir>
#include <QWindow>

using namespace bathhouse;
using namespace bathhouse::test;
using Phase = ui::QuizSession::Phase;

namespace {

/// Red has closed a road and a city; both wait for their scoring. Written with single quotes for easier reading.
const QByteArray kBothWait =
    QByteArray("{ 'format': 'bathhouse-scenario/1', 'id': 'both-wait', 'title': 'Both wait',"
               "  'players': [ { 'name': 'Red', 'supply': { 'meeple': 5 } },"
               "               { 'name': 'Blue', 'supply': { 'meeple': 5 } } ],"
               "  'board': [ { 'tile': 'base/D', 'at': [0, 0] }, { 'tile': 'base/W', 'at': [-1, 0] },"
               "             { 'tile': 'barber-surgeons/3', 'at': [-1, 1], 'rotation': 90 },"
               "             { 'tile': 'base/E', 'at': [0, -1], 'rotation': 180 },"
               "             { 'tile': 'base/E', 'at': [1, -1], 'rotation': 180 } ],"
               "  'figures': [ { 'player': 'Red', 'at': [0, 0], 'on': 'road E' },"
               "               { 'player': 'Blue', 'at': [1, -1], 'on': 'city S' } ],"
               "  'moves': [ { 'move': 'place', 'tile': 'base/L', 'at': [1, 0] }, { 'move': 'pass' },"
               "             { 'move': 'score', 'at': [0, 0], 'on': 'road E' } ],"
               "  'questions': ["
               "   { 'before': 2, 'kind': 'order', 'ask': 'Which order?', 'answers': [[1, 0]],"
               "     'choices': [ { 'text': 'The city' }, { 'text': 'The road' } ] } ] }")
        .replace('\'', '"');

}  // namespace

/// How an answer is entered and tried: what is played of a wrong one, and what shows where the keyboard is.
class TestAnswerInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kBothWait);
    }
    void init() {
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->resize(1360, 850);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        hand_ = std::make_unique<Learner>(*window_);
    }
    void cleanup() { window_.reset(); }

    void anOrderIsMadeByDragging() {
        openOrder();
        QListWidget *list = hand_->list("orderList");
        QCOMPARE(textsOf(*list), QStringList({QStringLiteral("The city"), QStringLiteral("The road")}));
        // Out of the window, too: what is held stays in the list.
        const QPoint from = list->visualItemRect(list->item(0)).center();
        for (const QPoint to : {list->visualItemRect(list->item(1)).center(), QPoint(from.x(), -30), QPoint(from.x(), 400)}) {
            const int held = to.y() < 0 ? 1 : 0;
            const QPoint start = list->visualItemRect(list->item(held)).center();
            const QString text = list->item(held)->text();
            QTest::mousePress(list->viewport(), Qt::LeftButton, Qt::NoModifier, start);
            for (int i = 1; i <= 6; ++i) {
                QMouseEvent move(QEvent::MouseMove, start + (to - start) * i / 6, list->viewport()->mapToGlobal(start + (to - start) * i / 6),
                                 Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
                QCoreApplication::sendEvent(list->viewport(), &move);
            }
            QTest::mouseRelease(list->viewport(), Qt::LeftButton, Qt::NoModifier, to);
            QCOMPARE(list->item(1 - held)->text(), text);
        }
        QCOMPARE(textsOf(*list), QStringList({QStringLiteral("The road"), QStringLiteral("The city")}));
        // Without a button nothing moves.
        QTest::mouseMove(list->viewport(), list->visualItemRect(list->item(0)).center());
        QTest::mouseMove(list->viewport(), list->visualItemRect(list->item(1)).center());
        QCOMPARE(textsOf(*list), QStringList({QStringLiteral("The road"), QStringLiteral("The city")}));
        hand_->click("answer");
        QVERIFY(window_->questions().phase() == Phase::Right);
    }

    void aWrongOrderOfScoringsIsPlayed() {
        openOrder();
        takeFocus();
        hand_->press(Qt::Key_Return);
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        hand_->click("trial");
        QVERIFY(window_->questions().phase() == Phase::OwnLine);
        // The city was scored first, as the answer says.
        const auto &move = window_->document().current()->move;
        const auto score = std::get<rules::Score>(*move);
        const rules::Board &board = window_->document().stateAt(2).board;
        QVERIFY(board.tile(*board.at(score.at)).parts[score.on].kind == rules::PartKind::City);
        QVERIFY(!window_->document().current()->refused);
        hand_->click("backToQuestion");
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        QCOMPARE(window_->document().step(), 2);
    }

    void yesToWhatIsForbiddenShowsTheRefusal() {
        QVERIFY(window_->openPath(
            QStringLiteral(":/scenarios/13-where-sources-disagree/02-not-below-zero.bathhouse.json")));
        // "May he buy the second meeple too?"
        window_->document().setStep(2);
        QVERIFY(window_->questions().phase() == Phase::Open);
        takeFocus();
        hand_->press(Qt::Key_Y);
        QVERIFY(window_->questions().phase() == Phase::Wrong);
        hand_->click("trial");
        QVERIFY(window_->questions().phase() == Phase::OwnLine);
        QVERIFY(window_->document().current()->refused);
        hand_->click("backToQuestion");
        QCOMPARE(window_->document().step(), 2);
        QVERIFY(window_->questions().phase() == Phase::Wrong);
    }

    void whereTheKeyboardIsDoesNotLookChosen() {
        QVERIFY(window_->openFirstLesson());
        const auto choices = hand_->choices();
        QCOMPARE(QApplication::focusWidget(), choices.front());
        QTest::mouseMove(window_->windowHandle(), {2, 2});  // away from what another test pointed at
        QTRY_VERIFY(!choices[0]->underMouse() && !choices[1]->underMouse());
        QCoreApplication::processEvents();
        const QImage focused = choices[0]->grab().toImage();
        const QImage other = choices[1]->grab().toImage();
        // Frame and ground are those of a choice that has not been chosen; a broken line inside tells where the keyboard is.
        const auto at = [](const QImage &image, int x, int y) { return image.pixelColor(x, y); };
        const int middle = other.height() / 2;
        QCOMPARE(at(focused, other.width() - 20, middle), at(other, other.width() - 20, middle));
        QCOMPARE(at(focused, 0, middle), at(other, 0, middle));
        QVERIFY(focused != other);
        choices[1]->setFocus(Qt::TabFocusReason);
        QCOMPARE(choices[1]->grab().toImage(), other);  // the window's ring tells it
    }

private:
    QString path() const { return folder_.filePath(QStringLiteral("both-wait.bathhouse.json")); }
    void takeFocus() { static_cast<ui::QuestionPanel *>(hand_->panel())->takeFocus(); }
    static QStringList textsOf(const QListWidget &list) {
        QStringList texts;
        for (int i = 0; i < list.count(); ++i) texts << list.item(i)->text();
        return texts;
    }
    void openOrder() {
        QVERIFY(window_->openPath(path()));
        window_->document().setStep(2);
        QVERIFY(window_->questions().phase() == Phase::Open);
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<Learner> hand_;
};

QTEST_MAIN(TestAnswerInput)
#include "test_answer_input.moc"
