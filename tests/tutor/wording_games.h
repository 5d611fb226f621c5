// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"
#include "rules/expansions/expansion.h"
#include "tutor/wording.h"

#include <QtTest>

/// Positions to be put into words.
namespace bathhouse::test {

using namespace bathhouse::rules;
using bathhouse::scenario::Table;
using bathhouse::tutor::Wording;

inline constexpr PlayerId kRed{0};
inline constexpr PlayerId kBlue{1};

/// A position with every module on, played on directly.
struct Game {
    Table table;
    State state;

    explicit Game(std::vector<std::string> modules = usualModules(), Options options = {})
        : table(tableOf(modules, options)), state(table.setting) {
        for (const PlayerId p : {kRed, kBlue})
            for (const FigureKind kind : table.setting->figures)
                state.player(p).supply[index(kind)] = static_cast<std::int16_t>(traits(kind).copies);
    }

    /// Those whose turn asks no more than the rulebook's, so that the moves written here are the next ones.
    static std::vector<std::string> usualModules() { return {"barber-surgeons", "abbot", "inns-and-cathedrals"}; }
    static Table tableOf(const std::vector<std::string> &modules, const Options &options) {
        TileTable tiles;
        for (const Tile &tile : scenario::TileLibrary::shipped().tiles()) tiles.add(tile);
        return {Setting::make(std::move(tiles), modules, options, 2), {"Red", "Blue"}, {"red", "blue"}};
    }

    TileId tile(std::string_view id) const { return *table.setting->tiles.find(id); }
    LaidId lay(std::string_view id, Position at, Rotation rotation = Rotation::None) {
        return state.lay(tile(id), at, rotation);
    }
    PartIndex part(Position at, std::string_view on) const {
        const LaidTile &laid = state.board.laid(*state.board.at(at));
        return *table.setting->tiles.partNamed(laid.tile, laid.rotation, *partNameFrom(on));
    }
    void put(PlayerId p, Position at, std::string_view on, std::string_view kind = "meeple") {
        state.put(p, *figureNamed(kind), *state.board.at(at), part(at, on));
    }
    Place place(std::string_view id, Position at, Rotation rotation = Rotation::None) const {
        return {tile(id), at, rotation};
    }
    /// Plays a move that the rules allow and returns what happened.
    std::vector<Event> play(const Move &move) {
        EventList events;
        const auto refused = apply(state, move, &events);
        if (refused) qFatal("a move of the test is refused by %s", std::string(refused->rule).c_str());
        return events.events;
    }
    std::string say(const Event &event, const std::string &language = "en") const {
        return Wording(language).event(event, state, table);
    }
    /// The sentences of all events that one move makes.
    std::vector<std::string> sayAll(const Move &move) {
        const auto events = play(move);
        std::vector<std::string> sentences;
        for (const Event &e : events) sentences.push_back(say(e));
        return sentences;
    }
};

/// A road from a T-crossing over a bathhouse with flag 5 that a second T-crossing at (2, 0) closes; Red stands on it.
inline Game roadWithBathhouse(std::vector<std::string> modules = Game::usualModules()) {
    Game game(std::move(modules));
    game.lay("base/W", {0, 0});
    game.lay("barber-surgeons/3", {1, 0});
    game.put(kRed, {1, 0}, "road W");
    return game;
}

/// A finished sentence: every placeholder filled, no key shown, a full stop.
inline bool isSentence(const std::string &text) {
    const bool fine = !text.empty() && text.find('{') == std::string::npos && text.find('}') == std::string::npos &&
                      text.find("event.") == std::string::npos && text.find("refused.") == std::string::npos &&
                      text.back() == '.' && text.find("  ") == std::string::npos;
    if (!fine) qWarning("no finished sentence: %s", text.c_str());
    return fine;
}

/// Moves of every kind, good and bad, for a position.
inline std::vector<Move> attempts(const Game &game) {
    std::vector<Move> moves{Pass{}, EndGame{}, Discard{game.tile("base/U")}, Discard{game.tile("base/C")}};
    for (const Position at : {Position{0, 0}, Position{1, 0}, Position{2, 0}, Position{3, 0}, Position{-1, 0},
                              Position{50, 50}, Position{1, 1}, Position{0, 1}}) {
        moves.push_back(Claim{at});
        moves.push_back(BuyBack{at});
        moves.push_back(Visit{at});
        moves.push_back(SpecialMove{.word = "withdraw", .at = at});
        for (const std::string_view id : {"base/U", "base/E", "base/B", "barber-surgeons/3"})
            for (const Rotation r : kRotations) moves.push_back(game.place(id, at, r));
        if (const auto laid = game.state.board.at(at))
            for (PartIndex part = 0; part < game.state.board.tile(*laid).parts.size(); ++part)
                moves.push_back(Score{at, part});
    }
    if (game.state.turn.phase == DecisionKind::PlaceTile) {
        moves.push_back(PutFigure{0, kMeeple});
        return moves;
    }
    for (std::size_t k = 0; k < figureTable().size(); ++k) {
        const FigureKind kind{static_cast<std::uint8_t>(k)};
        for (PartIndex part = 0; part < game.state.board.tile(game.state.turn.laid).parts.size(); ++part)
            moves.push_back(PutFigure{part, kind});
        moves.push_back(PutFigure{kBathhousePart, kind});
    }
    return moves;
}

/// Positions at every decision, also without the module and with every option.
inline std::vector<Game> positions() {
    std::vector<Game> all;
    Game road = roadWithBathhouse();
    all.push_back(road);
    road.play(road.place("base/W", {2, 0}));
    all.push_back(road);
    road.play(Pass{});
    all.push_back(road);
    road.play(EndGame{});
    all.push_back(road);

    Game off = roadWithBathhouse({"abbot"});
    off.play(off.place("base/W", {2, 0}));
    all.push_back(off);

    Options strict;
    strict.buyBacks = BuyBacks::One;
    strict.scoreFloor = ScoreFloor::Zero;
    Game guests(Game::usualModules(), strict);
    guests.lay("barber-surgeons/1", {0, 0});
    guests.lay("barber-surgeons/3", {1, 0});
    guests.lay("barber-surgeons/2", {2, 0});
    guests.put(kRed, {0, 0}, "bathhouse");
    guests.put(kRed, {2, 0}, "bathhouse");
    guests.put(kBlue, {1, 0}, "bathhouse");
    guests.state.player(kRed).supply = {};
    guests.play(guests.place("base/Eg", {1, 1}, Rotation::Half));
    all.push_back(guests);
    guests.state.player(kRed).score = 7;
    guests.play(BuyBack{{0, 0}});
    all.push_back(guests);

    Game choose;
    choose.lay("barber-surgeons/5", {0, 0});
    choose.lay("base/E", {-1, 0}, Rotation::Quarter);
    choose.lay("barber-surgeons/4", {1, 0});
    choose.put(kRed, {0, 0}, "city W");
    choose.play(choose.place("base/E", {1, -1}, Rotation::Half));
    all.push_back(choose);
    choose.play(Pass{});
    all.push_back(choose);
    return all;
}

/// Two features waiting, and a ring to be claimed.
inline std::vector<Game> morePositions() {
    std::vector<Game> all;
    Game order;
    order.lay("base/D", {0, 0});
    order.lay("base/W", {-1, 0});
    order.lay("base/E", {0, -1}, Rotation::Half);
    order.lay("base/E", {1, -1}, Rotation::Half);
    order.put(kRed, {0, 0}, "road W");
    order.put(kBlue, {1, -1}, "city S");
    order.play(order.place("base/L", {1, 0}));
    all.push_back(order);
    order.play(Pass{});
    all.push_back(order);

    Options claims;
    claims.freeRetrieval = FreeRetrieval::Claim;
    Game ring(Game::usualModules(), claims);
    ring.lay("barber-surgeons/3", {0, 0});
    for (const Position at : {Position{-1, -1}, Position{0, -1}, Position{1, -1}}) ring.lay("base/E", at);
    for (const Position at : {Position{1, 1}, Position{0, 1}}) ring.lay("base/E", at, Rotation::Half);
    ring.lay("base/U", {1, 0});
    ring.lay("base/U", {-1, 0});
    ring.put(kBlue, {0, 0}, "bathhouse");
    ring.play(ring.place("base/E", {-1, 1}, Rotation::Half));
    all.push_back(ring);
    return all;
}

} // namespace bathhouse::test
