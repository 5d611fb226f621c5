// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/json_text.h"
#include "app/load.h"
#include "scenario/json.h"
#include "scenario/resolve.h"
#include "scenario/spelling.h"
#include "scenario/trace.h"
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
    complain("bathhouse legal: --tile: There is no tile " + inQuotes(id) + " in this game" + suggestion(id, known) +
             ".");
    return std::nullopt;
}

std::string asJson(const std::vector<rules::Move> &moves, const rules::State &state, const Table &table) {
    JsonArrayText list(2);
    for (const rules::Move &move : moves) list.add(Json::parse(entryFor(move, state, table).written));
    return "{\n  \"decision\": " + nested(decisionJson(state, table), 2) + ",\n  \"moves\": " + list.text() + "\n}\n";
}

std::string asText(const std::vector<rules::Move> &moves, const rules::State &state, const Table &table) {
    const tutor::Wording wording;
    std::string text = wording.decision(state, table) + "\n";
    if (moves.empty()) text += "  " + wording.text("report.no-moves") + "\n";
    for (const rules::Move &move : moves) text += "  - " + wording.move(move, state, table) + "\n";
    return text;
}

}  // namespace

int runLegal(const QStringList &args) {
    const auto arguments = Arguments::parse({"legal", {"--json"}, {"--tile"}}, args);
    if (!arguments) return InputWrong;
    const auto loaded = load(arguments->file());
    if (!loaded) return InputWrong;
    const auto played = playThrough(arguments->file(), *loaded, "en");
    if (!played) return InputWrong;
    const rules::State &state = played->cursor.state;
    auto hand = played->hand(loaded->scenario);
    if (const auto asked = arguments->value("--tile")) {
        hand = tileAsked(*asked, state);
        if (!hand) return InputWrong;
    }
    if (state.turn.phase == rules::DecisionKind::PlaceTile && !hand) {
        complain(arguments->file(),
                 {{Problem::Kind::Shape, "/draw",
                   "no tile is left to be placed next. Add one to \"draw\", or name one with --tile ID."}});
        return InputWrong;
    }
    const auto moves = rules::legalMoves(state, hand);
    return answer(arguments->has("--json") ? asJson(moves, state, played->table) : asText(moves, state, played->table),
                  played->asExpected ? Fine : ExpectationFailed);
}

}  // namespace bathhouse::app
