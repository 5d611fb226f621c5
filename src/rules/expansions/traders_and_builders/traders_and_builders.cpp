// SPDX-License-Identifier: MIT
#include "rules/expansions/traders_and_builders/traders_and_builders.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kPig = "tb-pig";
constexpr RuleId kBuilder = "tb-builder";
constexpr RuleId kSecondPart = "tb-second-part";
constexpr RuleId kNotAlone = "tb-not-alone";

FigureKind pig() {
    static const FigureKind kind = *figureNamed("pig");
    return kind;
}
FigureKind builder() {
    static const FigureKind kind = *figureNamed("builder");
    return kind;
}

bool hasMeeple(const State &s, FeatureId feature, PlayerId player) {
    bool found = false;
    forEachFigureOn(s, feature, [&](FigureId id) {
        const Figure &f = s.figure(id);
        found = found || (f.player == player && s.setting->traits(f.kind).isMeeple);
    });
    return found;
}

bool stands(const State &s, FeatureId feature, PlayerId player, FigureKind kind) {
    bool found = false;
    forEachFigureOn(s, feature, [&](FigureId id) {
        const Figure &f = s.figure(id);
        found = found || (f.player == player && f.kind == kind);
    });
    return found;
}

std::optional<RuleId> besideOwn(const State &s, FeatureId feature, PlayerId player, RuleId rule) {
    return hasMeeple(s, feature, player) ? std::nullopt : std::optional(rule);
}

} // namespace

std::vector<FigureTraits> TradersAndBuilders::figures() const {
    FigureTraits companion{.name = {}, .expansion = id(), .isMeeple = false, .strength = 0, .copies = 1, .claims = false,
                           .besideMeeple = true};
    FigureTraits pigTraits = companion;
    pigTraits.name = "pig";
    pigTraits.goesOn = bit(PartKind::Field);
    pigTraits.wrongPart = pigTraits.placeRule = kPig;
    pigTraits.placing = [](const State &s, FeatureId f, PlayerId p) { return besideOwn(s, f, p, kPig); };
    FigureTraits builderTraits = companion;
    builderTraits.name = "builder";
    builderTraits.goesOn = static_cast<PartKinds>(bit(PartKind::Road) | bit(PartKind::City));
    builderTraits.wrongPart = builderTraits.placeRule = kBuilder;
    builderTraits.placing = [](const State &s, FeatureId f, PlayerId p) { return besideOwn(s, f, p, kBuilder); };
    return {pigTraits, builderTraits};
}

Pace TradersAndBuilders::tilePlaced(State &s, EventSink *) const {
    if (s.turn.part > 1) return Pace::GoesOn;
    const LaidTile &tile = s.board.laid(s.turn.laid);
    const auto parts = s.board.tiles().parts(tile.tile).size();
    for (const Figure &f : s.figures) {
        if (f.gone || f.kind != builder() || f.player != s.turn.active) continue;
        for (std::size_t part = 0; part < parts; ++part)
            if (s.board.feature(s.turn.laid, static_cast<PartIndex>(part)) == s.board.feature(f.node)) s.turn.note(*this);
    }
    return Pace::GoesOn;
}

void TradersAndBuilders::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    if (sheet.kind != PartKind::Field) return;
    const auto cities = std::ranges::find(sheet.terms, "city", &Term::label);
    if (cities == sheet.terms.end() || cities->count == 0) return;
    for (std::uint8_t p = 0; p < s.setting->players; ++p) {
        if (!sheet.wins(PlayerId{p}) || !stands(s, feature, PlayerId{p}, pig())) continue;
        sheet.own.push_back({PlayerId{p}, {"pig", cities->count, 1, cities->count}});
        rules.push_back(kPig);
    }
}

void TradersAndBuilders::figureLeft(State &s, FeatureId feature, PlayerId player, EventSink *sink) const {
    if (s.board.occupants(feature) == 0 || hasMeeple(s, feature, player)) return;
    for (const FigureKind kind : {pig(), builder()}) {
        std::optional<FigureId> left;
        forEachFigureOn(s, feature, [&](FigureId id) {
            if (s.figure(id).player == player && s.figure(id).kind == kind) left = id;
        });
        if (left) returnFigure(s, *left, "left-alone", {kNotAlone}, sink);
    }
}

std::optional<RuleId> TradersAndBuilders::anotherPart(const State &s) const {
    return s.turn.noted(*this) ? std::optional(kSecondPart) : std::nullopt;
}

} // namespace bathhouse::rules
