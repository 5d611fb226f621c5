// SPDX-License-Identifier: MIT
#include "support/module_moves.h"

#include <algorithm>
#include <utility>

namespace bathhouse::slow {

namespace {

/// Every figure that can be placed by hand; the barn has a move of its own.
constexpr std::array kFigures{"meeple", "abbot",    "large",      "pig",   "builder", "mayor",
                              "wagon",  "shepherd", "ringmaster", "guard", "phantom"};

const Laid &tileOf(const Table &table, const TurnSoFar &turn) { return *table.map().at(*turn.laid()); }


/// Kinds of figures the active player has in hand.
std::vector<FigureKind> inHand(const Table &table, const TurnSoFar &turn) {
    std::vector<FigureKind> kinds;
    for (const char *name : kFigures)
        if (const FigureKind kind = figureKind(name); table.supply(turn.active(), kind) > 0) kinds.push_back(kind);
    return kinds;
}

void listBathhouses(const Table &table, const TurnSoFar &turn, std::vector<Move> &moves) {
    for (const Position at : turn.claims()) moves.push_back(rules::Claim{at});
    const rules::Options &options = table.setting().options;
    for (const Position at : table.bathhouses()) {
        const Figure *guest = table.guest(at);
        if (!guest || guest->player != turn.active()) continue;
        if (options.buyBacks == rules::BuyBacks::One && turn.buyBacks() > 0) continue;
        if (options.scoreFloor == rules::ScoreFloor::Zero && table.score(turn.active()) < table.flag(at)) continue;
        moves.push_back(rules::BuyBack{at});
    }
}

void listFigures(const Table &table, const TurnSoFar &turn, std::vector<Move> &moves) {
    const auto parts = tileOf(table, turn).tile->parts.size();
    for (const FigureKind kind : inHand(table, turn))
        for (std::size_t part = 0; part < parts; ++part)
            if (mayPlace(table, turn, kind, static_cast<PartIndex>(part)))
                moves.push_back(rules::PutFigure{static_cast<PartIndex>(part), kind});
}

/// A figure that goes where it likes: a meeple of any kind, on a part of a kind for it, and the feature is unfinished.
bool mayLand(const Table &table, Piece where, FigureKind kind) {
    return !isDragonOn(table, where.at) && isMeeple(kind) && mayStandOn(kind, table.part(where).kind) && !table.map().feature(where).complete;
}

void listPortal(const Table &table, const TurnSoFar &turn, const std::vector<FigureKind> &kinds, std::vector<Move> &moves) {
    if (!table.has("princess-and-dragon") || !table.marked(*turn.laid(), "portal") || turn.placedAway()) return;
    for (const Feature &f : table.map().features()) {
        if (f.complete || table.taken(f)) continue;
        for (const Piece &where : f.pieces)
            for (const FigureKind kind : kinds)
                if (mayLand(table, where, kind))
                    moves.push_back(
                        rules::SpecialMove{.word = "portal", .at = where.at, .on = where.part, .figure = kind});
    }
}

/// Nobody lands on a field.
void listFlights(const Table &table, const TurnSoFar &turn, const std::vector<FigureKind> &kinds, std::vector<Move> &moves) {
    if (!table.has("flying-machines") || !table.marked(*turn.laid(), "machine") || turn.placedAway()) return;
    // The machine points to the north of its printed tile.
    const Edge ahead = static_cast<Edge>(tileOf(table, turn).turns % 4);
    Position at = *turn.laid();
    for (int thrown = 1; thrown <= 3; ++thrown) {
        at = step(at, ahead);
        const Laid *there = table.map().at(at);
        if (!there) continue;
        for (std::size_t part = 0; part < there->tile->parts.size(); ++part)
            for (const FigureKind kind : kinds)
                if (const auto on = static_cast<PartIndex>(part);
                    table.part({at, on}).kind != PartKind::Field && mayLand(table, {at, on}, kind))
                    moves.push_back(
                        rules::SpecialMove{.word = "fly", .at = at, .on = on, .figure = kind, .number = thrown});
    }
}

/// The fairy may stand by any own meeple, also by one in a bathhouse; not where she is.
void listFairy(const Table &table, const TurnSoFar &turn, std::vector<Move> &moves) {
    if (!table.has("princess-and-dragon")) return;
    std::vector<Figure> own;
    const Thing *fairy = table.thing("fairy");
    bool spared = false;
    for (const Figure &f : table.figures()) {
        if (f.player != turn.active() || !isMeeple(f.kind)) continue;
        if (fairy && fairy->by == f && !std::exchange(spared, true)) continue;
        own.push_back(f);
    }
    for (const Figure &f : withoutTwins(own))
        moves.push_back(rules::SpecialMove{.word = "fairy", .at = f.where.at, .on = f.where.part, .figure = f.kind});
}

/// A knight of anybody in the city with the princess of this tile. Where knights of several players stand on one part, the
/// number of the move is the seat of the owner.
void listPrincess(const Table &table, const TurnSoFar &turn, std::vector<Move> &moves) {
    if (!table.has("princess-and-dragon")) return;
    const Laid &tile = tileOf(table, turn);
    std::vector<Figure> knights;
    for (std::size_t part = 0; part < tile.tile->parts.size(); ++part) {
        if ((tile.tile->parts[part].marks & rules::markNamed("princess")) == 0) continue;
        for (const Figure &f : table.meeplesOn(table.map().feature({tile.at, static_cast<PartIndex>(part)})))
            knights.push_back(f);
    }
    knights = withoutTwins(knights);
    for (const Figure &f : knights) {
        const bool shared = std::ranges::any_of(
            knights, [&](const Figure &o) { return o.where == f.where && o.kind == f.kind && o.player != f.player; });
        moves.push_back(rules::SpecialMove{.word = "princess",
                                           .at = f.where.at,
                                           .on = f.where.part,
                                           .figure = f.kind,
                                           .number = shared ? static_cast<int>(index(f.player)) + 1 : 0});
    }
}

void listWithdrawals(const Table &table, const TurnSoFar &turn, std::vector<Move> &moves) {
    for (const Figure &f : table.figures())
        if (nameOf(f.kind) == "abbot" && f.player == turn.active() && f.where.part != rules::kBathhousePart)
            moves.push_back(rules::SpecialMove{.word = "withdraw", .at = f.where.at});
}

/// The field part that fills a corner of a laid tile: corner 0 lies between west and north, then clockwise.
std::optional<PartIndex> fieldInCorner(const Laid &tile, int corner) {
    const auto right = partAtHalf(tile, static_cast<Half>(2 * corner));
    const auto left = partAtHalf(tile, static_cast<Half>((2 * corner + 7) % 8));
    return right == left ? right : std::nullopt;
}

/// Whether the four tiles around a corner of this tile all show field there.
bool fourFieldsMeet(const Table &table, const Laid &tile, int corner) {
    static constexpr std::array<Position, 4> kCorners{{{-1, -1}, {0, -1}, {0, 0}, {-1, 0}}};
    // The four tiles around the point, clockwise from its north-west, and the corner of each that lies at it.
    const Position point{tile.at.x + kCorners[static_cast<std::size_t>(corner)].x,
                         tile.at.y + kCorners[static_cast<std::size_t>(corner)].y};
    static constexpr std::array<std::pair<Position, int>, 4> kAround{
        {{{0, 0}, 2}, {{1, 0}, 3}, {{1, 1}, 0}, {{0, 1}, 1}}};
    return std::ranges::all_of(kAround, [&](const auto &around) {
        const Laid *l = table.map().at({point.x + around.first.x, point.y + around.first.y});
        return l && fieldInCorner(*l, around.second).has_value();
    });
}

void listBarn(const Table &table, const TurnSoFar &turn, std::vector<Move> &moves) {
    if (table.supply(turn.active(), figureKind("barn")) <= 0 || isDragonOn(table, *turn.laid())) return;
    const Laid &tile = tileOf(table, turn);
    std::set<PartIndex> fields;
    for (int corner = 0; corner < 4; ++corner)
        if (const auto part = fieldInCorner(tile, corner); part && fourFieldsMeet(table, tile, corner))
            fields.insert(*part);
    for (const PartIndex part : fields)
        if (!table.hasKind(table.map().feature({tile.at, part}), "barn"))
            moves.push_back(rules::SpecialMove{.word = "barn", .at = tile.at, .on = part});
}

} // namespace

bool mayPlace(const Table &table, const TurnSoFar &turn, FigureKind kind, PartIndex part) {
    const Piece where{*turn.laid(), part};
    if (!mayStandOn(kind, table.part(where).kind) || isDragonOn(table, *turn.laid())) return false;
    const Feature &feature = table.map().feature(where);
    const std::string_view name = nameOf(kind);
    if (name == "pig" || name == "builder") return table.hasMeeple(feature, turn.active());
    if (name == "shepherd") return !table.hasKind(feature, "shepherd");
    return !table.taken(feature);
}

bool isDragonOn(const Table &table, Position at) {
    const Thing *dragon = table.thing("dragon");
    return dragon && dragon->at == at;
}

std::vector<Move> movesElsewhere(const Table &table, const TurnSoFar &turn, const std::vector<FigureKind> &kinds) {
    std::vector<Move> moves;
    listPortal(table, turn, kinds, moves);
    listFlights(table, turn, kinds, moves);
    return moves;
}

std::vector<Move> figureMoves(const Table &table, const TurnSoFar &turn) {
    std::vector<Move> moves;
    listBathhouses(table, turn, moves);
    listFigures(table, turn, moves);
    listWithdrawals(table, turn, moves);
    listFairy(table, turn, moves);
    for (const Move &m : movesElsewhere(table, turn, inHand(table, turn))) moves.push_back(m);
    listPrincess(table, turn, moves);
    listBarn(table, turn, moves);
    moves.push_back(rules::Pass{});
    return moves;
}

} // namespace bathhouse::slow
