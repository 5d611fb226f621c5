// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

/// What bathhouses add to the turn: rings, claims, buying back, visits.
namespace bathhouse::rules {

/// Where a meeple was scored, for the visit that may follow.
struct ScoredMeeple {
    FigureId figure{};
    FeatureId feature{};
    int points = 0;       ///< what its owner got
    bool chosen = false;  ///< its owner chose among several bathhouses
};

/// How a figure comes to a bathhouse or leaves it.
enum class Way : std::uint8_t { Sent, Retrieved, BoughtBack };

/// The tile just placed closed rings: their guests go home at once, or may be claimed (option freeRetrieval).
void closeRings(State &, EventSink *);
/// Claims that nobody took are lost.
void loseClaims(State &, EventSink *);
/// The owner takes the guest of a ring just closed.
std::optional<Refusal> claim(State &, Position, EventSink *);
/// The active player pays for the own guest.
std::optional<Refusal> buyBack(State &, Position, EventSink *);
/// Whether an own guest can be bought back there now: the rule that forbids it, or nothing.
std::optional<RuleId> refusesBuyBack(const State &, Position);

/// How many bathhouses are free, and one of them.
struct FreeBathhouses {
    int count = 0;
    std::size_t any = 0;
};
FreeBathhouses freeBathhouses(const State &);
/// Lays a scored meeple into a free bathhouse.
void visit(State &, const ScoredMeeple &, std::size_t bathhouse, EventSink *);

/// Bathhouses whose road or city is this feature, by position.
std::vector<std::size_t> bathhousesOf(const State &, FeatureId);

} // namespace bathhouse::rules
