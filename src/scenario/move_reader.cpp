// SPDX-License-Identifier: MIT
#include "scenario/move_reader.h"
#include "rules/expansions/expansion.h"
#include "scenario/setup_reader.h"

#include <algorithm>
#include <limits>

namespace bathhouse::scenario {

namespace {

constexpr std::size_t kMaxMoves = 100'000;
constexpr std::string_view kNeedsAt = "a place [x, y]";
constexpr std::string_view kNeedsOn = "a part of the tile, such as \"road W\"";

/// The keys of a kind of move besides `move`, `comment` and `expect`.
struct MoveShape {
    std::string_view word;
    Words needed;
    Words allowed;
    std::string_view module = {};
};

const std::vector<MoveShape> &moveShapes() {
    static const std::vector<MoveShape> shapes = [] {
        std::vector<MoveShape> all{
            {"place", {"at"}, {"tile", "rotation"}},
            {"claim", {"at"}, {}},
            {"buy-back", {"at"}, {}},
            {"meeple", {"on"}, {"figure"}},
            {"withdraw", {"at"}, {}},
            {"pass", {}, {}},
            {"score", {"at", "on"}, {}},
            {"bathhouse", {"at"}, {}},
            {"discard", {}, {}},
            {"end-game", {}, {}},
        };
        for (const rules::Expansion *expansion : rules::expansionList()) {
            for (const std::string_view word : expansion->moveWords()) {
                const bool known =
                    std::any_of(all.begin(), all.end(), [word](const MoveShape &shape) { return shape.word == word; });
                if (!known)
                    all.push_back({word, {}, {"tile", "at", "rotation", "on", "figure", "number"}, expansion->id()});
            }
        }
        return all;
    }();
    return shapes;
}

const MoveShape *shapeOf(const Json &move, const Path &path, Reading &reading) {
    const auto word = stringValue(move, path, reading.report, "the word of a move, such as \"place\"");
    if (!word) return nullptr;
    Words words;
    for (const MoveShape &shape : moveShapes()) {
        if (shape.word == *word) {
            if (!reading.isOn(shape.module))
                reading.report.wrong(path,
                                     "the move " + inQuotes(*word) + " belongs to the module " +
                                         inQuotes(shape.module) + ", which is off; add " + inQuotes(shape.module) +
                                         " to \"expansions\" to use it",
                                     Problem::Kind::Board);
            return &shape;
        }
        words.push_back(shape.word);
    }
    std::string message = "unknown move " + inQuotes(*word);
    if (const auto near = nearest(*word, words))
        message += "; did you mean " + inQuotes(*near) + "?";
    else
        message += "; the moves are " + wordList(words);
    reading.report.wrong(path, message.append(reading.newerNote()));
    return nullptr;
}

/// The keys that any kind of move has, for an entry whose own kind is unknown.
Words allKeys() {
    Words keys{"move", "comment", "expect"};
    for (const MoveShape &shape : moveShapes()) {
        for (const Words *more : {&shape.needed, &shape.allowed}) {
            for (const std::string_view key : *more) {
                if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
            }
        }
    }
    return keys;
}

void readMoveValues(const ObjectView &view, const Path &path, Reading &reading, MoveEntry &entry) {
    if (const Json *tile = view.find("tile")) entry.tile = readTileName(*tile, path / "tile", reading);
    if (const Json *at = view.find("at")) entry.at = readPosition(*at, path / "at", reading);
    if (const Json *rotation = view.find("rotation"))
        entry.rotation = readRotation(*rotation, path / "rotation", reading);
    if (const Json *on = view.find("on")) entry.on = readPartName(*on, path / "on", reading);
    if (const Json *figure = view.find("figure")) entry.figure = readFigureName(*figure, path / "figure", reading);
    if (const Json *number = view.find("number")) {
        entry.number = wholeNumber(*number, path / "number", reading.report, std::numeric_limits<int>::min(),
                                   std::numeric_limits<int>::max());
    }
    if (const Json *comment = view.find("comment")) entry.comment = readText(*comment, path / "comment", reading);
    if (const Json *expect = view.find("expect"))
        entry.expect = readExpectation(*expect, path / "expect", reading, ExpectedOf::Move);
}

std::vector<ExpectedBathhouse> readBathhouses(const Json &value, const Path &path, Reading &reading) {
    std::vector<ExpectedBathhouse> bathhouses;
    forEachElement(value, path, reading.report, "a list of bathhouses with \"at\" and \"occupant\"",
                   [&](const Json &entry, const Path &here, std::size_t) {
                       const ObjectView view(entry, here, reading.report, "an object with \"at\" and \"occupant\"",
                                             {"at", "occupant"}, reading.newerNote());
                       const Json *at = view.need("at", kNeedsAt);
                       const Json *occupant =
                           view.need("occupant", "the name of a player, or null if the bathhouse must be free");
                       const auto position = at ? readPosition(*at, here / "at", reading) : std::nullopt;
                       const auto name = occupant && !occupant->is_null()
                                             ? readPlayerName(*occupant, here / "occupant", reading)
                                             : std::nullopt;
                       if (position) bathhouses.push_back({*position, name});
                   });
    return bathhouses;
}

Words decisionWords() {
    Words words{"place-tile", "claim", "after-placing", "score-order", "bathhouse", "game-over"};
    for (const rules::Expansion *expansion : rules::expansionList()) {
        for (const std::string_view word : expansion->questions()) words.push_back(word);
    }
    return words;
}

ExpectedDecision readDecision(const Json &value, const Path &path, Reading &reading) {
    ExpectedDecision decision;
    const ObjectView view(value, path, reading.report, "a decision: an object with \"kind\" and perhaps \"player\"",
                          {"kind", "player"}, reading.newerNote());
    const Words words = decisionWords();
    if (const Json *kind = view.need("kind", "one of " + wordList(words, "or"))) {
        decision.kind =
            stringValue(*kind, path / "kind", reading.report, "one of " + wordList(words, "or")).value_or("");
        if (kind->is_string() && std::find(words.begin(), words.end(), decision.kind) == words.end()) {
            reading.report.wrong(path / "kind",
                                 "unknown decision " + inQuotes(decision.kind) + suggestion(decision.kind, words));
        }
    }
    if (const Json *player = view.find("player")) {
        decision.player = readPlayerName(*player, path / "player", reading);
        if (decision.kind == "game-over")
            reading.report.wrong(path / "player", "a game that is over waits for nobody; leave \"player\" out");
    }
    return decision;
}

void readSupplies(const Json &value, const Path &path, Reading &reading, Expectation &expectation) {
    auto &supply = expectation.supply.emplace();
    forEachEntry(value, path, reading, "figures by player, such as { \"Red\": { \"meeple\": 5 } }",
                 [&](const std::string &player, const Json &kinds, const Path &at) {
                     const bool known = readPlayerName(Json(player), at, reading).has_value();
                     auto figures = readSupply(kinds, at, reading);
                     if (known) supply[player] = std::move(figures);
                 });
}

}  // namespace

MoveEntry readMove(const Json &value, const Path &path, Reading &reading) {
    MoveEntry entry;
    entry.written = value.dump();
    if (!value.is_object()) {
        wrongType(reading.report, path, "a move: an object with \"move\"", value);
        return entry;
    }
    const auto move = value.find("move");
    if (move == value.end())
        reading.report.wrong(path / "move", "missing; it must be the word of a move, such as \"place\"");
    const MoveShape *shape = move == value.end() ? nullptr : shapeOf(*move, path / "move", reading);
    Words keys{"move", "comment", "expect"};
    if (!shape) {
        keys = allKeys();
    } else {
        entry.move = shape->word;
        keys.insert(keys.end(), shape->needed.begin(), shape->needed.end());
        keys.insert(keys.end(), shape->allowed.begin(), shape->allowed.end());
    }
    const std::string kind = shape ? " in the move " + inQuotes(shape->word) : std::string{};
    const ObjectView view(value, path, reading.report, "a move", keys, kind + std::string(reading.newerNote()));
    if (shape) {
        for (const std::string_view key : shape->needed) view.need(key, key == "at" ? kNeedsAt : kNeedsOn);
    }
    readMoveValues(view, path, reading, entry);
    return entry;
}

std::optional<Expectation> readExpectation(const Json &value, const Path &path, Reading &reading, ExpectedOf of) {
    Words keys{"scores", "supply", "bathhouses", "figures", "tokens", "decision", "rules"};
    if (of == ExpectedOf::Move) keys.push_back("refused");
    const bool misplaced = of == ExpectedOf::WholeLine && value.is_object() && value.contains("refused");
    const std::string_view note =
        misplaced ? "; \"refused\" belongs into the \"expect\" of a move" : reading.newerNote();
    const ObjectView view(value, path, reading.report, "an object that says what must hold", keys, note);
    if (!view) return std::nullopt;
    Expectation expectation;
    if (const Json *scores = view.find("scores")) expectation.scores = readScores(*scores, path / "scores", reading);
    if (const Json *supply = view.find("supply")) readSupplies(*supply, path / "supply", reading, expectation);
    if (const Json *bathhouses = view.find("bathhouses"))
        expectation.bathhouses = readBathhouses(*bathhouses, path / "bathhouses", reading);
    if (const Json *figures = view.find("figures")) {
        auto &entries = expectation.figures.emplace();
        forEachElement(*figures, path / "figures", reading.report, "a list of figures",
                       [&](const Json &figure, const Path &at, std::size_t) {
                           if (auto entry = readFigureEntry(figure, at, reading)) entries.push_back(std::move(*entry));
                       });
    }
    if (const Json *tokens = view.find("tokens")) expectation.tokens = readTokens(*tokens, path / "tokens", reading);
    if (const Json *decision = view.find("decision"))
        expectation.decision = readDecision(*decision, path / "decision", reading);
    const Json *refused = of == ExpectedOf::Move ? view.find("refused") : nullptr;
    if (refused) expectation.refused = readRuleId(*refused, path / "refused", reading);
    if (const Json *rules = view.find("rules")) expectation.rules = readRuleIds(*rules, path / "rules", reading);
    return expectation;
}

std::vector<MoveEntry> readMoves(const Json &value, const Path &path, Reading &reading) {
    std::vector<MoveEntry> moves;
    if (value.is_array()) {
        reading.moves += value.size();
        if (reading.moves > kMaxMoves) {
            reading.report.wrong(path, "too many moves; the limit is 100,000, variations included");
            return moves;
        }
        moves.reserve(value.size());
    }
    forEachElement(value, path, reading.report, "a list of moves", [&](const Json &move, const Path &at, std::size_t) {
        moves.push_back(readMove(move, at, reading));
    });
    return moves;
}

std::vector<Variation> readVariations(const Json &value, const Path &path, Reading &reading, std::size_t moves) {
    std::vector<Variation> variations;
    forEachElement(
        value, path, reading.report, "a list of variations", [&](const Json &entry, const Path &here, std::size_t) {
            const ObjectView view(entry, here, reading.report, "a variation: an object with \"before\" and \"moves\"",
                                  {"before", "title", "moves", "variations"}, reading.newerNote());
            if (!view) return;
            Variation variation;
            if (const Json *before =
                    view.need("before", "the number of the move it branches off before, counted from 0")) {
                variation.before =
                    wholeNumber(*before, here / "before", reading.report, 0, static_cast<int>(moves)).value_or(0);
            }
            if (const Json *title = view.find("title")) variation.title = readText(*title, here / "title", reading);
            if (const Json *own = view.need("moves", "a list of moves"))
                variation.moves = readMoves(*own, here / "moves", reading);
            if (const Json *inner = view.find("variations")) {
                variation.variations = readVariations(*inner, here / "variations", reading, variation.moves.size());
            }
            variations.push_back(std::move(variation));
        });
    return variations;
}

}  // namespace bathhouse::scenario
