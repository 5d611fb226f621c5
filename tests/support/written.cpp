// SPDX-License-Identifier: MIT
#include "support/written.h"

#include "rules/expansions/expansion.h"
#include "scenario/trace.h"

#include <algorithm>

namespace bathhouse::test {

using namespace rules;
using scenario::Scenario;

namespace {

void writeOptions(Scenario &file, const Setting &setting) {
    if (setting.options.freeRetrieval == FreeRetrieval::Claim) file.options["freeRetrieval"] = "claim";
    if (setting.options.scoreFloor == ScoreFloor::Zero) file.options["scoreFloor"] = "zero";
    if (setting.options.buyBacks == BuyBacks::One) file.options["buyBacks"] = "one";
    for (const Expansion *e : setting.expansions)
        for (const auto &[name, values] : e->options())
            if (const auto set = setting.options.ofExpansions.find(name); set != setting.options.ofExpansions.end())
                file.options[std::string(name)] = set->second;
}

void writePlayers(Scenario &file, const State &state) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(state.setting->players); ++i) {
        scenario::ScenarioPlayer player;
        player.name = "Player " + std::to_string(i + 1);
        player.score = state.players[i].score;
        player.supply.emplace();
        for (const FigureKind kind : state.setting->figures)
            (*player.supply)[std::string(traits(kind).name)] = state.players[i].supply[index(kind)];
        file.players.push_back(std::move(player));
    }
}

/// An id as files may have it: "base/B-WE" for the tile "base/B" with a bridge laid over it.
std::string idInFile(std::string id) {
    std::ranges::replace(id, '+', '-');
    return id;
}

void writeBoard(Scenario &file, const State &state) {
    for (const LaidTile &laid : state.board.laidTiles()) {
        Tile tile = state.setting->tiles.tile(laid.tile);
        tile.id = idInFile(tile.id);
        file.board.push_back({tile.id, laid.at, laid.rotation});
        const bool isShipped = scenario::TileLibrary::shipped().find(tile.id) != nullptr;
        if (!isShipped && std::ranges::find(file.customTiles, tile.id, &Tile::id) == file.customTiles.end())
            file.customTiles.push_back(tile);
    }
}

} // namespace

Scenario writtenDown(const State &state) {
    Scenario file;
    file.expansions.emplace();
    for (const Expansion *e : state.setting->expansions) file.expansions->emplace_back(e->id());
    writeOptions(file, *state.setting);
    writePlayers(file, state);
    writeBoard(file, state);
    scenario::Table table;
    table.setting = state.setting;
    for (const scenario::ScenarioPlayer &player : file.players) table.players.push_back(player.name);
    for (const FigureAt &f : state.figuresInOrder())
        file.figures.push_back({table.name(f.player), f.where.at, *partNameFrom(scenario::onName(state, f.where)),
                                std::string(traits(f.figure).name)});
    file.tokens = scenario::tokensOf(state, table);
    file.toMove = table.name(state.turn.active);
    return file;
}

} // namespace bathhouse::test
