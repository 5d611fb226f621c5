// SPDX-License-Identifier: MIT
#include "ui/board/mark_art.h"

#include "rules/figure.h"
#include "ui/board/figure_shapes.h"
#include "ui/board/svg_path.h"

#include <algorithm>
#include <array>

namespace bathhouse::ui {

MarkBox::MarkBox(const TileCanvas &canvas, const MarkLayout &mark, Turns turns, double larger)
    : canvas_(turns == Turns::Never ? canvas.upright() : canvas), scale_(mark.scale * larger) {
    const QPointF at = turns == Turns::Never ? canvas.place(mark.centre) : mark.centre;
    box_.translate(at.x(), at.y());
    box_.scale(scale_, scale_);
}

void MarkBox::fill(const QPainterPath &path, const QColor &colour) const { canvas_.fill(box_.map(path), colour); }
void MarkBox::fill(std::string_view path, const QColor &colour) const { fill(outline(path), colour); }
void MarkBox::line(const QPainterPath &path, const QColor &colour, double width) const {
    canvas_.path(box_.map(path), colour, width);
}
void MarkBox::line(std::string_view path, const QColor &colour, double width) const {
    line(outline(path), colour, width);
}
void MarkBox::disc(double x, double y, double radius, const QColor &fill) const {
    canvas_.disc(at(x, y), radius * scale_, fill);
}
void MarkBox::disc(double x, double y, double radius, const QColor &fill, const QColor &pen, double width) const {
    canvas_.disc(at(x, y), radius * scale_, fill, pen, width);
}

namespace {

constexpr double kSign = 8;         ///< radius of a sign that stands alone
constexpr double kTowerSign = 6.4;  ///< of the sign at a tower
constexpr double kLeastSign = 11;   ///< pixels across

/// A box for a sign that stands alone: it never gets too small to be read and stays on the tile.
MarkBox signBox(const TileCanvas &canvas, const MarkLayout &mark) {
    const double larger = canvas.atLeast(kLeastSign, 2 * kSign * mark.scale);
    const double reach = kSign * mark.scale * larger + 1;
    MarkLayout kept = mark;
    const QPointF at = canvas.place(mark.centre);
    kept.centre = {std::clamp(at.x(), reach, kUnits - reach), std::clamp(at.y(), reach, kUnits - reach)};
    return {canvas.upright(), kept, MarkBox::Turns::Never, larger};
}

void paintSignDisc(const MarkBox &box) { box.disc(0, 0, kSign, box.colours().flag, box.colours().ink, box.pen(1)); }

void paintDragonSign(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box = signBox(canvas, mark);
    paintSignDisc(box);
    box.fill("M5.2,5.4 C6.2,0.6 4.4,-2.4 1.4,-3.4 L4.6,-6.2 L-0.8,-5 C-3.6,-4.8 -5.2,-3.2 -6.6,-0.4 L-6.4,1.4 L-3,0.8 "
             "L-4.8,2.8 C-3,3.6 -0.8,3 0,3.2 C0.8,3.6 1,4.6 0.4,5.9 Z",
             box.colours().dragon);
    box.disc(-1.9, -2.1, 1, box.colours().lavaLit);
}

void paintPrincessSign(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box = signBox(canvas, mark);
    const TileColours &c = box.colours();
    paintSignDisc(box);
    box.fill("M-4.4,3.8 C-5,-1.6 -3.4,-3.6 0,-3.6 C3.4,-3.6 5,-1.6 4.4,3.8 Z", c.thatchDark);
    box.fill("M-4.9,6.1 C-4,3.2 -2,2.6 0,2.6 C2,2.6 4,3.2 4.9,6.1 C2,7.8 -2,7.8 -4.9,6.1 Z", c.awning);
    box.disc(0, -0.2, 2.7, c.square);
    box.fill("M-3.6,-2.4 L-4.2,-6.4 L-1.7,-4.4 L0,-7 L1.7,-4.4 L4.2,-6.4 L3.6,-2.4 Z", c.shieldGold);
    if (box.detail().fine)
        box.line("M-3.6,-2.4 L-4.2,-6.4 L-1.7,-4.4 L0,-7 L1.7,-4.4 L4.2,-6.4 L3.6,-2.4 Z", c.ink, 0.5);
}

/// A watchtower with its door, seen from the south.
void paintTowerGround(const TileCanvas &canvas, const MarkLayout &mark) {
    const MarkBox box(canvas, mark);
    const TileColours &c = box.colours();
    constexpr std::string_view whole =
        "M-9,12 V-5 H-11 V-12 H-7.6 V-9.4 H-5.2 V-12 H-1.8 V-9.4 H0.6 V-12 H4 V-5 H2 V12 Z";
    if (box.detail().fine) {
        box.canvas().shadow(
            QPolygonF{box.at(-9, 12), box.at(2, 12), box.at(4, -5), box.at(6.5, 13.6), box.at(-6, 13.6)});
    }
    box.fill(whole, c.stone);
    box.fill("M-9,12 V-5 H-6 V12 Z", c.stoneLit);
    box.fill("M-1.2,12 V-5 H2 V12 Z", c.stoneDark);
    box.line(whole, c.ink, box.pen());
    if (!box.detail().middling) return;
    box.line("M-9,-5 H2", c.ink, 0.8);
    box.fill("M-5.4,12 V8.6 C-5.4,6 -1.6,6 -1.6,8.6 V12 Z", c.ink);
    box.line("M-3.5,-1.4 V2", c.ink, 1.3);
}

using Paint = void (*)(const MarkBox &);

void drawMeeple(const MarkBox &box) {
    QTransform small;
    small.translate(0, 4.4);
    small.scale(0.088, 0.088);
    box.fill(small.map(figureShape("meeple").body), box.colours().ink);
}
void drawArms(const MarkBox &box) {
    constexpr std::string_view shield = "M-3.4,-4 H3.4 V-0.2 C3.4,2.2 1.9,3.6 0,4.5 C-1.9,3.6 -3.4,2.2 -3.4,-0.2 Z";
    box.fill(shield, box.colours().shield);
    box.line("M-2.2,1.2 L0,-1.2 L2.2,1.2", box.colours().shieldGold, 1.3);
}
void drawRoad(const MarkBox &box) {
    box.disc(0, 0, kTowerSign - 0.6, box.colours().grass);
    box.line("M-1.6,4 C-1.6,-0.4 1.6,0.4 1.6,-4", box.colours().roadEdge, 4.4);
    box.line("M-1.6,4 C-1.6,-0.4 1.6,0.4 1.6,-4", box.colours().road, 2);
}
void drawCross(const MarkBox &box) {
    box.fill("M-1,-4.6 H1 V-2.4 H3.4 V-0.4 H1 V4.6 H-1 V-0.4 H-3.4 V-2.4 H-1 Z", box.colours().ink);
}
void drawCity(const MarkBox &box) {
    box.fill(
        "M-4.4,3.6 V-3.8 H-2.4 V-2 H-1 V-3.8 H1 V-2 H2.4 V-3.8 H4.4 V3.6 H1.2 V1.4 C1.2,-0.2 -1.2,-0.2 -1.2,1.4 V3.6 Z",
        box.colours().roofDark);
}

/// What a tower counts, on a disc at its foot.
template <Paint picture> void paintTowerSign(const TileCanvas &canvas, const MarkLayout &mark) {
    const double larger = canvas.atLeast(kLeastSign, 2 * kTowerSign * mark.scale);
    const double reach = kTowerSign * mark.scale * larger + 1;
    MarkLayout kept = mark;
    const QPointF at = canvas.place(mark.centre) + QPointF(6, 5) * mark.scale;
    kept.centre = {std::clamp(at.x(), reach, kUnits - reach), std::clamp(at.y(), reach, kUnits - reach)};
    const MarkBox box(canvas.upright(), kept, MarkBox::Turns::Never, larger);
    box.disc(0, 0, kTowerSign, box.colours().flag, box.colours().ink, box.pen(1));
    picture(box);
}

const MarkArt *artOf(const MarkLayout &mark) {
    const auto arts = markArts();
    const auto found =
        std::ranges::find_if(arts, [&](const MarkArt &art) { return rules::markNamed(art.name) == mark.mark; });
    return found == arts.end() ? nullptr : &*found;
}

}  // namespace

std::span<const MarkArt> markArts() {
    static constexpr std::array<MarkArt, 18> arts{
        {{"volcano", 19, paintVolcano, nullptr},
         {"dragon", 9, nullptr, paintDragonSign},
         {"portal", 13, paintPortal, nullptr},
         {"princess", 9, nullptr, paintPrincessSign},
         {"hill", 17, paintHill, nullptr},
         {"vineyard", 16, paintVineyard, nullptr},
         {"circus", 17, paintCircus, nullptr},
         {"acrobat", 17, paintAcrobats, nullptr},
         {"machine", 17, paintMachine, nullptr},
         {"leipzig", 16, paintGateOfLeipzig, nullptr},
         {"mist", 17, paintMist, nullptr},
         {"cemetery", 16, paintCemetery, nullptr},
         {"haunted-castle", 20, paintHauntedCastle, nullptr},
         {"tower-meeples", 15, paintTowerGround, paintTowerSign<drawMeeple>},
         {"tower-arms", 15, paintTowerGround, paintTowerSign<drawArms>},
         {"tower-roads", 15, paintTowerGround, paintTowerSign<drawRoad>},
         {"tower-monasteries", 15, paintTowerGround, paintTowerSign<drawCross>},
         {"tower-cities", 15, paintTowerGround, paintTowerSign<drawCity>}}};
    return arts;
}

double markGround(const MarkLayout &mark) {
    const MarkArt *art = artOf(mark);
    if (!art) return 0;
    return art->ground ? art->radius * mark.scale + 1 : art->radius * mark.scale * 0.6;
}

void paintMark(const TileCanvas &canvas, const MarkLayout &mark) {
    if (const MarkArt *art = artOf(mark); art && art->ground) art->ground(canvas, mark);
}

void paintMarkSign(const TileCanvas &canvas, const MarkLayout &mark) {
    if (const MarkArt *art = artOf(mark); art && art->sign) art->sign(canvas, mark);
}

}  // namespace bathhouse::ui
