// SPDX-License-Identifier: MIT
#include "scenario/move_text.h"

#include "rules/figure.h"
#include "scenario/json_reader.h"
#include "scenario/move_reader.h"

#include <QRegularExpression>
#include <QStringList>

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
    words.removeAll(QStringLiteral("on"));
    words.removeAll(QStringLiteral("at"));
    words.removeAll(QStringLiteral("to"));
    for (qsizetype i = 0; i < words.size(); ++i) words[i] = i == 0 ? words[i].toLower() : words[i].toUpper();
    return words.join(u' ');
}

/// The values of a move in one line, as the JSON of its entry.
Json entryOf(const std::string &line) {
    static const QRegularExpression place(QStringLiteral("\\(?\\s*([+-]?\\d{1,6})\\s*,\\s*([+-]?\\d{1,6})\\s*\\)?"));
    static const QRegularExpression tile(QStringLiteral("(?<=\\s)\\S+/\\S+"));
    static const QRegularExpression turned(QStringLiteral("(?<=\\s)(\\d{1,4})\\s*°?(?=\\s|$)"));
    QString rest = QString::fromStdString(line).simplified();
    const std::string word = rest.section(u' ', 0, 0).toLower().toStdString();
    rest = u' ' + rest.section(u' ', 1);
    const auto figure = rules::figureNamed(word);
    Json entry = Json::object();
    entry["move"] = figure ? "meeple" : word;
    if (figure && *figure != rules::kMeeple) entry["figure"] = word;
    if (const auto found = takeOut(rest, tile)) entry["tile"] = found->captured(0).toStdString();
    if (const auto found = takeOut(rest, place)) entry["at"] = {found->captured(1).toInt(), found->captured(2).toInt()};
    if (const auto found = takeOut(rest, turned)) entry["rotation"] = found->captured(1).toInt();
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
    if (!problems.empty()) return problems;
    return move;
}

} // namespace bathhouse::scenario
