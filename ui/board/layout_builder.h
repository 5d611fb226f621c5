// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/room_map.h"
#include "ui/board/tile_layout.h"

namespace bathhouse::ui {

/// Works out a TileLayout, step by step: what is named later makes room for what is named before.
class LayoutBuilder {
public:
    explicit LayoutBuilder(const rules::Tile &tile) : tile_(tile) {}
    TileLayout build();

private:
    // layout_builder.cpp: the ground
    void placeCities();
    void placeThroughRoads();
    void placeCloister();
    void placeEndingRoads();
    void placeVillage(const std::vector<std::size_t> &parts);
    void addVillageHouses(rules::EdgeMask arms);
    void addRoad(std::size_t part, std::vector<QPolygonF> lines);
    double distanceToCity(rules::Edge from) const;
    void findFields();
    int fieldAt(rules::Half) const;

    // layout_places.cpp: what stands on it
    void placeBathhouse();
    void placeBathhouseInCity(const CityLayout &);
    void placeCathedrals();
    void placeShields();
    void placeInns();
    void placeGardens();
    void placeFigures();
    void placeKnight(CityLayout &);
    void placeHouses(CityLayout &);
    void placeTufts();
    struct Beside {
        QPointF centre;
        QPointF foot;
        double room = 0;
    };
    Beside besideRoad(const RoadLayout &, double offset, double radius) const;

    // layout_marks.cpp: what the modules put on a tile
    void placeMarks();
    void keepChurchFree();
    void placeMark(rules::Marks, std::optional<std::size_t> part, double radius);
    void placeToken();

    // layout_shapes.cpp: what a click hits
    void cutShapes();
    QPainterPath roadShape(const RoadLayout &) const;
    void cutFields(const QPainterPath &built);

    const rules::Part &part(std::size_t i) const { return tile_.parts[i]; }
    bool isCity(std::size_t i) const { return part(i).kind == rules::PartKind::City; }
    bool isRoad(std::size_t i) const { return part(i).kind == rules::PartKind::Road; }
    bool isField(int region) const;
    const RoadLayout *road(rules::PartIndex) const;

    const rules::Tile &tile_;
    TileLayout layout_;
    RoomMap map_;
};

/// A number from 0 to 1 that depends on the words alone: the same on every machine.
double scattered(std::string_view word, int number, char what);

/// A place described for the city shape of `edges` lying as in city_shape.cpp, turned to lie as the city does.
struct ShapePlaces {
    QPointF knight, shield, bathhouse, knightBesideShield, knightBesideBathhouse;
    bool roomForBathhouse = true;
    double knightRoom = 5.5;
};
ShapePlaces placesOf(rules::EdgeMask edges);

} // namespace bathhouse::ui
