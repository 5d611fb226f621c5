// SPDX-License-Identifier: MIT
#include "support/tiles.h"

#include "rules/figure.h"

#include <cassert>
#include <sstream>

namespace bathhouse::test {

namespace {

constexpr std::array<std::string_view, 4> kEdgeNames{"N", "E", "S", "W"};
constexpr std::array<std::string_view, 8> kHalfNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

template <std::size_t N> std::uint8_t maskOf(std::string_view list, const std::array<std::string_view, N> &names) {
    std::istringstream words{std::string(list)};
    unsigned mask = 0;
    for (std::string word; words >> word;) {
        std::size_t i = 0;
        while (i < N && names[i] != word) ++i;
        assert(i < N);
        mask |= 1u << i;
    }
    return static_cast<std::uint8_t>(mask);
}

}  // namespace

rules::Part road(std::string_view edges) {
    rules::Part p;
    p.kind = rules::PartKind::Road;
    p.edges = maskOf(edges, kEdgeNames);
    return p;
}

rules::Part city(std::string_view edges, int pennants) {
    rules::Part p;
    p.kind = rules::PartKind::City;
    p.edges = maskOf(edges, kEdgeNames);
    for (unsigned e = 0; e < 4; ++e)
        if (p.edges >> e & 1u) p.halves = static_cast<rules::HalfMask>(p.halves | 3u << (2 * e));
    p.pennants = static_cast<std::uint8_t>(pennants);
    return p;
}

rules::Part field(std::string_view halves, std::string_view cities) {
    rules::Part p;
    p.kind = rules::PartKind::Field;
    p.halves = maskOf(halves, kHalfNames);
    p.cities = maskOf(cities, kEdgeNames);
    return p;
}

rules::Part monastery() {
    rules::Part p;
    p.kind = rules::PartKind::Monastery;
    return p;
}

rules::Part garden() {
    rules::Part p;
    p.kind = rules::PartKind::Garden;
    return p;
}

rules::Part withBathhouse(rules::Part p, int flag) {
    p.flag = static_cast<std::uint8_t>(flag);
    return p;
}

rules::Part withMark(rules::Part p, std::string_view mark) {
    p.marks |= rules::markNamed(mark);
    return p;
}

rules::Tile tile(std::string id, std::vector<rules::Part> parts) {
    rules::Tile t;
    t.id = std::move(id);
    t.parts = std::move(parts);
    return t;
}

rules::Tile bridgeTile(std::string id, std::vector<rules::Part> parts, std::string_view over, std::string_view under) {
    rules::Tile t = tile(std::move(id), std::move(parts));
    t.bridge = rules::Bridge{maskOf(over, kEdgeNames), maskOf(under, kEdgeNames)};
    return t;
}

rules::Tile cap(std::string id, int flag) {
    return tile(std::move(id), {withBathhouse(city("N"), flag), field("EL ER SL SR WL WR", "N")});
}

std::vector<rules::Tile> oddTiles() {
    const auto straight = [](rules::Part r) {
        return std::vector{std::move(r), field("NL NR EL WR"), field("ER SL SR WL")};
    };
    const auto curve = [](rules::Part r) {
        return std::vector{std::move(r), field("NL NR EL ER SL WR"), field("SR WL")};
    };
    const std::string everyHalf = "NL NR EL ER SL SR WL WR";
    return {
        tile("odd/inn", straight(withMark(road("W E"), "inn"))),
        tile("odd/inn-curve", curve(withMark(road("S W"), "inn"))),
        tile("odd/inn-bath", straight(withBathhouse(withMark(road("W E"), "inn"), 4))),
        tile("odd/cathedral", {withMark(city("N E S W"), "cathedral")}),
        tile("odd/cathedral-bath", {withBathhouse(withMark(city("N E S W"), "cathedral"), 5)}),
        tile("odd/cathedral-small", {withMark(city("N W", 1), "cathedral"), field("EL ER SL SR", "N")}),
        cap("odd/cap-1", 1),
        cap("odd/cap-3", 3),
        cap("odd/cap-9", 9),
        tile("odd/road-end", {road("S"), field(everyHalf)}),
        tile("odd/road-end-bath", {withBathhouse(road("S"), 2), field(everyHalf)}),
        tile("odd/inn-end-bath", {withBathhouse(withMark(road("S"), "inn"), 6), field(everyHalf)}),
        tile("odd/garden-road", {garden(), withBathhouse(road("W E"), 7), field("NL NR EL WR"), field("ER SL SR WL")}),
        tile("odd/city-and-monastery", {city("N", 2), monastery(), field("EL ER SL SR WL WR", "N")}),
    };
}

}  // namespace bathhouse::test
