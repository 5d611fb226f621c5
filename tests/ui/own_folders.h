// SPDX-License-Identifier: MIT
#pragma once
#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace bathhouse::test {

/// From here on data and settings of the program go into a folder of the test. Call it before the first window.
inline void keepDataIn(const QTemporaryDir &folder) {
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    QApplication::setOrganizationName(QStringLiteral("bathhouse-test"));
    QApplication::setApplicationName(QStringLiteral("bathhouse-test"));
}

}  // namespace bathhouse::test
