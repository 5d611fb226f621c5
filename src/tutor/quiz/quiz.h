// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"
#include "scenario/run.h"

#include <array>

/// Questions of a scenario: whether an answer is right, what is wrong with it, hints, the solution. What the position
/// says is asked of the engine; no rule is decided here. See docs/learning.md.
namespace bathhouse::tutor::quiz {

/// What a learner answers. choice: indexes of choices · yes-no: bool · points: by player, who is left out gets 0 ·
/// order: the choices in order · tile, figure, bathhouse, places: places.
using Given = std::variant<std::vector<int>, bool, std::map<std::string, int>, std::vector<scenario::Place>>;

/// A question with the line of moves it is asked in. Refers to both.
struct Asked {
    const scenario::Question &question;
    const scenario::Run &run;
    std::string language = "en";
};

/// A paragraph for the learner: CommonMark if it holds an author's words, else plain.
struct Said {
    std::string text;
    bool commonMark = false;
    friend bool operator==(const Said &, const Said &) = default;
};

/// What is said of an answer, and what on the board it is about.
struct Verdict {
    bool right = false;
    std::vector<Said> feedback = {};      ///< right: the answer with its reason; wrong: what is wrong. Never empty
    std::vector<std::string> rules = {};  ///< cards behind it
    std::vector<rules::Position> tiles = {};
    std::vector<rules::FigureAt> figures = {};
};

/// The right answers: as written, or the engine's. Nothing if the moves do not lead to the question or the position gives
/// no answer: then it cannot be asked.
std::optional<scenario::Answers> rightAnswers(const Asked &);

/// Judges an answer to a question that can be asked. The author's own words come first; for points the wrong term is named.
Verdict judge(const Asked &, const Given &);

/// One rung of help.
struct Hint {
    std::vector<Said> said = {};
    std::vector<rules::Position> tiles = {};  ///< what lights up
    std::vector<rules::FigureAt> figures = {};
};
inline constexpr std::size_t kRungs = 3;
/// The rule, where to look, the solution. Written hints take the rungs in order; the last one always holds the solution.
std::array<Hint, kRungs> hints(const Asked &);

/// The right answer in words, with its sum. Several right answers: the first.
std::vector<Said> solution(const Asked &);

/// A row of how the points of a step come about.
struct SumRow {
    std::string sentence;
    std::optional<int> points = {};
    int depth = 0;         ///< 0: a player, 1: what brings points, 2: a term of it
    bool differs = false;  ///< the answer has this wrong
    std::vector<rules::Position> tiles = {};
    std::vector<rules::FigureAt> figures = {};
};

/// What shows where an answer leads.
struct Trial {
    std::vector<rules::Move> moves = {};  ///< to be played where the question is asked, allowed or not
    std::vector<SumRow> sum = {};         ///< points: the step term by term
    explicit operator bool() const { return !moves.empty() || !sum.empty(); }
};
/// Played are: a place for a meeple or a guest; a figure in place of the one that the next move takes; an order of the
/// scorings that wait; yes to what the next move is refused for. Empty where nothing can be shown, and for a right answer.
Trial whatWouldHappen(const Asked &, const Given &);

} // namespace bathhouse::tutor::quiz
