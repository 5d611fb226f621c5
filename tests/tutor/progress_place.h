// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/quiz/progress.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What tests of a progress file have in common.
namespace bathhouse::test {

using tutor::quiz::Answered;
using tutor::quiz::Outcome;
using tutor::quiz::QuestionKey;

inline constexpr std::int64_t kNow = 1'800'000'000;
inline constexpr std::int64_t kDay = 86'400;

inline QuestionKey key(const std::string &scenario, int question = 0) {
    return {scenario, question, "0123456789abcdef"};
}
inline Answered firstTry(std::int64_t when = kNow) { return {Outcome::FirstTry, true, 0, when}; }
inline Answered wrong(std::int64_t when = kNow) { return {Outcome::Wrong, false, 0, when}; }

/// A folder with a progress file that is gone afterwards.
struct Place {
    QTemporaryDir dir;
    QString file = dir.filePath(QStringLiteral("data/progress.json"));
    std::string path() const { return file.toStdString(); }
    QByteArray bytes() const {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    void put(const QByteArray &text) const {
        QDir().mkpath(QFileInfo(file).path());
        QFile write(file);
        QVERIFY(write.open(QIODevice::WriteOnly));
        write.write(text);
    }
    QStringList files() const { return QFileInfo(file).dir().entryList(QDir::Files, QDir::Name); }
};

}  // namespace bathhouse::test
