// SPDX-License-Identifier: MIT
#include "ui/asking_window.h"
#include "ui/clipped.h"
#include "ui/keep_picture.h"
#include "ui/language.h"
#include "ui/learn/drill_picker.h"
#include "ui/learner.h"

#include <QAction>

using namespace bathhouse;
using namespace bathhouse::test;
using Phase = ui::QuizSession::Phase;

/// What a learner meets, one thing after the other, fits into the least usual window in every language.
class TestLearningLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void nothingIsClippedWhileLearning_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<ui::Theme>("theme");
        for (const char *language : {"en", "fr", "nl", "de"})
            for (const ui::Theme theme : {ui::Theme::Light, ui::Theme::Dark})
                QTest::addRow("%s %s", language, theme == ui::Theme::Dark ? "dark" : "light")
                    << QString::fromLatin1(language) << theme;
    }
    void nothingIsClippedWhileLearning() {
        QFETCH(QString, language);
        QFETCH(ui::Theme, theme);
        ui::speak(language);
        AskingWindow hands;
        ui::MainWindow &window = hands.window();
        window.setLanguage(language);
        window.setTheme(theme);
        window.resize(1024, 640);
        QVERIFY(window.openFirstLesson());
        const Learner learner(window);
        const auto fits = [&](const char *what) { look(window, what, language, theme); };

        fits("1-question");
        const int right = std::get<std::vector<int>>(learner.right()).front();
        learner.press(Qt::Key_1 + (right + 1) % 3);
        QVERIFY(window.questions().phase() == Phase::Wrong);
        fits("2-wrong");
        for (const char *rung : {"3-hint", "4-hint", "5-solution"}) {
            learner.click("hint");
            fits(rung);
        }
        learner.click("tryAgain");
        learner.answerByKeys(learner.right());
        QVERIFY(window.questions().phase() == Phase::Right);
        fits("6-right");

        hands.open(lessonNamed(QStringLiteral("surrounded")), 0);
        window.asking().ask(tutor::AboutBathhouse{guestHouse(window)});
        QVERIFY(hands.answer() != nullptr);
        fits("7-inspector");
        hands.open(lessonNamed(QStringLiteral("the-majority-takes-it")), -1);
        hands.look();
        fits("8-why");
        QApplication::setActiveWindow(&window);
        QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
        auto *picker = window.findChild<ui::DrillPicker *>();
        QVERIFY(picker != nullptr && QTest::qWaitForWindowExposed(picker));
        look(*picker, "9-drill", language, theme);
        picker->close();
    }

private:
    /// The first bathhouse in which somebody lies.
    static rules::Position guestHouse(ui::MainWindow &window) {
        const rules::State &state = window.document().state();
        for (const rules::BathhouseState &bathhouse : state.bathhouses)
            if (!bathhouse.free()) return state.position(bathhouse);
        qFatal("nobody bathes");
    }

    static void look(QWidget &window, const char *what, const QString &language, ui::Theme theme) {
        // Texts that wrap get their height layout by layout, and a scroll bar that comes takes room from them.
        QStringList wrong;
        for (int round = 0; round < 3 || (round < 20 && !wrong.isEmpty()); ++round) {
            QTest::qWait(5);
            (void)window.grab();
            wrong = clipped(window) + outside(window);
        }
        const QString shade = theme == ui::Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light");
        const QString name = QStringLiteral("learn-%1-%2-%3").arg(language, shade, QString::fromLatin1(what));
        keepPicture(&window, name);
        QVERIFY2(wrong.isEmpty(), qPrintable(name + u'\n' + wrong.join(u'\n')));
    }
};

QTEST_MAIN(TestLearningLook)
#include "test_learning_look.moc"
