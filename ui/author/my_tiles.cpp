// SPDX-License-Identifier: MIT
#include "ui/author/my_tiles.h"

#include "scenario/json.h"
#include "scenario/json_reader.h"
#include "scenario/resource_file.h"
#include "scenario/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace bathhouse::ui {
namespace {

/// What is said here, for the translators.
struct MyTilesWords {
    Q_DECLARE_TR_FUNCTIONS(MyTilesWords)
};

}  // namespace

std::optional<QString> saveMyTile(const std::string &file, const rules::Tile &tile) {
    const QString path = QString::fromStdString(file);
    Json list = Json::array();
    if (QFileInfo::exists(path)) {
        const auto text = scenario::readWholeFile(file, scenario::kMaxFileSize);
        scenario::JsonText read = scenario::readJson(text.value_or(""));
        if (!read.value || !read.value->is_array())
            return MyTilesWords::tr("“%1” is no list of tiles. Mend it or move it away, then save again.").arg(path);
        list = std::move(*read.value);
    }
    Json made = scenario::toJson(tile);
    bool replaced = false;
    for (Json &entry : list) {
        if (!entry.is_object() || entry.value("id", "") != tile.id) continue;
        entry = made;
        replaced = true;
    }
    if (!replaced) list.push_back(std::move(made));
    QDir().mkpath(QFileInfo(path).path());
    const auto trouble = scenario::saveFile(file, scenario::writeJson(list));
    if (!trouble) return std::nullopt;
    return MyTilesWords::tr("“%1” %2.").arg(path, QString::fromStdString(*trouble));
}

}  // namespace bathhouse::ui
