// SPDX-License-Identifier: MIT
#include "tutor/drill/trim.h"

#include "scenario/cursor.h"
#include "scenario/json.h"
#include "scenario/trace.h"
#include "tutor/drill/data.h"
#include "tutor/phrases.h"

#include <algorithm>
#include <set>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Scenario;

namespace {

void lay(Scenario &scenario, const State &state) {
    for (const LaidTile &tile : state.board.laidTiles())
        scenario.board.push_back({state.setting->tiles.tile(tile.tile).id, tile.at, tile.rotation});
    std::ranges::sort(scenario.board, {}, &scenario::LaidEntry::at);
}

void stand(Scenario &scenario, const State &state, const scenario::Table &table) {
    for (const FigureAt &f : state.figuresInOrder()) {
        const auto on = partNameFrom(scenario::onName(state, f.where));
        scenario.figures.push_back({table.name(f.player), f.where.at, *on, std::string(traits(f.figure).name)});
    }
}

void seat(Scenario &scenario, const State &state) {
    for (std::size_t i = 0; i < scenario.players.size(); ++i) {
        scenario.players[i].score = state.players[i].score;
        auto &supply = scenario.players[i].supply.emplace();
        for (const FigureKind kind : state.setting->figures)
            supply[std::string(traits(kind).name)] = state.players[i].supply[index(kind)];
    }
}

/// What may change without the event being another one: which rules it cites besides, and what follows for later.
std::string told(const Event &event, const State &after, const scenario::Table &table) {
    Json json = scenario::eventJson(event, after, table);
    for (const char *key : {"rules", "expansionRules", "canRetrieveFree", "guests"}) json.erase(key);
    return json.dump();
}

/// The reason in words, which name what is in the way, and whom the move is about: the guest of the bathhouse that it
/// names, else the figures on that tile.
std::string told(const scenario::MoveEntry &entry, const scenario::Played &played, const State &state,
                 const scenario::Table &table) {
    std::string text = refusalText(*played.refused, *played.move, Phrases(TextTable::of("en"), state, table));
    const bool guest = entry.at && Phrases(TextTable::of("en"), state, table).guestAt(*entry.at);
    for (const FigureAt &f : state.figuresInOrder())
        if (entry.at && f.where.at == *entry.at && (!guest || f.where.part == kBathhousePart))
            text += " " + table.name(f.player) + " " + std::string(traits(f.figure).name) + " " +
                    scenario::onName(state, f.where);
    return text;
}

} // namespace

bool hangsTogether(const std::vector<scenario::LaidEntry> &board) {
    std::set<Position> left;
    for (const scenario::LaidEntry &entry : board) left.insert(entry.at);
    std::vector<Position> reached;
    if (!board.empty()) reached.push_back(board.front().at);
    left.erase(board.empty() ? Position{} : board.front().at);
    while (!reached.empty()) {
        const Position at = reached.back();
        reached.pop_back();
        for (const Edge edge : kEdges)
            if (left.erase(neighbour(at, edge)) > 0) reached.push_back(neighbour(at, edge));
    }
    return left.empty();
}

std::string decision(const Scenario &scenario, const scenario::Table &table, const std::string &rule,
                     const scenario::TileLibrary &library) {
    scenario::Cursor cursor{scenario::startState(scenario, table, library)};
    const State &state = cursor.state;
    const auto figures = std::ranges::count_if(state.figures, [](const Figure &f) { return !f.gone; });
    if (state.board.size() != scenario.board.size() || figures != std::ssize(scenario.figures)) return {};
    for (std::size_t i = 0; i < scenario.moves.size(); ++i) {
        const scenario::MoveEntry &entry = scenario.moves[i];
        const bool last = i + 1 == scenario.moves.size();
        if (last && !isKept(notesOn(rule).keep, state, entry)) return {};
        const scenario::Played played = cursor.play(entry, {}, scenario.draw);
        if (played.problem || !scenario::asExpected(entry, played.refused)) return {};
        if (!last) continue;
        if (played.refused) return told(entry, played, state, table);
        for (const Event &event : played.events)
            if (std::ranges::find(event.rules, rule) != event.rules.end()) return told(event, cursor.state, table);
    }
    return {};
}

std::optional<Shown> shownBy(const Showing &showing, const std::string &rule, const scenario::TileLibrary &library) {
    const scenario::Table &table = showing.table->table;
    Shown shown{showing.table->scenario, rule, {}};
    Scenario &scenario = shown.scenario;
    lay(scenario, showing.before);
    stand(scenario, showing.before, table);
    seat(scenario, showing.before);
    scenario.toMove = table.name(showing.before.turn.active);
    State state = showing.before;
    for (const Move &move : showing.moves) {
        scenario.moves.push_back(scenario::entryFor(move, state, table));
        if (const auto *discard = std::get_if<Discard>(&move))
            scenario.draw.push_back(state.setting->tiles.tile(discard->tile).id);
        apply(state, move);
    }
    if (showing.refused) scenario.moves.back().expect.emplace().refused = rule;
    shown.decides = decision(scenario, table, rule, library);
    if (shown.decides.empty()) return std::nullopt;
    return shown;
}

} // namespace bathhouse::tutor::drill
