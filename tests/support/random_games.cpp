// SPDX-License-Identifier: MIT
#include "support/random_games.h"

#include "scenario/tile_library.h"
#include "support/desk.h"
#include "support/dice.h"
#include "support/random_moves.h"
#include "support/slow_words.h"

#include <algorithm>
#include <cstdlib>

namespace bathhouse::test {

namespace {

using rules::Move;

/// The tiles of a random game, with its table.
struct Deal {
    std::shared_ptr<const rules::Setting> setting;
    std::vector<rules::TileId> bag;
};

const rules::TileTable &wholeTable() {
    static const rules::TileTable table = tableWith(oddTiles());
    return table;
}

std::vector<std::string> randomModules(Dice &dice) {
    std::vector<std::string> modules;
    if (dice.chance(85)) modules.emplace_back("barber-surgeons");
    if (dice.chance(60)) modules.emplace_back("abbot");
    if (dice.chance(60)) modules.emplace_back("inns-and-cathedrals");
    return modules;
}

Deal deal(Dice &dice) {
    Deal d;
    const auto modules = randomModules(dice);
    rules::Options options;
    if (dice.chance(50)) options.freeRetrieval = rules::FreeRetrieval::Claim;
    if (dice.chance(50)) options.scoreFloor = rules::ScoreFloor::Zero;
    if (dice.chance(50)) options.buyBacks = rules::BuyBacks::One;
    d.setting = rules::Setting::make(wholeTable(), modules, options, dice.between(2, 6));
    const bool withBathhouses = std::find(modules.begin(), modules.end(), "barber-surgeons") != modules.end();
    const int copiesOfBathhouses = dice.between(1, 2);
    for (std::size_t i = 0; i < wholeTable().size(); ++i) {
        const auto id = static_cast<rules::TileId>(i);
        const std::string_view set = wholeTable().tile(id).set();
        // The tiles of modules that are played here alone: games are as they were before there were others.
        int copies = set == "base" ? wholeTable().tile(id).count : 0;
        if (set == "barber-surgeons") copies = withBathhouses ? copiesOfBathhouses : 0;
        if (set == "odd") copies = dice.chance(40) ? 1 : 0;
        d.bag.insert(d.bag.end(), static_cast<std::size_t>(copies), id);
    }
    dice.shuffle(d.bag);
    if (dice.chance(60)) d.bag.resize(static_cast<std::size_t>(dice.between(20, 60)));
    return d;
}

/// Where the first tile lies: mostly in the middle, sometimes at the rim of the map.
rules::Position randomStart(Dice &dice) {
    if (dice.chance(90)) return {0, 0};
    const auto rim = [&] {
        return dice.chance(50) ? rules::kMaxCoordinate - dice.between(0, 2) : -rules::kMaxCoordinate;
    };
    return {rim(), dice.chance(50) ? rim() : 0};
}

/// The same position as if an author had set it up: tiles laid in any order, the turn starting anew.
rules::State setUpAgain(const rules::State &s, Dice &dice) {
    rules::State fresh(s.setting);
    std::vector<rules::LaidTile> laid(s.board.laidTiles().begin(), s.board.laidTiles().end());
    dice.shuffle(laid);
    for (const rules::LaidTile &l : laid) fresh.lay(l.tile, l.at, l.rotation);
    for (const rules::FigureAt &f : s.figuresInOrder())
        fresh.put(f.player, f.figure, *fresh.board.at(f.where.at), f.where.part);
    for (int p = 0; p < s.setting->players; ++p) {
        const auto i = static_cast<std::size_t>(p);
        fresh.players[i] = s.players[i];
        fresh.players[i].score += dice.between(-6, 6);
    }
    fresh.turn.active = static_cast<rules::PlayerId>(dice.below(static_cast<std::size_t>(s.setting->players)));
    return fresh;
}

class RandomGame {
public:
    RandomGame(std::uint64_t seed, Tally &tally)
        : dice_(seed), tally_(tally), deal_(deal(dice_)), match_(firstState()) {
        if (hasBag()) draw();
    }

    std::string run() {
        while (decision() != rules::DecisionKind::GameOver) {
            if (auto wrong = checkAround(); !wrong.empty()) return wrong;
            if (auto wrong = oneMove(); !wrong.empty()) return wrong;
        }
        return checkAround();
    }

    std::string show(const std::function<std::string(const rules::State &)> &watch) {
        while (decision() != rules::DecisionKind::GameOver) {
            if (auto wrong = watch(match_.state()); !wrong.empty()) return wrong;
            legal_ = match_.legal(hand_);
            if (auto wrong = oneMove(); !wrong.empty()) return wrong;
        }
        return watch(match_.state());
    }

private:
    rules::State firstState() {
        rules::State s = freshState(deal_.setting);
        s.turn.active = static_cast<rules::PlayerId>(dice_.below(static_cast<std::size_t>(deal_.setting->players)));
        if (dice_.chance(85))
            s.lay(*deal_.setting->tiles.find("base/D"), randomStart(dice_),
                  static_cast<rules::Rotation>(dice_.below(4)));
        if (dice_.chance(30))
            for (auto &p : s.players) p.score = dice_.between(0, 20);
        return s;
    }
    bool hasBag() const { return !deal_.bag.empty(); }
    void draw() {
        hand_.reset();
        if (!hasBag()) return;
        hand_ = deal_.bag.back();
        deal_.bag.pop_back();
    }
    rules::DecisionKind decision() const { return match_.state().turn.phase; }

    /// The position, the listed moves, a hundred unlisted ones of the open kinds and some of other kinds.
    std::string checkAround() {
        if (auto wrong = match_.checkPosition(hand_); !wrong.empty()) return wrong;
        legal_ = match_.legal(hand_);
        if (auto wrong = match_.checkAccepted(legal_); !wrong.empty()) return wrong;
        tally_.accepted += static_cast<int>(legal_.size());
        const auto unlisted = unlistedMoves(match_.slowGame(), *deal_.setting, hand_, dice_, 100);
        if (auto wrong = match_.checkRefused(unlisted); !wrong.empty()) return wrong;
        tally_.refused += static_cast<int>(unlisted.size());
        return checkUntimely();
    }

    std::string checkUntimely() {
        std::vector<Move> refused;
        for (const Move &m : untimelyMoves(match_.slowGame(), *deal_.setting, hand_, dice_)) {
            if (const auto rule = match_.slowGame().refusal(m)) {
                ++tally_.refusedBy[std::string(*rule)];
                refused.push_back(m);
            } else {
                Match copy = match_;
                if (auto wrong = copy.play(m); !wrong.empty()) return "closing what comes before: " + wrong;
            }
        }
        return match_.checkRefused(refused);
    }

    std::string oneMove() {
        if (decision() == rules::DecisionKind::PlaceTile && dice_.chance(1) && hand_) {
            match_ = Match(setUpAgain(match_.state(), dice_));
            return {};
        }
        const Move m = chooseMove(match_, legal_, hand_, dice_);
        if (auto wrong = match_.play(m); !wrong.empty()) return wrong;
        ++tally_.moves;
        for (const rules::Event &e : match_.events())
            for (const rules::RuleId r : e.rules) ++tally_.rules[std::string(r)];
        const bool handUsed = std::holds_alternative<rules::Discard>(m) || std::holds_alternative<rules::Place>(m);
        if (handUsed && !match_.events().empty()) draw();
        return {};
    }

    Dice dice_;
    Tally &tally_;
    Deal deal_;
    Match match_;
    std::optional<rules::TileId> hand_;
    std::vector<Move> legal_;
};

}  // namespace

std::string playRandomGame(std::uint64_t seed, Tally &tally) {
    ++tally.games;
    const auto wrong = RandomGame(seed, tally).run();
    return wrong.empty() ? wrong : "game " + std::to_string(seed) + ": " + wrong;
}

std::string watchRandomGame(std::uint64_t seed, const std::function<std::string(const rules::State &)> &watch) {
    Tally tally;
    const auto wrong = RandomGame(seed, tally).show(watch);
    return wrong.empty() ? wrong : "game " + std::to_string(seed) + ": " + wrong;
}

std::string playRandomGames(std::uint64_t first, int count, Tally &tally) {
    const char *longer = std::getenv("BATHHOUSE_LONG");
    const bool tenfold = longer && std::string_view(longer) == "1";
    const std::uint64_t from = tenfold ? 1'000'000 + first * 10 : first;
    const int games = tenfold ? count * 10 : count;
    for (int i = 0; i < games; ++i)
        if (auto wrong = playRandomGame(from + static_cast<std::uint64_t>(i), tally); !wrong.empty()) return wrong;
    return {};
}

}  // namespace bathhouse::test
