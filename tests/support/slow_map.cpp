// SPDX-License-Identifier: MIT
#include "support/slow_map.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace bathhouse::slow {

namespace {

constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
constexpr std::array kAllEdges{Edge::N, Edge::E, Edge::S, Edge::W};

Edge asPrinted(const Laid &l, Edge onTheMap) {
    return static_cast<Edge>((static_cast<int>(onTheMap) + 4 - l.turns) % 4);
}

Half asPrinted(const Laid &l, Half onTheMap) {
    return static_cast<Half>((static_cast<int>(onTheMap) + 8 - 2 * l.turns) % 8);
}

Edge across(Edge e) {
    switch (e) {
    case Edge::N: return Edge::S;
    case Edge::E: return Edge::W;
    case Edge::S: return Edge::N;
    case Edge::W: return Edge::E;
    }
    return e;
}

/// The half of the neighbouring tile that lies against `h`.
Half against(Half h) {
    switch (h) {
    case Half::NL: return Half::SR;
    case Half::NR: return Half::SL;
    case Half::EL: return Half::WR;
    case Half::ER: return Half::WL;
    case Half::SL: return Half::NR;
    case Half::SR: return Half::NL;
    case Half::WL: return Half::ER;
    case Half::WR: return Half::EL;
    }
    return h;
}

bool has(unsigned mask, int bit) { return (mask >> bit & 1u) != 0; }

}  // namespace

Position step(Position p, Edge e) {
    switch (e) {
    case Edge::N: return {p.x, p.y - 1};
    case Edge::E: return {p.x + 1, p.y};
    case Edge::S: return {p.x, p.y + 1};
    case Edge::W: return {p.x - 1, p.y};
    }
    return p;
}

bool withinMap(Position p) { return std::abs(p.x) <= 10000 && std::abs(p.y) <= 10000; }

std::optional<PartIndex> partAtEdge(const Laid &l, Edge onTheMap) {
    const int printed = static_cast<int>(asPrinted(l, onTheMap));
    for (std::size_t i = 0; i < l.tile->parts.size(); ++i) {
        const rules::Part &p = l.tile->parts[i];
        if ((p.kind == PartKind::Road || p.kind == PartKind::City) && has(p.edges, printed))
            return static_cast<PartIndex>(i);
    }
    return std::nullopt;
}

std::optional<PartIndex> partAtHalf(const Laid &l, Half onTheMap) {
    const int printed = static_cast<int>(asPrinted(l, onTheMap));
    for (std::size_t i = 0; i < l.tile->parts.size(); ++i)
        if (l.tile->parts[i].kind == PartKind::Field && has(l.tile->parts[i].halves, printed))
            return static_cast<PartIndex>(i);
    return std::nullopt;
}

Shows shows(const Laid &l, Edge onTheMap) {
    const auto part = partAtEdge(l, onTheMap);
    if (!part) return Shows::Field;
    return l.tile->parts[*part].kind == PartKind::Road ? Shows::Road : Shows::City;
}

Map::Map(std::vector<Laid> laid) : laid_(std::move(laid)) {
    for (std::size_t i = 0; i < laid_.size(); ++i) {
        where_[laid_[i].at] = i;
        featureOf_.emplace_back(laid_[i].tile->parts.size(), -1);
    }
    for (std::size_t i = 0; i < laid_.size(); ++i)
        for (std::size_t part = 0; part < featureOf_[i].size(); ++part)
            if (featureOf_[i][part] < 0) walk(i, static_cast<PartIndex>(part));
    for (Feature &f : features_) count(f);
    for (Feature &f : features_) findCities(f);
}

std::size_t Map::numberAt(Position p) const {
    const auto found = where_.find(p);
    return found == where_.end() ? kNowhere : found->second;
}

const Laid *Map::at(Position p) const {
    const std::size_t i = numberAt(p);
    return i == kNowhere ? nullptr : &laid_[i];
}

std::size_t Map::featureNumber(Piece p) const {
    return static_cast<std::size_t>(featureOf_.at(where_.at(p.at)).at(p.part));
}

void Map::walk(std::size_t laid, PartIndex part) {
    const auto number = static_cast<int>(features_.size());
    Feature f;
    f.kind = laid_[laid].tile->parts[part].kind;
    std::vector<std::pair<std::size_t, PartIndex>> todo{{laid, part}};
    while (!todo.empty()) {
        const auto [l, p] = todo.back();
        todo.pop_back();
        if (featureOf_[l][p] >= 0) continue;
        featureOf_[l][p] = number;
        visit(f, todo, l, p);
    }
    std::sort(f.pieces.begin(), f.pieces.end());
    features_.push_back(std::move(f));
}

void Map::visit(Feature &f, std::vector<std::pair<std::size_t, PartIndex>> &todo, std::size_t laid, PartIndex part) {
    f.pieces.push_back({laid_[laid].at, part});
    if (f.kind == PartKind::Road || f.kind == PartKind::City) followEdges(f, todo, laid, part);
    if (f.kind == PartKind::Field) followHalves(todo, laid, part);
}

void Map::followEdges(Feature &f, std::vector<std::pair<std::size_t, PartIndex>> &todo, std::size_t laid,
                      PartIndex part) {
    const Laid &here = laid_[laid];
    for (const Edge e : kAllEdges) {
        if (partAtEdge(here, e) != part) continue;
        const std::size_t next = numberAt(step(here.at, e));
        if (next != kNowhere && laid_[next].tile->anyEdge) continue;  // it closes what touches it
        if (next == kNowhere || shows(laid_[next], across(e)) != shows(here, e))
            ++f.openEnds;
        else
            todo.emplace_back(next, *partAtEdge(laid_[next], across(e)));
    }
}

void Map::followHalves(std::vector<std::pair<std::size_t, PartIndex>> &todo, std::size_t laid, PartIndex part) {
    const Laid &here = laid_[laid];
    for (int h = 0; h < 8; ++h) {
        const auto half = static_cast<Half>(h);
        if (partAtHalf(here, half) != part) continue;
        const auto e = static_cast<Edge>(h / 2);
        const std::size_t next = numberAt(step(here.at, e));
        if (next == kNowhere || shows(laid_[next], across(e)) != shows(here, e)) continue;
        if (const auto other = partAtHalf(laid_[next], against(half))) todo.emplace_back(next, *other);
    }
}

void Map::count(Feature &f) const {
    std::set<Position> tiles;
    for (const Piece &p : f.pieces) {
        const Laid &l = *at(p.at);
        const rules::Part &part = l.tile->parts[p.part];
        tiles.insert(p.at);
        f.pennants += part.pennants;
        f.marks |= part.marks;
        if (part.flag > 0) f.flags.push_back({p.at, part.flag});
        if (f.kind == PartKind::Road && l.tile->bridge && l.tile->bridge->under != 0) f.overBridge = true;
    }
    f.tiles = static_cast<int>(tiles.size());
    if (f.kind == PartKind::Monastery || f.kind == PartKind::Garden) {
        f.neighbours = ring(f.pieces.front().at);
        f.complete = f.neighbours == 8;
    } else {
        f.complete = f.kind != PartKind::Field && f.openEnds == 0;
    }
}

void Map::findCities(Feature &f) const {
    if (f.kind != PartKind::Field) return;
    std::set<std::size_t> found;
    for (const Piece &p : f.pieces) {
        const Laid &l = *at(p.at);
        for (std::size_t i = 0; i < l.tile->parts.size(); ++i) {
            const rules::Part &city = l.tile->parts[i];
            if (city.kind != PartKind::City || (city.edges & l.tile->parts[p.part].cities) == 0) continue;
            const std::size_t number = featureNumber({p.at, static_cast<PartIndex>(i)});
            if (features_[number].complete) found.insert(number);
        }
    }
    f.cities.assign(found.begin(), found.end());
}

int Map::ring(Position p) const {
    int n = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if ((dx != 0 || dy != 0) && at({p.x + dx, p.y + dy})) ++n;
    return n;
}

unsigned Map::clashes(const Laid &l) const {
    unsigned mask = 0;
    for (const Edge e : kAllEdges) {
        const Laid *beside = at(step(l.at, e));
        if (beside && !beside->tile->anyEdge && !l.tile->anyEdge && shows(*beside, across(e)) != shows(l, e)) mask |= 1u << static_cast<int>(e);
    }
    return mask;
}

bool Map::touches(Position p) const {
    return std::any_of(kAllEdges.begin(), kAllEdges.end(), [&](Edge e) { return at(step(p, e)) != nullptr; });
}

bool Map::fits(const Laid &l) const {
    return withinMap(l.at) && !at(l.at) && (laid_.empty() || touches(l.at)) && clashes(l) == 0;
}

std::vector<Position> Map::spacesAround() const {
    std::set<Position> spaces;
    for (const Laid &l : laid_)
        for (const Edge e : kAllEdges) {
            const Position p = step(l.at, e);
            if (!at(p) && withinMap(p)) spaces.insert(p);
        }
    return {spaces.begin(), spaces.end()};
}

}  // namespace bathhouse::slow
