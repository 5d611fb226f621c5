// SPDX-License-Identifier: MIT
#pragma once
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace bathhouse::test {

/// What the program answered.
struct Answer {
    int status = -1;  ///< -1: it crashed or hung
    QByteArray out;
    QByteArray err;
    bool rejected() const { return status == 2 && out.isEmpty() && !err.isEmpty(); }
};

/// Runs the real program as a script would: without a display.
inline Answer ask(const QStringList &args) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(display));
    program.setProcessEnvironment(environment);
    program.setStandardInputFile(QProcess::nullDevice());
    program.start(QStringLiteral(BATHHOUSE_BINARY), args);
    if (!program.waitForFinished(120'000) || program.exitStatus() != QProcess::NormalExit) return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

/// A folder of scenario files that goes away with the test.
class Folder {
public:
    QString path(const QString &name) const { return dir_.filePath(name); }
    QString file(const QString &name, const QByteArray &bytes) const {
        QDir(dir_.path()).mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a file of the test cannot be written");
        return path(name);
    }
    bool has(const QString &name) const { return QFile::exists(path(name)); }
    QString root() const { return dir_.path(); }

private:
    QTemporaryDir dir_;
};

/// Red's road is closed by a tile at (2, 0) and scores 3 + 5; `moves` and `more` are JSON.
inline QByteArray roadScenario(const QByteArray &moves, const QByteArray &more = {}) {
    return "{\"format\": \"bathhouse-scenario/1\", \"id\": \"road\", \"title\": \"A road\",\n"
           " \"players\": [{\"name\": \"Red\"}, {\"name\": \"Blue\"}],\n"
           " \"board\": [{\"tile\": \"base/W\", \"at\": [0, 0]}, {\"tile\": \"barber-surgeons/3\", \"at\": [1, 0]}],\n"
           " \"figures\": [{\"player\": \"Red\", \"at\": [1, 0], \"on\": \"road W\"}],\n"
           " \"moves\": [" +
           moves + "]" + more + "}";
}
inline const QByteArray kCloseRoad = "{\"move\": \"place\", \"tile\": \"base/W\", \"at\": [2, 0]}";
inline const QByteArray kPass = "{\"move\": \"pass\"}";

}  // namespace bathhouse::test
