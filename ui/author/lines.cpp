// SPDX-License-Identifier: MIT
#include "ui/author/lines.h"

#include "ui/lesson_document.h"

#include <QCoreApplication>

namespace bathhouse::ui {

namespace {

/// What is said here, for the translators.
struct LinesWords {
    Q_DECLARE_TR_FUNCTIONS(LinesWords)
};

void addLines(std::vector<NamedLine> &lines, const LessonDocument &document,
              const std::vector<scenario::Variation> &variations, const LinePath &above, int ground) {
    for (std::size_t i = 0; i < variations.size(); ++i) {
        LinePath path = above;
        path.push_back(i);
        const int before = ground + variations[i].before;
        QString name = document.text(variations[i].title);
        if (name.isEmpty()) name = LinesWords::tr("Another line from step %1").arg(before + 1);
        lines.push_back({path, QString(static_cast<qsizetype>(above.size()) * 2, QChar(0x2003)) + name});
        addLines(lines, document, variations[i].variations, path, before);
    }
}

}  // namespace

std::vector<NamedLine> linesOf(const LessonDocument &document) {
    std::vector<NamedLine> lines{{{}, LinesWords::tr("The lesson's line")}};
    if (document.isOpen()) addLines(lines, document, document.scenario().variations, {}, 0);
    return lines;
}

}  // namespace bathhouse::ui
