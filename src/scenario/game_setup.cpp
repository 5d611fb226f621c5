// SPDX-License-Identifier: MIT
#include "scenario/game_setup.h"

#include "rules/expansions/expansion.h"
#include "rules/random.h"

#include <algorithm>

namespace bathhouse::scenario {

namespace {

constexpr std::string_view kStartTile = "base/D";
constexpr std::string_view kBaseSet = "base";

template <class Entry> void shuffle(std::vector<Entry> &list, rules::Random &random) {
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[random.below(static_cast<std::uint32_t>(left))]);
}

/// The Barber-Surgeons and the others asked for, in the order in which modules are listed.
std::vector<std::string> withBathhouses(const std::vector<std::string> &asked) {
    std::vector<std::string> result;
    for (const rules::Expansion *expansion : rules::expansionList())
        if (expansion->id() == kBathhouseModule || std::ranges::find(asked, expansion->id()) != asked.end())
            result.emplace_back(expansion->id());
    return result;
}

}  // namespace

int bathhouseTilesFor(int players) { return players <= 2 ? 4 : players == 3 ? 5 : 6; }

GameSetup setUpGame(int players, const std::vector<std::string> &expansions, std::uint64_t seed,
                    const TileLibrary &library) {
    GameSetup result;
    result.players = players;
    result.expansions = withBathhouses(expansions);
    result.start = kStartTile;
    for (const rules::Tile &tile : library.tiles()) {
        const std::string set(tile.set());
        const bool base = set == kBaseSet;
        if (!base && std::ranges::find(result.expansions, set) == result.expansions.end()) continue;
        if (tile.bathhousePart() && !base) {
            result.boxed.push_back(tile.id);
            continue;
        }
        auto &told = tile.count > 0 ? result.withTiles : result.keptTiles;
        if (!base && std::ranges::find(told, set) == told.end()) told.push_back(set);
        const int copies = tile.id == kStartTile ? tile.count - 1 : tile.count;
        result.pile.insert(result.pile.end(), static_cast<std::size_t>(std::max(0, copies)), tile.id);
    }
    rules::Random random(seed);
    shuffle(result.boxed, random);
    const auto in = std::min(result.boxed.size(), static_cast<std::size_t>(bathhouseTilesFor(players)));
    const auto drawnEnd = result.boxed.begin() + static_cast<std::ptrdiff_t>(in);
    result.drawn.assign(result.boxed.begin(), drawnEnd);
    result.boxed.erase(result.boxed.begin(), drawnEnd);
    result.pile.insert(result.pile.end(), result.drawn.begin(), result.drawn.end());
    shuffle(result.pile, random);
    std::ranges::sort(result.drawn);
    std::ranges::sort(result.boxed);
    return result;
}

Scenario scenarioOf(const GameSetup &setup) {
    static const std::vector<std::string> names{"Red", "Blue", "Green", "Yellow", "Black", "Pink"};
    Scenario scenario;
    scenario.expansions = setup.expansions;
    const auto players = std::min(static_cast<std::size_t>(std::max(1, setup.players)), names.size());
    for (std::size_t i = 0; i < players; ++i) scenario.players.push_back({names[i], {}, {}, {}});
    scenario.board.push_back({setup.start, {0, 0}, Rotation::None});
    scenario.setup = SetupExercise{static_cast<int>(players), setup.drawn, setup.boxed};
    scenario.draw = setup.pile;
    return scenario;
}

}  // namespace bathhouse::scenario
