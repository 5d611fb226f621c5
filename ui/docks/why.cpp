// SPDX-License-Identifier: MIT
#include "ui/docks/why.h"

#include "tutor/wording.h"

#include <algorithm>
#include <cstdlib>

namespace bathhouse::ui {
namespace {

bool isQuiet(const rules::Event &event) { return std::holds_alternative<rules::TurnEnded>(event.what); }

}  // namespace

QString signedPoints(int points) {
    if (points == 0) return QStringLiteral("0");
    return (points > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(points));
}

QString sumText(int before, int after) {
    const int change = after - before;
    const auto number = [](int n) { return n < 0 ? QStringLiteral("−%1").arg(-n) : QString::number(n); };
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(number(before), change < 0 ? QStringLiteral("−") : QStringLiteral("+"), QString::number(std::abs(change)),
             number(after));
}

std::vector<std::string> rulesBehind(const scenario::Step &step) {
    std::vector<std::string> ordered;
    const auto add = [&ordered](rules::RuleId rule) {
        if (std::find(ordered.begin(), ordered.end(), rule) == ordered.end()) ordered.emplace_back(rule);
    };
    if (step.refused) add(step.refused->rule);
    // The end of a turn decides nothing: the rule of the last thing before it does.
    const auto deciding = std::find_if(step.events.rbegin(), step.events.rend(),
                                       [](const rules::Event &event) { return !isQuiet(event); });
    if (deciding != step.events.rend() && !deciding->rules.empty()) add(deciding->rules.front());
    for (const rules::Event &event : step.events)
        for (const rules::RuleId rule : event.rules) add(rule);
    return ordered;
}

QString moveHeading(const scenario::Step &step, const rules::State &before, const scenario::Table &table,
                    const QString &language) {
    const tutor::Wording wording(language.toStdString());
    const std::string move = step.move ? wording.move(*step.move, before, table) : step.entry.move;
    return QString::fromStdString(wording.text("move.of", {{"player", table.name(step.decider)}, {"move", move}}));
}

QString whatWasDone(const scenario::Step &step, const rules::State &before, const scenario::Table &table,
                    const QString &language) {
    const tutor::Wording wording(language.toStdString());
    if (step.refused && step.move)
        return QString::fromStdString(wording.refusal(*step.refused, *step.move, before, table));
    if (!step.events.empty()) return QString::fromStdString(wording.event(step.events.front(), step.state, table));
    // Passing a choice makes no event: what comes next is all there is to say.
    if (step.move && !step.flaw) return QString::fromStdString(wording.decision(step.state, table));
    return {};
}

}  // namespace bathhouse::ui
