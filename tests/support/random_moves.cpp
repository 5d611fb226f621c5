// SPDX-License-Identifier: MIT
#include "support/random_moves.h"

#include <algorithm>
#include <cstdlib>

namespace bathhouse::test {

namespace {

using rules::DecisionKind;
using rules::Move;

bool bringsBathhouses(const rules::Setting &s) { return s.bathhouses; }
bool bringsAbbot(const rules::Setting &s) { return s.hasFigure(rules::figureNamed("abbot").value()); }

rules::Position laidPosition(const slow::Game &g, Dice &dice) { return dice.pick(g.map().laid()).at; }

/// On a tile, or beside one, or on a bathhouse.
rules::Position anyPosition(const slow::Game &g, Dice &dice) {
    if (!g.bathhouses().empty() && dice.chance(40)) return dice.pick(g.bathhouses()).at;
    rules::Position p = g.map().laid().empty() ? rules::Position{} : laidPosition(g, dice);
    p.x = std::clamp(p.x + dice.between(-1, 1), -10001, 10001);
    p.y = std::clamp(p.y + dice.between(-1, 1), -10001, 10001);
    return p;
}

rules::Place anyPlace(const slow::Game &g, rules::TileId tile, Dice &dice) {
    return {tile, anyPosition(g, dice), static_cast<rules::Rotation>(dice.below(4))};
}

std::optional<Move> anyFigure(const slow::Game &g, const rules::Setting &s, Dice &dice) {
    if (!g.lastLaid()) return std::nullopt;
    const auto &parts = g.lastLaid()->tile->parts;
    const std::size_t part = dice.below(parts.size() + 1);
    const rules::FigureKind kind = dice.pick(s.figures);
    if (part < parts.size()) return rules::PutFigure{static_cast<rules::PartIndex>(part), kind};
    const bool bathhouse =
        bringsBathhouses(s) && std::any_of(parts.begin(), parts.end(), [](const auto &p) { return p.flag > 0; });
    if (!bathhouse) return std::nullopt;
    return rules::PutFigure{rules::kBathhousePart, kind};
}

rules::Score anyScore(const slow::Game &g, Dice &dice) {
    const slow::Laid &l = dice.pick(g.map().laid());
    return {l.at, static_cast<rules::PartIndex>(dice.below(l.tile->parts.size()))};
}

/// A move of one of the kinds open at the decision.
std::optional<Move> anyOpenMove(const slow::Game &g, const rules::Setting &s, std::optional<rules::TileId> hand,
                                Dice &dice) {
    switch (g.decision()) {
    case DecisionKind::PlaceTile:
        if (hand && dice.chance(98)) return anyPlace(g, *hand, dice);
        return std::nullopt;
    case DecisionKind::Claim:
    case DecisionKind::AfterPlacing: {
        const std::size_t kind = dice.below(4);
        if (kind == 0 && bringsBathhouses(s)) return rules::BuyBack{anyPosition(g, dice)};
        if (kind == 1 && bringsAbbot(s)) return rules::SpecialMove{"withdraw", anyPosition(g, dice)};
        if (kind == 2 && g.decision() == DecisionKind::Claim) return rules::Claim{anyPosition(g, dice)};
        return anyFigure(g, s, dice);
    }
    case DecisionKind::ScoreOrder: return anyScore(g, dice);
    case DecisionKind::Bathhouse: return rules::Visit{anyPosition(g, dice)};
    default: return std::nullopt;
    }
}

bool isField(const slow::Game &g, const rules::PutFigure &m) {
    return g.lastLaid()->tile->parts[m.on].kind == rules::PartKind::Field;
}

/// Tiles around a space, and more for each bathhouse among them, the more so with a guest.
int crowd(const slow::Game &g, rules::Position at) {
    int n = g.map().ring(at);
    for (const slow::Bathhouse &b : g.bathhouses())
        if (std::abs(b.at.x - at.x) <= 1 && std::abs(b.at.y - at.y) <= 1) n += g.guest(b.at) ? 6 : 2;
    return n;
}

/// Of a few places the most crowded one, so that rings and features close.
const Move &crowdedPlace(const slow::Game &g, const std::vector<Move> &places, Dice &dice) {
    const Move *best = &dice.pick(places);
    for (int tries = dice.between(0, 8); tries > 0; --tries) {
        const Move &other = dice.pick(places);
        if (crowd(g, std::get<rules::Place>(other).at) > crowd(g, std::get<rules::Place>(*best).at)) best = &other;
    }
    return *best;
}

template <class Kind> std::vector<Move> only(const std::vector<Move> &moves) {
    std::vector<Move> found;
    for (const Move &m : moves)
        if (std::holds_alternative<Kind>(m)) found.push_back(m);
    return found;
}

/// The next tile straight away, somewhere it would fit.
std::optional<Move> closingPlace(const slow::Game &g, const rules::Setting &s, rules::TileId hand, Dice &dice) {
    for (int tries = 0; tries < 20; ++tries) {
        const rules::Place m = anyPlace(g, hand, dice);
        if (g.map().fits({&s.tiles.tile(hand), m.tile, m.at, static_cast<int>(m.rotation)})) return m;
    }
    return std::nullopt;
}

Move chooseFigure(const slow::Game &g, const std::vector<Move> &legal, Dice &dice) {
    for (int tries = 0; tries < 3; ++tries) {
        const Move &m = dice.pick(legal);
        if (const auto *put = std::get_if<rules::PutFigure>(&m); put && isField(g, *put) && dice.chance(75)) continue;
        if (std::holds_alternative<rules::SpecialMove>(m) && dice.chance(80)) continue;
        return m;
    }
    return rules::Pass{};
}

}  // namespace

Move chooseMove(const Match &match, const std::vector<Move> &legal, std::optional<rules::TileId> hand, Dice &dice) {
    const slow::Game &g = match.slowGame();
    if (g.decision() == DecisionKind::PlaceTile) {
        const auto places = only<rules::Place>(legal);
        if (!hand || (places.empty() && dice.chance(1))) return rules::EndGame{};
        return places.empty() ? Move(rules::Discard{*hand}) : crowdedPlace(g, places, dice);
    }
    if (g.decision() != DecisionKind::AfterPlacing && g.decision() != DecisionKind::Claim) return dice.pick(legal);
    if (dice.chance(12)) {
        if (!hand) return rules::EndGame{};
        if (const auto m = closingPlace(g, *match.state().setting, *hand, dice)) return *m;
    }
    if (const auto claims = only<rules::Claim>(legal); !claims.empty() && dice.chance(60)) return dice.pick(claims);
    return chooseFigure(g, legal, dice);
}

std::vector<Move> unlistedMoves(const slow::Game &g, const rules::Setting &s, std::optional<rules::TileId> hand,
                                Dice &dice, std::size_t count) {
    std::vector<Move> found;
    if (g.decision() == DecisionKind::PlaceTile && hand && g.refusal(rules::Discard{*hand}))
        found.emplace_back(rules::Discard{*hand});
    for (std::size_t tries = 0; tries < 2 * count && found.size() < count; ++tries)
        if (const auto m = anyOpenMove(g, s, hand, dice); m && g.refusal(*m)) found.push_back(*m);
    return found;
}

std::vector<Move> untimelyMoves(const slow::Game &g, const rules::Setting &s, std::optional<rules::TileId> hand,
                                Dice &dice) {
    std::vector<Move> moves{rules::Pass{}, rules::EndGame{}};
    if (hand) {
        moves.emplace_back(anyPlace(g, *hand, dice));
        moves.emplace_back(rules::Discard{*hand});
    }
    if (bringsBathhouses(s)) {
        moves.emplace_back(rules::BuyBack{anyPosition(g, dice)});
        moves.emplace_back(rules::Claim{anyPosition(g, dice)});
        moves.emplace_back(rules::Visit{anyPosition(g, dice)});
    }
    if (bringsAbbot(s)) moves.emplace_back(rules::SpecialMove{"withdraw", anyPosition(g, dice)});
    if (!g.map().laid().empty()) moves.emplace_back(anyScore(g, dice));
    if (!g.lastLaid()) moves.emplace_back(rules::PutFigure{0, rules::kMeeple});
    if (const auto m = anyFigure(g, s, dice)) moves.push_back(*m);
    return moves;
}

}  // namespace bathhouse::test
