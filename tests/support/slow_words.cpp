// SPDX-License-Identifier: MIT
#include "support/slow_words.h"

#include "rules/decision.h"

namespace bathhouse::slow {

namespace {

using std::to_string;

std::string partWords(Position at, PartIndex part) {
    return words(at) + (part == rules::kBathhousePart ? std::string("#bath") : "#" + to_string(part));
}

std::string kindWords(FigureKind k) { return std::string(rules::traits(k).name); }

std::string scoringWords(Scoring s) {
    return s == Scoring::Completed ? "completed" : s == Scoring::Withdrawn ? "withdrawn" : s == Scoring::Final ? "final" : "early";
}

Figure asFigure(const rules::FigureAt &f) { return {f.player, f.figure, {f.where.at, f.where.part}}; }

std::string joined(const std::vector<std::string> &list) {
    std::string all;
    for (const std::string &s : list) all += (all.empty() ? "" : ", ") + s;
    return "[" + all + "]";
}

struct EventWords {
    const rules::TileTable &tiles;
    std::string idOf(TileId id) const { return tiles.tile(id).id; }

    std::string operator()(const rules::TilePlaced &e) const {
        return "tile-placed " + words(e.player) + " " + idOf(e.tile) + " " + words(e.at) + " r" +
               to_string(rules::degrees(e.rotation));
    }
    std::string operator()(const rules::TileDiscarded &e) const {
        return "tile-discarded " + words(e.player) + " " + idOf(e.tile);
    }
    std::string operator()(const rules::BathhouseSurrounded &e) const {
        return "bathhouse-surrounded " + words(e.at) + " " + (e.occupant ? words(*e.occupant) : std::string("null"));
    }
    std::string operator()(const rules::MeepleRetrieved &e) const {
        return "meeple-retrieved " + words(e.player) + " " + kindWords(e.figure) + " " + words(e.at);
    }
    std::string operator()(const rules::RetrievalLost &e) const {
        return "retrieval-lost " + words(e.player) + " " + kindWords(e.figure) + " " + words(e.at);
    }
    std::string operator()(const rules::MeepleBoughtBack &e) const {
        return "meeple-bought-back " + words(e.player) + " " + kindWords(e.figure) + " " + words(e.at) + " cost " +
               to_string(e.cost) + " score " + to_string(e.score);
    }
    std::string operator()(const rules::FigurePlaced &e) const {
        return "figure-placed " + words(Figure{e.player, e.figure, {e.where.at, e.where.part}});
    }
    std::string operator()(const rules::ChoiceOpened &e) const {
        return "choice-opened " + std::string(rules::name(e.decision)) + " " + words(e.decision.player);
    }
    std::string operator()(const rules::FeatureScored &e) const {
        Worth w;
        for (const rules::FigureAt &f : e.involved) w.involved.push_back(asFigure(f));
        w.terms = e.terms;
        w.points = e.points;
        for (const rules::Winner &p : e.winners) {
            w.winners.push_back(p.player);
            if (p.points != e.points)
                return "feature-scored with a winner who gets " + to_string(p.points) + " of " + to_string(e.points);
        }
        return featureWords(e.kind, {e.feature.at, e.feature.part}, e.tiles, w, e.when, e.complete);
    }
    std::string operator()(const rules::MeepleSent &e) const {
        return "meeple-sent " + words(Figure{e.player, e.figure, {e.from.at, e.from.part}}) + " to " + words(e.to) +
               (e.canRetrieveFree ? " free-later" : " never-free");
    }
    std::string operator()(const rules::FigureReturned &e) const {
        return "figure-returned " + words(Figure{e.player, e.figure, {e.from.at, e.from.part}}) + " " +
               std::string(e.reason);
    }
    std::string operator()(const rules::PointsGained &e) const {
        return "points-gained " + words(e.player) + " " + to_string(e.points) + " " + std::string(e.label);
    }
    std::string operator()(const rules::TokenMoved &e) const {
        return "token-moved " + words(e.player) + " " + std::string(traits(e.token).name) +
               (e.from ? " from " + words(*e.from) : std::string()) + (e.to ? " to " + words(*e.to) : std::string());
    }
    std::string operator()(const rules::FigureGained &e) const {
        return "figure-gained " + words(e.player) + " " + kindWords(e.figure) + " " + words(e.at);
    }
    std::string operator()(const rules::TurnEnded &e) const { return "turn-ended " + words(e.player); }
    std::string operator()(const rules::GameEnded &e) const {
        std::vector<std::string> guests;
        for (const rules::FigureAt &f : e.guests) guests.push_back(words(asFigure(f)));
        return "game-ended " + joined(guests);
    }
};

struct MoveWords {
    const rules::TileTable &tiles;

    std::string operator()(const rules::Place &m) const {
        return "place " + tiles.tile(m.tile).id + " " + words(m.at) + " r" + to_string(rules::degrees(m.rotation));
    }
    std::string operator()(const rules::Claim &m) const { return "claim " + words(m.at); }
    std::string operator()(const rules::BuyBack &m) const { return "buy-back " + words(m.at); }
    std::string operator()(const rules::PutFigure &m) const { return kindWords(m.figure) + " on #" + to_string(m.on); }
    std::string operator()(const rules::Pass &) const { return "pass"; }
    std::string operator()(const rules::Score &m) const { return "score " + partWords(m.at, m.on); }
    std::string operator()(const rules::Visit &m) const { return "bathhouse " + words(m.at); }
    std::string operator()(const rules::Discard &m) const { return "discard " + tiles.tile(m.tile).id; }
    std::string operator()(const rules::EndGame &) const { return "end-game"; }
    std::string operator()(const rules::SpecialMove &m) const {
        const bool onPart = m.on != rules::kNoPart;
        return std::string(m.word) + " " + (onPart ? partWords(m.at, m.on) : words(m.at)) +
               (onPart || m.figure != rules::kMeeple ? " " + kindWords(m.figure) : std::string()) +
               (m.number != 0 ? " number " + to_string(m.number) : std::string());
    }
};

}  // namespace

std::string words(Position p) { return "(" + to_string(p.x) + "," + to_string(p.y) + ")"; }
std::string words(PlayerId p) { return "P" + to_string(index(p)); }
std::string words(const Figure &f) {
    return words(f.player) + " " + kindWords(f.kind) + " " + partWords(f.where.at, f.where.part);
}

std::string words(const Move &m, const rules::TileTable &tiles) { return std::visit(MoveWords{tiles}, m); }
std::string words(const rules::Event &e, const rules::TileTable &tiles) {
    return std::visit(EventWords{tiles}, e.what);
}

std::string featureWords(PartKind kind, Piece first, int tiles, const Worth &w, Scoring when, bool complete) {
    std::vector<std::string> involved;
    std::vector<std::string> terms;
    std::vector<std::string> winners;
    for (const Figure &f : w.involved) involved.push_back(words(f));
    for (const rules::Term &t : w.terms)
        if (t.points != 0 || t.count * t.each != t.points)
            terms.push_back(std::string(t.label) + " " + to_string(t.count) + "x" + to_string(t.each) + "=" +
                            to_string(t.points));
    for (const PlayerId p : w.winners) winners.push_back(words(p));
    return "feature-scored " + std::string(rules::name(kind)) + " " + partWords(first.at, first.part) + " " +
           to_string(tiles) + " tiles, involved " + joined(involved) + ", terms " + joined(terms) + " = " +
           to_string(w.points) + ", winners " + joined(winners) + ", " + scoringWords(when) +
           (complete ? ", complete" : ", incomplete");
}

}  // namespace bathhouse::slow
