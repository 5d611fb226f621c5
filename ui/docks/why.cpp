// SPDX-License-Identifier: MIT
#include "ui/docks/why.h"

#include "tutor/wording.h"

#include <algorithm>
#include <cstdlib>

namespace bathhouse::ui {
namespace {

template <class... F> struct Overloaded : F... { using F::operator()...; };

/// The rule that a term of a feature's points comes from, among those the event cites.
std::string ruleOfTerm(const rules::Term &term, const std::vector<rules::RuleId> &cited) {
    const bool flag = term.label == "bathhouse";
    for (const rules::RuleId rule : cited) {
        const bool bonus = rule == rules::rule::bonusCity || rule == rules::rule::bonusRoad;
        const bool points = rule.starts_with("base-score-") || rule.starts_with("base-final-") ||
                            rule == rules::rule::baseAbbotWithdraw;
        if (flag ? bonus : points) return std::string(rule);
    }
    return cited.empty() ? std::string() : std::string(cited.front());
}

/// Whose mark stands before the heading, and the points at its end.
void addSubject(const rules::Event &event, const scenario::Table &table, WhyLine &heading) {
    const auto colourOf = [&table](rules::PlayerId player) { return table.colours[index(player)]; };
    std::visit(Overloaded{
                   [&](const rules::FeatureScored &scored) {
                       if (scored.winners.size() == 1) heading.colour = colourOf(scored.winners.front().player);
                       heading.points = signedPoints(scored.points);
                   },
                   [&](const rules::MeepleBoughtBack &bought) {
                       heading.colour = colourOf(bought.player);
                       heading.points = signedPoints(-bought.cost);
                   },
                   [&](const rules::PointsGained &gained) {
                       heading.colour = colourOf(gained.player);
                       heading.points = signedPoints(gained.points);
                   },
                   [&](const rules::BathhouseSurrounded &ring) {
                       if (ring.occupant) heading.colour = colourOf(*ring.occupant);
                   },
                   [&](const rules::ChoiceOpened &choice) { heading.colour = colourOf(choice.decision.player); },
                   [](const rules::GameEnded &) {},
                   [&](const auto &other) { heading.colour = colourOf(other.player); },
               },
               event.what);
}

void addReason(std::vector<WhyLine> &lines, const std::string &rule, const QString &text, const QString &points) {
    WhyLine line;
    line.text = text;
    line.points = points;
    if (const tutor::Card *card = tutor::Catalogue::shipped().find(rule); card != nullptr) {
        line.rule = rule;
        line.status = card->status();
    }
    lines.push_back(line);
}

void addTerms(const rules::FeatureScored &scored, const rules::Event &event, const tutor::Wording &wording,
              std::vector<WhyLine> &lines, std::vector<std::string> &used) {
    for (const rules::Term &term : scored.terms) {
        const std::string rule = ruleOfTerm(term, event.rules);
        used.push_back(rule);
        addReason(lines, rule, QString::fromStdString(wording.term(term, scored.kind)), QString::number(term.points));
    }
}

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

std::vector<WhyLine> whyLines(const scenario::Step &step, const scenario::Table &table, const QString &language) {
    const tutor::Wording wording(language.toStdString());
    std::vector<WhyLine> lines;
    for (const rules::Event &event : step.events) {
        WhyLine heading;
        heading.heading = true;
        heading.text = QString::fromStdString(wording.event(event, step.state, table));
        addSubject(event, table, heading);
        lines.push_back(heading);
        const std::size_t first = lines.size();
        std::vector<std::string> used;
        if (const auto *scored = std::get_if<rules::FeatureScored>(&event.what))
            addTerms(*scored, event, wording, lines, used);
        for (const rules::RuleId rule : event.rules) {
            const std::string id(rule);
            const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
            if (card == nullptr || std::find(used.begin(), used.end(), id) != used.end()) continue;
            addReason(lines, id, QString::fromStdString(tutor::pick(card->title, language.toStdString())), {});
        }
        if (lines.size() > first) lines.back().last = true;
    }
    return lines;
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
    return QString::fromStdString(wording.text("move.of", {{"player", table.name(step.player)}, {"move", move}}));
}

QString whatWasDone(const scenario::Step &step, const rules::State &before, const scenario::Table &table,
                    const QString &language) {
    const tutor::Wording wording(language.toStdString());
    if (step.refused && step.move)
        return QString::fromStdString(wording.refusal(*step.refused, *step.move, before, table));
    if (!step.events.empty()) return QString::fromStdString(wording.event(step.events.front(), step.state, table));
    return {};
}

}  // namespace bathhouse::ui
