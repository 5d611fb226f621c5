// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile_table.h"
#include "scenario/problem.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace bathhouse::scenario {

/// The shipped tiles (resources/tiles/*.json, compiled in) and the user's corrections.
class TileLibrary {
public:
    /// The shipped tiles alone: what shipped scenarios and the command line's tests use. Loaded once.
    static const TileLibrary &shipped();
    /// Shipped tiles with those of `file` (a list of tiles in the form of resources/tiles) in place of shipped ones of the
    /// same id, or added. Tiles of the file that have a problem are left out. A file that is not there brings none.
    static TileLibrary withUserFile(const std::string &file, Problems &problems);
    /// Path of the user's own tile file in the data folder; it need not exist.
    static std::string userFile();

    const std::vector<rules::Tile> &tiles() const { return tiles_; }
    const rules::Tile *find(std::string_view id) const;
    /// "base", "barber-surgeons", … in the order of the files.
    std::vector<std::string> sets() const;

private:
    void indexTiles();

    std::vector<rules::Tile> tiles_;
    std::unordered_map<std::string, std::size_t> byId_;
};

/// The module a set of tiles belongs to, or "" if its tiles are always allowed (the base game).
std::string moduleOfSet(std::string_view set);

} // namespace bathhouse::scenario
