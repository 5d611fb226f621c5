// SPDX-License-Identifier: MIT
#include "rules/outcomes.h"
#include "scenario/check.h"
#include "scenario/reader.h"
#include "scenario/resource_file.h"
#include "scenario/run.h"
#include "scenario/tile_library.h"
#include "scenario/writer.h"
#include "support/positions.h"

#include <QDirIterator>
#include <QFileInfo>

#include <benchmark/benchmark.h>

#include <chrono>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

const TileLibrary &tiles() { return TileLibrary::shipped(); }

/// The largest lesson.
const std::string &lesson() {
    static const std::string text = [] {
        QDirIterator files(QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios"), {QStringLiteral("*.bathhouse.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        std::string largest;
        while (files.hasNext()) {
            const auto bytes = readWholeFile(files.next().toStdString(), 16u << 20);
            if (bytes && bytes->size() > largest.size()) largest = *bytes;
        }
        return largest;
    }();
    return text;
}

/// A map of so many tiles as a scenario.
Scenario mapOf(std::size_t count) {
    const rules::State s = test::largeMap(count, 7);
    Scenario scenario = *readScenario(R"({"format": "bathhouse-scenario/1", "players": [{"name": "Red"}, {"name": "Blue"}]})", tiles()).scenario;
    for (const rules::LaidTile &laid : s.board.laidTiles())
        scenario.board.push_back({s.board.tiles().tile(laid.tile).id, laid.at, laid.rotation});
    return scenario;
}

std::string mapText(benchmark::State &bench) { return writeScenario(mapOf(static_cast<std::size_t>(bench.range(0)))); }

void readAndValidateALesson(benchmark::State &bench) {
    for (auto _ : bench) benchmark::DoNotOptimize(readScenario(lesson(), tiles()));
    bench.counters["bytes"] = static_cast<double>(lesson().size());
}
BENCHMARK(readAndValidateALesson)->Unit(benchmark::kMicrosecond);

void playAndCompareALesson(benchmark::State &bench) {
    const Scenario scenario = *readScenario(lesson(), tiles()).scenario;
    for (auto _ : bench) benchmark::DoNotOptimize(check(scenario, tiles()));
}
BENCHMARK(playAndCompareALesson)->Unit(benchmark::kMicrosecond);

/// The turn of a lesson whose outcomes take longest, with and without figures: that one is timed.
void slowestOutcomesOfALesson(benchmark::State &bench) {
    const bool figures = bench.range(0) != 0;
    std::optional<rules::State> slowest;
    double longest = 0;
    int turns = 0;
    QDirIterator files(QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios"), {QStringLiteral("*.bathhouse.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const ReadResult read = readScenarioFile(files.next().toStdString(), tiles());
        if (!read.ok()) continue;
        for (const Step &step : play(*read.scenario, tiles()).steps) {
            if (step.state.turn.phase == rules::DecisionKind::PlaceTile || step.state.turn.phase == rules::DecisionKind::GameOver) continue;
            ++turns;
            double best = 1e9;
            for (int round = 0; round < 5; ++round) {
                const auto begin = std::chrono::steady_clock::now();
                benchmark::DoNotOptimize(rules::outcomes(step.state, figures));
                best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
            }
            if (best <= longest) continue;
            longest = best;
            slowest = step.state;
        }
    }
    std::size_t results = 0;
    for (auto _ : bench) results = rules::outcomes(*slowest, figures).size();
    bench.counters["results"] = static_cast<double>(results);
    bench.counters["turns"] = turns;
}
BENCHMARK(slowestOutcomesOfALesson)->ArgName("figures")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

void readAndValidateAMap(benchmark::State &bench) {
    const std::string text = mapText(bench);
    for (auto _ : bench) benchmark::DoNotOptimize(readScenario(text, tiles()));
}
BENCHMARK(readAndValidateAMap)->Arg(72)->Arg(5000)->Unit(benchmark::kMillisecond);

void writeAMap(benchmark::State &bench) {
    const Scenario scenario = mapOf(static_cast<std::size_t>(bench.range(0)));
    for (auto _ : bench) benchmark::DoNotOptimize(writeScenario(scenario));
}
BENCHMARK(writeAMap)->Arg(72)->Arg(5000)->Unit(benchmark::kMillisecond);

} // namespace
