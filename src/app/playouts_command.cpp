// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "rules/playout.h"
#include "scenario/game_setup.h"
#include "scenario/json.h"
#include "scenario/tile_library.h"
#include "scenario/writer.h"

#include <array>
#include <charconv>
#include <chrono>

namespace bathhouse::app {

namespace {

using namespace rules;

/// What was asked for, and what came out.
struct Request {
    int games = 0;
    std::uint64_t seed = 1;
    int players = 2;
    bool bathhouses = false;
};
struct Report {
    double seconds = 0;
    std::int64_t moves = 0;
    std::array<std::int64_t, kMaxPlayers> scores{};
    std::uint64_t checksum = 0xCBF29CE484222325u;
};

/// FNV-1a over the final scores, four bytes each, least first: the same on every machine.
void addToChecksum(std::uint64_t &checksum, int score) {
    for (int byte = 0; byte < 4; ++byte) {
        checksum ^= static_cast<std::uint32_t>(score) >> (8 * byte) & 0xFFu;
        checksum *= 0x100000001B3u;
    }
}

/// The base game's 72 tiles, one base/D of them on the table; with bathhouses as many as the number of players asks for.
Playout gameOf(const Request &request) {
    TileTable table;
    std::vector<TileId> bag;
    std::vector<TileId> bathhouses;
    std::optional<TileId> start;
    for (const Tile &tile : scenario::TileLibrary::shipped().tiles()) {
        const bool base = scenario::moduleOfSet(tile.set()).empty();
        if (!base && !(request.bathhouses && tile.bathhousePart())) continue;
        const TileId id = table.add(tile);
        const bool isStart = tile.id == "base/D";
        if (isStart) start = id;
        for (int i = isStart ? 1 : 0; i < tile.count; ++i) (base ? bag : bathhouses).push_back(id);
    }
    const std::vector<std::string> modules =
        request.bathhouses ? std::vector<std::string>{"barber-surgeons"} : std::vector<std::string>{};
    State state(Setting::make(std::move(table), modules, {}, request.players));
    state.lay(*start, {0, 0}, Rotation::None);
    for (int p = 0; p < request.players; ++p)
        state.players[static_cast<std::size_t>(p)].supply[index(kMeeple)] = traits(kMeeple).copies;
    const int drawn = request.bathhouses ? scenario::bathhouseTilesFor(request.players) : 0;
    return Playout(std::move(state), std::move(bag), std::move(bathhouses), static_cast<std::size_t>(drawn));
}

Report playAll(const Request &request) {
    Playout game = gameOf(request);
    Random random(request.seed);
    Report report;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < request.games; ++i) {
        const PlayoutResult result = game.play(random);
        report.moves += result.moves;
        for (int p = 0; p < request.players; ++p) {
            const auto player = static_cast<std::size_t>(p);
            report.scores[player] += result.scores[player];
            addToChecksum(report.checksum, result.scores[player]);
        }
    }
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return report;
}

std::string hexadecimal(std::uint64_t value) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    const std::string text(digits.data(), end);
    return std::string(16 - text.size(), '0') + text;
}

std::string told(const Request &request, const Report &report, bool json) {
    const double games = request.games;
    double sum = 0;
    Json means = Json::array();
    for (int p = 0; p < request.players; ++p) {
        const double mean = static_cast<double>(report.scores[static_cast<std::size_t>(p)]) / games;
        sum += mean;
        means.push_back(mean);
    }
    const double gamesPerSecond = games / report.seconds;
    const double movesPerSecond = static_cast<double>(report.moves) / report.seconds;
    if (json)
        return scenario::writeJson({{"games", request.games},
                                    {"seed", request.seed},
                                    {"players", request.players},
                                    {"gamesPerSecond", gamesPerSecond},
                                    {"movesPerSecond", movesPerSecond},
                                    {"meanScores", means},
                                    {"meanScoreSum", sum},
                                    {"checksum", hexadecimal(report.checksum)}});
    const auto rounded = [](double value) { return std::to_string(static_cast<std::int64_t>(value + 0.5)); };
    std::string text =
        rounded(games) + " games, " + rounded(gamesPerSecond) + " games/s, " + rounded(movesPerSecond) + " moves/s\n";
    text += "mean scores:";
    for (const Json &mean : means) text += " " + mean.dump().substr(0, 5);
    return text + ", sum " + Json(sum).dump().substr(0, 5) +
           "\nchecksum of all final scores: " + hexadecimal(report.checksum) + "\n";
}

std::optional<Request> requestFrom(const Arguments &arguments) {
    Request request;
    const auto games = numberOf("N", arguments.file(), 1);
    if (!games) return std::nullopt;
    request.games = *games;
    if (const auto players = arguments.value("--players")) {
        const auto number = numberOf("--players", *players, 1);
        if (!number) return std::nullopt;
        if (*number > static_cast<int>(kMaxPlayers)) {
            complain("bathhouse playouts: --players: 1 to 6 can play, not " + *players + ".");
            return std::nullopt;
        }
        request.players = *number;
    }
    if (const auto seed = arguments.value("--seed")) {
        const auto number = numberOf("--seed", *seed, 0);
        if (!number) return std::nullopt;
        request.seed = static_cast<std::uint64_t>(*number);
    }
    if (const auto tiles = arguments.value("--tiles")) {
        if (!isOneOf("--tiles", *tiles, {"base", "base+barber-surgeons"})) return std::nullopt;
        request.bathhouses = *tiles != "base";
    }
    return request;
}

} // namespace

int runPlayouts(const QStringList &args) {
    const auto arguments = Arguments::parse({"playouts", {"--json"}, {"--seed", "--players", "--tiles"}}, args);
    if (!arguments) return InputWrong;
    const auto request = requestFrom(*arguments);
    if (!request) return InputWrong;
    return answer(told(*request, playAll(*request), arguments->has("--json")));
}

} // namespace bathhouse::app
