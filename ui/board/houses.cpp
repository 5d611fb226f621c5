// SPDX-License-Identifier: MIT
#include "ui/board/houses.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtMath>

#include <bit>
#include <cmath>

namespace bathhouse::ui {
namespace {

using rules::EdgeMask;
using rules::Rotation;

using HousesByShape = QHash<QString, std::vector<House>>;

HousesByShape load() {
    HousesByShape result;
    QFile file(QStringLiteral(":/art/houses.json"));
    if (!file.open(QIODevice::ReadOnly)) return result;
    const QJsonObject shapes =
        QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("shapes")).toObject();
    for (auto it = shapes.begin(); it != shapes.end(); ++it) {
        std::vector<House> houses;
        for (const QJsonValue &value : it.value().toArray()) {
            const QJsonArray a = value.toArray();
            const double angle = qDegreesToRadians(a.at(2).toDouble());
            houses.push_back({{a.at(0).toDouble(), a.at(1).toDouble()},
                              {std::cos(angle), std::sin(angle)},
                              a.at(3).toDouble(),
                              a.at(4).toDouble(),
                              a.at(5).toDouble()});
        }
        result.insert(it.key(), std::move(houses));
    }
    return result;
}

struct Lying {
    QString shape;
    Rotation turn = Rotation::None;
};

QString variant(const char *shape, const CityFurniture &f) {
    const QString name = QLatin1String(shape);
    if (f.bathhouse) return name + QLatin1String("-bathhouse");
    if (f.gate) return name + QLatin1String("-gate");
    if (f.arms) return name + QLatin1String("-arms");
    return name;
}

Lying lying(EdgeMask edges, const CityFurniture &f) {
    constexpr std::array<std::pair<EdgeMask, const char *>, 4> forms{
        {{0b0001, "cap"}, {0b1001, "corner"}, {0b1010, "through"}, {0b1011, "three"}}};
    for (const auto &[form, name] : forms) {
        for (const Rotation r : rules::kRotations) {
            if (rules::turnedEdges(form, r) != edges) continue;
            const EdgeMask near = rules::turnedEdges(f.others, rules::inverse(r));
            if (form != 0b0001) return {variant(name, f), r};
            if (near & 0b1000) return {QStringLiteral("cap-tight-west"), r};
            if (near & 0b0010) return {QStringLiteral("cap-tight-east"), r};
            return {QStringLiteral("cap"), r};
        }
    }
    return {QStringLiteral("whole"), Rotation::None};
}

} // namespace

std::vector<House> housesOf(EdgeMask edges, const CityFurniture &furniture) {
    static const HousesByShape all = load();
    const Lying found = lying(edges, furniture);
    auto it = all.constFind(found.shape);
    if (it == all.constEnd()) it = all.constFind(found.shape.section(u'-', 0, 0));
    if (it == all.constEnd()) return {};
    std::vector<House> result = *it;
    for (House &house : result) {
        house.centre = turned(house.centre, found.turn);
        house.ridge = turnedDirection(house.ridge, found.turn);
    }
    return result;
}

} // namespace bathhouse::ui
