// SPDX-License-Identifier: MIT
#include "rules/outcomes.h"

#include <algorithm>
#include <unordered_set>

namespace bathhouse::rules {

namespace {

/// What tells two positions of the same turn apart: everything that players see and everything that decides how the
/// turn goes on. The board itself does not change after the tile is placed.
std::string fingerprint(const State &s) {
    std::string key;
    const auto put = [&key](auto value) { key.append(reinterpret_cast<const char *>(&value), sizeof value); };
    put(s.turn.number);
    put(s.turn.phase);
    put(s.turn.phase == DecisionKind::Bathhouse ? s.turn.scored : FigureId{});
    put(s.setting->options.buyBacks == BuyBacks::One ? s.turn.buyBacks : 0);
    for (int p = 0; p < s.setting->players; ++p) {
        put(s.players[static_cast<std::size_t>(p)].score);
        for (const FigureKind k : s.setting->figures) put(s.players[static_cast<std::size_t>(p)].supply[index(k)]);
    }
    for (const BathhouseState &b : s.bathhouses) put(b.claimOpen);
    std::vector<std::uint64_t> standing;
    for (const Figure &f : s.figures) {
        if (f.gone) continue;
        const std::uint64_t where = f.inBathhouse() ? (std::uint64_t{1} << 32) + static_cast<std::uint64_t>(f.bathhouse)
                                                    : static_cast<std::uint64_t>(f.node);
        standing.push_back(where << 16 | index(f.player) << 8 | index(f.kind));
    }
    std::ranges::sort(standing);
    for (const std::uint64_t f : standing) put(f);
    return key;
}

struct Reached {
    State state;
    std::size_t from;  // index of the position before, itself for the first
    std::optional<Move> move;
};

std::vector<Move> lineTo(const std::vector<Reached> &seen, std::size_t i) {
    std::vector<Move> moves;
    for (; seen[i].move; i = seen[i].from) moves.push_back(*seen[i].move);
    std::ranges::reverse(moves);
    return moves;
}

} // namespace

std::vector<Outcome> outcomes(const State &start, bool withFigures) {
    std::vector<Outcome> found;
    if (start.turn.phase == DecisionKind::PlaceTile || start.turn.phase == DecisionKind::GameOver) return found;
    // Breadth first, in the order of legalMoves(): the first line to a position is the shortest and first among equals.
    std::vector<Reached> seen;
    seen.push_back({start, 0, std::nullopt});
    std::unordered_set<std::string> known{fingerprint(start)};
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i].state.turn.number != start.turn.number) {
            found.push_back({lineTo(seen, i), seen[i].state});
            continue;
        }
        for (const Move &move : legalMoves(seen[i].state)) {
            if (!withFigures && std::holds_alternative<PutFigure>(move)) continue;
            State next = seen[i].state;
            if (apply(next, move)) continue;
            if (known.insert(fingerprint(next)).second) seen.push_back({std::move(next), i, move});
        }
    }
    return found;
}

} // namespace bathhouse::rules
