// SPDX-License-Identifier: MIT
#include "app/coverage_report.h"

#include "app/console.h"
#include "app/json_text.h"
#include "scenario/reader.h"
#include "ui/lesson_list.h"

namespace bathhouse::app {

namespace {

using tutor::Coverage;
using tutor::RuleCoverage;
using Kind = RuleCoverage::Kind;

std::vector<scenario::Scenario> shippedScenarios(const scenario::TileLibrary &tiles) {
    std::vector<scenario::Scenario> scenarios;
    const ui::LessonList shipped;
    for (const ui::LessonChapter *lesson : shipped.all())
        for (const ui::Lesson &position : lesson->lessons)
            if (auto read = scenario::readScenarioFile(position.path.toStdString(), tiles); read.scenario)
                scenarios.push_back(std::move(*read.scenario));
    return scenarios;
}

std::string_view name(Kind kind) {
    return kind == Kind::Counted ? "counted" : kind == Kind::NoEvent ? "no-event" : "waiting";
}

std::string listed(const std::vector<std::string> &ids) {
    std::string list;
    for (const std::string &id : ids) list += (list.empty() ? "" : ", ") + id;
    return list;
}

std::string missing(const RuleCoverage &rule) {
    std::string what;
    const auto add = [&what](const std::string &part) { what += (what.empty() ? "" : "; ") + part; };
    if (!rule.untranslated.empty()) add("its card lacks a text in " + listed(rule.untranslated));
    if (rule.taughtBy.empty()) add("no scenario teaches it");
    else if (rule.shownBy.empty()) add("no scenario that teaches it shows it: " + listed(rule.taughtBy));
    if (rule.askedBy.empty()) add("it is the reason of no question");
    return what;
}

/// The rules of a kind by name, a line each with its scenarios or with what is missing.
std::string linesOf(const Coverage &coverage, Kind kind) {
    std::size_t width = 0;
    for (const RuleCoverage &rule : coverage.rules) width = std::max(width, rule.rule.size());
    std::string lines;
    for (const RuleCoverage &rule : coverage.rules) {
        if (rule.kind != kind) continue;
        std::string says;
        if (kind == Kind::Counted) says = rule.complete() ? listed(rule.shownBy) : "MISSING: " + missing(rule);
        else says = kind == Kind::NoEvent && rule.askedBy.empty() ? "asked by no question" : listed(rule.askedBy);
        lines += "  " + rule.rule + std::string(width + 2 - rule.rule.size(), ' ') + says;
        lines.erase(lines.find_last_not_of(' ') + 1);
        lines += '\n';
    }
    return lines;
}

std::string asText(const Coverage &coverage) {
    const int counted = coverage.count(Kind::Counted);
    const int complete = coverage.complete(Kind::Counted);
    std::string text = "Rules with a card in every language, a scenario that teaches and shows them, and a question: " +
                       std::to_string(complete) + " of " + std::to_string(counted) + " (" +
                       std::to_string(counted == 0 ? 0 : 100 * complete / counted) + " %)\n" + linesOf(coverage, Kind::Counted);
    text += "\nNo event of a game is about them, so they are not counted. Asked about in:\n" + linesOf(coverage, Kind::NoEvent);
    text += "\nThey wait for an expansion that this program does not play yet, so they are not counted:\n" +
            linesOf(coverage, Kind::Waiting);
    if (!coverage.withoutCard.empty()) text += "\nNamed by the play of a scenario, but without a card: " + listed(coverage.withoutCard) + "\n";
    return text;
}

std::string asJsonText(const Coverage &coverage) {
    JsonArrayText rules(2);
    for (const RuleCoverage &rule : coverage.rules)
        rules.add({{"id", rule.rule},
                   {"kind", std::string(name(rule.kind))},
                   {"untranslated", rule.untranslated},
                   {"taughtBy", rule.taughtBy},
                   {"shownBy", rule.shownBy},
                   {"askedBy", rule.askedBy},
                   {"complete", rule.complete()}});
    return "{\n  \"counted\": " + std::to_string(coverage.count(Kind::Counted)) +
           ",\n  \"complete\": " + std::to_string(coverage.complete(Kind::Counted)) + ",\n  \"withoutCard\": " +
           Json(coverage.withoutCard).dump() + ",\n  \"rules\": " + rules.text() + "\n}\n";
}

} // namespace

int reportCoverage(bool asJson) {
    const scenario::TileLibrary &tiles = scenario::TileLibrary::shipped();
    const Coverage coverage = coverageOf(tutor::Catalogue::shipped(), shippedScenarios(tiles), tiles);
    return answer(asJson ? asJsonText(coverage) : asText(coverage), coverage.whole() ? Fine : ExpectationFailed);
}

} // namespace bathhouse::app
