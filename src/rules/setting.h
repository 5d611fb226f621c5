// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "rules/tile_table.h"

#include <map>
#include <memory>
#include <string>

namespace bathhouse::rules {

class Expansion;

enum class FreeRetrieval : std::uint8_t { Automatic, Claim };
enum class ScoreFloor : std::uint8_t { None, Zero };
enum class BuyBacks : std::uint8_t { Any, One };

/// Table choices, for where the sources differ or are silent. The board option is the scenario's, not the rules'.
struct Options {
    FreeRetrieval freeRetrieval = FreeRetrieval::Automatic;
    ScoreFloor scoreFloor = ScoreFloor::None;
    BuyBacks buyBacks = BuyBacks::Any;
    std::map<std::string, std::string, std::less<>> ofExpansions;  ///< by option name
};

/// What stays the same during a game: tiles, modules, options, seats. Shared by all states of the game, never changed.
struct Setting {
    TileTable tiles;
    std::vector<const Expansion *> expansions;  ///< those that are on, in the order of expansionList()
    Options options;
    int players = 2;
    bool bathhouses = true;                     ///< the rules of rules/bathhouse.h apply

    // Worked out by make(): the modules that take part in each hook, so that a game without them pays nothing.
    std::vector<const Expansion *> scoring;     ///< Expansion::adjustScore
    std::vector<const Expansion *> listing;     ///< Expansion::listMoves
    std::vector<const Expansion *> completing;  ///< Expansion::featureCompleted
    std::vector<FigureKind> figures;            ///< kinds in play, the meeple first

    const FigureTraits *figureTraits = nullptr; ///< figureTable(), at hand
    const FigureTraits &traits(FigureKind kind) const { return figureTraits[index(kind)]; }

    bool hasFigure(FigureKind) const;

    /// `expansions` must be ids of expansionList().
    static std::shared_ptr<const Setting> make(TileTable, const std::vector<std::string> &expansions, Options, int players);
};

} // namespace bathhouse::rules
