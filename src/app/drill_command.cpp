// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/load.h"
#include "scenario/rule_names.h"
#include "scenario/spelling.h"
#include "scenario/writer.h"
#include "tutor/catalogue.h"
#include "tutor/drill/drill.h"

#include <algorithm>
#include <limits>
#include <random>

namespace bathhouse::app {

namespace {

using scenario::inQuotes;
using tutor::NoDrill;

/// The rules whose words stand behind this one, and the lessons that show it: what to read or drill instead.
std::string instead(const std::string &rule) {
    const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
    if (!card) return "";
    std::string text = " Read \"bathhouse rules " + rule + "\"";
    if (!card->scenarios.empty()) text += ", and the lesson " + inQuotes(card->scenarios.front());
    std::vector<std::string> follows;
    for (const tutor::CardSentence &sentence : card->statement)
        for (const std::string &other : sentence.follows)
            if (!tutor::cannotBeDrilled(other) && std::ranges::find(follows, other) == follows.end())
                follows.push_back(other);
    text += ".";
    if (!follows.empty())
        text += " It follows from " + scenario::wordList(scenario::Words(follows.begin(), follows.end())) +
                ", which can be drilled.";
    return text;
}

std::string reason(NoDrill why, const std::string &rule) {
    const std::string named = "The rule " + inQuotes(rule);
    switch (why) {
    case NoDrill::UnknownRule: {
        const auto &known = scenario::ruleNames();
        const auto near = scenario::nearest(rule, known);
        return "There is no rule " + inQuotes(rule) +
               (near ? "; did you mean " + inQuotes(*near) + "?" : ". \"bathhouse rules\" lists them all.");
    }
    case NoDrill::SettingUp: return named + " is about setting up, so no position of a game shows it." + instead(rule);
    case NoDrill::Reading:
        return named + " says how other rules are to be read. No single event is about it." + instead(rule);
    case NoDrill::Module: return named + " needs another expansion, and drills are made without them." + instead(rule);
    case NoDrill::NotFound:
        return "None of the games played shows the rule " + inQuotes(rule) + ". Another --seed may.";
    case NoDrill::Cancelled: break;
    }
    return "Stopped.";
}

/// One of two thousand million, so that the number is easy to read and to type again.
std::uint64_t anySeed() { return std::random_device{}() & 0x7FFF'FFFFu; }

int save(const std::string &path, const tutor::Drill &drill, std::uint64_t seed) {
    if (const auto error = scenario::saveFile(path, scenario::writeScenario(drill.scenario))) {
        complain(path + ": " + *error);
        return InputWrong;
    }
    return answer(path + ": " + drill.scenario.teaches.front() + ", seed " + std::to_string(seed) + ", " +
                  std::to_string(drill.scenario.board.size()) + " of " + std::to_string(drill.tilesBefore) +
                  " tiles\n");
}

} // namespace

int runDrill(const QStringList &args) {
    const auto arguments =
        Arguments::parse({"drill", {}, {"--seed", "-o"}, 0, std::numeric_limits<std::size_t>::max()}, args);
    if (!arguments) return InputWrong;
    if (arguments->files().size() != 1) {
        complain(arguments->files().empty()
                     ? "bathhouse drill: A rule must be named. \"bathhouse rules\" lists them all."
                     : "bathhouse drill: Only one rule at a time: " + inQuotes(arguments->files()[1]) +
                           " is too many.");
        return InputWrong;
    }
    const std::string rule = arguments->file();
    std::uint64_t seed = anySeed();
    if (const auto given = arguments->value("--seed")) {
        const auto number = numberOf("--seed", *given, 0);
        if (!number) return InputWrong;
        seed = static_cast<std::uint64_t>(*number);
    }
    const auto path = arguments->value("-o");
    const Tiles tiles = tilesFor(path.value_or(""));
    complain(tiles.userFile, tiles.problems);
    if (!tiles.problems.empty()) return InputWrong;
    const auto made = tutor::makeDrill({rule, seed}, tiles.library);
    if (const auto *why = std::get_if<NoDrill>(&made)) {
        complain("bathhouse drill: " + reason(*why, rule));
        return *why == NoDrill::NotFound ? ExpectationFailed : InputWrong;
    }
    const auto &drill = std::get<tutor::Drill>(made);
    return path ? save(*path, drill, seed) : answer(scenario::writeScenario(drill.scenario));
}

} // namespace bathhouse::app
