// SPDX-License-Identifier: MIT
#include "scenario/setup_reader.h"

#include "rules/expansions/expansion.h"
#include "scenario/game_setup.h"

#include <algorithm>

namespace bathhouse::scenario {

namespace {

constexpr std::size_t kMaxNameLength = 64;
constexpr int kMostPlayers = static_cast<int>(rules::kMaxPlayers);

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

bool hasControlCharacter(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

/// What speaks against a player's name, or nothing.
std::string nameTrouble(const std::string &name, const std::vector<std::string> &others) {
    if (name.empty()) return "is empty; give the player a name";
    if (characters(name) > kMaxNameLength) return "is too long; a name has at most 64 characters";
    if (hasControlCharacter(name)) return "holds a line break or another control character; write the name on one line";
    if (std::find(others.begin(), others.end(), name) != others.end()) {
        return "another player is called " + inQuotes(name) + " already; give this one another name";
    }
    return {};
}

/// The set-up tokens that modules bring.
Words tokenWords() {
    Words words;
    for (const rules::TokenTraits &token : rules::tokenTable())
        if (!token.inner) words.push_back(token.name);
    return words;
}

/// What a token of this kind needs and what it cannot have.
void checkToken(const TokenEntry &token, const ObjectView &view, const Path &here, Reading &reading) {
    const auto kind = rules::tokenNamed(token.token);
    if (!kind || traits(*kind).inner) {
        const Words known = tokenWords();
        reading.report.wrong(here / "token", "unknown token " + inQuotes(token.token) +
                                                 (known.empty() ? "; none of the modules of this program brings tokens"
                                                                : suggestion(token.token, known)));
        return;
    }
    const rules::TokenTraits &t = traits(*kind);
    if (!reading.isOn(t.expansion)) {
        reading.report.wrong(here / "token",
                             "the token " + inQuotes(token.token) + " belongs to the module " + inQuotes(t.expansion) +
                                 ", which is off; add " + inQuotes(t.expansion) + " to \"expansions\"",
                             Problem::Kind::Board);
        return;
    }
    // A key with a wrong value has been reported already.
    const auto needs = [&](std::string_view key, bool should, std::string_view what) {
        if ((view.find(key) != nullptr) == should) return;
        reading.report.wrong(here / key, should ? "missing: the token " + inQuotes(token.token) + " needs " + std::string(what)
                                                : "the token " + inQuotes(token.token) + " has no " + inQuotes(key) + "; leave it out");
    };
    using Lies = rules::TokenTraits::Lies;
    needs("at", t.lies != Lies::OffMap, "the place of a tile");
    needs("on", t.lies == Lies::OnPart || t.lies == Lies::ByFigure, "a part of the tile");
    // What stays where its figure left it stands by nobody then.
    const bool standsAlone = t.lies == Lies::ByFigure && !t.goesWithFigure && !view.find("player");
    needs("player", t.owned || (t.lies == Lies::ByFigure && !standsAlone), "the name of a player");
    if (view.find("number")) needs("number", t.numbered, "a number");
}

/// Reads tile ids that must be those of bathhouse tiles, each of which is in the box once.
std::vector<std::string> readBathhouseTiles(const Json &value, const Path &path, Reading &reading,
                                            std::vector<std::string> &seen) {
    std::vector<std::string> ids;
    forEachElement(value, path, reading.report, "a list of bathhouse tile ids, such as [\"barber-surgeons/1\"]",
                   [&](const Json &entry, const Path &at, std::size_t) {
                       auto id = readTileName(entry, at, reading);
                       if (!id) return;
                       if (!reading.tile(*id)->bathhousePart())
                           reading.report.wrong(at, "the tile " + inQuotes(*id) +
                                                        " has no bathhouse; only bathhouse tiles belong here");
                       if (std::find(seen.begin(), seen.end(), *id) != seen.end()) {
                           reading.report.wrong(at,
                                                "the tile " + inQuotes(*id) + " is named twice; the box holds it once");
                       }
                       seen.push_back(*id);
                       ids.push_back(std::move(*id));
                   });
    return ids;
}

void checkCounts(const SetupExercise &setup, const Path &path, Reading &reading, bool drawnGiven, bool boxedGiven) {
    const int players = setup.players.value_or(static_cast<int>(reading.players.size()));
    const int right = bathhouseTilesFor(players);
    const int all = bathhouseTilesFor(kMostPlayers);
    const auto check = [&](std::string_view key, const std::vector<std::string> &ids, int wanted) {
        if (static_cast<int>(ids.size()) == wanted) return;
        reading.report.wrong(path / key,
                             "with " + std::to_string(players) + (players == 1 ? " player, " : " players, ") +
                                 std::to_string(wanted) + " bathhouse tiles belong here, not " +
                                 std::to_string(ids.size()) + " (setup-counts)",
                             Problem::Kind::Board);
    };
    if (drawnGiven) check("drawn", setup.drawn, right);
    if (boxedGiven) check("boxed", setup.boxed, all - right);
}

} // namespace

std::vector<OptionShape> optionShapes() {
    std::vector<OptionShape> shapes{
        {"freeRetrieval", {"automatic", "claim"}},
        {"scoreFloor", {"none", "zero"}},
        {"buyBacks", {"any", "one"}},
        {kBoardOption, {"strict", "free"}},
    };
    for (const rules::Expansion *expansion : rules::expansionList()) {
        for (const auto &[name, values] : expansion->options()) shapes.push_back({name, values, expansion->id()});
    }
    return shapes;
}

std::vector<std::string> readModules(const Json &value, const Path &path, Reading &reading) {
    Words known;
    for (const rules::Expansion *expansion : rules::expansionList()) known.push_back(expansion->id());
    std::vector<std::string> modules;
    reading.modulesInDoubt = !value.is_array();
    forEachElement(value, path, reading.report, "a list of modules, such as [\"barber-surgeons\"]",
                   [&](const Json &entry, const Path &at, std::size_t) {
                       const auto module =
                           stringValue(entry, at, reading.report, "the id of a module, such as \"barber-surgeons\"");
                       reading.modulesInDoubt = reading.modulesInDoubt || !module;
                       if (!module) return;
                       if (std::find(known.begin(), known.end(), *module) == known.end()) {
                           reading.modulesInDoubt = true;
                           reading.report.wrong(at, "unknown module " + inQuotes(*module) + idSuggestion(*module, known));
                       } else if (std::find(modules.begin(), modules.end(), *module) != modules.end()) {
                           reading.report.wrong(at,
                                                "the module " + inQuotes(*module) + " is on already; once is enough");
                       } else {
                           modules.push_back(*module);
                       }
                   });
    return modules;
}

std::vector<ScenarioPlayer> readPlayerList(const Json &value, const Path &path, Reading &reading) {
    std::vector<ScenarioPlayer> players;
    if (value.is_array() && (value.empty() || value.size() > rules::kMaxPlayers)) {
        reading.report.wrong(path, "there are " + std::to_string(value.size()) + " players; there must be one to six");
        if (!value.empty()) return players;
    }
    std::vector<std::string> colours;
    forEachElement(
        value, path, reading.report, "a list of one to six players",
        [&](const Json &entry, const Path &here, std::size_t) {
            const ObjectView view(entry, here, reading.report, "a player: an object with \"name\"",
                                  {"name", "color", "score", "supply"}, reading.newerNote());
            ScenarioPlayer &player = players.emplace_back();
            const Json *name = view.need("name", "the player's name");
            if (name) player.name = stringValue(*name, here / "name", reading.report, "the player's name").value_or("");
            if (name && name->is_string()) {
                const std::string trouble = nameTrouble(player.name, reading.players);
                if (!trouble.empty()) reading.report.wrong(here / "name", trouble);
                reading.players.push_back(player.name);
            }
            if (const Json *color = view.find("color")) {
                const Words known = wordsOf(playerColours());
                player.color = stringValue(*color, here / "color", reading.report, "one of " + wordList(known, "or"));
                if (player.color && std::find(known.begin(), known.end(), *player.color) == known.end()) {
                    reading.report.wrong(here / "color", "unknown colour " + inQuotes(*player.color) +
                                                             suggestion(*player.color, known));
                } else if (player.color && std::find(colours.begin(), colours.end(), *player.color) != colours.end()) {
                    reading.report.wrong(here / "color",
                                         "another player is " + *player.color + " already; each colour is there once");
                }
                if (player.color) colours.push_back(*player.color);
            }
            if (const Json *score = view.find("score")) player.score = readPoints(*score, here / "score", reading);
            if (const Json *supply = view.find("supply")) player.supply = readSupply(*supply, here / "supply", reading);
        });
    return players;
}

std::map<std::string, std::string> readOptions(const Json &value, const Path &path, Reading &reading) {
    const std::vector<OptionShape> shapes = optionShapes();
    std::map<std::string, std::string> options;
    forEachEntry(value, path, reading, "an object of options, such as { \"freeRetrieval\": \"claim\" }",
                 [&](const std::string &name, const Json &entry, const Path &at) {
                     const auto shape = std::find_if(shapes.begin(), shapes.end(),
                                                     [&](const OptionShape &s) { return s.name == name; });
                     if (shape == shapes.end()) {
                         Words names;
                         for (const OptionShape &s : shapes) names.push_back(s.name);
                         reading.report.wrong(at, "unknown option " + inQuotes(name) + suggestion(name, names) +
                                                      std::string(reading.newerNote()));
                         return;
                     }
                     if (!reading.isOn(shape->module)) {
                         reading.report.wrong(at,
                                              "the option " + inQuotes(name) + " belongs to the module " +
                                                  inQuotes(shape->module) + ", which is off",
                                              Problem::Kind::Board);
                     }
                     const auto word = stringValue(entry, at, reading.report, wordList(shape->values, "or"));
                     if (word && std::find(shape->values.begin(), shape->values.end(), *word) == shape->values.end()) {
                         reading.report.wrong(at, inQuotes(*word) + " is no value of this option; it must be " +
                                                      wordList(shape->values, "or"));
                     } else if (word) {
                         options[name] = *word;
                     }
                 });
    return options;
}

std::vector<TokenEntry> readTokens(const Json &value, const Path &path, Reading &reading) {
    std::vector<TokenEntry> tokens;
    forEachElement(
        value, path, reading.report, "a list of tokens", [&](const Json &entry, const Path &here, std::size_t) {
            const ObjectView view(entry, here, reading.report, "a token: an object with \"token\"",
                                  {"token", "at", "on", "player", "number"}, reading.newerNote());
            TokenEntry token;
            bool named = false;
            if (const Json *word = view.need("token", "the word of a token")) {
                token.token = stringValue(*word, here / "token", reading.report, "the word of a token").value_or("");
                named = word->is_string();
            }
            if (const Json *at = view.find("at")) token.at = readPosition(*at, here / "at", reading);
            if (const Json *on = view.find("on"))
                if (const auto part = readPartName(*on, here / "on", reading)) token.on = rules::toString(*part);
            if (const Json *player = view.find("player"))
                token.player = readPlayerName(*player, here / "player", reading);
            if (const Json *number = view.find("number")) token.number = readPoints(*number, here / "number", reading);
            if (named) checkToken(token, view, here, reading);
            tokens.push_back(std::move(token));
        });
    return tokens;
}

SetupExercise readSetup(const Json &value, const Path &path, Reading &reading) {
    SetupExercise setup;
    const std::size_t before = reading.report.size();
    const ObjectView view(value, path, reading.report, "an object with \"players\", \"drawn\" and \"boxed\"",
                          {"players", "drawn", "boxed"}, reading.newerNote());
    if (!view) return setup;
    if (const Json *players = view.find("players"))
        setup.players = wholeNumber(*players, path / "players", reading.report, 1, kMostPlayers);
    std::vector<std::string> seen;
    const Json *drawn = view.find("drawn");
    const Json *boxed = view.find("boxed");
    if (drawn) setup.drawn = readBathhouseTiles(*drawn, path / "drawn", reading, seen);
    if (boxed) setup.boxed = readBathhouseTiles(*boxed, path / "boxed", reading, seen);
    if (reading.report.size() == before) checkCounts(setup, path, reading, drawn != nullptr, boxed != nullptr);
    return setup;
}

} // namespace bathhouse::scenario
