// SPDX-License-Identifier: MIT
#include "support/slow_words.h"

#include <algorithm>

namespace bathhouse::slow {

namespace {

Happening happening(const rules::TileTable &tiles, const decltype(rules::Event::what) &what, std::set<RuleId> must,
                    std::set<RuleId> may = {}) {
    return {words(rules::Event{what, {}}, tiles), std::move(must), std::move(may)};
}

rules::PartRef ref(Piece p) { return {p.at, p.part}; }

}  // namespace

void Game::stand(Figure f) { figures_.insert(std::upper_bound(figures_.begin(), figures_.end(), f), f); }

void Game::takeOff(const Figure &f) {
    const Figure copy = f;
    figures_.erase(std::find(figures_.begin(), figures_.end(), copy));
}

void Game::act(const Move &m, Log &log) {
    if (const auto *move = std::get_if<rules::Place>(&m)) {
        place(*move, log);
    } else if (const auto *claimMove = std::get_if<rules::Claim>(&m)) {
        claim(claimMove->at, log);
    } else if (const auto *back = std::get_if<rules::BuyBack>(&m)) {
        buyBack(back->at, log);
    } else if (const auto *put = std::get_if<rules::PutFigure>(&m)) {
        putFigure(*put, log);
        scoreWaiting(log);
    } else if (const auto *special = std::get_if<rules::SpecialMove>(&m)) {
        withdraw(special->at, log);
        scoreWaiting(log);
    } else if (std::holds_alternative<rules::Pass>(m)) {
        scoreWaiting(log);
    } else if (const auto *score = std::get_if<rules::Score>(&m)) {
        decision_ = DecisionKind::AfterPlacing;
        if (scoreOne(map_->featureNumber({score->at, score->on}), log)) scoreWaiting(log);
    } else if (const auto *to = std::get_if<rules::Visit>(&m)) {
        visit(to->at, true, log);
        scoreWaiting(log);
    } else if (const auto *discard = std::get_if<rules::Discard>(&m)) {
        log.push_back(happening(setting_->tiles, rules::TileDiscarded{active_, discard->tile}, {"base-discard"}));
    } else {
        endGame(log);
    }
}

void Game::place(const rules::Place &m, Log &log) {
    const Laid l = asLaid(m.tile, m.at, m.rotation);
    auto laid = map_->laid();
    laid.push_back(l);
    mapBefore_ = map_;
    map_ = std::make_shared<const Map>(std::move(laid));
    laidThisTurn_ = true;
    decision_ = DecisionKind::AfterPlacing;
    std::set<RuleId> must{"base-place"};
    for (std::size_t i = 0; hasBathhouses() && i < l.tile->parts.size(); ++i) {
        const int flag = l.tile->parts[i].flag;
        if (flag == 0) continue;
        const bool hole = map_->ring(l.at) == 8;
        must.insert("tile-usual-placement");
        if (hole) must.insert("leave-hole");
        const Bathhouse b{l.at, static_cast<PartIndex>(i), flag, -1, -1, hole, false};
        bathhouses_.insert(std::upper_bound(bathhouses_.begin(), bathhouses_.end(), b,
                                            [](const Bathhouse &x, const Bathhouse &y) { return x.at < y.at; }),
                           b);
    }
    log.push_back(happening(setting_->tiles, rules::TilePlaced{active_, m.tile, m.at, m.rotation}, must));
    closeRings(m.at, log);
}

void Game::closeRings(Position at, Log &log) {
    std::vector<Bathhouse *> occupied;
    for (Bathhouse &b : bathhouses_) {
        if (b.closedInTurn >= 0 || map_->ring(b.at) < 8) continue;
        b.closedInTurn = turn_;
        const Figure *g = guest(b.at);
        rules::BathhouseSurrounded event{b.at, std::nullopt};
        if (g) event.occupant = g->player;
        std::set<RuleId> may;
        if (b.at == at) may.insert("leave-hole");
        log.push_back(happening(setting_->tiles, event, {g ? "leave-surrounded" : "leave-too-late-surrounded"}, may));
        if (g) occupied.push_back(&b);
    }
    ringsWithGuests_ = static_cast<int>(occupied.size());
    if (setting_->options.freeRetrieval == rules::FreeRetrieval::Automatic) {
        for (Bathhouse *b : occupied) retrieve(*b, occupied.size() > 1, log);
        return;
    }
    for (Bathhouse *b : occupied) b->claimOpen = true;
    if (occupied.empty()) return;
    decision_ = DecisionKind::Claim;
    log.push_back(happening(setting_->tiles, rules::ChoiceOpened{{DecisionKind::Claim, decider(), {}}},
                            {"leave-automatic-or-claim"}));
}

void Game::retrieve(Bathhouse &b, bool several, Log &log) {
    const Figure f = *guest(b.at);
    takeOff(f);
    ++players_[index(f.player)].supply[f.kind];
    b.vacatedInTurn = turn_;
    if (f.player == active_) gotBackFree_.insert(f.kind);
    std::set<RuleId> must{"leave-surrounded", "leave-at-once", "leave-no-points", "leave-reopens"};
    std::set<RuleId> may;
    if (b.claimOpen) {
        must.insert("leave-automatic-or-claim");
        if (several) may.insert("leave-several-at-once");  // whether the others are taken too is not known yet
    } else if (several) {
        must.insert("leave-several-at-once");
    }
    b.claimOpen = false;
    log.push_back(happening(setting_->tiles, rules::MeepleRetrieved{f.player, f.kind, b.at}, must, may));
}

void Game::claim(Position at, Log &log) {
    retrieve(*bathhouseAt(at), ringsWithGuests_ > 1, log);
    const bool more =
        std::any_of(bathhouses_.begin(), bathhouses_.end(), [](const Bathhouse &b) { return b.claimOpen; });
    if (!more) decision_ = DecisionKind::AfterPlacing;
}

void Game::loseClaims(Log &log) {
    for (Bathhouse &b : bathhouses_) {
        if (!b.claimOpen) continue;
        b.claimOpen = false;
        const Figure &f = *guest(b.at);
        log.push_back(happening(setting_->tiles, rules::RetrievalLost{f.player, f.kind, b.at},
                                {"leave-too-late-forgotten", "leave-automatic-or-claim"}));
    }
    decision_ = DecisionKind::AfterPlacing;
}

void Game::buyBack(Position at, Log &log) {
    Bathhouse &b = *bathhouseAt(at);
    const Figure f = *guest(at);
    Player &self = players_[index(active_)];
    takeOff(f);
    ++self.supply[f.kind];
    self.score -= b.flag;
    b.vacatedInTurn = turn_;
    ++boughtBack_;
    gotBackPaid_.insert(f.kind);
    std::set<RuleId> must{"leave-buy-back", "leave-buy-back-when", "leave-reopens"};
    if (boughtBack_ > 1) must.insert("leave-buy-back-several");
    if (self.score < 0) must.insert("leave-negative-score");
    log.push_back(happening(setting_->tiles, rules::MeepleBoughtBack{f.player, f.kind, at, b.flag, self.score}, must));
}

void Game::putFigure(const rules::PutFigure &m, Log &log) {
    const Laid &l = *lastLaid();
    const Figure f{active_, m.figure, {l.at, m.on}};
    const Feature &feature = map_->feature(f.where);
    std::set<RuleId> must{"base-meeple-free-feature"};
    if (hasBathhouses()) {
        if (bathhouseAt(l.at)) must.insert("meeple-usual-placement");
        if (gotBackFree_.contains(m.figure)) must.insert("leave-place-again");
        if (gotBackPaid_.contains(m.figure)) must.insert("leave-buy-back-reuse");
        if (std::any_of(feature.pieces.begin(), feature.pieces.end(),
                        [&](const Piece &p) { return guest(p.at) != nullptr; }))
            must.insert("visit-claims-nothing");
    }
    std::set<RuleId> may;
    if (feature.kind == PartKind::Garden || rules::traits(m.figure).name == "abbot") may.insert("base-abbot-place");
    stand(f);
    --players_[index(active_)].supply[m.figure];
    log.push_back(happening(setting_->tiles, rules::FigurePlaced{active_, m.figure, ref(f.where)}, must, may));
}

void Game::withdraw(Position at, Log &log) {
    const auto abbot = *std::find_if(figures_.begin(), figures_.end(), [&](const Figure &f) {
        return f.player == active_ && f.where.at == at && rules::traits(f.kind).name == "abbot" &&
               f.where.part != rules::kBathhousePart;
    });
    const Feature &feature = map_->feature(abbot.where);
    const Worth w = worth(feature, Scoring::Withdrawn);
    players_[index(active_)].score += w.points;
    log.push_back(scored(feature, w, Scoring::Withdrawn));
    goHome(abbot, "withdrawn", log);
}

void Game::scoreWaiting(Log &log) {
    const bool first = decision_ == DecisionKind::AfterPlacing && waited_ == 0;
    auto list = waiting();
    if (first) waited_ = list.size();
    if (list.size() > 1) {
        decision_ = DecisionKind::ScoreOrder;
        log.push_back(happening(setting_->tiles, rules::ChoiceOpened{{decision_, active_, {}}},
                                {hasBathhouses() ? "visit-score-order" : "base-turn-order"}));
        return;
    }
    if (list.size() == 1 && !scoreOne(list.front(), log)) return;
    endTurn(log);
}

bool Game::scoreOne(std::size_t number, Log &log) {
    const Feature &feature = map_->features()[number];
    const Worth w = worth(feature, Scoring::Completed);
    for (const PlayerId p : w.winners) players_[index(p)].score += w.points;
    log.push_back(scored(feature, w, Scoring::Completed));
    if (!hasBathhouses() || w.involved.size() > 1) {
        for (const Figure &f : w.involved) goHome(f, hasBathhouses() ? "several-meeples" : "scored", log);
        return true;
    }
    const auto rooms = freeBathhouses();
    if (rooms.empty()) {
        goHome(w.involved.front(), "no-free-bathhouse", log);
        return true;
    }
    chooser_ = w.involved.front();
    chooserFeature_ = number;
    const bool wins = std::find(w.winners.begin(), w.winners.end(), chooser_.player) != w.winners.end();
    chooserPoints_ = wins ? w.points : 0;
    if (rooms.size() == 1) {
        visit(rooms.front(), false, log);
        return true;
    }
    decision_ = DecisionKind::Bathhouse;
    log.push_back(
        happening(setting_->tiles, rules::ChoiceOpened{{decision_, chooser_.player, {}}}, {"visit-owner-chooses"}));
    return false;
}

void Game::visit(Position to, bool chosen, Log &log) {
    const Feature &feature = map_->features()[chooserFeature_];
    const Bathhouse &b = *bathhouseAt(to);
    const bool inFeature =
        std::find(feature.pieces.begin(), feature.pieces.end(), Piece{to, b.part}) != feature.pieces.end();
    std::set<RuleId> must{"visit-single-meeple", "visit-mandatory", "visit-after-points"};
    if (chooser_.player != active_) must.insert("visit-any-player");
    if (feature.flags.empty()) must.insert("visit-any-feature");
    if (lastLaid()->at == to || inFeature) must.insert("visit-own-tile");
    if (chosen) must.insert("visit-owner-chooses");
    if (chooserPoints_ <= 0) must.insert("visit-zero-points");
    if (rules::traits(chooser_.kind).name == "large") must.insert("visit-large-is-one");
    if (chooser_.kind != rules::kMeeple) must.insert("visit-which-figures");
    if (b.vacatedInTurn == turn_) must.insert("leave-reopens-same-turn");
    if (b.closedInTurn == turn_) must.insert(b.laidIntoHole ? "leave-hole" : "leave-too-late-same-turn");
    if (b.closedInTurn >= 0 && b.closedInTurn < turn_) must.insert("leave-too-late-surrounded");
    takeOff(chooser_);
    stand({chooser_.player, chooser_.kind, {to, rules::kBathhousePart}});
    log.push_back(happening(
        setting_->tiles, rules::MeepleSent{chooser_.player, chooser_.kind, ref(chooser_.where), to, map_->ring(to) < 8},
        must));
    decision_ = DecisionKind::AfterPlacing;
}

void Game::goHome(const Figure &figure, std::string_view reason, Log &log) {
    const Figure f = figure;
    takeOff(f);
    ++players_[index(f.player)].supply[f.kind];
    const std::map<std::string_view, RuleId> why{{"several-meeples", "visit-several-meeples"},
                                                 {"no-free-bathhouse", "visit-none-free"},
                                                 {"scored", "base-figures-home"},
                                                 {"withdrawn", "base-abbot-withdraw"}};
    std::set<RuleId> must{why.at(reason)};
    if (reason == "withdrawn" && hasBathhouses()) must.insert("visit-only-phase-three");
    log.push_back(happening(setting_->tiles, rules::FigureReturned{f.player, f.kind, ref(f.where), reason}, must));
}

void Game::endTurn(Log &log) {
    log.push_back(happening(setting_->tiles, rules::TurnEnded{active_}, {"base-turn-order"}));
    active_ = static_cast<PlayerId>((index(active_) + 1) % players_.size());
    decision_ = DecisionKind::PlaceTile;
    ++turn_;
    laidThisTurn_ = false;
    mapBefore_ = map_;
    ringsWithGuests_ = boughtBack_ = 0;
    waited_ = 0;
    gotBackFree_.clear();
    gotBackPaid_.clear();
}

void Game::endGame(Log &log) {
    std::vector<const Feature *> order;
    for (const Feature &f : map_->features()) order.push_back(&f);
    std::sort(order.begin(), order.end(), [](auto *a, auto *b) { return a->pieces.front() < b->pieces.front(); });
    for (const Feature *f : order) {
        const Worth w = worth(*f, Scoring::Final);
        if (w.involved.empty()) continue;
        for (const PlayerId p : w.winners) players_[index(p)].score += w.points;
        log.push_back(scored(*f, w, Scoring::Final));
    }
    rules::GameEnded event;
    for (const Bathhouse &b : bathhouses_)
        if (const Figure *g = guest(b.at)) event.guests.push_back({g->player, g->kind, ref(g->where)});
    std::set<RuleId> must{hasBathhouses() ? "visit-not-final" : "base-turn-order"};
    if (!event.guests.empty()) must.insert("stay-at-end");
    log.push_back(happening(setting_->tiles, event, must));
    decision_ = DecisionKind::GameOver;
}

}  // namespace bathhouse::slow
