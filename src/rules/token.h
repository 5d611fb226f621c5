// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "rules/tile_table.h"

#include <limits>

namespace bathhouse::rules {

/// Index into tokenTable().
enum class TokenKind : std::uint8_t {};
constexpr std::size_t index(TokenKind k) { return static_cast<std::size_t>(k); }

/// What an expansion says of a thing that lies on the map, or before the players, and is no figure: the fairy, the dragon,
/// a castle. What it does is the expansion's own.
struct TokenTraits {
    std::string_view name;       ///< "fairy", as in scenario files
    std::string_view expansion;  ///< module that brings it
    /// What a token must have: where it lies (a tile, or a part of one) and whose it is.
    enum class Lies : std::uint8_t { OnTile, OnPart, ByFigure, OffMap } lies = Lies::OnTile;
    bool owned = false;          ///< it belongs to a player
    bool numbered = false;       ///< it has a number: a value, a direction
    bool goesWithFigure = false; ///< ByFigure: it goes off the map when its figure leaves; else it stays where that stood
    bool inner = false;          ///< the module's own note; not shown and not written in scenario files
    bool holdsFigure = false;    ///< it is a figure of its player that stands on no part: Token::holds

    // Where play can bring it, and how many of it. A set-up that says otherwise is wrong.
    PartKinds goesOn = static_cast<PartKinds>(~0u); ///< OnPart: kinds of parts
    /// OnPart: whether it can stand on that feature, beyond its kind; none: on any.
    bool (*standsOn)(const State &, FeatureId) = nullptr;
    std::string_view onMark = {};  ///< OnTile: its tile carries this mark
    std::string_view onlyBy = {};  ///< ByFigure: the kind of figure that it stands by; none: any meeple
    std::string_view neverBy = {}; ///< ByFigure: a kind of meeple that it never stands by
    bool byGuests = true;          ///< ByFigure: by a guest of a bathhouse, too
    int copies = 0;                ///< in the box; 0: as many as there is a use for
    int (*each)(int players) = nullptr; ///< how many each player has; none: as many as there is a use for
    bool alone = false;            ///< never two of them on one tile (OnPart: on one feature)
    std::string_view insteadOf = {};    ///< of the tokens with the same word here only one is there at a time
    bool numbersDiffer = false;    ///< no two of a player have the same number
    int least = std::numeric_limits<int>::min();  ///< numbered: its lowest number
    int most = std::numeric_limits<int>::max();   ///< … and its highest
    RuleId rule = {};              ///< the rule behind these
};

/// Every kind of token of every module. The same in every game.
std::span<const TokenTraits> tokenTable();
const TokenTraits &traits(TokenKind);
std::optional<TokenKind> tokenNamed(std::string_view name);

/// A token of a position. Which fields mean something is up to its traits.
struct Token {
    TokenKind kind{};
    PlayerId player{};
    std::int32_t laid = -1;    ///< index of the laid tile it lies on, -1: on none
    std::int32_t figure = -1;  ///< index into State::figures of the figure it stands by, -1: by none
    PartIndex part = kNoPart;
    std::int32_t number = 0;
    FigureKind holds = kMeeple;  ///< TokenTraits::holdsFigure: which figure it is
    friend bool operator==(const Token &, const Token &) = default;
};

} // namespace bathhouse::rules
