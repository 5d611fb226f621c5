// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile_table.h"
#include "ui/board/geometry.h"

#include <memory>
#include <optional>

namespace bathhouse::ui {

struct House {
    QPointF centre;
    QPointF ridge;  ///< unit vector along the roof
    double length = 0;
    double width = 0;
    double tint = 0;  ///< 0 to 1
};

struct CityLayout {
    rules::PartIndex part{};
    rules::EdgeMask edges = 0;
    CityShape shape;
    std::vector<House> houses;
    QPointF knight;  ///< a small square is kept free here
    double knightRoom = 0;
};

/// A road as drawn: one line, or several that meet.
struct RoadLayout {
    rules::PartIndex part{};
    rules::EdgeMask edges = 0;
    std::vector<QPolygonF> lines;  ///< each begins at an edge of the tile
};

/// A city gate: where the road meets the wall and the way out of it.
struct GateLayout {
    QPointF wall;
    QPointF out;
};

struct VillageLayout {
    QPointF centre;
    double radius = kVillage;
    std::vector<House> houses;
};

/// A building in plan, and how much smaller than usual it is drawn where room is short.
struct BuildingLayout {
    rules::PartIndex part{};
    QPointF centre;
    double scale = 1;
};

struct CloisterLayout : BuildingLayout {
    bool gate = false;                             ///< a road ends here
    rules::Rotation turn = rules::Rotation::None;  ///< on the unturned tile
    bool replaced = false;                         ///< a mark of a module stands in its place
};

struct BathhouseLayout : BuildingLayout {
    int flag = 0;
    bool onRoad = false;
    QPointF foot;  ///< on a road: where the paved strip leaves it
};

struct InnLayout : BuildingLayout {
    QPointF foot;
};

/// A mark out of markTable() that has a picture of its own (mark_art.h), on the whole tile or on `part`.
struct MarkLayout : BuildingLayout {
    rules::Marks mark = 0;
};

struct GardenLayout {
    rules::PartIndex part{};
    QRectF hedge;
};

struct Tuft {
    QPointF at;
    double size = 1;
    bool tree = false;
};

/// Everything that is drawn on an unturned tile and where. Worked out once per kind of tile from its definition alone.
struct TileLayout {
    std::vector<CityLayout> cities;
    std::vector<RoadLayout> roads;
    std::optional<int> roadAbove;  ///< index into `roads` of the one that crosses a bridge
    bool aboveAll = false;         ///< that bridge is laid over whatever is on the tile
    bool walled = false;           ///< a tile that fits every edge: a yard with a wall round it
    std::vector<GateLayout> gates;
    std::optional<VillageLayout> village;
    std::optional<CloisterLayout> cloister;
    std::optional<BathhouseLayout> bathhouse;
    std::vector<BuildingLayout> cathedrals;
    std::vector<InnLayout> inns;
    std::vector<GardenLayout> gardens;
    std::vector<QPointF> shields;
    std::vector<MarkLayout> marks;
    std::vector<Tuft> tufts;
    CornerMask towers = 0;  ///< corners where the walls of this tile end

    /// The ground of each part: what a click on it hits and what is outlined. Pieces of different parts do not overlap.
    std::vector<QPainterPath> shapes;
    /// Where a figure stands on each part.
    std::vector<QPointF> figureAt;
    /// Where a token stands that lies on the tile as a whole.
    QPointF tokenAt{50, 50};
};

/// The layout of a kind of tile, kept for the next time. Tiles of the same id may differ between scenarios.
std::shared_ptr<const TileLayout> layoutOf(const rules::Tile &);

/// The ground of a part on the tile as it lies, kBathhousePart included; empty if the tile has no such part.
QPainterPath partShape(const TileLayout &, rules::Rotation, rules::PartIndex);
/// The part under a point of the tile as it lies; kBathhousePart on a bathhouse, kNoPart on a village or a hidden
/// strip.
rules::PartIndex partAt(const TileLayout &, rules::Rotation, QPointF);
/// Where a figure stands on the tile as it lies; on kBathhousePart the middle of the pool.
QPointF figureAnchor(const TileLayout &, rules::Rotation, rules::PartIndex);

/// Where a token stands on the tile as it lies: beside the figure of a part; on kNoPart the place of the tile as a whole.
QPointF tokenAnchor(const TileLayout &, rules::Rotation, rules::PartIndex);

/// The octagon of a bathhouse with the given outer radius.
QPolygonF octagon(QPointF centre, double radius);

} // namespace bathhouse::ui
