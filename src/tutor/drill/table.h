// SPDX-License-Identifier: MIT
#pragma once
#include "rules/random.h"
#include "scenario/run.h"

namespace bathhouse::tutor::drill {

/// One of `entries`, each as likely as the others; `entries` is not empty.
template <class Entries> auto &pickOne(Entries &entries, rules::Random &random) {
    return entries[random.below(static_cast<std::uint32_t>(entries.size()))];
}
/// True in `percent` of a hundred cases.
inline bool chance(int percent, rules::Random &random) { return static_cast<int>(random.below(100)) < percent; }
/// The same order for the same numbers on every machine.
template <class Entries> void shuffle(Entries &entries, rules::Random &random) {
    for (std::size_t i = entries.size(); i > 1; --i)
        std::swap(entries[i - 1], entries[random.below(static_cast<std::uint32_t>(i))]);
}

/// How a random game is played. A number each, so that another kind of game is another row of habits().
struct Habit {
    int shortest;         ///< tiles laid before the final scoring, at least
    int longest;          ///< … and at most
    int looks;            ///< how many places are looked at for each tile: the most crowded one is taken
    int bathhouseLooks;   ///< the same for a bathhouse tile
    int bathhouseCopies;  ///< of each bathhouse tile in the bag
    int figure;           ///< per cent: a figure is placed if it can be
    int field;            ///< per cent: that figure may lie down in a field
    int buyBack;          ///< per cent: a meeple is bought back if it can be
    int claim;            ///< per cent: a free meeple is claimed
    int special;          ///< per cent: a move of a module is made if it can be
};
const std::vector<Habit> &habits();

/// Who plays, with which modules and options: a scenario without a board, and what it stands for.
struct GameTable {
    scenario::Scenario scenario;
    scenario::Table table;
    std::vector<rules::TileId> tiles;       ///< to be drawn, each as often as it is in the box
    std::vector<rules::TileId> bathhouses;  ///< tiles with a bathhouse, once each
};

/// Tables for random games: two to five players, any modules of the program, any values of their options. Modules and
/// options are those that the program has; none is named here.
class GameTables {
public:
    explicit GameTables(const scenario::TileLibrary &);
    /// Kept as long as the GameTables.
    const GameTable &draw(rules::Random &);
    const scenario::TileLibrary &library() const { return library_; }

private:
    const GameTable &made(scenario::Scenario);

    const scenario::TileLibrary &library_;
    std::map<std::string, GameTable> made_;  // by what is written of it
};

} // namespace bathhouse::tutor::drill
