// SPDX-License-Identifier: MIT
#pragma once
#include "support/dice.h"
#include "ui/scenario_document.h"

#include <QString>

namespace bathhouse::test {

/// What an author may do, chosen at random: every function of the document that changes something, with arguments that are
/// sensible, odd or refused.
class EditorActions {
public:
    EditorActions(ui::ScenarioDocument &document, std::uint64_t seed) : document_(document), dice_(seed) {}

    static constexpr int kKinds = 35;
    /// Does one thing of a kind (0 to kKinds - 1).
    void act(int kind) {
        if (kind < 12)
            actOnBoard(kind);
        else if (kind < 23)
            actOnFacts(kind);
        else
            actOnLines(kind);
    }
    void actAtRandom() { act(below(kKinds)); }

private:
    using Path = ui::LinePath;

    int below(int count) { return static_cast<int>(dice_.below(static_cast<std::size_t>(std::max(1, count)))); }
    std::size_t upTo(std::size_t count) { return dice_.below(count + 1); }
    bool coin() { return below(2) == 0; }
    rules::Position place() { return {below(6) - 3, below(6) - 3}; }
    rules::Rotation rotation() { return static_cast<rules::Rotation>(below(4)); }
    QVector<rules::Position> places() {
        QVector<rules::Position> places;
        const rules::Position from = place();
        const int columns = 1 + below(3);
        const int rows = 1 + below(3);
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < columns; ++x) places.push_back({from.x + x, from.y + y});
        return places;
    }
    std::string tile() {
        static const char *const tiles[] = {
            "base/D", "base/E", "base/L", "base/B", "barber-surgeons/3", "barber-surgeons/1", "inns-and-cathedrals/K",
            "no/such"};
        return tiles[below(8)];
    }
    std::string player() {
        const auto &players = document_.scenario().players;
        return coin() ? players[dice_.below(players.size())].name : "Nobody";
    }
    rules::PartName part() {
        static const char *const parts[] = {"road W", "city N", "field EL", "bathhouse", "monastery"};
        return *rules::partNameFrom(parts[below(5)]);
    }
    QString words() {
        static const char *const words[] = {"", "A road", "Two <b>scorings</b>",
                                            "\xc3\x9c"
                                            "ber die Br\xc3\xbc"
                                            "cke",
                                            "line\nbreak \"quoted\" \\"};
        return QString::fromUtf8(words[below(5)]);
    }
    QString language() { return coin() ? QStringLiteral("en") : QStringLiteral("fr"); }
    scenario::FigureEntry figure() { return {player(), place(), part(), coin() ? "meeple" : "large-meeple"}; }
    scenario::MoveEntry move() {
        scenario::MoveEntry entry;
        switch (below(4)) {
        case 0:
            entry.move = "place";
            entry.at = place();
            entry.rotation = rotation();
            if (coin()) entry.tile = "base/E";
            break;
        case 1:
            entry.move = "meeple";
            entry.on = part();
            break;
        case 2:
            entry.move = "bathhouse";
            entry.at = place();
            break;
        default: entry.move = "pass";
        }
        return entry;
    }
    scenario::Expectation expectation() {
        scenario::Expectation expect;
        const std::string name = document_.scenario().players.front().name;
        if (coin()) expect.scores = {{name, below(50) - 5}};
        if (coin()) expect.supply = {{name, {{"meeple", below(8)}}}};
        if (coin()) expect.bathhouses = {{{place(), name}, {place(), std::nullopt}}};
        if (coin()) expect.figures = {{{name, place(), part(), "meeple"}}};
        if (coin()) expect.decision = {{"place-tile", name}};
        if (coin()) expect.rules = {{"base-place"}};
        return expect;
    }
    scenario::Question question() {
        scenario::Question made;
        made.kind = static_cast<scenario::QuestionKind>(below(8));
        made.before = below(static_cast<int>(document_.scenario().moves.size()) + 1);
        if (coin()) made.ask.byLanguage["en"] = "What happens?";
        using Kind = scenario::QuestionKind;
        switch (made.kind) {
        case Kind::Choice:
            if (coin()) made.choices = {{{{{"en", "This"}}, false}, std::nullopt}, {{{{"en", "That"}}, false}, {}}};
            made.answers = made.choices.empty() ? std::vector<int>{} : std::vector<int>{1};
            break;
        case Kind::Order:
            made.choices = {{{{{"en", "This"}}, false}, std::nullopt}, {{{{"en", "That"}}, false}, {}}};
            made.answers = coin() ? std::vector<std::vector<int>>{} : std::vector<std::vector<int>>{{1, 0}};
            break;
        case Kind::YesNo: made.answers = coin(); break;
        case Kind::Points:
            if (coin())
                made.answers = std::map<std::string, int>{{document_.scenario().players.front().name, 4}};
            else
                made.answers = scenario::EngineAnswers{};
            break;
        default:
            if (coin())
                made.answers = std::vector<scenario::Place>{};
            else
                made.answers = std::vector<scenario::Place>{{place(), std::nullopt}};
            if (auto &at = std::get<std::vector<scenario::Place>>(made.answers);
                made.kind == Kind::Figure && !at.empty())
                at.front().on = part();
        }
        if (coin()) made.hints.push_back({{{"en", "Look."}}, true});
        if (coin()) made.because = {"visit-single-meeple"};
        return made;
    }
    Path line() {
        Path path;
        const auto &variations = document_.scenario().variations;
        if (variations.empty() || coin()) return path;
        path.push_back(dice_.below(variations.size()));
        const auto &inner = variations[path[0]].variations;
        if (!inner.empty() && coin()) path.push_back(dice_.below(inner.size()));
        return path;
    }
    std::size_t moveCount(const Path &path) { return document_.moves(path)->size(); }

    void actOnBoard(int kind) {
        const auto &scenario = document_.scenario();
        switch (kind) {
        case 0:
        case 1:
        case 2: document_.placeTile(tile(), place(), rotation()); break;
        case 3: document_.removeTiles({place()}); break;
        case 4: document_.removeTiles(below(6) == 0 ? places() : QVector{place()}); break;
        case 5: document_.moveTiles(places(), below(5) - 2, below(5) - 2); break;
        case 6: document_.turnTiles(places(), below(5) - 1); break;
        case 7: document_.paste(ui::ScenarioDocument::turned(document_.cutting(places()), below(4)), place()); break;
        case 8: document_.addFigure(figure()); break;
        case 9: document_.removeFigures({upTo(scenario.figures.size())}); break;
        case 10: document_.moveFigure(upTo(scenario.figures.size()), place(), part()); break;
        default:
            document_.replaceFigure(upTo(scenario.figures.size()),
                                    figure().player == "Nobody"
                                        ? scenario::FigureEntry{scenario.players[0].name, place(), part(), "abbot"}
                                        : scenario::FigureEntry{scenario.players[0].name, place(), part(), "meeple"});
        }
    }
    void actOnFacts(int kind) {
        const auto &scenario = document_.scenario();
        switch (kind) {
        case 12: {
            scenario::ScenarioPlayer added;
            added.name = "P" + std::to_string(below(9));
            if (coin()) added.supply = {{"meeple", below(8)}};
            document_.addPlayer(added);
            break;
        }
        case 13: document_.removePlayer(upTo(scenario.players.size())); break;
        case 14: {
            const std::size_t index = dice_.below(scenario.players.size());
            scenario::ScenarioPlayer changed = scenario.players[index];
            if (coin()) changed.name = "Q" + std::to_string(below(9));
            if (coin()) changed.score = below(99);
            if (coin()) changed.color = scenario::playerColours()[static_cast<std::size_t>(below(6))];
            if (coin()) changed.supply = {{"meeple", below(8)}};
            document_.replacePlayer(index, changed, coin() ? QStringLiteral("name") : QString());
            break;
        }
        case 15: document_.movePlayer(upTo(scenario.players.size()), upTo(scenario.players.size())); break;
        case 16:
            if (coin()) document_.endTyping();
            document_.setTitle(language(), words());
            break;
        case 17: document_.setSummary(language(), words()); break;
        case 18: document_.setId(coin() ? QStringLiteral("an-id-%1").arg(below(9)) : words()); break;
        case 19:
            document_.setTeaches(coin() ? std::vector<std::string>{"visit-mandatory"} : std::vector<std::string>{});
            break;
        case 20:
            document_.setExpansions(coin()   ? std::optional(std::vector<std::string>{"inns-and-cathedrals"})
                                    : coin() ? std::optional(std::vector<std::string>{})
                                             : std::nullopt);
            break;
        case 21:
            document_.setOption("freeRetrieval", coin() ? std::optional<std::string>("claim") : std::nullopt);
            document_.setToMove(coin() ? std::optional(scenario.players.back().name) : std::nullopt);
            break;
        default:
            if (coin()) {
                document_.setDraw({"base/E", "base/D"});
            } else {
                rules::Tile own = *scenario::TileLibrary::shipped().find(coin() ? "base/E" : "barber-surgeons/3");
                own.id = "mine/" + std::to_string(below(3));
                const auto &tiles = scenario.customTiles;
                document_.setCustomTile(tiles.empty() || coin() ? std::nullopt : std::optional(upTo(tiles.size())),
                                        own);
                document_.placeTile(own.id, place(), rotation());
                document_.removeCustomTile(upTo(tiles.size()));
            }
        }
    }
    void actOnLines(int kind) {
        const auto &scenario = document_.scenario();
        const Path path = line();
        switch (kind) {
        case 23:
        case 24: document_.insertMove(path, upTo(moveCount(path)), move()); break;
        case 25: document_.replaceMove(path, upTo(moveCount(path)), move()); break;
        case 26: document_.removeMove(path, upTo(moveCount(path))); break;
        case 27: document_.moveMove(path, upTo(moveCount(path)), upTo(moveCount(path))); break;
        case 28: document_.setComment(path, upTo(moveCount(path)), language(), words()); break;
        case 29: document_.setExpected(path, upTo(moveCount(path)), expectation()); break;
        case 30: document_.addVariation(path, below(static_cast<int>(moveCount(path)) + 2), {move(), move()}); break;
        case 31:
            if (below(3) == 0)
                document_.removeVariation(path);
            else
                document_.setVariationTitle(path, language(), words());
            break;
        case 32: document_.setExpectation(coin() ? std::optional(expectation()) : std::nullopt); break;
        case 33: {
            scenario::SetupExercise setup;
            if (coin()) setup.players = 1 + below(6);
            if (coin()) setup.drawn = {"barber-surgeons/1", "barber-surgeons/2"};
            if (coin()) setup.boxed = {"barber-surgeons/3"};
            document_.setSetup(coin() ? std::optional(setup) : std::nullopt);
            break;
        }
        default:
            if (coin())
                document_.insertQuestion(upTo(scenario.questions.size()), question());
            else if (coin())
                document_.replaceQuestion(upTo(scenario.questions.size()), question(), QStringLiteral("ask"));
            else
                document_.removeQuestion(upTo(scenario.questions.size()));
        }
    }

    ui::ScenarioDocument &document_;
    Dice dice_;
};

}  // namespace bathhouse::test
