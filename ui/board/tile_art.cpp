// SPDX-License-Identifier: MIT
#include "ui/board/tile_art.h"
#include "ui/board/mark_art.h"
#include "ui/board/tile_parts_art.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

TileCanvas canvasFor(QPainter &painter, const TileLook &look) {
    return {painter, look.rotation, double(look.px), look.theme};
}

void paintHairline(QPainter &painter, const TileLook &look) {
    const double w = kUnits / look.px;
    painter.setPen(QPen(tileColours(look.theme).hair, w * 0.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(w * 0.25, w * 0.25, kUnits - w * 0.5, kUnits - w * 0.5));
}

} // namespace

void paintTileGround(QPainter &painter, const TileLayout &layout, const TileLook &look) {
    const TileCanvas canvas = canvasFor(painter, look);
    if (layout.walled) paintYard(canvas);
    else paintGrass(canvas, layout);
    paintRoads(canvas, layout);
    for (const CityLayout &city : layout.cities) paintCity(canvas, layout, city);
    for (const BuildingLayout &cathedral : layout.cathedrals) paintCathedral(canvas, cathedral);
    for (const GateLayout &gate : layout.gates) paintGate(canvas, gate);
    if (layout.village) paintVillage(canvas, *layout.village);
    for (const InnLayout &inn : layout.inns) paintInn(canvas, inn);
    for (const MarkLayout &mark : layout.marks) paintMark(canvas, mark);
    if (layout.cloister && !layout.cloister->replaced) paintCloister(canvas, *layout.cloister);
    for (const GardenLayout &garden : layout.gardens) paintGarden(canvas, garden.hedge);
    paintLaidBridge(canvas, layout);
    if (layout.bathhouse) paintBathhouse(canvas, *layout.bathhouse);
}

void paintTileTowers(QPainter &painter, const TileLayout &layout, const TileLook &look) {
    const TileCanvas canvas = canvasFor(painter, look).upright();
    const CornerMask towers = static_cast<CornerMask>(look.towers | turnedCorners(layout.towers, look.rotation));
    for (int corner = 0; corner < 4; ++corner) {
        if (towers & (1u << corner)) paintTower(canvas, cornerPoint(corner));
    }
    if (look.hairline) paintHairline(painter, look);
}

void paintTileSigns(QPainter &painter, const TileLayout &layout, const TileLook &look) {
    const TileCanvas canvas = canvasFor(painter, look);
    if (layout.cloister && !layout.cloister->replaced) paintCross(canvas, *layout.cloister);
    for (const BuildingLayout &cathedral : layout.cathedrals) paintRose(canvas, cathedral);
    for (const InnLayout &inn : layout.inns) paintInnSign(canvas, inn);
    for (const QPointF &shield : layout.shields) paintShield(canvas, shield);
    for (const MarkLayout &mark : layout.marks) paintMarkSign(canvas, mark);
    if (!layout.bathhouse) return;
    if (!look.guest) paintSteam(canvas, *layout.bathhouse);
    paintFlag(canvas, *layout.bathhouse);
}

void paintTile(QPainter &painter, const TileLayout &layout, const TileLook &look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(QRectF(0, 0, look.px, look.px), Qt::IntersectClip);
    painter.scale(look.px / kUnits, look.px / kUnits);
    paintTileGround(painter, layout, look);
    paintTileTowers(painter, layout, look);
    paintTileSigns(painter, layout, look);
    painter.restore();
}

QImage tileImage(const rules::Tile &tile, const TileLook &look, double ratio) {
    TileLook scaled = look;
    scaled.px = qRound(look.px * ratio);
    QImage image(scaled.px, scaled.px, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintTile(painter, *layoutOf(tile), scaled);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace bathhouse::ui
