// SPDX-License-Identifier: MIT
#include "scenario/question_reader.h"

#include <algorithm>

namespace bathhouse::scenario {

namespace {

constexpr std::array<std::string_view, 8> kKindNames{"choice", "yes-no",    "points", "tile",
                                                     "figure", "bathhouse", "order",  "places"};
constexpr std::size_t kMaxHints = 3;

bool mayAskEngine(QuestionKind kind) {
    return kind == QuestionKind::Points || kind == QuestionKind::Places || kind == QuestionKind::Bathhouse;
}

/// Reads one question; its kind decides which other keys make sense.
class QuestionReader {
public:
    QuestionReader(const ObjectView &view, const Path &path, Reading &reading, std::size_t moves)
        : view_(view), path_(path), reading_(reading), moves_(moves) {}

    Question read() {
        const bool known = readKind();
        if (const Json *before = view_.need("before", "the number of the move it is asked before, counted from 0")) {
            question_.before =
                wholeNumber(*before, path_ / "before", reading_.report, 0, static_cast<int>(moves_)).value_or(0);
        }
        if (const Json *ask = view_.need("ask", "the question as a text"))
            question_.ask = readText(*ask, path_ / "ask", reading_).value_or(Text{});
        readHints();
        if (const Json *because = view_.find("because"))
            question_.because = readRuleIds(*because, path_ / "because", reading_);
        if (const Json *otherwise = view_.find("otherwise"))
            question_.otherwise = readText(*otherwise, path_ / "otherwise", reading_);
        if (known) readWhatTheKindHas();
        return std::move(question_);
    }

private:
    bool readKind() {
        const Words words = wordsOf(kKindNames);
        const Json *kind = view_.need("kind", "one of " + wordList(words, "or"));
        const auto word = kind ? stringValue(*kind, path_ / "kind", reading_.report, "one of " + wordList(words, "or"))
                               : std::nullopt;
        if (!word) return false;
        const auto found = std::find(kKindNames.begin(), kKindNames.end(), *word);
        if (found == kKindNames.end()) {
            reading_.report.wrong(path_ / "kind", "unknown kind of question " + inQuotes(*word) +
                                                      suggestion(*word, words) + std::string(reading_.newerNote()));
            return false;
        }
        question_.kind = static_cast<QuestionKind>(found - kKindNames.begin());
        return true;
    }

    void readHints() {
        const Json *hints = view_.find("hints");
        if (!hints) return;
        const Path path = path_ / "hints";
        forEachElement(*hints, path, reading_.report, "a list of up to three texts",
                       [&](const Json &hint, const Path &at, std::size_t i) {
                           if (i == kMaxHints)
                               reading_.report.wrong(
                                   at, "one hint too many; up to three are possible, from vague to plain");
                           if (auto text = readText(hint, at, reading_)) question_.hints.push_back(std::move(*text));
                       });
    }

    void readWhatTheKindHas() {
        const std::string kind = inQuotes(name(question_.kind));
        if (hasChoices(question_.kind)) {
            if (const Json *choices = view_.need("choices", "the list of choices"))
                readChoices(*choices, path_ / "choices");
        } else if (view_.find("choices")) {
            reading_.report.wrong(path_ / "choices", "a question of the kind " + kind +
                                                         " has no choices; only \"choice\" and \"order\" have");
        }
        if (const Json *all = view_.find("all")) {
            if (question_.kind == QuestionKind::Choice)
                question_.all = boolValue(*all, path_ / "all", reading_.report).value_or(false);
            else
                reading_.report.wrong(path_ / "all", "only a question of the kind \"choice\" has \"all\"");
        }
        if (const Json *wrong = view_.find("wrong")) {
            if (question_.kind == QuestionKind::Points)
                readWrong(*wrong, path_ / "wrong");
            else
                reading_.report.wrong(
                    path_ / "wrong",
                    "only a question of the kind \"points\" has \"wrong\"; write \"otherwise\" for any wrong answer");
        }
        if (const Json *answers = view_.need("answers", shapeOfAnswers())) readAnswers(*answers, path_ / "answers");
    }

    void readChoices(const Json &value, const Path &path) {
        forEachElement(value, path, reading_.report, "a list of choices",
                       [&](const Json &entry, const Path &here, std::size_t) {
                           const ObjectView choice(entry, here, reading_.report, "a choice: an object with \"text\"",
                                                   {"text", "feedback"}, reading_.newerNote());
                           Choice &added = question_.choices.emplace_back();
                           if (const Json *text = choice.need("text", "a text"))
                               added.text = readText(*text, here / "text", reading_).value_or(Text{});
                           if (const Json *feedback = choice.find("feedback"))
                               added.feedback = readText(*feedback, here / "feedback", reading_);
                       });
        if (value.is_array() && value.size() < 2)
            reading_.report.wrong(path, "there must be at least two choices", Problem::Kind::Board);
    }

    void readWrong(const Json &value, const Path &path) {
        forEachElement(value, path, reading_.report, "a list of wrong answers with feedback",
                       [&](const Json &entry, const Path &here, std::size_t) {
                           const ObjectView wrong(entry, here, reading_.report,
                                                  "an object with \"points\" and \"feedback\"", {"points", "feedback"},
                                                  reading_.newerNote());
                           const Json *points = wrong.need("points", "points by player, such as { \"Red\": 6 }");
                           const Json *feedback = wrong.need("feedback", "a text");
                           WrongPoints &added = question_.wrong.emplace_back();
                           if (points) added.points = readScores(*points, here / "points", reading_);
                           if (feedback)
                               added.feedback = readText(*feedback, here / "feedback", reading_).value_or(Text{});
                       });
    }

    std::string shapeOfAnswers() const {
        const std::string engine = mayAskEngine(question_.kind) ? ", or \"engine\"" : "";
        switch (question_.kind) {
        case QuestionKind::Choice: return "the list of right choices, counted from 0, such as [1]";
        case QuestionKind::YesNo: return "true or false";
        case QuestionKind::Points: return "points by player, such as { \"Red\": 9 }" + engine;
        case QuestionKind::Tile:
        case QuestionKind::Bathhouse: return "a list of right places, such as [[1, 0]]" + engine;
        case QuestionKind::Figure: return "a list of right figures, such as [{ \"at\": [0, 0], \"on\": \"road E\" }]";
        case QuestionKind::Order: return "a list of right orders of the choices, counted from 0, such as [[1, 0]]";
        case QuestionKind::Places: return "a list of places with \"at\" and \"on\"" + engine;
        }
        return {};
    }

    void readAnswers(const Json &value, const Path &path) {
        if (value == Json("engine")) {
            question_.answers = EngineAnswers{};
            if (!mayAskEngine(question_.kind)) {
                reading_.report.wrong(path, "\"engine\" answers only questions of the kinds \"points\", \"places\" and "
                                            "\"bathhouse\"; here it must be " +
                                                shapeOfAnswers());
            }
            return;
        }
        switch (question_.kind) {
        case QuestionKind::Choice: question_.answers = readIndexes(value, path); break;
        case QuestionKind::YesNo: question_.answers = boolValue(value, path, reading_.report).value_or(false); break;
        case QuestionKind::Points: readPointAnswers(value, path); break;
        case QuestionKind::Order: readOrders(value, path); break;
        case QuestionKind::Tile:
        case QuestionKind::Figure:
        case QuestionKind::Bathhouse:
        case QuestionKind::Places: readPlaces(value, path); break;
        }
    }

    void notEmpty(const Json &value, const Path &path) {
        if (value.is_structured() && value.empty())
            reading_.report.wrong(path, "is empty; it must be " + shapeOfAnswers(), Problem::Kind::Board);
    }

    std::vector<int> readIndexes(const Json &value, const Path &path) {
        std::vector<int> indexes;
        const int last = std::max(static_cast<int>(question_.choices.size()), 1) - 1;
        forEachElement(
            value, path, reading_.report, shapeOfAnswers(), [&](const Json &entry, const Path &at, std::size_t) {
                const auto index = wholeNumber(entry, at, reading_.report, 0, last);
                if (!index) return;
                if (std::find(indexes.begin(), indexes.end(), *index) != indexes.end()) {
                    reading_.report.wrong(at, "choice " + std::to_string(*index) + " is named twice; once is enough");
                }
                indexes.push_back(*index);
            });
        notEmpty(value, path);
        return indexes;
    }

    void readOrders(const Json &value, const Path &path) {
        std::vector<std::vector<int>> orders;
        forEachElement(value, path, reading_.report, shapeOfAnswers(),
                       [&](const Json &entry, const Path &at, std::size_t) {
                           const std::size_t before = reading_.report.size();
                           orders.push_back(readIndexes(entry, at));
                           if (reading_.report.size() == before && orders.back().size() != question_.choices.size()) {
                               reading_.report.wrong(at,
                                                     "an order must name each of the " +
                                                         std::to_string(question_.choices.size()) + " choices once",
                                                     Problem::Kind::Board);
                           }
                       });
        notEmpty(value, path);
        question_.answers = std::move(orders);
    }

    void readPointAnswers(const Json &value, const Path &path) {
        if (!value.is_object()) return wrongType(reading_.report, path, shapeOfAnswers(), value);
        question_.answers = readScores(value, path, reading_);
        notEmpty(value, path);
    }

    std::optional<Place> readPlace(const Json &value, const Path &path) {
        if (value.is_array() && question_.kind != QuestionKind::Figure) {
            const auto at = readPosition(value, path, reading_);
            return at ? std::optional(Place{*at, std::nullopt}) : std::nullopt;
        }
        const bool withPart = question_.kind == QuestionKind::Figure || question_.kind == QuestionKind::Places;
        const Words keys = withPart ? Words{"at", "on"} : Words{"at"};
        const ObjectView view(value, path, reading_.report,
                              withPart ? "an object with \"at\" and \"on\"" : "a place [x, y]", keys,
                              reading_.newerNote());
        const Json *at = view.need("at", "a place [x, y]");
        const Json *on = question_.kind == QuestionKind::Figure
                             ? view.need("on", "a part of the tile, such as \"road E\"")
                             : view.find("on");
        const auto position = at ? readPosition(*at, path / "at", reading_) : std::nullopt;
        const auto part = on && withPart ? readPartName(*on, path / "on", reading_) : std::nullopt;
        return position ? std::optional(Place{*position, part}) : std::nullopt;
    }

    void readPlaces(const Json &value, const Path &path) {
        std::vector<Place> places;
        forEachElement(value, path, reading_.report, shapeOfAnswers(),
                       [&](const Json &entry, const Path &at, std::size_t) {
                           const auto place = readPlace(entry, at);
                           if (!place) return;
                           if (std::find(places.begin(), places.end(), *place) != places.end())
                               reading_.report.wrong(at, "this answer is there already; once is enough");
                           places.push_back(*place);
                       });
        // Nowhere is a possible answer to where a meeple may go.
        if (question_.kind != QuestionKind::Places) notEmpty(value, path);
        question_.answers = std::move(places);
    }

    const ObjectView &view_;
    const Path &path_;
    Reading &reading_;
    std::size_t moves_;
    Question question_;
};

}  // namespace

std::string_view name(QuestionKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

bool hasChoices(QuestionKind kind) { return kind == QuestionKind::Choice || kind == QuestionKind::Order; }

std::vector<Question> readQuestions(const Json &value, const Path &path, Reading &reading, std::size_t moves) {
    const Words keys{"before", "kind", "ask", "hints", "because", "answers", "choices", "otherwise", "wrong", "all"};
    std::vector<Question> questions;
    forEachElement(value, path, reading.report, "a list of questions",
                   [&](const Json &entry, const Path &here, std::size_t) {
                       const ObjectView view(entry, here, reading.report,
                                             "a question: an object with \"before\", \"kind\", \"ask\" and \"answers\"",
                                             keys, reading.newerNote());
                       if (view) questions.push_back(QuestionReader(view, here, reading, moves).read());
                   });
    return questions;
}

}  // namespace bathhouse::scenario
