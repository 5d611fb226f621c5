// SPDX-License-Identifier: MIT
#include "tutor/drill/table.h"

#include "rules/expansions/expansion.h"
#include "scenario/setup_reader.h"
#include "scenario/writer.h"
#include "tutor/drill/data.h"

#include <algorithm>
#include <cctype>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Scenario;

const std::vector<Habit> &habits() {
    static const std::vector<Habit> rows{
        // shortest, longest, looks, bathhouseLooks, copies, figure, field, buyBack, claim, special
        {20, 75, 1, 1, 1, 75, 15, 15, 60, 15},    // as it comes
        {25, 75, 20, 20, 1, 75, 10, 10, 60, 10},  // close together: rings and monasteries are closed
        {20, 60, 14, 14, 3, 70, 5, 4, 60, 10},    // many bathhouses, guests stay long
        {45, 85, 2, 300, 3, 50, 5, 5, 60, 5},     // holes are left, and bathhouse tiles go into them
        {10, 30, 4, 4, 2, 90, 20, 25, 40, 25},    // short and lively, to the final scoring
        {40, 75, 3, 3, 1, 100, 60, 0, 30, 0},     // every figure is placed, none is bought back
    };
    return rows;
}

namespace {

std::string nameOf(std::string colour) {
    colour.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(colour.front())));
    return colour;
}

std::vector<scenario::ScenarioPlayer> seats(Random &random) {
    static constexpr std::array counts{2u, 2u, 3u, 4u, 5u};
    std::vector<scenario::ScenarioPlayer> players;
    const unsigned count = pickOne(counts, random);
    for (unsigned i = 0; i < count; ++i) {
        const std::string &colour = scenario::playerColours()[i];
        players.push_back({.name = nameOf(colour), .color = colour, .score = {}, .supply = {}});
    }
    return players;
}

/// The base game alone; what brings the bathhouses alone, or with one more module; everything.
std::vector<std::string> modules(Random &random) {
    std::vector<std::string> baths;
    std::vector<std::string> others = modulesInDrills();
    for (const Expansion *e : expansionList())
        if (e->bringsBathhouses()) baths.emplace_back(e->id());
    const std::uint32_t which = random.below(10);
    if (which == 0) return {};
    if (which < 5 || others.empty()) return baths;
    if (which < 8) others = {pickOne(others, random)};
    baths.insert(baths.end(), others.begin(), others.end());
    return baths;
}

std::map<std::string, std::string> options(const std::vector<std::string> &on, Random &random) {
    std::map<std::string, std::string> chosen;
    for (const scenario::OptionShape &shape : scenario::optionShapes()) {
        if (shape.name == scenario::kBoardOption) continue;
        if (!shape.module.empty() && std::ranges::find(on, shape.module) == on.end()) continue;
        const std::string_view value = chance(65, random) ? shape.values.front() : pickOne(shape.values, random);
        if (value != shape.values.front()) chosen.emplace(shape.name, value);
    }
    return chosen;
}

/// Tiles with the marks of the modules that are on, as long as no tile of the box carries them: a plain tile of the base
/// game with one part that may have the mark, and the mark on it.
std::vector<Tile> markedTiles(const std::vector<std::string> &on, const scenario::TileLibrary &library) {
    static constexpr std::size_t most = 4;
    std::vector<Tile> made;
    for (const MarkTraits &mark : markTable()) {
        if (std::ranges::find(on, mark.expansion) == on.end()) continue;
        const Marks bits = markNamed(mark.name);
        const auto carries = [bits](const Tile &tile) {
            return std::ranges::any_of(tile.parts, [bits](const Part &part) { return (part.marks & bits) != 0; });
        };
        if (std::ranges::any_of(library.tiles(), carries)) continue;
        std::size_t count = 0;
        for (Tile tile : library.tiles()) {
            const auto fits = [&mark](const Part &part) { return (mark.on & bit(part.kind)) != 0; };
            if (!scenario::moduleOfSet(tile.set()).empty() || std::ranges::count_if(tile.parts, fits) != 1) continue;
            const auto part = std::ranges::find_if(tile.parts, fits);
            if (part->pennants > 0 || std::popcount(part->edges) < 2 || ++count > most) continue;
            part->marks |= bits;
            tile.id = "custom/" + tile.id.substr(tile.set().size() + 1) + "-" + std::string(mark.name);
            made.push_back(std::move(tile));
        }
    }
    return made;
}

} // namespace

GameTables::GameTables(const scenario::TileLibrary &library) : library_(library) {}

const GameTable &GameTables::draw(Random &random) {
    Scenario scenario;
    scenario.players = seats(random);
    scenario.expansions = modules(random);
    scenario.options = options(*scenario.expansions, random);
    return made(std::move(scenario));
}

const GameTable &GameTables::made(Scenario scenario) {
    const std::string key = scenario::writeScenario(scenario);
    if (const auto found = made_.find(key); found != made_.end()) return found->second;
    scenario.customTiles = markedTiles(*scenario.expansions, library_);
    GameTable table{scenario, scenario::tableOf(scenario, library_), {}, {}};
    const TileTable &tiles = table.table.setting->tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileId id{static_cast<std::uint16_t>(i)};
        if (tiles.bathhousePart(id))
            table.bathhouses.push_back(id);
        else
            table.tiles.insert(table.tiles.end(), static_cast<std::size_t>(tiles.tile(id).count), id);
    }
    return made_.emplace(key, std::move(table)).first->second;
}

} // namespace bathhouse::tutor::drill
