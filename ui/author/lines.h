// SPDX-License-Identifier: MIT
#pragma once
#include "ui/scenario_document.h"

#include <QString>

namespace bathhouse::ui {

class LessonDocument;

/// A line of the scenario and how a list names it.
struct NamedLine {
    LinePath path;
    QString name;
};

/// All lines of the scenario that is open, its own first, each before those that branch off it.
std::vector<NamedLine> linesOf(const LessonDocument &);

}  // namespace bathhouse::ui
