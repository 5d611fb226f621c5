// SPDX-License-Identifier: MIT
#include "app/load.h"

#include "app/console.h"
#include "scenario/resolve.h"
#include "scenario/resource_file.h"
#include "tutor/verdict.h"

#include <QDirIterator>
#include <QFileInfo>

namespace bathhouse::app {

using namespace scenario;

namespace {

constexpr std::size_t largestFile = 16u << 20;

/// Whether a file says the same as a scenario that is compiled in.
bool isShipped(const std::string &path) {
    const auto bytes = readWholeFile(path, largestFile);
    if (!bytes) return false;
    QDirIterator shipped(QStringLiteral(":/scenarios"), {QStringLiteral("*.json")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (shipped.hasNext())
        if (readWholeFile(shipped.next().toStdString(), largestFile) == bytes) return true;
    return false;
}

}  // namespace

Tiles tilesFor(const std::string &path) {
    Tiles tiles{TileLibrary::shipped(), TileLibrary::userFile(), {}};
    if (QFileInfo::exists(QString::fromStdString(tiles.userFile)) && !isShipped(path))
        tiles.library = TileLibrary::withUserFile(tiles.userFile, tiles.problems);
    return tiles;
}

std::optional<Loaded> load(const std::string &path) {
    Tiles tiles = tilesFor(path);
    complain(tiles.userFile, tiles.problems);
    ReadResult read = readScenarioFile(path, tiles.library);
    complain(path, read.problems);
    if (!tiles.problems.empty() || !read.ok()) return std::nullopt;
    const std::string id = read.scenario->id.value_or(idFromPath(path));
    return Loaded{std::move(*read.scenario), std::move(tiles.library), id};
}

std::optional<rules::TileId> Played::hand(const Scenario &scenario) const {
    return cursor.drawn < scenario.draw.size() ? tileNamed(scenario.draw[cursor.drawn], cursor.state) : std::nullopt;
}

void complainOfSurprise(const std::string &path, const std::string &pointer, const MoveEntry &entry,
                        const std::optional<rules::Refusal> &refused) {
    const std::string wanted = "the move should be refused by " + *entry.expect->refused;
    complain(path, Problems{{Problem::Kind::Shape, pointer,
                             wanted + (refused ? ", but is refused by " + std::string(refused->rule)
                                               : ", but is accepted")}});
}

std::optional<Played> playThrough(const std::string &path, const Loaded &loaded, const std::string &language,
                                  const std::function<void(const Table &, const rules::State &)> &begin,
                                  const StepSeen &seen) {
    Table table = tableOf(loaded.scenario, loaded.library);
    Cursor cursor{startState(loaded.scenario, table, loaded.library)};
    Played result{std::move(table), std::move(cursor)};
    if (begin) begin(result.table, result.cursor.state);
    for (std::size_t i = 0; i < loaded.scenario.moves.size(); ++i) {
        const MoveEntry &entry = loaded.scenario.moves[i];
        const std::string pointer = "/moves/" + std::to_string(i);
        const scenario::Played step = result.cursor.play(entry, pointer, loaded.scenario.draw);
        if (const auto problem = stopAfter(entry, step, pointer)) {
            complain(path, Problems{tutor::inWords({*problem, step.refused, step.move, std::move(result.cursor.state)},
                                                   result.table, language)});
            return std::nullopt;
        }
        if (!asExpected(entry, step.refused)) {
            result.asExpected = false;
            complainOfSurprise(path, pointer, entry, step.refused);
        }
        if (seen) seen(entry, step, result.cursor.state);
    }
    return result;
}

std::string idFromPath(const std::string &path) {
    QString name = QFileInfo(QString::fromStdString(path)).fileName();
    for (const QLatin1String suffix : {QLatin1String(".json"), QLatin1String(".bathhouse")})
        if (name.endsWith(suffix)) name.chop(suffix.size());
    return name.toStdString();
}

}  // namespace bathhouse::app
