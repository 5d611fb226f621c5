// SPDX-License-Identifier: MIT
#include "rules/outcomes.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <memory_resource>
#include <string>
#include <unordered_set>

namespace bathhouse::rules {

namespace {

using Key = std::pmr::u32string;

struct KeyHash {
    std::size_t operator()(const Key &key) const {
        std::uint64_t hash = key.size();
        for (const char32_t word : key) hash = (std::rotl(hash, 5) ^ word) * 0x9E3779B97F4A7C15u;
        return hash ^ hash >> 32;
    }
};

/// What tells two positions of the same turn apart: everything that players see and everything that decides how the
/// turn goes on. The board itself does not change after the tile is placed. Written into `key`.
void fingerprint(const State &s, Key &key) {
    const auto players = static_cast<std::size_t>(s.setting->players);
    key.resize(8 + players * (1 + s.setting->figures.size()) + s.bathhouses.size() + 4 * s.tokens.size() + s.figures.size());
    char32_t *next = key.data();
    const auto put = [&next](auto value) { *next++ = static_cast<char32_t>(value); };
    put(s.turn.number);
    put(s.turn.phase);
    put(s.turn.phase == DecisionKind::Bathhouse ? s.turn.scored : FigureId{});
    put(s.turn.part);
    if (s.turn.phase == DecisionKind::Special) {
        put(s.turn.asked);
        put(s.turn.current);
        put(s.turn.module);
    }
    put(s.setting->options.buyBacks == BuyBacks::One ? s.turn.buyBacks : 0);
    for (std::size_t p = 0; p < players; ++p) {
        put(s.players[p].score);
        for (const FigureKind k : s.setting->figures) put(s.players[p].supply[index(k)]);
    }
    for (const BathhouseState &b : s.bathhouses) put(b.claimOpen);
    for (const Token &t : s.tokens) {
        put(static_cast<std::uint32_t>(index(t.kind)) << 8 | static_cast<std::uint32_t>(index(t.player)));
        put(t.laid);
        put(t.figure);
        put(t.number);
    }
    char32_t *const standing = next;
    for (const Figure &f : s.figures) {
        if (f.gone) continue;
        // A map has fewer than 2^18 parts, so all of it fits into one word.
        const std::uint32_t where = f.inBathhouse() ? 1u << 23 | static_cast<std::uint32_t>(f.bathhouse) : static_cast<std::uint32_t>(f.node);
        put(where << 8 | static_cast<std::uint32_t>(index(f.player) << 4 | index(f.kind)));
    }
    std::sort(standing, next);
    key.resize(static_cast<std::size_t>(next - key.data()));
}

/// A position that was reached: by which move, from which one before.
struct Reached {
    std::size_t from;  // itself for the first
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
    // All of it happens on one board.
    State s = start;
    Key key;
    fingerprint(s, key);
    std::pmr::monotonic_buffer_resource memory(1u << 16);  // thousands of keys that go all at once
    std::pmr::unordered_set<Key, KeyHash> known(&memory);
    known.insert(key);
    std::vector<Reached> seen;
    std::deque<Standing> ahead;  // the positions of `seen` that are still to be followed up
    seen.push_back({0, std::nullopt});
    ahead.push_back(start);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const Standing from = std::move(ahead.front());
        ahead.pop_front();
        if (from.turn.number != start.turn.number) {
            found.push_back({lineTo(seen, i), from});
            continue;
        }
        s.restore(from);
        bool moved = false;
        for (const Move &move : legalMoves(s)) {
            if (!withFigures && std::holds_alternative<PutFigure>(move)) continue;
            if (moved) s.restore(from);
            moved = !apply(s, move);
            if (!moved) continue;
            fingerprint(s, key);
            if (!known.insert(key).second) continue;
            seen.push_back({i, move});
            ahead.push_back(s);
        }
    }
    return found;
}

} // namespace bathhouse::rules
