// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/quiz/progress.h"
#include "ui/lesson_list.h"

#include <QDateTime>
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
    /// The first shipped lesson with a question that was not answered rightly yet; nothing: all are done.
    const Lesson *firstToDo(const LessonList &) const;
    /// The lesson or file of one's own that asks this question, still as it was; nothing if none does.
    const Lesson *lessonOf(const tutor::quiz::QuestionKey &, const LessonList &) const;
    /// Questions of these lessons and of the files of one's own that come back now, and are still asked as they were.
    std::vector<tutor::quiz::QuestionKey> missed(const LessonList &) const;
    // Drills
    void noteDrill(const std::string &rule, tutor::quiz::Outcome, bool right, int hints);
    const tutor::quiz::DrillRecord &drill(const std::string &rule) const;
    /// Rules that a game can show and that come back now: their drill was missed, or a question about them and no drill
    /// has shown since that they are known. Those that wait the longest first.
    std::vector<std::string> rulesToDrill(const LessonList &) const;
    void resetDrills(const std::string &rule);

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
    /// What a lesson asks.
    struct Questions {
        QDateTime changed;  ///< when the file was; a lesson never is
        std::vector<tutor::quiz::QuestionKey> keys;
        std::vector<std::vector<std::string>> rules;  ///< behind each of them
    };
    const Questions &questionsOf(const Lesson &) const;
    static Questions readQuestions(const Lesson &);
    const std::vector<tutor::quiz::QuestionKey> &keysOf(const Lesson &lesson) const { return questionsOf(lesson).keys; }

    tutor::quiz::Progress store_;
    mutable QHash<QString, Questions> questions_;  ///< by path
};

}  // namespace bathhouse::ui
