// SPDX-License-Identifier: MIT
#include "scenario/resource_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace bathhouse::scenario {

std::optional<std::string> readWholeFile(const std::string &path, std::size_t limit, std::string *error) {
    QFile file(QString::fromStdString(path));
    const auto failed = [error](const QString &why) {
        if (error) *error = why.toStdString();
        return std::nullopt;
    };
    if (QFileInfo(file).isDir()) return failed(QStringLiteral("it is a folder"));
    if (!file.open(QIODevice::ReadOnly)) return failed(file.errorString());
    const QByteArray bytes = file.read(static_cast<qint64>(limit) + 1);
    if (file.error() != QFileDevice::NoError) return failed(file.errorString());
    return bytes.toStdString();
}

std::vector<std::string> resourceFiles(const std::string &folder) {
    const QDir dir(QString::fromStdString(folder));
    std::vector<std::string> paths;
    for (const QString &name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        paths.push_back(dir.filePath(name).toStdString());
    }
    return paths;
}

}  // namespace bathhouse::scenario
