// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/json_text.h"
#include "app/load.h"
#include "app/reason_text.h"
#include "app/kept_run.h"
#include "scenario/json.h"
#include "scenario/resolve.h"
#include "scenario/spelling.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "tutor/wording.h"

namespace bathhouse::app {

using namespace scenario;

namespace {

/// The tile that `--tile` names. Nothing, after a sentence on stderr, if the game has no such tile.
std::optional<rules::TileId> tileAsked(const std::string &id, const rules::State &state) {
    if (const auto tile = tileNamed(id, state)) return tile;
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < state.setting->tiles.size(); ++i)
        known.push_back(state.setting->tiles.tile(rules::TileId{static_cast<std::uint16_t>(i)}).id);
    complain(ended("bathhouse legal: --tile: There is no tile " + inQuotes(id) + " in this game" + suggestion(id, known)));
    return std::nullopt;
}

std::string asJson(const std::vector<rules::Move> &moves, const rules::State &state, const Table &table) {
    JsonArrayText list(2);
    for (const rules::Move &move : moves) list.add(Json::parse(entryFor(move, state, table).written));
    return "{\n  \"decision\": " + nested(decisionJson(state, table), 2) + ",\n  \"moves\": " + list.text() + "\n}\n";
}

std::string asText(const std::vector<rules::Move> &moves, const rules::State &state, const Table &table,
                   const tutor::Wording &wording) {
    std::string text = wording.decision(state, table) + "\n";
    if (moves.empty()) text += "  " + wording.text("report.no-moves") + "\n";
    for (const rules::Move &move : moves) text += "  - " + wording.move(move, state, table) + "\n";
    return text;
}

std::string asJson(const tutor::WhyNot &answer, const tutor::Story &story) {
    Json json = Json::object();
    json["decision"] = decisionJson(story.now(), story.table());
    json["move"] = Json::parse(answer.entry.written);
    json["allowed"] = !answer.refused;
    json["why"] = reasonJson(answer.reason, story);
    return writeJson(json);
}

/// Answers `--why-not MOVE`.
int whyNot(const Arguments &arguments, const Loaded &loaded, const std::string &language) {
    const auto run = playKept(arguments.file(), loaded, language);
    if (!run) return InputWrong;
    const auto steps = stepsOf(arguments, *run);
    if (!steps) return InputWrong;
    const tutor::Story story(*run, *steps);
    std::vector<std::string> draw = run->draw;
    std::size_t drawn = *steps == 0 ? 0 : run->steps[*steps - 1].drawn;
    auto hand = drawn < draw.size() ? tileNamed(draw[drawn], story.now()) : std::nullopt;
    if (const auto asked = arguments.value("--tile")) {
        hand = tileAsked(*asked, story.now());
        if (!hand) return InputWrong;
        draw = {*asked};
        drawn = 0;
    }
    const auto entry =
        tutor::readMove(*arguments.value("--why-not"), story, loaded.scenario, loaded.library, hand, language);
    if (const auto *wrong = std::get_if<std::string>(&entry)) {
        complain("bathhouse legal: --why-not: " + *wrong);
        return InputWrong;
    }
    const auto found = tutor::whyNot(std::get<MoveEntry>(entry), story, draw, drawn, language);
    if (const auto *problem = std::get_if<Problem>(&found)) {
        complain("bathhouse legal: --why-not: " + problem->text());
        return InputWrong;
    }
    const auto &result = std::get<tutor::WhyNot>(found);
    return answer(arguments.has("--json") ? asJson(result, story) : reasonText(result.reason, tutor::Wording(language)),
                  run->unexpected.empty() ? Fine : ExpectationFailed);
}

} // namespace

int runLegal(const QStringList &args) {
    const auto arguments = Arguments::parse({"legal", {"--json"}, {"--tile", "--why-not", "--step", "--lang"}}, args);
    if (!arguments) return InputWrong;
    const auto language = languageOf(*arguments);
    if (!language) return InputWrong;
    const auto loaded = load(arguments->file());
    if (!loaded) return InputWrong;
    if (arguments->value("--why-not")) return whyNot(*arguments, *loaded, *language);
    if (arguments->value("--step")) {
        complain("bathhouse legal: --step goes with --why-not only.");
        return InputWrong;
    }
    const auto played = playThrough(arguments->file(), *loaded, *language);
    if (!played) return InputWrong;
    const rules::State &state = played->cursor.state;
    auto hand = played->hand(loaded->scenario);
    if (const auto asked = arguments->value("--tile")) {
        hand = tileAsked(*asked, state);
        if (!hand) return InputWrong;
    }
    const auto moves = rules::legalMoves(state, hand);
    // Without a tile to place there may be moves of modules that need none. The end of the game is always one.
    const bool onlyEnd = moves.size() == 1 && std::holds_alternative<rules::EndGame>(moves.front());
    if (state.turn.phase == rules::DecisionKind::PlaceTile && !hand && onlyEnd) {
        complain(arguments->file(),
                 {{Problem::Kind::Shape, "/draw",
                   "no tile is left to be placed next. Add one to \"draw\", or name one with --tile ID."}});
        return InputWrong;
    }
    return answer(arguments->has("--json") ? asJson(moves, state, played->table)
                                           : asText(moves, state, played->table, tutor::Wording(*language)),
                  played->asExpected ? Fine : ExpectationFailed);
}

} // namespace bathhouse::app
