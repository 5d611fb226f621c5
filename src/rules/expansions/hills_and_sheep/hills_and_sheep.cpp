// SPDX-License-Identifier: MIT
#include "rules/expansions/hills_and_sheep/hills_and_sheep.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kShepherd = "hs-shepherd", kHill = "hs-hill", kVineyard = "hs-vineyard";

/// A tie is broken by meeples that stand on hills: whoever has fewer of them there is outdone.
void breakTie(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) {
    static const Marks hill = markNamed("hill");
    std::array<int, kMaxPlayers> onHills{};
    forEachFigureOn(s, feature, [&](FigureId id) {
        const Figure &f = s.figure(id);
        if (s.setting->traits(f.kind).isMeeple && s.board.isMarked(s.board.laidOf(f.node), hill)) ++onHills[index(f.player)];
    });
    int best = 0, winners = 0;
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (sheet.wins(PlayerId{p})) {
            ++winners;
            best = std::max(best, onHills[p]);
        }
    if (winners < 2 || best == 0) return;
    std::uint8_t outdone = 0;
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (sheet.wins(PlayerId{p}) && onHills[p] < best) outdone = static_cast<std::uint8_t>(outdone | 1u << p);
    sheet.outdone |= outdone;
    if (outdone) rules.push_back(kHill);
}

void addVineyards(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) {
    static const Marks vineyard = markNamed("vineyard");
    const Position at = s.board.laid(s.board.laidOf(s.board.firstNode(feature))).at;
    int count = 0;
    for (const Position p : ringOf(at))
        if (const auto laid = s.board.at(p); laid && s.board.isMarked(*laid, vineyard)) ++count;
    if (count == 0 || sheet.terms.empty()) return;
    sheet.terms.push_back({"vineyard", count, 3, 3 * count});
    rules.push_back(kVineyard);
}

} // namespace

std::vector<FigureTraits> HillsAndSheep::figures() const {
    FigureTraits shepherd{.name = "shepherd", .expansion = id(), .isMeeple = false, .strength = 0, .goesOn = bit(PartKind::Field),
                          .copies = 1, .claims = false, .wrongPart = kShepherd, .placeRule = kShepherd};
    shepherd.placing = [](const State &s, FeatureId field, PlayerId) -> std::optional<RuleId> {
        static const FigureKind kind = *figureNamed("shepherd");
        bool another = false;
        forEachFigureOn(s, field, [&](FigureId id) { another = another || s.figure(id).kind == kind; });
        return another ? std::optional(kShepherd) : std::nullopt;
    };
    return {shepherd};
}

void HillsAndSheep::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    breakTie(s, feature, sheet, rules);
    if (sheet.kind == PartKind::Monastery && sheet.complete && sheet.when == Scoring::Completed) addVineyards(s, feature, sheet, rules);
}

} // namespace bathhouse::rules
