// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "rules/tile_table.h"
#include "rules/token.h"

#include <array>
#include <map>
#include <memory>
#include <string>

namespace bathhouse::rules {

class Expansion;

/// The moments of a game at which modules take part (rules/expansions/expansion.h says what each is).
enum class Hook : std::uint8_t {
    Moves,          ///< it lists moves of its own
    TurnBegins,
    Laying,         ///< it has a say in what may be laid where
    TilePlaced,
    Vetoes,         ///< it forbids placing a figure
    Acted,
    BeforeScoring,
    Completed,
    Waiting,        ///< it adds features to those that are to be scored
    BeforeFeature,
    Shelters,       ///< it keeps effects on a whole tile off a figure
    Counting,       ///< it changes what a feature is worth
    Scored,
    Clearing,       ///< it keeps a scored figure from going home
    AfterFeature,
    AfterScoring,
    Cites,          ///< it names rules behind a way to or from a bathhouse
    Visited,
    Left,
    AnotherPart,    ///< it gives the turn another part
    GameEnds,
};
inline constexpr std::size_t kHooks = static_cast<std::size_t>(Hook::GameEnds) + 1;

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

    // Worked out by make().
    /// The modules that take part in each hook, in the order of expansionList(), so that a game without them pays nothing.
    std::array<std::vector<const Expansion *>, kHooks> taking;
    std::vector<FigureKind> figures;            ///< kinds in play, the meeple first
    std::vector<std::pair<TileId, RuleId>> notPlaced; ///< tiles that are laid by a move of their module only, and the rule that says so
    bool silentFigures = false;                 ///< some of them do not keep others off a feature
    bool stayingFigures = false;                ///< some of them stay when their feature is scored

    const FigureTraits *figureTraits = nullptr; ///< figureTable(), at hand
    const FigureTraits &traits(FigureKind kind) const { return figureTraits[index(kind)]; }

    bool hasFigure(FigureKind) const;
    /// The rule that keeps a tile from being placed as one that was drawn; nothing for almost all of them.
    std::optional<RuleId> refusesPlacing(TileId) const;
    /// Whether an option of a module has been set to a value. Unset options have their default.
    bool optionIs(std::string_view option, std::string_view value) const;
    bool hasToken(TokenKind) const;
    /// How many of a kind each player has in the beginning.
    int copies(FigureKind) const;
    /// Some module that is on brings tokens that players see.
    bool hasTokens() const;
    /// The modules that are on and take part in a hook.
    const std::vector<const Expansion *> &with(Hook hook) const { return taking[static_cast<std::size_t>(hook)]; }

    /// `expansions` must be ids of expansionList().
    static std::shared_ptr<const Setting> make(TileTable, const std::vector<std::string> &expansions, Options, int players);
};

} // namespace bathhouse::rules
