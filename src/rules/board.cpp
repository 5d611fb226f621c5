// SPDX-License-Identifier: MIT
#include "rules/board.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::rules {

std::optional<LaidId> Board::at(Position p) const {
    if (!onMap(p)) return std::nullopt;
    const std::int32_t *space = spaces_.find(p);
    if (!space || *space < 0) return std::nullopt;
    return LaidId{static_cast<std::uint32_t>(*space)};
}

Fit Board::fit(TileId tile, Position p, Rotation r) const {
    Fit fit;
    if (!onMap(p)) {
        fit.offMap = true;
        return fit;
    }
    const std::int32_t *space = spaces_.find(p);
    if (!space) {
        fit.apart = !laid_.empty();
        return fit;
    }
    if (*space >= 0) {
        fit.occupied = true;
        return fit;
    }
    const EdgePattern around = open_[static_cast<std::size_t>(~*space)].around;
    const EdgePattern own = tiles_->turned(tile, r).pattern;
    for (const Edge e : kEdges) {
        const EdgeKind theirs = edgeKind(around, e);
        const EdgeKind ours = edgeKind(own, e);
        if (theirs != EdgeKind::Any && ours != EdgeKind::Any && theirs != ours)
            fit.clash = static_cast<EdgeMask>(fit.clash | bit(e));
    }
    return fit;
}

bool Board::fitsSomewhere(TileId tile) const {
    if (laid_.empty()) return true;
    return std::ranges::any_of(open_, [&](const OpenSpace &o) { return tiles_->rotationsThatFit(tile, o.around) != 0; });
}

LaidId Board::lay(TileId tile, Position p, Rotation r) {
    const LaidId id{static_cast<std::uint32_t>(laid_.size())};
    if (const std::int32_t *space = spaces_.find(p)) {
        assert(*space < 0 && "a tile lies there");
        closeSpaceAt(~*space);
    }
    spaces_.set(p, static_cast<std::int32_t>(id));
    laid_.push_back({tile, r, 0, p, static_cast<std::uint32_t>(nodes_.size()), -1});
    addNodes(id);

    ringsClosedCount_ = 0;
    std::uint8_t neighbours = 0;
    for (const Position q : ringOf(p)) {
        const std::int32_t *space = spaces_.find(q);
        if (!space || *space < 0) continue;
        ++neighbours;
        LaidTile &other = laid_[static_cast<std::size_t>(*space)];
        if (++other.neighbours == 8) ringsClosed_[ringsClosedCount_++] = LaidId{static_cast<std::uint32_t>(*space)};
    }
    laid_.back().neighbours = neighbours;
    if (neighbours == 8) ringsClosed_[ringsClosedCount_++] = id;
    if (ringsClosedCount_ > 1)
        std::sort(ringsClosed_.begin(), ringsClosed_.begin() + static_cast<std::ptrdiff_t>(ringsClosedCount_),
                  [this](LaidId a, LaidId b) { return laid(a).at < laid(b).at; });

    const EdgePattern shown = tiles_->turned(tile, r).pattern;
    for (const Edge e : kEdges) {
        const Position q = neighbour(p, e);
        const std::int32_t *space = spaces_.find(q);
        if (space && *space >= 0) joinEdge(id, LaidId{static_cast<std::uint32_t>(*space)}, e);
        else openSpaceAt(q, opposite(e), edgeKind(shown, e));
    }
    return id;
}

void Board::addNodes(LaidId id) {
    for (const Part &part : tile(id).parts) {
        const auto self = static_cast<std::uint32_t>(nodes_.size());
        const bool hasEnds = part.kind == PartKind::Road || part.kind == PartKind::City;
        nodes_.push_back({self, self, static_cast<std::uint32_t>(id), 1, hasEnds ? std::popcount(part.edges) : 0, 0, part.kind});
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
        if (pa != kNoPart) --nodes_[root(na + pa)].openEnds;
        if (pb != kNoPart) --nodes_[root(nb + pb)].openEnds;
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

std::uint32_t Board::root(std::uint32_t n) const {
    while (nodes_[n].parent != n) n = nodes_[n].parent;
    return n;
}

FeatureId Board::feature(NodeId n) const { return FeatureId{root(static_cast<std::uint32_t>(n))}; }

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
    nodes_[a].openEnds -= endsClosed;
}

void Board::openSpaceAt(Position p, Edge from, EdgeKind shown) {
    if (!onMap(p)) return;
    const auto seen = static_cast<EdgePattern>(static_cast<unsigned>(shown) << (2 * index(from)));
    if (const std::int32_t *space = spaces_.find(p)) {
        OpenSpace &o = open_[static_cast<std::size_t>(~*space)];
        o.around = static_cast<EdgePattern>(o.around | seen);
        return;
    }
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

int Board::tileCount(FeatureId f) const {
    if (nodeCount(f) == 1) return 1;
    int nodes = 0;
    std::vector<std::uint32_t> repeated;  // tiles that may count twice: with two parts of this kind
    forEachNode(f, [&](NodeId n) {
        ++nodes;
        const Node &node = nodes_[index(n)];
        if (tiles_->repeats(laid_[node.laid].tile, node.kind)) repeated.push_back(node.laid);
    });
    std::ranges::sort(repeated);
    const auto twice = std::ranges::unique(repeated);
    return nodes - static_cast<int>(twice.size());
}

std::vector<FeatureId> Board::completeCitiesBeside(FeatureId field) const {
    std::vector<FeatureId> cities;
    forEachNode(field, [&](NodeId n) {
        const LaidId id = laidOf(n);
        const EdgeMask edges = turnedEdges(part(n).cities, laid(id).rotation);
        if (edges == 0) return;
        const TurnedTile &t = turned(id);
        for (const Edge e : kEdges) {
            if (!(edges & bit(e))) continue;
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
