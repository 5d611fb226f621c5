// SPDX-License-Identifier: MIT
#pragma once
#include "support/scenario_files.h"
#include "ui/board/board_view.h"
#include "ui/learn/answer_section.h"
#include "ui/learn/asking.h"
#include "ui/learn/why_tree.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/player_chip.h"
#include "ui/widgets/why_row.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace bathhouse::test {

inline QString questionFile(const char *name) {
    return QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/questions/%1.bathhouse.json").arg(QLatin1String(name));
}

/// A window on the screen, and hands that ask in it.
class AskingWindow {
public:
    AskingWindow() : window_(std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing)) {
        window_->show();
        (void)QTest::qWaitForWindowExposed(window_.get());
    }

    /// -1: the last step.
    void open(const QString &path, int step) {
        if (!window_->openPath(path)) qFatal("cannot be opened: %s", qPrintable(path));
        window_->document().setStep(step < 0 ? window_->document().stepCount() : step);
        QApplication::processEvents();
    }
    ui::MainWindow &window() { return *window_; }
    ui::LessonDocument &document() { return window_->document(); }
    ui::BoardView &view() { return *window_->findChild<ui::BoardView *>(); }
    QPoint onScreen(rules::Position at, QPointF p) {
        return view().viewportTransform().map(ui::cornerOf(at) + p).toPoint();
    }
    QPoint pool(rules::Position at) {
        return onScreen(at, ui::placeOf(window_->document().state(), {at, rules::kBathhousePart}) - ui::cornerOf(at));
    }
    /// Looks at what a waiting question of a lesson keeps back, if it does.
    void look() {
        for (auto *button : window_->findChildren<QPushButton *>(QStringLiteral("look")))
            if (button->isVisible()) return button->click();
    }
    /// The last tree of the page: that of the step.
    ui::WhyTree *stepTree() {
        const auto trees = window_->findChildren<ui::WhyTree *>();
        for (auto *tree : trees)
            if (tree->isVisible() && !answer()) return tree;
        return trees.isEmpty() ? nullptr : trees.last();
    }
    ui::AnswerSection *answer() {
        for (auto *section : window_->findChildren<ui::AnswerSection *>())
            if (section->isVisible()) return section;
        return nullptr;
    }
    QMenu *menu() {
        for (QWidget *top : QApplication::topLevelWidgets())
            if (auto *found = qobject_cast<QMenu *>(top);
                found && found->isVisible() && found->objectName() == u"questions")
                return found;
        return nullptr;
    }
    void rightClick(QPoint at) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view().viewport()->mapToGlobal(at));
        QApplication::sendEvent(view().viewport(), &event);
    }
    static void unfoldAll(ui::WhyTree &tree) {
        for (int i = 0; i < tree.rows().size(); ++i) {
            ui::WhyRow *row = tree.rows()[i];
            if (row->line().folds && !row->line().open) QTest::keyClick(row, Qt::Key_Return);
        }
    }

private:
    std::unique_ptr<ui::MainWindow> window_;
};

} // namespace bathhouse::test
