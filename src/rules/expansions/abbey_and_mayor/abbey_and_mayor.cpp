// SPDX-License-Identifier: MIT
#include "rules/expansions/abbey_and_mayor/abbey_and_mayor.h"

#include "rules/expansions/abbey_and_mayor/abbey.h"
#include "rules/expansions/abbey_and_mayor/barn.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kMayor = "am-mayor", kMayorZero = "ix-mayor-zero", kWagon = "am-wagon", kWagonFirst = "ix-wagon-first",
                 kWagonNotIn = "ix-wagon-not-in", kWagonSurrounded = "ix-wagon-surrounded";
constexpr std::string_view kQuestion = "wagon";

FigureKind mayor() {
    static const FigureKind kind = *figureNamed("mayor");
    return kind;
}
FigureKind wagon() {
    static const FigureKind kind = *figureNamed("wagon");
    return kind;
}

/// The wagon that is being asked about: it still stands on the feature that was scored.
std::optional<FigureId> drivingWagon(const State &s) {
    std::optional<FigureId> found;
    forEachFigureOn(s, s.turn.current, [&](FigureId id) {
        if (s.figure(id).kind == wagon() && s.figure(id).player == s.turn.asked && !found) found = id;
    });
    return found;
}

/// Whether a wagon may stop on a tile's feature: not finished, nobody there, and of a kind for it.
bool mayStop(const State &s, LaidId laid, PartIndex part) {
    const FeatureId feature = s.board.feature(laid, part);
    if (vetoOfModules(s, laid, wagon())) return false;
    return !s.board.complete(feature) && !s.claimed(feature) && (s.setting->traits(wagon()).goesOn & bit(s.board.kind(feature)));
}

/// Tiles that a road of this tile leads to.
std::vector<LaidId> alongRoads(const State &s, LaidId from) {
    std::vector<LaidId> found;
    const auto parts = s.board.tile(from).parts.size();
    for (std::size_t i = 0; i < parts; ++i) {
        const FeatureId f = s.board.feature(from, static_cast<PartIndex>(i));
        if (s.board.kind(f) == PartKind::Road) s.board.forEachNode(f, [&](NodeId n) { found.push_back(s.board.laidOf(n)); });
    }
    return found;
}

/// Where the wagon may drive, by position and part.
std::vector<PartRef> targets(const State &s) {
    std::vector<PartRef> found;
    const auto driver = drivingWagon(s);
    if (!driver) return found;
    const LaidId from = s.board.laidOf(s.figure(*driver).node);
    std::vector<LaidId> tiles{from};
    if (s.setting->optionIs("wagonMoves", "C1")) {
        for (const LaidId laid : alongRoads(s, from)) tiles.push_back(laid);
    } else {
        for (const Position p : ringOf(s.board.laid(from).at))
            if (const auto laid = s.board.at(p)) tiles.push_back(*laid);
    }
    std::ranges::sort(tiles, {}, [&s](LaidId id) { return s.board.laid(id).at; });
    const auto twice = std::ranges::unique(tiles);
    tiles.erase(twice.begin(), twice.end());
    for (const LaidId laid : tiles)
        for (std::size_t part = 0; part < s.board.tile(laid).parts.size(); ++part)
            if (mayStop(s, laid, static_cast<PartIndex>(part))) found.push_back({s.board.laid(laid).at, static_cast<PartIndex>(part)});
    return found;
}

} // namespace

std::vector<FigureTraits> AbbeyAndMayor::figures() const {
    FigureTraits mayorTraits{.name = "mayor", .expansion = id(), .strength = 0, .goesOn = bit(PartKind::City), .copies = 1, .wrongPart = kMayor};
    mayorTraits.strengthOn = [](const State &s, FeatureId city) { return s.board.pennants(city); };
    FigureTraits wagonTraits{.name = "wagon", .expansion = id(),
                             .goesOn = static_cast<PartKinds>(bit(PartKind::Road) | bit(PartKind::City) | bit(PartKind::Monastery)),
                             .copies = 1, .wrongPart = kWagon};
    return {mayorTraits, wagonTraits, barn::figure(id())};
}

std::vector<TokenTraits> AbbeyAndMayor::tokens() const { return {abbey::laidToken(id())}; }

std::vector<std::string_view> AbbeyAndMayor::moveWords() const { return {kQuestion, barn::kWord, abbey::kWord}; }

std::vector<OwnTile> AbbeyAndMayor::ownTiles() const { return {abbey::ownTile()}; }

void AbbeyAndMayor::changeWaiting(const State &s, std::vector<FeatureId> &waiting) const { barn::changeWaiting(s, waiting); }

void AbbeyAndMayor::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    barn::adjustScore(s, feature, sheet, rules);
    if (sheet.kind != PartKind::City) return;
    bool here = false;
    int meeples = 0;
    forEachFigureOn(s, feature, [&](FigureId id) {
        here = here || s.figure(id).kind == mayor();
        meeples += s.setting->traits(s.figure(id).kind).isMeeple ? 1 : 0;
    });
    if (!here || sheet.unscored) return;
    rules.push_back(kMayor);
    const bool alone = meeples == 1 && sheet.most == 0;
    if (alone && sheet.when == Scoring::Completed && s.setting->bathhouses) rules.push_back(kMayorZero);
}

Pace AbbeyAndMayor::clearing(State &s, FigureId id, EventSink *sink) const {
    if (s.figure(id).kind != wagon()) return Pace::GoesOn;
    s.turn.asked = s.figure(id).player;
    if (targets(s).empty()) return Pace::GoesOn;
    s.ask(*this, kQuestion, s.figure(id).player);
    if (sink) {
        std::vector<RuleId> rules{kWagon};
        if (s.turn.lone) rules.push_back(kWagonFirst);
        sink->on({ChoiceOpened{s.decision()}, std::move(rules)});
    }
    return Pace::Waits;
}

void AbbeyAndMayor::listMoves(const State &s, std::vector<Move> &moves) const {
    abbey::listMoves(s, moves);
    barn::listMoves(s, moves);
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return;
    for (const PartRef &to : targets(s)) moves.push_back(SpecialMove{.word = "wagon", .at = to.at, .on = to.part, .figure = wagon()});
    moves.push_back(Pass{});
}

std::optional<Refusal> AbbeyAndMayor::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (m.word == abbey::kWord) return abbey::lay(s, m, sink);
    if (m.word == barn::kWord) return barn::lay(s, m, sink);
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return Refusal{rule::baseTurnOrder};
    if (m.on == kBathhousePart) return Refusal{kWagonNotIn};
    const auto all = targets(s);
    if (std::ranges::find(all, PartRef{m.at, m.on}) == all.end()) return Refusal{kWagon};
    const FigureId id = *drivingWagon(s);
    s.moveTo(id, s.board.node(*s.board.at(m.at), m.on));
    if (sink) sink->on({FigurePlaced{s.figure(id).player, wagon(), {m.at, m.on}}, {kWagon}});
    tellThatLeft(s, s.turn.current, s.figure(id).player, sink);
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> AbbeyAndMayor::answer(State &s, const Move &move, EventSink *sink) const {
    if (!std::holds_alternative<Pass>(move)) return Refusal{rule::baseTurnOrder};
    returnFigure(s, *drivingWagon(s), "wagon-stays", {kWagon}, sink);
    proceed(s, sink);
    return std::nullopt;
}

void AbbeyAndMayor::cite(const State &s, FigureId id, Way way, std::vector<RuleId> &rules) const {
    if (way == Way::Sent) barn::cite(s, id, rules);
    if (s.figure(id).kind != wagon()) return;
    if (way == Way::Sent) rules.push_back(kWagonFirst);
    if (way == Way::Retrieved) rules.push_back(kWagonSurrounded);
}

} // namespace bathhouse::rules
