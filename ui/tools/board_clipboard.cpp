// SPDX-License-Identifier: MIT
#include "ui/tools/board_clipboard.h"

#include "rules/token.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <cmath>
#include <set>

namespace bathhouse::ui {
namespace {

const QLatin1String kFormat("bathhouse-area/1");
constexpr int kMostTiles = 20'000;
constexpr int kMostSide = 2 * rules::kMaxCoordinate;

QJsonArray toJson(rules::Position at) { return {at.x, at.y}; }

std::optional<rules::Position> positionFrom(const QJsonValue &value) {
    const QJsonArray xy = value.toArray();
    if (xy.size() != 2) return std::nullopt;
    const double x = xy[0].toDouble(-1);
    const double y = xy[1].toDouble(-1);
    if (x != std::floor(x) || y != std::floor(y) || x < 0 || y < 0 || x > kMostSide || y > kMostSide)
        return std::nullopt;
    return rules::Position{static_cast<int>(x), static_cast<int>(y)};
}

std::optional<scenario::LaidEntry> tileFrom(const QJsonObject &entry) {
    const auto at = positionFrom(entry[QLatin1String("at")]);
    const QString tile = entry[QLatin1String("tile")].toString();
    const int rotation = entry[QLatin1String("rotation")].toInt(0);
    if (!at || tile.isEmpty() || rotation < 0 || rotation > 270 || rotation % 90 != 0) return std::nullopt;
    return scenario::LaidEntry{tile.toStdString(), *at, static_cast<rules::Rotation>(rotation / 90)};
}

std::optional<scenario::FigureEntry> figureFrom(const QJsonObject &entry) {
    const auto at = positionFrom(entry[QLatin1String("at")]);
    const auto on = rules::partNameFrom(entry[QLatin1String("on")].toString().toStdString());
    const QString player = entry[QLatin1String("player")].toString();
    const std::string kind = entry[QLatin1String("figure")].toString(QStringLiteral("meeple")).toStdString();
    if (!at || !on || player.isEmpty() || !rules::figureNamed(kind)) return std::nullopt;
    return scenario::FigureEntry{player.toStdString(), *at, *on, kind};
}

std::optional<scenario::TokenEntry> tokenFrom(const QJsonObject &entry) {
    const auto at = positionFrom(entry[QLatin1String("at")]);
    const std::string kind = entry[QLatin1String("token")].toString().toStdString();
    if (!at || !rules::tokenNamed(kind)) return std::nullopt;
    scenario::TokenEntry token{kind, at, {}, {}};
    if (entry.contains(QLatin1String("on"))) token.on = entry[QLatin1String("on")].toString().toStdString();
    if (entry.contains(QLatin1String("player"))) token.player = entry[QLatin1String("player")].toString().toStdString();
    return token;
}

QJsonObject toJson(const scenario::TokenEntry &token) {
    QJsonObject entry{{QStringLiteral("token"), QString::fromStdString(token.token)},
                      {QStringLiteral("at"), toJson(*token.at)}};
    if (token.on) entry[QLatin1String("on")] = QString::fromStdString(*token.on);
    if (token.player) entry[QLatin1String("player")] = QString::fromStdString(*token.player);
    return entry;
}

} // namespace

QByteArray areaToJson(const Cutting &cutting) {
    QJsonArray board;
    for (const scenario::LaidEntry &laid : cutting.tiles) {
        QJsonObject entry{{QStringLiteral("tile"), QString::fromStdString(laid.tile)},
                          {QStringLiteral("at"), toJson(laid.at)}};
        if (laid.rotation != rules::Rotation::None) entry[QLatin1String("rotation")] = rules::degrees(laid.rotation);
        board.push_back(entry);
    }
    QJsonArray figures;
    for (const scenario::FigureEntry &figure : cutting.figures)
        figures.push_back(QJsonObject{{QStringLiteral("player"), QString::fromStdString(figure.player)},
                                      {QStringLiteral("at"), toJson(figure.at)},
                                      {QStringLiteral("on"), QString::fromStdString(rules::toString(figure.on))},
                                      {QStringLiteral("figure"), QString::fromStdString(figure.figure)}});
    QJsonObject area{
        {QStringLiteral("format"), kFormat}, {QStringLiteral("board"), board}, {QStringLiteral("figures"), figures}};
    QJsonArray tokens;
    for (const scenario::TokenEntry &token : cutting.tokens) tokens.push_back(toJson(token));
    if (!tokens.empty()) area[QLatin1String("tokens")] = tokens;
    return QJsonDocument(area).toJson();
}

std::optional<Cutting> areaFromJson(const QByteArray &bytes) {
    const QJsonObject area = QJsonDocument::fromJson(bytes).object();
    if (area[QLatin1String("format")].toString() != kFormat) return std::nullopt;
    Cutting cutting;
    std::set<rules::Position> places;
    for (const QJsonValue entry : area[QLatin1String("board")].toArray()) {
        const auto tile = tileFrom(entry.toObject());
        if (tile && cutting.tiles.size() < kMostTiles && places.insert(tile->at).second) cutting.tiles.push_back(*tile);
    }
    for (const QJsonValue entry : area[QLatin1String("figures")].toArray())
        if (const auto figure = figureFrom(entry.toObject())) cutting.figures.push_back(*figure);
    for (const QJsonValue entry : area[QLatin1String("tokens")].toArray())
        if (const auto token = tokenFrom(entry.toObject())) cutting.tokens.push_back(*token);
    if (cutting.empty()) return std::nullopt;
    return cutting;
}

QMimeData *areaMime(const Cutting &cutting) {
    auto *data = new QMimeData;
    const QByteArray json = areaToJson(cutting);
    data->setData(QLatin1String(kAreaMime), json);
    data->setText(QString::fromUtf8(json));
    return data;
}

std::optional<Cutting> areaFrom(const QMimeData *data) {
    if (data == nullptr) return std::nullopt;
    if (data->hasFormat(QLatin1String(kAreaMime))) return areaFromJson(data->data(QLatin1String(kAreaMime)));
    return data->hasText() ? areaFromJson(data->text().toUtf8()) : std::nullopt;
}

} // namespace bathhouse::ui
