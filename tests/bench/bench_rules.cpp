// SPDX-License-Identifier: MIT
#include "rules/outcomes.h"
#include "support/positions.h"

#include <benchmark/benchmark.h>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

namespace {

/// 36 tiles whose number of places is nearest to that of the compared engines: 536.
const State &positionWith36Tiles() {
    static const State state = [] {
        std::optional<State> best;
        int off = 1000;
        for (std::uint64_t seed = 1; seed <= 400 && off > 0; ++seed) {
            State s = emptyMap(36, seed);
            int places = 0;
            for (std::size_t t = 0; t < s.board.tiles().size(); ++t) {
                const TileId tile{static_cast<std::uint16_t>(t)};
                if (s.board.tiles().bathhousePart(tile) || s.board.tiles().tile(tile).id.ends_with("g")) continue;
                s.board.forEachPlace(tile, [&](Position, Rotation) { ++places; });
            }
            if (std::abs(places - 536) >= off) continue;
            off = std::abs(places - 536);
            best = s;
        }
        return *best;
    }();
    return state;
}

/// The 24 kinds of the base game; its garden tiles are the same shapes again.
const std::vector<TileId> &baseKinds() {
    static const std::vector<TileId> kinds = [] {
        std::vector<TileId> found;
        const TileTable &tiles = positionWith36Tiles().board.tiles();
        for (std::size_t t = 0; t < tiles.size(); ++t) {
            const TileId id{static_cast<std::uint16_t>(t)};
            if (!tiles.bathhousePart(id) && !tiles.tile(id).id.ends_with("g")) found.push_back(id);
        }
        return found;
    }();
    return kinds;
}

/// All places of all kinds of tiles, every rotation that fits counted, also those that look the same.
void placesOfAllTiles(benchmark::State &bench) {
    const Board &board = positionWith36Tiles().board;
    std::int64_t places = 0;
    for (auto _ : bench) {
        places = 0;
        for (const TileId tile : baseKinds())
            board.forEachPlace(tile, [&](Position at, Rotation r) {
                benchmark::DoNotOptimize(at);
                benchmark::DoNotOptimize(r);
                ++places;
            });
    }
    bench.counters["places"] = static_cast<double>(places);
    bench.counters["kinds"] = static_cast<double>(baseKinds().size());
}
BENCHMARK(placesOfAllTiles)->Unit(benchmark::kMicrosecond);

/// The same with every meeple that may then be put: none, or on one of the parts whose feature would be free.
void placesAndMeeplesOfAllTiles(benchmark::State &bench) {
    const State &s = positionWith36Tiles();
    const PartKinds allowed = s.setting->traits(kMeeple).goesOn;
    std::int64_t actions = 0;
    for (auto _ : bench) {
        actions = 0;
        for (const TileId tile : baseKinds()) {
            const auto parts = s.board.tiles().parts(tile);
            PartMask usual = 0;
            for (std::size_t i = 0; i < parts.size(); ++i) usual |= (allowed & bit(parts[i].kind)) ? 1u << i : 0u;
            s.board.forEachPlace(tile, [&](Position at, Rotation r) {
                ++actions;
                for (PartMask left = s.board.freeParts(tile, at, r) & usual; left != 0; left &= left - 1) {
                    benchmark::DoNotOptimize(left);
                    ++actions;
                }
            });
        }
    }
    bench.counters["actions"] = static_cast<double>(actions);
}
BENCHMARK(placesAndMeeplesOfAllTiles)->Unit(benchmark::kMicrosecond);

/// The list of legal moves of one tile as the command line and the window ask for it, sorted.
void legalMovesOfOneTile(benchmark::State &bench) {
    const State &s = positionWith36Tiles();
    for (auto _ : bench) benchmark::DoNotOptimize(legalMoves(s, baseKinds()[20]));
}
BENCHMARK(legalMovesOfOneTile)->Unit(benchmark::kMicrosecond);

/// A turn without a figure on a road beside a map of so many tiles, over and over: the place move and the pass.
void aTurn(benchmark::State &bench) {
    constexpr int kTurns = 64;
    const State map = largeMap(static_cast<std::size_t>(bench.range(0)), 7);
    State s = map;
    const Island island(s, kTurns);
    const State start = s;
    std::size_t next = 0;
    for (auto _ : bench) {
        if (next == 0) {
            bench.PauseTiming();
            s = start;
            for (std::size_t i = 0; i < 2; ++i) apply(s, island.moves()[i]);
            bench.ResumeTiming();
            next = 2;
        }
        apply(s, island.moves()[next]);
        apply(s, island.moves()[next + 1]);
        next = (next + 2) % (2 * kTurns);
    }
}
BENCHMARK(aTurn)->Arg(72)->Arg(5000)->Unit(benchmark::kNanosecond);

/// One move of the figure phase, and the way back.
void applyingAndTakingBack(benchmark::State &bench, std::size_t which) {
    State s = largeMap(static_cast<std::size_t>(bench.range(0)), 7);
    const Island island(s);
    for (std::size_t i = 0; i < which; ++i) apply(s, island.moves()[i]);
    const Standing before = s;
    for (auto _ : bench) {
        apply(s, island.moves()[which]);
        s.restore(before);
    }
}
BENCHMARK_CAPTURE(applyingAndTakingBack, meeple, 1)->Arg(72)->Arg(5000)->Unit(benchmark::kNanosecond);
BENCHMARK_CAPTURE(applyingAndTakingBack, pass, 3)->Arg(72)->Arg(5000)->Unit(benchmark::kNanosecond);
BENCHMARK_CAPTURE(applyingAndTakingBack, passScoreAndBathe, 19)->Arg(72)->Arg(5000)->Unit(benchmark::kNanosecond);
BENCHMARK_CAPTURE(applyingAndTakingBack, buyBack, 21)->Arg(72)->Arg(5000)->Unit(benchmark::kNanosecond);

void copyingAPosition(benchmark::State &bench) {
    const State map = largeMap(static_cast<std::size_t>(bench.range(0)), 7);
    for (auto _ : bench) {
        State s = map;
        benchmark::DoNotOptimize(s);
    }
}
BENCHMARK(copyingAPosition)->Arg(72)->Arg(5000)->Unit(benchmark::kMicrosecond);

void largestOutcomes(benchmark::State &bench) {
    const Desk d = largestTurn();
    std::size_t results = 0;
    for (auto _ : bench) results = outcomes(d.state(), false).size();
    bench.counters["results"] = static_cast<double>(results);
}
BENCHMARK(largestOutcomes)->Unit(benchmark::kMillisecond);

} // namespace
