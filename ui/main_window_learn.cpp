// SPDX-License-Identifier: MIT
#include "ui/board/board_view.h"
#include "ui/docks/lessons_dock.h"
#include "ui/docks/tutor_dock.h"
#include "ui/learn/asking.h"
#include "ui/learn/board_picker.h"
#include "ui/learn/drill_session.h"
#include "ui/learn/learn_progress.h"
#include "ui/learn/question_panel.h"
#include "ui/learn/quiz_session.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/main_window.h"
#include "ui/widgets/board_area.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/step_bar.h"

#include <QEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

namespace bathhouse::ui {

void MainWindow::buildLearning() {
    const auto kept = memory_ == Memory::Settings ? LearnProgress::Kept::InFile : LearnProgress::Kept::InMemory;
    progress_ = new LearnProgress(kept, this);
    picker_ = new BoardPicker(document_, board_->view(), this);
    session_ = new QuizSession(document_, *progress_, this);
    questions_ = new QuestionPanel(*session_, document_, *picker_);
    tutorDock_->setTop(questions_);
    connect(questions_, &QuestionPanel::shown, this, &MainWindow::keepAnswersBack);
    connect(questions_, &QuestionPanel::bookAsked, this, &MainWindow::openRuleBook);
    connect(tutorDock_, &TutorDock::lookAsked, session_, &QuizSession::look);
    connect(session_, &QuizSession::nextLessonAsked, this, [this] {
        if (lessons_.after(document_.path()) == nullptr) return status_->setFullText(tr("That was the last lesson."));
        nextLesson();
        questions_->takeFocus();
    });
    connect(session_, &QuizSession::scenarioAsked, this, &MainWindow::openMissed);
    connect(session_, &QuizSession::reviewEnded, this,
            [this] { status_->setFullText(tr("No more questions come back now.")); });
    connect(lessonsDock_, &LessonsDock::missedAsked, this, [this] { session_->review(progress_->missed(lessons_)); });
    connect(progress_, &LearnProgress::changed, this, &MainWindow::showStandings);
    // After the words about the file that is opened first.
    connect(
        progress_, &LearnProgress::said, this, [this](const QString &sentence) { status_->setFullText(sentence); },
        Qt::QueuedConnection);
    buildDrills();
    // Last of all who listen to the document: the questions know what they keep back of a step before the tutor tells it.
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::languageChanged})
        connect(&document_, signal, this, [this] {
            if (!session_->isMoving()) keepAnswersBack();
        });
    keepAnswersBack();
    connect(picker_, &BoardPicker::said, this, [this](const QString &sentence) { status_->setFullText(sentence); });
}

void MainWindow::keepAnswersBack() {
    const bool waits = !session_->looked();
    if (waits && asking_->asked()) {
        // The answer itself led to this step; otherwise it belongs to what was shown before.
        if (asking_->asked()->step != document_.step()) return session_->look();
        asking_->close();
    }
    const auto rules = session_->keptBack();
    const auto kept = rules ? std::optional<KeptBack>({waits, *rules}) : std::nullopt;
    tutorDock_->showStep(kept);
    steps_->keepBack(kept);
    decision_->setTells(!waits);
    ruleBook_->setTells(!waits);
}

void MainWindow::openMissed(const tutor::quiz::QuestionKey &question) {
    const Lesson *lesson = progress_->lessonOf(question, lessons_);
    if (lesson == nullptr) return session_->leaveOut();
    if (mayLoseChanges() && openPath(lesson->path)) questions_->takeFocus();
}

bool MainWindow::openWhereLeft() {
    const Lesson *lesson = progress_->firstToDo(lessons_);
    if (lesson == nullptr) return openFirstLesson();
    if (!openPath(lesson->path)) return false;
    session_->skipSolved();
    questions_->takeFocus();
    return true;
}

void MainWindow::showStandings() {
    for (const LessonChapter *chapter : lessons_.all())
        for (const Lesson &lesson : chapter->lessons) {
            const LessonMark least = seen_.contains(lesson.id) ? LessonMark::Begun : LessonMark::New;
            const LessonMark mark = std::max(least, progress_->mark(lesson));
            if (mark != lessonsDock_->mark(lesson.path)) lessonsDock_->setMark(lesson.path, mark);
        }
    lessonsDock_->setMissed(static_cast<int>(progress_->missed(lessons_).size()));
}

void MainWindow::noteSeen() {
    const Lesson *lesson = lessons_.find(document_.path());
    if (lesson != nullptr) seen_.insert(lesson->id);
    showStandings();
}

void MainWindow::restoreStandings(const QSettings &settings) {
    // Earlier versions kept marks for steps that were seen: those lessons are begun.
    const QVariantMap marks = settings.value(QLatin1String("lessons/marks")).toMap();
    seen_ = QSet<QString>(marks.keyBegin(), marks.keyEnd());
    for (const QString &id : settings.value(QLatin1String("lessons/seen")).toStringList()) seen_.insert(id);
    progress_->refresh();
}

void MainWindow::saveStandings(QSettings &settings) const {
    QStringList seen(seen_.begin(), seen_.end());
    seen.sort();
    settings.setValue(QLatin1String("lessons/seen"), seen);
    settings.remove(QLatin1String("lessons/marks"));
}

void MainWindow::forgetLesson() {
    if (drills_->isActive()) {
        drills_->forget();
        session_->restart();
        return status_->setFullText(tr("The answers to the drills of this rule are forgotten."));
    }
    const Lesson *lesson = lessons_.find(document_.path());
    if (lesson == nullptr) lesson = lessons_.own(document_.path());
    if (lesson == nullptr) return status_->setFullText(tr("Open the lesson whose answers are to be forgotten."));
    progress_->reset(*lesson);
    session_->restart();
    status_->setFullText(tr("The answers of this lesson are forgotten."));
}

void MainWindow::forgetAll() {
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("forgetAll"));
    box.setWindowTitle(tr("Forget all answers"));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Forget what you have answered in all lessons and drills?"));
    box.setInformativeText(tr("This cannot be undone."));
    QPushButton *forget = box.addButton(tr("Forget"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != forget) return;
    seen_.clear();
    progress_->resetAll();
    session_->restart();
}

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    // Another window may have gone on meanwhile.
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && progress_ != nullptr) progress_->refresh();
}

} // namespace bathhouse::ui
