// SPDX-License-Identifier: MIT
#include "support/positions.h"

#include "rules/playout.h"
#include "scenario/tile_library.h"

namespace bathhouse::test {

Desk loneKnight(int bathhouses, Box box) {
    Desk d(std::move(box));
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0);
    for (int i = 0; i < bathhouses; ++i) d.lay("barber-surgeons/2", 10 + 2 * i, 10);
    return d;
}

rules::Move lastCityTile(const Desk &d) { return d.place("base/E", 0, -1, 180); }

Desk largestTurn() {
    constexpr rules::PlayerId Yellow{3}, Black{4};
    // Flags whose sums differ for every choice of guests to buy back.
    Box box;
    box.players = 5;
    for (const int flag : {1, 2, 4, 8}) box.custom.push_back(cap("test/flag-" + std::to_string(flag), flag));
    Desk d(box);
    // Roads that end in monasteries north, east, south and west of (0, 0), and a monastery at (1, 1).
    d.lay("base/A", 0, -1).lay("base/A", 1, 0, 90).lay("base/A", 0, 1, 180).lay("base/A", -1, 0, 270);
    d.lay("base/B", 1, 1).ring(1, 1, {{0, 0}});
    d.put(Red, "road S", 0, -1).put(Blue, "road W", 1, 0).put(Green, "road N", 0, 1).put(Yellow, "road E", -1, 0);
    d.put(Black, "monastery", 1, 1);
    int x = 10;
    for (const rules::Tile &tile : box.custom) {
        d.lay(tile.id, x, 10).put(Red, "bathhouse", x, 10);
        x += 3;
    }
    d.lay("barber-surgeons/2", x, 10).lay("barber-surgeons/2", x + 3, 10);
    d.play(d.place("base/X", 0, 0));
    return d;
}

namespace {

/// Random play until so many tiles lie. The base game's tiles come again and again, each bathhouse once.
rules::State played(std::size_t tiles, bool bathhouses, int supply, std::uint64_t seed) {
    rules::TileTable table;
    std::vector<rules::TileId> box;
    std::vector<rules::TileId> draw;
    for (const rules::Tile &tile : scenario::TileLibrary::shipped().tiles()) {
        const rules::TileId id = table.add(tile);
        if (tile.bathhousePart() && bathhouses) draw.push_back(id);
        for (int i = 0; i < tile.count && !tile.bathhousePart(); ++i) box.push_back(id);
    }
    do draw.insert(draw.end(), box.begin(), box.end());
    while (draw.size() < tiles + box.size());
    const rules::TileId first = *table.find("base/D");
    rules::State start(rules::Setting::make(std::move(table), {"barber-surgeons"}, {}, 2));
    start.lay(first, {0, 0}, rules::Rotation::None);
    for (std::size_t p = 0; p < 2; ++p) start.players[p].supply[index(rules::kMeeple)] = supply;
    rules::Playout playout(std::move(start), std::move(draw));
    rules::Random random(seed);
    playout.begin(random);
    while (playout.state().board.size() < tiles && playout.playTurn(random)) {}
    return playout.state();
}

}  // namespace

rules::State emptyMap(std::size_t tiles, std::uint64_t seed) { return played(tiles, false, 0, seed); }
rules::State largeMap(std::size_t tiles, std::uint64_t seed) { return played(tiles, true, 7, seed); }

Island::Island(rules::State &map, int straights) {
    using namespace rules;
    constexpr PartName roadEast{PartName::Kind::Road, 1};
    const TileTable &tiles = map.board.tiles();
    for (std::size_t i = 0; i < map.bathhouses.size(); ++i)
        if (map.bathhouses[i].free()) map.put(Blue, kMeeple, map.bathhouses[i].laid, kBathhousePart);
    for (auto &player : map.players) player.supply[index(kMeeple)] = 3;
    map.turn.active = Red;
    int y = 0;
    for (const LaidTile &laid : map.board.laidTiles()) y = std::max(y, laid.at.y);
    y += 3;

    map.lay(*tiles.find("base/A"), {0, y}, Rotation::ThreeQuarters);
    const auto turn = [&](std::string_view tile, int x, Rotation rotation, Move figure) {
        moves_.push_back(Place{*tiles.find(tile), {x, y}, rotation});
        moves_.push_back(figure);
    };
    turn("barber-surgeons/3", 1, Rotation::None, PutFigure{*tiles.partNamed(*tiles.find("barber-surgeons/3"), Rotation::None, roadEast), kMeeple});
    for (int x = 2; x < straights + 2; ++x) turn("base/U", x, Rotation::None, Pass{});
    turn("base/A", straights + 2, Rotation::Quarter, Pass{});
    moves_.push_back(Place{*tiles.find("base/B"), {straights + 2, y + 1}, Rotation::None});
    moves_.push_back(BuyBack{{1, y}});
    moves_.push_back(Pass{});
}

}  // namespace bathhouse::test
