// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/reader.h"
#include "scenario/run.h"

#include <QDir>
#include <QDirIterator>

namespace bathhouse::test {

/// The scenario files below folders of the sources, by path.
inline QStringList scenarioFiles(const QStringList &folders) {
    QStringList files;
    for (const QString &folder : folders)
        for (QDirIterator it(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") + folder, {QStringLiteral("*.bathhouse.json")},
                             QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();)
            files += it.next();
    files.sort();
    return files;
}

inline scenario::Scenario readScenarioAt(const QString &path) {
    auto read = scenario::readScenarioFile(path.toStdString(), scenario::TileLibrary::shipped());
    if (!read.scenario) qFatal("cannot be read: %s", qPrintable(path));
    return std::move(*read.scenario);
}

/// The path of a shipped lesson by the name of its file: "not-below-zero". Lessons may move from chapter to chapter.
inline QString lessonNamed(const QString &name) {
    for (const QString &path : scenarioFiles({QStringLiteral("scenarios")}))
        if (path.endsWith(QStringLiteral("-%1.bathhouse.json").arg(name))) return path;
    qFatal("there is no lesson %s", qPrintable(name));
}

/// The main line and every variation, each as a scenario of its own.
inline void linesOf(const scenario::Scenario &scenario, std::vector<scenario::Scenario> &lines) {
    lines.push_back(scenario);
    for (const scenario::Variation &variation : scenario.variations) {
        scenario::Scenario line = scenario;
        line.moves.resize(static_cast<std::size_t>(variation.before));
        line.moves.insert(line.moves.end(), variation.moves.begin(), variation.moves.end());
        line.variations = variation.variations;
        linesOf(line, lines);
    }
}

} // namespace bathhouse::test
