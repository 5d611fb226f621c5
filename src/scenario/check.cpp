// SPDX-License-Identifier: MIT
#include "scenario/check.h"

#include "scenario/answers.h"
#include "scenario/cursor.h"

#include <algorithm>

namespace bathhouse::scenario {

using namespace rules;

namespace {

void addRules(std::vector<RuleId> &to, const std::vector<Event> &events, const std::optional<Refusal> &refused) {
    const auto add = [&to](RuleId rule) {
        if (std::ranges::find(to, rule) == to.end()) to.push_back(rule);
    };
    for (const Event &event : events) std::ranges::for_each(event.rules, add);
    if (refused) add(refused->rule);
}

/// Compares a move's own `expect`.
void compareStep(const MoveEntry &entry, const std::vector<Event> &events, const std::optional<Refusal> &refused,
                 const State &after, const Table &table, const std::string &pointer, Problems &found) {
    if (!entry.expect) return;
    if (entry.expect->refused && !asExpected(entry, refused)) {
        const std::string wanted = "should be refused by " + *entry.expect->refused;
        found.push_back({Problem::Kind::Shape, pointer,
                         refused ? "the move " + wanted + ", but is refused by " + std::string(refused->rule)
                                 : "the move " + wanted + ", but is accepted"});
    }
    std::vector<RuleId> cited;
    addRules(cited, events, refused);
    compare(*entry.expect, after, table, cited, pointer, found);
}

std::string inWords(const std::map<std::string, int> &points) {
    std::string text;
    for (const auto &[name, gained] : points) text += (text.empty() ? "" : ", ") + name + " " + std::to_string(gained);
    return text;
}

/// Compares the answers of a question with those of the engine, where it has any.
void compareAnswers(const Question &question, const AskedStep &step, const Table &table, const std::string &pointer,
                    Problems &found) {
    const auto report = [&](std::string message) {
        found.push_back({Problem::Kind::Shape, pointer, std::move(message)});
    };
    const bool asked = question.kind == QuestionKind::Points || question.kind == QuestionKind::Places ||
                       question.kind == QuestionKind::Bathhouse;
    if (!asked) return;
    const auto engine = engineAnswers(question, step, table);
    if (!engine) {
        if (std::holds_alternative<EngineAnswers>(question.answers))
            report("the position gives no answer here; write the answer, or ask before another move");
        return;
    }
    if (const auto *points = std::get_if<std::map<std::string, int>>(&question.answers)) {
        const auto &right = std::get<std::map<std::string, int>>(*engine);
        for (const auto &[name, gained] : *points)
            if (const auto given = right.find(name); given == right.end() || given->second != gained)
                return report("the answer says " + inWords(*points) + ", the play gives " + inWords(right));
    } else if (const auto *places = std::get_if<std::vector<Place>>(&question.answers)) {
        const State &state = step.after ? *step.after : step.before;
        if (!samePlaces(*places, std::get<std::vector<Place>>(*engine), state))
            report("the answer names other places than the play gives");
    }
}

/// Plays a line and everything that branches off it.
class LineChecker {
public:
    LineChecker(const Scenario &scenario, CheckResult &result) : scenario_(scenario), result_(result) {}

    /// Plays one line; `base` is the pointer of the object that holds `moves` ("" for the scenario itself).
    void play(Cursor cursor, const std::vector<MoveEntry> &moves, const std::vector<Variation> &variations,
              const std::string &base, bool main) {
        for (std::size_t i = 0; i <= moves.size(); ++i) {
            branch(cursor, variations, i, base);
            const bool asked = main && std::ranges::any_of(scenario_.questions, [i](const Question &q) {
                                   return q.before == static_cast<int>(i);
                               });
            const std::optional<State> before = asked ? std::optional(cursor.state) : std::nullopt;
            if (i == moves.size()) {
                if (asked) questions(i, {*before});
                break;
            }
            const std::string pointer = base + "/moves/" + std::to_string(i);
            const Played played = cursor.play(moves[i], pointer, scenario_.draw);
            if (const auto problem = stopAfter(moves[i], played, pointer)) {
                result_.halts.push_back({*problem, played.refused, played.move, std::move(cursor.state)});
                return;
            }
            compareStep(moves[i], played.events, played.refused, cursor.state, result_.table, pointer,
                        result_.mismatches);
            if (main) addRules(cited_, played.events, played.refused);
            if (asked) questions(i, {*before, &cursor.state, &played.events});
        }
        if (main && scenario_.expect)
            compare(*scenario_.expect, cursor.state, result_.table, cited_, "/expect", result_.mismatches);
    }

private:
    void branch(const Cursor &cursor, const std::vector<Variation> &variations, std::size_t before,
                const std::string &base) {
        for (std::size_t v = 0; v < variations.size(); ++v)
            if (variations[v].before == static_cast<int>(before))
                play(cursor, variations[v].moves, variations[v].variations, base + "/variations/" + std::to_string(v),
                     false);
    }

    void questions(std::size_t before, const AskedStep &step) {
        for (std::size_t q = 0; q < scenario_.questions.size(); ++q)
            if (scenario_.questions[q].before == static_cast<int>(before))
                compareAnswers(scenario_.questions[q], step, result_.table,
                               "/questions/" + std::to_string(q) + "/answers", result_.mismatches);
    }

    const Scenario &scenario_;
    CheckResult &result_;
    std::vector<RuleId> cited_;
};

}  // namespace

CheckResult check(const Scenario &scenario, const TileLibrary &library) {
    CheckResult result{tableOf(scenario, library), {}, {}};
    Cursor cursor{startState(scenario, result.table, library)};
    LineChecker(scenario, result).play(std::move(cursor), scenario.moves, scenario.variations, "", true);
    return result;
}

Problems mismatches(const Scenario &scenario, const Run &run) {
    Problems found;
    std::vector<RuleId> cited;
    for (std::size_t i = 0; i < run.steps.size(); ++i) {
        const Step &step = run.steps[i];
        addRules(cited, step.events, step.refused);
        if (run.stopped && i + 1 == run.steps.size()) return found;
        const std::string pointer = "/moves/" + std::to_string(i);
        compareStep(step.entry, step.events, step.refused, step.state, run.table, pointer, found);
    }
    if (scenario.expect) compare(*scenario.expect, run.last(), run.table, cited, "/expect", found);
    return found;
}

}  // namespace bathhouse::scenario
