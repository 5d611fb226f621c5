// SPDX-License-Identifier: MIT
#include "ui/board/houses.h"
#include "ui/board/layout_builder.h"
#include "ui/board/mark_art.h"

#include "rules/figure.h"

#include <algorithm>
#include <bit>

namespace bathhouse::ui {

using rules::EdgeMask;
using rules::PartIndex;
using rules::PartKind;

namespace {

ShapePlaces turnedPlaces(ShapePlaces p, rules::Rotation r) {
    for (QPointF *point : {&p.knight, &p.shield, &p.bathhouse, &p.knightBesideShield, &p.knightBesideBathhouse}) {
        *point = turned(*point, r);
    }
    return p;
}

QPointF pointOf(const rules::Anchor &anchor) { return QPointF(anchor.x, anchor.y) * kUnits; }

/// Nearest to a box, 0 inside it.
double distanceToBox(QPointF p, const QPolygonF &corners) {
    if (corners.containsPoint(p, Qt::OddEvenFill)) return 0;
    return distanceToLine(p, corners + QPolygonF{corners.first()});
}

} // namespace

ShapePlaces placesOf(EdgeMask edges) {
    constexpr std::array<EdgeMask, 4> described{0b0001, 0b1001, 0b1010, 0b1011};
    const std::array<ShapePlaces, 4> places{
        ShapePlaces{{50, 13.5}, {30, 9.6}, {50, 12.4}, {52, 13.5}, {24, 8}, false, 4.4},
        ShapePlaces{{38, 38}, {16, 17.5}, {31, 33}, {38, 38}, {70, 15}, true, 5.5},
        ShapePlaces{{50, 50}, {24, 50}, {50, 51}, {60, 50}, {18, 50}, true, 5.5},
        ShapePlaces{{50, 42}, {20, 22}, {50, 37}, {50, 42}, {18, 24}, true, 5.5}};
    for (std::size_t i = 0; i < described.size(); ++i) {
        for (const rules::Rotation r : rules::kRotations) {
            if (rules::turnedEdges(described[i], r) == edges) return turnedPlaces(places[i], r);
        }
    }
    return {{50, 50}, {23, 23}, {50, 47}, {50, 50}, {18, 82}, true, 5.5};
}

void LayoutBuilder::placeBathhouse() {
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (part(i).flag == 0) continue;
        BathhouseLayout bath;
        bath.part = static_cast<PartIndex>(i);
        bath.flag = part(i).flag;
        bath.onRoad = isRoad(i);
        layout_.bathhouse = bath;
        if (bath.onRoad) {
            const Beside place = besideRoad(*road(bath.part), kRoadHalf + kBathhouse - 0.1, kBathhouse);
            layout_.bathhouse->centre = place.centre;
            layout_.bathhouse->foot = place.foot;
            layout_.bathhouse->scale = std::clamp(place.room / kBathhouse, 0.5, 1.0);
        }
        for (const CityLayout &city : layout_.cities) {
            if (city.part == bath.part) placeBathhouseInCity(city);
        }
        if (part(i).anchor) layout_.bathhouse->centre = pointOf(*part(i).anchor);
        const BathhouseLayout &b = *layout_.bathhouse;
        map_.paintDisc(b.centre, kBathhouse * b.scale + 1, RoomMap::kBuilt);
        map_.paintRect(QRectF(b.centre + QPointF(6, -25), QSizeF(23, 17)), RoomMap::kBuilt);
    }
}

void LayoutBuilder::placeBathhouseInCity(const CityLayout &city) {
    const ShapePlaces places = placesOf(city.edges);
    const auto inCity = [&](int region) { return region == city.part; };
    BathhouseLayout &bath = *layout_.bathhouse;
    bath.centre = places.bathhouse;
    double room = map_.reach(bath.centre, inCity);
    if (room < kBathhouse) {
        const RoomMap::Spot widest = map_.roomiest(city.part);
        bath.centre = widest.at;
        room = map_.reach(bath.centre, inCity);
    }
    bath.scale = std::clamp((room - 1) / kBathhouse, 0.55, 1.0);
}

void LayoutBuilder::placeCathedrals() {
    const rules::Marks mark = rules::markNamed("cathedral");
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (mark == 0 || (part(i).marks & mark) == 0) continue;
        const QPointF at = placesOf(part(i).edges).bathhouse;
        const double room = map_.reach(at, [&](int region) { return region == static_cast<int>(i); });
        const BuildingLayout cathedral{static_cast<PartIndex>(i), at, std::clamp(room / 27, 0.4, 1.0)};
        layout_.cathedrals.push_back(cathedral);
        map_.paintDisc(cathedral.centre, 27 * cathedral.scale, RoomMap::kBuilt);
    }
}

void LayoutBuilder::placeShields() {
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        for (int n = 0; n < part(i).pennants; ++n) {
            QPointF at = placesOf(part(i).edges).shield;
            const bool anchored = n == 0 && part(i).anchor && part(i).flag == 0;
            if (anchored) at = pointOf(*part(i).anchor);
            const int region = static_cast<int>(i);
            if (!anchored && !map_.clear(at, 5, region)) at = map_.roomiest(region).at;
            layout_.shields.push_back(at);
            map_.paintDisc(at, 9, RoomMap::kBuilt);
        }
    }
}

void LayoutBuilder::placeGardens() {
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (part(i).kind != PartKind::Garden) continue;
        RoomMap::Spot widest;
        int region = RoomMap::kGrass;
        for (std::size_t f = 0; f < tile_.parts.size(); ++f) {
            if (part(f).kind != PartKind::Field) continue;
            const RoomMap::Spot spot = map_.roomiest(static_cast<int>(f), 0.25);
            if (spot.room <= widest.room) continue;
            widest = spot;
            region = static_cast<int>(f);
        }
        QPointF centre = widest.at;
        if (part(i).anchor) centre = pointOf(*part(i).anchor), region = map_.at(centre);
        QRectF hedge = map_.grow(centre, region, {28, 28}, 4);
        if (hedge.width() < 12 || hedge.height() < 10) hedge = QRectF(centre - QPointF(8, 6), QSizeF(16, 12));
        layout_.gardens.push_back({static_cast<PartIndex>(i), hedge});
        map_.paintRect(hedge.adjusted(-1, -1, 1, 1), RoomMap::kBuilt);
    }
}

void LayoutBuilder::placeInns() {
    const rules::Marks mark = rules::markNamed("inn");
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        const RoadLayout *lane = isRoad(i) ? road(static_cast<PartIndex>(i)) : nullptr;
        if (!lane || mark == 0 || (part(i).marks & mark) == 0) continue;
        const Beside place = besideRoad(*lane, kRoadHalf + 9.5, 11);
        InnLayout inn;
        inn.part = lane->part;
        inn.centre = place.centre;
        inn.foot = place.foot;
        inn.scale = std::clamp(place.room / 11, 0.7, 1.0);
        layout_.inns.push_back(inn);
        map_.paintDisc(inn.centre, 11, RoomMap::kBuilt);
    }
}

LayoutBuilder::Beside LayoutBuilder::besideRoad(const RoadLayout &lane, double offset, double radius) const {
    const Polyline walk(lane.lines.front());
    const QPointF chord = (lane.lines.front().first() + lane.lines.front().last()) / 2;
    const Polyline::Place half = walk.at(walk.length() / 2);
    const QPointF right(-half.direction.y(), half.direction.x());
    // The outer side of a bend has more room; beside a straight road the north, or the east.
    const bool bend = distance(half.at, chord) > 2;
    const QPointF wanted = bend ? half.at - chord : QPointF(0.1, -1);
    const double side = QPointF::dotProduct(right, wanted) >= 0 ? 1 : -1;
    Beside best;
    for (const double t : {0.5, 0.22, 0.78, 0.35, 0.65}) {
        for (const double sign : {side, -side}) {
            const Polyline::Place place = walk.at(walk.length() * t);
            const QPointF out = QPointF(-place.direction.y(), place.direction.x()) * sign;
            const QPointF centre = place.at + out * offset;
            const double room = map_.reach(centre, [&](int region) { return isField(region) || region == lane.part; });
            if (room <= best.room) continue;
            best = {centre, place.at, room};
            if (room >= radius) return best;
        }
    }
    return best;
}

void LayoutBuilder::placeKnight(CityLayout &city) {
    const ShapePlaces places = placesOf(city.edges);
    const rules::Part &p = part(city.part);
    city.knightRoom = places.knightRoom;
    city.knight = p.flag != 0      ? places.knightBesideBathhouse
                  : p.pennants > 0 ? places.knightBesideShield
                                   : places.knight;
    if (!map_.clear(city.knight, 4, city.part)) city.knight = map_.roomiest(city.part).at;
    if (p.anchor && p.flag == 0 && p.pennants == 0) city.knight = pointOf(*p.anchor);
    layout_.figureAt[city.part] = city.knight;
}

void LayoutBuilder::placeFigures() {
    for (CityLayout &city : layout_.cities) placeKnight(city);
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        QPointF &at = layout_.figureAt[i];
        if (isCity(i)) continue;
        at = map_.roomiest(static_cast<int>(i)).at;
        if (part(i).flag != 0) {
            const Polyline walk(road(static_cast<PartIndex>(i))->lines.front());
            at = walk.at(walk.length() * 0.17).at;
        }
        if (part(i).kind == PartKind::Monastery) at = layout_.cloister->centre + QPointF(0, 1);
        for (const GardenLayout &garden : layout_.gardens) {
            if (garden.part == i) at = garden.hedge.center();
        }
        if (part(i).anchor && part(i).flag == 0) at = pointOf(*part(i).anchor);
    }
}

void LayoutBuilder::placeHouses(CityLayout &city) {
    CityFurniture furniture;
    for (const CityLayout &other : layout_.cities) {
        if (other.part != city.part) furniture.others = static_cast<EdgeMask>(furniture.others | other.edges);
    }
    furniture.bathhouse = part(city.part).flag != 0;
    furniture.arms = part(city.part).pennants > 0;
    furniture.gate = !layout_.gates.empty();
    const auto fits = [&](const House &house) {
        const QPolygonF corners = box(house.centre, house.ridge, house.length, house.width);
        for (const QPointF &p : corners) {
            if (!city.shape.ground.containsPoint(p, Qt::OddEvenFill)) return false;
            for (const QPolygonF &wall : city.shape.walls) {
                if (distanceToLine(p, wall) < kWall + 1) return false;
            }
        }
        if (distanceToBox(city.knight, corners) < city.knightRoom - 0.1) return false;
        for (const GateLayout &gate : layout_.gates) {
            if (distanceToBox(gate.wall - gate.out * 2, corners) < 6.8) return false;
        }
        for (const BuildingLayout &cathedral : layout_.cathedrals) {
            if (distanceToBox(cathedral.centre, corners) < 25 * cathedral.scale) return false;
        }
        for (const MarkLayout &mark : layout_.marks) {
            if (distanceToBox(mark.centre, corners) < markGround(mark)) return false;
        }
        const auto &bath = layout_.bathhouse;
        return !bath || distanceToBox(bath->centre, corners) > kBathhouse * bath->scale + 1.9;
    };
    for (const House &house : housesOf(city.edges, furniture)) {
        if (fits(house)) city.houses.push_back(house);
    }
}

double scattered(std::string_view word, int number, char what) {
    std::uint32_t hash = 2166136261u;
    const auto add = [&hash](unsigned byte) { hash = (hash ^ byte) * 16777619u; };
    for (const char c : word) add(static_cast<unsigned char>(c));
    for (int shift = 0; shift < 32; shift += 8) add((static_cast<unsigned>(number) >> shift) & 0xFFu);
    add(static_cast<unsigned char>(what));
    hash ^= hash >> 15;
    hash *= 0x2C1B3C6Du;
    hash ^= hash >> 13;
    return hash / 4294967295.0;
}

void LayoutBuilder::placeTufts() {
    for (int n = 0; n < 260 && layout_.tufts.size() < 22; ++n) {
        const QPointF p(scattered(tile_.id, n, 'x') * 91 + 4.5, scattered(tile_.id, n, 'y') * 91 + 4.5);
        const int region = map_.at(p);
        const bool tree = scattered(tile_.id, n, 'k') < 0.17;
        if (!isField(region) || !map_.clear(p, tree ? 5.4 : 4, region)) continue;
        if (layout_.village && distance(p, layout_.village->centre) < 16 + layout_.village->radius) continue;
        const bool crowded = std::any_of(layout_.tufts.begin(), layout_.tufts.end(),
                                         [&](const Tuft &t) { return distance(t.at, p) < 12.5; });
        if (crowded) continue;
        layout_.tufts.push_back({p, (tree ? 2.0 : 1.0) + scattered(tile_.id, n, 'r') * (tree ? 1.0 : 0.4), tree});
    }
}

} // namespace bathhouse::ui
