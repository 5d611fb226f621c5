// SPDX-License-Identifier: MIT
#include "support/desk.h"
#include "support/random_moves.h"
#include "support/tiles.h"
#include "tutor/guests_by_trace.h"
#include "tutor/why/why.h"

#include <QTest>

#include <cstdlib>

using namespace bathhouse;
using namespace bathhouse::test;
using rules::Move;
using rules::PlayerId;
using tutor::Story;

namespace {

bool isLong() {
    const char *longer = std::getenv("BATHHOUSE_LONG");
    return longer && std::string_view(longer) == "1";
}

/// What the games have shown.
struct Seen {
    int illegal = 0;
    int guests = 0;
    int withGuests = 0;  ///< positions
    int bonuses = 0;
    std::map<tutor::FreeWay, int> ways;
    std::set<std::string> refusedBy;
};

/// A random game with random options, kept as a run.
class KeptGame {
public:
    KeptGame(std::uint64_t seed, Seen &seen)
        : dice_(seed), seen_(seen), run_(firstPosition()), match_(run_.start), trace_(run_.start) {}

    /// "" or what is wrong.
    std::string play() {
        while (run_.last().turn.phase != rules::DecisionKind::GameOver) {
            if (!hand_ && !bag_.empty()) draw();
            if (dice_.chance(40))
                if (auto wrong = tryIllegal(); !wrong.empty()) return wrong;
            if (auto wrong = oneMove(); !wrong.empty()) return wrong;
            if (auto wrong = wrongGuest(Story(run_), trace_); !wrong.empty()) return wrong;
            if (auto wrong = wrongBonus(); !wrong.empty()) return wrong;
            seen_.withGuests += !trace_.guests().empty();
            for (const auto &[at, way] : trace_.guests()) {
                ++seen_.guests;
                ++seen_.ways[way];
            }
        }
        return points();
    }

private:
    scenario::Run firstPosition() {
        rules::Options options;
        if (dice_.chance(50)) options.freeRetrieval = rules::FreeRetrieval::Claim;
        if (dice_.chance(50)) options.scoreFloor = rules::ScoreFloor::Zero;
        if (dice_.chance(50)) options.buyBacks = rules::BuyBacks::One;
        const rules::TileTable tiles = tableWith(oddTiles());
        scenario::Table table{rules::Setting::make(tiles, {"barber-surgeons", "abbot", "inns-and-cathedrals"}, options,
                                                   dice_.between(2, 4)),
                              {"Red", "Blue", "Green", "Yellow"},
                              {"red", "blue", "green", "yellow"}};
        table.players.resize(static_cast<std::size_t>(table.setting->players));
        table.colours.resize(table.players.size());
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const auto id = static_cast<rules::TileId>(i);
            const bool bathhouse = tiles.tile(id).set() == "barber-surgeons";
            const int copies = bathhouse ? 2 : tiles.tile(id).set() == "base" ? tiles.tile(id).count : 0;
            bag_.insert(bag_.end(), static_cast<std::size_t>(copies), id);
        }
        dice_.shuffle(bag_);
        bag_.resize(static_cast<std::size_t>(dice_.between(25, 60)));
        rules::State start = freshState(table.setting);
        start.lay(*tiles.find("base/D"), {0, 0}, rules::Rotation::None);
        return {table, start, {}, {}, std::nullopt, {}};
    }

    void draw() {
        hand_ = bag_.back();
        bag_.pop_back();
        run_.draw = {run_.start.setting->tiles.tile(*hand_).id};
    }

    std::string oneMove() {
        const Move move = chooseMove(match_, match_.legal(hand_), hand_, dice_);
        const scenario::MoveEntry entry = scenario::entryFor(move, run_.last(), run_.table);
        const PlayerId active = run_.last().turn.active;
        if (auto wrong = match_.play(move); !wrong.empty()) return wrong;
        const bool refused = match_.events().empty() && !std::holds_alternative<rules::Pass>(move);
        run_.steps.push_back({entry, move, active, match_.events(), std::nullopt, match_.state()});
        trace_.follow(run_.steps.back());
        const bool takesTile =
            std::holds_alternative<rules::Place>(move) || std::holds_alternative<rules::Discard>(move);
        if (takesTile && !refused) hand_.reset();
        return {};
    }

    /// The rule of "why not" is the one that the slow rules name.
    std::string tryIllegal() {
        for (const Move &move : unlistedMoves(match_.slowGame(), *run_.start.setting, hand_, dice_, 4)) {
            const auto expected = match_.slowGame().refusal(move);
            if (!expected) continue;
            const auto answer = tutor::whyNot(scenario::entryFor(move, run_.last(), run_.table), Story(run_), run_.draw,
                                              hand_ ? 0 : 1, "en");
            const auto *found = std::get_if<tutor::WhyNot>(&answer);
            if (!found) continue;
            if (!found->refused || found->refused->rule != *expected || found->reason.rules != std::vector{*expected})
                return "expected " + std::string(*expected) + ": " + found->reason.sentence;
            ++seen_.illegal;
            seen_.refusedBy.emplace(*expected);
        }
        return {};
    }

    /// "Why no bonus?" for everything that the last move scored: the rule that the slow map names.
    std::string wrongBonus() {
        for (const rules::Event &event : run_.steps.back().events) {
            const auto *e = std::get_if<rules::FeatureScored>(&event.what);
            if (!e || e->when == rules::Scoring::Withdrawn) continue;
            const slow::Feature &feature = match_.slowGame().map().feature({e->feature.at, e->feature.part});
            const bool roadOrCity = e->kind == rules::PartKind::Road || e->kind == rules::PartKind::City;
            const std::string_view expected = !roadOrCity                        ? "bonus-not-monastery-field"
                                              : !feature.flags.empty()           ? flagRule(*e)
                                              : e->kind == rules::PartKind::City ? "bonus-city"
                                                                                 : "bonus-road";
            const auto answer = tutor::why(tutor::AboutNoBonus{e->feature}, Story(run_), "en");
            if (std::ranges::find(answer.rules, expected) == answer.rules.end())
                return "no bonus: expected " + std::string(expected) + ": " + answer.sentence;
            ++seen_.bonuses;
        }
        return {};
    }
    static std::string_view flagRule(const rules::FeatureScored &e) {
        return e.when == rules::Scoring::Final ? "bonus-not-final" : "bonus-to-majority";
    }

    std::string points() const {
        for (std::size_t p = 0; p < run_.table.players.size(); ++p) {
            const auto reason =
                tutor::why(tutor::AboutPoints{PlayerId{static_cast<std::uint8_t>(p)}}, Story(run_), "en");
            const int change = run_.last().players[p].score - run_.start.players[p].score;
            if (tutor::sumOfLeaves(reason) != run_.last().players[p].score)
                return run_.table.players[p] + " changed by " + std::to_string(change) + ", told otherwise";
        }
        return {};
    }

    Dice dice_;
    Seen &seen_;
    std::vector<rules::TileId> bag_;
    scenario::Run run_;
    Match match_;
    GuestsByTrace trace_;
    std::optional<rules::TileId> hand_;
};

} // namespace

class TestWhyGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomGamesAreToldRightly() {
        Seen seen;
        const std::uint64_t games = isLong() ? 5000 : 500;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            const std::string wrong = KeptGame(seed, seen).play();
            QVERIFY2(wrong.empty(), ("game " + std::to_string(seed) + ": " + wrong).c_str());
        }
        qInfo("%d illegal moves of %zu rules, %d answers about guests of %zu kinds in %d positions, %d about bonuses",
              seen.illegal, seen.refusedBy.size(), seen.guests, seen.ways.size(), seen.withGuests, seen.bonuses);
        QVERIFY(seen.illegal >= 5000);
        QVERIFY(seen.withGuests >= 200);
        QVERIFY(seen.bonuses >= 1000);
        QVERIFY(seen.ways.size() >= 6);
        QVERIFY(seen.refusedBy.size() >= 10);
    }
};

QTEST_APPLESS_MAIN(TestWhyGames)
#include "test_why_games.moc"
