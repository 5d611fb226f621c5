// SPDX-License-Identifier: MIT
#include "ui/board/mark_art.h"

#include "ui/board/svg_path.h"

#include <array>
#include <string_view>

namespace bathhouse::ui {
namespace {

/// A tower of a wall, seen from the south, its foot at (0, 0), 10 wide and 24 high.
constexpr std::string_view kTower = "M-4.4,0 V-17 H-5.6 V-24 H-2.8 V-21.4 H-1.3 V-24 H1.3 V-21.4 H2.8 V-24 H5.6 V-17 H4.4 V0 Z";

QPainterPath towerAt(double x, double y, double size = 1) {
    return QTransform::fromTranslate(x, y).scale(size, size).map(outline(kTower));
}

void paintTower(const MarkBox &box, double x, double y, double size) {
    const TileColours &c = box.colours();
    const QPainterPath tower = towerAt(x, y, size);
    box.fill(tower, c.stone);
    if (box.detail().middling) {
        QPainterPath dark;
        dark.addRect(QRectF(x + 1.4 * size, y - 17 * size, 3 * size, 17 * size));
        box.fill(dark, c.stoneDark);
        box.line(QTransform::fromTranslate(x, y).scale(size, size).map(outline("M0,-13 V-9")), c.ink, 1.4);
    }
    box.line(tower, c.ink, box.pen());
}

}  // namespace

/// Two towers and a gate house between them.
void paintGateOfLeipzig(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    constexpr std::string_view house = "M-7,12 V0 L0,-8 L7,0 V12 Z";
    if (box.detail().fine) box.fill(outline("M-14,12 L-12,14 H16 V-6 L14,-8 V12 Z"), faded(c.ink, 0.22));
    box.fill("M-7,12 V0 H7 V12 Z", c.stoneLit);
    box.fill("M-8.4,1 L0,-9 L8.4,1 Z", c.roofMid);
    box.line("M-8.4,1 L0,-9 L8.4,1 Z", c.ink, box.pen(0.9));
    box.line(house, c.ink, box.pen(0.9));
    box.fill("M-4,12 V7.4 C-4,3 4,3 4,7.4 V12 Z", c.ink);
    if (box.detail().fine) box.line("M-1.6,12 V5 M1.6,12 V5 M-4,8.4 H4", c.stoneLit, 0.7);
    paintTower(box, -10, 12, 1);
    paintTower(box, 10, 12, 1);
    // The colours of the town: blue and gold.
    box.fill("M-10,-12 V-16 L-4,-14 Z", c.shield);
    box.fill("M10,-12 V-16 L16,-14 Z", c.shieldGold);
    if (box.detail().middling) box.line("M-10,-10 V-16 M10,-10 V-16", c.ink, 0.8);
}

/// Banks of mist, one behind the other.
void paintMist(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    constexpr std::array<std::string_view, 4> banks{
        "M-9,-10 C-5,-14 -2,-8 2,-10 C6,-12 8,-9 11,-10", "M-15,-3 C-11,-8 -6,0 -1,-4 C4,-8 8,0 14,-3",
        "M-14,4 C-9,0 -4,8 1,4 C6,0 10,7 15,4", "M-10,11 C-6,8 -2,13 2,11 C6,9 8,12 11,11"};
    const double width = 5.4 * mark.scale;
    for (const std::string_view bank : banks) box.line(bank, faded(c.ink, 0.55), width + (box.detail().fine ? 1.6 : 2.4));
    for (const std::string_view bank : banks) box.line(bank, mixed(c.marbleLit, c.waterLit, 0.25), width);
    if (box.detail().middling)
        for (const std::string_view bank : banks) box.line(bank, c.flag, width * 0.4);
}

/// A plot behind a wall, with a cross and two stones.
void paintCemetery(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    QPainterPath wall;
    wall.addRoundedRect(QRectF(-14.5, -11, 29, 23), 3, 3);
    QPainterPath plot;
    plot.addRoundedRect(QRectF(-11.8, -8.3, 23.6, 17.6), 1.6, 1.6);
    if (box.detail().fine) box.fill(wall.translated(1.2, 1.5), faded(c.ink, 0.2));
    box.fill(wall, c.stoneDark);
    box.line(wall, c.ink, box.pen(0.9));
    box.fill(plot, mixed(c.grass, c.tree, 0.75));
    if (box.detail().middling) box.line(plot, c.ink, 0.7);
    constexpr std::string_view cross = "M-1.3,6.4 V-1.6 H-4 V-4.2 H-1.3 V-7 H1.3 V-4.2 H4 V-1.6 H1.3 V6.4 Z";
    box.fill(cross, c.stoneLit);
    box.line(cross, c.ink, box.pen(0.8));
    for (const double x : {-7.6, 7.6}) {
        const QPainterPath stone = outline("M-2.6,6.6 V1.2 C-2.6,-2.4 2.6,-2.4 2.6,1.2 V6.6 Z").translated(x, 0.4);
        box.fill(stone, c.stoneLit);
        box.line(stone, c.ink, box.pen(0.8));
        if (box.detail().fine) box.line(outline("M-1.2,2.6 H1.2 M-1.2,4.2 H1.2").translated(x, 0.4), c.ink, 0.5);
    }
}

/// A keep among four towers, with light in its windows.
void paintHauntedCastle(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    if (box.detail().fine) box.fill(outline("M-17,17 L-14,20 H20 V-2 L17,-6 V17 Z"), faded(c.ink, 0.25));
    paintTower(box, -12.5, 6, 0.8);
    paintTower(box, 12.5, 6, 0.8);
    box.fill("M-14,16 V0 H14 V16 Z", c.stoneDark);
    box.line("M-14,16 V0 H14 V16 Z", c.ink, box.pen());
    constexpr std::string_view keep = "M-7,10 V-13 H-8.4 V-19 H-5 V-16.6 H-1.8 V-19 H1.8 V-16.6 H5 V-19 H8.4 V-13 H7 V10 Z";
    box.fill(keep, c.stone);
    box.line(keep, c.ink, box.pen());
    box.fill("M-4.6,-4 V-8 C-4.6,-10.4 -1.4,-10.4 -1.4,-8 V-4 Z M1.4,-4 V-8 C1.4,-10.4 4.6,-10.4 4.6,-8 V-4 Z", c.lavaLit);
    if (box.detail().middling)
        box.line("M-4.6,-4 V-8 C-4.6,-10.4 -1.4,-10.4 -1.4,-8 V-4 Z M1.4,-4 V-8 C1.4,-10.4 4.6,-10.4 4.6,-8 V-4 Z", c.ink, 0.8);
    box.fill("M-4.2,16 V9 C-4.2,3.6 4.2,3.6 4.2,9 V16 Z", c.ink);
    paintTower(box, -14, 17, 0.95);
    paintTower(box, 14, 17, 0.95);
}

}  // namespace bathhouse::ui
