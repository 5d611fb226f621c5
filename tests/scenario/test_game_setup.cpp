// SPDX-License-Identifier: MIT
#include "scenario/check.h"
#include "scenario/game_setup.h"
#include "scenario/reader.h"
#include "scenario/writer.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace bathhouse::scenario;

namespace {

GameSetup setUp(int players, std::uint64_t seed, const std::vector<std::string> &expansions = {}) {
    return setUpGame(players, expansions, seed, TileLibrary::shipped());
}

bool isBathhouse(const std::string &id) { return id.starts_with("barber-surgeons/"); }

}  // namespace

class TestGameSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Two players 4, three 5, four or more 6; one player as two, which is ours.
    void soManyPlayersUseSoManyBathhouses() {
        const std::map<int, std::size_t> right{{1, 4}, {2, 4}, {3, 5}, {4, 6}, {5, 6}, {6, 6}, {7, 6}};
        for (const auto &[players, tiles] : right) {
            QCOMPARE(static_cast<std::size_t>(bathhouseTilesFor(players)), tiles);
            const GameSetup setup = setUp(players, 7);
            QCOMPARE(setup.drawn.size(), tiles);
            QCOMPARE(setup.boxed.size(), 6 - tiles);
            std::set<std::string> all(setup.drawn.begin(), setup.drawn.end());
            all.insert(setup.boxed.begin(), setup.boxed.end());
            QCOMPARE(all.size(), std::size_t(6));
        }
    }

    /// 72 land tiles, one of which lies face up, and the bathhouses drawn.
    void thePileHoldsEveryOtherLandTile() {
        for (const int players : {2, 3, 4}) {
            const GameSetup setup = setUp(players, 11);
            QCOMPARE(setup.start, std::string("base/D"));
            QCOMPARE(setup.pile.size(), 71 + setup.drawn.size());
            std::map<std::string, int> counts;
            for (const std::string &id : setup.pile) ++counts[id];
            for (const bathhouse::rules::Tile &tile : TileLibrary::shipped().tiles()) {
                if (isBathhouse(tile.id)) {
                    const bool drawn = std::ranges::find(setup.drawn, tile.id) != setup.drawn.end();
                    QCOMPARE(counts[tile.id], drawn ? 1 : 0);
                } else {
                    const int inTheBox = tile.set() == "base" ? tile.count : 0;
                    QCOMPARE(counts[tile.id], tile.id == "base/D" ? 3 : inTheBox);
                }
            }
        }
    }

    void theSameSeedGivesTheSamePile() {
        QCOMPARE(setUp(3, 42).pile, setUp(3, 42).pile);
        QCOMPARE(setUp(3, 42).drawn, setUp(3, 42).drawn);
        QVERIFY(setUp(3, 42).pile != setUp(3, 43).pile);
    }

    /// Each of the six is among the 4 drawn in 2 of 3 games: 2000 of 3000, give or take 26 (the standard deviation).
    void eachBathhouseIsEquallyLikely() {
        std::map<std::string, int> drawn;
        for (std::uint64_t seed = 0; seed < 3000; ++seed)
            for (const std::string &id : setUp(2, seed).drawn) ++drawn[id];
        QCOMPARE(drawn.size(), std::size_t(6));
        for (const auto &[id, times] : drawn) QVERIFY2(std::abs(times - 2000) < 4 * 26, id.c_str());
    }

    /// Places 0 to 74 of the pile: 37 on average. 12,000 places spread by 21.6 each: the average is off by 0.2.
    void bathhousesComeAtAnyTime() {
        double sum = 0;
        int count = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const GameSetup setup = setUp(2, seed);
            for (std::size_t i = 0; i < setup.pile.size(); ++i) {
                if (!isBathhouse(setup.pile[i])) continue;
                sum += static_cast<double>(i);
                ++count;
            }
        }
        QCOMPARE(count, 12000);
        QVERIFY(std::abs(sum / count - 37) < 0.8);
    }

    void theScenarioPassesTheCheck() {
        for (int players = 1; players <= 6; ++players) {
            const GameSetup setup = setUp(players, 5, {"abbot", "inns-and-cathedrals"});
            const Scenario scenario = scenarioOf(setup);
            const ReadResult read = readScenario(writeScenario(scenario), TileLibrary::shipped());
            QVERIFY2(read.ok(), read.problems.empty() ? "" : read.problems.front().text().c_str());
            QCOMPARE(read.scenario->draw, setup.pile);
            QCOMPARE(static_cast<int>(read.scenario->players.size()), players);
            const CheckResult checked = check(*read.scenario, TileLibrary::shipped());
            QVERIFY(checked.halts.empty() && checked.mismatches.empty());
            const Run run = play(scenario, TileLibrary::shipped());
            QVERIFY(run.hand() && run.table.setting->tiles.tile(*run.hand()).id == setup.pile.front());
        }
    }

    void theBarberSurgeonsAreAlwaysOn() {
        QCOMPARE(setUp(2, 1).expansions, std::vector<std::string>{"barber-surgeons"});
        QCOMPARE(setUp(2, 1, {"abbot"}).expansions, (std::vector<std::string>{"barber-surgeons", "abbot"}));
    }
};

QTEST_GUILESS_MAIN(TestGameSetup)
#include "test_game_setup.moc"
