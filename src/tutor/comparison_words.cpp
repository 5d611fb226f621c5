// SPDX-License-Identifier: MIT
#include "tutor/comparison_words.h"

#include "tutor/text_table.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace scenario;

std::string ComparisonWords::choiceName(std::string_view name) const {
    return TextTable::of(wording_.language())
        .text({"choice." + std::string(name), "choice.other"}, {{"name", std::string(name)}});
}

std::string ComparisonWords::valueName(std::string_view option, const std::string &value) const {
    return TextTable::of(wording_.language())
        .text({"choice." + std::string(option) + "=" + value, "choice.other"}, {{"name", value}});
}

std::string ComparisonWords::expansionName(std::string_view id) const {
    return TextTable::of(wording_.language())
        .text({"module." + std::string(id), "expansion." + std::string(id), "choice.other"}, {{"name", std::string(id)}});
}

std::string ComparisonWords::expansionNames(const std::vector<std::string> &ids) const {
    if (ids.empty()) return expansionName("none");
    std::vector<std::string> names;
    for (const std::string &id : ids) names.push_back(expansionName(id));
    return wording_.list(names);
}

std::string ComparisonWords::choices(const Choices &choices, const Scenario &scenario) const {
    std::vector<std::string> parts;
    const auto add = [&](std::string_view name, const std::string &value) {
        parts.push_back(wording_.text("compare.choice", {{"name", choiceName(name)}, {"value", value}}));
    };
    for (const auto &[name, value] : choices.options)
        add(name, valueName(name, optionIn(under(scenario, choices), name)));
    if (choices.expansions) add("expansions", expansionNames(*choices.expansions));
    std::string line;
    for (const std::string &part : parts)
        line = line.empty() ? part : wording_.text("list.apart", {{"first", line}, {"last", part}});
    return line.empty() ? wording_.text("compare.as-written") : line;
}

std::vector<std::string> ComparisonWords::summary(const Comparison &comparison) const {
    std::vector<std::string> result;
    for (std::size_t side = 0; side < 2; ++side)
        if (!comparison.sides[side].run) result.push_back(wording_.text("compare.cannot", {{"side", sideName(side)}}));
    if (!comparison.playable()) return result;
    if (comparison.start.any()) result.push_back(wording_.text("compare.setup-differs"));
    if (comparison.first)
        result.push_back(wording_.text("compare.first", {{"number", std::to_string(*comparison.first + 1)}}));
    else
        result.push_back(wording_.text(comparison.steps.empty() ? "compare.no-steps" : "compare.none-differs"));
    for (std::size_t side = 0; side < 2; ++side) {
        const auto &steps = comparison.sides[side].run->steps;
        const auto flaw = std::ranges::find_if(steps, [](const Step &step) { return step.flaw.has_value(); });
        if (flaw != steps.end())
            result.push_back(wording_.text(
                "compare.stops", {{"side", sideName(side)}, {"number", std::to_string(flaw - steps.begin() + 1)}}));
    }
    return result;
}

std::string ComparisonWords::heading(const Comparison &comparison, std::size_t step) const {
    const char *key = comparison.first == step       ? "compare.step.first"
                      : comparison.steps[step].any() ? "compare.step.differs"
                                                     : "compare.step.same";
    return wording_.text(key, {{"number", std::to_string(step + 1)}});
}

std::vector<ComparedSentence> ComparisonWords::happened(const Comparison &comparison, std::size_t side,
                                                        std::size_t index) const {
    const Run &run = *comparison.sides[side].run;
    const Step &step = run.steps[index];
    const StepDifference &difference = comparison.steps[index];
    if (step.refused && step.move)
        return {{wording_.text("compare.refused",
                               {{"move", wording_.move(*step.move, step.state, run.table)},
                                {"reason", wording_.refusal(*step.refused, *step.move, step.state, run.table)}}),
                 difference.outcome}};
    if (step.flaw) return {{wording_.text("compare.meaningless"), difference.outcome}};
    std::vector<ComparedSentence> result;
    for (std::size_t i = 0; i < step.events.size(); ++i)
        result.push_back({wording_.event(step.events[i], step.state, run.table),
                          std::ranges::find(difference.events[side], i) != difference.events[side].end()});
    if (result.empty()) result.push_back({wording_.move(*step.move, step.state, run.table), difference.outcome});
    return result;
}

std::string ComparisonWords::figure(const FigureEntry &entry, const Run &run, const rules::State &state,
                                    std::size_t side) const {
    const auto laid = state.board.at(entry.at);
    const rules::LaidTile &tile = state.board.laid(*laid);
    const auto part = run.table.setting->tiles.partNamed(tile.tile, tile.rotation, entry.on);
    return wording_.text("compare.figure", {{"side", sideName(side)},
                                            {"owner", wording_.player(entry.player)},
                                            {"figure", wording_.text("figure." + entry.figure)},
                                            {"at", wording_.position(entry.at)},
                                            {"part", wording_.part(state, {entry.at, *part})}});
}

std::vector<std::string> ComparisonWords::positions(const Comparison &comparison,
                                                    std::optional<std::size_t> step) const {
    const PositionDifference &found = step ? comparison.steps[*step].after : comparison.start;
    std::vector<std::string> result;
    for (const ScoreDifference &score : found.scores)
        result.push_back(wording_.text("compare.score", {{"player", wording_.player(score.player)},
                                                         {"first", wording_.points(score.score[0])},
                                                         {"second", wording_.points(score.score[1])}}));
    for (const SupplyDifference &supply : found.supply)
        result.push_back(wording_.text("compare.supply", {{"player", wording_.player(supply.player)},
                                                          {"figure", wording_.text("figure." + supply.figure)},
                                                          {"first", std::to_string(supply.count[0])},
                                                          {"second", std::to_string(supply.count[1])}}));
    for (std::size_t side = 0; side < 2; ++side) {
        const Run &run = *comparison.sides[side].run;
        const rules::State &state = step ? run.steps[*step].state : run.start;
        for (const FigureEntry &entry : found.figures[side]) result.push_back(figure(entry, run, state, side));
        if (found.decision)
            result.push_back(wording_.text(
                "compare.waiting", {{"side", sideName(side)}, {"waiting", wording_.decision(state, run.table)}}));
    }
    return result;
}

}  // namespace bathhouse::tutor
