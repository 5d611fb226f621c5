// SPDX-License-Identifier: MIT
#include "rules/tile_table.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace bathhouse::rules {

namespace {

HalfMask coveredHalves(const Part &part) {
    if (part.kind != PartKind::City) return part.kind == PartKind::Field ? part.halves : HalfMask{0};
    HalfMask halves = 0;
    for (const Edge e : kEdges) {
        if (part.edges & bit(e)) halves = static_cast<HalfMask>(halves | halvesOf(e));
    }
    return halves;
}

EdgePattern patternOf(const Tile &tile, const std::array<PartIndex, 4> &edgePart) {
    if (tile.anyEdge) return 0;
    unsigned pattern = 0;
    for (const Edge e : kEdges) {
        const PartIndex part = edgePart[static_cast<std::size_t>(e)];
        EdgeKind kind = EdgeKind::Field;
        if (part != kNoPart) kind = tile.parts[part].kind == PartKind::Road ? EdgeKind::Road : EdgeKind::City;
        pattern |= static_cast<unsigned>(kind) << (2 * index(e));
    }
    return static_cast<EdgePattern>(pattern);
}

TurnedTile turn(const Tile &tile, Rotation rotation) {
    TurnedTile turnedTile;
    turnedTile.edgePart.fill(kNoPart);
    turnedTile.halfPart.fill(kNoPart);
    for (std::size_t i = 0; i < tile.parts.size(); ++i) {
        const EdgeMask edges = turnedEdges(tile.parts[i].edges, rotation);
        const HalfMask halves = turnedHalves(coveredHalves(tile.parts[i]), rotation);
        for (const Edge e : kEdges) {
            if (edges & bit(e)) turnedTile.edgePart[static_cast<std::size_t>(e)] = static_cast<PartIndex>(i);
        }
        for (const Half h : kHalves) {
            if (halves & bit(h)) turnedTile.halfPart[static_cast<std::size_t>(h)] = static_cast<PartIndex>(i);
        }
    }
    turnedTile.pattern = patternOf(tile, turnedTile.edgePart);
    return turnedTile;
}

bool fits(EdgePattern shown, EdgePattern around) {
    for (const Edge e : kEdges) {
        const EdgeKind own = edgeKind(shown, e);
        const EdgeKind wanted = edgeKind(around, e);
        if (own != EdgeKind::Any && wanted != EdgeKind::Any && own != wanted) return false;
    }
    return true;
}

} // namespace

TileId TileTable::add(Tile tile) {
    assert(tiles_.size() < std::numeric_limits<std::uint16_t>::max());
    assert(!byId_.contains(tile.id));
    assert(problems(tile).empty());
    const TileId id{static_cast<std::uint16_t>(tiles_.size())};
    for (Part &part : tile.parts) part.halves = coveredHalves(part);
    for (const Rotation r : kRotations) turned_.push_back(turn(tile, r));
    auto &rotations = fits_.emplace_back();
    for (std::size_t around = 0; around < rotations.size(); ++around) {
        for (const Rotation r : kRotations) {
            if (fits(turned_[index(id) * 4 + static_cast<std::size_t>(r)].pattern, static_cast<EdgePattern>(around))) {
                rotations[around] = static_cast<std::uint8_t>(rotations[around] | 1u << quarterTurns(r));
            }
        }
    }
    for (const Part &part : tile.parts) {
        const bool hasEnds = part.kind == PartKind::Road || part.kind == PartKind::City;
        const auto same = std::ranges::count(tile.parts, part.kind, &Part::kind);
        parts_.push_back({part.kind, part.cities, part.pennants,
                          static_cast<std::uint8_t>(hasEnds ? std::popcount(part.edges) : 0), same > 1});
    }
    firstPart_.push_back(static_cast<std::uint32_t>(parts_.size()));
    const auto bathhouse = tile.bathhousePart();
    bathhouseParts_.push_back(bathhouse ? static_cast<PartIndex>(*bathhouse) : kNoPart);
    byId_.emplace(tile.id, id);
    tiles_.push_back(std::move(tile));
    return id;
}

std::optional<TileId> TileTable::find(std::string_view id) const {
    const auto found = byId_.find(std::string(id));
    return found == byId_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<PartIndex> TileTable::partNamed(TileId id, Rotation rotation, PartName wanted) const {
    const Tile &kind = tile(id);
    const auto ofKind = [&kind](PartIndex part, PartKind partKind) {
        return part != kNoPart && kind.parts[part].kind == partKind ? std::optional(part) : std::nullopt;
    };
    const auto single = [&kind](PartKind partKind) -> std::optional<PartIndex> {
        for (std::size_t i = 0; i < kind.parts.size(); ++i) {
            if (kind.parts[i].kind == partKind) return static_cast<PartIndex>(i);
        }
        return std::nullopt;
    };
    switch (wanted.kind) {
    case PartName::Kind::Road: return ofKind(turned(id, rotation).edgePart[wanted.spot], PartKind::Road);
    case PartName::Kind::City: return ofKind(turned(id, rotation).edgePart[wanted.spot], PartKind::City);
    case PartName::Kind::Field: return ofKind(turned(id, rotation).halfPart[wanted.spot], PartKind::Field);
    case PartName::Kind::Monastery: return single(PartKind::Monastery);
    case PartName::Kind::Garden: return single(PartKind::Garden);
    case PartName::Kind::Bathhouse: break;
    }
    return kind.bathhousePart() ? std::optional(kBathhousePart) : std::nullopt;
}

PartName TileTable::firstName(TileId id, Rotation rotation, PartIndex index) const {
    if (index == kBathhousePart) return {PartName::Kind::Bathhouse, 0};
    const Part &part = tile(id).parts[index];
    const auto lowest = [](unsigned mask) { return static_cast<std::uint8_t>(std::countr_zero(mask)); };
    switch (part.kind) {
    case PartKind::Road: return {PartName::Kind::Road, lowest(turnedEdges(part.edges, rotation))};
    case PartKind::City: return {PartName::Kind::City, lowest(turnedEdges(part.edges, rotation))};
    case PartKind::Field: return {PartName::Kind::Field, lowest(turnedHalves(part.halves, rotation))};
    case PartKind::Monastery: return {PartName::Kind::Monastery, 0};
    case PartKind::Garden: break;
    }
    return {PartName::Kind::Garden, 0};
}

} // namespace bathhouse::rules
