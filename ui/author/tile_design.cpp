// SPDX-License-Identifier: MIT
#include "ui/author/tile_design.h"

#include <algorithm>
#include <bit>

namespace bathhouse::ui {

using namespace rules;
using Shows = TileDesign::Shows;

namespace {

EdgeMask bitOf(int edge) { return static_cast<EdgeMask>(1u << edge); }
int firstOf(EdgeMask edges) { return std::countr_zero(static_cast<unsigned>(edges)); }

/// Which arc of the border a half lies in when the border is cut at some edges: at their middle, so that the two halves of
/// such an edge lie in different arcs.
int arcOf(Half half, EdgeMask cuts) {
    const int edge = index(half) / 2;
    const bool right = index(half) % 2 == 1;
    const auto before = static_cast<EdgeMask>(cuts & (bitOf(edge) - 1));
    const int passed = std::popcount(static_cast<unsigned>(before)) + (right && (cuts & bitOf(edge)) ? 1 : 0);
    return passed % std::max(1, std::popcount(static_cast<unsigned>(cuts)));
}

/// What keeps fields apart: each connected road or city, roads that meet, roads that run into a city.
std::vector<EdgeMask> cutsOf(const TileDesign &design) {
    std::vector<EdgeMask> cuts;
    EdgeMask roads = 0;
    for (int e = 0; e < 4; ++e) {
        if (design.edges[static_cast<std::size_t>(e)] == Shows::Road) roads = static_cast<EdgeMask>(roads | bitOf(e));
        if (design.isFirst(e)) cuts.push_back(design.together(e));
    }
    if (design.crossing) cuts.push_back(roads);
    if (!design.intoCity) return cuts;
    const std::vector<EdgeMask> parts = cuts;
    for (const EdgeMask road : parts) {
        const bool ends = std::popcount(static_cast<unsigned>(road)) == 1 && (road & roads);
        for (const EdgeMask city : parts)
            if (ends && !(city & roads)) cuts.push_back(static_cast<EdgeMask>(city | road));
    }
    return cuts;
}

/// The edges of cities that touch a field along the border.
EdgeMask citiesAt(HalfMask field, const TileDesign &design) {
    EdgeMask touched = 0;
    for (const Half half : kHalves) {
        if (!(field & bit(half))) continue;
        for (const int step : {1, 7}) {
            const int edge = (index(half) + step) % 8 / 2;
            if (design.edges[static_cast<std::size_t>(edge)] != Shows::City) continue;
            touched = static_cast<EdgeMask>(touched | bitOf(firstOf(design.together(edge))));
        }
    }
    return touched;
}

void addFields(Tile &tile, const TileDesign &design) {
    const std::vector<EdgeMask> cuts = cutsOf(design);
    HalfMask left = 0;
    for (const Half half : kHalves)
        if (design.edges[static_cast<std::size_t>(index(half) / 2)] != Shows::City)
            left = static_cast<HalfMask>(left | bit(half));
    for (const Half half : kHalves) {
        if (!(left & bit(half))) continue;
        Part field;
        for (const Half other : kHalves) {
            const bool together = std::ranges::all_of(
                cuts, [&](EdgeMask cut) { return arcOf(half, cut) == arcOf(other, cut); });
            if ((left & bit(other)) && together) field.halves = static_cast<HalfMask>(field.halves | bit(other));
        }
        left = static_cast<HalfMask>(left & ~field.halves);
        field.cities = citiesAt(field.halves, design);
        tile.parts.push_back(field);
    }
}

/// What the design knows nothing of, from the part that was the same before.
void takeOver(Part &part, const Tile &before) {
    const auto same = std::ranges::find_if(before.parts, [&part](const Part &old) {
        return old.kind == part.kind && old.edges == part.edges && old.halves == part.halves;
    });
    if (same == before.parts.end()) return;
    if (part.edges == 0 || (part.kind != PartKind::Road && part.kind != PartKind::City)) part.marks = same->marks;
    part.anchor = same->anchor;
}

/// A part without what does not matter to the game, fields with the cities they touch by their first edge.
Part plain(Part part, const Tile &tile) {
    part.anchor.reset();
    EdgeMask cities = 0;
    for (const Part &city : tile.parts)
        if (city.kind == PartKind::City && (city.edges & part.cities))
            cities = static_cast<EdgeMask>(cities | bitOf(firstOf(city.edges)));
    part.cities = cities;
    if (part.kind == PartKind::City) part.halves = 0;
    return part;
}

}  // namespace

EdgeMask TileDesign::together(int edge) const {
    EdgeMask mask = 0;
    const auto at = static_cast<std::size_t>(edge);
    for (int e = 0; e < 4; ++e)
        if (edges[static_cast<std::size_t>(e)] == edges[at] && with[static_cast<std::size_t>(e)] == with[at])
            mask = static_cast<EdgeMask>(mask | bitOf(e));
    return mask;
}

bool TileDesign::hasBridge() const {
    const bool roads = std::ranges::all_of(edges, [](Shows shows) { return shows == Shows::Road; });
    return roads && together(0) == (bit(Edge::N) | bit(Edge::S)) && together(1) == (bit(Edge::E) | bit(Edge::W));
}

Tile tileOf(const TileDesign &design, const Tile *before) {
    Tile tile;
    tile.id = design.id;
    tile.count = design.count;
    tile.marks = design.marks;
    for (int e = 0; e < 4; ++e) {
        if (!design.isFirst(e)) continue;
        Part part;
        part.kind = design.edges[static_cast<std::size_t>(e)] == Shows::Road ? PartKind::Road : PartKind::City;
        part.edges = design.together(e);
        if (part.kind == PartKind::City) {
            part.pennants = static_cast<std::uint8_t>(design.pennants[static_cast<std::size_t>(e)]);
            for (const Edge edge : kEdges)
                if (part.edges & bit(edge)) part.halves = static_cast<HalfMask>(part.halves | halvesOf(edge));
        }
        part.marks = design.partMarks[static_cast<std::size_t>(e)];
        if (design.bathhouse == e) part.flag = static_cast<std::uint8_t>(design.flag);
        tile.parts.push_back(part);
    }
    // A tile that fits every edge stays one while nothing reaches its edges.
    const bool bare = std::ranges::all_of(design.edges, [](Shows shows) { return shows == Shows::Field; });
    tile.anyEdge = before && before->anyEdge && bare && design.centre != TileDesign::Centre::Nothing;
    if (!tile.anyEdge) addFields(tile, design);
    if (design.centre != TileDesign::Centre::Nothing) {
        Part part;
        part.kind = design.centre == TileDesign::Centre::Monastery ? PartKind::Monastery : PartKind::Garden;
        part.marks = design.partMarks[TileDesign::kMiddle];
        tile.parts.push_back(part);
    }
    const auto northSouth = static_cast<EdgeMask>(bit(Edge::N) | bit(Edge::S));
    const auto westEast = static_cast<EdgeMask>(bit(Edge::E) | bit(Edge::W));
    if (design.hasBridge())
        tile.bridge = design.overNorth ? Bridge{northSouth, westEast} : Bridge{westEast, northSouth};
    if (before != nullptr)
        for (Part &part : tile.parts) takeOver(part, *before);
    return tile;
}

TileDesign designOf(const Tile &tile) {
    TileDesign design;
    design.id = tile.id;
    design.count = tile.count;
    design.marks = tile.marks;
    for (const Part &part : tile.parts) {
        if (part.kind == PartKind::Monastery) design.centre = TileDesign::Centre::Monastery;
        if (part.kind == PartKind::Garden) design.centre = TileDesign::Centre::Garden;
        if (part.kind == PartKind::Monastery || part.kind == PartKind::Garden) design.partMarks[TileDesign::kMiddle] = part.marks;
        if ((part.kind != PartKind::Road && part.kind != PartKind::City) || part.edges == 0) continue;
        const int first = firstOf(part.edges);
        for (int e = 0; e < 4; ++e) {
            if (!(part.edges & bitOf(e))) continue;
            design.edges[static_cast<std::size_t>(e)] = part.kind == PartKind::Road ? Shows::Road : Shows::City;
            design.with[static_cast<std::size_t>(e)] = first;
        }
        design.pennants[static_cast<std::size_t>(first)] = part.pennants;
        design.partMarks[static_cast<std::size_t>(first)] = part.marks;
        if (part.flag != 0) {
            design.bathhouse = first;
            design.flag = part.flag;
        }
    }
    design.overNorth = tile.bridge && (tile.bridge->over & bit(Edge::N));
    // How roads end shows in the fields alone.
    for (const auto &[crossing, intoCity] : {std::pair{false, false}, {true, false}, {false, true}, {true, true}}) {
        design.crossing = crossing;
        design.intoCity = intoCity;
        if (sameParts(tileOf(design, &tile), tile)) return design;
    }
    design.crossing = design.intoCity = false;
    return design;
}

bool sameParts(const Tile &a, const Tile &b) {
    std::vector<Part> left;
    for (const Part &part : b.parts) left.push_back(plain(part, b));
    for (const Part &part : a.parts) {
        const auto found = std::ranges::find(left, plain(part, a));
        if (found == left.end()) return false;
        left.erase(found);
    }
    return left.empty() && a.bridge == b.bridge && a.anyEdge == b.anyEdge;
}

}  // namespace bathhouse::ui
