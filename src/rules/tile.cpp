// SPDX-License-Identifier: MIT
#include "rules/tile.h"

namespace bathhouse::rules {

namespace {

constexpr std::array<std::string_view, 5> kPartKindNames{"road", "city", "field", "monastery", "garden"};
constexpr std::array<std::string_view, 6> kPartNameWords{"road", "city", "field", "monastery", "garden", "bathhouse"};
constexpr std::array<std::string_view, 4> kEdgeNames{"N", "E", "S", "W"};
constexpr std::array<std::string_view, 8> kHalfNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

template <std::size_t N>
std::optional<std::uint8_t> indexOf(const std::array<std::string_view, N> &names, std::string_view word) {
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == word) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
}

bool hasEdges(PartKind kind) { return kind == PartKind::Road || kind == PartKind::City; }

HalfMask halvesOfEdges(EdgeMask edges) {
    HalfMask halves = 0;
    for (const Edge e : kEdges) {
        if (edges & bit(e)) halves = static_cast<HalfMask>(halves | halvesOf(e));
    }
    return halves;
}

/// The places of a part on the tile's border, three to an edge, clockwise: left half, middle (a road), right half.
unsigned borderOf(const Part &part) {
    unsigned places = 0;
    for (const Edge e : kEdges) {
        if (part.kind == PartKind::Road && (part.edges & bit(e))) places |= 2u << (3 * index(e));
        if (part.kind == PartKind::City && (part.edges & bit(e))) places |= 5u << (3 * index(e));
    }
    if (part.kind == PartKind::Field) {
        for (const Half h : kHalves) {
            if (part.halves & bit(h)) places |= 1u << (3 * (index(h) / 2) + 2 * (index(h) % 2));
        }
    }
    return places;
}

/// Whether two parts must cross: going round the border one changes between them more than twice.
bool cross(unsigned a, unsigned b) {
    int changes = 0;
    int first = 0;
    int last = 0;
    for (int place = 0; place < 12; ++place) {
        const int owner = (a >> place & 1) ? 1 : (b >> place & 1) ? 2 : 0;
        if (owner == 0) continue;
        if (first == 0) first = owner;
        if (last != 0 && owner != last) ++changes;
        last = owner;
    }
    return changes + (first != last) > 2;
}

/// Collects what is wrong with one tile, one check after the other.
class Inspection {
public:
    explicit Inspection(const Tile &tile) : tile_(tile) {}

    std::vector<TileProblem> run() {
        if (tile_.parts.empty()) report(TileProblem::Kind::NoParts, -1);
        for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
            takeEdges(static_cast<int>(i), tile_.parts[i]);
        }
        for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
            takeHalves(static_cast<int>(i), tile_.parts[i]);
            checkSigns(static_cast<int>(i), tile_.parts[i]);
            const Part &p = tile_.parts[i];
            if (tile_.anyEdge && (p.edges != 0 || p.halves != 0)) report(Kind::EdgeDespiteAny, static_cast<int>(i));
        }
        checkCover();
        checkCrossings();
        checkBridge();
        return std::move(found_);
    }

private:
    using Kind = TileProblem::Kind;

    void report(Kind kind, int part, Edge edge = Edge::N, Half half = Half::NL) {
        found_.push_back({kind, part, edge, half});
    }

    void takeEdges(int i, const Part &part) {
        if (!hasEdges(part.kind)) return;
        if (part.edges == 0) report(Kind::NoEdges, i);
        EdgeMask &own = part.kind == PartKind::Road ? roads_ : cities_;
        const EdgeMask other = part.kind == PartKind::Road ? cities_ : roads_;
        for (const Edge e : kEdges) {
            if (!(part.edges & bit(e))) continue;
            if (own & bit(e)) report(Kind::EdgeTwice, i, e);
            if (other & bit(e)) report(Kind::RoadMeetsCity, i, e);
        }
        own = static_cast<EdgeMask>(own | part.edges);
    }

    void takeHalves(int i, const Part &part) {
        if (part.kind != PartKind::Field) return;
        if (part.halves == 0) report(Kind::NoEdges, i);
        const HalfMask taken = static_cast<HalfMask>(fields_ | halvesOfEdges(cities_));
        for (const Half h : kHalves) {
            if (part.halves & taken & bit(h)) report(Kind::HalfTwice, i, static_cast<Edge>(index(h) / 2), h);
        }
        fields_ = static_cast<HalfMask>(fields_ | part.halves);
        for (const Edge e : kEdges) {
            if (part.cities & ~cities_ & bit(e)) report(Kind::FieldTouchesNoCity, i, e);
        }
    }

    void checkSigns(int i, const Part &part) {
        if (part.kind == PartKind::Monastery || part.kind == PartKind::Garden) {
            if (++monasteries_ == 2) report(Kind::TwoMonasteries, i);
        }
        if (part.flag == 0) return;
        if (++bathhouses_ == 2) report(Kind::TwoBathhouses, i);
        if (part.flag > 9) report(Kind::FlagRange, i);
        if (!hasEdges(part.kind)) report(Kind::FlagOnWrongPart, i);
    }

    int roadAt(Edge e) const {
        for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
            if (tile_.parts[i].kind == PartKind::Road && (tile_.parts[i].edges & bit(e))) return static_cast<int>(i);
        }
        return -1;
    }

    void checkCover() {
        if (tile_.parts.empty() || tile_.anyEdge) return;
        const HalfMask covered = static_cast<HalfMask>(fields_ | halvesOfEdges(cities_));
        for (const Edge e : kEdges) {
            if ((covered & halvesOf(e)) == halvesOf(e)) continue;
            if (roads_ & bit(e)) {
                report(Kind::RoadWithoutField, roadAt(e), e);
                continue;
            }
            for (const Half h : kHalves) {
                if (halvesOf(e) & bit(h) & ~covered) report(Kind::HalfMissing, -1, e, h);
            }
        }
    }

    bool bridged(const Part &a, const Part &b) const {
        if (tile_.bridge && tile_.bridge->under == 0) return leadsOver(a) || leadsOver(b);
        return tile_.bridge && a.kind == PartKind::Road && b.kind == PartKind::Road &&
               ((tile_.bridge->over == a.edges && tile_.bridge->under == b.edges) ||
                (tile_.bridge->over == b.edges && tile_.bridge->under == a.edges));
    }

    bool leadsOver(const Part &p) const { return p.kind == PartKind::Road && p.edges == tile_.bridge->over; }

    void checkCrossings() {
        for (std::size_t i = 0; i < tile_.parts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const unsigned a = borderOf(tile_.parts[i]);
                const unsigned b = borderOf(tile_.parts[j]);
                // Parts that claim the same place are reported as that.
                if ((a & b) == 0 && cross(a, b) && !bridged(tile_.parts[i], tile_.parts[j])) {
                    report(Kind::CrossingWithoutBridge, static_cast<int>(i));
                }
            }
        }
    }

    void checkBridge() {
        if (!tile_.bridge) return;
        const auto isRoad = [this](EdgeMask edges) {
            for (const Part &part : tile_.parts) {
                if (part.kind == PartKind::Road && part.edges == edges) return true;
            }
            return false;
        };
        const bool apart = (tile_.bridge->over & tile_.bridge->under) == 0;
        const bool under = tile_.bridge->under == 0 || isRoad(tile_.bridge->under);
        if (!apart || !isRoad(tile_.bridge->over) || !under) report(Kind::BridgeRoads, -1);
    }

    const Tile &tile_;
    std::vector<TileProblem> found_;
    EdgeMask roads_ = 0;
    EdgeMask cities_ = 0;
    HalfMask fields_ = 0;
    int bathhouses_ = 0;
    int monasteries_ = 0;
};

}  // namespace

std::string_view name(PartKind kind) { return kPartKindNames[static_cast<std::size_t>(kind)]; }
std::string_view name(Edge edge) { return kEdgeNames[static_cast<std::size_t>(edge)]; }
std::string_view name(Half half) { return kHalfNames[static_cast<std::size_t>(half)]; }

std::string_view Tile::set() const {
    const std::size_t slash = id.find('/');
    return slash == std::string::npos ? std::string_view{} : std::string_view(id).substr(0, slash);
}

std::optional<std::size_t> Tile::bathhousePart() const {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].flag != 0) return i;
    }
    return std::nullopt;
}

std::string toString(PartName part) {
    std::string text(kPartNameWords[static_cast<std::size_t>(part.kind)]);
    if (part.kind == PartName::Kind::Field) return text.append(" ").append(kHalfNames[part.spot]);
    if (part.kind == PartName::Kind::Road || part.kind == PartName::Kind::City)
        return text.append(" ").append(kEdgeNames[part.spot]);
    return text;
}

std::optional<PartName> partNameFrom(std::string_view text) {
    const std::size_t space = text.find(' ');
    const auto word = indexOf(kPartNameWords, text.substr(0, space));
    if (!word) return std::nullopt;
    const auto kind = static_cast<PartName::Kind>(*word);
    if (kind != PartName::Kind::Road && kind != PartName::Kind::City && kind != PartName::Kind::Field) {
        return space == std::string_view::npos ? std::optional(PartName{kind, 0}) : std::nullopt;
    }
    if (space == std::string_view::npos) return std::nullopt;
    const std::string_view where = text.substr(space + 1);
    const auto spot = kind == PartName::Kind::Field ? indexOf(kHalfNames, where) : indexOf(kEdgeNames, where);
    return spot ? std::optional(PartName{kind, *spot}) : std::nullopt;
}

std::vector<TileProblem> problems(const Tile &tile) { return Inspection(tile).run(); }

}  // namespace bathhouse::rules
