// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile_table.h"

#include <map>

/// The rules once more, slow and plain, to hold the engine against. Written from the rule pages; of the engine it uses
/// only the printed tiles and the names of things.
namespace bathhouse::slow {

using rules::Edge;
using rules::Half;
using rules::PartIndex;
using rules::PartKind;
using rules::Position;
using rules::TileId;

/// A tile on the map: `turns` clockwise quarter turns.
struct Laid {
    const rules::Tile *tile = nullptr;
    TileId id{};
    Position at;
    int turns = 0;
};

/// One part of one laid tile.
struct Piece {
    Position at;
    PartIndex part = 0;
    friend auto operator<=>(const Piece &, const Piece &) = default;
    friend bool operator==(const Piece &, const Piece &) = default;
};

struct Flag {
    Position at;
    int value = 0;
};

/// What hangs together, with everything that is counted on it.
struct Feature {
    PartKind kind = PartKind::Field;
    std::vector<Piece> pieces;  ///< by position, then part
    int openEnds = 0;
    int neighbours = 0;  ///< monastery, garden: tiles around
    bool complete = false;
    int tiles = 0;
    int pennants = 0;
    std::vector<Flag> flags;  ///< by position
    rules::Marks marks = 0;
    bool overBridge = false;
    std::vector<std::size_t> cities;  ///< field: the completed cities beside it, by feature number, each once
};

/// The kind of thing an edge of the laid tile shows.
enum class Shows { Field, Road, City };
Shows shows(const Laid &, Edge onTheMap);
/// The part of the laid tile at an edge half, and the road or city at an edge.
std::optional<PartIndex> partAtHalf(const Laid &, Half onTheMap);
std::optional<PartIndex> partAtEdge(const Laid &, Edge onTheMap);
Position step(Position, Edge);
bool withinMap(Position);

/// All laid tiles and the features found by walking over them.
class Map {
public:
    explicit Map(std::vector<Laid> laid);

    const std::vector<Laid> &laid() const { return laid_; }
    const Laid *at(Position) const;
    const std::vector<Feature> &features() const { return features_; }
    std::size_t featureNumber(Piece) const;
    const Feature &feature(Piece p) const { return features_[featureNumber(p)]; }
    /// Tiles on the eight spaces around.
    int ring(Position) const;

    /// Edges of the tile, lying so, that clash with its neighbours: bit `1 << edge`.
    unsigned clashes(const Laid &) const;
    bool touches(Position) const;
    bool fits(const Laid &) const;
    /// Every free space beside a tile, by position.
    std::vector<Position> spacesAround() const;

private:
    std::size_t numberAt(Position) const;
    void walk(std::size_t laid, PartIndex part);
    void visit(Feature &, std::vector<std::pair<std::size_t, PartIndex>> &todo, std::size_t laid, PartIndex part);
    void followEdges(Feature &, std::vector<std::pair<std::size_t, PartIndex>> &todo, std::size_t laid, PartIndex part);
    void followHalves(std::vector<std::pair<std::size_t, PartIndex>> &todo, std::size_t laid, PartIndex part);
    void count(Feature &) const;
    void findCities(Feature &) const;

    std::vector<Laid> laid_;
    std::map<Position, std::size_t> where_;
    std::vector<std::vector<int>> featureOf_;  // by laid tile, then part
    std::vector<Feature> features_;
};

}  // namespace bathhouse::slow
