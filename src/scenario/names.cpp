// SPDX-License-Identifier: MIT
#include "scenario/names.h"
#include "rules/figure.h"
#include "scenario/rule_names.h"
#include "scenario/tile_reader.h"

#include <algorithm>

namespace bathhouse::scenario {

namespace {

constexpr int kMostPoints = 1'000'000;
constexpr int kMostFigures = 1'000;
constexpr std::string_view kPartExamples =
    "a part of a tile, such as \"road W\", \"city N\", \"field EL\", \"monastery\", \"garden\" or \"bathhouse\"";

Words tileWords(const Reading &reading) {
    Words words;
    for (const rules::Tile &tile : reading.library.tiles()) words.push_back(tile.id);
    for (const auto &[id, tile] : reading.customTiles) words.push_back(id);
    return words;
}

std::string switchOn(std::string_view module) { return "; add " + inQuotes(module) + " to \"expansions\" to use it"; }

/// Part names that differ from `text` by spelling only.
std::string partSuggestion(std::string_view text) {
    std::vector<std::string> all;
    for (const rules::Edge e : rules::kEdges) {
        all.push_back("road " + std::string(name(e)));
        all.push_back("city " + std::string(name(e)));
    }
    for (const rules::Half h : rules::kHalves) all.push_back("field " + std::string(name(h)));
    for (const char *single : {"monastery", "garden", "bathhouse"}) all.emplace_back(single);
    const Words words = wordsOf(all);
    const auto near = nearest(text, words);
    return near ? "; did you mean " + inQuotes(*near) + "?" : std::string{};
}

}  // namespace

bool Reading::isOn(std::string_view module) const {
    return module.empty() || modulesInDoubt || std::find(modules.begin(), modules.end(), module) != modules.end();
}

std::string_view Reading::newerNote() const {
    return newer ? "; this file was made by a newer version of the program" : std::string_view{};
}

const rules::Tile *Reading::tile(std::string_view id) const {
    const auto custom = customTiles.find(std::string(id));
    return custom != customTiles.end() ? &custom->second : library.find(id);
}

std::optional<std::string> readPlayerName(const Json &value, const Path &path, Reading &reading) {
    const Words players = wordsOf(reading.players);
    const auto name = stringValue(value, path, reading.report, "the name of a player");
    if (!name || std::find(players.begin(), players.end(), *name) != players.end()) return name;
    std::string message = "no player is called " + inQuotes(*name);
    if (const auto near = nearest(*name, players))
        message += "; did you mean " + inQuotes(*near) + "?";
    else if (!players.empty())
        message += "; the players are " + wordList(players);
    reading.report.wrong(path, std::move(message));
    return std::nullopt;
}

std::optional<std::string> readTileName(const Json &value, const Path &path, Reading &reading) {
    const auto id = stringValue(value, path, reading.report, "the id of a tile, such as \"base/D\"");
    if (!id) return std::nullopt;
    const rules::Tile *tile = reading.tile(*id);
    if (!tile) {
        reading.report.wrong(path, "unknown tile " + inQuotes(*id) + suggestion(*id, tileWords(reading)));
        return std::nullopt;
    }
    for (const std::string &module : modulesOf(*tile)) {
        if (reading.isOn(module)) continue;
        reading.report.wrong(path,
                             "the tile " + inQuotes(*id) + " needs the module " + inQuotes(module) + ", which is off" +
                                 switchOn(module),
                             Problem::Kind::Board);
        break;
    }
    return id;
}

std::optional<std::string> readFigureName(const Json &value, const Path &path, Reading &reading) {
    const auto name = stringValue(value, path, reading.report, "a kind of figure, such as \"meeple\"");
    if (!name) return std::nullopt;
    const auto kind = rules::figureNamed(*name);
    if (!kind) {
        Words words;
        for (const rules::FigureTraits &figure : rules::figureTable()) words.push_back(figure.name);
        reading.report.wrong(path, "unknown figure " + inQuotes(*name) + suggestion(*name, words));
        return std::nullopt;
    }
    const std::string_view module = traits(*kind).expansion;
    if (reading.isOn(module)) return name;
    reading.report.wrong(path,
                         "the figure " + inQuotes(*name) + " belongs to the module " + inQuotes(module) +
                             ", which is off" + switchOn(module),
                         Problem::Kind::Board);
    return name;
}

std::optional<std::string> readRuleId(const Json &value, const Path &path, Reading &reading) {
    const auto id = stringValue(value, path, reading.report, "the id of a rule, such as \"visit-single-meeple\"");
    if (!id || isRule(*id)) return id;
    reading.report.wrong(path, "unknown rule " + inQuotes(*id) + suggestion(*id, ruleNames()));
    return std::nullopt;
}

std::vector<std::string> readRuleIds(const Json &value, const Path &path, Reading &reading) {
    std::vector<std::string> ids;
    forEachElement(value, path, reading.report, "a list of rule ids",
                   [&](const Json &entry, const Path &at, std::size_t) {
                       if (auto id = readRuleId(entry, at, reading)) ids.push_back(std::move(*id));
                   });
    return ids;
}

std::optional<rules::PartName> readPartName(const Json &value, const Path &path, Reading &reading) {
    if (!value.is_string()) {
        wrongType(reading.report, path, kPartExamples, value);
        return std::nullopt;
    }
    const std::string &text = value.get_ref<const std::string &>();
    const auto part = rules::partNameFrom(text);
    if (part) return part;
    const std::string near = partSuggestion(text);
    reading.report.wrong(path, inQuotes(text) + " is no part of a tile" +
                                   (near.empty() ? "; it must be " + std::string(kPartExamples) : near));
    return std::nullopt;
}

std::optional<rules::Position> readPosition(const Json &value, const Path &path, Reading &reading) {
    constexpr int most = rules::kMaxCoordinate;
    const auto isWhole = [](const Json &n) { return n.is_number_integer(); };
    if (!value.is_array() || value.size() != 2 || !isWhole(value[0]) || !isWhole(value[1])) {
        wrongType(reading.report, path, "a place as two whole numbers [x, y]", value);
        return std::nullopt;
    }
    const auto inRange = [](const Json &n) {
        return n.is_number_unsigned() ? n.get<std::uint64_t>() <= std::uint64_t{most}
                                      : n.get<std::int64_t>() >= -std::int64_t{most} && n.get<std::int64_t>() <= most;
    };
    if (inRange(value[0]) && inRange(value[1])) return rules::Position{value[0].get<int>(), value[1].get<int>()};
    reading.report.wrong(path, "the place (" + value[0].dump() + ", " + value[1].dump() +
                                   ") is too far away; x and y go from -10,000 to 10,000");
    return std::nullopt;
}

std::optional<rules::Rotation> readRotation(const Json &value, const Path &path, Reading &reading) {
    for (const rules::Rotation r : rules::kRotations) {
        if (value.is_number_integer() && value == Json(degrees(r))) return r;
    }
    wrongType(reading.report, path, "0, 90, 180 or 270 (degrees, clockwise)", value);
    return std::nullopt;
}

std::optional<int> readPoints(const Json &value, const Path &path, Reading &reading) {
    return wholeNumber(value, path, reading.report, -kMostPoints, kMostPoints);
}

void forEachEntry(const Json &object, const Path &path, Reading &reading, std::string_view wouldBe,
                  const std::function<void(const std::string &, const Json &, const Path &)> &visit) {
    if (!object.is_object()) {
        wrongType(reading.report, path, wouldBe, object);
        return;
    }
    for (const auto &[key, value] : object.items()) {
        if (reading.report.full()) return;
        visit(key, value, path / key);
    }
}

std::map<std::string, int> readSupply(const Json &value, const Path &path, Reading &reading) {
    std::map<std::string, int> supply;
    forEachEntry(value, path, reading, "the number of figures by kind, such as { \"meeple\": 5 }",
                 [&](const std::string &kind, const Json &count, const Path &at) {
                     const auto known = readFigureName(Json(kind), at, reading);
                     const auto number = wholeNumber(count, at, reading.report, 0, kMostFigures);
                     if (known && number) supply[kind] = *number;
                 });
    return supply;
}

std::map<std::string, int> readScores(const Json &value, const Path &path, Reading &reading) {
    std::map<std::string, int> scores;
    forEachEntry(value, path, reading, "points by player, such as { \"Red\": 9 }",
                 [&](const std::string &player, const Json &points, const Path &at) {
                     const auto known = readPlayerName(Json(player), at, reading);
                     const auto number = readPoints(points, at, reading);
                     if (known && number) scores[player] = *number;
                 });
    return scores;
}

std::optional<FigureEntry> readFigureEntry(const Json &value, const Path &path, Reading &reading) {
    const ObjectView view(value, path, reading.report, "a figure: an object with \"player\", \"at\" and \"on\"",
                          {"player", "at", "on", "figure"}, reading.newerNote());
    if (!view) return std::nullopt;
    FigureEntry entry;
    bool good = true;
    const auto take = [&good](auto &into, auto &&read) {
        if (read)
            into = std::move(*read);
        else
            good = false;
    };
    const Json *player = view.need("player", "the name of a player");
    const Json *at = view.need("at", "a place [x, y]");
    const Json *on = view.need("on", kPartExamples);
    if (player) take(entry.player, readPlayerName(*player, path / "player", reading));
    if (at) take(entry.at, readPosition(*at, path / "at", reading));
    if (on) take(entry.on, readPartName(*on, path / "on", reading));
    if (const Json *figure = view.find("figure")) take(entry.figure, readFigureName(*figure, path / "figure", reading));
    return good && player && at && on ? std::optional(std::move(entry)) : std::nullopt;
}

bool isKebabCase(std::string_view word) {
    const bool letters = std::all_of(
        word.begin(), word.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
    return letters && !word.empty() && word.front() != '-' && word.back() != '-' &&
           word.find("--") == std::string_view::npos;
}

}  // namespace bathhouse::scenario
