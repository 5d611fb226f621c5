// SPDX-License-Identifier: MIT
#include "ui/lesson_list.h"

#include "tutor/text_table.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace bathhouse::ui {
namespace {

/// "points-for-bathhouses" of the folder "3-points-for-bathhouses".
QString chapterId(QString folder) {
    static const QRegularExpression number(QStringLiteral("^[0-9]+[-_ ]*"));
    return folder.remove(number);
}

Lesson lessonFrom(const QString &path) {
    Lesson lesson;
    lesson.path = path;
    lesson.id = QFileInfo(path).fileName().section(u'.', 0, 0);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return lesson;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    lesson.scenario = object.value(QLatin1String("id")).toString(lesson.id);
    const QJsonValue title = object.value(QLatin1String("title"));
    if (title.isString()) lesson.title["en"] = title.toString().toStdString();
    const QJsonObject titles = title.toObject();
    for (auto it = titles.begin(); it != titles.end(); ++it)
        lesson.title[it.key().toStdString()] = it.value().toString().toStdString();
    for (const QJsonValue &rule : object.value(QLatin1String("teaches")).toArray())
        lesson.teaches.push_back(rule.toString());
    for (const QJsonValue &id : object.value(QLatin1String("expansions")).toArray())
        if (id.toString() != QLatin1String("barber-surgeons")) lesson.expansions.push_back(id.toString());
    lesson.questions = static_cast<int>(object.value(QLatin1String("questions")).toArray().size());
    return lesson;
}

/// The scenario files under a folder, by path.
QStringList scenariosUnder(const QString &root) {
    QStringList paths;
    QDirIterator files(root, {QStringLiteral("*.bathhouse.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) paths.push_back(files.next());
    paths.sort();
    return paths;
}

/// A sentence about a chapter in a language, or nothing.
const std::string *written(const LessonChapter &chapter, const char *ending, const QString &language) {
    return tutor::TextTable::of(language.toStdString()).find("lesson." + chapter.id.toStdString() + ending);
}

} // namespace

int LessonChapter::minutes() const {
    int seconds = 0;
    for (const Lesson &lesson : lessons) seconds += 20 + 15 * lesson.questions;
    return std::max(1, (seconds + 30) / 60);
}

LessonList::LessonList(const QString &course, const QString &interactions) {
    QString folder;
    for (const QString &path : scenariosUnder(course)) {
        const QString here = QFileInfo(path).path();
        if (chapters_.isEmpty() || here != folder) {
            folder = here;
            chapters_.push_back({static_cast<int>(chapters_.size()) + 1, chapterId(QFileInfo(here).fileName()), {}});
        }
        chapters_.back().lessons.push_back(lessonFrom(path));
    }
    interactions_.id = QStringLiteral("interactions");
    for (const QString &path : scenariosUnder(interactions)) interactions_.lessons.push_back(lessonFrom(path));
}

std::vector<const LessonChapter *> LessonList::all() const {
    std::vector<const LessonChapter *> all;
    for (const LessonChapter &chapter : chapters_) all.push_back(&chapter);
    if (!interactions_.lessons.isEmpty()) all.push_back(&interactions_);
    return all;
}

int LessonList::count() const {
    int lessons = 0;
    for (const LessonChapter &chapter : chapters_) lessons += static_cast<int>(chapter.lessons.size());
    return lessons;
}

const Lesson *LessonList::first() const { return chapters_.isEmpty() ? nullptr : &chapters_.front().lessons.front(); }

template <class Wanted> const Lesson *LessonList::firstThat(const Wanted &wanted) const {
    for (const LessonChapter *chapter : all())
        for (const Lesson &lesson : chapter->lessons)
            if (wanted(lesson)) return &lesson;
    return nullptr;
}

const Lesson *LessonList::find(const QString &path) const {
    return firstThat([&path](const Lesson &lesson) { return lesson.path == path; });
}

const Lesson *LessonList::withScenario(const QString &id) const {
    return firstThat([&id](const Lesson &lesson) { return lesson.scenario == id; });
}

std::vector<const Lesson *> LessonList::positions(const std::vector<std::string> &ids,
                                                  const std::vector<std::string> &with) const {
    std::vector<const Lesson *> found;
    for (const std::string &id : ids)
        if (const Lesson *position = withScenario(QString::fromStdString(id))) found.push_back(position);
    std::ranges::stable_partition(found, [&](const Lesson *lesson) { return missingFor(*lesson, with).isEmpty(); });
    return found;
}

QStringList missingFor(const Lesson &lesson, const std::vector<std::string> &with) {
    QStringList missing;
    for (const QString &id : lesson.expansions)
        if (std::ranges::find(with, id.toStdString()) == with.end()) missing.push_back(id);
    return missing;
}

void LessonList::setOwnFiles(const QStringList &paths) {
    own_.clear();
    for (const QString &path : paths) own_.push_back(lessonFrom(path));
}

const Lesson *LessonList::own(const QString &path) const {
    const auto found = std::ranges::find(own_, path, &Lesson::path);
    return found == own_.end() ? nullptr : &*found;
}

const LessonChapter *LessonList::chapterOf(const QString &path) const {
    for (const LessonChapter *chapter : all())
        for (const Lesson &lesson : chapter->lessons)
            if (lesson.path == path) return chapter;
    return nullptr;
}

const Lesson *LessonList::after(const QString &path) const {
    const LessonChapter *here = chapterOf(path);
    bool found = false;
    for (const LessonChapter *chapter : all()) {
        if (found && chapter->number != here->number + 1) return nullptr;
        for (const Lesson &lesson : chapter->lessons) {
            if (found) return &lesson;
            found = lesson.path == path;
        }
    }
    return nullptr;
}

QString chapterTitle(const LessonChapter &chapter, const QString &language) {
    if (const std::string *title = written(chapter, "", language)) return QString::fromStdString(*title);
    QString title = QString(chapter.id).replace(u'-', u' ').replace(u'_', u' ');
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

QString chapterGoal(const LessonChapter &chapter, const QString &language) {
    const std::string *goal = written(chapter, ".goal", language);
    return goal ? QString::fromStdString(*goal) : QString();
}

QString lessonTitle(const Lesson &lesson, const QString &language) {
    for (const std::string &code : {language.toStdString(), std::string("en")})
        if (const auto it = lesson.title.find(code); it != lesson.title.end())
            return QString::fromStdString(it->second);
    return lesson.id;
}

} // namespace bathhouse::ui
