// SPDX-License-Identifier: MIT
#include "rules/corner.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

/// The tile sides that form a corner: NW lies between W and N.
Edge after(Corner c) { return static_cast<Edge>(c); }
Edge before(Corner c) { return static_cast<Edge>((static_cast<int>(c) + 3) & 3); }

/// The field that fills a corner of a tile, if one does.
std::optional<FeatureId> fieldIn(const Board &board, LaidId id, Corner c) {
    const TurnedTile &turned = board.turned(id);
    const auto left = turned.halfPart[static_cast<std::size_t>(2 * index(before(c)) + 1)];
    const auto right = turned.halfPart[static_cast<std::size_t>(2 * index(after(c)))];
    if (left == kNoPart || right == kNoPart) return std::nullopt;
    const FeatureId found = board.feature(id, left);
    if (found != board.feature(id, right) || board.kind(found) != PartKind::Field) return std::nullopt;
    return found;
}

/// Whether the four tiles around a corner all show this field there.
bool fourMeet(const Board &board, LaidId id, Corner c, FeatureId field) {
    const Position here = board.laid(id).at;
    const Position across = neighbour(neighbour(here, after(c)), before(c));
    const auto opposite = [](Corner corner) { return static_cast<Corner>((static_cast<int>(corner) + 2) & 3); };
    struct Place {
        Position at;
        Corner corner;
    };
    const auto next = [](Corner corner, int turns) { return static_cast<Corner>((static_cast<int>(corner) + turns) & 3); };
    // Seen from the tile beyond the side after the corner, the corner is one further back, and the other way round.
    const std::array places{Place{neighbour(here, after(c)), next(c, 3)}, Place{neighbour(here, before(c)), next(c, 1)},
                            Place{across, opposite(c)}};
    return std::ranges::all_of(places, [&](const Place &p) {
        const auto laid = board.at(p.at);
        return laid && fieldIn(board, *laid, p.corner) == field;
    });
}

} // namespace

std::optional<Corner> fieldCorner(const Board &board, LaidId id, PartIndex part) {
    const FeatureId field = board.feature(id, part);
    const TurnedTile &turned = board.turned(id);
    for (const Corner c : kCorners)
        if (turned.halfPart[static_cast<std::size_t>(2 * index(after(c)))] == part && fieldIn(board, id, c) == field &&
            fourMeet(board, id, c, field))
            return c;
    return std::nullopt;
}

} // namespace bathhouse::rules
