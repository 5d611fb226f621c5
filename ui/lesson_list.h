// SPDX-License-Identifier: MIT
#pragma once
#include <QString>
#include <QStringList>
#include <QVector>

#include <map>
#include <string>
#include <vector>

namespace bathhouse::ui {

/// A shipped scenario, as the lesson list needs it.
struct Lesson {
    QString path;  ///< ":/scenarios/…" or ":/interactions/…"
    QString id;
    QString scenario;                          ///< its own id
    std::map<std::string, std::string> title;  ///< by language
    QStringList teaches;                       ///< rule ids
    QStringList expansions;                    ///< those it needs beside the bathhouses
    int questions = 0;
};

/// A lesson of the course: a folder of positions that are met one after the other. Or the folder of positions that show
/// rulings with other expansions.
struct LessonChapter {
    int number = 0;  ///< in the course, from 1; 0: no part of it
    QString id;      ///< "points-for-bathhouses"
    QVector<Lesson> lessons;

    /// How long a newcomer needs, in whole minutes: 20 seconds to look at a position, 15 for a question.
    int minutes() const;
};

/// The scenarios compiled into the program: the course in learning order (folders by name, and in a folder files by name),
/// and apart from it the positions for rulings with other expansions.
class LessonList {
public:
    /// The course under `course`, the rulings under `interactions`.
    explicit LessonList(const QString &course = QStringLiteral(":/scenarios"),
                        const QString &interactions = QStringLiteral(":/interactions"));

    /// The course.
    const QVector<LessonChapter> &chapters() const { return chapters_; }
    /// The positions for rulings with other expansions, by name. No part of the course.
    const LessonChapter &interactions() const { return interactions_; }
    /// The course, then the rulings: for whoever wants all that is shipped.
    std::vector<const LessonChapter *> all() const;
    /// How many positions the course has.
    int count() const;
    /// The first lesson, or nothing if none is shipped.
    const Lesson *first() const;
    const Lesson *find(const QString &path) const;
    /// By the id of its scenario.
    const Lesson *withScenario(const QString &id) const;
    /// The positions with these ids, those that need only these expansions first.
    std::vector<const Lesson *> positions(const std::vector<std::string> &ids,
                                          const std::vector<std::string> &with) const;
    /// Files of the user that are opened in the course's company. They are in no chapter.
    void setOwnFiles(const QStringList &paths);
    const QVector<Lesson> &ownFiles() const { return own_; }
    const Lesson *own(const QString &path) const;
    /// The chapter a lesson is in, or nothing.
    const LessonChapter *chapterOf(const QString &path) const;
    /// The lesson after `path` in learning order, or nothing. The course does not go over into the rulings.
    const Lesson *after(const QString &path) const;

private:
    template <class Wanted> const Lesson *firstThat(const Wanted &) const;

    QVector<LessonChapter> chapters_;
    QVector<Lesson> own_;
    LessonChapter interactions_;
};

/// Those of the expansions that a lesson needs which are not among these.
QStringList missingFor(const Lesson &, const std::vector<std::string> &with);

/// How far the learner got in a lesson.
enum class LessonMark { New, Begun, Done };

/// "Points for bathhouses" in a language; a chapter without a title is called by its id.
QString chapterTitle(const LessonChapter &, const QString &language);
/// What one can do afterwards, in one sentence; empty if nobody wrote it.
QString chapterGoal(const LessonChapter &, const QString &language);
/// The title in a language, else in English, else the id.
QString lessonTitle(const Lesson &, const QString &language);

} // namespace bathhouse::ui
