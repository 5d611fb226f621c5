// SPDX-License-Identifier: MIT
#pragma once
#include "rules/position_map.h"
#include "rules/tile_table.h"

#include <bit>

namespace bathhouse::rules {

/// Index of a laid tile, in the order of laying.
enum class LaidId : std::uint32_t {};
constexpr std::size_t index(LaidId id) { return static_cast<std::size_t>(id); }
/// One part of one laid tile.
enum class NodeId : std::uint32_t {};
constexpr std::size_t index(NodeId id) { return static_cast<std::size_t>(id); }
/// A connected feature, named by one of its nodes. Valid until the next tile is laid.
enum class FeatureId : std::uint32_t {};
constexpr std::size_t index(FeatureId id) { return static_cast<std::size_t>(id); }

struct LaidTile {
    TileId tile{};
    Rotation rotation = Rotation::None;
    std::uint8_t neighbours = 0;  ///< tiles on the eight spaces around, 0 to 8
    Position at;
    std::uint32_t firstNode = 0;  ///< its parts are the nodes firstNode, firstNode + 1, …
    std::int32_t bathhouse = -1;  ///< index into State::bathhouses, -1: none on it
};

/// A set of parts of one tile, bit `1 << part`.
using PartMask = std::uint32_t;

/// A free space beside at least one tile.
struct OpenSpace {
    Position at;
    EdgePattern around = 0;  ///< what its neighbours show towards it
};

/// Whether a tile may lie somewhere, and what speaks against it.
struct Fit {
    bool occupied = false;  ///< a tile lies there already
    bool apart = false;     ///< it would touch no tile
    bool offMap = false;    ///< beyond ±kMaxCoordinate
    EdgeMask clash = 0;     ///< edges that do not match
    explicit operator bool() const { return !occupied && !apart && !offMap && clash == 0; }
};

/// The laid tiles and the features they form. A value. Features are kept by union-find as tiles are laid, so that laying
/// one costs the same on a large map. Knows nothing of turns, players or points.
class Board {
public:
    explicit Board(const TileTable &tiles) : tiles_(&tiles) {}

    const TileTable &tiles() const { return *tiles_; }
    std::span<const LaidTile> laidTiles() const { return laid_; }
    std::size_t size() const { return laid_.size(); }
    const LaidTile &laid(LaidId id) const { return laid_[index(id)]; }
    const TurnedTile &turned(LaidId id) const { return tiles_->turned(laid(id).tile, laid(id).rotation); }
    const Tile &tile(LaidId id) const { return tiles_->tile(laid(id).tile); }
    /// Whether the tile as a whole carries a mark.
    bool isMarked(LaidId id, Marks mark) const { return (tile(id).marks & mark) != 0; }
    std::optional<LaidId> at(Position p) const;
    /// Free spaces beside a tile, in no particular order. Empty while the map is empty.
    std::span<const OpenSpace> openSpaces() const { return open_; }

    Fit fit(TileId, Position, Rotation) const;
    bool fitsSomewhere(TileId) const;
    /// Calls `visit(Position, Rotation)` for every place on the map where a tile fits, in no particular order. Rotations
    /// that look the same are all visited.
    template <class Visit> void forEachPlace(TileId tile, Visit &&visit) const {
        for (const OpenSpace &o : open_)
            for (unsigned left = tiles_->rotationsThatFit(tile, o.around); left != 0; left &= left - 1)
                visit(o.at, static_cast<Rotation>(std::countr_zero(left)));
    }
    /// The parts (bit `1 << part`) of a tile that would belong to features without any figure, were the tile laid on this
    /// open space. Works it out without laying it.
    PartMask freeParts(TileId, Position, Rotation) const;

    /// Lays a tile on a free space of the map. Edges that do not match are never joined and never close a feature.
    LaidId lay(TileId, Position, Rotation);
    /// The tiles whose eight neighbours became complete by the last lay(), itself included, by y then x.
    std::span<const LaidId> ringsClosed() const { return {ringsClosed_.data(), ringsClosedCount_}; }

    /// The roads and cities that the last lay() completed, in no particular order.
    std::span<const FeatureId> featuresClosed() const { return {featuresClosed_.data(), featuresClosedCount_}; }

    // Nodes
    NodeId node(LaidId id, PartIndex part) const { return NodeId{laid(id).firstNode + part}; }
    LaidId laidOf(NodeId n) const { return LaidId{nodes_[index(n)].laid}; }
    PartIndex partIndex(NodeId n) const { return static_cast<PartIndex>(static_cast<std::uint32_t>(n) - laid(laidOf(n)).firstNode); }
    const Part &part(NodeId n) const { return tile(laidOf(n)).parts[partIndex(n)]; }

    // Features
    FeatureId feature(NodeId n) const { return FeatureId{root(static_cast<std::uint32_t>(n))}; }
    FeatureId feature(LaidId id, PartIndex part) const { return feature(node(id, part)); }
    PartKind kind(FeatureId f) const { return nodes_[index(f)].kind; }
    /// A road or city without open end, a monastery or garden with eight neighbours; a field never.
    bool complete(FeatureId) const;
    /// Coats of arms in a city.
    int pennants(FeatureId) const;
    /// Edges of a road or city where a tile is still missing (or does not match).
    int openEnds(FeatureId f) const { return nodes_[index(f)].openEnds; }
    /// How many nodes it has.
    std::size_t nodeCount(FeatureId f) const { return nodes_[index(f)].size; }
    /// Calls `visit(NodeId)` for every node, in an unspecified but reproducible order.
    template <class Visit> void forEachNode(FeatureId f, Visit &&visit) const {
        auto n = static_cast<std::uint32_t>(f);
        do {
            visit(NodeId{n});
            n = nodes_[n].next;
        } while (n != static_cast<std::uint32_t>(f));
    }
    /// Its nodes by position, then part: the order of every list in the product.
    std::vector<NodeId> sortedNodes(FeatureId) const;
    /// Its first node by position, then part.
    NodeId firstNode(FeatureId) const;
    /// How many different tiles it covers: a tile counts once, however many of its parts belong to the feature.
    int tileCount(FeatureId) const;
    /// The completed cities that a field touches, each once, by their first node.
    std::vector<FeatureId> completeCitiesBeside(FeatureId field) const;

    /// Figures standing on it (kept by the state through the two below).
    int occupants(FeatureId f) const { return nodes_[index(f)].occupants; }
    void enter(NodeId n) { ++nodes_[index(feature(n))].occupants; }
    void leave(NodeId n) { --nodes_[index(feature(n))].occupants; }

    /// Links a laid tile to its entry in State::bathhouses.
    void setBathhouse(LaidId id, std::int32_t bathhouse) { laid_[index(id)].bathhouse = bathhouse; }

private:
    // What walks over features ask is kept here, beside the links, so that they touch nothing else.
    struct Node {
        std::uint32_t parent;
        std::uint32_t next;      // circle through all nodes of the feature
        std::uint32_t laid;
        std::uint32_t size;      // on the root
        std::int32_t openEnds;   // on the root
        std::int32_t occupants;  // on the root
        PartKind kind;
        EdgeMask cities;         // field: edges of the cities it touches, as the tile lies
        std::uint8_t pennants;
        bool repeats;            // its tile has another part of this kind
    };
    std::uint32_t root(std::uint32_t n) const {
        while (nodes_[n].parent != n) n = nodes_[n].parent;
        return n;
    }
    void unite(std::uint32_t, std::uint32_t, int endsClosed);
    void closeEnds(std::uint32_t root, int count);
    void noteRings(LaidId, const std::array<std::int32_t, 8> &around);
    void addNodes(LaidId);
    void joinEdge(LaidId, LaidId, Edge);
    void openSpaceAt(std::int32_t space, Position, Edge from, EdgeKind shown);
    void closeSpaceAt(std::int32_t open);

    const TileTable *tiles_;
    std::vector<LaidTile> laid_;
    std::vector<Node> nodes_;
    std::vector<OpenSpace> open_;
    PositionMap spaces_;  // laid tile i as i, open space i as ~i
    std::array<LaidId, 9> ringsClosed_{};
    std::size_t ringsClosedCount_ = 0;
    std::array<FeatureId, 8> featuresClosed_{};
    std::size_t featuresClosedCount_ = 0;
};

} // namespace bathhouse::rules
