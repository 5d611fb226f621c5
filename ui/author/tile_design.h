// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile.h"

#include <array>
#include <optional>

namespace bathhouse::ui {

/// A tile as an author thinks of it: what each edge shows, which edges hang together, and what stands on it. Fields follow.
struct TileDesign {
    enum class Shows : std::uint8_t { Field, Road, City };
    enum class Centre : std::uint8_t { Nothing, Monastery, Garden };

    std::string id;
    std::array<Shows, 4> edges{};
    /// The edge with the lowest number that an edge hangs together with; itself if none.
    std::array<int, 4> with{0, 1, 2, 3};
    std::array<int, 4> pennants{};  ///< of the city whose first edge it is
    int count = 1;                  ///< copies in the box
    bool crossing = false;          ///< roads end where they meet
    bool intoCity = false;          ///< a road that ends on the tile ends at the city, and parts the field
    bool overNorth = false;         ///< two roads that cross: the one from north to south lies on top
    Centre centre = Centre::Nothing;
    std::optional<int> bathhouse;   ///< first edge of the part that it stands on
    int flag = 3;
    rules::Marks marks = 0;  ///< what the tile as a whole carries
    /// Marks of the roads and cities, each with the first edge of its part, and of what stands in the middle.
    std::array<rules::Marks, 5> partMarks{};
    static constexpr int kMiddle = 4;

    friend bool operator==(const TileDesign &, const TileDesign &) = default;

    /// Edges that hang together with one, this one included, as a mask.
    rules::EdgeMask together(int edge) const;
    /// Whether an edge is the first of a road or city.
    bool isFirst(int edge) const { return edges[static_cast<std::size_t>(edge)] != Shows::Field && with[static_cast<std::size_t>(edge)] == edge; }
    /// One road from north to south and another from west to east.
    bool hasBridge() const;
};

/// The tile that a design comes to. Places of signs and the like are taken over from `before` where a part is the same.
rules::Tile tileOf(const TileDesign &, const rules::Tile *before = nullptr);
/// The design of a tile.
TileDesign designOf(const rules::Tile &);
/// Whether two tiles have the same parts, in whatever order and by whatever names.
bool sameParts(const rules::Tile &, const rules::Tile &);

}  // namespace bathhouse::ui
