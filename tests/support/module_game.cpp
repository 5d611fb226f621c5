// SPDX-License-Identifier: MIT
#include "support/module_game.h"

#include "rules/expansions/expansion.h"
#include "support/marked_tiles.h"
#include "support/slow_words.h"

#include <algorithm>

namespace bathhouse::test {

using namespace rules;

namespace {

constexpr std::size_t kUnlistedTries = 12;

std::vector<std::string> someModules(Dice &dice) {
    std::vector<std::string> chosen;
    for (const Expansion *e : expansionList())
        if (dice.chance(e->bringsBathhouses() ? 90 : 60)) chosen.emplace_back(e->id());
    return chosen;
}

Options someOptions(Dice &dice) {
    Options options;
    if (dice.chance(40)) options.freeRetrieval = FreeRetrieval::Claim;
    if (dice.chance(40)) options.scoreFloor = ScoreFloor::Zero;
    if (dice.chance(40)) options.buyBacks = BuyBacks::One;
    for (const Expansion *e : expansionList())
        for (const auto &[name, values] : e->options())
            if (dice.chance(50)) options.ofExpansions.emplace(name, dice.pick(values));
    return options;
}

/// The tile in hand is gone after it.
bool usesTile(const Move &m) { return std::holds_alternative<Place>(m) || std::holds_alternative<Discard>(m); }

} // namespace

ModuleGame::ModuleGame(std::uint64_t seed, ModuleTally &tally)
    : dice_(seed),
      tally_(tally),
      modules_(someModules(dice_)),
      match_(firstState()),
      audit_(match_.state()),
      oracle_(match_.state()) {}

State ModuleGame::firstState() {
    const auto setting = Setting::make(markedTable(), modules_, someOptions(dice_), dice_.between(2, 6));
    for (std::size_t i = 0; i < markedTable().size(); ++i) {
        const auto id = static_cast<TileId>(i);
        const Tile &t = markedTable().tile(id);
        if (!usable(t, modules_)) continue;
        const bool fixed = t.set() == "base" || t.count == 0;
        const int copies = fixed                                         ? t.count
                           : t.set() == "closing"                        ? 4
                           : dice_.chance(t.set() == "marked" ? 20 : 70) ? 1
                                                                         : 0;
        bag_.insert(bag_.end(), static_cast<std::size_t>(copies), id);
    }
    dice_.shuffle(bag_);
    bag_.resize(std::min(bag_.size(), static_cast<std::size_t>(dice_.between(25, 60))));
    State s = freshState(setting);
    s.lay(*setting->tiles.find("base/D"), {0, 0}, Rotation::None);
    return s;
}

std::optional<TileId> ModuleGame::draw() {
    if (bag_.empty()) return std::nullopt;
    const TileId drawn = bag_.back();
    bag_.pop_back();
    return drawn;
}

State &ModuleGame::scratch() { return scratch_ ? *(scratch_ = match_.state()) : scratch_.emplace(match_.state()); }

std::string ModuleGame::play() {
    ++tally_.games;
    std::optional<TileId> hand = draw();
    while (match_.state().turn.phase != DecisionKind::GameOver) {
        const std::vector<Move> legal = match_.legal(hand);
        if (auto wrong = checkPosition(legal, hand); !wrong.empty()) return wrong;
        if (auto wrong = checkClosing(); !wrong.empty()) return wrong;
        tryUntimely();
        const Move m = choose(legal, hand);
        if (auto wrong = playOne(m); !wrong.empty()) return wrong;
        if (usesTile(m)) hand = draw();
    }
    tally_.scorings += audit_.scoringsHeard();
    tally_.visits += audit_.visitsHeard();
    return {};
}

std::string ModuleGame::checkPosition(const std::vector<Move> &legal, std::optional<TileId> hand) {
    if (legal.empty()) return "there is nothing to do at " + std::string(name(match_.state().decision()));
    if (auto wrong = oracle_.compare(match_.state(), hand, legal, tally_.oracle); !wrong.empty()) return wrong;
    if (auto wrong = match_.checkAccepted(legal); !wrong.empty()) return wrong;
    return oracle_.tryUnlisted(match_.state(), scratch(), legal, dice_, kUnlistedTries, tally_.oracle);
}

std::string ModuleGame::playOne(const Move &m) {
    const Decision answered = match_.state().decision();
    if (auto wrong = match_.play(m); !wrong.empty()) return wrong;
    if (auto wrong = audit_.hear(match_.events(), match_.state()); !wrong.empty()) return wrong;
    for (const Event &e : match_.events())
        for (const RuleId rule : e.rules) ++tally_.cited[std::string(rule)];
    ++tally_.moves;
    return oracle_.hear(m, answered, match_.events(), match_.state());
}

/// Tiles anywhere; otherwise moves of modules and figures rather than passing.
Move ModuleGame::choose(const std::vector<Move> &legal, std::optional<TileId> hand) {
    if (match_.state().turn.phase == DecisionKind::PlaceTile) {
        if (!hand) return EndGame{};
        std::vector<Move> places;
        for (const Move &m : legal)
            if (!std::holds_alternative<EndGame>(m)) places.push_back(m);
        return dice_.chance(60) ? mostClosing(places) : dice_.pick(places);
    }
    // The phantom mostly waits until it may follow, and then likes to go where something is complete, too.
    const bool follows = match_.state().decision().special == "phantom";
    const FigureKind phantom = *figureNamed("phantom");
    std::vector<Move> special;
    for (const Move &m : legal)
        if (const auto *put = std::get_if<PutFigure>(&m);
            std::holds_alternative<SpecialMove>(m) || (put && put->figure != kMeeple && (follows || put->figure != phantom)))
            special.push_back(m);
    // Figures on what the tile has completed are scored at once.
    std::vector<Move> complete;
    const Board &board = match_.state().board;
    for (const Move &m : legal)
        if (const auto *put = std::get_if<PutFigure>(&m);
            put && board.complete(board.feature(match_.state().turn.laid, put->on)))
            complete.push_back(m);
    if (!complete.empty() && dice_.chance(follows ? 90 : 30)) return dice_.pick(complete);
    if (!special.empty() && dice_.chance(50)) return dice_.pick(special);
    return dice_.pick(legal);
}

/// The place where the tile completes most: rules of scoring need features that are scored.
Move ModuleGame::mostClosing(const std::vector<Move> &places) {
    std::vector<Move> best;
    std::size_t most = 0;
    for (const Move &m : places) {
        State &tried = scratch();
        if (apply(tried, m)) continue;
        const std::size_t closed = tried.board.featuresClosed().size() + tried.board.ringsClosed().size();
        if (closed > most) best.clear();
        most = std::max(most, closed);
        if (closed == most) best.push_back(m);
    }
    return dice_.pick(best.empty() ? places : best);
}

/// A move of the next tile, in the figure phase: it closes what comes before it.
std::string ModuleGame::checkClosing() {
    const State &s = match_.state();
    if (s.turn.phase != DecisionKind::AfterPlacing && s.turn.phase != DecisionKind::Claim) return {};
    const auto spaces = s.board.openSpaces();
    const Position at = spaces[dice_.below(spaces.size())].at;
    switch (dice_.below(8)) {
    case 0: return checkClosing(EndGame{});
    case 1: return checkClosing(SpecialMove{.word = "abbey", .at = at});
    case 2:
        return checkClosing(
            SpecialMove{.word = "bridge", .at = s.board.laid(s.turn.laid).at, .number = dice_.between(1, 2)});
    default: break;
    }
    const auto tile = static_cast<TileId>(dice_.below(s.setting->tiles.size()));
    return checkClosing(Place{tile, at, static_cast<Rotation>(dice_.below(4))});
}

/// It is the same as passing first; where passing opens a choice, or the move cannot follow, it is refused and nothing happens.
std::string ModuleGame::checkClosing(const Move &m) const {
    State atOnce = match_.state(), inTwo = match_.state();
    EventList heard, expected;
    const bool refused = apply(atOnce, m, &heard).has_value();
    const bool passed = !apply(inTwo, Pass{}, &expected);
    const bool follows = passed && inTwo.turn.phase == DecisionKind::PlaceTile && !apply(inTwo, m, &expected);
    const std::string what = slow::words(m, match_.state().setting->tiles) + " in the figure phase ";
    if (refused == follows)
        return what + (refused ? "is refused, and may follow a pass" : "is accepted, and may not follow a pass");
    if (refused && !heard.events.empty()) return what + "is refused and reports something";
    if (const auto wrong = slow::sameState(atOnce, refused ? match_.state() : inTwo); !wrong.empty())
        return what + "ends elsewhere: " + wrong;
    const auto same = [&](const Event &a, const Event &b) {
        return a.rules == b.rules && slow::words(a, atOnce.setting->tiles) == slow::words(b, atOnce.setting->tiles);
    };
    return refused || std::ranges::equal(heard.events, expected.events, same)
               ? std::string()
               : what + "reports something else than a pass and the move";
}

/// Moves of modules at any time and place, so that their refusals are seen: which rules refuse.
void ModuleGame::tryUntimely() {
    State &s = scratch();
    const auto attempt = [&](const SpecialMove &move) {
        if (const auto refused = apply(s, move))
            ++tally_.refusedBy[std::string(refused->rule)];
        else
            s = match_.state();
    };
    for (const Expansion *e : expansionList()) {
        for (const std::string_view word : e->moveWords()) {
            const auto &tiles = s.board.laidTiles();
            const LaidTile at = tiles[dice_.below(tiles.size())];
            const auto parts = s.setting->tiles.tile(at.tile).parts.size();
            attempt({.word = word,
                     .at = at.at,
                     .on = static_cast<PartIndex>(dice_.below(parts)),
                     .number = dice_.between(0, 8)});
            // Into a bathhouse: what no move of a module may do.
            if (s.bathhouses.empty()) continue;
            const BathhouseState &bath = s.bathhouses[dice_.below(s.bathhouses.size())];
            attempt({.word = word, .at = s.position(bath), .on = kBathhousePart, .number = dice_.between(1, 3)});
        }
    }
}

} // namespace bathhouse::test
