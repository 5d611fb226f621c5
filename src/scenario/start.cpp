// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "scenario/run.h"
#include "scenario/setup_check.h"

#include <algorithm>

namespace bathhouse::scenario {

using namespace rules;

namespace {

/// The scenario's own tiles, then those of the modules that are on. An id that is there already is not added again: what
/// a scenario says of its tiles holds whatever the user's tile file says.
TileTable tileTableOf(const Scenario &scenario, const TileLibrary &library) {
    const std::vector<std::string> modules = scenario.modules();
    TileTable table;
    const auto add = [&table](const Tile &tile) {
        if (!table.find(tile.id) && problems(tile).empty()) table.add(tile);
    };
    for (const Tile &tile : scenario.customTiles) add(tile);
    for (const Tile &tile : library.tiles()) {
        const std::string module = moduleOfSet(tile.set());
        if (module.empty() || std::ranges::find(modules, module) != modules.end()) add(tile);
    }
    return table;
}

Options optionsOf(const Scenario &scenario) {
    Options options;
    for (const auto &[name, value] : scenario.options) {
        if (name == "freeRetrieval") {
            options.freeRetrieval = value == "claim" ? FreeRetrieval::Claim : FreeRetrieval::Automatic;
        } else if (name == "scoreFloor") {
            options.scoreFloor = value == "zero" ? ScoreFloor::Zero : ScoreFloor::None;
        } else if (name == "buyBacks") {
            options.buyBacks = value == "one" ? BuyBacks::One : BuyBacks::Any;
        } else if (name != "board") {
            options.ofExpansions.emplace(name, value);
        }
    }
    return options;
}

void layBoard(State &state, const Scenario &scenario) {
    for (const LaidEntry &entry : scenario.board) {
        const auto tile = state.setting->tiles.find(entry.tile);
        if (tile && onMap(entry.at) && !state.board.at(entry.at)) state.lay(*tile, entry.at, entry.rotation);
    }
}

void putFigures(State &state, const Scenario &scenario, const Table &table) {
    for (const FigureEntry &entry : scenario.figures) {
        const auto player = table.player(entry.player);
        const auto kind = figureNamed(entry.figure);
        const auto laid = state.board.at(entry.at);
        if (!player || !kind || !laid || !state.setting->hasFigure(*kind)) continue;
        const LaidTile &tile = state.board.laid(*laid);
        const auto part = state.setting->tiles.partNamed(tile.tile, tile.rotation, entry.on);
        if (!part) continue;
        if (*part == kBathhousePart) {
            const auto bathhouse = state.bathhouseAt(entry.at);
            if (!bathhouse || !state.bathhouses[*bathhouse].free()) continue;
        }
        state.put(*player, *kind, *laid, *part);
    }
}

void layTokens(State &state, const Scenario &scenario, const Table &table) {
    for (const TokenEntry &entry : scenario.tokens) {
        const auto kind = tokenNamed(entry.token);
        if (!kind || !state.setting->hasToken(*kind)) continue;
        Token token{.kind = *kind};
        token.number = entry.number.value_or(0);
        if (entry.player) token.player = table.player(*entry.player).value_or(PlayerId{});
        const auto laid = entry.at ? state.board.at(*entry.at) : std::nullopt;
        if (entry.at && !laid) continue;
        if (laid) token.laid = static_cast<std::int32_t>(*laid);
        if (const auto name = entry.on && laid ? partNameFrom(*entry.on) : std::nullopt) {
            const LaidTile &tile = state.board.laid(*laid);
            const auto part = state.setting->tiles.partNamed(tile.tile, tile.rotation, *name);
            if (!part) continue;
            token.part = *part;
        }
        const bool onPart = token.part != kNoPart && token.part != kBathhousePart;
        if (traits(*kind).lies == TokenTraits::Lies::OnPart && !onPart) continue;
        // Without a player it lies where its figure has left it.
        if (traits(*kind).lies == TokenTraits::Lies::ByFigure && entry.player) {
            const auto figure = laid ? figureBeside(state, traits(*kind), token.player, {*entry.at, token.part}) : std::nullopt;
            if (!figure) continue;
            token.figure = static_cast<std::int32_t>(*figure);
            token.laid = -1;
            token.part = kNoPart;
        }
        state.tokens.push_back(token);
    }
}

/// What a player who was given no supply has left: the box's figures less those on the board.
void fillSupply(State &state, PlayerId player) {
    auto &supply = state.player(player).supply;
    for (const FigureKind kind : state.setting->figures) {
        const auto onBoard = std::ranges::count_if(
            state.figures, [&](const Figure &f) { return !f.gone && f.player == player && f.kind == kind; });
        const auto away = std::ranges::count_if(state.tokens, [&](const Token &t) {
            return traits(t.kind).holdsFigure && t.player == player && t.holds == kind;
        });
        supply[index(kind)] = static_cast<std::int16_t>(std::max<std::ptrdiff_t>(0, state.setting->copies(kind) - onBoard - away));
    }
}

void seatPlayers(State &state, const Scenario &scenario) {
    for (std::size_t i = 0; i < scenario.players.size(); ++i) {
        const ScenarioPlayer &entry = scenario.players[i];
        const PlayerId player{static_cast<std::uint8_t>(i)};
        state.player(player).score = entry.score.value_or(0);
        if (!entry.supply) {
            fillSupply(state, player);
            continue;
        }
        for (const auto &[name, count] : *entry.supply)
            if (const auto kind = figureNamed(name))
                state.player(player).supply[index(*kind)] = static_cast<std::int16_t>(std::clamp(count, 0, 30'000));
    }
}

}  // namespace

std::optional<PlayerId> Table::player(std::string_view name) const {
    const auto found = std::ranges::find(players, name);
    if (found == players.end()) return std::nullopt;
    return PlayerId{static_cast<std::uint8_t>(found - players.begin())};
}

Table tableOf(const Scenario &scenario, const TileLibrary &library) {
    Table table;
    table.colours = scenario.colours();
    for (const ScenarioPlayer &player : scenario.players) table.players.push_back(player.name);
    table.setting = Setting::make(tileTableOf(scenario, library), scenario.modules(), optionsOf(scenario),
                                  static_cast<int>(table.players.size()));
    return table;
}

State startState(const Scenario &scenario, const Table &table, const TileLibrary &) {
    State state(table.setting);
    layBoard(state, scenario);
    putFigures(state, scenario, table);
    layTokens(state, scenario, table);
    seatPlayers(state, scenario);
    if (scenario.toMove) state.turn.active = table.player(*scenario.toMove).value_or(PlayerId{});
    return state;
}

}  // namespace bathhouse::scenario
