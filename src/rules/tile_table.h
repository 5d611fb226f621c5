// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile.h"

#include <span>
#include <unordered_map>

namespace bathhouse::rules {

/// Index of a tile kind in a TileTable.
enum class TileId : std::uint16_t {};
constexpr std::size_t index(TileId id) { return static_cast<std::size_t>(id); }

/// Index of a part of its tile; kBathhousePart stands for the bathhouse itself.
using PartIndex = std::uint8_t;
inline constexpr PartIndex kNoPart = 0xFE;
inline constexpr PartIndex kBathhousePart = 0xFF;

/// What an edge shows, two bits each, edge N lowest. 0: unknown or anything fits.
using EdgePattern = std::uint8_t;
enum class EdgeKind : std::uint8_t { Any, Field, Road, City };
constexpr EdgeKind edgeKind(EdgePattern p, Edge e) { return static_cast<EdgeKind>((p >> (2 * index(e))) & 3); }

/// A tile as it lies: everything looked up by edge or half is already turned.
struct TurnedTile {
    EdgePattern pattern = 0;
    std::array<PartIndex, 4> edgePart{};  ///< road or city at the edge, else kNoPart
    std::array<PartIndex, 8> halfPart{};  ///< part that owns the half: a field or a city
};

/// What the board keeps of a part, in a few bytes.
struct PartFacts {
    PartKind kind;
    EdgeMask cities;         ///< field: edges of the cities it touches, unturned
    std::uint8_t pennants;
    std::uint8_t ends;       ///< road and city: how many edges it reaches
    bool repeats;            ///< the tile has another part of this kind
};

/// The tile kinds of a game with everything the board asks per tile worked out once. Values; ids never change once given.
class TileTable {
public:
    /// Adds a tile without problems() and with a new id.
    TileId add(Tile tile);

    std::size_t size() const { return tiles_.size(); }
    const Tile &tile(TileId id) const { return tiles_[index(id)]; }
    const TurnedTile &turned(TileId id, Rotation r) const { return turned_[index(id) * 4 + static_cast<std::size_t>(r)]; }
    std::optional<TileId> find(std::string_view id) const;

    /// Rotations (bit 1 << rotation) in which the tile fits a space whose known edges are `around`.
    std::uint8_t rotationsThatFit(TileId id, EdgePattern around) const { return fits_[index(id)][around]; }

    /// The parts of a tile in brief, in their order.
    std::span<const PartFacts> parts(TileId id) const {
        return std::span(parts_).subspan(firstPart_[index(id)], firstPart_[index(id) + 1] - firstPart_[index(id)]);
    }
    /// The part that holds the tile's bathhouse.
    std::optional<PartIndex> bathhousePart(TileId id) const {
        const PartIndex part = bathhouseParts_[index(id)];
        return part == kNoPart ? std::nullopt : std::optional(part);
    }

    /// The part that `name` means on a tile lying so; kBathhousePart for its bathhouse; nothing if it has no such part.
    std::optional<PartIndex> partNamed(TileId, Rotation, PartName) const;
    /// The first name of a part as the tile lies, in the order N E S W, for fields NL NR EL ER SL SR WL WR.
    PartName firstName(TileId, Rotation, PartIndex) const;

private:
    std::vector<Tile> tiles_;
    std::vector<TurnedTile> turned_;
    std::vector<std::array<std::uint8_t, 256>> fits_;
    std::vector<PartFacts> parts_;
    std::vector<std::uint32_t> firstPart_{0};  // one more than there are tiles
    std::vector<PartIndex> bathhouseParts_;
    std::unordered_map<std::string, TileId> byId_;
};

} // namespace bathhouse::rules
