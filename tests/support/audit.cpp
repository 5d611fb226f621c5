// SPDX-License-Identifier: MIT
#include "support/audit.h"

#include "rules/expansions/expansion.h"
#include "support/slow_words.h"

#include <algorithm>
#include <set>
#include <utility>

namespace bathhouse::test {

using rules::PartKind;
using rules::Position;
using rules::Scoring;
using slow::words;

namespace {

/// Figures that are no meeples, by the rules of the expansions that bring them.
bool isMeeple(rules::FigureKind kind) {
    static const std::set<std::string_view> others{"pig", "builder", "barn", "shepherd", "castle"};
    return !others.contains(rules::traits(kind).name);
}

slow::Piece pieceOf(const rules::PartRef &where) { return {where.at, where.part}; }

std::shared_ptr<const slow::Map> mapOf(const rules::State &s) {
    std::vector<slow::Laid> laid;
    for (const rules::LaidTile &l : s.board.laidTiles())
        laid.push_back({&s.setting->tiles.tile(l.tile), l.tile, l.at, static_cast<int>(l.rotation)});
    return std::make_shared<const slow::Map>(std::move(laid));
}

using Terms = std::multiset<std::tuple<std::string, int, int>>;

void add(Terms &terms, std::string_view label, int count, int each) {
    if (count * each != 0) terms.emplace(std::string(label), count, each);
}

std::string list(const Terms &terms) {
    std::string all;
    for (const auto &[label, count, each] : terms) all += label + " " + std::to_string(count) + "x" + std::to_string(each) + "; ";
    return "[" + all + "]";
}

Terms termsOf(const std::vector<rules::Term> &given) {
    Terms terms;
    for (const rules::Term &t : given) add(terms, t.label, t.count, t.each);
    return terms;
}

} // namespace

Audit::Audit(const rules::State &start) : map_(mapOf(start)), after_(&start) {
    for (const rules::FigureAt &f : start.figuresInOrder()) figures_.push_back({f.player, f.figure, pieceOf(f.where)});
    for (std::uint8_t p = 0; p < start.setting->players; ++p)
        for (const rules::FigureKind kind : start.setting->figures)
            supply_[{rules::PlayerId{p}, kind}] = start.players[p].supply[index(kind)];
    for (std::uint8_t p = 0; p < start.setting->players; ++p) scores_[rules::PlayerId{p}] = start.players[p].score;
    lookAtTokens(start);
}

void Audit::lookAtTokens(const rules::State &s) {
    haunted_.clear();
    open_.clear();
    for (const rules::Token &t : s.tokens) {
        const rules::TokenTraits &kind = traits(t.kind);
        if (kind.expansion == "land-surveyors" && !kind.inner) open_.insert(kind.name);
        if (kind.name != "ghost") continue;
        const rules::Figure &f = s.figures[static_cast<std::size_t>(t.figure)];
        haunted_.push_back({f.player, f.kind, pieceOf(s.whereIs(f))});
    }
}

int Audit::ghostsOn(const slow::Feature &f, rules::PlayerId player) const {
    return static_cast<int>(std::ranges::count_if(haunted_, [&](const Standing &s) {
        return s.player == player && std::ranges::find(f.pieces, s.where) != f.pieces.end();
    }));
}

/// Tiles of a city all of whose pieces have one edge, and the coats of arms on them.
int Audit::capsOf(const slow::Feature &f, int &pennants) const {
    std::map<Position, bool> tiles;
    std::map<Position, int> arms;
    for (const slow::Piece &piece : f.pieces) {
        const rules::Part &part = map().at(piece.at)->tile->parts[piece.part];
        const bool one = part.edges == 1 || part.edges == 2 || part.edges == 4 || part.edges == 8;
        tiles[piece.at] = one && (!tiles.contains(piece.at) || tiles[piece.at]);
        arms[piece.at] += part.pennants;
    }
    int caps = 0;
    for (const auto &[at, cap] : tiles)
        if (cap) ++caps, pennants += arms[at];
    return caps;
}

bool Audit::has(std::string_view module) const {
    return std::ranges::any_of(after_->setting->expansions, [&](const rules::Expansion *e) { return e->id() == module; });
}

std::vector<Audit::Standing> Audit::standingOn(const slow::Feature &f) const {
    std::vector<Standing> found;
    for (const Standing &s : figures_)
        if (std::ranges::find(f.pieces, s.where) != f.pieces.end()) found.push_back(s);
    return found;
}

int Audit::freeBathhouses() const {
    int free = 0;
    for (const slow::Laid &l : map().laid()) {
        if (std::ranges::none_of(l.tile->parts, [](const rules::Part &p) { return p.flag != 0; })) continue;
        const slow::Piece bath{l.at, rules::kBathhousePart};
        free += std::ranges::none_of(figures_, [&](const Standing &s) { return s.where == bath; }) ? 1 : 0;
    }
    return free;
}

/// How many of the nine tiles around (and on) a position carry a mark.
int Audit::marksAround(Position at, std::string_view mark) const {
    int found = 0;
    for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy)
            if (const slow::Laid *l = map().at({static_cast<std::int16_t>(at.x + dx), static_cast<std::int16_t>(at.y + dy)}))
                found += (l->tile->marks & rules::markNamed(mark)) != 0 ? 1 : 0;
    return found;
}

std::string Audit::takeOff(rules::PlayerId player, rules::FigureKind kind, slow::Piece where) {
    const auto it = std::ranges::find(figures_, Standing{player, kind, where});
    if (it == figures_.end()) return words(player) + " has no " + std::string(rules::traits(kind).name) + " at " + words(where.at);
    figures_.erase(it);
    // Who leaves takes the ghosts along, before anything else is counted in the same move (a highwayman to Leipzig).
    const Standing gone{player, kind, where};
    if (std::ranges::find(figures_, gone) == figures_.end()) std::erase(haunted_, gone);
    return {};
}

/// A figure out of the supply; or, with none there, one that stands somewhere and goes on (a wagon).
std::string Audit::placed(const rules::FigurePlaced &e) {
    int &supply = supply_[{e.player, e.figure}];
    if (supply > 0) {
        --supply;
    } else {
        const auto it = std::ranges::find_if(figures_, [&](const Standing &s) { return s.player == e.player && s.kind == e.figure; });
        if (it == figures_.end()) return words(e.player) + " places a " + std::string(rules::traits(e.figure).name) + " without having one";
        figures_.erase(it);
    }
    figures_.push_back({e.player, e.figure, pieceOf(e.where)});
    return {};
}

std::string Audit::returned(const rules::FigureReturned &e) {
    ++supply_[{e.player, e.figure}];
    return takeOff(e.player, e.figure, pieceOf(e.from));
}

std::optional<rules::PlayerId> Audit::castleAt(slow::Piece piece) const {
    if (piece.part == rules::kBathhousePart) return std::nullopt;
    const slow::Feature &city = map().feature(piece);
    if (city.kind != PartKind::City) return std::nullopt;
    for (const auto &[player, on] : castles_)
        if (std::ranges::find(city.pieces, on) != city.pieces.end()) return player;
    return std::nullopt;
}

/// A castle is paid for a feature that is complete: for one that no meeple stands on, or the one scored last.
std::string Audit::paid(const rules::PointsGained &e) {
    if (e.label != "castle" && e.label != "castle-no-strength") return {};
    if (auto wrong = finish(); !wrong.empty()) return wrong;
    const bool builtThere = std::ranges::any_of(castles_, [&](const auto &c) { return c.first == e.player; });
    if (!builtThere) return words(e.player) + " is paid for a castle, and has none";
    nobles_.push_back(e.player);
    return {};
}

std::string Audit::sentFromCastle(const rules::MeepleSent &e) {
    const auto noble = std::ranges::find(nobles_, e.player);
    if (castleAt(pieceOf(e.from)) != e.player || noble == nobles_.end()) return "is sent from a feature that was not scored";
    nobles_.erase(noble);
    return {};
}

/// What the feature is worth by the rules, term by term, and to whom.
std::string Audit::worth(const rules::FeatureScored &e, const slow::Feature &f) const {
    const std::vector<Standing> all = standingOn(f);
    std::map<rules::PlayerId, int> strength, onHills;
    for (const Standing &s : all) {
        const std::string_view name = rules::traits(s.kind).name;
        if (!isMeeple(s.kind)) continue;
        strength[s.player] += name == "large" ? 2 : name == "mayor" ? f.pennants : 1;
        onHills[s.player] += (map().at(s.where.at)->tile->marks & rules::markNamed("hill")) != 0 ? 1 : 0;
    }
    // A barn's field belongs to the barns at the end; before that they only change what a city brings.
    std::map<rules::PlayerId, int> barns;
    bool newBarn = false;
    for (const Standing &s : all) {
        if (rules::traits(s.kind).name != "barn") continue;
        ++barns[s.player];
        newBarn = newBarn || s.where.at == map().laid().back().at;
    }
    if (e.when == Scoring::Final && !barns.empty()) strength = barns;
    // A castle is no city: by itself it brings nothing, at the end or by a message.
    if (f.kind == PartKind::City && (e.when == Scoring::Final || e.when == Scoring::Completed) && castleAt(f.pieces.front())) strength.clear();
    int most = 0;
    for (const auto &[player, n] : strength) most = std::max(most, n);
    std::set<rules::PlayerId> winners;
    for (const auto &[player, n] : strength)
        if (n == most && most > 0) winners.insert(player);
    if (has("hills-and-sheep") && winners.size() > 1) {
        int highest = 0;
        for (const rules::PlayerId p : winners) highest = std::max(highest, onHills[p]);
        std::erase_if(winners, [&](rules::PlayerId p) { return onHills[p] < highest; });
    }
    const bool surveyed = e.when == Scoring::Completed;
    if (surveyed && f.kind == PartKind::City && isOpen("citizens-jury"))
        for (const auto &[player, n] : strength)
            if (n > 0) winners.insert(player);
    int armsOnCaps = 0;
    const int caps = surveyed && f.kind == PartKind::City && isOpen("bad-neighbourhood") ? capsOf(f, armsOnCaps) : 0;
    const bool haunted = f.kind == PartKind::Monastery && (f.marks & rules::markNamed("haunted-castle"));
    const bool cemetery = f.kind == PartKind::Monastery && (f.marks & rules::markNamed("cemetery"));
    const bool ended = e.when == Scoring::Final || e.when == Scoring::Early;
    Terms terms;
    if (!winners.empty()) {
        const bool completed = e.when == Scoring::Completed;
        const bool inn = has("inns-and-cathedrals") && (f.marks & rules::markNamed("inn"));
        const bool cathedral = has("inns-and-cathedrals") && (f.marks & rules::markNamed("cathedral"));
        const int roadTile = !inn ? 1 : f.complete ? 2 : 0;
        const int cityTile = (f.complete ? 2 : 1) + (!cathedral ? 0 : f.complete ? 1 : -1);
        if (f.kind == PartKind::Road) add(terms, "tile", f.tiles, roadTile);
        if (f.kind == PartKind::City) add(terms, "tile", f.tiles - caps, cityTile);
        if (f.kind == PartKind::City) add(terms, "coat-of-arms", f.pennants - armsOnCaps, cityTile);
        if (f.kind == PartKind::Field) {
            int each = 3;
            if (!barns.empty()) each = e.when == Scoring::Final ? 4 : newBarn ? 3 : 1;
            add(terms, "city", static_cast<int>(f.cities.size()), each);
            add(terms, "castle",
                static_cast<int>(std::ranges::count_if(
                    f.cities, [&](std::size_t c) { return castleAt(map().features()[c].pieces.front()).has_value(); })),
                1);
        }
        const std::string kind(rules::name(f.kind));
        for (const auto &[word, points] : {std::pair{"-wealth", 3}, {"-poverty", -3}})
            if (surveyed && !haunted && !cemetery && isOpen(kind + word)) add(terms, kind + word, 1, points);
        if (haunted) {
            const Position at = f.pieces.front().at;
            const int own = (map().at(at)->tile->marks & rules::markNamed("mist")) != 0 ? 1 : 0;
            if (ended) add(terms, "tile", 1, 1);
            add(terms, "mist", marksAround(at, "mist") - (ended ? own : 0), ended ? 1 : 2);
        }
        if (!haunted && !cemetery && (f.kind == PartKind::Monastery || f.kind == PartKind::Garden)) {
            add(terms, "tile", 1, 1);
            add(terms, "neighbour", f.neighbours, 1);
        }
        if (completed && has("barber-surgeons") && (f.kind == PartKind::Road || f.kind == PartKind::City))
            for (const slow::Flag &flag : f.flags) add(terms, "bathhouse", 1, flag.value);
        if (has("hills-and-sheep") && completed && f.complete && f.kind == PartKind::Monastery && !haunted && !cemetery) {
            const Position at = f.pieces.front().at;
            const int own = (map().at(at)->tile->marks & rules::markNamed("vineyard")) != 0 ? 1 : 0;
            add(terms, "vineyard", marksAround(at, "vineyard") - own, 3);
        }
    }
    int shared = 0;
    for (const auto &[label, count, each] : terms) shared += count * each;
    const auto ownOf = [&](rules::PlayerId p) {
        Terms own;
        if (f.kind == PartKind::Field && std::ranges::any_of(all, [&](const Standing &s) { return s.player == p && rules::traits(s.kind).name == "pig"; }))
            add(own, "pig", static_cast<int>(f.cities.size()), 1);
        const int ghosts = e.when == Scoring::Final ? 0 : ghostsOn(f, p);
        if (ghosts == 0) return own;
        int without = shared;
        for (const auto &[label, count, each] : own) without += count * each;
        add(own, "ghost", ghosts, -2);
        // Down to 0 and no further; whoever is below, or gets there without them, stays there.
        const int now = scores_.at(p), lowest = std::min({0, now, now + without});
        add(own, "floor", 1, std::max(0, lowest - (now + without - 2 * ghosts)));
        return own;
    };
    if (e.winners.size() != winners.size()) return std::to_string(e.winners.size()) + " winners, not " + std::to_string(winners.size());
    if (winners.size() == 1) terms.merge(ownOf(*winners.begin()));
    if (termsOf(e.terms) != terms) return "terms " + list(termsOf(e.terms)) + ", not " + list(terms);
    for (const rules::Winner &w : e.winners) {
        if (!winners.contains(w.player)) return words(w.player) + " wins without a majority";
        Terms wanted = terms;
        if (winners.size() > 1) {
            if (termsOf(w.own) != ownOf(w.player)) return "own terms " + list(termsOf(w.own)) + ", not " + list(ownOf(w.player));
            wanted.merge(ownOf(w.player));
        }
        int points = 0;
        for (const auto &[label, count, each] : wanted) points += count * each;
        if (points != w.points) return words(w.player) + " gets " + std::to_string(w.points) + ", not " + std::to_string(points);
    }
    return {};
}

/// A highwayman of the player's at that place is on no road any more.
std::string Audit::sentToLeipzig(const rules::TokenMoved &e) {
    const auto left = std::ranges::find_if(after_->tokens.rbegin(), after_->tokens.rend(), [&](const rules::Token &t) { return t.kind == e.token && t.player == e.player; });
    if (left == after_->tokens.rend()) return words(e.player) + " sends somebody to Leipzig who is not there";
    for (const Standing &s : figures_) {
        if (s.player != e.player || s.kind != left->holds || s.where.at != *e.from || s.where.part == rules::kBathhousePart) continue;
        const slow::Feature &road = map().feature(s.where);
        const bool gate = std::ranges::any_of(road.pieces, [&](const slow::Piece &p) { return (map().at(p.at)->tile->marks & rules::markNamed("leipzig")) != 0; });
        if (road.kind != PartKind::Road || !road.complete || !gate) continue;
        if (auto wrong = finish(); !wrong.empty()) return wrong;
        leipzig_ = road.pieces;
        return takeOff(s.player, s.kind, s.where);
    }
    return words(e.player) + " sends somebody to Leipzig from no finished road there";
}

std::string Audit::scored(const rules::FeatureScored &e, const rules::Event &event) {
    ++scorings_;
    const slow::Feature &f = map().feature(pieceOf(e.feature));
    std::vector<Standing> involved;
    for (const rules::FigureAt &at : e.involved) involved.push_back({at.player, at.figure, pieceOf(at.where)});
    std::vector<Standing> standing = standingOn(f);
    if (e.when == Scoring::Completed) std::erase_if(standing, [](const Standing &s) { return rules::traits(s.kind).name == "barn" || rules::traits(s.kind).name == "shepherd"; });
    std::ranges::sort(involved);
    std::ranges::sort(standing);
    const std::string what = std::string(rules::name(f.kind)) + " at " + words(f.pieces.front().at) + ": ";
    if (involved != standing) return what + "other figures stand there than are said to be involved";
    if (e.complete != f.complete || e.tiles != f.tiles) return what + "other size, or complete for one side alone";
    if (e.when == Scoring::Completed && !f.complete && f.kind != PartKind::Field) return what + "scored as completed, but is not";
    if (auto wrong = worth(e, f); !wrong.empty()) return what + wrong;
    for (const rules::Winner &w : e.winners) scores_[w.player] += w.points;
    const bool byMessage = std::ranges::find(event.rules, rules::RuleId("ix-message-8")) != event.rules.end();
    if (e.when != Scoring::Completed || byMessage) return {};
    if (auto wrong = finish(); !wrong.empty()) return wrong;
    leaving_ = Leaving{f.pieces, static_cast<int>(std::ranges::count_if(standing, [](const Standing &s) { return isMeeple(s.kind); }))};
    leaving_->leipzig = std::exchange(leipzig_, {}) == f.pieces;
    return {};
}

/// Nobody but the one meeple of the feature just scored goes to a bathhouse, and only to a free one.
std::string Audit::sent(const rules::MeepleSent &e, const rules::Event &event) {
    ++visits_;
    const std::string what = words(e.player) + "'s " + std::string(rules::traits(e.figure).name) + " ";
    if (!has("barber-surgeons")) return what + "is sent without bathhouses in play";
    if (!isMeeple(e.figure)) return what + "is no meeple, and is sent";
    const bool scored = leaving_ && std::ranges::find(leaving_->pieces, pieceOf(e.from)) != leaving_->pieces.end();
    if (!scored)
        if (auto wrong = sentFromCastle(e); !wrong.empty()) return what + wrong;
    if (scored && (leaving_->meeples != 1 || leaving_->visited)) return what + "is sent, but was not alone";
    if (scored && leaving_->leipzig) return what + "is sent from a road that sent somebody to Leipzig";
    const slow::Piece bath{e.to, rules::kBathhousePart};
    if (std::ranges::any_of(figures_, [&](const Standing &s) { return s.where == bath; })) return what + "is sent to a bathhouse that is taken";
    if (std::ranges::find(event.rules, rules::RuleId("visit-single-meeple")) == event.rules.end()) return what + "is sent without visit-single-meeple";
    if (scored) leaving_->visited = true;
    if (auto wrong = takeOff(e.player, e.figure, pieceOf(e.from)); !wrong.empty()) return wrong;
    figures_.push_back({e.player, e.figure, bath});
    return {};
}

/// The feature scored last is done: its lone meeple has gone where there was room.
std::string Audit::finish() {
    if (!leaving_) return {};
    const Leaving done = *std::exchange(leaving_, std::nullopt);
    for (const Standing &s : figures_)
        if (std::ranges::find(done.pieces, s.where) != done.pieces.end() && isMeeple(s.kind))
            return words(s.player) + "'s " + std::string(rules::traits(s.kind).name) + " still stands on a scored feature";
    return {};
}

std::string Audit::on(const rules::Event &event) {
    if (const auto *e = std::get_if<rules::FigurePlaced>(&event.what)) return placed(*e);
    if (const auto *e = std::get_if<rules::FeatureScored>(&event.what)) return scored(*e, event);
    if (const auto *e = std::get_if<rules::MeepleSent>(&event.what)) return sent(*e, event);
    if (const auto *e = std::get_if<rules::PointsGained>(&event.what)) {
        scores_[e->player] += e->points;
        return paid(*e);
    }
    if (const auto *e = std::get_if<rules::TokenMoved>(&event.what); e && rules::traits(e->token).name == "castle" && e->to)
        for (const rules::Token &t : after_->tokens)
            if (t.kind == e->token && after_->whereIs(t)->at == *e->to) castles_.emplace_back(t.player, pieceOf(*after_->whereIs(t)));
    if (const auto *e = std::get_if<rules::FigureReturned>(&event.what)) {
        const bool lone = leaving_ && leaving_->meeples == 1 && !leaving_->visited && isMeeple(e->figure) &&
                          std::ranges::find(leaving_->pieces, pieceOf(e->from)) != leaving_->pieces.end();
        const bool bathhouses = has("barber-surgeons");
        if (lone && bathhouses && !leaving_->leipzig && freeBathhouses() > 0)
            return words(e->player) + "'s lone " + std::string(rules::traits(e->figure).name) + " goes home though a bathhouse is free (" + std::string(e->reason) + ")";
        if (e->reason == "no-free-bathhouse" && freeBathhouses() > 0) return "a meeple finds no free bathhouse, and there is one";
        if (castleAt(pieceOf(e->from)) && (e->reason == "no-free-bathhouse" || e->reason == "scored" || e->reason == "wagon-stays"))
            std::erase(nobles_, e->player);
        return returned(*e);
    }
    if (const auto *e = std::get_if<rules::MeepleRetrieved>(&event.what)) {
        if (map().ring(e->at) != 8) return "a guest goes free at " + words(e->at) + " without eight tiles around";
        ++supply_[{e->player, e->figure}];
        return takeOff(e->player, e->figure, {e->at, rules::kBathhousePart});
    }
    if (const auto *e = std::get_if<rules::MeepleBoughtBack>(&event.what)) {
        ++supply_[{e->player, e->figure}];
        scores_[e->player] -= e->cost;
        return takeOff(e->player, e->figure, {e->at, rules::kBathhousePart});
    }
    if (const auto *e = std::get_if<rules::FigureGained>(&event.what)) ++supply_[{e->player, e->figure}];
    if (const auto *e = std::get_if<rules::TokenMoved>(&event.what); e && traits(e->token).name == "leipzig-meeple") return sentToLeipzig(*e);
    if (const auto *e = std::get_if<rules::ChoiceOpened>(&event.what); e && (e->decision.special == "counter" || e->decision.special == "tent")) return finish();
    if (std::holds_alternative<rules::TurnEnded>(event.what)) return finish();
    return {};
}

bool Audit::sameMap(const rules::State &s) const {
    const auto laid = s.board.laidTiles();
    return std::ranges::equal(laid, map().laid(), [](const rules::LaidTile &a, const slow::Laid &b) { return a.tile == b.id; });
}

std::string Audit::hear(const std::vector<rules::Event> &events, const rules::State &after) {
    after_ = &after;
    if (!sameMap(after)) map_ = mapOf(after);
    for (const rules::Event &event : events)
        if (auto wrong = on(event); !wrong.empty()) return wrong;
    lookAtTokens(after);
    std::vector<Standing> now;
    for (const rules::FigureAt &f : after.figuresInOrder()) now.push_back({f.player, f.figure, pieceOf(f.where)});
    std::ranges::sort(now);
    std::ranges::sort(figures_);
    if (now != figures_) return "the events put the figures elsewhere than they stand";
    for (const auto &[who, n] : supply_)
        if (after.player(who.first).supply[index(who.second)] != n)
            return words(who.first) + " has " + std::to_string(after.player(who.first).supply[index(who.second)]) + " " +
                   std::string(rules::traits(who.second).name) + " by the events " + std::to_string(n);
    return {};
}

} // namespace bathhouse::test
