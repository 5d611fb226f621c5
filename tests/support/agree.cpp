// SPDX-License-Identifier: MIT
#include "support/agree.h"

#include "support/slow_words.h"

#include <algorithm>
#include <tuple>

namespace bathhouse::slow {

namespace {

using std::to_string;

std::string differs(const std::string &what, const std::string &engine, const std::string &slow) {
    return what + ": engine " + engine + ", slow rules " + slow;
}

std::string list(const std::vector<Figure> &figures) {
    std::string all;
    for (const Figure &f : figures) all += words(f) + "; ";
    return "[" + all + "]";
}

std::string comparePlayers(const rules::State &s, const Game &g) {
    for (std::size_t i = 0; i < g.playerCount(); ++i) {
        const auto p = static_cast<PlayerId>(i);
        if (s.player(p).score != g.player(p).score)
            return differs("score of " + words(p), to_string(s.player(p).score), to_string(g.player(p).score));
        for (const auto &[kind, n] : g.player(p).supply)
            if (s.player(p).supply[index(kind)] != n)
                return differs("supply of " + words(p) + " " + std::string(rules::traits(kind).name),
                               to_string(s.player(p).supply[index(kind)]), to_string(n));
    }
    return {};
}

std::string compareBathhouses(const rules::State &s, const Game &g) {
    const auto order = s.bathhousesByPosition();
    if (order.size() != g.bathhouses().size())
        return differs("bathhouses", to_string(order.size()), to_string(g.bathhouses().size()));
    for (std::size_t i = 0; i < order.size(); ++i) {
        const rules::BathhouseState &b = s.bathhouses[order[i]];
        const Bathhouse &slowOne = g.bathhouses()[i];
        const std::string name = "bathhouse " + words(slowOne.at);
        if (s.position(b) != slowOne.at) return differs(name, words(s.position(b)), words(slowOne.at));
        if (b.flag != slowOne.flag || b.part != slowOne.part) return name + " has another flag or part";
        if (s.neighbours(b) != g.map().ring(slowOne.at))
            return differs(name + " neighbours", to_string(s.neighbours(b)), to_string(g.map().ring(slowOne.at)));
        const Figure *guest = g.guest(slowOne.at);
        if (b.free() != (guest == nullptr)) return name + ": free for one side, occupied for the other";
        if (b.claimOpen != slowOne.claimOpen) return name + ": claim open for one side alone";
        if ((b.closedTurn >= 0) != (s.neighbours(b) == 8))
            return name + ": ring said closed without eight neighbours, or open with them";
    }
    return {};
}

/// Pieces of an engine feature, by position and part.
std::vector<Piece> piecesOf(const rules::Board &board, rules::FeatureId f) {
    std::vector<Piece> pieces;
    board.forEachNode(f, [&](rules::NodeId n) {
        pieces.push_back({board.laid(board.laidOf(n)).at, board.partIndex(n)});
    });
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

rules::FeatureId engineFeature(const rules::Board &board, Piece p) { return board.feature(*board.at(p.at), p.part); }

std::string compareFeature(const rules::Board &board, const Game &g, const Feature &slowOne) {
    const Piece first = slowOne.pieces.front();
    const rules::FeatureId f = engineFeature(board, first);
    const std::string name =
        std::string(rules::name(slowOne.kind)) + " " + words(first.at) + "#" + to_string(first.part);
    if (board.kind(f) != slowOne.kind) return name + " is of another kind";
    if (piecesOf(board, f) != slowOne.pieces)
        return differs(name + " pieces", to_string(piecesOf(board, f).size()), to_string(slowOne.pieces.size()));
    if (board.nodeCount(f) != slowOne.pieces.size()) return name + ": wrong number of nodes";
    if (board.complete(f) != slowOne.complete)
        return name + (slowOne.complete ? " should be complete" : " should not be complete");
    const bool ends = slowOne.kind == PartKind::Road || slowOne.kind == PartKind::City;
    if (ends && board.openEnds(f) != slowOne.openEnds)
        return differs(name + " open ends", to_string(board.openEnds(f)), to_string(slowOne.openEnds));
    if (board.tileCount(f) != slowOne.tiles)
        return differs(name + " tiles", to_string(board.tileCount(f)), to_string(slowOne.tiles));
    const auto standing = g.standingOn(slowOne).size();
    if (board.occupants(f) != static_cast<int>(standing))
        return differs(name + " occupants", to_string(board.occupants(f)), to_string(standing));
    if (slowOne.kind != PartKind::Field) return {};
    std::set<std::vector<Piece>> engineCities;
    const auto cities = board.completeCitiesBeside(f);
    for (const rules::FeatureId c : cities) engineCities.insert(piecesOf(board, c));
    std::set<std::vector<Piece>> slowCities;
    for (const std::size_t c : slowOne.cities) slowCities.insert(g.map().features()[c].pieces);
    if (cities.size() != engineCities.size() || engineCities != slowCities)
        return differs(name + " completed cities beside", to_string(cities.size()), to_string(slowOne.cities.size()));
    return {};
}

std::string compareSpaces(const rules::Board &board, const Map &map) {
    std::vector<Position> engine;
    for (const rules::OpenSpace &o : board.openSpaces()) engine.push_back(o.at);
    std::sort(engine.begin(), engine.end());
    const auto slowOnes = map.spacesAround();
    std::vector<Position> inside;
    std::copy_if(engine.begin(), engine.end(), std::back_inserter(inside), withinMap);
    if (inside != slowOnes) return differs("spaces around", to_string(inside.size()), to_string(slowOnes.size()));
    return {};
}

std::string comparePreview(const rules::State &s, const Game &g, const Feature &f, Scoring when) {
    const auto engine = rules::preview(s, engineFeature(s.board, f.pieces.front()), when);
    const std::string left = words(rules::Event{engine, {}}, s.setting->tiles);
    const std::string right = featureWords(f.kind, f.pieces.front(), f.tiles, g.worth(f, when), when, f.complete);
    return left == right ? std::string() : differs("worth", left, right);
}

using Key = std::tuple<std::size_t, int, int, int, int, std::string_view>;

Key keyOf(const Move &m) {
    const std::size_t kind = m.index();
    struct Visitor {
        std::size_t kind;
        Key operator()(const rules::Place &p) const {
            return {kind, p.at.y, p.at.x, static_cast<int>(p.rotation), static_cast<int>(p.tile), {}};
        }
        Key operator()(const rules::Claim &p) const { return {kind, p.at.y, p.at.x, 0, 0, {}}; }
        Key operator()(const rules::BuyBack &p) const { return {kind, p.at.y, p.at.x, 0, 0, {}}; }
        Key operator()(const rules::PutFigure &p) const { return {kind, 0, 0, p.on, static_cast<int>(p.figure), {}}; }
        Key operator()(const rules::Pass &) const { return {kind, 0, 0, 0, 0, {}}; }
        Key operator()(const rules::Score &p) const { return {kind, p.at.y, p.at.x, p.on, 0, {}}; }
        Key operator()(const rules::Visit &p) const { return {kind, p.at.y, p.at.x, 0, 0, {}}; }
        Key operator()(const rules::Discard &p) const { return {kind, 0, 0, 0, static_cast<int>(p.tile), {}}; }
        Key operator()(const rules::EndGame &) const { return {kind, 0, 0, 0, 0, {}}; }
        Key operator()(const rules::SpecialMove &p) const { return {kind, p.at.y, p.at.x, 0, 0, p.word}; }
    };
    return std::visit(Visitor{kind}, m);
}

std::vector<std::pair<Key, const Move *>> sortedMoves(const std::vector<Move> &moves) {
    std::vector<std::pair<Key, const Move *>> sorted;
    for (const Move &m : moves) sorted.emplace_back(keyOf(m), &m);
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    return sorted;
}

std::string compareRules(const rules::Event &event, const Happening &expected) {
    std::string wrong;
    std::set<RuleId> cited;
    for (const RuleId r : event.rules)
        if (!cited.insert(r).second) wrong += " cites " + std::string(r) + " twice;";
    for (const RuleId r : expected.must)
        if (!cited.contains(r)) wrong += " lacks " + std::string(r) + ";";
    for (const RuleId r : cited)
        if (!expected.must.contains(r) && !expected.may.contains(r)) wrong += " wrongly cites " + std::string(r) + ";";
    return wrong;
}

}  // namespace

std::string agreeOnTable(const rules::State &s, const Game &g) {
    const rules::Decision d = s.decision();
    if (d.kind != g.decision())
        return differs("decision", std::string(rules::name(d)), to_string(static_cast<int>(g.decision())));
    if (d.kind != DecisionKind::GameOver) {
        if (d.player != g.decider()) return differs("who decides", words(d.player), words(g.decider()));
        if (s.turn.active != g.active()) return differs("active player", words(s.turn.active), words(g.active()));
    }
    if (auto wrong = comparePlayers(s, g); !wrong.empty()) return wrong;
    std::vector<Figure> engine;
    for (const rules::FigureAt &f : s.figuresInOrder())
        engine.push_back({f.player, f.figure, {f.where.at, f.where.part}});
    std::sort(engine.begin(), engine.end());
    if (engine != g.figures()) return differs("figures", list(engine), list(g.figures()));
    return compareBathhouses(s, g);
}

std::string agreeOnMap(const rules::State &s, const Game &g) {
    const auto laid = s.board.laidTiles();
    if (laid.size() != g.map().laid().size())
        return differs("laid tiles", to_string(laid.size()), to_string(g.map().laid().size()));
    for (const rules::LaidTile &l : laid) {
        const Laid *slowOne = g.map().at(l.at);
        if (!slowOne || slowOne->id != l.tile || slowOne->turns != static_cast<int>(l.rotation))
            return "another tile lies at " + words(l.at);
        if (l.neighbours != g.map().ring(l.at))
            return differs("neighbours of " + words(l.at), to_string(l.neighbours), to_string(g.map().ring(l.at)));
    }
    for (const Feature &f : g.map().features())
        if (auto wrong = compareFeature(s.board, g, f); !wrong.empty()) return wrong;
    return compareSpaces(s.board, g.map());
}

std::string agreeOnWorth(const rules::State &s, const Game &g) {
    for (const Feature &f : g.map().features()) {
        if (g.standingOn(f).empty()) continue;
        if (auto wrong = comparePreview(s, g, f, Scoring::Final); !wrong.empty()) return wrong;
        if (!f.complete) continue;
        if (auto wrong = comparePreview(s, g, f, Scoring::Completed); !wrong.empty()) return wrong;
    }
    if (g.decision() != DecisionKind::AfterPlacing && g.decision() != DecisionKind::ScoreOrder) return {};
    std::vector<std::vector<Piece>> engine;
    for (const rules::FeatureId f : rules::waitingFeatures(s)) engine.push_back(piecesOf(s.board, f));
    std::vector<std::vector<Piece>> slowOnes;
    for (const std::size_t f : g.waiting()) slowOnes.push_back(g.map().features()[f].pieces);
    if (engine != slowOnes) return differs("waiting features", to_string(engine.size()), to_string(slowOnes.size()));
    return {};
}

std::string agreeOnFigures(const rules::State &s, const Game &g) {
    const Laid *last = g.lastLaid();
    if (!last || (g.decision() != DecisionKind::AfterPlacing && g.decision() != DecisionKind::Claim)) return {};
    for (std::size_t part = 0; part < last->tile->parts.size(); ++part)
        for (const FigureKind k : s.setting->figures) {
            const auto engine = rules::refusesFigure(s, s.turn.laid, static_cast<PartIndex>(part), k);
            const auto slowOne = g.refusesFigure(static_cast<PartIndex>(part), k);
            if (engine != slowOne)
                return differs(std::string(rules::traits(k).name) + " on part " + to_string(part),
                               std::string(engine.value_or("allows it")), std::string(slowOne.value_or("allow it")));
        }
    return {};
}

std::string agreeOnMoves(const std::vector<Move> &engine, const std::vector<Move> &slowOnes,
                         const rules::TileTable &tiles) {
    const auto a = sortedMoves(engine);
    const auto b = sortedMoves(slowOnes);
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (i > 0 && i < a.size() && a[i].first == a[i - 1].first) return "listed twice: " + words(*a[i].second, tiles);
        if (i == a.size() || (i < b.size() && b[i].first < a[i].first))
            return "not listed: " + words(*b[i].second, tiles);
        if (i == b.size() || a[i].first < b[i].first) return "wrongly listed: " + words(*a[i].second, tiles);
    }
    return {};
}

std::string agreeOnEvents(const std::vector<rules::Event> &events, const Log &log, const rules::TileTable &tiles) {
    std::vector<std::pair<std::string, const rules::Event *>> engine;
    for (const rules::Event &e : events) engine.emplace_back(words(e, tiles), &e);
    for (std::size_t i = 0; i < std::max(engine.size(), log.size()); ++i) {
        if (i >= engine.size()) return "event missing: " + log[i].words;
        if (i >= log.size()) return "event too many: " + engine[i].first;
        if (engine[i].first != log[i].words) return differs("event " + to_string(i), engine[i].first, log[i].words);
        if (auto wrong = compareRules(*engine[i].second, log[i]); !wrong.empty())
            return "event " + engine[i].first + ":" + wrong;
    }
    return {};
}

namespace {

bool sameFigures(const rules::State &a, const rules::State &b) {
    return std::equal(a.figures.begin(), a.figures.end(), b.figures.begin(), b.figures.end(),
                      [](const auto &x, const auto &y) {
                          return x.gone == y.gone && (x.gone || (x.player == y.player && x.kind == y.kind &&
                                                                 x.bathhouse == y.bathhouse && x.node == y.node));
                      });
}

bool sameBathhouses(const rules::State &a, const rules::State &b) {
    const auto values = [](const rules::BathhouseState &x) {
        return std::tuple(x.laid, x.part, x.flag, x.claimOpen, x.guest, x.closedTurn, x.vacatedTurn, x.laidIntoHole);
    };
    return std::equal(a.bathhouses.begin(), a.bathhouses.end(), b.bathhouses.begin(), b.bathhouses.end(),
                      [&](const auto &x, const auto &y) { return values(x) == values(y); });
}

bool sameTurn(const rules::Turn &a, const rules::Turn &b) {
    const auto values = [](const rules::Turn &t) {
        return std::tuple(t.number, t.active, t.phase, t.laid, t.waited, t.buyBacks, t.gotBackFree, t.gotBackPaid);
    };
    return values(a) == values(b);
}

bool sameBoard(const rules::Board &a, const rules::Board &b) {
    const auto values = [](const rules::LaidTile &l) {
        return std::tuple(l.tile, l.rotation, l.neighbours, l.at, l.firstNode, l.bathhouse);
    };
    const auto spaces = [](const rules::Board &board) {
        std::vector<std::pair<Position, int>> all;
        for (const rules::OpenSpace &o : board.openSpaces()) all.emplace_back(o.at, o.around);
        std::sort(all.begin(), all.end());
        return all;
    };
    const auto x = a.laidTiles();
    const auto y = b.laidTiles();
    if (!std::equal(x.begin(), x.end(), y.begin(), y.end(),
                    [&](const auto &l, const auto &m) { return values(l) == values(m); }))
        return false;
    if (spaces(a) != spaces(b)) return false;
    for (std::size_t i = 0; i < x.size(); ++i)
        for (std::size_t part = 0; part < a.tile(rules::LaidId{static_cast<std::uint32_t>(i)}).parts.size(); ++part) {
            const auto id = rules::LaidId{static_cast<std::uint32_t>(i)};
            const auto f = a.feature(id, static_cast<PartIndex>(part));
            const auto h = b.feature(id, static_cast<PartIndex>(part));
            if (f != h || a.occupants(f) != b.occupants(h) || a.nodeCount(f) != b.nodeCount(h) ||
                a.openEnds(f) != b.openEnds(h))
                return false;
        }
    return true;
}

}  // namespace

std::string sameState(const rules::State &a, const rules::State &b) {
    if (a.players != b.players) return "scores or supplies differ";
    if (!sameTurn(a.turn, b.turn)) return "the turn differs";
    if (!sameFigures(a, b)) return "figures differ";
    if (a.tokens != b.tokens) return "tokens differ";
    if (!sameBathhouses(a, b)) return "bathhouses differ";
    if (!sameBoard(a.board, b.board)) return "the board differs";
    return {};
}

}  // namespace bathhouse::slow
