// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/quiz/quiz.h"
#include "ui/board/board_view.h"
#include "ui/learn/choice_button.h"
#include "ui/learn/quiz_session.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>

namespace bathhouse::test {

/// The learner's hands: real keys and clicks on what is in sight.
class Learner {
public:
    explicit Learner(ui::MainWindow &window) : window_(window) {}

    QWidget *panel() const { return window_.findChild<QWidget *>(QStringLiteral("questionPanel")); }
    template <class Widget> Widget *seen(const char *name) const {
        for (auto *widget : window_.findChildren<Widget *>(QLatin1String(name)))
            if (widget->isVisible()) return widget;
        return nullptr;
    }
    QAbstractButton *button(const char *name) const { return seen<QAbstractButton>(name); }
    void click(const char *name) const {
        QVERIFY2(button(name) != nullptr, name);
        QTest::mouseClick(button(name), Qt::LeftButton);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &window_, static_cast<Qt::Key>(key), modifiers);
    }
    QList<ui::ChoiceButton *> choices() const {
        QList<ui::ChoiceButton *> seenOnes;
        for (auto *choice : window_.findChildren<ui::ChoiceButton *>())
            if (choice->isVisible()) seenOnes.push_back(choice);
        return seenOnes;
    }
    QListWidget *list(const char *name) const { return seen<QListWidget>(name); }

    /// Clicks the middle of a space of the board, or a point of it in hundredths of a tile.
    void clickBoard(rules::Position at, QPointF point = {50, 50}) const {
        auto *view = window_.findChild<ui::BoardView *>();
        const QPoint where = view->viewportTransform().map(ui::cornerOf(at) + point).toPoint();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, where);
    }

    /// Answers the question that is open, by keyboard alone.
    void answerByKeys(const tutor::quiz::Given &given) const { std::visit(ByKeys{*this}, given); }

    /// A right answer to the question that is open.
    tutor::quiz::Given right() const {
        const auto answers = *tutor::quiz::rightAnswers(window_.questions().asked());
        if (const auto *yes = std::get_if<bool>(&answers)) return *yes;
        if (const auto *points = std::get_if<std::map<std::string, int>>(&answers)) return *points;
        if (const auto *places = std::get_if<std::vector<scenario::Place>>(&answers)) return *places;
        if (const auto *orders = std::get_if<std::vector<std::vector<int>>>(&answers)) return orders->front();
        const auto &indexes = std::get<std::vector<int>>(answers);
        return window_.questions().question()->all ? indexes : std::vector<int>{indexes.front()};
    }

private:
    struct ByKeys {
        const Learner &learner;

        void operator()(bool yes) const { learner.press(yes ? Qt::Key_Y : Qt::Key_N); }
        void operator()(const std::vector<int> &indexes) const {
            const scenario::Question &question = *learner.window_.questions().question();
            if (question.kind == scenario::QuestionKind::Order) return order(indexes);
            for (const int index : indexes) learner.press(Qt::Key_1 + index);
            if (question.all) {
                for (int i = 0; i < 60 && QApplication::focusWidget() != learner.button("answer"); ++i)
                    learner.press(Qt::Key_Tab);
                learner.press(Qt::Key_Return);
            }
        }
        void order(const std::vector<int> &wanted) const {
            QListWidget *list = learner.list("orderList");
            QCOMPARE(QApplication::focusWidget(), list);
            for (int to = 0; to < static_cast<int>(wanted.size()); ++to) {
                int from = to;
                while (list->item(from)->data(Qt::UserRole).toInt() != wanted[static_cast<std::size_t>(to)]) ++from;
                while (list->currentRow() < from) learner.press(Qt::Key_Down);
                while (list->currentRow() > from) learner.press(Qt::Key_Up);
                for (; from > to; --from) learner.press(Qt::Key_Up, Qt::AltModifier);
            }
            learner.press(Qt::Key_Return);
        }
        void operator()(const std::map<std::string, int> &points) const {
            for (const std::string &player : learner.window_.document().lessonRun().table.players) {
                auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget());
                QVERIFY(box != nullptr);
                const int number = points.contains(player) ? points.at(player) : 0;
                QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
                QTest::keyClicks(box, QString::number(number));
                if (player != learner.window_.document().lessonRun().table.players.back()) learner.press(Qt::Key_Tab);
            }
            learner.press(Qt::Key_Return);
        }
        void operator()(const std::vector<scenario::Place> &places) const {
            QListWidget *list = learner.list("placeList");
            QCOMPARE(QApplication::focusWidget(), list);
            const auto names = learner.namesOf(places);
            for (int row = 0; row < list->count(); ++row) {
                while (list->currentRow() < row) learner.press(Qt::Key_Down);
                while (list->currentRow() > row) learner.press(Qt::Key_Up);
                const bool on = list->item(row)->checkState() == Qt::Checked;
                if (names.contains(list->item(row)->text()) != on) learner.press(Qt::Key_Space);
            }
            learner.press(Qt::Key_Return);
        }
    };

    /// Places as the list names them: what the solution says of each alone.
    QStringList namesOf(const std::vector<scenario::Place> &places) const {
        QStringList names;
        for (const scenario::Place &place : places) {
            scenario::Question alone = *window_.questions().question();
            alone.answers = std::vector<scenario::Place>{place};
            const auto said = tutor::quiz::solution({alone, window_.document().lessonRun(), "en"});
            names.push_back(QString::fromStdString(said.front().text).section(QStringLiteral(": "), 1).chopped(1));
        }
        return names;
    }

    ui::MainWindow &window_;
};

} // namespace bathhouse::test
