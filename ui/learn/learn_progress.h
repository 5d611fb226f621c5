// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/quiz/progress.h"
#include "ui/lesson_list.h"

#include <QHash>
#include <QObject>

namespace bathhouse::ui {

/// The learner's progress as the window keeps it: in a file below the user's data folder, or nowhere.
class LearnProgress final : public QObject {
    Q_OBJECT

public:
    enum class Kept { InFile, InMemory };
    explicit LearnProgress(Kept, QObject *parent = nullptr);
    /// Where the file is.
    static QString file();

    const tutor::quiz::Progress &store() const { return store_; }
    void note(const tutor::quiz::QuestionKey &, tutor::quiz::Outcome, bool right, int hints);
    /// How far the learner got in a lesson by its questions.
    LessonMark mark(const Lesson &) const;
    /// Questions of these lessons that come back now, and are still asked as they were.
    std::vector<tutor::quiz::QuestionKey> missed(const LessonList &) const;
    void reset(const Lesson &);
    void resetAll();
    /// Reads what other windows have written.
    void refresh();

Q_SIGNALS:
    void changed();
    /// Something to be said once.
    void said(const QString &sentence);

private:
    void tell();
    const std::vector<tutor::quiz::QuestionKey> &keysOf(const Lesson &) const;

    tutor::quiz::Progress store_;
    mutable QHash<QString, std::vector<tutor::quiz::QuestionKey>> keys_;  ///< by path
};

} // namespace bathhouse::ui
