// SPDX-License-Identifier: MIT
#include "support/module_turn.h"

#include <algorithm>
#include <bit>
#include <map>

namespace bathhouse::slow {

namespace {

bool holds(const Feature &f, Piece p) { return std::ranges::binary_search(f.pieces, p); }

/// A part of the feature lies on this tile.
bool touches(const Feature &f, Position at) {
    return std::ranges::any_of(f.pieces, [&](const Piece &p) { return p.at == at; });
}

/// The castle's two tiles and the four beside its long sides.
std::vector<Position> surroundings(const Feature &castle) {
    const Position a = castle.pieces.front().at, b = castle.pieces.back().at;
    const bool upright = a.x == b.x;
    std::vector<Position> all{a, b};
    for (const Position p : {a, b})
        for (const int side : {-1, 1}) all.push_back(upright ? Position{p.x + side, p.y} : Position{p.x, p.y + side});
    return all;
}

bool completedNow(const Feature &f, const TurnSoFar &turn) {
    if (!f.complete || !turn.mapBefore()) return false;
    return std::ranges::none_of(f.pieces, [&](const Piece &p) {
        const Laid *before = turn.mapBefore()->at(p.at);
        return before && turn.mapBefore()->feature(p).complete;
    });
}

bool hasBarnAndFarmers(const Table &table, const Feature &f) {
    return f.kind == PartKind::Field && table.hasKind(f, "barn") && !table.meeplesOn(f).empty();
}

} // namespace

void TurnSoFar::beginPart() {
    figuresPlaced_ = gained_ = 0;
    laid_.reset();
    before_.reset();
    bridged_ = builderGrew_ = placedAway_ = false;
    bridgeWaits_.reset();
    said_.clear();
    claims_.clear();
    trail_.clear();
    askedForLeipzig_.clear();
    roadToLeipzig_.reset();
    chosen_.reset();
    refused_.clear();
    asked_.clear();
}

void TurnSoFar::played(const Move &move, const rules::Decision &decision, const Table &before) {
    now_ = before.sharedMap();
    if (decision.kind == DecisionKind::Claim && !std::holds_alternative<rules::Claim>(move))
        claims_.clear();  // whoever goes on closes the window
    if (const auto *score = std::get_if<rules::Score>(&move)) chosen_ = Piece{score->at, score->on};
    if (decision.special == "leipzig") askedAboutRoad(decision.player, before);
    if (decision.special == "castle" && std::holds_alternative<rules::Pass>(move))
        if (const auto city = currentFeature(before, *this))
            refused_.push_back(before.map().features()[*city].pieces.front());
    const auto *special = std::get_if<rules::SpecialMove>(&move);
    if (decision.special == "castle-points")
        if (const Thing *asked = castleToAsk(before, *this))
            said_.push_back({{*asked->at, asked->part}, before.map().features()[*currentFeature(before, *this)].pieces.front(), special != nullptr});
    if (special && special->word == "bridge") bridged_ = true, bridgeWaits_ = {special->at, special->number};
    if (special && special->word == "abbey") abbeys_.insert(active_);
}

void TurnSoFar::laidTile(const rules::TilePlaced &e, const Table &table) {
    before_ = now_;
    bridgeWaits_.reset();
    laid_ = e.at;
    if (table.setting().options.freeRetrieval == rules::FreeRetrieval::Claim)
        for (const Position at : table.bathhouses())
            if (table.guest(at) && table.map().ring(at) == 8 && before_->ring(at) < 8) claims_.insert(at);
    // A tile that holds a part of the road or city with the builder extends it.
    for (const Figure &f : table.figures())
        if (nameOf(f.kind) == "builder" && f.player == active_ && touches(table.map().feature(f.where), e.at))
            builderGrew_ = true;
}

void TurnSoFar::scored(const rules::FeatureScored &e, bool byMessage, const Table &now) {
    for (const rules::Winner &w : e.winners)
        if (w.player == active_ && laid_ && !asked("counter")) gained_ += w.points;
    if (e.when != rules::Scoring::Completed || byMessage) return;
    const bool monastery = e.kind == PartKind::Monastery && !isOtherBuilding(now.part({e.feature.at, e.feature.part}));
    if (e.kind == PartKind::Road || e.kind == PartKind::City || monastery) used_ = true;
}

void TurnSoFar::heard(const rules::Event &event, const Move &move, const Table &now) {
    const auto *special = std::get_if<rules::SpecialMove>(&move);
    if (const auto *e = std::get_if<rules::TilePlaced>(&event.what)) laidTile(*e, now);
    if (std::holds_alternative<rules::FigurePlaced>(event.what) && !(special && special->word == "wagon"))
        ++figuresPlaced_, placedAway_ = placedAway_ || std::get<rules::FigurePlaced>(event.what).where.at != laid_;
    if (const auto *e = std::get_if<rules::MeepleRetrieved>(&event.what)) claims_.erase(e->at);
    if (std::holds_alternative<rules::MeepleBoughtBack>(event.what)) ++buyBacks_;
    if (const auto *e = std::get_if<rules::TokenMoved>(&event.what)) {
        const std::string_view name = traits(e->token).name;
        if (name == "castle") castles_.insert({special->at, special->on});
        if (name == "dragon" && special && special->word == "dragon") {
            if (trail_.empty()) trail_.push_back(*e->from);
            trail_.push_back(*e->to);
        }
    }
    if (const auto *e = std::get_if<rules::FeatureScored>(&event.what))
        scored(*e, special && special->word == "message", now);
    if (const auto *e = std::get_if<rules::PointsGained>(&event.what);
        e && laid_ && e->player == active_ && !asked("counter"))
        gained_ += e->points;
    if (const auto *e = std::get_if<rules::ChoiceOpened>(&event.what)) {
        if (e->decision.kind == DecisionKind::PlaceTile) {
            beginPart();
            part_ = 2;
        }
        if (e->decision.kind == DecisionKind::ScoreOrder) chosen_.reset();
        asked_.insert(std::string(e->decision.special));
    }
    if (std::holds_alternative<rules::TurnEnded>(event.what)) {
        beginPart();
        part_ = 1;
        buyBacks_ = 0;
        used_ = false;
        castles_.clear();
        active_ = static_cast<PlayerId>((index(active_) + 1) % static_cast<std::size_t>(now.playerCount()));
    }
}

void TurnSoFar::askedAboutRoad(PlayerId player, const Table &table) {
    const auto current = currentFeature(table, *this);
    if (!current) return;
    const Feature &road = table.map().features()[*current];
    if (!roadToLeipzig_ || !holds(road, *roadToLeipzig_)) {
        askedForLeipzig_.clear();
        majority_ = majorityOn(table, road);
    }
    roadToLeipzig_ = road.pieces.front();
    askedForLeipzig_.insert(player);
}

bool TurnSoFar::wasAskedForLeipzig(const Feature &road, PlayerId player) const {
    return roadToLeipzig_ && holds(road, *roadToLeipzig_) && askedForLeipzig_.contains(player);
}

bool TurnSoFar::refusedCastle(const Feature &city) const {
    return std::ranges::any_of(refused_, [&](Piece p) { return holds(city, p); });
}

std::set<PlayerId> majorityOn(const Table &table, const Feature &f) {
    std::map<PlayerId, std::pair<int, int>> strength;  // and, for ties, meeples on hills
    for (const Figure &m : table.meeplesOn(f)) {
        const std::string_view name = nameOf(m.kind);
        strength[m.player].first += name == "large" ? 2 : name == "mayor" ? f.pennants : 1;
        if (table.has("hills-and-sheep") && table.marked(m.where.at, "hill")) ++strength[m.player].second;
    }
    std::pair<int, int> most{0, 0};
    for (const auto &[player, n] : strength) most = std::max(most, n);
    std::set<PlayerId> found;
    for (const auto &[player, n] : strength)
        if (n == most && n.first > 0) found.insert(player);
    return found;
}

std::set<PlayerId> TurnSoFar::mayLeaveForLeipzig(const Table &table, const Feature &road) const {
    return roadToLeipzig_ && holds(road, *roadToLeipzig_) ? majority_ : majorityOn(table, road);
}

bool TurnSoFar::castleTakes(const Thing &castle, const Feature &f) const {
    return std::ranges::any_of(said_, [&](const Said &s) { return s.takes && s.castle == Piece{*castle.at, castle.part} && holds(f, s.feature); });
}

bool TurnSoFar::castleWaits(const Thing &castle, const Feature &f) const {
    return std::ranges::any_of(said_, [&](const Said &s) { return !s.takes && s.castle == Piece{*castle.at, castle.part} && holds(f, s.feature); });
}

std::optional<PlayerId> mayBuildCastle(const Table &table, const Feature &city) {
    if (!table.has("bridges-castles-bazaars") || !isSmallCity(table, city) || table.castleOn(city)) return std::nullopt;
    const auto knights = table.meeplesOn(city);
    const auto left = [&](PlayerId p) { return table.count("castle", p) < (table.playerCount() > 4 ? 2 : 3); };
    return knights.size() == 1 && left(knights.front().player) ? std::optional(knights.front().player) : std::nullopt;
}

const Thing *castleToAsk(const Table &table, const TurnSoFar &turn) {
    const auto current = currentFeature(table, turn);
    if (!current) return nullptr;
    const auto &features = table.map().features();
    auto castles = castlesWaitingFor(table, turn, features[*current]);
    std::ranges::stable_sort(castles, {}, [](const Thing *t) { return *t->at; });
    const auto waiting = waitingFeatures(table, turn);
    for (const Thing *castle : castles) {
        const bool another = std::ranges::any_of(waiting, [&](std::size_t i) {
            if (i == *current || mayBuildCastle(table, features[i])) return false;
            const auto listening = castlesWaitingFor(table, turn, features[i]);
            return std::ranges::find(listening, castle) != listening.end();
        });
        if (another && !turn.castleTakes(*castle, features[*current])) return castle;
    }
    return nullptr;
}

bool isSmallCity(const Table &table, const Feature &f) {
    return f.kind == PartKind::City && f.complete && f.pieces.size() == 2 && f.tiles == 2 &&
           std::ranges::all_of(f.pieces, [&](const Piece &p) { return std::popcount(table.part(p).edges) == 1; });
}

std::vector<const Thing *> castlesWaitingFor(const Table &table, const TurnSoFar &turn, const Feature &f) {
    std::vector<const Thing *> found;
    if (!completedNow(f, turn) || table.castleOn(f)) return found;
    for (const Thing &t : table.things()) {
        if (t.name != "castle" || turn.builtThisTurn(t) || turn.castleWaits(t, f)) continue;
        const Feature &city = table.map().feature({*t.at, t.part});
        const auto near = surroundings(city);
        if (table.hasMeeple(city, t.player) && std::ranges::any_of(near, [&](Position p) { return touches(f, p); }))
            found.push_back(&t);
    }
    return found;
}

std::vector<std::size_t> waitingFeatures(const Table &table, const TurnSoFar &turn) {
    std::vector<std::size_t> found;
    if (!turn.laid()) return found;
    const auto &features = table.map().features();
    for (std::size_t i = 0; i < features.size(); ++i) {
        const Feature &f = features[i];
        const bool completed = completedNow(f, turn) && !table.standingOn(f).empty() && !table.castleOn(f);
        if (completed || hasBarnAndFarmers(table, f) || !castlesWaitingFor(table, turn, f).empty()) found.push_back(i);
    }
    std::ranges::sort(found, {}, [&](std::size_t i) { return features[i].pieces.front(); });
    return found;
}

std::optional<std::size_t> currentFeature(const Table &table, const TurnSoFar &turn) {
    const auto waiting = waitingFeatures(table, turn);
    if (const auto chosen = turn.chosen()) {
        const std::size_t named = table.map().featureNumber(*chosen);
        if (std::ranges::find(waiting, named) != waiting.end()) return named;
    }
    return waiting.size() == 1 ? std::optional(waiting.front()) : std::nullopt;
}

} // namespace bathhouse::slow
