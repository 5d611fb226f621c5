// SPDX-License-Identifier: MIT
#include "ui/learn/learn_progress.h"

#include "scenario/reader.h"
#include "tutor/drill/drill.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace bathhouse::ui {

using tutor::quiz::Progress;
using tutor::quiz::QuestionKey;
using tutor::quiz::Standing;

LearnProgress::LearnProgress(Kept kept, QObject *parent)
    : QObject(parent), store_(kept == Kept::InFile ? Progress(file().toStdString()) : Progress()) {}

QString LearnProgress::file() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/progress.json");
}

void LearnProgress::note(const QuestionKey &key, tutor::quiz::Outcome outcome, bool right, int hints) {
    store_.note(key, {outcome, right, hints, QDateTime::currentSecsSinceEpoch()});
    tell();
    Q_EMIT changed();
}

const LearnProgress::Questions &LearnProgress::questionsOf(const Lesson &lesson) const {
    const QDateTime changed = lesson.path.startsWith(u':') ? QDateTime() : QFileInfo(lesson.path).lastModified();
    auto found = questions_.find(lesson.path);
    if (found == questions_.end() || found->changed != changed)
        found = questions_.insert(lesson.path, readQuestions(lesson));
    found->changed = changed;
    return *found;
}

LearnProgress::Questions LearnProgress::readQuestions(const Lesson &lesson) {
    QFile file(lesson.path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = file.readAll();
    scenario::Problems problems;
    const auto tiles = lesson.path.startsWith(u':')
                           ? scenario::TileLibrary::shipped()
                           : scenario::TileLibrary::withUserFile(scenario::TileLibrary::userFile(), problems);
    const auto read = scenario::readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, tiles);
    if (!read.scenario) return {};
    Questions questions;
    questions.keys = tutor::quiz::keysOf(*read.scenario, QFileInfo(lesson.path).fileName().section(u'.', 0, 0).toStdString());
    for (const scenario::Question &question : read.scenario->questions)
        questions.rules.push_back(question.because.empty() ? read.scenario->teaches : question.because);
    return questions;
}

LessonMark LearnProgress::mark(const Lesson &lesson) const {
    // Only lessons that something is known of are read.
    const QuestionKey first{lesson.scenario.toStdString(), 0, {}};
    const auto known = store_.records().lower_bound(first);
    if (known == store_.records().end() || known->first.scenario != first.scenario) return LessonMark::New;
    switch (store_.standing(keysOf(lesson))) {
    case Standing::Done: return LessonMark::Done;
    case Standing::Begun: return LessonMark::Begun;
    case Standing::New: break;
    }
    return LessonMark::New;
}

const Lesson *LearnProgress::firstToDo(const LessonList &lessons) const {
    for (const LessonChapter &chapter : lessons.chapters())
        for (const Lesson &lesson : chapter.lessons)
            if (lesson.questions > 0 && mark(lesson) != LessonMark::Done) return &lesson;
    return nullptr;
}

const Lesson *LearnProgress::lessonOf(const QuestionKey &key, const LessonList &lessons) const {
    const auto asks = [&](const Lesson &lesson) { return std::ranges::find(keysOf(lesson), key) != keysOf(lesson).end(); };
    const Lesson *shipped = lessons.withScenario(QString::fromStdString(key.scenario));
    if (shipped != nullptr && asks(*shipped)) return shipped;
    const auto own = std::ranges::find_if(lessons.ownFiles(), asks);
    return own == lessons.ownFiles().end() ? nullptr : &*own;
}

std::vector<QuestionKey> LearnProgress::missed(const LessonList &lessons) const {
    std::vector<QuestionKey> keys = store_.missed(QDateTime::currentSecsSinceEpoch());
    std::erase_if(keys, [&](const QuestionKey &key) { return lessonOf(key, lessons) == nullptr; });
    return keys;
}

void LearnProgress::noteDrill(const std::string &rule, tutor::quiz::Outcome outcome, bool right, int hints) {
    store_.noteDrill(rule, {outcome, right, hints, QDateTime::currentSecsSinceEpoch()});
    tell();
    Q_EMIT changed();
}

const tutor::quiz::DrillRecord &LearnProgress::drill(const std::string &rule) const {
    static const tutor::quiz::DrillRecord none;
    const auto found = store_.drills().find(rule);
    return found == store_.drills().end() ? none : found->second;
}

std::vector<std::string> LearnProgress::rulesToDrill(const LessonList &lessons) const {
    const std::int64_t now = QDateTime::currentSecsSinceEpoch();
    std::map<std::string, std::int64_t> since;
    const auto add = [&since](const std::string &rule, std::int64_t due) {
        if (tutor::cannotBeDrilled(rule)) return;
        const auto [entry, isNew] = since.emplace(rule, due);
        if (!isNew) entry->second = std::min(entry->second, due);
    };
    for (const auto &[rule, record] : store_.drills())
        if (record.missed && record.due <= now) add(rule, record.due);
    for (const QuestionKey &key : missed(lessons)) {
        const Questions &questions = questionsOf(*lessonOf(key, lessons));
        const std::int64_t due = store_.find(key)->due;
        for (const std::string &rule : questions.rules[static_cast<std::size_t>(key.question)])
            if (due > drill(rule).lastRight) add(rule, due);
    }
    std::vector<std::pair<std::int64_t, std::string>> order;
    for (const auto &[rule, due] : since) order.emplace_back(due, rule);
    std::ranges::sort(order);
    std::vector<std::string> rules;
    for (auto &[due, rule] : order) rules.push_back(std::move(rule));
    return rules;
}

void LearnProgress::resetDrills(const std::string &rule) {
    store_.resetDrills(rule);
    tell();
    Q_EMIT changed();
}

void LearnProgress::reset(const Lesson &lesson) {
    store_.reset(lesson.scenario.toStdString());
    tell();
    Q_EMIT changed();
}

void LearnProgress::resetAll() {
    store_.resetAll();
    tell();
    Q_EMIT changed();
}

void LearnProgress::refresh() {
    store_.refresh();
    tell();
    Q_EMIT changed();
}

void LearnProgress::tell() {
    const QString trouble = QString::fromStdString(store_.takeTrouble());
    if (trouble.isEmpty()) return;
    const QString kind = trouble.section(u':', 0, 0);
    const QString detail = trouble.section(QStringLiteral(": "), 1);
    if (kind == QLatin1String("broken"))
        Q_EMIT said(
            tr("The file with your progress is damaged. It is kept as “%1”, and a new one is begun.").arg(detail));
    else if (kind == QLatin1String("newer"))
        Q_EMIT said(
            tr("Your progress was saved by a newer version. It is kept as “%1”, and a new file is begun.").arg(detail));
    else
        Q_EMIT said(tr("Your progress cannot be saved now: %1. It is tried again with the next answer.").arg(detail));
}

}  // namespace bathhouse::ui
