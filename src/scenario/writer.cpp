// SPDX-License-Identifier: MIT
#include "scenario/writer.h"

#include "rules/figure.h"
#include "scenario/json.h"
#include "scenario/question_reader.h"

#include <algorithm>

namespace bathhouse::scenario {

namespace {

using namespace rules;

/// Adds `key` if there is a value, or if the list or map is not empty.
template <class T> void addOptional(Json &object, const char *key, const std::optional<T> &value) {
    if (value) object[key] = *value;
}
template <class T> void addText(Json &object, const char *key, const std::optional<T> &text) {
    if (text) object[key] = toJson(*text);
}
template <class List, class Convert> void addList(Json &object, const char *key, const List &list, Convert convert) {
    if (list.empty()) return;
    Json &array = object[key] = Json::array();
    for (const auto &entry : list) array.push_back(convert(entry));
}
void addNames(Json &object, const char *key, const std::vector<std::string> &names) {
    if (!names.empty()) object[key] = names;
}

template <class Value> Json mapJson(const std::map<std::string, Value> &map) {
    Json object = Json::object();
    for (const auto &[key, value] : map) object[key] = value;
    return object;
}

/// Figures in the order of the figure table, the meeple first.
Json supplyJson(const std::map<std::string, int> &supply) {
    Json object = Json::object();
    for (const FigureTraits &figure : figureTable()) {
        const auto found = supply.find(std::string(figure.name));
        if (found != supply.end()) object[found->first] = found->second;
    }
    for (const auto &[kind, count] : supply) object[kind] = count;
    return object;
}

Json figureJson(const FigureEntry &figure) {
    Json object{{"player", figure.player}, {"at", toJson(figure.at)}, {"on", toString(figure.on)}};
    if (figure.figure != "meeple") object["figure"] = figure.figure;
    return object;
}

Json playerJson(const ScenarioPlayer &player) {
    Json object{{"name", player.name}};
    addOptional(object, "color", player.color);
    addOptional(object, "score", player.score);
    if (player.supply) object["supply"] = supplyJson(*player.supply);
    return object;
}

Json laidJson(const LaidEntry &laid) {
    Json object{{"tile", laid.tile}, {"at", toJson(laid.at)}};
    if (laid.rotation != Rotation::None) object["rotation"] = degrees(laid.rotation);
    return object;
}

Json tokenJson(const TokenEntry &token) {
    Json object{{"token", token.token}};
    if (token.at) object["at"] = toJson(*token.at);
    addOptional(object, "on", token.on);
    addOptional(object, "player", token.player);
    addOptional(object, "number", token.number);
    return object;
}

Json setupJson(const SetupExercise &setup) {
    Json object = Json::object();
    addOptional(object, "players", setup.players);
    addNames(object, "drawn", setup.drawn);
    addNames(object, "boxed", setup.boxed);
    return object;
}

Json variationJson(const Variation &variation) {
    Json object{{"before", variation.before}};
    addText(object, "title", variation.title);
    Json &moves = object["moves"] = Json::array();
    for (const MoveEntry &move : variation.moves) moves.push_back(toJson(move));
    addList(object, "variations", variation.variations, variationJson);
    return object;
}

Json choiceJson(const Choice &choice) {
    Json object{{"text", toJson(choice.text)}};
    addText(object, "feedback", choice.feedback);
    return object;
}

Json placeJson(const Place &place) {
    return place.on ? Json{{"at", toJson(place.at)}, {"on", toString(*place.on)}} : toJson(place.at);
}

Json answersJson(const Answers &answers) {
    struct Visitor {
        Json operator()(const EngineAnswers &) const { return "engine"; }
        Json operator()(const std::vector<int> &indexes) const { return indexes; }
        Json operator()(bool yes) const { return yes; }
        Json operator()(const std::map<std::string, int> &points) const { return mapJson(points); }
        Json operator()(const std::vector<std::vector<int>> &orders) const { return orders; }
        Json operator()(const std::vector<Place> &places) const {
            Json list = Json::array();
            for (const Place &place : places) list.push_back(placeJson(place));
            return list;
        }
    };
    return std::visit(Visitor{}, answers);
}

Json questionJson(const Question &question) {
    Json object{{"before", question.before}, {"kind", std::string(name(question.kind))}, {"ask", toJson(question.ask)}};
    // An unfinished question keeps the key, so that it can be read again.
    if (hasChoices(question.kind)) object["choices"] = Json::array();
    addList(object, "choices", question.choices, choiceJson);
    object["answers"] = answersJson(question.answers);
    if (question.all) object["all"] = true;
    addList(object, "wrong", question.wrong, [](const WrongPoints &wrong) {
        return Json{{"points", mapJson(wrong.points)}, {"feedback", toJson(wrong.feedback)}};
    });
    addText(object, "otherwise", question.otherwise);
    addList(object, "hints", question.hints, [](const Text &hint) { return toJson(hint); });
    addNames(object, "because", question.because);
    return object;
}

template <class Spot, std::size_t N> std::string spotNames(unsigned mask, const std::array<Spot, N> &all) {
    std::string names;
    for (const Spot spot : all) {
        if (mask & bit(spot)) names.append(names.empty() ? "" : " ").append(name(spot));
    }
    return names;
}

Json partJson(const Part &part) {
    Json object = Json::object();
    const std::string kind(name(part.kind));
    switch (part.kind) {
    case PartKind::Road:
    case PartKind::City: object[kind] = spotNames(part.edges, kEdges); break;
    case PartKind::Field: object[kind] = spotNames(part.halves, kHalves); break;
    case PartKind::Monastery:
    case PartKind::Garden: object[kind] = true; break;
    }
    if (part.cities != 0) object["cities"] = spotNames(part.cities, kEdges);
    if (part.pennants != 0) object["pennants"] = part.pennants;
    if (part.flag != 0) object["bathhouse"] = part.flag;
    for (const MarkTraits &mark : markTable()) {
        if (part.marks & markNamed(mark.name)) object[std::string(mark.name)] = true;
    }
    if (part.anchor) object["anchor"] = {part.anchor->x, part.anchor->y};
    return object;
}

void addSetUp(Json &object, const Scenario &scenario) {
    addNames(object, "teaches", scenario.teaches);
    addOptional(object, "expansions", scenario.expansions);
    if (!scenario.options.empty()) object["options"] = mapJson(scenario.options);
    Json &players = object["players"] = Json::array();
    for (const ScenarioPlayer &player : scenario.players) players.push_back(playerJson(player));
    addList(object, "board", scenario.board, laidJson);
    addList(object, "figures", scenario.figures, figureJson);
    addList(object, "tokens", scenario.tokens, tokenJson);
    if (scenario.setup) object["setup"] = setupJson(*scenario.setup);
    addOptional(object, "toMove", scenario.toMove);
    addNames(object, "draw", scenario.draw);
}

}  // namespace

Json toJson(const Text &text) {
    if (text.plain && text.byLanguage.size() == 1) return text.byLanguage.begin()->second;
    constexpr std::array<const char *, 4> kFirst{"en", "fr", "nl", "de"};
    Json object = Json::object();
    for (const char *language : kFirst) {
        const auto found = text.byLanguage.find(language);
        if (found != text.byLanguage.end()) object[language] = found->second;
    }
    for (const auto &[language, words] : text.byLanguage) object[language] = words;
    return object;
}

Json toJson(Position at) { return Json::array({at.x, at.y}); }

Json toJson(const Tile &tile) {
    Json object{{"id", tile.id}};
    if (tile.count != 1) object["count"] = tile.count;
    addNames(object, "reconstructed", tile.reconstructed);
    Json &parts = object["parts"] = Json::array();
    for (const Part &part : tile.parts) parts.push_back(partJson(part));
    if (tile.anyEdge) object["edges"] = "any";
    if (tile.bridge)
        object["bridge"] = spotNames(tile.bridge->over, kEdges) + " over " +
                           (tile.bridge->under == 0 ? "all" : spotNames(tile.bridge->under, kEdges));
    for (const MarkTraits &mark : markTable())
        if (tile.marks & markNamed(mark.name)) object[std::string(mark.name)] = true;
    return object;
}

Json toJson(const MoveEntry &entry) {
    Json object{{"move", entry.move}};
    addOptional(object, "tile", entry.tile);
    if (entry.at) object["at"] = toJson(*entry.at);
    if (entry.rotation) object["rotation"] = degrees(*entry.rotation);
    if (entry.on) object["on"] = toString(*entry.on);
    addOptional(object, "figure", entry.figure);
    addOptional(object, "number", entry.number);
    addText(object, "comment", entry.comment);
    if (entry.expect) object["expect"] = toJson(*entry.expect);
    return object;
}

Json toJson(const Expectation &expectation) {
    Json object = Json::object();
    if (expectation.scores) object["scores"] = mapJson(*expectation.scores);
    if (expectation.supply) {
        Json &supply = object["supply"] = Json::object();
        for (const auto &[player, figures] : *expectation.supply) supply[player] = supplyJson(figures);
    }
    const auto list = [&object](const char *key, const auto &entries, auto convert) {
        Json &array = object[key] = Json::array();
        for (const auto &entry : entries) array.push_back(convert(entry));
    };
    if (expectation.bathhouses) {
        list("bathhouses", *expectation.bathhouses, [](const ExpectedBathhouse &bathhouse) {
            return Json{{"at", toJson(bathhouse.at)},
                        {"occupant", bathhouse.occupant ? Json(*bathhouse.occupant) : Json()}};
        });
    }
    if (expectation.figures) list("figures", *expectation.figures, figureJson);
    if (expectation.tokens) list("tokens", *expectation.tokens, tokenJson);
    if (expectation.decision) {
        Json &decision = object["decision"] = Json{{"kind", expectation.decision->kind}};
        addOptional(decision, "player", expectation.decision->player);
    }
    addOptional(object, "refused", expectation.refused);
    addOptional(object, "rules", expectation.rules);
    return object;
}

std::string writeScenario(const Scenario &scenario) {
    Json object{{"format", scenario.format}};
    addOptional(object, "$schema", scenario.schema);
    addOptional(object, "id", scenario.id);
    addText(object, "title", scenario.title);
    addText(object, "summary", scenario.summary);
    addSetUp(object, scenario);
    addList(object, "moves", scenario.moves, [](const MoveEntry &entry) { return toJson(entry); });
    addList(object, "variations", scenario.variations, variationJson);
    addList(object, "questions", scenario.questions, questionJson);
    if (scenario.expect) object["expect"] = toJson(*scenario.expect);
    addList(object, "customTiles", scenario.customTiles, [](const Tile &tile) { return toJson(tile); });
    return writeJson(object);
}

}  // namespace bathhouse::scenario
