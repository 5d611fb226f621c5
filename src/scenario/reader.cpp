// SPDX-License-Identifier: MIT
#include "scenario/reader.h"
#include "rules/expansions/expansion.h"
#include "scenario/json_reader.h"
#include "scenario/move_reader.h"
#include "scenario/question_reader.h"
#include "scenario/resource_file.h"
#include "scenario/setup_reader.h"
#include "scenario/tile_reader.h"

#include <algorithm>
#include <charconv>

namespace bathhouse::scenario {

namespace {

constexpr std::string_view kFormat = "bathhouse-scenario/1";
constexpr std::size_t kMaxTiles = 20'000;

const Words kKeys{"format",  "$schema", "id",         "title",     "summary", "teaches",    "expansions",
                  "options", "players", "board",      "figures",   "tokens",  "setup",      "toMove",
                  "draw",    "moves",   "variations", "questions", "expect",  "customTiles"};

std::optional<int> numberOf(std::string_view digits) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size() && number >= 0 && !digits.empty() &&
                       digits[0] != '-';
    return whole ? std::optional(number) : std::nullopt;
}

bool isOfShape(const Problem &problem) { return problem.kind == Problem::Kind::Shape; }

/// Reads one scenario. Names that other parts refer to come first: modules, players, tiles.
class ScenarioReader {
public:
    ScenarioReader(const Json &file, const TileLibrary &library)
        : file_(file), reading_{.report = report_, .library = library} {}

    /// The problems so far are those that the JSON reader found.
    ReadResult read(Problems problems) {
        if (readFormat()) readAll();
        const Problems found = report_.take();
        problems.insert(problems.end(), found.begin(), found.end());
        const bool readable = std::ranges::none_of(problems, isOfShape);
        if (file_.is_object() && boardIsReadable(problems)) {
            for (Problem &problem : checkBoard(scenario_, reading_.library)) {
                if (problems.size() <= Report::kMaxProblems) problems.push_back(std::move(problem));
            }
        }
        ReadResult result;
        if (readable) result.scenario = std::move(scenario_);
        result.problems = std::move(problems);
        return result;
    }

private:
    /// False if the rest cannot be judged.
    bool readFormat() {
        if (!file_.is_object()) {
            wrongType(report_, root_, "a scenario: an object with \"format\" and \"players\"", file_);
            return false;
        }
        const auto found = file_.find("format");
        const Path path = root_ / "format";
        if (found == file_.end()) {
            report_.wrong(path, "missing; it must be " + inQuotes(kFormat));
            return true;
        }
        const auto format = stringValue(*found, path, report_, inQuotes(kFormat));
        if (!format) return true;
        constexpr std::string_view kName = "bathhouse-scenario/";
        const std::string_view version =
            std::string_view(*format).starts_with(kName) ? std::string_view(*format).substr(kName.size()) : "";
        const std::size_t dot = version.find('.');
        const auto major = numberOf(version.substr(0, dot));
        const auto minor = dot == std::string_view::npos ? std::optional(0) : numberOf(version.substr(dot + 1));
        if (!major || !minor || *major < 1) {
            report_.wrong(path, inQuotes(*format) + " is no format of this program; it must be " + inQuotes(kFormat));
            return false;
        }
        if (*major > 1) {
            report_.wrong(path, "this file was made by a newer version of the program: it says " + inQuotes(*format) +
                                    ", and this program reads " + inQuotes(kFormat));
            return false;
        }
        reading_.newer = *minor > 0;
        scenario_.format = *format;
        return true;
    }

    void readAll() {
        const ObjectView view(file_, root_, report_, "a scenario", kKeys, reading_.newerNote());
        if (const Json *schema = view.find("$schema"))
            scenario_.schema = stringValue(*schema, root_ / "$schema", report_);
        readHead(view);
        readExpansions(view);
        readCustomTiles(view);
        readPlayers(view);
        readOptions(view);
        readBoard(view);
        if (const Json *tokens = view.find("tokens"))
            scenario_.tokens = readTokens(*tokens, root_ / "tokens", reading_);
        if (const Json *setup = view.find("setup")) scenario_.setup = readSetup(*setup, root_ / "setup", reading_);
        if (const Json *toMove = view.find("toMove"))
            scenario_.toMove = readPlayerName(*toMove, root_ / "toMove", reading_);
        readLine(view);
    }

    void readHead(const ObjectView &view) {
        if (const Json *id = view.find("id")) {
            scenario_.id = stringValue(*id, root_ / "id", report_, "lower-case words joined by hyphens");
            if (scenario_.id && !isKebabCase(*scenario_.id)) {
                report_.wrong(
                    root_ / "id",
                    inQuotes(*scenario_.id) +
                        " is not right here; write lower-case words joined by hyphens, such as \"two-scorings\"");
            }
        }
        if (const Json *title = view.find("title")) scenario_.title = readText(*title, root_ / "title", reading_);
        if (const Json *summary = view.find("summary"))
            scenario_.summary = readText(*summary, root_ / "summary", reading_);
        if (const Json *teaches = view.find("teaches"))
            scenario_.teaches = readRuleIds(*teaches, root_ / "teaches", reading_);
    }

    void readExpansions(const ObjectView &view) {
        if (const Json *expansions = view.find("expansions"))
            scenario_.expansions = readModules(*expansions, root_ / "expansions", reading_);
        reading_.modules = scenario_.modules();
    }

    void readCustomTiles(const ObjectView &view) {
        const Json *list = view.find("customTiles");
        if (!list) return;
        const Path path = root_ / "customTiles";
        if (tooMany(*list, path)) return;
        forEachElement(*list, path, report_, "a list of tiles", [&](const Json &entry, const Path &here, std::size_t) {
            auto tile = readTile(entry, here, report_);
            if (!tile) return;
            if (TileLibrary::shipped().find(tile->id)) {
                report_.wrong(here / "id", "the tile " + inQuotes(tile->id) +
                                               " is shipped with the program; give this one another id");
            } else if (reading_.customTiles.contains(tile->id)) {
                report_.wrong(here / "id",
                              "the tile " + inQuotes(tile->id) + " is in this list already; give this one another id");
            }
            for (const std::string &module : modulesOf(*tile)) {
                if (reading_.isOn(module)) continue;
                report_.wrong(here,
                              "the tile " + inQuotes(tile->id) + " needs the module " + inQuotes(module) +
                                  ", which is off; add " + inQuotes(module) + " to \"expansions\" to use it",
                              Problem::Kind::Board);
            }
            reading_.customTiles.emplace(tile->id, *tile);
            scenario_.customTiles.push_back(std::move(*tile));
        });
    }

    void readPlayers(const ObjectView &view) {
        const Json *players = view.need("players", "a list of one to six players");
        if (!players) return;
        scenario_.players = readPlayerList(*players, root_ / "players", reading_);
    }

    void readOptions(const ObjectView &view) {
        if (const Json *options = view.find("options"))
            scenario_.options = scenario::readOptions(*options, root_ / "options", reading_);
    }

    void readBoard(const ObjectView &view) {
        if (const Json *board = view.find("board"); board && !tooMany(*board, root_ / "board")) {
            forEachElement(*board, root_ / "board", report_, "a list of tiles with \"tile\" and \"at\"",
                           [&](const Json &entry, const Path &path, std::size_t) {
                               if (auto laid = readLaid(entry, path)) scenario_.board.push_back(std::move(*laid));
                           });
        }
        if (const Json *figures = view.find("figures"); figures && !tooMany(*figures, root_ / "figures")) {
            forEachElement(*figures, root_ / "figures", report_, "a list of figures",
                           [&](const Json &entry, const Path &path, std::size_t) {
                               if (auto figure = readFigureEntry(entry, path, reading_))
                                   scenario_.figures.push_back(std::move(*figure));
                           });
        }
    }

    std::optional<LaidEntry> readLaid(const Json &value, const Path &path) {
        const ObjectView view(value, path, report_, "a tile on the board: an object with \"tile\" and \"at\"",
                              {"tile", "at", "rotation"}, reading_.newerNote());
        const Json *tile = view.need("tile", "the id of a tile, such as \"base/D\"");
        const Json *at = view.need("at", "a place [x, y]");
        const Json *rotation = view.find("rotation");
        const auto id = tile ? readTileName(*tile, path / "tile", reading_) : std::nullopt;
        const auto position = at ? readPosition(*at, path / "at", reading_) : std::nullopt;
        const auto turned =
            rotation ? readRotation(*rotation, path / "rotation", reading_) : std::optional(Rotation::None);
        if (!id || !position || !turned) return std::nullopt;
        return LaidEntry{*id, *position, *turned};
    }

    /// What is played and asked, and what must come of it.
    void readLine(const ObjectView &view) {
        if (const Json *draw = view.find("draw"); draw && !tooMany(*draw, root_ / "draw")) {
            forEachElement(*draw, root_ / "draw", report_, "a list of tile ids",
                           [&](const Json &entry, const Path &path, std::size_t) {
                               if (auto tile = readTileName(entry, path, reading_))
                                   scenario_.draw.push_back(std::move(*tile));
                           });
        }
        if (const Json *moves = view.find("moves")) scenario_.moves = readMoves(*moves, root_ / "moves", reading_);
        const std::size_t count = scenario_.moves.size();
        if (const Json *variations = view.find("variations"))
            scenario_.variations = readVariations(*variations, root_ / "variations", reading_, count);
        if (const Json *questions = view.find("questions"))
            scenario_.questions = readQuestions(*questions, root_ / "questions", reading_, count);
        if (const Json *expect = view.find("expect"))
            scenario_.expect = readExpectation(*expect, root_ / "expect", reading_, ExpectedOf::WholeLine);
    }

    bool tooMany(const Json &list, const Path &path) {
        if (!list.is_array() || list.size() <= kMaxTiles) return false;
        report_.wrong(path, "too many entries (" + std::to_string(list.size()) + "); the limit is 20,000 tiles");
        return true;
    }

    /// Whether everything that the board rests on was read, so that its own problems can be found too.
    bool boardIsReadable(const Problems &problems) const {
        return !report_.full() && std::none_of(problems.begin(), problems.end(), [](const Problem &problem) {
            if (!isOfShape(problem)) return false;
            for (const std::string_view part :
                 {"/board", "/figures", "/customTiles", "/expansions", "/options", "/format"}) {
                if (problem.pointer.starts_with(part)) return true;
            }
            return problem.pointer.empty() || problem.pointer == "/";
        });
    }

    const Json &file_;
    Report report_;
    Reading reading_;
    const Path root_;
    Scenario scenario_;
};

}  // namespace

ReadResult readScenario(std::string_view text, const TileLibrary &tiles) {
    JsonText json = readJson(text);
    if (!json.value) return {std::nullopt, std::move(json.problems)};
    return ScenarioReader(*json.value, tiles).read(std::move(json.problems));
}

ReadResult readScenarioFile(const std::string &path, const TileLibrary &tiles) {
    std::string error;
    const auto text = readWholeFile(path, kMaxFileSize, &error);
    if (!text) return {std::nullopt, {{Problem::Kind::Shape, "", "cannot be opened: " + error}}};
    return readScenario(*text, tiles);
}

}  // namespace bathhouse::scenario
