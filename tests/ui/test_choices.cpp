// SPDX-License-Identifier: MIT
#include "rules/engine.h"
#include "tutor/wording.h"
#include "ui/board/board_view.h"
#include "ui/coordinates.h"
#include "ui/keep_picture.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/option_button.h"

#include <QApplication>
#include <QEnterEvent>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace bathhouse;
using namespace bathhouse::test;

namespace {

std::vector<rules::Position> placesOf(const std::vector<rules::Move> &moves, std::string_view word) {
    std::vector<rules::Position> places;
    for (const rules::Move &move : moves)
        if (const auto *special = std::get_if<rules::SpecialMove>(&move); special && special->word == word)
            if (std::ranges::find(places, special->at) == places.end()) places.push_back(special->at);
    return places;
}

} // namespace

/// The buttons below the board, and what they mark on it.
class TestChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->resize(1024, 640);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanup() { window_.reset(); }

    void coordinatesStayOnOneLine() {
        QCOMPARE(ui::keepTogether(QStringLiteral("Lay it over (0, -1), from west")),
                 QStringLiteral("Lay it over (0,\u00a0-1), from west"));
        QCOMPARE(ui::keepTogether(QStringLiteral("Red, Blue (both)")), QStringLiteral("Red, Blue (both)"));
    }

    void tilesThatChoicesNameAreMarked() {
        QVERIFY(goToDragon());
        QCOMPARE(scene().targets(), placesOf(rules::legalMoves(state()), "dragon"));
        keepPicture(window_.get(), QStringLiteral("choices-dragon"));
        window_->document().setStep(0);
        QVERIFY(scene().targets().empty());
    }

    void theTileOfAChoiceIsFramedWhilePointedAt() {
        QVERIFY(goToDragon());
        int buttons = 0;
        for (ui::OptionButton *button : shown()) {
            if (!button->accessibleName().contains(u'(')) continue;
            ++buttons;
            QEnterEvent enter({1, 1}, {1, 1}, {1, 1});
            QApplication::sendEvent(button, &enter);
            QVERIFY(scene().pointed());
            const QString at = QStringLiteral("(%1, %2)").arg(scene().pointed()->x).arg(scene().pointed()->y);
            QVERIFY2(button->accessibleName().contains(at), qPrintable(button->accessibleName()));
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(button, &leave);
            QVERIFY(!scene().pointed());
        }
        QVERIFY(buttons > 0);
    }

    void aClickOnAMarkedTilePlaysTheOnlyChoiceThere() {
        QVERIFY(goToDragon());
        const rules::Position at = scene().targets().back();
        auto &view = *window_->findChild<ui::BoardView *>();
        const QPoint there = view.viewportTransform().map(ui::cornerOf(at) + QPointF(50, 85)).toPoint();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, there);
        const auto dragon = state().token(*rules::tokenNamed("dragon"));
        QVERIFY(dragon);
        QCOMPARE(state().whereIs(state().tokens[*dragon])->at, at);
    }

    void aClickBesideTheMarkedTilesPlaysNothing() {
        QVERIFY(goToDragon());
        const int step = window_->document().step();
        const auto dragon = state().whereIs(state().tokens[*state().token(*rules::tokenNamed("dragon"))])->at;
        auto &view = *window_->findChild<ui::BoardView *>();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.viewportTransform().map(ui::cornerOf(dragon) + QPointF(50, 85)).toPoint());
        QCOMPARE(window_->document().step(), step);
        QVERIFY(!window_->document().branchedAt());
    }

    void whatCanBeLeftIsAlwaysAButtonAndNothingIsOfferedTwice_data() {
        QTest::addColumn<ui::WindowMode>("mode");
        QTest::newRow("learning") << ui::WindowMode::Learn;
        QTest::newRow("authoring") << ui::WindowMode::Author;
    }
    void whatCanBeLeftIsAlwaysAButtonAndNothingIsOfferedTwice() {
        QFETCH(ui::WindowMode, mode);
        int passes = 0;
        for (const ui::Lesson &lesson : window_->lessons().interactions().lessons) {
            QVERIFY(window_->openPath(lesson.path));
            window_->setMode(mode);
            for (int step = 0; step <= window_->document().stepCount(); ++step) {
                window_->document().setStep(step);
                window_->settle();
                const QString where = QStringLiteral("%1, step %2").arg(lesson.id).arg(step);
                QStringList names;
                for (const ui::OptionButton *button : shown()) {
                    names << button->accessibleName();
                    QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(where));
                    QVERIFY2(button->parentWidget()->rect().contains(button->geometry()), qPrintable(where));
                }
                QCOMPARE(names.removeDuplicates(), qsizetype{0});
                const auto starts = [&names](const QString &text) {
                    return std::ranges::count_if(names, [&](const QString &name) { return name.startsWith(text); });
                };
                QVERIFY2(starts(QStringLiteral("More")) <= 1, qPrintable(where));
                const auto moves = rules::legalMoves(state());
                if (names.isEmpty() || std::ranges::find(moves, rules::Move(rules::Pass{})) == moves.end()) continue;
                ++passes;
                const tutor::Wording wording("en");
                const QString pass =
                    QString::fromStdString(wording.move(rules::Pass{}, state(), window_->document().table()));
                QVERIFY2(starts(pass) == 1, qPrintable(where + u'\n' + names.join(u'\n')));
            }
        }
        QVERIFY(passes > 20);
    }

private:
    ui::BoardScene &scene() { return window_->findChild<ui::BoardView *>()->board(); }
    const rules::State &state() { return window_->document().state(); }
    /// To the first step after which the dragon may go to several tiles.
    bool goToDragon() {
        if (!window_->openPath(QStringLiteral(":/interactions/dragon-eats-a-guest.bathhouse.json"))) return false;
        for (int step = 0; step <= window_->document().stepCount(); ++step) {
            window_->document().setStep(step);
            if (placesOf(rules::legalMoves(state()), "dragon").size() < 2) continue;
            window_->settle();
            return true;
        }
        return false;
    }
    std::vector<ui::OptionButton *> shown() {
        std::vector<ui::OptionButton *> buttons;
        for (auto *button : window_->findChildren<ui::OptionButton *>())
            if (button->isVisible()) buttons.push_back(button);
        return buttons;
    }

    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestChoices)
#include "test_choices.moc"
