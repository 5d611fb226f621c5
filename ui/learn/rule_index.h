// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "ui/lesson_list.h"

#include <map>
#include <string>
#include <vector>

namespace bathhouse::ui {

/// A question of a lesson that names a rule as its reason.
struct RuleQuestion {
    const Lesson *lesson = nullptr;
    int before = 0;  ///< the step that the question is asked before
    scenario::Text ask;
};

/// Where a rule turns up in the lessons.
struct RulePlaces {
    std::vector<const Lesson *> lessons;  ///< that teach it, in learning order
    std::vector<RuleQuestion> questions;  ///< in learning order
};

/// The way from a rule to the lessons and their questions. The lessons are read when it is asked for the first time.
class RuleIndex {
public:
    explicit RuleIndex(const LessonList &lessons) : lessons_(lessons) {}
    const RulePlaces &of(const std::string &rule);

private:
    void read();

    const LessonList &lessons_;
    std::map<std::string, RulePlaces> places_;
    bool read_ = false;
};

}  // namespace bathhouse::ui
