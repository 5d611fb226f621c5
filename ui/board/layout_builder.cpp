// SPDX-License-Identifier: MIT
#include "ui/board/layout_builder.h"

#include "rules/figure.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace bathhouse::ui {

using rules::Edge;
using rules::EdgeMask;
using rules::PartIndex;
using rules::PartKind;

TileLayout LayoutBuilder::build() {
    layout_.figureAt.resize(tile_.parts.size());
    layout_.walled = tile_.anyEdge;
    placeCities();
    placeThroughRoads();
    placeCloister();
    placeEndingRoads();
    findFields();
    placeBathhouse();
    placeCathedrals();
    placeShields();
    placeGardens();
    placeInns();
    placeMarks();
    placeFigures();
    placeToken();
    for (CityLayout &city : layout_.cities) placeHouses(city);
    if (!layout_.walled) placeTufts();
    cutShapes();
    return std::move(layout_);
}

bool LayoutBuilder::isField(int region) const {
    return region >= 0 && tile_.parts[static_cast<std::size_t>(region)].kind == PartKind::Field;
}

const RoadLayout *LayoutBuilder::road(PartIndex wanted) const {
    for (const RoadLayout &road : layout_.roads) {
        if (road.part == wanted) return &road;
    }
    return nullptr;
}

void LayoutBuilder::placeCities() {
    EdgeMask all = 0;
    for (const rules::Part &p : tile_.parts) {
        if (p.kind == PartKind::City) all = static_cast<EdgeMask>(all | p.edges);
    }
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (!isCity(i)) continue;
        CityLayout city;
        city.part = static_cast<PartIndex>(i);
        city.edges = part(i).edges;
        city.shape = cityShape(city.edges, static_cast<EdgeMask>(all & ~city.edges));
        layout_.towers |= city.shape.towers;
        map_.paint(city.shape.ground, static_cast<int>(i));
        for (const QPolygonF &wall : city.shape.walls) {
            QPolygonF inner = Polyline(wall).offset(kWall);
            std::reverse(inner.begin(), inner.end());
            map_.paint(wall + inner, RoomMap::kBuilt);
        }
        layout_.cities.push_back(std::move(city));
    }
}

void LayoutBuilder::addRoad(std::size_t i, std::vector<QPolygonF> lines) {
    RoadLayout road;
    road.part = static_cast<PartIndex>(i);
    road.edges = part(i).edges;
    road.lines = std::move(lines);
    for (const QPolygonF &line : road.lines) map_.paintLine(line, kRoadHalf, static_cast<int>(i), false);
    layout_.roads.push_back(std::move(road));
}

void LayoutBuilder::placeThroughRoads() {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (!isRoad(i) || std::popcount(part(i).edges) < 2) continue;
        const bool above = tile_.bridge && tile_.bridge->over == part(i).edges;
        order.insert(above ? order.begin() : order.end(), i);
    }
    for (const std::size_t i : order) {
        std::vector<Edge> edges = edgesOf(part(i).edges);
        if (edges == std::vector{Edge::E, Edge::W}) std::reverse(edges.begin(), edges.end());
        std::vector<QPolygonF> lines;
        if (edges.size() == 2) {
            lines.push_back(roadBetween(edges[0], edges[1]));
        } else {
            for (const Edge e : edges) lines.push_back({edgeMiddle(e), QPointF(50, 50)});
        }
        addRoad(i, std::move(lines));
    }
    if (tile_.bridge && !layout_.roads.empty() && layout_.roads[0].edges == tile_.bridge->over) {
        layout_.roadAbove = 0;
        layout_.aboveAll = tile_.bridge->under == 0;
        const QPointF along = outward(edgesOf(tile_.bridge->over)[0]);
        for (const double side : {-8.0, 8.0}) {
            map_.paint(box(QPointF(50, 50) + QPointF(-along.y(), along.x()) * side, along, 34, 6), RoomMap::kBuilt,
                       false);
        }
    }
}

void LayoutBuilder::placeCloister() {
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (part(i).kind != PartKind::Monastery) continue;
        CloisterLayout cloister;
        cloister.part = static_cast<PartIndex>(i);
        cloister.centre = {50, 50};
        for (std::size_t r = tile_.parts.size(); r-- > 0;) {
            if (!isRoad(r) || std::popcount(part(r).edges) != 1) continue;
            cloister.gate = true;
            cloister.turn = static_cast<rules::Rotation>((std::countr_zero(part(r).edges) + 2) & 3);
        }
        const auto grass = [](int region) { return region == RoomMap::kGrass; };
        if (map_.reach({50, 50}, grass) < 26) {
            RoomMap::Spot spot = cloister.gate ? RoomMap::Spot() : map_.roomiest(RoomMap::kGrass);
            for (double d = 20; cloister.gate && d < 80; d += 1) {  // with a road, straight ahead of it
                const QPointF ahead = turned(QPointF(50, 100 - d), cloister.turn);
                const double room = map_.reach(ahead, grass);
                if (room > spot.room) spot = {ahead, room};
            }
            cloister.scale = std::clamp(spot.room / 31, 0.4, 1.0);
            // The church reaches further from the middle of the court than the gate does.
            cloister.centre = spot.at + turnedDirection({0, 4.5}, cloister.turn) * cloister.scale;
        }
        if (part(i).anchor) cloister.centre = QPointF(part(i).anchor->x, part(i).anchor->y) * kUnits;
        cloister.replaced = (part(i).marks & rules::replacingMarks()) != 0;
        layout_.cloister = cloister;
    }
}

double LayoutBuilder::distanceToCity(Edge from) const {
    for (double d = 1; d < 98; d += 0.25) {
        const QPointF p = edgeMiddle(from) - outward(from) * d;
        for (const CityLayout &city : layout_.cities) {
            if (city.shape.ground.containsPoint(p, Qt::OddEvenFill)) return d;
        }
    }
    return 1e9;
}

namespace {

QPolygonF shortened(const QPolygonF &line, double by) {
    const Polyline walk(line);
    const double keep = std::max(walk.length() - by, 4.0);
    QPolygonF result;
    for (qsizetype i = 0; i < line.size() && walk.lengthAt(i) < keep; ++i) result << line[i];
    return result << walk.at(keep).at;
}

} // namespace

void LayoutBuilder::placeEndingRoads() {
    std::vector<std::size_t> ending;
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (isRoad(i) && std::popcount(part(i).edges) == 1) ending.push_back(i);
    }
    if (layout_.cloister) {
        const CloisterLayout &cloister = *layout_.cloister;
        for (const std::size_t i : ending) {
            const Edge edge = edgesOf(part(i).edges)[0];
            addRoad(i, {roadTo(edge, cloister.centre + outward(edge) * (20 * cloister.scale))});
        }
        const double half = 21 * cloister.scale;
        map_.paintRect(QRectF(cloister.centre - QPointF(half, half), QSizeF(2 * half, 2 * half)), RoomMap::kBuilt);
        return;
    }
    const double far = ending.size() == 1 ? 82 : 50;
    std::vector<std::pair<std::size_t, GateLayout>> gates;
    std::vector<std::size_t> toVillage;
    for (const std::size_t i : ending) {
        const Edge edge = edgesOf(part(i).edges)[0];
        const double ahead = distanceToCity(edge);
        const GateLayout gate{edgeMiddle(edge) - outward(edge) * ahead, outward(edge)};
        const bool crowded = std::any_of(
            gates.begin(), gates.end(), [&](const auto &other) { return distance(other.second.wall, gate.wall) < 20; });
        if (ahead > far || crowded)
            toVillage.push_back(i);
        else
            gates.emplace_back(i, gate);
    }
    if (toVillage.size() == 1 && !gates.empty() && distanceToCity(edgesOf(part(toVillage[0]).edges)[0]) < far) {
        // Two gates too close to each other: both roads end at a village instead.
        toVillage.insert(toVillage.begin(), gates.back().first);
        gates.pop_back();
    }
    for (const auto &[i, gate] : gates) {
        layout_.gates.push_back(gate);
        addRoad(i, {{edgeMiddle(edgesOf(part(i).edges)[0]), gate.wall}});
        map_.paintDisc(gate.wall - gate.out, 8, RoomMap::kBuilt);
    }
    if (!toVillage.empty()) placeVillage(toVillage);
}

void LayoutBuilder::placeVillage(const std::vector<std::size_t> &parts) {
    VillageLayout village;
    village.centre = {50, 50};
    const auto grass = [](int region) { return region == RoomMap::kGrass; };
    if (map_.reach(village.centre, grass) < kVillage + 2) {
        RoomMap reachable = map_;
        const int region = static_cast<int>(tile_.parts.size());
        const Edge first = edgesOf(part(parts[0]).edges)[0];
        reachable.flood(edgeMiddle(first) - outward(first), region);
        const RoomMap::Spot spot = reachable.roomiest(region);
        village.centre = spot.at;
        village.radius = std::clamp(spot.room - 3, 6.0, kVillage);
    }
    EdgeMask arms = 0;
    for (const std::size_t i : parts) {
        arms = static_cast<EdgeMask>(arms | part(i).edges);
        addRoad(i, {shortened(roadTo(edgesOf(part(i).edges)[0], village.centre), village.radius - 1)});
    }
    map_.paintDisc(village.centre, village.radius + 1, RoomMap::kBuilt);
    layout_.village = village;
    addVillageHouses(arms);
}

void LayoutBuilder::addVillageHouses(EdgeMask arms) {
    VillageLayout &village = *layout_.village;
    const bool central = distance(village.centre, {50, 50}) < 1;
    constexpr std::array tints{0.75, 0.42, 0.6, 0.3, 0.5};
    const auto add = [&](double angle, double away, double length, double width) {
        const QPointF out(std::cos(angle), std::sin(angle));
        const QPointF centre = village.centre + out * (away + village.radius - kVillage);
        const double room = map_.reach(centre, [](int region) { return region == RoomMap::kGrass; });
        if (room < (central ? 2.0 : 7.5)) return;
        village.houses.push_back(
            {centre, {-out.y(), out.x()}, length, width, tints[village.houses.size() % tints.size()]});
    };
    const auto isCityEdge = [&](Edge e) {
        return std::any_of(layout_.cities.begin(), layout_.cities.end(),
                           [e](const CityLayout &c) { return (c.edges & rules::bit(e)) != 0; });
    };
    const auto free = [&](Edge e) { return (arms & rules::bit(e)) == 0; };
    for (int i = 0; i < 4; ++i) {  // one house on every diagonal, moved off an arm that is missing
        const Edge before = static_cast<Edge>(i);
        const Edge after = static_cast<Edge>((i + 1) & 3);
        double angle = (i * 90 - 45) * M_PI / 180;
        if (free(before) && isCityEdge(before))
            add(angle, 18.8, 8.4, 7);
        else if (free(after) && isCityEdge(after))
            add(angle, 18.8, 8.4, 7);
        else if (free(before) && !free(after))
            add(angle + 0.035, 19.4, 8.8, 8.2);
        else if (free(after) && !free(before))
            add(angle - 0.035, 19.4, 8.8, 8.2);
        else
            add(angle, 19.4, 8.8, 8.2);
    }
    for (const Edge e : rules::kEdges) {
        if (free(e) && !isCityEdge(e)) add((rules::index(e) * 90 - 90) * M_PI / 180, 18.4, 11.2, 8.4);
    }
    for (const House &house : village.houses) map_.paintDisc(house.centre, 5, RoomMap::kBuilt);
}

int LayoutBuilder::fieldAt(rules::Half h) const {
    for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
        if (part(i).kind == PartKind::Field && (part(i).halves & rules::bit(h))) return static_cast<int>(i);
    }
    return RoomMap::kGrass;
}

void LayoutBuilder::findFields() {
    const auto start = [](rules::Half h) { return halfMiddle(h) - outward(static_cast<Edge>(rules::index(h) / 2)); };
    for (const rules::Half h : rules::kHalves) {
        if (fieldAt(h) >= 0) map_.flood(start(h), fieldAt(h));
    }
    // Where nothing on the picture separates two fields, each keeps what lies towards its own halves.
    for (const rules::Half h : rules::kHalves) {
        const int mine = fieldAt(h);
        const int found = map_.at(start(h));
        if (mine < 0 || found == mine || !isField(found)) continue;
        map_.share(found, [&](QPointF p) { return fieldAt(halfSeenFrom(p)) == mine ? mine : found; });
    }
}

} // namespace bathhouse::ui
