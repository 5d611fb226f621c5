// SPDX-License-Identifier: MIT
#include "scenario/writer.h"

#include <QSaveFile>

namespace bathhouse::scenario {

std::optional<std::string> saveFile(const std::string &path, std::string_view bytes) {
    QSaveFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly)) return "cannot be written: " + file.errorString().toStdString();
    const auto size = static_cast<qint64>(bytes.size());
    // On a full disk a short write() is no error to QSaveFile, and commit() would put the torn file in place.
    if (file.write(bytes.data(), size) != size || !file.flush()) {
        const std::string why = file.errorString().toStdString();
        file.cancelWriting();
        file.commit();
        return "cannot be written whole: " + why + "; the old file was kept";
    }
    if (!file.commit()) return "cannot be replaced: " + file.errorString().toStdString() + "; the old file was kept";
    return std::nullopt;
}

}  // namespace bathhouse::scenario
