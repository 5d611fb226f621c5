// SPDX-License-Identifier: MIT
#include "rules/expansions/watchtowers/watchtowers.h"

#include "rules/nine_tiles.h"

#include <algorithm>
#include <tuple>

namespace bathhouse::rules {

namespace {

constexpr RuleId kTower = "wt-tower", kSendsNobody = "ix-watchtower", kGuestCounts = "ix-watchtower-counts";

struct Kind {
    std::string_view mark;
    int each;
};
constexpr std::array<Kind, 5> kKinds{{{"tower-meeples", 2}, {"tower-arms", 2}, {"tower-roads", 1}, {"tower-monasteries", 3}, {"tower-cities", 1}}};

struct Count {
    int number = 0;
    bool guest = false;  ///< a guest of a bathhouse is among them
};

/// Meeples on a tile, those in its bathhouse too.
Count meeplesOn(const State &s, LaidId laid) {
    Count count;
    for (const Figure &f : s.figures) {
        if (f.gone || !s.setting->traits(f.kind).isMeeple) continue;
        const bool guest = f.inBathhouse();
        if ((guest ? s.bathhouses[static_cast<std::size_t>(f.bathhouse)].laid : s.board.laidOf(f.node)) != laid) continue;
        ++count.number;
        count.guest = count.guest || guest;
    }
    return count;
}

bool shows(const State &s, LaidId laid, PartKind kind) {
    return std::ranges::find(s.board.tile(laid).parts, kind, &Part::kind) != s.board.tile(laid).parts.end();
}

int monasteriesOn(const State &s, LaidId laid) {
    int count = 0;
    const auto &parts = s.board.tile(laid).parts;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].kind == PartKind::Monastery && !isReplaced(s, s.board.feature(laid, static_cast<PartIndex>(i)))) ++count;
    return count;
}

Count countOn(const State &s, LaidId laid, std::string_view mark) {
    if (mark == "tower-meeples") return meeplesOn(s, laid);
    if (mark == "tower-roads") return {shows(s, laid, PartKind::Road) ? 1 : 0};
    if (mark == "tower-cities") return {shows(s, laid, PartKind::City) ? 1 : 0};
    if (mark == "tower-monasteries") return {monasteriesOn(s, laid)};
    Count arms;
    for (const Part &part : s.board.tile(laid).parts) arms.number += part.pennants;
    return arms;
}

Count countAround(const State &s, LaidId tower, std::string_view mark) {
    Count sum;
    for (const Position p : nineTiles(s.board, s.board.laid(tower).at)) {
        const Count here = countOn(s, *s.board.at(p), mark);
        sum.number += here.number;
        sum.guest = sum.guest || here.guest;
    }
    return sum;
}

const Kind *towerOn(const State &s, LaidId laid) {
    const Marks marks = s.board.tile(laid).marks;
    const auto found = std::ranges::find_if(kKinds, [&](const Kind &k) { return (marks & markNamed(k.mark)) != 0; });
    return found == kKinds.end() ? nullptr : &*found;
}

} // namespace

std::vector<MarkTraits> Watchtowers::marks() const {
    std::vector<MarkTraits> all;
    for (const Kind &kind : kKinds) all.push_back({kind.mark, id(), 0});
    return all;
}

Pace Watchtowers::beforeFeature(State &s, EventSink *sink) const {
    const PartKind kind = s.board.kind(s.turn.current);
    if (kind != PartKind::Road && kind != PartKind::City) return Pace::GoesOn;
    struct Watch {
        PlayerId player;
        LaidId tower;
    };
    std::vector<Watch> watches;
    forEachFigureOn(s, s.turn.current, [&](FigureId id) {
        const Figure &f = s.figure(id);
        if (s.setting->traits(f.kind).isMeeple && towerOn(s, s.board.laidOf(f.node))) watches.push_back({f.player, s.board.laidOf(f.node)});
    });
    const auto key = [&s](const Watch &w) { return std::tuple(s.board.laid(w.tower).at, w.player); };
    std::ranges::sort(watches, {}, key);
    // A tower pays a player once, however many meeples of the feature stand beside it.
    const auto twice = std::ranges::unique(watches, {}, key);
    watches.erase(twice.begin(), twice.end());
    for (const Watch &w : watches) {
        const Kind &tower = *towerOn(s, w.tower);
        const Count count = countAround(s, w.tower, tower.mark);
        const int points = count.number * tower.each;
        if (points == 0) continue;
        std::vector<RuleId> rules{kTower};
        if (s.setting->bathhouses) rules.push_back(kSendsNobody);
        if (count.guest) rules.push_back(kGuestCounts);
        Reckoning reckoning;
        if (sink) reckoning = {{{tower.mark, count.number, tower.each, points}}, nineTiles(s.board, s.board.laid(w.tower).at), std::nullopt};
        gain(s, w.player, points, "watchtower", std::move(rules), sink, std::move(reckoning));
    }
    return Pace::GoesOn;
}

} // namespace bathhouse::rules
