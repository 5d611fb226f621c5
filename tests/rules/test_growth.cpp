// SPDX-License-Identifier: MIT
#include "support/positions.h"

#include <QTest>

#include <chrono>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// What a move and a tile cost on a large map. Positions: tests/support/positions.h.
class TestGrowth : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theIslandsMovesAreAcceptedBesideAnyMap_data() { sizes(); }
    void theIslandsMovesAreAcceptedBesideAnyMap();
    void aMoveCostsTheSameOnAMapOfFiveThousandTiles();
    void aTileTakesTheSameMemoryOnALargeMap();

private:
    static void sizes() {
        QTest::addColumn<int>("tiles");
        for (const int tiles : {72, 1000, 5000}) QTest::addRow("%d", tiles) << tiles;
    }
};

namespace {

using Clock = std::chrono::steady_clock;

/// The quickest eight turns of a long road, each turn a tile and no figure, in nanoseconds. What else the machine does makes
/// some of them slower, never faster.
double bestOfEightTurns(const State &map, const std::vector<Move> &moves) {
    State s = map;
    double best = 1e12;
    for (std::size_t i = 0; i < 2; ++i) apply(s, moves[i]);
    for (std::size_t i = 2; i + 16 < moves.size() - 5; i += 16) {
        const auto begin = Clock::now();
        bool refused = false;
        for (std::size_t move = i; move < i + 16; ++move) refused = apply(s, moves[move]).has_value() || refused;
        if (refused) return 0;
        best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - begin).count());
    }
    return best;
}

/// The quickest scoring with a visit, the state taken back each time.
double bestVisit(State s, const std::vector<Move> &moves) {
    for (std::size_t i = 0; i + 4 < moves.size(); ++i) apply(s, moves[i]);
    const Standing before = s;
    double best = 1e12;
    for (int round = 0; round < 200; ++round) {
        const auto begin = Clock::now();
        for (int i = 0; i < 20; ++i) {
            apply(s, moves[moves.size() - 4]);
            s.restore(before);
        }
        best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - begin).count() / 20);
    }
    return best;
}

}  // namespace

void TestGrowth::theIslandsMovesAreAcceptedBesideAnyMap() {
    QFETCH(int, tiles);
    State s = largeMap(static_cast<std::size_t>(tiles), 7);
    QCOMPARE(s.board.size(), static_cast<std::size_t>(tiles));
    const Island island(s);
    const int before = s.players[0].score;
    for (const Move &move : island.moves()) {
        const auto refused = apply(s, move);
        QVERIFY2(!refused, refused ? std::string(refused->rule).c_str() : "");
    }
    // A road of eleven tiles with flag 5; the guest is bought back for 5.
    QCOMPARE(s.players[0].score, before + 11 + 5 - 5);
}

void TestGrowth::aMoveCostsTheSameOnAMapOfFiveThousandTiles() {
    State small = largeMap(72, 7);
    const Island besideSmall(small, 96);
    State large = largeMap(5000, 7);
    const Island besideLarge(large, 96);
    double turns72 = 1e12, turns5000 = 1e12, visit72 = 1e12, visit5000 = 1e12;
    for (int round = 0; round < 20; ++round) {
        turns72 = std::min(turns72, bestOfEightTurns(small, besideSmall.moves()));
        turns5000 = std::min(turns5000, bestOfEightTurns(large, besideLarge.moves()));
        visit72 = std::min(visit72, bestVisit(small, besideSmall.moves()));
        visit5000 = std::min(visit5000, bestVisit(large, besideLarge.moves()));
    }
    qInfo("eight turns: %.0f ns at 72 tiles, %.0f ns at 5000, ratio %.2f", turns72, turns5000, turns5000 / turns72);
    qInfo("scoring and visit: %.0f ns at 72 tiles, %.0f ns at 5000, ratio %.2f", visit72, visit5000, visit5000 / visit72);
    QVERIFY(turns72 > 0 && turns5000 > 0);
    QVERIFY(turns5000 <= 1.3 * turns72);
    QVERIFY(visit5000 <= 1.3 * visit72);
}

void TestGrowth::aTileTakesTheSameMemoryOnALargeMap() {
#if defined(__GLIBC__)
    const auto bytesPerTile = [](std::size_t tiles) {
        const State map = largeMap(tiles, 7);
        const std::size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
        const State copy = map;
        return static_cast<double>(mallinfo2().uordblks + mallinfo2().hblkhd - before) / static_cast<double>(copy.board.size());
    };
    const double at500 = bytesPerTile(500);
    const double at5000 = bytesPerTile(5000);
    qInfo("bytes a tile: %.0f at 500 tiles, %.0f at 5000", at500, at5000);
    QVERIFY(at5000 < 1.3 * at500);
    QVERIFY(at5000 < 500);
#else
    QWARN("memory is only counted with the GNU C library");
#endif
}

QTEST_APPLESS_MAIN(TestGrowth)
#include "test_growth.moc"
