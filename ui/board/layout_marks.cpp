// SPDX-License-Identifier: MIT
#include "ui/board/layout_builder.h"
#include "ui/board/mark_art.h"

#include "rules/figure.h"

#include <algorithm>

namespace bathhouse::ui {

using rules::PartIndex;
using rules::PartKind;

namespace {

constexpr double kSmallest = 0.5;  ///< of its usual size, where there is hardly any room
constexpr double kEnough = 0.62;   ///< with so much of its usual size a mark lies on a field, not in a city
constexpr double kShadow = 2.5;    ///< it may fall so far beside a mark

}  // namespace

void LayoutBuilder::placeMarks() {
    keepChurchFree();
    for (const MarkArt &art : markArts()) {
        const rules::Marks mark = rules::markNamed(art.name);
        if (mark == 0) continue;
        if (tile_.marks & mark) placeMark(mark, std::nullopt, art.radius);
        for (std::size_t i = 0; i < tile_.parts.size(); ++i)
            if (part(i).marks & mark) placeMark(mark, i, art.radius);
    }
}

void LayoutBuilder::keepChurchFree() {
    if (tile_.marks == 0 || !layout_.cloister) return;
    // A church without a road stays upright when the tile is turned: what lies beside it must clear it every way.
    const double half = 27 * layout_.cloister->scale;
    map_.paintRect(QRectF(layout_.cloister->centre - QPointF(half, half), QSizeF(2 * half, 2 * half)), RoomMap::kBuilt);
}

void LayoutBuilder::placeMark(rules::Marks mark, std::optional<std::size_t> on, double radius) {
    if (on && part(*on).kind == PartKind::Monastery) {  // it stands where the church would
        MarkLayout instead;
        static_cast<BuildingLayout &>(instead) = *layout_.cloister;
        instead.mark = mark;
        layout_.marks.push_back(instead);
        return;
    }
    const auto widest = [&](auto wanted) {
        RoomMap::Spot best;
        best.room = -1;
        for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
            if (!wanted(i)) continue;
            const RoomMap::Spot spot = map_.roomiest(static_cast<int>(i));
            if (spot.room > best.room) best = spot;
        }
        return best;
    };
    RoomMap::Spot spot = widest([&](std::size_t i) { return on ? i == *on : part(i).kind == PartKind::Field; });
    if (on && isCity(*on) &&
        part(*on).pennants == 0) {  // where a coat of arms would be: that leaves the houses most room
        const QPointF at = placesOf(part(*on).edges).shield;
        const double room = map_.reach(at, [&](int region) { return region == static_cast<int>(*on); });
        if (room >= kEnough * radius) spot = {at, room};
    }
    // Roads and their crossings stay free wherever a field or a city has room.
    if (!on && spot.room < kEnough * radius) {
        const RoomMap::Spot inCity = widest([&](std::size_t i) { return isCity(i); });
        if (inCity.room > spot.room) spot = inCity;
    }
    MarkLayout placed;
    placed.part = on ? static_cast<PartIndex>(*on) : rules::kNoPart;
    placed.mark = mark;
    const double edge = std::min({spot.at.x(), spot.at.y(), kUnits - spot.at.x(), kUnits - spot.at.y()});
    placed.scale = std::clamp(std::min(spot.room - 1, edge - kShadow) / radius, kSmallest, 1.0);
    // On a strip along the edge of the tile: the edge itself looks like every other.
    const double inside = radius * placed.scale + kShadow;
    placed.centre = {std::clamp(spot.at.x(), inside, kUnits - inside), std::clamp(spot.at.y(), inside, kUnits - inside)};
    layout_.marks.push_back(placed);
    map_.paintDisc(placed.centre, radius * placed.scale, RoomMap::kBuilt);
}

void LayoutBuilder::placeToken() {
    // On what calls it or what it is put up on, where there is such a thing; else where it hides no figure.
    for (const MarkLayout &mark : layout_.marks) {
        if (mark.part != rules::kNoPart) continue;
        layout_.tokenAt = mark.centre;
        return;
    }
    double best = -1;
    for (double y = 25; y <= 75; y += 5) {
        for (double x = 25; x <= 75; x += 5) {
            double room = 60;
            for (const QPointF &figure : layout_.figureAt) room = std::min(room, distance(figure, {x, y}));
            room -= 0.15 * distance({x, y}, {50, 50});
            if (room <= best) continue;
            best = room;
            layout_.tokenAt = {x, y};
        }
    }
}

}  // namespace bathhouse::ui
