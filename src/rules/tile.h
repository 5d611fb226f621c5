// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bathhouse::rules {

enum class PartKind : std::uint8_t { Road, City, Field, Monastery, Garden };

/// "road", "city", "field", "monastery", "garden".
std::string_view name(PartKind);

/// A set of things printed on a part or a tile that expansions give a meaning (an inn, a cathedral). Bit `1 << n` is
/// mark n of `markTable()`.
using Marks = std::uint32_t;

/// Where a sign or a figure stands, as fractions of the unturned tile's width and height (0 to 1).
struct Anchor {
    double x = 0.5;
    double y = 0.5;
    friend bool operator==(const Anchor &, const Anchor &) = default;
};

/// One connected piece of an unturned tile that a figure can stand on.
struct Part {
    PartKind kind = PartKind::Field;
    EdgeMask edges = 0;         ///< road and city: the edges it reaches
    HalfMask halves = 0;        ///< field: its halves of the tile's edges; city: both halves of each of its edges
    EdgeMask cities = 0;        ///< field: edges of the cities on this tile that it touches
    std::uint8_t pennants = 0;  ///< city: coats of arms
    std::uint8_t flag = 0;      ///< value of the bathhouse on it, 1 to 9; 0: no bathhouse
    Marks marks = 0;
    std::optional<Anchor> anchor;
    friend bool operator==(const Part &, const Part &) = default;
};

/// Two roads that cross without meeting: which edges lie on top.
struct Bridge {
    EdgeMask over = 0;
    EdgeMask under = 0;  ///< none: the road on top leads over all that is there
    friend bool operator==(const Bridge &, const Bridge &) = default;
};

/// A kind of tile as printed (design/tiles.md: facts and reconstructions).
struct Tile {
    std::string id;  ///< "base/D"; what stands before the slash is the set
    int count = 1;   ///< copies in the box
    std::vector<std::string> reconstructed;  ///< what is not documented: "shape", "flag", "layer"
    std::vector<Part> parts;
    std::optional<Bridge> bridge;
    bool anyEdge = false;  ///< it has no edges of its own: it fits everything and closes what touches it
    Marks marks = 0;       ///< what the tile as a whole carries
    friend bool operator==(const Tile &, const Tile &) = default;

    std::string_view set() const;                ///< "base" of "base/D"
    std::optional<std::size_t> bathhousePart() const; ///< index of the part that holds the bathhouse
};

/// The names of parts as scenarios write them: "road W", "field EL", "monastery", "bathhouse".
struct PartName {
    enum class Kind : std::uint8_t { Road, City, Field, Monastery, Garden, Bathhouse };
    Kind kind = Kind::Monastery;
    std::uint8_t spot = 0;  ///< Edge of a road or city, Half of a field, else 0
    friend bool operator==(const PartName &, const PartName &) = default;
};
std::string toString(PartName);
/// Nothing if the text is no part name at all (whether a tile has such a part is another question).
std::optional<PartName> partNameFrom(std::string_view text);
std::string_view name(Edge); ///< "N"
std::string_view name(Half); ///< "NL"

/// What makes a tile impossible, for the reader of tile files. `part` is the index of the offending part, or -1.
struct TileProblem {
    enum class Kind : std::uint8_t {
        NoParts,            ///< a tile without parts
        HalfTwice,          ///< `half` belongs to two parts
        HalfMissing,        ///< `half` belongs to no part
        RoadMeetsCity,      ///< an edge is both a road's and a city's
        EdgeTwice,          ///< `edge` is named by two roads or two cities
        RoadWithoutField,   ///< a road edge whose halves are no field
        FieldTouchesNoCity, ///< `cities` names an `edge` where no city is
        TwoBathhouses,      ///< more than one bathhouse on the tile
        FlagRange,          ///< flag outside 1 to 9
        FlagOnWrongPart,    ///< a bathhouse on something other than a road or city
        CrossingWithoutBridge, ///< two parts cross and `bridge` does not say so
        BridgeRoads,        ///< `bridge` names roads that the tile does not have
        TwoMonasteries,     ///< more than one monastery or garden
        NoEdges,            ///< a road, city or field without an edge
        EdgeDespiteAny,     ///< a road, city or field on a tile that fits every edge
    };
    Kind kind;
    int part = -1;
    Edge edge = Edge::N;
    Half half = Half::NL;
};
std::vector<TileProblem> problems(const Tile &);

} // namespace bathhouse::rules
