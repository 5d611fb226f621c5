// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include "scenario/tile_library.h"
#include "support/slow_words.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::test {

rules::TileTable tableWith(const std::vector<rules::Tile> &more) {
    rules::TileTable table;
    for (const rules::Tile &t : scenario::TileLibrary::shipped().tiles()) table.add(t);
    for (const rules::Tile &t : more) table.add(t);
    return table;
}

Desk::Desk(Box box)
    : setUp_(freshState(rules::Setting::make(tableWith(box.custom), box.modules, box.options, box.players))) {}

rules::TileId Desk::id(std::string_view tile) const {
    const auto found = state().setting->tiles.find(tile);
    assert(found);
    return found.value();
}

rules::PartIndex Desk::part(int x, int y, std::string_view on) const {
    const rules::LaidTile &l = state().board.laid(laid(x, y));
    return state().setting->tiles.partNamed(l.tile, l.rotation, rules::partNameFrom(on).value()).value();
}

Desk &Desk::lay(std::string_view tile, int x, int y, int degrees) {
    setUp_.lay(id(tile), {x, y}, static_cast<rules::Rotation>(degrees / 90));
    return *this;
}

Desk &Desk::put(rules::PlayerId p, std::string_view on, int x, int y, std::string_view figure) {
    const rules::FigureKind kind = rules::figureNamed(figure).value();
    setUp_.put(p, kind, laid(x, y), part(x, y, on));
    auto &left = setUp_.player(p).supply[index(kind)];
    left = static_cast<std::int16_t>(std::max(0, left - 1));
    return *this;
}

Desk &Desk::token(std::string_view word, int x, int y, std::optional<rules::PlayerId> owner, std::string_view on, int number) {
    rules::Token token{.kind = rules::tokenNamed(word).value(), .laid = static_cast<std::int32_t>(laid(x, y)), .number = number};
    if (owner) token.player = *owner;
    if (!on.empty()) token.part = part(x, y, on);
    if (traits(token.kind).lies == rules::TokenTraits::Lies::ByFigure)
        for (std::size_t i = 0; i < setUp_.figures.size(); ++i)
            if (setUp_.whereIs(setUp_.figures[i]) == rules::PartRef{{x, y}, token.part}) token.figure = static_cast<std::int32_t>(i);
    setUp_.tokens.push_back(token);
    return *this;
}

Desk &Desk::aside(std::string_view word, std::optional<rules::PlayerId> owner, int number) {
    setUp_.tokens.push_back({.kind = rules::tokenNamed(word).value(), .player = owner.value_or(Red), .number = number});
    return *this;
}

Desk &Desk::score(rules::PlayerId p, int points) {
    setUp_.player(p).score = points;
    return *this;
}

Desk &Desk::supply(rules::PlayerId p, int count, std::string_view figure) {
    setUp_.player(p).supply[index(rules::figureNamed(figure).value())] = static_cast<std::int16_t>(count);
    return *this;
}

Desk &Desk::toMove(rules::PlayerId p) {
    setUp_.turn.active = p;
    return *this;
}

Desk &Desk::ring(int x, int y, std::vector<rules::Position> without) {
    for (const rules::Position p : rules::ringOf({x, y}))
        if (!setUp_.board.at(p) && std::find(without.begin(), without.end(), p) == without.end())
            lay("base/B", p.x, p.y);
    return *this;
}

rules::Move Desk::place(std::string_view tile, int x, int y, int degrees) const {
    return rules::Place{id(tile), {x, y}, static_cast<rules::Rotation>(degrees / 90)};
}

rules::Move Desk::figure(std::string_view on, std::string_view figure) const {
    const rules::LaidTile &l = state().board.laid(state().turn.laid);
    const auto name = rules::partNameFrom(on).value();
    return rules::PutFigure{state().setting->tiles.partNamed(l.tile, l.rotation, name).value(),
                            rules::figureNamed(figure).value()};
}

rules::Move Desk::scoring(int x, int y, std::string_view on) const { return rules::Score{{x, y}, part(x, y, on)}; }
rules::Move Desk::withdraw(int x, int y) const { return rules::SpecialMove{"withdraw", {x, y}}; }
rules::Move Desk::special(std::string_view word, int x, int y, std::string_view on, std::string_view figure, int number) const {
    rules::SpecialMove move{.word = word, .at = {x, y}, .figure = rules::figureNamed(figure).value(), .number = number};
    if (!on.empty()) move.on = part(x, y, on);
    return move;
}
rules::Move Desk::discard(std::string_view tile) const { return rules::Discard{id(tile)}; }

Match &Desk::match() {
    if (!match_) match_.emplace(setUp_);
    return *match_;
}

std::string Desk::play(const rules::Move &m) {
    if (auto wrong = check(); !wrong.empty()) return "before the move: " + wrong;
    if (const auto rule = match().twoSides() ? match().slowGame().refusal(m) : std::nullopt)
        return slow::words(m, state().setting->tiles) + " is refused by " + std::string(*rule);
    if (auto wrong = match().play(m); !wrong.empty()) return wrong;
    return check();
}

std::string Desk::refused(const rules::Move &m, rules::RuleId rule) {
    if (!match().twoSides()) return match().checkRefused(m, rule);
    const auto slowRule = match().slowGame().refusal(m);
    if (slowRule != rule) return "the slow rules say " + std::string(slowRule.value_or("that it is fine"));
    return match().checkRefused(std::span(&m, 1));
}

std::string Desk::check(std::string_view hand) {
    std::optional<rules::TileId> tile;
    if (!hand.empty()) tile = id(hand);
    if (auto wrong = match().checkPosition(tile); !wrong.empty()) return wrong;
    return match().checkAccepted(match().legal(tile));
}

int Desk::inSupply(rules::PlayerId p, std::string_view figure) const {
    return state().player(p).supply[index(rules::figureNamed(figure).value())];
}

std::optional<rules::PlayerId> Desk::guest(int x, int y) const {
    for (const rules::FigureAt &f : state().figuresInOrder())
        if (f.where.at == rules::Position{x, y} && f.where.part == rules::kBathhousePart) return f.player;
    return std::nullopt;
}

std::string Desk::decision() const {
    const rules::Decision d = state().decision();
    std::string text(rules::name(d));
    if (d.kind == rules::DecisionKind::GameOver) return text;
    static constexpr std::array<std::string_view, 6> names{"Red", "Blue", "Green", "Yellow", "Black", "Pink"};
    return text + " " + std::string(names[index(d.player)]);
}

std::vector<rules::Move> Desk::legal(std::string_view hand) const {
    return rules::legalMoves(state(), hand.empty() ? std::nullopt : std::optional(id(hand)));
}

bool Desk::cites(rules::RuleId rule) const {
    if (!match_) return false;
    for (const rules::Event &e : match_->events())
        if (std::find(e.rules.begin(), e.rules.end(), rule) != e.rules.end()) return true;
    return false;
}

}  // namespace bathhouse::test
