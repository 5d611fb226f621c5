// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "rules/tile_table.h"

#include <variant>

namespace bathhouse::rules {

/// The active player lays a tile.
struct Place {
    TileId tile{};
    Position at;
    Rotation rotation = Rotation::None;
    friend bool operator==(const Place &, const Place &) = default;
};
/// The owner takes the guest of a ring just closed (option `freeRetrieval: claim`).
struct Claim {
    Position at;
    friend bool operator==(const Claim &, const Claim &) = default;
};
/// The active player pays the flag and takes the own meeple out.
struct BuyBack {
    Position at;
    friend bool operator==(const BuyBack &, const BuyBack &) = default;
};
/// A figure onto the tile just placed.
struct PutFigure {
    PartIndex on = 0;
    FigureKind figure = kMeeple;
    friend bool operator==(const PutFigure &, const PutFigure &) = default;
};
/// No figure.
struct Pass {
    friend bool operator==(const Pass &, const Pass &) = default;
};
/// Which of the waiting features is scored next.
struct Score {
    Position at;
    PartIndex on = 0;
    friend bool operator==(const Score &, const Score &) = default;
};
/// Where the owner puts the meeple just scored.
struct Visit {
    Position at;
    friend bool operator==(const Visit &, const Visit &) = default;
};
/// The tile in hand fits nowhere and is set aside.
struct Discard {
    TileId tile{};
    friend bool operator==(const Discard &, const Discard &) = default;
};
/// Final scoring.
struct EndGame {
    friend bool operator==(const EndGame &, const EndGame &) = default;
};
/// The place of a move that is about none: which counter moves.
inline constexpr Position kNowhere{kMaxCoordinate + 1, kMaxCoordinate + 1};

/// A move that an expansion brings; its fields mean what that expansion says.
struct SpecialMove {
    std::string_view word;  ///< as in scenario files; points into the expansion's own text
    Position at = kNowhere;
    PartIndex on = kNoPart;
    FigureKind figure = kMeeple;
    int number = 0;
    friend bool operator==(const SpecialMove &, const SpecialMove &) = default;
};

using Move = std::variant<Place, Claim, BuyBack, PutFigure, Pass, Score, Visit, Discard, EndGame, SpecialMove>;

/// Why a move is not accepted. The state is as it was.
struct Refusal {
    RuleId rule;
    EdgeMask clash = 0;     ///< Place: edges that do not match
    bool occupied = false;  ///< Place: a tile lies there
    bool apart = false;     ///< Place: touches nothing
};

} // namespace bathhouse::rules
