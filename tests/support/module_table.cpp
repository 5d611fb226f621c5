// SPDX-License-Identifier: MIT
#include "support/module_table.h"

#include "rules/expansions/expansion.h"

#include <algorithm>
#include <set>

namespace bathhouse::slow {

namespace {

bool in(const Feature &f, Piece p) { return std::ranges::binary_search(f.pieces, p); }

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

std::vector<Laid> laidTiles(const rules::State &s) {
    std::vector<Laid> laid;
    for (const rules::LaidTile &l : s.board.laidTiles())
        laid.push_back({&s.setting->tiles.tile(l.tile), l.tile, l.at, static_cast<int>(l.rotation)});
    return laid;
}

bool sameTiles(const rules::State &s, const Map &map) {
    return std::ranges::equal(s.board.laidTiles(), map.laid(), [](const rules::LaidTile &a, const Laid &b) {
        return a.tile == b.id && a.at == b.at && static_cast<int>(a.rotation) == b.turns;
    });
}

Figure asFigure(const rules::State &s, const rules::Figure &f) {
    const rules::PartRef where = s.whereIs(f);
    return {f.player, f.kind, {where.at, where.part}};
}

} // namespace

std::string_view nameOf(FigureKind kind) { return rules::traits(kind).name; }
FigureKind figureKind(std::string_view name) { return rules::figureNamed(name).value(); }

bool isMeeple(FigureKind kind) { return !isOneOf(nameOf(kind), {"pig", "builder", "barn", "shepherd"}); }

bool isOtherBuilding(const rules::Part &part) {
    return (part.marks & (rules::markNamed("haunted-castle") | rules::markNamed("cemetery"))) != 0;
}

bool mayStandOn(FigureKind kind, PartKind on) {
    const std::string_view name = nameOf(kind);
    if (name == "abbot") return on == PartKind::Monastery || on == PartKind::Garden;
    if (name == "mayor") return on == PartKind::City;
    if (name == "wagon") return on == PartKind::Road || on == PartKind::City || on == PartKind::Monastery;
    if (name == "builder") return on == PartKind::Road || on == PartKind::City;
    if (isOneOf(name, {"pig", "shepherd", "barn"})) return on == PartKind::Field;
    return on != PartKind::Garden;
}

std::vector<Figure> withoutTwins(std::vector<Figure> figures) {
    std::ranges::sort(figures);
    const auto twins = std::ranges::unique(figures);
    figures.erase(twins.begin(), twins.end());
    return figures;
}

Table::Table(const rules::State &s) : setting_(s.setting) { look(s); }

void Table::look(const rules::State &s) {
    if (!map_ || !sameTiles(s, *map_)) map_ = std::make_shared<const Map>(laidTiles(s));
    figures_.clear();
    for (const rules::Figure &f : s.figures)
        if (!f.gone) figures_.push_back(asFigure(s, f));
    things_.clear();
    for (const rules::Token &t : s.tokens) {
        if (traits(t.kind).inner) continue;  // the modules' own notes are not looked at
        Thing thing{
            .name = traits(t.kind).name, .player = t.player, .at = {}, .part = t.part, .by = {}, .number = t.number};
        if (const auto where = s.whereIs(t)) thing.at = where->at;
        if (t.figure >= 0) thing.by = asFigure(s, s.figures[static_cast<std::size_t>(t.figure)]);
        things_.push_back(std::move(thing));
    }
    for (std::size_t p = 0; p < static_cast<std::size_t>(s.setting->players); ++p) {
        scores_[p] = s.players[p].score;
        supply_[p] = s.players[p].supply;
    }
}

bool Table::has(std::string_view module) const {
    return std::ranges::any_of(setting_->expansions, [&](const rules::Expansion *e) { return e->id() == module; });
}

// Events

rules::EdgeMask bridgeEdges(int way, int turns) {
    const bool acrossPrint = (way == 1) == (turns % 2 == 0);  // 1 leads from west to east
    return static_cast<rules::EdgeMask>(acrossPrint ? 0b1010 : 0b0101);
}

void Table::lay(const rules::TilePlaced &e) {
    std::vector<Laid> laid = map_->laid();
    const rules::Tile *tile = &setting_->tiles.tile(e.tile);
    if (bridgeAhead_ && bridgeAhead_->first == e.at) {
        auto more = std::make_shared<rules::Tile>(*tile);
        rules::Part road;
        road.kind = PartKind::Road;
        road.edges = bridgeEdges(bridgeAhead_->second, static_cast<int>(e.rotation));
        more->parts.push_back(road);
        more->bridge = rules::Bridge{.over = road.edges};
        bridgedTiles_.push_back(more);
        tile = more.get();
    }
    bridgeAhead_.reset();
    laid.push_back({tile, e.tile, e.at, static_cast<int>(e.rotation)});
    map_ = std::make_shared<const Map>(std::move(laid));
}

void Table::takeOff(const Figure &figure) {
    const auto it = std::ranges::find(figures_, figure);
    if (it != figures_.end()) figures_.erase(it);
    // What stood by it stays where it was; ghosts and sheep go along.
    for (Thing &t : things_)
        if (t.by == figure) t.by.reset(), t.at = figure.where.at;
    std::erase_if(things_, [](const Thing &t) { return (t.name == "ghost" || t.name == "flock") && !t.by; });
}

void Table::home(const Figure &figure) {
    takeOff(figure);
    ++supply_[index(figure.player)][index(figure.kind)];
}

void Table::followToken(const rules::TokenMoved &e, const Move &move) {
    const std::string_view name = traits(e.token).name;
    const auto *special = std::get_if<rules::SpecialMove>(&move);
    if (name == "leipzig-meeple" && special) takeOff({e.player, special->figure, {special->at, special->on}});
    if (name == "bridge" && special && !map_->at(special->at)) bridgeAhead_ = {special->at, special->number};
    if (name == "castle" && special)
        things_.push_back(
            {.name = name, .player = e.player, .at = special->at, .part = special->on, .by = {}, .number = 0});
    if (traits(e.token).expansion == "land-surveyors")
        things_.push_back({.name = name, .player = {}, .at = {}, .part = rules::kNoPart, .by = {}, .number = 0});
    if (name != "dragon" && name != "fairy") return;
    std::erase_if(things_, [&](const Thing &t) { return t.name == name; });
    Thing moved{.name = name, .player = {}, .at = e.to, .part = rules::kNoPart, .by = {}, .number = 0};
    if (name == "fairy" && special) moved.by = Figure{e.player, special->figure, {special->at, special->on}};
    things_.push_back(std::move(moved));
}

void Table::follow(const rules::Event &event, const Move &move) {
    if (const auto *placed = std::get_if<rules::TilePlaced>(&event.what)) lay(*placed);
    if (const auto *e = std::get_if<rules::FigurePlaced>(&event.what)) {
        const auto *special = std::get_if<rules::SpecialMove>(&move);
        if (special && special->word == "wagon") {
            const auto from = std::ranges::find_if(
                figures_, [&](const Figure &f) { return f.player == e->player && f.kind == e->figure; });
            if (from != figures_.end()) takeOff(Figure(*from));
        } else {
            --supply_[index(e->player)][index(e->figure)];
        }
        figures_.push_back({e->player, e->figure, {e->where.at, e->where.part}});
    }
    if (const auto *e = std::get_if<rules::FigureReturned>(&event.what))
        home({e->player, e->figure, {e->from.at, e->from.part}});
    if (const auto *e = std::get_if<rules::MeepleRetrieved>(&event.what))
        home({e->player, e->figure, {e->at, rules::kBathhousePart}});
    if (const auto *e = std::get_if<rules::MeepleBoughtBack>(&event.what)) {
        home({e->player, e->figure, {e->at, rules::kBathhousePart}});
        scores_[index(e->player)] -= e->cost;
    }
    if (const auto *e = std::get_if<rules::MeepleSent>(&event.what)) {
        takeOff({e->player, e->figure, {e->from.at, e->from.part}});
        figures_.push_back({e->player, e->figure, {e->to, rules::kBathhousePart}});
    }
    if (const auto *e = std::get_if<rules::FigureGained>(&event.what)) ++supply_[index(e->player)][index(e->figure)];
    if (const auto *e = std::get_if<rules::PointsGained>(&event.what)) scores_[index(e->player)] += e->points;
    if (const auto *e = std::get_if<rules::FeatureScored>(&event.what))
        for (const rules::Winner &w : e->winners) scores_[index(w.player)] += w.points;
    if (const auto *e = std::get_if<rules::TokenMoved>(&event.what)) followToken(*e, move);
}

// Questions

std::vector<Figure> Table::standingOn(const Feature &f) const {
    std::vector<Figure> found;
    for (const Figure &figure : figures_)
        if (in(f, figure.where)) found.push_back(figure);
    return found;
}

std::vector<Figure> Table::meeplesOn(const Feature &f) const {
    std::vector<Figure> found = standingOn(f);
    std::erase_if(found, [](const Figure &figure) { return !isMeeple(figure.kind); });
    return found;
}

bool Table::hasMeeple(const Feature &f, PlayerId player) const {
    return std::ranges::any_of(
        figures_, [&](const Figure &s) { return s.player == player && isMeeple(s.kind) && in(f, s.where); });
}

bool Table::hasKind(const Feature &f, std::string_view figure) const {
    return std::ranges::any_of(figures_, [&](const Figure &s) { return nameOf(s.kind) == figure && in(f, s.where); });
}

bool Table::taken(const Feature &f) const {
    return std::ranges::any_of(figures_, [&](const Figure &s) {
        return !isOneOf(nameOf(s.kind), {"pig", "builder", "shepherd"}) && in(f, s.where);
    });
}

const Thing *Table::thing(std::string_view name) const {
    const auto it = std::ranges::find(things_, name, &Thing::name);
    return it == things_.end() ? nullptr : &*it;
}

int Table::count(std::string_view name) const {
    return static_cast<int>(std::ranges::count(things_, name, &Thing::name));
}

int Table::count(std::string_view name, PlayerId player) const {
    return static_cast<int>(
        std::ranges::count_if(things_, [&](const Thing &t) { return t.name == name && t.player == player; }));
}

const Thing *Table::castleOn(const Feature &f) const {
    for (const Thing &t : things_)
        if (t.name == "castle" && in(f, {*t.at, t.part})) return &t;
    return nullptr;
}

std::optional<Position> Table::fairyTile() const {
    const Thing *fairy = thing("fairy");
    return fairy ? fairy->at : std::nullopt;
}

const Figure *Table::guest(Position at) const {
    const auto it = std::ranges::find(figures_, Piece{at, rules::kBathhousePart}, &Figure::where);
    return it == figures_.end() ? nullptr : &*it;
}

std::vector<Position> Table::bathhouses() const {
    std::vector<Position> found;
    if (!has("barber-surgeons")) return found;
    for (const Laid &l : map_->laid())
        if (std::ranges::any_of(l.tile->parts, [](const rules::Part &p) { return p.flag > 0; })) found.push_back(l.at);
    std::ranges::sort(found);
    return found;
}

std::vector<Position> Table::freeBathhouses() const {
    std::vector<Position> found = bathhouses();
    std::erase_if(found, [&](Position at) { return guest(at) != nullptr; });
    return found;
}

int Table::flag(Position at) const {
    int value = 0;
    for (const rules::Part &p : map_->at(at)->tile->parts) value += p.flag;
    return value;
}

bool Table::marked(Position at, std::string_view mark) const {
    const Laid *l = map_->at(at);
    return l && (l->tile->marks & rules::markNamed(mark)) != 0;
}

} // namespace bathhouse::slow
