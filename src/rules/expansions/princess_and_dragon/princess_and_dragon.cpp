// SPDX-License-Identifier: MIT
#include "rules/expansions/princess_and_dragon/princess_and_dragon.h"

#include "rules/expansions/princess_and_dragon/dragon.h"
#include "rules/expansions/princess_and_dragon/fairy.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kPortal = "pd-portal", kPrincess = "pd-princess";

/// Whether the tile just placed carries a mark.
bool marked(const State &s, std::string_view mark) { return s.board.isMarked(s.turn.laid, markNamed(mark)); }

/// The rule that keeps the portal from putting a figure there, or nothing.
std::optional<RuleId> refusesPortal(const State &s, LaidId laid, PartIndex part, FigureKind figure) {
    if (part == kBathhousePart) return "ix-portal-no";
    if (part >= s.board.tile(laid).parts.size()) return kPortal;
    const FeatureId feature = s.board.feature(laid, part);
    const FigureTraits &t = s.setting->traits(figure);
    if (t.placing) return kPortal;
    if (s.claimed(feature)) return rule::baseMeepleFreeFeature;
    if (!(t.goesOn & bit(s.board.kind(feature)))) return t.wrongPart;
    if (s.board.complete(feature)) return kPortal;
    return vetoOfModules(s, laid, figure);
}

std::optional<Refusal> usePortal(State &s, const SpecialMove &m, EventSink *sink) {
    if (!mayPlace(s, m.figure)) return Refusal{rule::baseTurnOrder};
    const auto laid = s.board.at(m.at);
    if (!marked(s, "portal") || !laid || s.turn.placedAway) return Refusal{kPortal};
    if (const auto refused = refusesPortal(s, *laid, m.on, m.figure)) return Refusal{*refused};
    if (s.player(s.turn.active).supply[index(m.figure)] <= 0) return Refusal{rule::baseSupply};
    closeClaims(s, sink);
    const FigureId id = placeFigure(s, s.board.node(*laid, m.on), m.figure);
    afterFigure(s, id, {kPortal, rule::baseMeepleFreeFeature}, sink);
    return std::nullopt;
}

/// The cities with a princess on the tile just placed.
std::vector<FeatureId> citiesWithPrincess(const State &s) {
    static const Marks princess = markNamed("princess");
    std::vector<FeatureId> found;
    const auto &parts = s.board.tile(s.turn.laid).parts;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].marks & princess) found.push_back(s.board.feature(s.turn.laid, static_cast<PartIndex>(i)));
    return found;
}

/// The knights that a princess may send home, by position, one of a kind and a player on a part.
std::vector<FigureId> knights(const State &s) {
    std::vector<FigureId> found;
    for (const FeatureId city : citiesWithPrincess(s))
        forEachFigureOn(s, city, [&](FigureId id) {
            if (s.setting->traits(s.figure(id).kind).isMeeple) found.push_back(id);
        });
    const auto key = [&s](FigureId id) {
        const PartRef where = s.whereIs(s.figure(id));
        return std::tuple(where.at, where.part, s.figure(id).player, s.figure(id).kind);
    };
    std::ranges::sort(found, {}, key);
    const auto alike = std::ranges::unique(found, {}, key);
    found.erase(alike.begin(), alike.end());
    return found;
}

/// The number by which a move tells the owners of knights on one part apart: seats from 1.
int seat(const State &s, FigureId id) { return static_cast<int>(index(s.figure(id).player)) + 1; }

void listPrincess(const State &s, std::vector<Move> &moves) {
    const auto all = knights(s);
    for (const FigureId id : all) {
        const PartRef where = s.whereIs(s.figure(id));
        const bool shared = std::ranges::any_of(all, [&](FigureId other) {
            return other != id && s.whereIs(s.figure(other)) == where && s.figure(other).kind == s.figure(id).kind;
        });
        moves.push_back(SpecialMove{.word = "princess", .at = where.at, .on = where.part, .figure = s.figure(id).kind, .number = shared ? seat(s, id) : 0});
    }
}

std::optional<Refusal> callPrincess(State &s, const SpecialMove &m, EventSink *sink) {
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    if (m.on == kBathhousePart) return Refusal{"ix-princess-no"};
    const auto all = knights(s);
    const auto isThere = [&](FigureId id) { return s.whereIs(s.figure(id)) == PartRef{m.at, m.on} && (m.number == 0 || m.number == seat(s, id)); };
    auto knight = std::ranges::find_if(all, [&](FigureId id) { return isThere(id) && s.figure(id).kind == m.figure; });
    // A move that names no kind of figure means the first one there.
    if (knight == all.end() && m.figure == kMeeple) knight = std::ranges::find_if(all, isThere);
    if (knight == all.end()) return Refusal{kPrincess};
    closeClaims(s, sink);
    returnFigure(s, *knight, "princess", {kPrincess}, sink);
    finishFigurePhase(s, sink);
    return std::nullopt;
}

void listPortal(const State &s, std::vector<Move> &moves) {
    if (!marked(s, "portal") || s.turn.placedAway) return;
    const auto tiles = s.board.laidTiles();
    for (std::uint32_t i = 0; i < tiles.size(); ++i)
        for (std::size_t part = 0; part < s.board.tile(LaidId{i}).parts.size(); ++part)
            for (const FigureKind kind : s.setting->figures)
                if (mayPlace(s, kind) && s.player(s.turn.active).supply[index(kind)] > 0 && !refusesPortal(s, LaidId{i}, static_cast<PartIndex>(part), kind))
                    moves.push_back(SpecialMove{.word = "portal", .at = tiles[i].at, .on = static_cast<PartIndex>(part), .figure = kind});
}

} // namespace

std::vector<MarkTraits> PrincessAndDragon::marks() const {
    return {{"volcano", id(), 0}, {"dragon", id(), 0}, {"portal", id(), 0}, {"princess", id(), bit(PartKind::City)}};
}

std::vector<TokenTraits> PrincessAndDragon::tokens() const {
    using Lies = TokenTraits::Lies;
    return {{.name = "dragon", .expansion = id(), .lies = Lies::OnTile, .copies = 1, .rule = dragon::kVolcano},
            {.name = "fairy", .expansion = id(), .lies = Lies::ByFigure, .copies = 1, .rule = fairy::kStands},
            {.name = "dragon-trail", .expansion = id(), .lies = Lies::OnTile, .inner = true}};
}

void PrincessAndDragon::listMoves(const State &s, std::vector<Move> &moves) const {
    if (s.turn.phase == DecisionKind::Special) {
        if (s.turn.follower) listPortal(s, moves);
        if (s.turn.asking != this) return;
        for (const Position at : dragon::targets(s)) moves.push_back(SpecialMove{.word = "dragon", .at = at});
        return;
    }
    if (!inFigurePhase(s)) return;
    for (const FigureId id : fairy::targets(s)) {
        const PartRef where = s.whereIs(s.figure(id));
        moves.push_back(SpecialMove{.word = "fairy", .at = where.at, .on = where.part, .figure = s.figure(id).kind});
    }
    listPortal(s, moves);
    listPrincess(s, moves);
}

std::optional<Refusal> PrincessAndDragon::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (m.word == "dragon") return dragon::step(s, *this, m.at, sink);
    if (m.word == "fairy") return fairy::goTo(s, m, sink);
    if (m.word == "portal") return usePortal(s, m, sink);
    return callPrincess(s, m, sink);
}

void PrincessAndDragon::turnBegins(State &s, EventSink *sink) const { fairy::greet(s, sink); }

Pace PrincessAndDragon::tilePlaced(State &s, EventSink *sink) const {
    if (marked(s, "volcano")) dragon::comeTo(s, s.turn.laid, sink);
    return Pace::GoesOn;
}

std::optional<RuleId> PrincessAndDragon::vetoes(const State &s, LaidId tile, FigureKind) const {
    return dragon::where(s) == tile ? std::optional(dragon::kVolcano) : std::nullopt;
}

Pace PrincessAndDragon::beforeScoring(State &s, EventSink *sink) const {
    return s.setting->optionIs("dragonMoves", "after-scoring") ? Pace::GoesOn : dragon::move(s, *this, sink);
}

Pace PrincessAndDragon::afterScoring(State &s, EventSink *sink) const {
    return s.setting->optionIs("dragonMoves", "after-scoring") ? dragon::move(s, *this, sink) : Pace::GoesOn;
}

void PrincessAndDragon::featureScored(State &s, FeatureId feature, const ScoreSheet &, EventSink *sink) const {
    fairy::reward(s, feature, sink);
}

void PrincessAndDragon::cite(const State &s, FigureId id, Way way, std::vector<RuleId> &rules) const {
    if (fairy::standsBy(s, id)) rules.push_back(way == Way::Sent ? "ix-fairy-stays" : "ix-fairy-no-three");
}

void PrincessAndDragon::visited(State &s, FigureId id, EventSink *sink) const { dragon::eatGuest(s, id, sink); }

} // namespace bathhouse::rules
