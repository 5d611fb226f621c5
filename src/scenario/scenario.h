// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"
#include "scenario/problem.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace bathhouse::scenario {

using rules::Position;
using rules::Rotation;

/// A text in several languages, CommonMark without HTML. `plain`: written as one string, which means English.
struct Text {
    std::map<std::string, std::string> byLanguage;  ///< "en", "fr", "nl", "de", …
    bool plain = false;
    /// The text in `language`, else in English, else in any language, else "".
    const std::string &in(const std::string &language) const;
    bool empty() const { return byLanguage.empty(); }
    friend bool operator==(const Text &, const Text &) = default;
};

/// The colours of the players, in the order in which they are given out.
const std::vector<std::string> &playerColours();

struct ScenarioPlayer {
    std::string name;
    std::optional<std::string> color;  ///< as written; see Scenario::colours() for what it comes to
    std::optional<int> score;
    std::optional<std::map<std::string, int>> supply;
    friend bool operator==(const ScenarioPlayer &, const ScenarioPlayer &) = default;
};

struct LaidEntry {
    std::string tile;
    Position at;
    Rotation rotation = Rotation::None;
    friend bool operator==(const LaidEntry &, const LaidEntry &) = default;
};

struct FigureEntry {
    std::string player;
    Position at;
    rules::PartName on;
    std::string figure = "meeple";
    friend bool operator==(const FigureEntry &, const FigureEntry &) = default;
};

struct TokenEntry {
    std::string token;
    std::optional<Position> at;
    std::optional<std::string> on;
    std::optional<std::string> player;
    std::optional<int> number = {};  ///< its value, if it has one; left out: 0
    friend bool operator==(const TokenEntry &, const TokenEntry &) = default;
};

struct ExpectedBathhouse {
    Position at;
    std::optional<std::string> occupant;  ///< nothing: must be free
    friend bool operator==(const ExpectedBathhouse &, const ExpectedBathhouse &) = default;
};

struct ExpectedDecision {
    std::string kind;
    std::optional<std::string> player;
    friend bool operator==(const ExpectedDecision &, const ExpectedDecision &) = default;
};

/// What must hold; keys that are missing are not compared.
struct Expectation {
    std::optional<std::map<std::string, int>> scores;
    std::optional<std::map<std::string, std::map<std::string, int>>> supply;
    std::optional<std::vector<ExpectedBathhouse>> bathhouses;
    std::optional<std::vector<FigureEntry>> figures;
    std::optional<std::vector<TokenEntry>> tokens;
    std::optional<ExpectedDecision> decision;
    std::optional<std::string> refused;              ///< rule id, on moves only
    std::optional<std::vector<std::string>> rules;   ///< must be cited
    friend bool operator==(const Expectation &, const Expectation &) = default;
};

/// One entry of `moves` as written. What it means on the board is worked out when it is played.
struct MoveEntry {
    std::string move;  ///< "place", "pass", …
    std::optional<std::string> tile;
    std::optional<Position> at;
    std::optional<Rotation> rotation;
    std::optional<rules::PartName> on;
    std::optional<std::string> figure;
    std::optional<int> number;  ///< for moves of expansions
    std::optional<Text> comment;
    std::optional<Expectation> expect;
    /// The entry as JSON text, as it stands in the file or as the writer would write it; echoed by `explain`.
    std::string written;
    /// The same content; how it was written does not matter.
    friend bool operator==(const MoveEntry &a, const MoveEntry &b) {
        return a.move == b.move && a.tile == b.tile && a.at == b.at && a.rotation == b.rotation && a.on == b.on && a.figure == b.figure
               && a.number == b.number && a.comment == b.comment && a.expect == b.expect;
    }
};

struct Variation {
    int before = 0;
    std::optional<Text> title;
    std::vector<MoveEntry> moves;
    std::vector<Variation> variations;
    friend bool operator==(const Variation &, const Variation &) = default;
};

struct Choice {
    Text text;
    std::optional<Text> feedback;
    friend bool operator==(const Choice &, const Choice &) = default;
};

struct Place {  ///< an `at` with or without `on`, as an answer
    Position at;
    std::optional<rules::PartName> on;
    friend bool operator==(const Place &, const Place &) = default;
};

struct WrongPoints {
    std::map<std::string, int> points;
    Text feedback;
    friend bool operator==(const WrongPoints &, const WrongPoints &) = default;
};

enum class QuestionKind { Choice, YesNo, Points, Tile, Figure, Bathhouse, Order, Places };

struct EngineAnswers {
    friend bool operator==(const EngineAnswers &, const EngineAnswers &) = default;
};

/// choice: indexes · yes-no: bool · points: by player · tile, figure, bathhouse, places: places · order: orders of
/// choices.
using Answers = std::variant<EngineAnswers, std::vector<int>, bool, std::map<std::string, int>, std::vector<Place>,
                             std::vector<std::vector<int>>>;

struct Question {
    int before = 0;
    QuestionKind kind = QuestionKind::Choice;
    Text ask;
    std::vector<Choice> choices;
    Answers answers;
    std::vector<Text> hints;
    std::vector<std::string> because;
    std::optional<Text> otherwise;
    std::vector<WrongPoints> wrong;
    bool all = false;
    friend bool operator==(const Question &, const Question &) = default;
};

struct SetupExercise {
    std::optional<int> players;
    std::vector<std::string> drawn;
    std::vector<std::string> boxed;
    friend bool operator==(const SetupExercise &, const SetupExercise &) = default;
};

/// A scenario file in memory: everything that is in the file and nothing else. Optional keys that were written keep
/// being written, so loading and saving lose nothing.
struct Scenario {
    std::string format = "bathhouse-scenario/1";
    std::optional<std::string> schema;  ///< $schema
    std::optional<std::string> id;
    std::optional<Text> title;
    std::optional<Text> summary;
    std::vector<std::string> teaches;
    std::optional<std::vector<std::string>> expansions;
    std::map<std::string, std::string> options;
    std::vector<ScenarioPlayer> players;
    std::vector<LaidEntry> board;
    std::vector<FigureEntry> figures;
    std::vector<TokenEntry> tokens;
    std::optional<SetupExercise> setup;
    std::optional<std::string> toMove;
    std::vector<std::string> draw;
    std::vector<MoveEntry> moves;
    std::vector<Variation> variations;
    std::vector<Question> questions;
    std::optional<Expectation> expect;
    std::vector<rules::Tile> customTiles;
    friend bool operator==(const Scenario &, const Scenario &) = default;

    /// The modules that are on: `expansions`, or barber-surgeons alone if not given.
    std::vector<std::string> modules() const;
    /// One of red, blue, green, yellow, black, pink per player, as the contract gives them out.
    std::vector<std::string> colours() const;
};

} // namespace bathhouse::scenario
