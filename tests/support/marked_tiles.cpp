// SPDX-License-Identifier: MIT
#include "support/marked_tiles.h"

#include "rules/figure.h"
#include "support/desk.h"

#include <algorithm>

namespace bathhouse::test {

using namespace rules;

namespace {

/// A copy of a shipped tile with a mark, where the mark can stand.
std::optional<Tile> markedCopy(const Tile &shipped, const MarkTraits &mark) {
    Tile copy = shipped;
    copy.id = "marked/" + std::string(mark.name) + "-" + std::string(shipped.id.substr(shipped.id.find('/') + 1));
    copy.count = 1;
    if (mark.on == 0) {
        copy.marks |= markNamed(mark.name);
        return copy;
    }
    for (Part &part : copy.parts) {
        if (!(mark.on & bit(part.kind))) continue;
        part.marks |= markNamed(mark.name);
        return copy;
    }
    return std::nullopt;
}

} // namespace

/// The shipped tiles, and each mark on a tile in six.
const TileTable &markedTable() {
    static const TileTable table = [] {
        TileTable all = tableWith(oddTiles());
        std::vector<Tile> copies;
        std::size_t n = 0;
        for (const MarkTraits &mark : markTable())
            for (std::size_t i = 0; i < all.size(); ++i)
                if (const Tile &shipped = all.tile(TileId{static_cast<std::uint16_t>(i)});
                    shipped.set() == "base" && ++n % 3 == 0)
                    if (auto copy = markedCopy(shipped, mark)) copies.push_back(std::move(*copy));
        for (Tile &copy : copies) all.add(std::move(copy));
        // Tiles that complete several things at once.
        for (const char *id : {"closing/1", "closing/2", "closing/3"})
            all.add(tile(id, {city("N"), city("S"), road("E"), road("W"), field("EL ER WL WR", "N S")}));
        return all;
    }();
    return table;
}

bool isOn(const std::vector<std::string> &modules, std::string_view id) {
    return id.empty() || std::ranges::find(modules, id) != modules.end();
}

/// Whether all that a tile shows belongs to modules that are on.
bool usable(const Tile &t, const std::vector<std::string> &modules) {
    if (t.set() == "barber-surgeons" || t.bathhousePart())
        if (!isOn(modules, "barber-surgeons")) return false;
    for (const MarkTraits &mark : markTable()) {
        const Marks one = markNamed(mark.name);
        const bool shown =
            (t.marks & one) || std::ranges::any_of(t.parts, [&](const Part &p) { return p.marks & one; });
        if (shown && !isOn(modules, mark.expansion)) return false;
    }
    return true;
}

} // namespace bathhouse::test
