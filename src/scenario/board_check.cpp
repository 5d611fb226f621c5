// SPDX-License-Identifier: MIT
#include "rules/figure.h"
#include "rules/position_map.h"
#include "rules/tile_table.h"
#include "scenario/problem_words.h"
#include "scenario/reader.h"
#include "scenario/report.h"
#include "scenario/setup_check.h"
#include "scenario/spelling.h"

#include <algorithm>
#include <map>

namespace bathhouse::scenario {

namespace {

using namespace rules;

constexpr std::array<std::string_view, 4> kSides{"north", "east", "south", "west"};
constexpr std::array<std::string_view, 4> kEdgeWords{"anything", "a field", "a road", "a city"};

std::string shownPlace(Position at) { return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")"; }

/// Judges the board of a scenario as a whole. Of two things in conflict the later one is reported.
class BoardCheck {
public:
    BoardCheck(const Scenario &scenario, const TileLibrary &library) : scenario_(scenario), library_(library) {
        const auto option = scenario.options.find("board");
        free_ = option != scenario.options.end() && option->second == "free";
    }

    Problems run() {
        layTiles();
        if (!free_) checkIslands();
        for (std::size_t i = 0; i < scenario_.figures.size(); ++i) checkFigure(i);
        checkModuleThings(scenario_, library_, report_);
        return report_.take();
    }

private:
    /// A tile of the board as it lies; `entry` is its index in the file.
    struct Laid {
        std::size_t entry;
        TileId tile;
    };

    void wrong(const Path &path, std::string message) { report_.wrong(path, std::move(message), Problem::Kind::Board); }

    std::optional<TileId> tileOf(const std::string &id) {
        if (const auto known = table_.find(id)) return known;
        const auto custom = std::find_if(scenario_.customTiles.begin(), scenario_.customTiles.end(),
                                         [&](const Tile &tile) { return tile.id == id; });
        const Tile *tile = custom != scenario_.customTiles.end() ? &*custom : library_.find(id);
        return tile && problems(*tile).empty() ? std::optional(table_.add(*tile)) : std::nullopt;
    }

    std::optional<std::size_t> laidAt(Position at) const {
        if (!onMap(at)) return std::nullopt;
        const std::int32_t found = places_.find(at);
        return found != PositionMap::kNone ? std::optional(static_cast<std::size_t>(found)) : std::nullopt;
    }

    const LaidEntry &entryOf(const Laid &laid) const { return scenario_.board[laid.entry]; }

    void layTiles() {
        for (std::size_t i = 0; i < scenario_.board.size(); ++i) {
            const LaidEntry &entry = scenario_.board[i];
            const auto tile = tileOf(entry.tile);
            if (!tile || !onMap(entry.at)) continue;
            if (const auto other = laidAt(entry.at)) {
                wrong(root_ / "board" / i / "at", "a tile lies at " + shownPlace(entry.at) + " already (/board/" +
                                                      std::to_string(laid_[*other].entry) +
                                                      "); only one tile can lie at a place");
                continue;
            }
            if (!free_) checkEdges(i, *tile);
            places_.set(entry.at, static_cast<std::int32_t>(laid_.size()));
            laid_.push_back({i, *tile});
        }
    }

    void checkEdges(std::size_t i, TileId tile) {
        const LaidEntry &entry = scenario_.board[i];
        const EdgePattern own = table_.turned(tile, entry.rotation).pattern;
        std::string clashes;
        for (const Edge e : kEdges) {
            const auto neighbourIndex = laidAt(neighbour(entry.at, e));
            if (!neighbourIndex) continue;
            const Laid &other = laid_[*neighbourIndex];
            const EdgeKind there = edgeKind(table_.turned(other.tile, entryOf(other).rotation).pattern, opposite(e));
            const EdgeKind here = edgeKind(own, e);
            if (here == there || here == EdgeKind::Any || there == EdgeKind::Any) continue;
            if (!clashes.empty()) clashes += ", ";
            clashes.append(kSides[static_cast<std::size_t>(e)])
                .append(": ")
                .append(kEdgeWords[static_cast<std::size_t>(here)]);
            clashes.append(" would meet ").append(kEdgeWords[static_cast<std::size_t>(there)]);
        }
        if (clashes.empty()) return;
        wrong(root_ / "board" / i, "the tile " + inQuotes(entry.tile) + " at " + shownPlace(entry.at) +
                                       " does not fit its neighbours (" + clashes + "); turn it, or lay another tile");
    }

    /// Marks every tile that hangs together with `from`.
    std::size_t flood(std::size_t from, std::vector<bool> &reached) const {
        std::vector<std::size_t> open{from};
        reached[from] = true;
        std::size_t count = 0;
        while (!open.empty()) {
            const std::size_t laid = open.back();
            open.pop_back();
            ++count;
            for (const Edge e : kEdges) {
                const auto next = laidAt(neighbour(entryOf(laid_[laid]).at, e));
                if (!next || reached[*next]) continue;
                reached[*next] = true;
                open.push_back(*next);
            }
        }
        return count;
    }

    void checkIslands() {
        std::vector<bool> reached(laid_.size(), false);
        for (std::size_t i = 0; i < laid_.size(); ++i) {
            if (reached[i]) continue;
            const std::size_t count = flood(i, reached);
            if (i == 0) continue;
            const std::string what = count == 1
                                         ? "the tile at " + shownPlace(entryOf(laid_[i]).at) + " touches no other tile"
                                         : "the " + std::to_string(count) + " tiles around " +
                                               shownPlace(entryOf(laid_[i]).at) + " form an island";
            wrong(root_ / "board" / laid_[i].entry,
                  what + "; all tiles must hang together with the first one, at " + shownPlace(entryOf(laid_[0]).at));
        }
    }

    void checkFigure(std::size_t i) {
        const FigureEntry &figure = scenario_.figures[i];
        const auto index = laidAt(figure.at);
        if (!index)
            return wrong(root_ / "figures" / i / "at",
                         "no tile lies at " + shownPlace(figure.at) + "; a figure needs a tile to stand on");
        const Laid &laid = laid_[*index];
        const auto part = table_.partNamed(laid.tile, entryOf(laid).rotation, figure.on);
        if (!part) {
            return wrong(root_ / "figures" / i / "on", "the tile " + inQuotes(entryOf(laid).tile) + " at " +
                                                           shownPlace(figure.at) + " has no " +
                                                           inQuotes(toString(figure.on)) + "; it has " +
                                                           partList(table_, laid.tile, entryOf(laid).rotation));
        }
        const auto kind = figureNamed(figure.figure);
        if (!kind) return;
        if (*part == kBathhousePart) return checkGuest(i, *kind);
        const PartKind partKind = table_.tile(laid.tile).parts[*part].kind;
        if (traits(*kind).goesOn & bit(partKind)) return;
        wrong(root_ / "figures" / i / "on",
              withArticle(figure.figure) + " cannot stand " + onOrIn(partKind) + placesFor(traits(*kind).goesOn));
    }

    void checkGuest(std::size_t i, FigureKind kind) {
        const FigureEntry &figure = scenario_.figures[i];
        const Path on = root_ / "figures";
        if (!traits(kind).isMeeple)
            return wrong(on / i / "on", withArticle(figure.figure) + " is no meeple and never sits in a bathhouse");
        const auto [guest, first] = guests_.emplace(std::pair(figure.at.x, figure.at.y), i);
        if (first) return;
        wrong(on / i / "on", "the bathhouse at " + shownPlace(figure.at) + " holds a figure of " +
                                 inQuotes(scenario_.figures[guest->second].player) + " already (/figures/" +
                                 std::to_string(guest->second) + "); it has room for one");
    }

    const Scenario &scenario_;
    const TileLibrary &library_;
    const Path root_;
    bool free_ = false;
    Report report_;
    TileTable table_;
    std::vector<Laid> laid_;
    PositionMap places_;
    std::map<std::pair<int, int>, std::size_t> guests_;
};

}  // namespace

Problems checkBoard(const Scenario &scenario, const TileLibrary &tiles) { return BoardCheck(scenario, tiles).run(); }

}  // namespace bathhouse::scenario
