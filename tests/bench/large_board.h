// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"
#include "scenario/run.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <tuple>
#include <vector>

namespace bathhouse::bench {

/// A board without holes, row by row: any tile that fits.
inline scenario::Scenario largeBoard(int tiles) {
    scenario::Scenario scenario;
    scenario.players = {{"Red", {}, {}, {}}, {"Blue", {}, {}, {}}};
    scenario.expansions = {"barber-surgeons"};
    const int columns = static_cast<int>(std::ceil(std::sqrt(tiles * 1.6)));
    const scenario::Table table = scenario::tableOf(scenario, scenario::TileLibrary::shipped());
    const rules::TileTable &kinds = table.setting->tiles;
    rules::State state(table.setting);
    std::uint64_t seed = 5;
    const auto dice = [&seed](std::size_t sides) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>(seed >> 33) % sides;
    };
    for (int i = 0; i < tiles; ++i) {
        const rules::Position at{i % columns, i / columns};
        for (int tries = 0; tries < 400; ++tries) {
            const auto tile = static_cast<rules::TileId>(dice(kinds.size()));
            const auto turn = static_cast<rules::Rotation>(dice(4));
            if (i > 0 && !state.board.fit(tile, at, turn)) continue;
            state.lay(tile, at, turn);
            scenario.board.push_back({kinds.tile(tile).id, at, turn});
            break;
        }
    }
    return scenario;
}

/// Turns without a figure: a tile where it fits, and no more, to the south of the board.
inline void addMoves(scenario::Scenario &scenario, int moves) {
    const auto &library = scenario::TileLibrary::shipped();
    const scenario::Table table = scenario::tableOf(scenario, library);
    rules::State state = scenario::startState(scenario, table, library);
    const rules::TileId tile = *table.setting->tiles.find("base/E");
    while (static_cast<int>(scenario.moves.size()) + 1 < moves) {
        std::optional<rules::Place> place;
        state.board.forEachPlace(tile, [&](rules::Position at, rules::Rotation rotation) {
            const rules::Place found{tile, at, rotation};
            if (!place || std::tie(at.y, at.x) > std::tie(place->at.y, place->at.x)) place = found;
        });
        if (!place) break;
        scenario::MoveEntry entry = scenario::entryFor(*place, state, table);
        if (rules::apply(state, *place)) break;
        scenario.moves.push_back(std::move(entry));
        scenario::MoveEntry pass;
        pass.move = "pass";
        pass.written = "{\"move\":\"pass\"}";
        if (rules::apply(state, rules::Pass{})) break;
        scenario.moves.push_back(std::move(pass));
    }
}

/// How long something took, again and again.
struct Times {
    std::vector<double> ms;
    void print(const char *what) {
        if (ms.empty()) return;
        std::sort(ms.begin(), ms.end());
        const auto at = [this](double share) {
            return ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
        };
        std::printf("  %-28s %5zu times   median %6.2f   p95 %6.2f   max %6.2f ms\n", what, ms.size(), at(0.5),
                    at(0.95), ms.back());
    }
};

}  // namespace bathhouse::bench
