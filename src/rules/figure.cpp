// SPDX-License-Identifier: MIT
#include "rules/figure.h"

#include "rules/expansions/expansion.h"

#include <cassert>

namespace bathhouse::rules {

namespace {

std::vector<FigureTraits> allFigures() {
    std::vector<FigureTraits> all;
    all.push_back({.name = "meeple", .expansion = {}, .goesOn = kUsualParts, .copies = 7, .wrongPart = rule::baseAbbotPlace});
    for (const Expansion *e : expansionList())
        for (const FigureTraits &t : e->figures()) all.push_back(t);
    assert(all.size() <= kMaxFigureKinds);
    return all;
}

std::vector<MarkTraits> allMarks() {
    std::vector<MarkTraits> all;
    for (const Expansion *e : expansionList())
        for (const MarkTraits &t : e->marks()) all.push_back(t);
    assert(all.size() <= 32);
    return all;
}

} // namespace

std::span<const FigureTraits> figureTable() {
    static const std::vector<FigureTraits> table = allFigures();
    return table;
}

const FigureTraits &traits(FigureKind kind) { return figureTable()[index(kind)]; }

std::optional<FigureKind> figureNamed(std::string_view name) {
    const auto table = figureTable();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].name == name) return FigureKind{static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

std::span<const MarkTraits> markTable() {
    static const std::vector<MarkTraits> table = allMarks();
    return table;
}

Marks markNamed(std::string_view name) {
    const auto table = markTable();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].name == name) return Marks{1} << i;
    return 0;
}

Marks replacingMarks() {
    static const Marks marks = [] {
        Marks found = 0;
        const auto table = markTable();
        for (std::size_t i = 0; i < table.size(); ++i)
            if (table[i].replaces) found |= Marks{1} << i;
        return found;
    }();
    return marks;
}

} // namespace bathhouse::rules
