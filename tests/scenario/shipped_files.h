// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/reader.h"
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <string>

/// The scenarios that come with the program, as the tests find them.
namespace bathhouse::test {

inline const QString sourceDir = QStringLiteral(BATHHOUSE_SOURCE_DIR);
inline const QString ending = QStringLiteral(".bathhouse.json");

inline const scenario::TileLibrary &tiles() { return scenario::TileLibrary::shipped(); }

inline QStringList filesIn(const QString &folder) {
    QStringList result;
    QDirIterator files(sourceDir + u'/' + folder, {u'*' + ending}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        result += files.next();
    }
    result.sort();
    return result;
}

/// The positions for rulings with other expansions; no part of the course.
inline QStringList interactions() { return filesIn(QStringLiteral("scenarios/interactions")); }
/// The positions of all lessons, in learning order.
inline QStringList lessons() {
    QStringList course = filesIn(QStringLiteral("scenarios"));
    for (const QString &path : interactions()) course.removeOne(path);
    return course;
}
/// The small positions for the list of questions; no part of the course.
inline QStringList questionRows() { return filesIn(QStringLiteral("tests/questions")); }

inline std::string bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A file with problems is an empty scenario here; one test says what they are.
inline scenario::Scenario readOf(const QString &path) {
    return scenario::readScenarioFile(path.toStdString(), tiles()).scenario.value_or(scenario::Scenario());
}

/// A row of test data for each file, called by its place below the project.
inline void everyFile(const QStringList &files) {
    QTest::addColumn<QString>("path");
    for (const QString &path : files) {
        QTest::addRow("%s", qPrintable(QDir(sourceDir).relativeFilePath(path))) << path;
    }
}

} // namespace bathhouse::test
