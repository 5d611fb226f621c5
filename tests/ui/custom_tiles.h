// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "ui/board/geometry.h"

#include <QStringList>

/// Tiles that no box holds, written in a line each, for drawing everything that a tile can be.
namespace bathhouse::test {

inline rules::EdgeMask edgesIn(const QString &words) {
    rules::EdgeMask mask = 0;
    for (const rules::Edge e : rules::kEdges) {
        const QString name = QLatin1String(rules::name(e).data(), 1);
        if (words.split(u' ').contains(name)) mask = static_cast<rules::EdgeMask>(mask | rules::bit(e));
    }
    return mask;
}

inline rules::HalfMask halvesIn(const QString &words) {
    rules::HalfMask mask = 0;
    for (const rules::Half h : rules::kHalves) {
        const QString name = QLatin1String(rules::name(h).data(), 2);
        if (words.split(u' ').contains(name)) mask = static_cast<rules::HalfMask>(mask | rules::bit(h));
    }
    return mask;
}

/// "city N W flag 3", "road S", "field SL SR", "monastery", "garden"; marks by name.
inline rules::Part partFrom(const QString &words) {
    rules::Part part;
    const QStringList all = words.split(u' ');
    if (all[0] == QLatin1String("city")) part.kind = rules::PartKind::City;
    if (all[0] == QLatin1String("road")) part.kind = rules::PartKind::Road;
    if (all[0] == QLatin1String("monastery")) part.kind = rules::PartKind::Monastery;
    if (all[0] == QLatin1String("garden")) part.kind = rules::PartKind::Garden;
    part.edges = edgesIn(words);
    part.halves = halvesIn(words);
    if (part.kind == rules::PartKind::City) {
        for (const rules::Edge e : ui::edgesOf(part.edges))
            part.halves = static_cast<rules::HalfMask>(part.halves | rules::halvesOf(e));
    }
    const auto number = [&](const char *key) {
        const qsizetype at = all.indexOf(QLatin1String(key));
        return static_cast<std::uint8_t>(at < 0 ? 0 : all[at + 1].toInt());
    };
    part.flag = number("flag");
    part.pennants = number("arms");
    for (const char *mark : {"inn", "cathedral"}) {
        if (all.contains(QLatin1String(mark))) part.marks |= rules::markNamed(mark);
    }
    return part;
}

inline rules::Tile custom(const char *id, const char *parts, const char *bridge = nullptr) {
    rules::Tile tile;
    tile.id = id;
    for (const QString &words : QString::fromLatin1(parts).split(QStringLiteral("; ")))
        tile.parts.push_back(partFrom(words));
    if (bridge) {
        const QStringList sides = QString::fromLatin1(bridge).split(QStringLiteral(" over "));
        tile.bridge = rules::Bridge{edgesIn(sides[0]), edgesIn(sides[1])};
    }
    return tile;
}

/// Combinations that no printed tile has.
inline std::vector<rules::Tile> customTiles() {
    return {
        custom("custom/three-caps", "city N; city E; city W; field SL SR"),
        custom("custom/four-caps", "city N; city E; city S; city W"),
        custom("custom/corner-and-cap", "city N W arms 1; city E; field SL SR"),
        custom("custom/bathhouse-in-a-cap", "city N W; city E; city S flag 7"),
        custom("custom/two-corners", "city N W; city E S"),
        custom("custom/three-sides-and-cap", "city N E W; city S"),
        custom("custom/through-and-cap", "city N S; city W; field EL ER"),
        custom("custom/through-and-two-caps", "city N S; city W; city E"),
        custom("custom/whole-city", "city N E S W flag 6 arms 2"),
        custom("custom/cathedral", "city N E S W cathedral"),
        custom("custom/inn", "road W E inn; field NL NR EL WR; field ER SL SR WL"),
        custom("custom/two-gates", "city N S; road E; road W; field EL; field ER; field WL; field WR"),
        custom("custom/city-and-village", "city N W; road E; road S; field EL; field ER SL; field SR"),
        custom("custom/road-to-a-cap", "city N; road S; field EL ER SL SR WL WR"),
        custom("custom/fork", "road N E W; field ER SL SR WL; field NL WR; field NR EL"),
        custom("custom/side-road", "road W E; road S; field NL NR EL WR; field ER SL; field SR WL"),
        custom("custom/monastery-beside-a-road", "road W E; monastery; field NL NR EL WR; field ER SL SR WL"),
        custom("custom/monastery-beside-a-city", "city N W; monastery; road E; field EL ER SL SR"),
        custom("custom/monastery-of-four-roads",
               "road N; road E; road S; road W; monastery; field NL WR; field NR EL; field ER SL; field SR WL"),
        custom("custom/garden-at-a-village",
               "garden; road N; road E; road S; road W; field NL WR; field NR EL; field ER SL; field SR WL"),
        custom("custom/bridge", "road N S flag 8; road W E; field NL WR; field NR EL; field ER SL; field SR WL",
               "N S over W E"),
        custom("custom/two-bends", "road N E flag 1; road S W; field NL WR ER SL; field NR EL; field SR WL"),
        custom("custom/bathhouse-at-a-village",
               "road S flag 2; road N; road E; field NL SR WL WR; field NR EL; field ER SL"),
        custom("custom/plain", "field NL NR EL ER SL SR WL WR"),
        custom("custom/hamlet", "road S; field NL NR EL ER SL SR WL WR"),
    };
}

} // namespace bathhouse::test
