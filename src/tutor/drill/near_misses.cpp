// SPDX-License-Identifier: MIT
#include "tutor/drill/near_misses.h"

#include "rules/expansions/expansion.h"
#include "tutor/drill/table.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;

namespace {

/// The tile in hand on spaces beside the map, turned anyhow, or set aside.
void wrongPlaces(const State &s, TileId hand, Random &random, std::vector<Move> &moves) {
    static constexpr int some = 6;
    const auto spaces = s.board.openSpaces();
    for (int i = 0; i < some && !spaces.empty(); ++i)
        moves.push_back(Place{hand, pickOne(spaces, random).at, pickOne(kRotations, random)});
    moves.push_back(Discard{hand});
}

/// Every figure on every part of the tile just placed, its bathhouse included.
void wrongFigures(const State &s, std::vector<Move> &moves) {
    const auto parts = static_cast<PartIndex>(s.board.tile(s.turn.laid).parts.size());
    const bool bathhouse = s.board.laid(s.turn.laid).bathhouse >= 0;
    for (const FigureKind kind : s.setting->figures) {
        for (PartIndex part = 0; part < parts; ++part) moves.push_back(PutFigure{part, kind});
        if (bathhouse) moves.push_back(PutFigure{kBathhousePart, kind});
    }
}

/// Every guest taken out, every bathhouse with a guest chosen.
void wrongBathhouses(const State &s, std::vector<Move> &moves) {
    for (const BathhouseState &b : s.bathhouses) {
        if (b.free()) continue;
        const Position at = s.position(b);
        moves.insert(moves.end(), {BuyBack{at}, Claim{at}});
        if (s.turn.phase == DecisionKind::Bathhouse) moves.push_back(Visit{at});
    }
}

/// Whether a module's figures may stand on such a part, or it has none.
bool concerns(const Expansion &expansion, PartKind kind) {
    const auto figures = expansion.figures();
    return figures.empty() ||
           std::ranges::any_of(figures, [kind](const FigureTraits &t) { return (t.goesOn & bit(kind)) != 0; });
}

/// What figures stand on, scored or used by a module's own move.
void wrongFeatures(const State &s, std::vector<Move> &moves) {
    for (const Figure &f : s.figures) {
        if (f.gone || f.inBathhouse()) continue;
        const PartRef where = s.whereIs(f);
        if (s.turn.phase == DecisionKind::ScoreOrder) moves.push_back(Score{where.at, where.part});
        for (const Expansion *e : s.setting->expansions)
            if (concerns(*e, s.board.kind(s.board.feature(f.node))))
                for (const std::string_view word : e->moveWords())
                    moves.push_back(SpecialMove{.word = word, .at = where.at});
    }
}

} // namespace

std::vector<Move> nearMisses(const State &s, std::optional<TileId> hand, Random &random) {
    std::vector<Move> moves;
    if (hand)
        wrongPlaces(s, *hand, random, moves);
    else if (s.turn.phase != DecisionKind::GameOver)
        wrongFigures(s, moves);
    if (s.setting->bathhouses) wrongBathhouses(s, moves);
    if (!hand) wrongFeatures(s, moves);
    shuffle(moves, random);
    return moves;
}

} // namespace bathhouse::tutor::drill
