// SPDX-License-Identifier: MIT
#include "rules/expansions/hills_and_sheep/hills_and_sheep.h"

#include "rules/expansions/hills_and_sheep/flock.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kHill = "hs-hill", kVineyard = "hs-vineyard";

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
    if (count == 0 || sheet.terms.empty() || isReplaced(s, feature)) return;
    sheet.terms.push_back({"vineyard", count, 3, 3 * count});
    rules.push_back(kVineyard);
}

} // namespace

std::vector<FigureTraits> HillsAndSheep::figures() const { return {flock::shepherd(id())}; }

std::vector<TokenTraits> HillsAndSheep::tokens() const { return {flock::token(id())}; }

std::vector<std::string_view> HillsAndSheep::moveWords() const { return {flock::kSheep, flock::kWolf, flock::kHerd}; }

std::vector<std::string_view> HillsAndSheep::questions() const { return {flock::kQuestion}; }

bool HillsAndSheep::asks(const State &s) const { return s.turn.phase == DecisionKind::Special && s.turn.asking == this; }

void HillsAndSheep::listMoves(const State &s, std::vector<Move> &moves) const {
    if (asks(s)) flock::listMoves(s, moves);
}

std::optional<Refusal> HillsAndSheep::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (!asks(s)) return Refusal{rule::baseTurnOrder};
    return flock::play(s, *this, m, sink);
}

Pace HillsAndSheep::beforeScoring(State &s, EventSink *sink) const { return flock::tend(s, *this, sink); }

void HillsAndSheep::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    breakTie(s, feature, sheet, rules);
    if (sheet.kind == PartKind::Monastery && sheet.complete && sheet.when == Scoring::Completed) addVineyards(s, feature, sheet, rules);
}

} // namespace bathhouse::rules
