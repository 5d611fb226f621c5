// SPDX-License-Identifier: MIT
#include "rules/expansions/ghosts_castles_cemeteries/ghosts_castles_cemeteries.h"

#include <algorithm>
#include <tuple>

namespace bathhouse::rules {

namespace {

constexpr RuleId kGhost = "gc-ghost", kGuard = "gc-guard", kCastle = "gc-castle", kNegative = "ix-ghosts-negative", kGuardCounts = "ix-guard-counts";
constexpr std::string_view kWord = "ghost";
constexpr int kGhosts = 15, kGuards = 5, kCost = 2, kCostAtEnd = 1, kPerMist = 2, kPerMistAtEnd = 1;

TokenKind ghost() {
    static const TokenKind kind = *tokenNamed("ghost");
    return kind;
}
/// The ghosts of the tile just placed have found their meeples.
TokenKind placed() {
    static const TokenKind kind = *tokenNamed("ghosts-placed");
    return kind;
}
FigureKind guard() {
    static const FigureKind kind = *figureNamed("guard");
    return kind;
}

int ghostsBy(const State &s, FigureId id) {
    return static_cast<int>(std::ranges::count_if(s.tokens, [id](const Token &t) { return t.kind == ghost() && t.figure == static_cast<std::int32_t>(id); }));
}

/// The meeples that a ghost can haunt, by position, one of a kind and a player on a part.
std::vector<FigureId> haunted(const State &s) {
    std::vector<FigureId> found;
    if (std::ranges::count(s.tokens, ghost(), &Token::kind) >= kGhosts) return found;
    const auto key = [&s](FigureId id) {
        const PartRef where = s.whereIs(s.figure(id));
        return std::tuple(where.at, where.part, s.figure(id).player, s.figure(id).kind);
    };
    for (std::uint32_t i = 0; i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (f.gone || f.inBathhouse() || f.kind == guard() || !s.setting->traits(f.kind).isMeeple) continue;
        if (std::ranges::none_of(found, [&](FigureId other) { return key(other) == key(FigureId{i}); })) found.push_back(FigureId{i});
    }
    std::ranges::sort(found, {}, key);
    return found;
}

/// The number by which a move tells the owners of figures on one part apart: seats from 1.
int seat(const State &s, FigureId id) { return static_cast<int>(index(s.figure(id).player)) + 1; }

/// A cemetery that is surrounded brings its keeper's player a guard, as long as there are any.
void gainGuard(State &s, PlayerId player, Position cemetery, EventSink *sink) {
    int &left = s.player(player).supply[index(guard())];
    const auto standing = std::ranges::count_if(s.figures, [&](const Figure &f) { return !f.gone && f.player == player && f.kind == guard(); });
    const auto away = std::ranges::count_if(s.tokens, [&](const Token &t) {
        return traits(t.kind).holdsFigure && t.player == player && t.holds == guard();
    });
    if (left + standing + away >= kGuards) return;
    ++left;
    if (sink) sink->on({FigureGained{player, guard(), cemetery}, {kGuard}});
}

int mistAround(const State &s, LaidId castle) {
    int count = 0;
    for (const Position p : ringOf(s.board.laid(castle).at))
        if (const auto laid = s.board.at(p); laid && s.board.isMarked(*laid, markNamed("mist"))) ++count;
    return count;
}

/// Whether a feature is a building of this module.
bool is(const State &s, FeatureId feature, std::string_view building) {
    return s.board.kind(feature) == PartKind::Monastery && (s.board.part(NodeId{static_cast<std::uint32_t>(feature)}).marks & markNamed(building)) != 0;
}

/// A surrounded castle counts the mist on its own tile and around it; at the end itself and the mist around it.
void addCastle(const State &s, FeatureId castle, ScoreSheet &sheet) {
    const LaidId laid = s.board.laidOf(s.board.firstNode(castle));
    const bool ended = sheet.when == Scoring::Final || sheet.when == Scoring::Early;
    const int each = ended ? kPerMistAtEnd : kPerMist;
    const int mist = mistAround(s, laid) + (!ended && s.board.isMarked(laid, markNamed("mist")) ? 1 : 0);
    if (ended) sheet.terms.push_back({"tile", 1, 1, 1});
    if (mist > 0) sheet.terms.push_back({"mist", mist, each, each * mist});
}

} // namespace

std::vector<FigureTraits> GhostsCastlesCemeteries::figures() const {
    return {{.name = "guard", .expansion = id(), .goesOn = kUsualParts, .copies = 2, .wrongPart = rule::baseAbbotPlace, .visitRule = kGuardCounts}};
}

std::vector<MarkTraits> GhostsCastlesCemeteries::marks() const {
    return {{"mist", id(), 0}, {"cemetery", id(), bit(PartKind::Monastery), true}, {"haunted-castle", id(), bit(PartKind::Monastery), true}};
}

std::vector<TokenTraits> GhostsCastlesCemeteries::tokens() const {
    return {{.name = "ghost", .expansion = id(), .lies = TokenTraits::Lies::ByFigure, .goesWithFigure = true, .neverBy = "guard",
             .byGuests = false, .copies = kGhosts, .rule = kGhost},
            {.name = "ghosts-placed", .expansion = id(), .lies = TokenTraits::Lies::OffMap, .inner = true}};
}

Pace GhostsCastlesCemeteries::tilePlaced(State &s, EventSink *sink) const {
    const bool done = s.token(placed()).has_value();
    std::erase_if(s.tokens, [](const Token &t) { return t.kind == placed(); });
    if (done || !s.board.isMarked(s.turn.laid, markNamed("mist")) || haunted(s).empty()) return Pace::GoesOn;
    s.ask(*this, kWord, s.turn.active);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kGhost}});
    return Pace::Waits;
}

void GhostsCastlesCemeteries::listMoves(const State &s, std::vector<Move> &moves) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return;
    for (const FigureId id : haunted(s)) {
        const PartRef where = s.whereIs(s.figure(id));
        moves.push_back(SpecialMove{.word = kWord, .at = where.at, .on = where.part, .figure = s.figure(id).kind, .number = seat(s, id)});
    }
    moves.push_back(Pass{});
}

std::optional<Refusal> GhostsCastlesCemeteries::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return Refusal{rule::baseTurnOrder};
    const auto all = haunted(s);
    const auto by = std::ranges::find_if(all, [&](FigureId id) {
        const Figure &f = s.figure(id);
        return s.whereIs(f) == PartRef{m.at, m.on} && f.kind == m.figure && (m.number == 0 || m.number == seat(s, id));
    });
    if (by == all.end()) return Refusal{m.figure == guard() ? kGuard : kGhost};
    s.tokens.push_back({.kind = ghost(), .player = s.figure(*by).player, .figure = static_cast<std::int32_t>(*by)});
    if (sink) {
        const Figure &f = s.figure(*by);
        sink->on({TokenMoved{s.turn.active, ghost(), std::nullopt, m.at, 0, FigureAt{f.player, f.kind, s.whereIs(f)}}, {kGhost}});
    }
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> GhostsCastlesCemeteries::answer(State &s, const Move &move, EventSink *sink) const {
    if (!std::holds_alternative<Pass>(move)) return Refusal{rule::baseTurnOrder};
    s.tokens.push_back({.kind = placed()});
    proceed(s, sink);
    return std::nullopt;
}

void GhostsCastlesCemeteries::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    if (is(s, feature, "haunted-castle") && sheet.counted) {
        addCastle(s, feature, sheet);
        rules.push_back(kCastle);
    }
    if (is(s, feature, "cemetery")) rules.push_back(kGuard);
    // At the end they cost less, and whoever they haunt: see gameEnds().
    if (sheet.when == Scoring::Final) return;
    std::array<int, kMaxPlayers> ghosts{};
    forEachFigureOn(s, feature, [&](FigureId id) { ghosts[index(s.figure(id).player)] += ghostsBy(s, id); });
    for (std::uint8_t p = 0; p < s.setting->players; ++p) {
        const PlayerId player{p};
        if (ghosts[p] == 0 || !sheet.wins(player)) continue;
        const int score = s.player(player).score, without = sheet.pointsOf(player), cost = kCost * ghosts[p];
        sheet.own.push_back({player, {"ghost", ghosts[p], -kCost, -cost}});
        rules.push_back(kGhost);
        // Ghosts push nobody below 0, nor further down who stands, or falls, below 0 without them.
        const int least = std::min(without, std::min(0, score) - score);
        if (const int kept = least - (without - cost); kept > 0) {
            sheet.own.push_back({player, {"floor", 1, kept, kept}});
            rules.push_back(kNegative);
        }
    }
}

void GhostsCastlesCemeteries::featureScored(State &s, FeatureId feature, const ScoreSheet &sheet, EventSink *sink) const {
    if (sheet.when != Scoring::Completed || !is(s, feature, "cemetery")) return;
    const Position at = s.board.laid(s.board.laidOf(s.board.firstNode(feature))).at;
    for (std::uint8_t p = 0; p < s.setting->players; ++p)
        if (sheet.wins(PlayerId{p})) gainGuard(s, PlayerId{p}, at, sink);
}

void GhostsCastlesCemeteries::gameEnds(State &s, EventSink *sink) const {
    for (std::uint8_t p = 0; p < s.setting->players; ++p) {
        const auto ghosts = std::ranges::count_if(s.tokens, [&](const Token &t) {
            return t.kind == ghost() && t.figure >= 0 && s.figures[static_cast<std::size_t>(t.figure)].player == PlayerId{p};
        });
        const int cost = kCostAtEnd * static_cast<int>(ghosts), lost = std::min(cost, std::max(0, s.players[p].score));
        if (cost == 0) continue;
        std::vector<RuleId> rules{kGhost};
        if (lost < cost) rules.push_back(kNegative);
        Reckoning reckoning{{{kWord, static_cast<int>(ghosts), -kCostAtEnd, -cost}}, {}, std::nullopt};
        if (lost < cost) reckoning.terms.push_back({"floor", 1, cost - lost, cost - lost});
        gain(s, PlayerId{p}, -lost, kWord, std::move(rules), sink, std::move(reckoning));
    }
}

void GhostsCastlesCemeteries::cite(const State &s, FigureId id, Way way, std::vector<RuleId> &rules) const {
    if (way == Way::Sent && s.turn.scoredPoints <= 0 && ghostsBy(s, id) > 0) rules.push_back(kNegative);
}

} // namespace bathhouse::rules
