// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/json_text.h"
#include "app/load.h"
#include "rules/expansions/expansion.h"
#include "scenario/setup_reader.h"
#include "scenario/spelling.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "tutor/comparison_words.h"

#include <algorithm>

namespace bathhouse::app {

using namespace scenario;
using tutor::ComparisonWords;

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t from = 0;;) {
        const std::size_t to = text.find(separator, from);
        parts.emplace_back(text.substr(from, to == std::string_view::npos ? to : to - from));
        if (to == std::string_view::npos) return parts;
        from = to + 1;
    }
}

/// "barber-surgeons+abbot", or "none". What is wrong as a sentence.
std::variant<std::vector<std::string>, std::string> readExpansions(const std::string &text) {
    if (text == "none") return std::vector<std::string>{};
    Words known;
    for (const rules::Expansion *expansion : rules::expansionList()) known.push_back(expansion->id());
    std::vector<std::string> result;
    for (const std::string &id : split(text, '+')) {
        if (std::ranges::find(known, id) == known.end())
            return "There is no expansion " + inQuotes(id) + idSuggestion(id, known);
        if (std::ranges::find(result, id) == result.end()) result.push_back(id);
    }
    return result;
}

/// One NAME=VALUE. What is wrong as a sentence, or nothing.
std::optional<std::string> readChoice(const std::string &text, Choices &choices) {
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (name == "expansions" && equals != std::string::npos) {
        const auto read = readExpansions(value);
        if (const auto *wrong = std::get_if<std::string>(&read)) return *wrong;
        choices.expansions = std::get<std::vector<std::string>>(read);
        return std::nullopt;
    }
    Words names{"expansions"};
    for (const OptionShape &shape : optionShapes()) {
        names.push_back(shape.name);
        if (shape.name != name) continue;
        if (std::ranges::find(shape.values, value) == shape.values.end())
            return inQuotes(text) + " will not do; after " + name + "= must come " + wordList(shape.values, "or") + ".";
        choices.options[name] = value;
        return std::nullopt;
    }
    if (name == "expansions")
        return "The expansions are missing: expansions=barber-surgeons+abbot, or expansions=none.";
    return "There is no option " + inQuotes(name) + suggestion(name, names);
}

/// The choices of a side: NAME=VALUE, several joined by commas. Nothing, after a sentence on stderr, if they are wrong.
std::optional<Choices> readChoices(const std::string &option, const std::string &text) {
    Choices choices;
    for (const std::string &part : split(text, ',')) {
        if (const auto wrong = readChoice(part, choices)) {
            complain("bathhouse compare: " + option + ": " + ended(*wrong));
            return std::nullopt;
        }
    }
    return choices;
}

/// What keeps a side from being played, each thing once, without the place in the file: the choices are at fault, not the file.
std::vector<std::string> inWords(const Problems &problems) {
    std::vector<std::string> sentences;
    for (const Problem &problem : problems) {
        // What to write into the file is no help here.
        std::string sentence = problem.message.substr(0, problem.message.find("; add \""));
        if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
            sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
        sentence = ended(std::move(sentence));
        if (std::ranges::find(sentences, sentence) == sentences.end()) sentences.push_back(std::move(sentence));
    }
    return sentences;
}

struct Asked {
    Both<Choices> choices;
    Comparison comparison;
};

std::string textOf(const Asked &asked, const Scenario &scenario, const std::string &id, const std::string &language) {
    const ComparisonWords words(language);
    const Comparison &comparison = asked.comparison;
    std::string text = (scenario.title ? scenario.title->in(language) : id) + "\n\n";
    for (std::size_t side = 0; side < 2; ++side)
        text += "  " + ComparisonWords::sideName(side) + "  " + words.choices(asked.choices[side], scenario) + "\n";
    text += "\n";
    for (const std::string &sentence : words.summary(comparison)) text += sentence + "\n";
    for (std::size_t side = 0; side < 2; ++side)
        for (const std::string &sentence : inWords(comparison.sides[side].problems))
            text += "  " + ComparisonWords::sideName(side) + "  " + sentence + "\n";
    if (comparison.playable())
        for (const std::string &sentence : words.positions(comparison, std::nullopt)) text += "  = " + sentence + "\n";
    for (std::size_t i = 0; i < comparison.steps.size(); ++i) {
        text += "\n" + words.heading(comparison, i) + "\n";
        const bool differs = comparison.steps[i].any();
        for (std::size_t side = 0; side < (differs ? 2u : 1u); ++side)
            for (const tutor::ComparedSentence &sentence : words.happened(comparison, side, i))
                text += (sentence.differs ? "  * " : "    ") +
                        (differs ? ComparisonWords::sideName(side) + "  " : std::string()) + sentence.text + "\n";
        if (differs)
            for (const std::string &sentence : words.positions(comparison, i)) text += "  = " + sentence + "\n";
    }
    // What an earlier step made different is said once more where all ends.
    if (!comparison.steps.empty() && !comparison.steps.back().any() && comparison.steps.back().after.any()) {
        text += "\n" + tutor::Wording(language).text("report.end") + "\n";
        for (const std::string &sentence : words.positions(comparison, comparison.steps.size() - 1))
            text += "  = " + sentence + "\n";
    }
    return text;
}

Json choicesJson(const Side &side) {
    Json json = Json::object();
    Json options = Json::object();
    const std::vector<std::string> on = side.scenario.modules();
    for (const OptionShape &shape : optionShapes())
        if (shape.module.empty() || std::ranges::find(on, shape.module) != on.end())
            options[std::string(shape.name)] = optionIn(side.scenario, shape.name);
    json["options"] = std::move(options);
    json["expansions"] = on;
    json["problems"] = Json::array();
    for (const Problem &problem : side.problems)
        json["problems"].push_back({{"pointer", problem.pointer}, {"message", problem.message}});
    return json;
}

Json positionJson(const PositionDifference &found) {
    Json json = Json::object();
    for (const ScoreDifference &score : found.scores) json["scores"][score.player] = score.score;
    for (const SupplyDifference &supply : found.supply) json["supply"][supply.player][supply.figure] = supply.count;
    for (std::size_t side = 0; side < 2; ++side)
        for (const FigureEntry &figure : found.figures[side])
            json["figures"][side == 0 ? "a" : "b"].push_back({{"player", figure.player},
                                                              {"figure", figure.figure},
                                                              {"at", scenario::toJson(figure.at)},
                                                              {"on", rules::toString(figure.on)}});
    if (found.decision) json["decision"] = true;
    return json;
}

Json sideJson(const Comparison &comparison, std::size_t side, std::size_t index, const tutor::Wording &wording) {
    const Run &run = *comparison.sides[side].run;
    const Step &step = run.steps[index];
    Json json = Json::object();
    if (step.refused && step.move)
        json["refused"] = {{"rule", std::string(step.refused->rule)},
                           {"text", wording.refusal(*step.refused, *step.move, step.state, run.table)}};
    else if (step.flaw)
        json["impossible"] = step.flaw->message;
    json["events"] = Json::array();
    for (std::size_t i = 0; i < step.events.size(); ++i) {
        Json line = eventJson(step.events[i], step.state, run.table);
        const auto &alone = comparison.steps[index].events[side];
        line["differs"] = std::ranges::find(alone, i) != alone.end();
        line["text"] = wording.event(step.events[i], step.state, run.table);
        json["events"].push_back(std::move(line));
    }
    json["decision"] = decisionJson(step.state, run.table);
    return json;
}

std::string jsonOf(const Comparison &comparison, const std::string &id, const std::string &language) {
    const tutor::Wording wording(language);
    Json head = Json::object();
    JsonArrayText steps(2);
    for (std::size_t i = 0; i < comparison.steps.size(); ++i) {
        Json step = Json::object();
        step["move"] = Json::parse(comparison.sides[0].run->steps[i].entry.written);
        step["same"] = !comparison.steps[i].any();
        step["a"] = sideJson(comparison, 0, i, wording);
        step["b"] = sideJson(comparison, 1, i, wording);
        step["positions"] = positionJson(comparison.steps[i].after);
        steps.add(step);
    }
    const Json first = comparison.first ? Json(*comparison.first + 1) : Json(nullptr);
    return "{\n  \"scenario\": " + nested(id, 2) + ",\n  \"a\": " + nested(choicesJson(comparison.sides[0]), 2) +
           ",\n  \"b\": " + nested(choicesJson(comparison.sides[1]), 2) +
           ",\n  \"firstDifference\": " + nested(first, 2) +
           ",\n  \"start\": " + nested(positionJson(comparison.start), 2) + ",\n  \"steps\": " + steps.text() + "\n}\n";
}

/// The choices of both sides. Nothing, after a sentence on stderr, if they are wrong or none is given.
std::optional<Both<Choices>> choicesOf(const Arguments &arguments) {
    Both<Choices> result;
    const Both<std::string> options{"--a", "--b"};
    bool any = false;
    for (std::size_t side = 0; side < 2; ++side) {
        const auto text = arguments.value(options[side]);
        if (!text) continue;
        any = true;
        const auto choices = readChoices(options[side], *text);
        if (!choices) return std::nullopt;
        result[side] = *choices;
    }
    if (any) return result;
    std::string list;
    for (const OptionShape &shape : optionShapes())
        for (const std::string_view value : shape.values)
            list += "\n  --b " + std::string(shape.name) + "=" + std::string(value);
    complain("bathhouse compare: --a or --b must say what is different. One that is not given is as in the file:" +
             list + "\n  --b expansions=barber-surgeons+abbot");
    return std::nullopt;
}

/// A file that has the shape of a scenario. It may break a rule of the board: one of the sides may allow it.
std::optional<Loaded> loadLoosely(const std::string &path) {
    Tiles tiles = tilesFor(path);
    complain(tiles.userFile, tiles.problems);
    ReadResult read = readScenarioFile(path, tiles.library);
    if (!tiles.problems.empty() || !read.scenario) {
        complain(path, read.problems);
        return std::nullopt;
    }
    const std::string id = read.scenario->id.value_or(idFromPath(path));
    return Loaded{std::move(*read.scenario), std::move(tiles.library), id};
}

}  // namespace

int runCompare(const QStringList &args) {
    const auto arguments = Arguments::parse({"compare", {"--json"}, {"--a", "--b", "--lang"}}, args);
    if (!arguments) return InputWrong;
    const auto language = languageOf(*arguments);
    if (!language) return InputWrong;
    const auto choices = choicesOf(*arguments);
    if (!choices) return InputWrong;
    const auto loaded = loadLoosely(arguments->file());
    if (!loaded) return InputWrong;
    const Scenario &scenario = loaded->scenario;
    const Asked asked{*choices, compareUnder(scenario, (*choices)[0], (*choices)[1], loaded->library)};
    const Both<Side> &sides = asked.comparison.sides;
    if (!sides[0].run && !sides[1].run) {
        complain(arguments->file(), sides[0].problems);
        if (sides[1].problems.size() != sides[0].problems.size()) complain(arguments->file(), sides[1].problems);
        return InputWrong;
    }
    if (arguments->has("--json")) return answer(jsonOf(asked.comparison, loaded->id, *language));
    return answer(textOf(asked, scenario, loaded->id, *language));
}

}  // namespace bathhouse::app
