// SPDX-License-Identifier: MIT
#include "scenario/comparison.h"

#include "scenario/json.h"
#include "scenario/reader.h"
#include "scenario/setup_reader.h"
#include "scenario/trace.h"
#include "scenario/writer.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace bathhouse::scenario {

using namespace rules;

namespace {

/// The set-up and the moves alone: what is expected and asked was written for the choices of the file.
Scenario playedPartOf(Scenario scenario) {
    scenario.teaches.clear();
    scenario.variations.clear();
    scenario.questions.clear();
    scenario.expect.reset();
    for (MoveEntry &entry : scenario.moves) entry.expect.reset();
    return scenario;
}

Side sideOf(Scenario scenario, const TileLibrary &library) {
    // What the reader of files says of a scenario holds here too: a tile or a figure of a module that is off is a problem.
    ReadResult read = readScenario(writeScenario(playedPartOf(scenario)), library);
    Side side{std::move(scenario), std::move(read.problems), std::nullopt};
    if (side.problems.empty()) side.run = play(side.scenario, library, Stops::Never);
    return side;
}

/// An event as text that does not depend on how a side numbers its tiles, without the rules behind it.
std::string happening(const Event &event, const Step &step, const Table &table) {
    Json json = eventJson(event, step.state, table);
    for (const char *key : {"rules", "expansionRules"}) json.erase(key);
    return json.dump();
}

std::vector<std::string> happenings(const Step &step, const Table &table) {
    std::vector<std::string> result;
    for (const Event &event : step.events) result.push_back(happening(event, step, table));
    return result;
}

/// The indexes from `begin` to `end` of `own` whose text does not stand in the same stretch of `other`, each matched once.
std::vector<std::size_t> unmatched(const std::vector<std::string> &own, std::size_t ownEnd,
                                   const std::vector<std::string> &other, std::size_t otherEnd, std::size_t begin) {
    const auto at = [](const std::vector<std::string> &list, std::size_t i) {
        return list.begin() + static_cast<std::ptrdiff_t>(i);
    };
    std::multiset<std::string_view> left(at(other, begin), at(other, otherEnd));
    std::vector<std::size_t> result;
    for (std::size_t i = begin; i < ownEnd; ++i) {
        const auto found = left.find(own[i]);
        if (found == left.end())
            result.push_back(i);
        else
            left.erase(found);
    }
    return result;
}

/// Which events one side has alone. The same events in another order: all those out of order.
Both<std::vector<std::size_t>> eventDifferences(const std::vector<std::string> &a, const std::vector<std::string> &b) {
    std::size_t begin = 0;
    while (begin < a.size() && begin < b.size() && a[begin] == b[begin]) ++begin;
    std::size_t tail = 0;
    while (tail < a.size() - begin && tail < b.size() - begin && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    const std::size_t aEnd = a.size() - tail;
    const std::size_t bEnd = b.size() - tail;
    Both<std::vector<std::size_t>> result{unmatched(a, aEnd, b, bEnd, begin), unmatched(b, bEnd, a, aEnd, begin)};
    if (!result[0].empty() || !result[1].empty()) return result;
    for (std::size_t i = begin; i < aEnd; ++i) result[0].push_back(i);
    for (std::size_t i = begin; i < bEnd; ++i) result[1].push_back(i);
    return result;
}

/// What became of a move, as a word: the rule that refuses it, "meaningless", or "" if it was made.
std::string_view outcomeOf(const Step &step) {
    if (step.refused) return step.refused->rule;
    return step.flaw && !step.move ? std::string_view("meaningless") : std::string_view();
}

StepDifference stepDifference(const Both<Side> &sides, std::size_t i, const PositionDifference &before) {
    const Step &a = sides[0].run->steps[i];
    const Step &b = sides[1].run->steps[i];
    StepDifference result;
    result.outcome = outcomeOf(a) != outcomeOf(b);
    result.events = eventDifferences(happenings(a, sides[0].run->table), happenings(b, sides[1].run->table));
    result.after = differences(a.state, sides[0].run->table, b.state, sides[1].run->table);
    result.decision = result.after.decision && !before.decision;
    return result;
}

std::vector<FigureEntry> standing(const State &state, const Table &table) {
    std::vector<FigureEntry> result;
    for (const FigureAt &figure : state.figuresInOrder()) {
        const auto on = partNameFrom(onName(state, figure.where));
        if (on)
            result.push_back(
                {table.name(figure.player), figure.where.at, *on, std::string(traits(figure.figure).name)});
    }
    return result;
}

/// The entries of `own` that `other` does not have.
std::vector<FigureEntry> alone(const std::vector<FigureEntry> &own, std::vector<FigureEntry> other) {
    std::vector<FigureEntry> result;
    for (const FigureEntry &figure : own) {
        const auto found = std::ranges::find(other, figure);
        if (found == other.end())
            result.push_back(figure);
        else
            other.erase(found);
    }
    return result;
}

} // namespace

Scenario under(Scenario scenario, const Choices &choices) {
    if (choices.expansions) scenario.expansions = choices.expansions;
    for (const auto &[name, value] : choices.options) scenario.options[name] = value;
    const std::vector<std::string> on = scenario.modules();
    for (const OptionShape &shape : optionShapes())
        if (!shape.module.empty() && std::ranges::find(on, shape.module) == on.end())
            scenario.options.erase(std::string(shape.name));
    return scenario;
}

std::string optionIn(const Scenario &scenario, std::string_view name) {
    const auto written = scenario.options.find(std::string(name));
    if (written != scenario.options.end()) return written->second;
    for (const OptionShape &shape : optionShapes())
        if (shape.name == name) return std::string(shape.values.front());
    return {};
}

PositionDifference differences(const State &a, const Table &tableA, const State &b, const Table &tableB) {
    PositionDifference result;
    for (std::size_t i = 0; i < tableA.players.size(); ++i) {
        const PlayerState &one = a.players[i];
        const PlayerState &other = b.players[i];
        if (one.score != other.score) result.scores.push_back({tableA.players[i], {one.score, other.score}});
        for (std::size_t kind = 0; kind < kMaxFigureKinds; ++kind)
            if (one.supply[kind] != other.supply[kind])
                result.supply.push_back({tableA.players[i],
                                         std::string(traits(FigureKind(kind)).name),
                                         {one.supply[kind], other.supply[kind]}});
    }
    const auto here = standing(a, tableA);
    const auto there = standing(b, tableB);
    if (here != there) result.figures = {alone(here, there), alone(there, here)};
    result.decision = decisionJson(a, tableA) != decisionJson(b, tableB);
    return result;
}

Comparison compareUnder(const Scenario &scenario, const Choices &first, const Choices &second,
                        const TileLibrary &library) {
    Comparison result;
    result.sides = {sideOf(under(scenario, first), library), sideOf(under(scenario, second), library)};
    if (!result.playable()) return result;
    const Run &a = *result.sides[0].run;
    const Run &b = *result.sides[1].run;
    result.start = differences(a.start, a.table, b.start, b.table);
    const std::size_t steps = std::min(a.steps.size(), b.steps.size());
    for (std::size_t i = 0; i < steps; ++i) {
        const PositionDifference before = i == 0 ? result.start : result.steps.back().after;
        result.steps.push_back(stepDifference(result.sides, i, before));
        if (!result.first && result.steps.back().any()) result.first = i;
    }
    return result;
}

} // namespace bathhouse::scenario
