// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/tile_canvas.h"
#include "ui/board/tile_layout.h"

namespace bathhouse::ui {

// The layers of a tile, from the ground up. Each draws one kind of thing and nothing that turns with the screen, but
// for the signs, which take their place from the canvas and stay upright.

void paintGrass(const TileCanvas &, const TileLayout &);
void paintRoads(const TileCanvas &, const TileLayout &);
/// The paved yard and the wall of a tile that fits every edge.
void paintYard(const TileCanvas &);
/// The road of a bridge that is laid over all that is on the tile.
void paintLaidBridge(const TileCanvas &, const TileLayout &);
void paintVillage(const TileCanvas &, const VillageLayout &);
void paintCity(const TileCanvas &, const TileLayout &, const CityLayout &);
void paintGate(const TileCanvas &, const GateLayout &);
void paintTower(const TileCanvas &, QPointF corner);
void paintHouse(const TileCanvas &, const House &, const QColor &lit, const QColor &dark);

void paintCloister(const TileCanvas &, const CloisterLayout &);
void paintGarden(const TileCanvas &, const QRectF &hedge);
void paintBathhouse(const TileCanvas &, const BathhouseLayout &);
void paintCathedral(const TileCanvas &, const BuildingLayout &);
void paintInn(const TileCanvas &, const InnLayout &);

void paintCross(const TileCanvas &, const CloisterLayout &);
void paintShield(const TileCanvas &, QPointF centre);
void paintSteam(const TileCanvas &, const BathhouseLayout &);
void paintFlag(const TileCanvas &, const BathhouseLayout &);
void paintInnSign(const TileCanvas &, const InnLayout &);
void paintRose(const TileCanvas &, const BuildingLayout &);

} // namespace bathhouse::ui
