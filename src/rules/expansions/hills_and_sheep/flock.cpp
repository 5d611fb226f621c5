// SPDX-License-Identifier: MIT
#include "rules/expansions/hills_and_sheep/flock.h"

#include <algorithm>

namespace bathhouse::rules::flock {

namespace {

constexpr RuleId kShepherd = "hs-shepherd";
constexpr std::string_view kToken = "flock";
constexpr int kMostSheep = 4;

FigureKind shepherd() {
    static const FigureKind kind = *figureNamed("shepherd");
    return kind;
}
TokenKind sheep() {
    static const TokenKind kind = *tokenNamed(kToken);
    return kind;
}

std::vector<FigureId> shepherdsOn(const State &s, FeatureId field) {
    std::vector<FigureId> found;
    forEachFigureOn(s, field, [&](FigureId id) {
        if (s.figure(id).kind == shepherd()) found.push_back(id);
    });
    std::ranges::sort(found, {}, [&s](FigureId id) { return s.figure(id).player; });
    return found;
}

std::optional<FigureId> ownShepherd(const State &s) {
    for (std::uint32_t i = 0; i < s.figures.size(); ++i)
        if (const Figure &f = s.figures[i]; !f.gone && f.kind == shepherd() && f.player == s.turn.active) return FigureId{i};
    return std::nullopt;
}

FeatureId fieldOf(const State &s, FigureId id) { return s.board.feature(s.figure(id).node); }

/// A shepherd on the tile of the turn was placed in it.
bool isNew(const State &s, FigureId id) { return s.board.laidOf(s.figure(id).node) == s.turn.laid; }

bool hasGrown(const State &s, FeatureId field) {
    const auto parts = s.board.tile(s.turn.laid).parts.size();
    for (std::size_t i = 0; i < parts; ++i)
        if (s.board.feature(s.turn.laid, static_cast<PartIndex>(i)) == field) return true;
    return false;
}

/// Whether no tile can make the field larger.
bool isClosed(const State &s, FeatureId field) {
    bool open = false;
    s.board.forEachNode(field, [&](NodeId n) {
        const LaidTile &tile = s.board.laid(s.board.laidOf(n));
        const HalfMask halves = turnedHalves(s.board.part(n).halves, tile.rotation);
        for (const Edge e : kEdges) open = open || ((halves & halvesOf(e)) != 0 && !s.board.at(neighbour(tile.at, e)));
    });
    return !open;
}

/// What the own shepherd is asked about, or nothing.
std::optional<FigureId> asked(const State &s) {
    const auto own = ownShepherd(s);
    return own && (isNew(s, *own) || hasGrown(s, fieldOf(s, *own))) ? own : std::nullopt;
}

/// The sheep can be brought in only by a shepherd who was there before this tile.
bool mayHerd(const State &s, FigureId own) { return !isNew(s, own) && !isClosed(s, fieldOf(s, own)); }

int sheepOf(const State &s, FigureId id) {
    int count = 0;
    for (const Token &t : s.tokens)
        if (t.kind == sheep() && t.figure == static_cast<std::int32_t>(id)) count += t.number;
    return count;
}

void sendHome(State &s, FeatureId field, std::string_view reason, EventSink *sink) {
    for (const FigureId id : shepherdsOn(s, field)) returnFigure(s, id, reason, {kShepherd}, sink);
}

void grow(State &s, FigureId id, int count, EventSink *sink) {
    const auto mine = std::ranges::find_if(s.tokens, [id](const Token &t) { return t.kind == sheep() && t.figure == static_cast<std::int32_t>(id); });
    const Figure &f = s.figure(id);
    Token &token = mine != s.tokens.end()
                       ? *mine
                       : s.tokens.emplace_back(Token{.kind = sheep(), .player = f.player, .figure = static_cast<std::int32_t>(id)});
    token.number += count;
    if (sink) sink->on({TokenMoved{f.player, sheep(), std::nullopt, s.whereIs(f).at, token.number}, {kShepherd}});
}

void herd(State &s, FeatureId field, EventSink *sink) {
    const std::vector<FigureId> all = shepherdsOn(s, field);
    int points = 0;
    for (const FigureId id : all) points += sheepOf(s, id);
    Reckoning reckoning{{{"sheep", points, 1, points}}, {}, std::nullopt};
    for (const FigureId id : all) reckoning.tiles.push_back(s.whereIs(s.figure(id)).at);
    std::ranges::sort(reckoning.tiles);
    for (const FigureId id : all) gain(s, s.figure(id).player, points, kToken, {kShepherd}, sink, reckoning);
    sendHome(s, field, "herded", sink);
}

/// The fields with a shepherd that no tile can make larger, by their first part.
void herdClosed(State &s, EventSink *sink) {
    for (std::size_t i = 0; i < s.figures.size(); ++i)
        if (const Figure &f = s.figures[i]; !f.gone && f.kind == shepherd() && isClosed(s, s.board.feature(f.node)))
            herd(s, s.board.feature(f.node), sink);
}

} // namespace

FigureTraits shepherd(std::string_view expansion) {
    FigureTraits traits{.name = "shepherd", .expansion = expansion, .isMeeple = false, .strength = 0, .goesOn = bit(PartKind::Field),
                        .copies = 1, .claims = false, .wrongPart = kShepherd, .placeRule = kShepherd, .stays = true};
    traits.placing = [](const State &s, FeatureId field, PlayerId) -> std::optional<RuleId> {
        return shepherdsOn(s, field).empty() ? std::nullopt : std::optional(kShepherd);
    };
    return traits;
}

TokenTraits token(std::string_view expansion) {
    return {.name = kToken, .expansion = expansion, .lies = TokenTraits::Lies::ByFigure, .numbered = true, .goesWithFigure = true,
            .onlyBy = "shepherd", .each = [](int) { return 1; }, .least = 1, .rule = kShepherd};
}

Pace tend(State &s, const Expansion &module, EventSink *sink) {
    if (s.turn.noted(module)) return Pace::GoesOn;
    if (asked(s)) {
        s.ask(module, kQuestion, s.turn.active);
        if (sink) sink->on({ChoiceOpened{s.decision()}, {kShepherd}});
        return Pace::Waits;
    }
    s.turn.note(module);
    herdClosed(s, sink);
    return Pace::GoesOn;
}

void listMoves(const State &s, std::vector<Move> &moves) {
    for (int count = 1; count <= kMostSheep; ++count) moves.push_back(SpecialMove{.word = kSheep, .number = count});
    moves.push_back(SpecialMove{.word = kWolf});
    if (mayHerd(s, *asked(s))) moves.push_back(SpecialMove{.word = kHerd});
}

std::optional<Refusal> play(State &s, const Expansion &module, const SpecialMove &m, EventSink *sink) {
    const FigureId own = *asked(s);
    if (m.word == kSheep && (m.number < 1 || m.number > kMostSheep)) return Refusal{kShepherd};
    if (m.word == kHerd && !mayHerd(s, own)) return Refusal{kShepherd};
    if (m.word == kSheep) grow(s, own, m.number, sink);
    else if (m.word == kWolf) sendHome(s, fieldOf(s, own), kWolf, sink);
    else herd(s, fieldOf(s, own), sink);
    s.turn.note(module);
    herdClosed(s, sink);
    proceed(s, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules::flock
