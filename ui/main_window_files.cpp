// SPDX-License-Identifier: MIT
#include "ui/author/author_dock.h"
#include "ui/author/lines.h"
#include "ui/docks/problems_dock.h"
#include "ui/icons.h"
#include "ui/learn/drill_session.h"
#include "ui/learn/question_panel.h"
#include "ui/learn/quiz_session.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/unsaved_work.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/offer_bar.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

namespace bathhouse::ui {

void MainWindow::buildEditMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    QUndoStack &history = document_.edited().history();
    QAction *undo = history.createUndoAction(this, tr("Undo:"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(lineIcon(QStringLiteral("undo")));
    QAction *redo = history.createRedoAction(this, tr("Redo:"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(lineIcon(QStringLiteral("redo")));
    menu->addActions({undo, redo});
    menu->addSeparator();
    const auto add = [&](const QString &icon, const QString &text, const QKeySequence &keys, auto action) {
        connect(menu->addAction(lineIcon(icon), text, keys), &QAction::triggered, this, action);
    };
    add(QStringLiteral("play"), tr("&Run the moves"), QKeySequence(Qt::Key_F8), [this] { runMoves(); });
    add(QStringLiteral("check"), tr("&Check the file"), QKeySequence(Qt::Key_F9), [this] { showChecked(); });
    add(QStringLiteral("learn"), tr("&Play as learner"), QKeySequence(Qt::CTRL | Qt::Key_P), [this] { playAsLearner(); });
}

void MainWindow::buildAuthorBar(QToolBar *bar) {
    QUndoStack &history = document_.edited().history();
    const auto add = [&](const QString &icon, const QString &name, const QString &keys, auto action) {
        QToolButton *button = iconButton(icon, name, keys);
        connect(button, &QToolButton::clicked, this, action);
        authorActions_.push_back(bar->addWidget(button));
        return button;
    };
    QToolButton *undo = add(QStringLiteral("undo"), tr("Undo"), tr("Ctrl+Z"), [&history] { history.undo(); });
    QToolButton *redo = add(QStringLiteral("redo"), tr("Redo"), tr("Ctrl+Shift+Z"), [&history] { history.redo(); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&history, &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
    connect(&history, &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
    lines_ = new QToolButton;
    lines_->setObjectName(QStringLiteral("linesButton"));
    lines_->setIcon(lineIcon(QStringLiteral("branch")));
    lines_->setIconSize({16, 16});
    lines_->setFixedHeight(32);
    lines_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    lines_->setPopupMode(QToolButton::InstantPopup);
    lines_->setFocusPolicy(Qt::TabFocus);
    lines_->setToolTip(tr("Other lines that this scenario shows. Esc goes back to its own."));
    auto *menu = new QMenu(lines_);
    lines_->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillLines(menu); });
    linesAction_ = bar->addWidget(lines_);
    linesAction_->setVisible(false);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::lineChanged, &LessonDocument::scenarioEdited})
        connect(&document_, signal, this, &MainWindow::showLines);
    add(QStringLiteral("save"), tr("Save"), tr("Ctrl+S"), [this] { saveFile(); });
    add(QStringLiteral("learn"), tr("Play as learner from this step"), tr("Ctrl+P"), [this] { playAsLearner(); });
    add(QStringLiteral("play"), tr("Run: what comes out?"), tr("F8"), [this] { runMoves(); });
    add(QStringLiteral("check"), tr("Check the whole file"), tr("F9"), [this] { showChecked(); });
}

void MainWindow::fillLines(QMenu *menu) {
    menu->clear();
    for (const NamedLine &line : linesOf(document_)) {
        QAction *action = menu->addAction(withoutMnemonic(line.name));
        action->setCheckable(true);
        action->setChecked(line.path == document_.line() && !document_.branchedAt());
        connect(action, &QAction::triggered, this, [this, path = line.path] { document_.showLine(path); });
    }
    if (!document_.branchedAt() || mode_ != WindowMode::Author) return;
    menu->addSeparator();
    connect(menu->addAction(tr("Keep the line that was tried")), &QAction::triggered, this,
            [this] { document_.keepOwnLine(); });
}

void MainWindow::showLines() {
    const bool any = document_.isOpen() && !document_.scenario().variations.empty();
    linesAction_->setVisible(any);
    if (!any) return;
    const int count = static_cast<int>(linesOf(document_).size());
    const QString words = document_.line().empty() ? tr("Lines: %1").arg(count) : tr("Another line");
    lines_->setText(u' ' + words);
    lines_->setAccessibleName(words);
}

void MainWindow::showTitle() {
    const QString mark = document_.edited().isModified() ? QStringLiteral("*") : QString();
    setWindowTitle(
        tr("%1%2 – Bathhouse").arg(mode_ == WindowMode::Author ? document_.fileName() : document_.title(), mark));
    title_->setText(windowTitle());
    // The menu bar makes room for its corner only when it is told anew.
    title_->ensurePolished();
    title_->setMinimumWidth(title_->sizeHint().width());
    title_->adjustSize();
    menuBar()->setCornerWidget(title_);
}

const Lesson *MainWindow::shippedTwin() const {
    const auto &id = document_.scenario().id;
    if (document_.shipped() || !id) return nullptr;
    const Lesson *lesson = lessons_.withScenario(QString::fromStdString(*id));
    QFile file(document_.path());
    if (lesson == nullptr || !file.open(QIODevice::ReadOnly)) return nullptr;
    QFile shipped(lesson->path);
    return shipped.open(QIODevice::ReadOnly) && shipped.readAll() == file.readAll() ? lesson : nullptr;
}

bool MainWindow::mayLoseChanges() {
    if (!document_.isOpen() || !document_.edited().isModified()) return true;
    // A drill that was not touched is found again by its number.
    if (drills_->isActive()) return true;
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("unsavedChanges"));
    box.setWindowTitle(tr("Unsaved changes"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("“%1” has changes that are not saved.").arg(document_.fileName()));
    box.setInformativeText(tr("Without saving they are lost."));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return saveFile();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

bool MainWindow::newScenario() {
    if (!mayLoseChanges()) return false;
    document_.startNew();
    setMode(WindowMode::Author);
    watch();
    return true;
}

bool MainWindow::newScenario(scenario::Scenario scenario) {
    if (!mayLoseChanges()) return false;
    document_.startWith(std::move(scenario));
    setMode(WindowMode::Author);
    watch();
    return true;
}

bool MainWindow::saveFile() {
    if (!document_.isOpen()) return false;
    // A shipped lesson is part of the program: its copy needs a name of its own.
    return document_.path().isEmpty() || document_.shipped() ? saveFileAs() : saveTo(document_.path());
}

bool MainWindow::saveFileAs() {
    if (!document_.isOpen()) return false;
    const std::string id = document_.scenario().id.value_or("untitled");
    const QString name =
        document_.path().isEmpty() ? fromUtf8(id) + QStringLiteral(".bathhouse.json") : document_.fileName();
    const QString folder = document_.shipped() || document_.path().isEmpty()
                               ? (ownFiles_.isEmpty() ? QString() : QFileInfo(ownFiles_.front()).path())
                               : QFileInfo(document_.path()).path();
    QString path =
        QFileDialog::getSaveFileName(this, tr("Save the scenario"), folder.isEmpty() ? name : folder + u'/' + name,
                                     tr("Scenarios (*.bathhouse.json)"));
    if (path.isEmpty()) return false;
    if (!path.endsWith(QLatin1String(".json"))) path += QStringLiteral(".bathhouse.json");
    return saveTo(path);
}

bool MainWindow::saveTo(const QString &path) {
    if (const auto trouble = document_.edited().saveTo(path)) {
        QMessageBox box(QMessageBox::Warning, tr("Not saved"), tr("“%1” %2.").arg(QFileInfo(path).fileName(), *trouble),
                        QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(tr("Your changes are still here. Choose another place with Save as."));
        box.exec();
        return false;
    }
    rememberFile(path);
    watch();
    showTitle();
    status_->setFullText(tr("Saved: %1").arg(path));
    return true;
}

bool MainWindow::revertFile() {
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("revert"));
    box.setWindowTitle(tr("Revert"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Go back to “%1” as it was saved?").arg(document_.fileName()));
    box.setInformativeText(tr("All changes since then are lost, and their history too."));
    QAbstractButton *yes = box.addButton(tr("Revert"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == yes && document_.revert();
}

void MainWindow::fillRecent(QMenu *menu) {
    menu->clear();
    for (const QString &file : ownFiles_) {
        QAction *action = menu->addAction(withoutMnemonic(QFileInfo(file).fileName()));
        action->setToolTip(plainToolTip(file));
        connect(action, &QAction::triggered, this, [this, file] {
            if (mayLoseChanges()) openPath(file);
        });
    }
    if (ownFiles_.isEmpty()) menu->addAction(tr("No files yet"))->setEnabled(false);
}

void MainWindow::offerLeftBehind() {
    std::vector<LeftBehind> left = LeftBehind::find();
    if (left.empty()) return;
    auto *bar = new OfferBar(std::move(left));
    static_cast<QVBoxLayout *>(centralWidget()->layout())->insertWidget(0, bar);
    connect(bar, &OfferBar::openAsked, this, [this, bar](const QByteArray &scenario, const QString &path) {
        MainWindow *window = document_.isOpen() && document_.edited().isModified() ? openWindow(memory_) : this;
        if (!window->document_.openUnsaved(scenario, path)) return window->showOnly(window->problemsDock_);
        window->setMode(WindowMode::Author);
        window->watch();
        if (window->findChild<UnsavedWork *>()->keep()) bar->done();
    });
}

MainWindow *MainWindow::openWindow(Memory memory, const QString &path) {
    auto *window = new MainWindow(memory);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setTheme(applicationTheme());
    if (path.isEmpty() || !window->openPath(path)) window->newScenario();
    window->show();
    return window;
}

void MainWindow::playAsLearner() {
    // An author tries the questions out: nothing of it is kept.
    session_->setKeeping(false);
    setMode(WindowMode::Learn);
    questions_->takeFocus();
    status_->setFullText(tr("As the learner sees it. Back with Author (Ctrl+2)."));
}

void MainWindow::runMoves() {
    if (!document_.isOpen()) return;
    if (mode_ != WindowMode::Author) setMode(WindowMode::Author);
    document_.judge();
    authorDock_->show();
    const tutor::Verdict &verdict = document_.verdict();
    if (!verdict.ok()) showOnly(problemsDock_);
    authorDock_->run();
    const QString played = tr("Moves played: %1.").arg(document_.lessonRun().steps.size());
    const QString words = !verdict.reading.empty() ? tr("The file has problems: %1.").arg(verdict.reading.size())
                          : !verdict.halts.empty() ? tr("Moves that do not work: %1.").arg(verdict.halts.size())
                          : !verdict.mismatches.empty()
                              ? tr("Expected and not so: %1.").arg(verdict.mismatches.size())
                              : tr("Tick what you meant.");
    status_->setFullText(played + u' ' + words);
}

void MainWindow::showChecked() {
    if (!document_.isOpen()) return;
    document_.judge();
    showOnly(problemsDock_);
    const tutor::Verdict &verdict = document_.verdict();
    const std::size_t found = verdict.all().size();
    status_->setFullText(
        verdict.ok()           ? tr("Check passed: the file is sound, and all that it expects comes out.")
        : verdict.inputWrong() ? tr("Check failed: the file cannot be played as it is. Problems: %1.").arg(found)
                               : tr("Check failed: not all that is expected comes out. Mismatches: %1.").arg(found));
    if (verdict.ok()) return;
    problemsDock_->list()->setCurrentRow(0);
    problemsDock_->list()->setFocus(Qt::OtherFocusReason);
}

}  // namespace bathhouse::ui
