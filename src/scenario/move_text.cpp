// SPDX-License-Identifier: MIT
#include "scenario/move_text.h"

#include "rules/expansions/expansion.h"
#include "rules/figure.h"
#include "scenario/json_reader.h"
#include "scenario/move_reader.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace bathhouse::scenario {

namespace {

/// Cuts what matches out of the text.
std::optional<QRegularExpressionMatch> takeOut(QString &text, const QRegularExpression &what) {
    const auto match = what.match(text);
    if (!match.hasMatch()) return std::nullopt;
    text.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" "));
    return match;
}

/// "road W" of "on road w".
QString partName(const QString &text) {
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const char *filling : {"on", "at", "to", "in", "by", "from", "with", "the", "quarter", "number"})
        words.removeAll(QLatin1String(filling));
    for (qsizetype i = 0; i < words.size(); ++i) words[i] = i == 0 ? words[i].toLower() : words[i].toUpper();
    return words.join(u' ');
}

bool isMoveOfModule(const std::string &word) {
    return std::ranges::any_of(rules::expansionList(), [&](const rules::Expansion *e) {
        const auto words = e->moveWords();
        return std::ranges::find(words, word) != words.end();
    });
}

/// Cuts the name of a kind of figure out of the text: "large" of "0,0 road E large".
std::optional<std::string> takeFigure(QString &text) {
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const std::string word = words[i].toLower().toStdString();
        if (!rules::figureNamed(word)) continue;
        words.removeAt(i);
        text = u' ' + words.join(u' ');
        return word;
    }
    return std::nullopt;
}

/// The values of a move in one line, as the JSON of its entry.
Json entryOf(const std::string &line) {
    static const QRegularExpression place(QStringLiteral("\\(?\\s*([+-]?\\d{1,6})\\s*,\\s*([+-]?\\d{1,6})\\s*\\)?"));
    static const QRegularExpression tile(QStringLiteral("(?<=\\s)\\S+/\\S+"));
    static const QRegularExpression number(QStringLiteral("(?<=\\s)([+-]?\\d{1,6})\\s*°?(?=\\s|$)"));
    QString rest = QString::fromStdString(line).simplified();
    const std::string word = rest.section(u' ', 0, 0).toLower().toStdString();
    rest = u' ' + rest.section(u' ', 1);
    Json entry = Json::object();
    if (const auto found = takeOut(rest, tile)) entry["tile"] = found->captured(0).toStdString();
    if (const auto found = takeOut(rest, place)) entry["at"] = {found->captured(1).toInt(), found->captured(2).toInt()};
    // Some words are a figure and a move. Only the move says where: a figure goes onto the tile just placed.
    const auto figure = isMoveOfModule(word) && entry.contains("at") ? std::nullopt : rules::figureNamed(word);
    entry["move"] = figure ? "meeple" : word;
    if (figure && *figure != rules::kMeeple) entry["figure"] = word;
    if (const auto found = takeOut(rest, number)) entry[word == "place" ? "rotation" : "number"] = found->captured(1).toInt();
    if (const auto kind = figure ? std::nullopt : takeFigure(rest)) entry["figure"] = *kind;
    if (const QString part = partName(rest); !part.isEmpty()) entry["on"] = part.toStdString();
    return entry;
}

} // namespace

std::variant<MoveEntry, Problems> moveFrom(const std::string &text, const Scenario &scenario,
                                           const TileLibrary &library) {
    Json entry;
    if (text.find_first_not_of(" \t\n") != std::string::npos && text[text.find_first_not_of(" \t\n")] == '{') {
        JsonText json = readJson(text);
        if (!json.value || !json.problems.empty()) return std::move(json.problems);
        entry = std::move(*json.value);
    } else {
        entry = entryOf(text);
    }
    Report report;
    Reading reading{report, library};
    for (const ScenarioPlayer &player : scenario.players) reading.players.push_back(player.name);
    reading.modules = scenario.modules();
    for (const rules::Tile &tile : scenario.customTiles) reading.customTiles.emplace(tile.id, tile);
    MoveEntry move = readMove(entry, Path(), reading);
    Problems problems = report.take();
    // Which keys a move has depends on its word: if that is wrong, all else that is said follows from it.
    const auto word = std::ranges::find(problems, "/move", &Problem::pointer);
    if (word != problems.end()) return Problems{*word};
    if (!problems.empty()) return problems;
    return move;
}

} // namespace bathhouse::scenario
