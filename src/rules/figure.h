// SPDX-License-Identifier: MIT
#pragma once
#include "rules/rule_ids.h"
#include "rules/tile.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace bathhouse::rules {

struct State;
enum class FeatureId : std::uint32_t;

/// Index of a player, 0 to 5, in seating order.
enum class PlayerId : std::uint8_t {};
constexpr std::size_t index(PlayerId p) { return static_cast<std::size_t>(p); }
inline constexpr std::size_t kMaxPlayers = 6;

/// Index into figureTable().
enum class FigureKind : std::uint8_t {};
constexpr std::size_t index(FigureKind k) { return static_cast<std::size_t>(k); }
inline constexpr std::size_t kMaxFigureKinds = 16;
/// The ordinary meeple of the base game.
inline constexpr FigureKind kMeeple{0};

/// A set of part kinds, bit `1 << kind`.
using PartKinds = std::uint8_t;
constexpr PartKinds bit(PartKind k) { return static_cast<PartKinds>(1u << static_cast<unsigned>(k)); }

/// Where an ordinary meeple may stand.
inline constexpr PartKinds kUsualParts = bit(PartKind::Road) | bit(PartKind::City) | bit(PartKind::Field) | bit(PartKind::Monastery);

/// What the rules ask of a kind of figure.
struct FigureTraits {
    std::string_view name;       ///< "meeple", as in scenario files
    std::string_view expansion;  ///< module that brings it; empty: base game
    bool isMeeple = true;        ///< counts as a meeple at a scoring (visit-which-figures)
    int strength = 1;            ///< towards the majority
    PartKinds goesOn = 0;        ///< kinds of parts it may be placed on
    int copies = 1;              ///< in each player's supply at the start
    bool claims = true;          ///< where it stands no other figure may be placed
    RuleId wrongPart = rule::baseMeepleFreeFeature;  ///< cited when it is put on another kind of part
    RuleId visitRule = {};       ///< also cited when it goes to a bathhouse; empty: none
    RuleId placeRule = {};       ///< cited when it is placed, in place of base-meeple-free-feature; empty: that one
    bool standsFast = false;     ///< effects that take figures off a tile pass it by
    bool stays = false;          ///< it stays where it is when its feature is scored, and takes no part in that before the end
    bool besideMeeple = false;   ///< it never stands on a feature without a meeple of its player
    bool onCorner = false;       ///< it lies on a corner where four fields meet (rules/corner.h)
    /// Where it may be placed, if that is not simply a feature that nobody has claimed: the rule that forbids a part of the
    /// tile just placed, or nothing. `goesOn` has been looked at before.
    std::optional<RuleId> (*placing)(const State &, FeatureId, PlayerId) = nullptr;
    /// Its strength on a feature, where that is not always `strength`.
    int (*strengthOn)(const State &, FeatureId) = nullptr;
};

/// Every kind of figure of every module, the meeple first. The same in every game.
std::span<const FigureTraits> figureTable();
const FigureTraits &traits(FigureKind);
std::optional<FigureKind> figureNamed(std::string_view name);

/// What a mark on a part or tile is called in tile files, and who brings it.
struct MarkTraits {
    std::string_view name;       ///< "inn"
    std::string_view expansion;
    PartKinds on = 0;            ///< kinds of parts that may carry it; none: it is a mark of the whole tile
    bool replaces = false;       ///< a part with this mark is something else: nothing is counted for it but by its module
};
std::span<const MarkTraits> markTable();
/// The bit of a mark, 0 if unknown.
Marks markNamed(std::string_view name);
/// Those that make something else of their part (MarkTraits::replaces).
Marks replacingMarks();

} // namespace bathhouse::rules
