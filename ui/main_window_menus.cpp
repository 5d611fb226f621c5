// SPDX-License-Identifier: MIT
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/docks/board_list_dock.h"
#include "ui/docks/history_dock.h"
#include "ui/docks/lessons_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/docks/problems_dock.h"
#include "ui/icons.h"
#include "ui/keys_dialog.h"
#include "ui/learn/asking.h"
#include "ui/learn/board_asking.h"
#include "ui/learn/drill_session.h"
#include "ui/learn/learn_progress.h"
#include "ui/learn/quiz_session.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/board_area.h"
#include "ui/widgets/step_bar.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>

namespace bathhouse::ui {

void MainWindow::buildMenus() {
    title_ = new QLabel(tr("Bathhouse"));
    title_->setObjectName(QStringLiteral("windowTitle"));
    title_->setTextFormat(Qt::PlainText);
    title_->setFixedHeight(27);
    menuBar()->setCornerWidget(title_);
    menuBar()->setFixedHeight(28);
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    editor_->fillMenu(*menuBar()->addMenu(tr("&Board")));
    buildStepMenu();
    buildRulesMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    const auto add = [&](const QString &icon, const QString &text, const QKeySequence &keys, auto action) {
        QAction *made = menu->addAction(lineIcon(icon), text, keys);
        connect(made, &QAction::triggered, this, action);
        return made;
    };
    add(QStringLiteral("new"), tr("&New scenario"), QKeySequence::New, [this] { newScenario(); });
    add(QStringLiteral("new"), tr("New &window"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
        [this] { openWindow(memory_); });
    add(QStringLiteral("open"), tr("&Open …"), QKeySequence::Open, [this] { chooseFile(); });
    QMenu *recent = menu->addMenu(tr("Open re&cent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
    add(QStringLiteral("reload"), tr("&Read again"), QKeySequence(Qt::Key_F5), [this] { document_.reload(); });
    menu->addSeparator();
    add(QStringLiteral("save"), tr("&Save"), QKeySequence::Save, [this] { saveFile(); });
    add(QStringLiteral("save"), tr("Save &as …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [this] { saveFileAs(); });
    QAction *revert = add(QStringLiteral("return"), tr("Re&vert to the saved file"), {}, [this] { revertFile(); });
    connect(&document_.edited(), &ScenarioDocument::fileChanged, revert,
            [this, revert] { revert->setEnabled(document_.edited().isModified()); });
    revert->setEnabled(false);
    menu->addSeparator();
    add(QStringLiteral("close"), tr("&Close the window"), QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
    connect(menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q)), &QAction::triggered, qApp,
            &QApplication::closeAllWindows);
}

void MainWindow::buildViewMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    connect(menu->addAction(tr("&Learn"), QKeySequence(Qt::CTRL | Qt::Key_1)), &QAction::triggered, this,
            [this] { setMode(WindowMode::Learn); });
    connect(menu->addAction(tr("&Author"), QKeySequence(Qt::CTRL | Qt::Key_2)), &QAction::triggered, this,
            [this] { setMode(WindowMode::Author); });
    menu->addSeparator();
    const auto toggle = [&](PanelDock *dock, const QString &text, Qt::Key key) {
        connect(menu->addAction(text, QKeySequence(Qt::ALT | key)), &QAction::triggered, this,
                [this, dock] { showOnly(dock->isHidden() ? dock : nullptr); });
    };
    toggle(playersDock_, tr("&Players"), Qt::Key_1);
    toggle(problemsDock_, tr("P&roblems"), Qt::Key_2);
    toggle(boardListDock_, tr("Board as &list"), Qt::Key_3);
    toggle(historyDock_, tr("&History"), Qt::Key_4);
    menu->addSeparator();
    BoardView &view = board_->view();
    connect(menu->addAction(tr("L&arger"), QKeySequence::ZoomIn), &QAction::triggered, &view, &BoardView::zoomIn);
    connect(menu->addAction(tr("&Smaller"), QKeySequence::ZoomOut), &QAction::triggered, &view, &BoardView::zoomOut);
    connect(menu->addAction(tr("&Whole board"), QKeySequence(Qt::Key_F)), &QAction::triggered, &view,
            &BoardView::fitBoard);
    menu->addSeparator();
    connect(menu->addAction(tr("&Dark or light"), QKeySequence(Qt::CTRL | Qt::Key_D)), &QAction::triggered, this,
            [this] { setTheme(applicationTheme() == Theme::Light ? Theme::Dark : Theme::Light); });
}

void MainWindow::buildStepMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Learn"));
    const auto add = [&](const QString &text, const QKeySequence &keys, auto action) {
        connect(menu->addAction(text, keys), &QAction::triggered, this, action);
    };
    add(tr("&First position"), QKeySequence(Qt::Key_Home), [this] { document_.setStep(0); });
    add(tr("Step &back"), QKeySequence(Qt::Key_Left), [this] { document_.setStep(document_.step() - 1); });
    add(tr("&Next step"), QKeySequence(Qt::Key_Right), [this] { document_.setStep(document_.step() + 1); });
    add(tr("&Last step"), QKeySequence(Qt::Key_End), [this] { document_.setStep(document_.stepCount()); });
    add(tr("&Play the steps"), QKeySequence(Qt::Key_P), [this] { steps_->togglePlay(); });
    menu->addSeparator();
    add(tr("&Why, or why not …"), QKeySequence(Qt::Key_W), [this] { boardAsking_->openHere(); });
    menu->addSeparator();
    add(tr("Back to the lesson's l&ine"), QKeySequence(Qt::Key_Escape), [this] {
        if (drills_->isSearching())
            drills_->cancel();
        else if (asking_->asked())
            asking_->close();
        else if (document_.branchedAt())
            document_.backToLesson();
        else
            document_.showLine({});
    });
    add(tr("Next le&sson"), QKeySequence(Qt::CTRL | Qt::Key_Right), [this] { nextLesson(); });
    menu->addSeparator();
    add(tr("&Drill a rule …"), QKeySequence(Qt::CTRL | Qt::Key_R), [this] { pickDrill(); });
    add(tr("What I &missed"), {}, [this] { session_->review(progress_->missed(lessons_)); });
    add(tr("F&orget the answers of this lesson"), {}, [this] { forgetLesson(); });
    add(tr("For&get all answers …"), {}, [this] { forgetAll(); });
}

void MainWindow::nextLesson() {
    const Lesson *next = lessons_.after(document_.path());
    if (next != nullptr && mayLoseChanges()) openPath(next->path);
}

void MainWindow::buildHelpMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    connect(menu->addAction(tr("&Keys"), QKeySequence(Qt::Key_F1)), &QAction::triggered, this, &MainWindow::showKeys);
    connect(menu->addAction(tr("&About Bathhouse")), &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a scenario"), {}, tr("Scenarios (*.bathhouse.json *.json)"));
    if (!path.isEmpty() && mayLoseChanges()) openPath(path);
}

void MainWindow::showKeys() { KeysDialog(this).exec(); }

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About Bathhouse"),
        tr("<b>Bathhouse %1</b><p>A rules tutor and scenario editor for the game Carcassonne with its small expansion "
           "The Barber-Surgeons.</p><p>All pictures are drawn by the program. It is not made or endorsed by the "
           "publisher.</p>")
            .arg(QApplication::applicationVersion()));
}

} // namespace bathhouse::ui
