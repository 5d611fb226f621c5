// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/explain_text.h"
#include "app/json_text.h"
#include "app/load.h"
#include "rules/outcomes.h"
#include "scenario/json.h"
#include "scenario/trace.h"
#include "tutor/wording.h"

namespace bathhouse::app {

using namespace scenario;

namespace {

/// Calls `visit(move, position before it)` along the line of an outcome.
template <class Visit> void forEachMove(const rules::Outcome &outcome, const rules::State &from, Visit &&visit) {
    rules::State state = from;
    for (const rules::Move &move : outcome.moves) {
        visit(move, state);
        rules::apply(state, move);
    }
}

std::string asJson(const std::vector<rules::Outcome> &outcomes, const rules::State &from, const Table &table) {
    JsonArrayText list(2);
    rules::State end = from;
    for (const rules::Outcome &outcome : outcomes) {
        Json json = Json::object();
        json["moves"] = Json::array();
        forEachMove(outcome, from, [&](const rules::Move &move, const rules::State &state) {
            json["moves"].push_back(Json::parse(entryFor(move, state, table).written));
        });
        end.restore(outcome.end);
        json["state"] = stateJson(end, table);
        list.add(json);
    }
    return "{\n  \"outcomes\": " + list.text() + "\n}\n";
}

std::string asText(const std::vector<rules::Outcome> &outcomes, const rules::State &from, const Table &table) {
    const tutor::Wording wording;
    std::string text = wording.decision(from, table) + "\n";
    int number = 0;
    rules::State end = from;
    for (const rules::Outcome &outcome : outcomes) {
        text += "\n" + wording.text("report.outcome", {{"number", std::to_string(++number)}}) + "\n";
        forEachMove(outcome, from, [&](const rules::Move &move, const rules::State &state) {
            text += "  - " + wording.move(move, state, table) + "\n";
        });
        end.restore(outcome.end);
        text += "  " + scoresLine(end, table, wording) + "\n";
        for (const rules::FigureAt &figure : end.figuresInOrder())
            if (figure.where.part == rules::kBathhousePart)
                text += "  " +
                        wording.text("report.guest", {{"owner", table.name(figure.player)},
                                                      {"guest", wording.figure(figure.figure)},
                                                      {"at", wording.position(figure.where.at)}}) +
                        "\n";
    }
    return text;
}

} // namespace

int runOutcomes(const QStringList &args) {
    const auto arguments = Arguments::parse({"outcomes", {"--json", "--meeples"}, {}}, args);
    if (!arguments) return InputWrong;
    const auto loaded = load(arguments->file());
    if (!loaded) return InputWrong;
    const auto played = playThrough(arguments->file(), *loaded, "en");
    if (!played) return InputWrong;
    const rules::State &state = played->cursor.state;
    if (state.turn.phase == rules::DecisionKind::PlaceTile) {
        complain(arguments->file(),
                 {{Problem::Kind::Shape, "/moves",
                   "the next tile is not placed yet, so the turn has no outcomes. Add a \"place\" move at the end."}});
        return InputWrong;
    }
    const auto outcomes = rules::outcomes(state, arguments->has("--meeples"));
    return answer(arguments->has("--json") ? asJson(outcomes, state, played->table)
                                           : asText(outcomes, state, played->table),
                  played->asExpected ? Fine : ExpectationFailed);
}

} // namespace bathhouse::app
