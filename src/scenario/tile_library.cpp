// SPDX-License-Identifier: MIT
#include "scenario/tile_library.h"
#include "rules/expansions/expansion.h"
#include "scenario/json_reader.h"
#include "scenario/resource_file.h"
#include "scenario/tile_reader.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <cassert>
#include <unordered_set>

namespace bathhouse::scenario {

namespace {

constexpr std::size_t kMaxTilesOfFile = 20'000;

/// The tiles of a list in the form of a data file; those with a problem are left out.
std::vector<rules::Tile> readTiles(const Json &list, Report &report) {
    std::vector<rules::Tile> tiles;
    const Path root;
    if (list.is_array() && list.size() > kMaxTilesOfFile) {
        report.wrong(root, "too many tiles; the limit is 20,000");
        return tiles;
    }
    std::unordered_set<std::string> ids;
    forEachElement(list, root, report, "a list of tiles", [&](const Json &entry, const Path &path, std::size_t) {
        auto tile = readTile(entry, path, report);
        if (!tile) return;
        if (!ids.insert(tile->id).second)
            report.wrong(path / "id", "the tile " + inQuotes(tile->id) + " is in this list already");
        else
            tiles.push_back(std::move(*tile));
    });
    return tiles;
}

std::vector<rules::Tile> readTileText(std::string_view text, Problems &problems) {
    JsonText json = readJson(text);
    problems.insert(problems.end(), json.problems.begin(), json.problems.end());
    if (!json.value) return {};
    Report report;
    auto tiles = readTiles(*json.value, report);
    const Problems found = report.take();
    problems.insert(problems.end(), found.begin(), found.end());
    return tiles;
}

std::vector<rules::Tile> loadShipped() {
    // The base game comes first, then the modules in the order in which they are listed.
    std::vector<std::string> files = resourceFiles(":/tiles");
    const auto rank = [](const std::string &file) {
        if (file.ends_with("/base.json")) return std::ptrdiff_t{-1};
        const auto all = rules::expansionList();
        return std::ranges::find_if(all, [&](const rules::Expansion *e) {
                   return file.ends_with("/" + std::string(e->id()) + ".json");
               }) - all.begin();
    };
    std::ranges::stable_sort(files, {}, rank);
    std::vector<rules::Tile> tiles;
    for (const std::string &file : files) {
        Problems problems;
        auto more = readTileText(readWholeFile(file, kMaxFileSize).value_or(""), problems);
        assert(problems.empty());
        tiles.insert(tiles.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return tiles;
}

}  // namespace

const TileLibrary &TileLibrary::shipped() {
    static const TileLibrary library = [] {
        TileLibrary loaded;
        loaded.tiles_ = loadShipped();
        loaded.indexTiles();
        return loaded;
    }();
    return library;
}

TileLibrary TileLibrary::withUserFile(const std::string &file, Problems &problems) {
    TileLibrary library = shipped();
    if (!QFileInfo::exists(QString::fromStdString(file))) return library;
    std::string error;
    const auto text = readWholeFile(file, kMaxFileSize, &error);
    if (!text) {
        problems.push_back({Problem::Kind::Shape, "", "cannot be opened: " + error});
        return library;
    }
    for (rules::Tile &tile : readTileText(*text, problems)) {
        const auto known = library.byId_.find(tile.id);
        if (known != library.byId_.end())
            library.tiles_[known->second] = std::move(tile);
        else
            library.tiles_.push_back(std::move(tile));
    }
    library.indexTiles();
    return library;
}

std::string TileLibrary::userFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString() + "/tiles.json";
}

const rules::Tile *TileLibrary::find(std::string_view id) const {
    const auto found = byId_.find(std::string(id));
    return found == byId_.end() ? nullptr : &tiles_[found->second];
}

std::vector<std::string> TileLibrary::sets() const {
    std::vector<std::string> sets;
    for (const rules::Tile &tile : tiles_) {
        if (std::find(sets.begin(), sets.end(), tile.set()) == sets.end()) sets.emplace_back(tile.set());
    }
    return sets;
}

void TileLibrary::indexTiles() {
    byId_.clear();
    for (std::size_t i = 0; i < tiles_.size(); ++i) byId_.emplace(tiles_[i].id, i);
}

std::string moduleOfSet(std::string_view set) { return rules::expansionNamed(set) ? std::string(set) : std::string{}; }

}  // namespace bathhouse::scenario
