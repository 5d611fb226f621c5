// SPDX-License-Identifier: MIT
#include "ui/docks/lessons_dock.h"
#include "ui/docks/tutor_dock.h"
#include "ui/learn/drill_panel.h"
#include "ui/learn/drill_picker.h"
#include "ui/learn/drill_session.h"
#include "ui/learn/question_panel.h"
#include "ui/learn/quiz_session.h"
#include "ui/main_window.h"
#include "ui/widgets/elided_label.h"

namespace bathhouse::ui {

void MainWindow::buildDrills() {
    drills_ = new DrillSession(document_, *progress_, lessons_, this);
    drillPanel_ = new DrillPanel(*drills_, document_);
    tutorDock_->setTop(drillPanel_);
    connect(drills_, &DrillSession::changed, session_, [this] { session_->setDrilling(drills_->isActive()); });
    connect(drills_, &DrillSession::found, this, &MainWindow::showDrill);
    connect(drills_, &DrillSession::said, this, [this](const QString &sentence) { status_->setFullText(sentence); });
    connect(session_, &QuizSession::answered, drills_, &DrillSession::answer);
    connect(session_, &QuizSession::positionAsked, this, [this] {
        if (mayLoseChanges()) drills_->next();
    });
    connect(drillPanel_, &DrillPanel::keepAsked, this, &MainWindow::keepDrill);
    connect(drillPanel_, &DrillPanel::ruleAsked, this, &MainWindow::pickDrill);
    connect(lessonsDock_, &LessonsDock::drillAsked, this, &MainWindow::pickDrill);
}

void MainWindow::pickDrill() {
    progress_->refresh();
    auto *picker = new DrillPicker(*progress_, drills_->missed(), document_.language(),
                                   drills_->isActive() ? drills_->rule() : std::string(), this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    const auto begins = [this] {
        if (!mayLoseChanges()) return false;
        if (mode_ != WindowMode::Learn) setMode(WindowMode::Learn);
        tutorDock_->show();
        return true;
    };
    connect(picker, &DrillPicker::ruleChosen, this, [this, begins](const QString &rule) {
        if (begins()) drills_->begin(rule.toStdString());
    });
    connect(picker, &DrillPicker::missedChosen, this, [this, begins] {
        if (begins()) drills_->beginMissed();
    });
    picker->open();
}

void MainWindow::showDrill() {
    // It may have been edited while the search ran.
    if (!mayLoseChanges()) return;
    session_->setKeeping(true);
    drills_->show();
    watch();
    questions_->takeFocus();
}

void MainWindow::keepDrill() {
    if (saveFileAs()) questions_->takeFocus();
}

}  // namespace bathhouse::ui
