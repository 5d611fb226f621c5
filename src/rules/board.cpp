// SPDX-License-Identifier: MIT
#include "rules/board.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::rules {

namespace {

constexpr std::array<std::uint8_t, 4> kInRing{1, 4, 6, 3};  // N E S W in the order of ringOf()

} // namespace

std::optional<LaidId> Board::at(Position p) const {
    if (!onMap(p)) return std::nullopt;
    const std::int32_t space = spaces_.find(p);
    if (space < 0) return std::nullopt;
    return LaidId{static_cast<std::uint32_t>(space)};
}

Fit Board::fit(TileId tile, Position p, Rotation r) const {
    Fit fit;
    if (!onMap(p)) {
        fit.offMap = true;
        return fit;
    }
    const std::int32_t space = spaces_.find(p);
    if (space == PositionMap::kNone) {
        fit.apart = !laid_.empty();
        return fit;
    }
    if (space >= 0) {
        fit.occupied = true;
        return fit;
    }
    const EdgePattern around = open_[static_cast<std::size_t>(~space)].around;
    if (tiles_->rotationsThatFit(tile, around) >> quarterTurns(r) & 1) return fit;
    const EdgePattern own = tiles_->turned(tile, r).pattern;
    for (const Edge e : kEdges) {
        const EdgeKind theirs = edgeKind(around, e);
        const EdgeKind ours = edgeKind(own, e);
        if (theirs != EdgeKind::Any && ours != EdgeKind::Any && theirs != ours)
            fit.clash = static_cast<EdgeMask>(fit.clash | bit(e));
    }
    return fit;
}

namespace {

/// Which features around a space the parts of a tile would join.
struct Links {
    struct Link {
        PartIndex part;
        std::uint32_t feature;
    };
    std::array<Link, 12> all;
    std::size_t count = 0;

    void add(PartIndex part, std::uint32_t feature) { all[count++] = {part, feature}; }
    /// Two parts that reach the same feature become one, so whoever stands on one stands on both.
    PartMask spread(PartMask occupied) const {
        for (bool more = true; more;) {
            more = false;
            for (std::size_t i = 0; i < count; ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const PartMask both = 1u << all[i].part | 1u << all[j].part;
                    if (all[i].feature != all[j].feature || !(occupied & both) || (occupied & both) == both) continue;
                    occupied |= both;
                    more = true;
                }
        }
        return occupied;
    }
};

} // namespace

PartMask Board::freeParts(TileId tile, Position p, Rotation r) const {
    const std::array<std::int32_t, 8> around = spaces_.around(p);
    const TurnedTile &own = tiles_->turned(tile, r);
    Links links;
    PartMask occupied = 0;
    const auto link = [&](PartIndex part, std::uint32_t node) {
        const std::uint32_t feature = root(node);
        links.add(part, feature);
        if (nodes_[feature].occupants > 0) occupied |= 1u << part;
    };
    for (const Edge e : kEdges) {
        const std::int32_t space = around[kInRing[static_cast<std::size_t>(e)]];
        if (space < 0) continue;
        const LaidId there{static_cast<std::uint32_t>(space)};
        const TurnedTile &theirs = turned(there);
        const Edge back = opposite(e);
        const EdgeKind kind = edgeKind(own.pattern, e);
        if (kind == EdgeKind::Any || kind != edgeKind(theirs.pattern, back)) continue;
        const std::uint32_t first = laid(there).firstNode;
        if (kind != EdgeKind::Field) link(own.edgePart[static_cast<std::size_t>(e)], first + theirs.edgePart[static_cast<std::size_t>(back)]);
        if (kind == EdgeKind::City) continue;
        for (int side = 0; side < 2; ++side) {
            const auto h = static_cast<Half>(2 * index(e) + side);
            link(own.halfPart[static_cast<std::size_t>(h)], first + theirs.halfPart[static_cast<std::size_t>(facing(h))]);
        }
    }
    const PartMask all = (1u << tiles_->parts(tile).size()) - 1;
    return occupied == 0 ? all : all & ~links.spread(occupied);
}

bool Board::fitsSomewhere(TileId tile) const {
    if (laid_.empty()) return true;
    return std::ranges::any_of(open_, [&](const OpenSpace &o) { return tiles_->rotationsThatFit(tile, o.around) != 0; });
}

LaidId Board::lay(TileId tile, Position p, Rotation r) {
    const LaidId id{static_cast<std::uint32_t>(laid_.size())};
    if (const std::int32_t space = spaces_.find(p); space != PositionMap::kNone) {
        assert(space < 0 && "a tile lies there");
        closeSpaceAt(~space);
    }
    spaces_.set(p, static_cast<std::int32_t>(id));
    laid_.push_back({tile, r, 0, p, static_cast<std::uint32_t>(nodes_.size()), -1});
    addNodes(id);

    const std::array<std::int32_t, 8> around = spaces_.around(p);
    noteRings(id, around);
    featuresClosedCount_ = 0;
    const EdgePattern shown = tiles_->turned(tile, r).pattern;
    for (const Edge e : kEdges) {
        const std::int32_t space = around[kInRing[static_cast<std::size_t>(e)]];
        if (space >= 0) joinEdge(id, LaidId{static_cast<std::uint32_t>(space)}, e);
        else openSpaceAt(space, neighbour(p, e), opposite(e), edgeKind(shown, e));
    }
    // Later edges may have joined what earlier ones closed.
    for (std::size_t i = 0; i < featuresClosedCount_; ++i) featuresClosed_[i] = FeatureId{root(static_cast<std::uint32_t>(featuresClosed_[i]))};
    return id;
}

void Board::noteRings(LaidId id, const std::array<std::int32_t, 8> &around) {
    ringsClosedCount_ = 0;
    std::uint8_t neighbours = 0;
    for (const std::int32_t space : around) {
        if (space < 0) continue;
        ++neighbours;
        if (++laid_[static_cast<std::size_t>(space)].neighbours == 8)
            ringsClosed_[ringsClosedCount_++] = LaidId{static_cast<std::uint32_t>(space)};
    }
    laid_[index(id)].neighbours = neighbours;
    if (neighbours == 8) ringsClosed_[ringsClosedCount_++] = id;
    if (ringsClosedCount_ > 1)
        std::sort(ringsClosed_.begin(), ringsClosed_.begin() + static_cast<std::ptrdiff_t>(ringsClosedCount_),
                  [this](LaidId a, LaidId b) { return laid(a).at < laid(b).at; });
}

void Board::addNodes(LaidId id) {
    const LaidTile &tile = laid_[index(id)];
    auto self = static_cast<std::uint32_t>(nodes_.size());
    for (const PartFacts &part : tiles_->parts(tile.tile)) {
        nodes_.push_back({self, self, static_cast<std::uint32_t>(id), 1, part.ends, 0, part.kind,
                          turnedEdges(part.cities, tile.rotation), part.pennants, part.repeats});
        ++self;
    }
}

void Board::joinEdge(LaidId a, LaidId b, Edge e) {
    const TurnedTile &ta = turned(a);
    const TurnedTile &tb = turned(b);
    const Edge back = opposite(e);
    const EdgeKind ka = edgeKind(ta.pattern, e);
    const EdgeKind kb = edgeKind(tb.pattern, back);
    const std::uint32_t na = laid(a).firstNode;
    const std::uint32_t nb = laid(b).firstNode;
    const PartIndex pa = ta.edgePart[static_cast<std::size_t>(e)];
    const PartIndex pb = tb.edgePart[static_cast<std::size_t>(back)];
    if (ka == EdgeKind::Any || kb == EdgeKind::Any) {  // fits everything and closes what touches it
        if (pa != kNoPart) closeEnds(root(na + pa), 1);
        if (pb != kNoPart) closeEnds(root(nb + pb), 1);
        return;
    }
    if (ka != kb) return;
    if (ka != EdgeKind::Field) unite(na + pa, nb + pb, 2);
    if (ka == EdgeKind::City) return;
    for (int side = 0; side < 2; ++side) {
        const Half h = static_cast<Half>(2 * index(e) + side);
        unite(na + ta.halfPart[static_cast<std::size_t>(h)], nb + tb.halfPart[static_cast<std::size_t>(facing(h))], 0);
    }
}

void Board::unite(std::uint32_t a, std::uint32_t b, int endsClosed) {
    a = root(a);
    b = root(b);
    if (a != b) {
        if (nodes_[a].size < nodes_[b].size) std::swap(a, b);
        nodes_[b].parent = a;
        nodes_[a].size += nodes_[b].size;
        nodes_[a].openEnds += nodes_[b].openEnds;
        nodes_[a].occupants += nodes_[b].occupants;
        std::swap(nodes_[a].next, nodes_[b].next);  // two circles become one
    }
    if (endsClosed > 0) closeEnds(a, endsClosed);
}

void Board::closeEnds(std::uint32_t root, int count) {
    nodes_[root].openEnds -= count;
    if (nodes_[root].openEnds == 0) featuresClosed_[featuresClosedCount_++] = FeatureId{root};
}

void Board::openSpaceAt(std::int32_t space, Position p, Edge from, EdgeKind shown) {
    const auto seen = static_cast<EdgePattern>(static_cast<unsigned>(shown) << (2 * index(from)));
    if (space != PositionMap::kNone) {
        OpenSpace &o = open_[static_cast<std::size_t>(~space)];
        o.around = static_cast<EdgePattern>(o.around | seen);
        return;
    }
    if (!onMap(p)) return;
    spaces_.set(p, ~static_cast<std::int32_t>(open_.size()));
    open_.push_back({p, seen});
}

void Board::closeSpaceAt(std::int32_t open) {
    const auto i = static_cast<std::size_t>(open);
    if (i + 1 != open_.size()) {
        open_[i] = open_.back();
        spaces_.set(open_[i].at, ~open);
    }
    open_.pop_back();
}

bool Board::complete(FeatureId f) const {
    const Node &n = nodes_[index(f)];
    switch (n.kind) {
    case PartKind::Road:
    case PartKind::City: return n.openEnds == 0;
    case PartKind::Monastery:
    case PartKind::Garden: return laid_[n.laid].neighbours == 8;
    case PartKind::Field: break;
    }
    return false;
}

std::vector<NodeId> Board::sortedNodes(FeatureId f) const {
    std::vector<NodeId> nodes;
    nodes.reserve(nodeCount(f));
    forEachNode(f, [&](NodeId n) { nodes.push_back(n); });
    std::ranges::sort(nodes, [this](NodeId a, NodeId b) {
        const Position pa = laid(laidOf(a)).at;
        const Position pb = laid(laidOf(b)).at;
        return pa != pb ? pa < pb : a < b;
    });
    return nodes;
}

NodeId Board::firstNode(FeatureId f) const {
    NodeId first{static_cast<std::uint32_t>(f)};
    Position at = laid(laidOf(first)).at;
    forEachNode(f, [&](NodeId n) {
        const Position p = laid(laidOf(n)).at;
        if (p < at || (p == at && n < first)) {
            first = n;
            at = p;
        }
    });
    return first;
}

int Board::pennants(FeatureId f) const {
    int pennants = 0;
    forEachNode(f, [&](NodeId n) { pennants += nodes_[index(n)].pennants; });
    return pennants;
}

int Board::tileCount(FeatureId f) const {
    const auto size = static_cast<int>(nodeCount(f));
    int repeats = 0;  // nodes whose tile may count twice
    if (size > 1) forEachNode(f, [&](NodeId n) { repeats += nodes_[index(n)].repeats; });
    if (repeats < 2) return size;
    std::vector<std::uint32_t> tiles;
    tiles.reserve(static_cast<std::size_t>(repeats));
    forEachNode(f, [&](NodeId n) {
        if (nodes_[index(n)].repeats) tiles.push_back(nodes_[index(n)].laid);
    });
    std::ranges::sort(tiles);
    return size - static_cast<int>(std::ranges::unique(tiles).size());
}

std::vector<FeatureId> Board::completeCitiesBeside(FeatureId field) const {
    std::vector<FeatureId> cities;
    forEachNode(field, [&](NodeId n) {
        const Node &node = nodes_[index(n)];
        if (node.cities == 0) return;
        const LaidId id{node.laid};
        const TurnedTile &t = turned(id);
        for (const Edge e : kEdges) {
            if (!(node.cities & bit(e))) continue;
            const FeatureId city = feature(id, t.edgePart[static_cast<std::size_t>(e)]);
            if (complete(city)) cities.push_back(city);
        }
    });
    std::ranges::sort(cities);
    const auto twice = std::ranges::unique(cities);
    cities.erase(twice.begin(), twice.end());
    return cities;
}

} // namespace bathhouse::rules
