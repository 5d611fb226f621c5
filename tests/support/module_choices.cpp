// SPDX-License-Identifier: MIT
#include "support/module_moves.h"

#include <algorithm>

namespace bathhouse::slow {

namespace {

constexpr int kGhostsInAll = 15, kDragonSteps = 6, kQuarters = 4;

int seat(const Figure &f) { return static_cast<int>(index(f.player)) + 1; }

rules::SpecialMove byFigure(std::string_view word, const Figure &f, int number = 0) {
    return {.word = word, .at = f.where.at, .on = f.where.part, .figure = f.kind, .number = number};
}

/// Tiles that a wagon reaches from a tile: itself and those beside it, also across a corner; in the first edition those that a
/// road leads to.
std::set<Position> reach(const Table &table, Position from) {
    std::set<Position> tiles{from};
    if (!table.optionIs("wagonMoves", "C1")) {
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy)
                if (const Position p{from.x + dx, from.y + dy}; table.map().at(p)) tiles.insert(p);
        return tiles;
    }
    for (const Feature &f : table.map().features()) {
        if (f.kind != PartKind::Road || std::ranges::find(f.pieces, from, &Piece::at) == f.pieces.end()) continue;
        for (const Piece &p : f.pieces) tiles.insert(p.at);
    }
    return tiles;
}

} // namespace

std::vector<Move> phantomMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    const FigureKind phantom = figureKind("phantom");
    const auto parts = table.map().at(*turn.laid())->tile->parts.size();
    for (std::size_t part = 0; part < parts; ++part)
        if (mayPlace(table, turn, phantom, static_cast<PartIndex>(part)))
            moves.push_back(rules::PutFigure{static_cast<PartIndex>(part), phantom});
    for (const Move &m : movesElsewhere(table, turn, {phantom})) moves.push_back(m);
    moves.push_back(rules::Pass{});
    return moves;
}

std::vector<Move> tentMoves() {
    std::vector<Move> moves;
    for (int value = 1; value <= 7; ++value) moves.push_back(rules::SpecialMove{.word = "tent", .number = value});
    return moves;
}

const Figure *shepherdToTend(const Table &table, const TurnSoFar &turn) {
    if (!turn.laid()) return nullptr;
    for (const Figure &f : table.figures()) {
        if (nameOf(f.kind) != "shepherd" || f.player != turn.active()) continue;
        const auto &pieces = table.map().feature(f.where).pieces;
        const bool larger = std::ranges::any_of(pieces, [&](const Piece &p) { return p.at == *turn.laid(); });
        return larger ? &f : nullptr;
    }
    return nullptr;
}

/// A field that every edge of it shares with another tile.
bool isClosedField(const Table &table, const Feature &field) {
    for (const Piece &p : field.pieces)
        for (int half = 0; half < 8; ++half)
            if (partAtHalf(*table.map().at(p.at), static_cast<Half>(half)) == p.part &&
                !table.map().at(step(p.at, static_cast<Edge>(half / 2))))
                return false;
    return true;
}

std::vector<Move> shepherdMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    const Figure *shepherd = shepherdToTend(table, turn);
    if (!shepherd) return moves;
    for (int n = 1; n <= 4; ++n) moves.push_back(rules::SpecialMove{.word = "sheep", .number = n});
    moves.push_back(rules::SpecialMove{.word = "wolf"});
    // Just placed he only draws; a field that is closed now comes home by itself.
    if (shepherd->where.at != *turn.laid() && !isClosedField(table, table.map().feature(shepherd->where)))
        moves.push_back(rules::SpecialMove{.word = "herd"});
    return moves;
}

std::vector<Figure> hauntable(const Table &table) {
    if (table.count("ghost") >= kGhostsInAll) return {};
    std::vector<Figure> found = table.figures();
    std::erase_if(found, [](const Figure &f) {
        return !isMeeple(f.kind) || nameOf(f.kind) == "guard" || f.where.part == rules::kBathhousePart;
    });
    return withoutTwins(std::move(found));
}

std::vector<Move> ghostMoves(const Table &table) {
    std::vector<Move> moves;
    for (const Figure &f : hauntable(table)) moves.push_back(byFigure("ghost", f, seat(f)));
    moves.push_back(rules::Pass{});
    return moves;
}

std::vector<Position> dragonTargets(const Table &table, const TurnSoFar &turn) {
    std::vector<Position> found;
    const Thing *dragon = table.thing("dragon");
    if (!dragon || turn.dragonSteps() >= kDragonSteps) return found;
    for (const Edge e : {Edge::N, Edge::E, Edge::S, Edge::W}) {
        const Position p = step(*dragon->at, e);
        const bool been = std::ranges::find(turn.trail(), p) != turn.trail().end();
        if (table.map().at(p) && !been && table.fairyTile() != p) found.push_back(p);
    }
    return found;
}

std::vector<Move> dragonMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    for (const Position p : dragonTargets(table, turn)) moves.push_back(rules::SpecialMove{.word = "dragon", .at = p});
    return moves;
}

bool leadsToLeipzig(const Table &table, const Feature &road) {
    return road.kind == PartKind::Road &&
           std::ranges::any_of(road.pieces, [&](const Piece &p) { return table.marked(p.at, "leipzig"); });
}

bool isInQuarter(const Table &table, PlayerId player, int quarter) {
    return std::ranges::any_of(table.things(), [&](const Thing &t) {
        return t.name == "leipzig-meeple" && t.player == player && t.number == quarter;
    });
}

bool hasFreeQuarter(const Table &table, PlayerId player) {
    for (int quarter = 1; quarter <= kQuarters; ++quarter)
        if (!isInQuarter(table, player, quarter)) return true;
    return false;
}

std::vector<Move> leipzigMoves(const Table &table, const TurnSoFar &turn, PlayerId player) {
    std::vector<Move> moves;
    if (const auto road = currentFeature(table, turn))
        for (const Figure &f : withoutTwins(table.meeplesOn(table.map().features()[*road])))
            for (int quarter = 1; f.player == player && quarter <= kQuarters; ++quarter)
                if (!isInQuarter(table, player, quarter)) moves.push_back(byFigure("leipzig", f, quarter));
    moves.push_back(rules::Pass{});
    return moves;
}

std::vector<Move> castleMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves{rules::Pass{}};
    if (const auto city = currentFeature(table, turn)) {
        const Piece first = table.map().features()[*city].pieces.front();
        moves.push_back(rules::SpecialMove{.word = "castle", .at = first.at, .on = first.part});
    }
    return moves;
}

std::vector<Move> castlePointsMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves{rules::Pass{}};
    if (const Thing *castle = castleToAsk(table, turn))
        moves.push_back(rules::SpecialMove{.word = "castle-points", .at = *castle->at, .on = castle->part});
    return moves;
}

std::vector<Piece> wagonTargets(const Table &table, const Figure &wagon) {
    std::vector<Piece> found;
    for (const Position p : reach(table, wagon.where.at)) {
        if (isDragonOn(table, p)) continue;
        const auto parts = table.map().at(p)->tile->parts.size();
        for (std::size_t i = 0; i < parts; ++i) {
            const Piece piece{p, static_cast<PartIndex>(i)};
            const Feature &f = table.map().feature(piece);
            if (mayStandOn(wagon.kind, f.kind) && !f.complete && !table.taken(f)) found.push_back(piece);
        }
    }
    return found;
}

std::vector<Move> wagonMoves(const Table &table, PlayerId player) {
    std::vector<Move> moves{rules::Pass{}};
    for (const Figure &f : table.figures()) {
        if (nameOf(f.kind) != "wagon" || f.player != player || f.where.part == rules::kBathhousePart) continue;
        for (const Piece &to : wagonTargets(table, f))
            moves.push_back(rules::SpecialMove{.word = "wagon", .at = to.at, .on = to.part, .figure = f.kind});
    }
    return moves;
}

std::vector<Move> counterMoves() {
    return {rules::SpecialMove{.word = "counter", .number = 1},
            rules::SpecialMove{.word = "counter", .number = 2}};
}

std::vector<Move> messageMoves(const Table &table, PlayerId player) {
    std::vector<Move> moves{rules::SpecialMove{.word = "message", .number = 0}};
    std::vector<Figure> own = table.figures();
    std::erase_if(own, [&](const Figure &f) {
        return f.player != player || !isMeeple(f.kind) || f.where.part == rules::kBathhousePart;
    });
    static constexpr std::array kKinds{PartKind::Road, PartKind::City, PartKind::Monastery};
    for (int n = 1; n <= 3; ++n) {
        const PartKind kind = kKinds[static_cast<std::size_t>(n - 1)];
        const auto counts = [&](const Figure &f) {
            return table.part(f.where).kind == kind && !isOtherBuilding(table.part(f.where));
        };
        if (std::ranges::any_of(own, counts)) moves.push_back(rules::SpecialMove{.word = "message", .number = n});
    }
    // Coats of arms and knights need a knight, farmers a farmer.
    for (const auto &[n, kind] : {std::pair{5, PartKind::City}, {6, PartKind::City}, {7, PartKind::Field}})
        if (std::ranges::any_of(own, [&](const Figure &f) { return table.part(f.where).kind == kind; }))
            moves.push_back(rules::SpecialMove{.word = "message", .number = n});
    for (const Figure &f : withoutTwins(own)) moves.push_back(byFigure("message", f, 8));
    return moves;
}

bool isScoringTileOpen(const Table &table, PartKind kind) {
    static const std::set<std::string_view> roads{"road-wealth", "road-poverty"},
        monasteries{"monastery-wealth", "monastery-poverty"},
        cities{"city-wealth", "city-poverty", "citizens-jury", "bad-neighbourhood"};
    const auto &names = kind == PartKind::Road ? roads : kind == PartKind::City ? cities : monasteries;
    return std::ranges::any_of(table.things(), [&](const Thing &t) { return names.contains(t.name); });
}

std::vector<Move> surveyorMoves(const Table &table) {
    std::vector<Move> moves{rules::Pass{}};
    for (int n = 1; n <= 8; ++n) {
        const PartKind kind = n <= 2 ? PartKind::Road : n <= 6 ? PartKind::City : PartKind::Monastery;
        if (!isScoringTileOpen(table, kind))
            moves.push_back(rules::SpecialMove{.word = "surveyors", .number = n});
    }
    return moves;
}

} // namespace bathhouse::slow
