// SPDX-License-Identifier: MIT
#include "rules/expansions/inns_and_cathedrals/inns_and_cathedrals.h"

#include <algorithm>

namespace bathhouse::rules {

std::vector<FigureTraits> InnsAndCathedrals::figures() const {
    return {{.name = "large",
             .expansion = id(),
             .strength = 2,
             .goesOn = kUsualParts,
             .copies = 1,
             .wrongPart = rule::baseAbbotPlace,
             .visitRule = rule::visitLargeIsOne}};
}

std::vector<MarkTraits> InnsAndCathedrals::marks() const {
    return {{"inn", id(), bit(PartKind::Road)}, {"cathedral", id(), bit(PartKind::City)}};
}

void InnsAndCathedrals::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    if (sheet.kind != PartKind::Road && sheet.kind != PartKind::City) return;
    static const Marks inn = markNamed("inn");
    static const Marks cathedral = markNamed("cathedral");
    const bool road = sheet.kind == PartKind::Road;
    bool marked = false;
    s.board.forEachNode(feature, [&](NodeId n) { marked = marked || (s.board.part(n).marks & (road ? inn : cathedral)) != 0; });
    if (!marked) return;
    const int each = !sheet.complete ? 0 : road ? 2 : 3;
    for (Term &t : sheet.terms) {
        if (t.label != "tile" && t.label != "coat-of-arms") continue;
        t.each = each;
        t.points = t.count * each;
    }
    if (std::ranges::count(sheet.terms, "bathhouse", &Term::label) > 0) rules.push_back(rule::bonusFlat);
}

} // namespace bathhouse::rules
