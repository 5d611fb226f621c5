// SPDX-License-Identifier: MIT
#include "tutor/text_table.h"
#include "ui/docks/lessons_dock.h"
#include "ui/language.h"
#include "ui/learn/drill_session.h"
#include "ui/learn/interactions_window.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/search_field.h"

#include <QActionGroup>
#include <QApplication>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QToolButton>

#include <algorithm>

namespace bathhouse::ui {

void MainWindow::setLanguage(const QString &language) {
    document_.setLanguage(language);
    lessonsDock_->setLanguage(language);
    search_->setLanguage(language);
    showFileWords();
    updateLanguages();
}

void MainWindow::updateLanguages() {
    language_->setText(document_.language().toUpper());
    language_->menu()->clear();
    auto *group = new QActionGroup(language_->menu());
    for (const std::string &language : tutor::TextTable::languages()) {
        const QString code = QString::fromStdString(language);
        QAction *action = language_->menu()->addAction(QString::fromStdString(tutor::TextTable::nameOf(language)));
        action->setCheckable(true);
        action->setChecked(code == document_.language());
        group->addAction(action);
        // Only after the menu is closed: this window will be gone.
        connect(
            action, &QAction::triggered, qApp, [code] { speakEverywhere(code); }, Qt::QueuedConnection);
    }
    // A scenario may have texts in languages that the program does not speak.
    for (const QString &code : document_.languages()) {
        const auto &spoken = tutor::TextTable::languages();
        if (std::ranges::find(spoken, code.toStdString()) != spoken.end()) continue;
        QAction *action = language_->menu()->addAction(QLocale(code).nativeLanguageName());
        if (action->text().isEmpty()) action->setText(code);
        action->setCheckable(true);
        action->setChecked(code == document_.language());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { setLanguage(code); });
    }
}

MainWindow *MainWindow::successor(const QString &language) const {
    if (memory_ == Memory::Settings) save();
    auto *next = new MainWindow(memory_, kept_);
    next->setAttribute(Qt::WA_DeleteOnClose, testAttribute(Qt::WA_DeleteOnClose));
    next->restoreGeometry(saveGeometry());
    next->resize(size());
    next->setTheme(applicationTheme());
    next->setLanguage(language);
    next->setMode(mode_);
    next->ticked_ = ticked_;
    next->drills_->adopt(*drills_);
    return next;
}

void MainWindow::speakEverywhere(const QString &language) {
    speak(language);
    QList<QPointer<MainWindow>> windows;
    for (QWidget *top : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(top)) windows.push_back(window);
    for (const QPointer<MainWindow> &window : windows) {
        if (window == nullptr) continue;
        const bool visible = window->isVisible();
        MainWindow *next = window->successor(language);
        if (visible) next->show();
        const auto *rulings = window->findChild<InteractionsWindow *>();
        if (rulings != nullptr && rulings->isVisible()) next->openInteractions();
        delete window;
        LessonDocument &document = next->document();
        if (!document.isOpen()) continue;
        // What its views missed: they were built after the scenario was opened.
        Q_EMIT document.opened();
        Q_EMIT document.lineChanged();
        Q_EMIT document.stepChanged();
        Q_EMIT document.problemsChanged();
        next->watch();
    }
}

} // namespace bathhouse::ui
