// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace bathhouse::rules {

/// A side of a tile, clockwise from north.
enum class Edge : std::uint8_t { N, E, S, W };

/// Half of a side, looking out from the tile's centre: NL is the west half of the north side, EL the north half of the
/// east side. Numbered clockwise, so that a quarter turn adds 2.
enum class Half : std::uint8_t { NL, NR, EL, ER, SL, SR, WL, WR };

/// Clockwise quarter turns.
enum class Rotation : std::uint8_t { None, Quarter, Half, ThreeQuarters };

/// A set of edges, bit `1 << edge`.
using EdgeMask = std::uint8_t;
/// A set of edge halves, bit `1 << half`.
using HalfMask = std::uint8_t;

inline constexpr std::array kEdges{Edge::N, Edge::E, Edge::S, Edge::W};
inline constexpr std::array kHalves{Half::NL, Half::NR, Half::EL, Half::ER, Half::SL, Half::SR, Half::WL, Half::WR};
inline constexpr std::array kRotations{Rotation::None, Rotation::Quarter, Rotation::Half, Rotation::ThreeQuarters};

constexpr int index(Edge e) { return static_cast<int>(e); }
constexpr int index(Half h) { return static_cast<int>(h); }
constexpr int quarterTurns(Rotation r) { return static_cast<int>(r); }
constexpr int degrees(Rotation r) { return quarterTurns(r) * 90; }
constexpr EdgeMask bit(Edge e) { return static_cast<EdgeMask>(1u << index(e)); }
constexpr HalfMask bit(Half h) { return static_cast<HalfMask>(1u << index(h)); }
/// Both halves of an edge.
constexpr HalfMask halvesOf(Edge e) { return static_cast<HalfMask>(3u << (2 * index(e))); }

constexpr Edge turned(Edge e, Rotation r) { return static_cast<Edge>((index(e) + quarterTurns(r)) & 3); }
constexpr Half turned(Half h, Rotation r) { return static_cast<Half>((index(h) + 2 * quarterTurns(r)) & 7); }
constexpr EdgeMask turnedEdges(EdgeMask m, Rotation r) {
    const unsigned k = static_cast<unsigned>(quarterTurns(r));
    return static_cast<EdgeMask>(((static_cast<unsigned>(m) << k) | (static_cast<unsigned>(m) >> (4 - k))) & 15u);
}
constexpr HalfMask turnedHalves(HalfMask m, Rotation r) {
    return static_cast<HalfMask>(std::rotl(m, 2 * quarterTurns(r)));
}
/// The rotation that undoes `r`.
constexpr Rotation inverse(Rotation r) { return static_cast<Rotation>((4 - quarterTurns(r)) & 3); }

constexpr Edge opposite(Edge e) { return static_cast<Edge>((index(e) + 2) & 3); }
/// The half that touches `h` from the neighbouring tile: NL meets SR.
constexpr Half facing(Half h) {
    return static_cast<Half>((((index(h) >> 1) + 2) & 3) * 2 + (1 - (index(h) & 1)));
}

/// A place on the map: x grows east, y grows south. Ordered by y, then x, the order of every list in the product.
struct Position {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(Position, Position) = default;
    friend constexpr std::strong_ordering operator<=>(Position a, Position b) {
        return a.y != b.y ? a.y <=> b.y : a.x <=> b.x;
    }
};

/// Largest absolute coordinate of a map.
inline constexpr int kMaxCoordinate = 10'000;

constexpr bool onMap(Position p) {
    return p.x >= -kMaxCoordinate && p.x <= kMaxCoordinate && p.y >= -kMaxCoordinate && p.y <= kMaxCoordinate;
}
constexpr Position neighbour(Position p, Edge e) {
    // One east of, or one south of: what is added to x for N E S W is added to y for E S W N.
    const auto step = [](int turns) { return (turns & 1) == 0 ? 0 : 1 - (turns & 2); };
    return {p.x + step(index(e)), p.y - step(index(e) + 1)};
}
/// The eight spaces around `p`, by y then x.
constexpr std::array<Position, 8> ringOf(Position p) {
    return {{{p.x - 1, p.y - 1}, {p.x, p.y - 1}, {p.x + 1, p.y - 1}, {p.x - 1, p.y},
             {p.x + 1, p.y}, {p.x - 1, p.y + 1}, {p.x, p.y + 1}, {p.x + 1, p.y + 1}}};
}

} // namespace bathhouse::rules
