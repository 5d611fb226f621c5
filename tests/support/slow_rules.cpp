// SPDX-License-Identifier: MIT
#include "support/slow_rules.h"

#include "rules/expansions/expansion.h"

#include <algorithm>
#include <utility>

namespace bathhouse::slow {

namespace {

FigureKind kindNamed(std::string_view name) { return rules::figureNamed(name).value(); }

template <class... Kinds> bool isAnyOf(const Move &m) { return (std::holds_alternative<Kinds>(m) || ...); }

bool isFigureMove(const Move &m) {
    return isAnyOf<rules::BuyBack, rules::PutFigure, rules::Pass, rules::SpecialMove>(m);
}
bool isTileMove(const Move &m) { return isAnyOf<rules::Place, rules::Discard, rules::EndGame>(m); }

bool isBathhouseTile(const rules::Tile &t) {
    return std::any_of(t.parts.begin(), t.parts.end(), [](const rules::Part &p) { return p.flag > 0; });
}

}  // namespace

bool Game::knows(const rules::Setting &setting) {
    static const std::set<std::string_view> known{"barber-surgeons", "abbot", "inns-and-cathedrals"};
    return std::ranges::all_of(setting.expansions, [](const rules::Expansion *e) { return known.contains(e->id()); });
}

std::vector<FigureKind> kindsInPlay(const std::set<std::string, std::less<>> &modules) {
    std::vector<FigureKind> kinds{rules::kMeeple};
    if (modules.contains("abbot")) kinds.push_back(kindNamed("abbot"));
    if (modules.contains("inns-and-cathedrals")) kinds.push_back(kindNamed("large"));
    return kinds;
}

Game::Game(const rules::State &start) : setting_(start.setting), active_(start.turn.active) {
    for (const rules::Expansion *e : setting_->expansions) modules_.insert(std::string(e->id()));
    std::vector<Laid> laid;
    for (const rules::LaidTile &l : start.board.laidTiles()) laid.push_back(asLaid(l.tile, l.at, l.rotation));
    map_ = mapBefore_ = std::make_shared<const Map>(std::move(laid));
    for (const rules::FigureAt &f : start.figuresInOrder())
        figures_.push_back({f.player, f.figure, {f.where.at, f.where.part}});
    std::sort(figures_.begin(), figures_.end());
    for (int p = 0; p < setting_->players; ++p) {
        const rules::PlayerState &from = start.players[static_cast<std::size_t>(p)];
        Player player{from.score, {}};
        for (const FigureKind k : kindsInPlay(modules_)) player.supply[k] = from.supply[index(k)];
        players_.push_back(player);
    }
    if (!hasBathhouses()) return;
    for (const Laid &l : map_->laid())
        for (std::size_t i = 0; i < l.tile->parts.size(); ++i)
            if (const int flag = l.tile->parts[i].flag; flag > 0)
                bathhouses_.push_back(
                    {l.at, static_cast<PartIndex>(i), flag, map_->ring(l.at) == 8 ? 0 : -1, -1, false, false});
    std::sort(bathhouses_.begin(), bathhouses_.end(),
              [](const Bathhouse &a, const Bathhouse &b) { return a.at < b.at; });
}

Laid Game::asLaid(TileId id, Position at, rules::Rotation r) const {
    return {&setting_->tiles.tile(id), id, at, static_cast<int>(r)};
}

PlayerId Game::decider() const {
    if (decision_ == DecisionKind::Bathhouse) return chooser_.player;
    if (decision_ == DecisionKind::Claim)
        for (const Bathhouse &b : bathhouses_)
            if (b.claimOpen) return guest(b.at)->player;
    return active_;
}

const Figure *Game::guest(Position at) const {
    for (const Figure &f : figures_)
        if (f.where == Piece{at, rules::kBathhousePart}) return &f;
    return nullptr;
}

const Bathhouse *Game::bathhouseAt(Position at) const {
    for (const Bathhouse &b : bathhouses_)
        if (b.at == at) return &b;
    return nullptr;
}

Bathhouse *Game::bathhouseAt(Position at) { return const_cast<Bathhouse *>(std::as_const(*this).bathhouseAt(at)); }

std::vector<Position> Game::freeBathhouses() const {
    std::vector<Position> found;
    for (const Bathhouse &b : bathhouses_)
        if (!guest(b.at)) found.push_back(b.at);
    return found;
}

std::vector<Figure> Game::standingOn(const Feature &f) const {
    std::vector<Figure> found;
    for (const Figure &figure : figures_)
        if (std::binary_search(f.pieces.begin(), f.pieces.end(), figure.where)) found.push_back(figure);
    std::stable_sort(found.begin(), found.end(), [](const Figure &a, const Figure &b) { return a.where < b.where; });
    return found;
}

std::vector<std::size_t> Game::waiting() const {
    std::vector<std::size_t> found;
    if (!laidThisTurn_) return found;
    for (std::size_t i = 0; i < map_->features().size(); ++i) {
        const Feature &f = map_->features()[i];
        if (!f.complete || standingOn(f).empty()) continue;
        const bool before = std::any_of(f.pieces.begin(), f.pieces.end(), [&](const Piece &p) {
            return mapBefore_->at(p.at) && mapBefore_->feature(p).complete;
        });
        if (!before) found.push_back(i);
    }
    std::sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
        return map_->features()[a].pieces.front() < map_->features()[b].pieces.front();
    });
    return found;
}

bool Game::fitsSomewhere(TileId id) const {
    if (map_->laid().empty()) return true;
    for (const Position p : map_->spacesAround())
        for (int turns = 0; turns < 4; ++turns)
            if (map_->fits(asLaid(id, p, static_cast<rules::Rotation>(turns)))) return true;
    return false;
}

// What may be done

std::optional<RuleId> Game::wrongTime(const Move &m) const {
    switch (decision_) {
    case DecisionKind::PlaceTile:
        if (isTileMove(m)) return std::nullopt;
        break;
    case DecisionKind::Claim:
        if (isAnyOf<rules::Claim>(m)) return std::nullopt;
        [[fallthrough]];
    case DecisionKind::AfterPlacing:
        if (isFigureMove(m) || isTileMove(m)) return std::nullopt;
        break;
    case DecisionKind::ScoreOrder:
        if (isAnyOf<rules::Score>(m)) return std::nullopt;
        break;
    case DecisionKind::Bathhouse:
        if (isAnyOf<rules::Visit>(m)) return std::nullopt;
        break;
    default: break;
    }
    if (isAnyOf<rules::BuyBack>(m)) return "leave-buy-back-when";
    if (isAnyOf<rules::Claim>(m)) return "leave-too-late-forgotten";
    return "base-turn-order";
}

std::optional<RuleId> Game::wrongPlace(const rules::Place &m) const {
    const Laid l = asLaid(m.tile, m.at, m.rotation);
    if (map_->fits(l)) return std::nullopt;
    return hasBathhouses() && isBathhouseTile(*l.tile) ? "tile-usual-placement" : "base-place";
}

std::optional<RuleId> Game::refusesFigure(PartIndex part, FigureKind kind) const {
    if (part == rules::kBathhousePart) return "no-meeple-on-bathhouse";
    const Laid &l = *lastLaid();
    if (!standingOn(map_->feature({l.at, part})).empty()) return "base-meeple-free-feature";
    const PartKind on = l.tile->parts[part].kind;
    const bool abbot = rules::traits(kind).name == "abbot";
    const bool forAbbot = on == PartKind::Monastery || on == PartKind::Garden;
    if (abbot ? !forAbbot : on == PartKind::Garden) return "base-abbot-place";
    return std::nullopt;
}

std::optional<RuleId> Game::wrongObject(const Move &m) const {
    if (const auto *place = std::get_if<rules::Place>(&m)) return wrongPlace(*place);
    if (const auto *claim = std::get_if<rules::Claim>(&m)) {
        const Bathhouse *b = bathhouseAt(claim->at);
        if (!b || !b->claimOpen) return "leave-surrounded";
    } else if (const auto *back = std::get_if<rules::BuyBack>(&m)) {
        const Figure *g = guest(back->at);
        if (!g || g->player != active_) return "leave-buy-back";
    } else if (const auto *put = std::get_if<rules::PutFigure>(&m)) {
        return refusesFigure(put->on, put->figure);
    } else if (const auto *special = std::get_if<rules::SpecialMove>(&m)) {
        const bool found = std::any_of(figures_.begin(), figures_.end(), [&](const Figure &f) {
            return f.player == active_ && rules::traits(f.kind).name == "abbot" && f.where.at == special->at &&
                   f.where.part != rules::kBathhousePart;
        });
        if (!found) return "base-abbot-withdraw";
    } else if (const auto *score = std::get_if<rules::Score>(&m)) {
        const auto list = waiting();
        if (std::find(list.begin(), list.end(), map_->featureNumber({score->at, score->on})) == list.end())
            return "base-complete";
    } else if (const auto *visit = std::get_if<rules::Visit>(&m)) {
        if (!bathhouseAt(visit->at) || guest(visit->at)) return "visit-free-means-empty";
    } else if (const auto *discard = std::get_if<rules::Discard>(&m)) {
        if (fitsSomewhere(discard->tile)) return "base-discard";
    }
    return std::nullopt;
}

std::optional<RuleId> Game::wrongMeans(const Move &m) const {
    const Player &self = player(active_);
    if (const auto *put = std::get_if<rules::PutFigure>(&m))
        if (const auto found = self.supply.find(put->figure); found == self.supply.end() || found->second <= 0)
            return "base-supply";
    if (const auto *back = std::get_if<rules::BuyBack>(&m)) {
        if (setting_->options.buyBacks == rules::BuyBacks::One && boughtBack_ > 0) return "leave-buy-back-several";
        if (setting_->options.scoreFloor == rules::ScoreFloor::Zero && self.score < bathhouseAt(back->at)->flag)
            return "leave-negative-score";
    }
    return std::nullopt;
}

std::optional<RuleId> Game::attempt(const Move &m, Log &log) {
    if (const auto rule = wrongTime(m)) return rule;
    if (!closePhasesBefore(m, log)) return "base-turn-order";
    if (const auto rule = wrongObject(m)) return rule;
    if (const auto rule = wrongMeans(m)) return rule;
    act(m, log);
    return std::nullopt;
}

std::optional<RuleId> Game::refusal(const Move &m) const {
    if (const auto rule = wrongTime(m)) return rule;
    const bool closes = isTileMove(m) && decision_ != DecisionKind::PlaceTile;
    if (!closes) {
        const auto rule = wrongObject(m);
        return rule ? rule : wrongMeans(m);
    }
    Log log;
    return Game(*this).attempt(m, log);
}

Log Game::play(const Move &m) {
    Log log;
    attempt(m, log);
    return log;
}

bool Game::closePhasesBefore(const Move &m, Log &log) {
    if (decision_ == DecisionKind::Claim && !isAnyOf<rules::Claim>(m)) loseClaims(log);
    if (decision_ == DecisionKind::AfterPlacing && isTileMove(m)) {
        scoreWaiting(log);
        return decision_ == DecisionKind::PlaceTile;
    }
    return true;
}

// The lists

void Game::listAfterPlacing(std::vector<Move> &moves) const {
    std::vector<Move> candidates;
    for (const Bathhouse &b : bathhouses_) candidates.push_back(rules::BuyBack{b.at});
    for (std::size_t part = 0; part < lastLaid()->tile->parts.size(); ++part)
        for (const FigureKind k : kindsInPlay(modules_))
            candidates.push_back(rules::PutFigure{static_cast<PartIndex>(part), k});
    if (has("abbot"))
        for (const Figure &f : figures_)
            // Two players' abbots may stand on one tile, on its monastery and in its garden.
            if (f.player == active_ && rules::traits(f.kind).name == "abbot") candidates.push_back(rules::SpecialMove{"withdraw", f.where.at});
    candidates.push_back(rules::Pass{});
    for (const Move &m : candidates)
        if (!wrongObject(m) && !wrongMeans(m)) moves.push_back(m);
}

std::vector<Move> Game::legal(std::optional<TileId> hand) const {
    std::vector<Move> moves;
    if (decision_ == DecisionKind::PlaceTile) {
        const auto spaces = map_->laid().empty() ? std::vector{Position{0, 0}} : map_->spacesAround();
        for (const Position p : hand ? spaces : std::vector<Position>{})
            for (int turns = 0; turns < 4; ++turns) {
                const rules::Place m{*hand, p, static_cast<rules::Rotation>(turns)};
                if (!wrongPlace(m)) moves.push_back(m);
            }
        if (hand && moves.empty()) moves.push_back(rules::Discard{*hand});
        moves.push_back(rules::EndGame{});
    } else if (decision_ == DecisionKind::Claim || decision_ == DecisionKind::AfterPlacing) {
        for (const Bathhouse &b : bathhouses_)
            if (b.claimOpen) moves.push_back(rules::Claim{b.at});
        listAfterPlacing(moves);
    } else if (decision_ == DecisionKind::ScoreOrder) {
        for (const std::size_t f : waiting()) {
            const Piece first = map_->features()[f].pieces.front();
            moves.push_back(rules::Score{first.at, first.part});
        }
    } else if (decision_ == DecisionKind::Bathhouse) {
        for (const Position p : freeBathhouses()) moves.push_back(rules::Visit{p});
    }
    return moves;
}

}  // namespace bathhouse::slow
