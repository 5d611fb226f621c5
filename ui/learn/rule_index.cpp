// SPDX-License-Identifier: MIT
#include "ui/learn/rule_index.h"

#include "scenario/reader.h"

#include <QFile>

namespace bathhouse::ui {

const RulePlaces &RuleIndex::of(const std::string &rule) {
    if (!read_) read();
    return places_[rule];
}

void RuleIndex::read() {
    read_ = true;
    for (const LessonChapter *chapter : lessons_.all()) {
        for (const Lesson &lesson : chapter->lessons) {
            for (const QString &rule : lesson.teaches) places_[rule.toStdString()].lessons.push_back(&lesson);
            QFile file(lesson.path);
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QByteArray bytes = file.readAll();
            const auto found = scenario::readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                                      scenario::TileLibrary::shipped());
            if (!found.scenario) continue;
            for (const scenario::Question &question : found.scenario->questions)
                for (const std::string &rule : question.because)
                    places_[rule].questions.push_back({&lesson, question.before, question.ask});
        }
    }
}

}  // namespace bathhouse::ui
