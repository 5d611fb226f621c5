// SPDX-License-Identifier: MIT
#include "scenario/reader.h"
#include "scenario/report.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

QDir badFolder() { return QDir(QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/scenario/bad")); }

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray allOf(const Problems &problems) {
    QByteArray text;
    for (const Problem &problem : problems) text += QByteArray::fromStdString(problem.text()) + '\n';
    return text;
}

/// A line of a `.expect` file: the pointer ("-": none) and words that the message must hold.
bool answers(const Problem &problem, const QList<QByteArray> &line) {
    const QByteArray pointer = line[0] == "-" ? QByteArray() : line[0];
    if (QByteArray::fromStdString(problem.pointer) != pointer) return false;
    return std::all_of(line.begin() + 1, line.end(), [&](const QByteArray &word) {
        return QByteArray::fromStdString(problem.message).contains(word);
    });
}

ReadResult read(const QByteArray &bytes) {
    return readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, TileLibrary::shipped());
}

std::string withMany(const char *key, const char *entry, int count) {
    std::string text =
        R"({"format": "bathhouse-scenario/1", "players": [{"name": "Red"}], ")" + std::string(key) + "\": [";
    for (int i = 0; i < count; ++i) text.append(i ? "," : "").append(entry);
    return text + "]}";
}

}  // namespace

class BadFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreAtLeastFifty() { QVERIFY(badFolder().entryList({QStringLiteral("*.json")}).size() >= 50); }

    void everyMistakeIsNamedWithItsPlace_data() {
        QTest::addColumn<QString>("name");
        for (const QString &file : badFolder().entryList({QStringLiteral("*.json")})) {
            const QString name = file.chopped(5);
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyMistakeIsNamedWithItsPlace() {
        QFETCH(QString, name);
        const ReadResult result = read(bytesOf(badFolder().filePath(name + QStringLiteral(".json"))));
        QVERIFY(!result.ok());
        const QList<QByteArray> lines =
            bytesOf(badFolder().filePath(name + QStringLiteral(".expect"))).trimmed().split('\n');
        QVERIFY2(!lines[0].isEmpty(), "no .expect file beside it");
        for (const QByteArray &line : lines) {
            const QList<QByteArray> words = line.split(' ');
            const bool found = std::any_of(result.problems.begin(), result.problems.end(),
                                           [&](const Problem &p) { return answers(p, words); });
            QVERIFY2(found, (line + "\nfound:\n" + allOf(result.problems)).constData());
        }
        QVERIFY2(result.problems.size() == static_cast<std::size_t>(lines.size()), allOf(result.problems).constData());
    }

    void everyProblemStaysOnOneLine_data() { everyMistakeIsNamedWithItsPlace_data(); }
    void everyProblemStaysOnOneLine() {
        QFETCH(QString, name);
        for (const Problem &problem : read(bytesOf(badFolder().filePath(name + QStringLiteral(".json")))).problems) {
            QVERIFY2(problem.text().find('\n') == std::string::npos, problem.text().c_str());
            QVERIFY2(problem.message.size() > 10 && problem.message.size() < 500, problem.text().c_str());
        }
    }

    /// Cutting a file short anywhere, or spoiling one byte, is answered and never a crash.
    void filesTornAnywhereAreAnswered() {
        const QByteArray whole =
            bytesOf(QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/scenario/good/everything.bathhouse.json"));
        QVERIFY(!whole.isEmpty());
        QVERIFY2(read(whole).ok(), allOf(read(whole).problems).constData());
        for (qsizetype size = 0; size + 2 < whole.size(); size += 29)
            QVERIFY(!read(whole.first(size)).problems.empty());
        for (qsizetype i = 0; i < whole.size(); i += 61) {
            QByteArray spoilt = whole;
            for (const char c : {'"', '{', '9', '\xff', '\0'}) {
                spoilt[i] = c;
                const ReadResult result = read(spoilt);
                QVERIFY(result.scenario || !result.problems.empty());
            }
        }
    }

    void aFileOverSixteenMebibytesIsRefused() {
        const std::string text(16u * 1024 * 1024 + 1, ' ');
        const ReadResult result = readScenario(text, TileLibrary::shipped());
        QCOMPARE(result.problems.size(), std::size_t{1});
        QVERIFY(result.problems[0].message.find("16 MiB") != std::string::npos);
        QCOMPARE(result.problems[0].pointer, std::string("/"));
    }

    void aBoardOverTwentyThousandTilesIsRefused() {
        const std::string text = withMany("board", R"({"tile":"base/B","at":[0,0]})", 20'001);
        const ReadResult result = readScenario(text, TileLibrary::shipped());
        QCOMPARE(result.problems.size(), std::size_t{1});
        QCOMPARE(result.problems[0].pointer, std::string("/board"));
        QVERIFY(result.problems[0].message.find("20,000") != std::string::npos);
    }

    void aLineOverAHundredThousandMovesIsRefused() {
        const std::string text = withMany("moves", R"({"move":"pass"})", 100'001);
        const ReadResult result = readScenario(text, TileLibrary::shipped());
        QCOMPARE(result.problems.size(), std::size_t{1});
        QCOMPARE(result.problems[0].pointer, std::string("/moves"));
        QVERIFY(result.problems[0].message.find("100,000") != std::string::npos);
    }

    void movesOfVariationsCountTowardsTheLimit() {
        const std::string line = withMany("moves", R"({"move":"pass"})", 60'000);
        const std::string moves = line.substr(line.find('['), line.size() - line.find('[') - 1)
                                      .substr(line.substr(line.find('[')).find("\"moves\": ") + 9);
        const std::string text =
            line.substr(0, line.size() - 1) + R"(, "variations": [{"before": 0, "moves": )" + moves + "}]}";
        const ReadResult result = readScenario(text, TileLibrary::shipped());
        QCOMPARE(result.problems.size(), std::size_t{1});
        QCOMPARE(result.problems[0].pointer, std::string("/variations/0/moves"));
    }

    /// A hostile file: hundreds of thousands of mistakes, or of keys.
    void theListOfProblemsHasAnEnd() {
        const ReadResult moves = readScenario(withMany("moves", R"({"mvoe":"pas"})", 90'000), TileLibrary::shipped());
        QCOMPARE(moves.problems.size(), Report::kMaxProblems + 1);
        std::string keys = "{";
        for (int i = 0; i < 150'000; ++i) keys += "\"k" + std::to_string(i) + "\":1,";
        const ReadResult result = readScenario(keys + "\"format\":\"bathhouse-scenario/1\"}", TileLibrary::shipped());
        QCOMPARE(result.problems.size(), Report::kMaxProblems + 1);
    }

    void aFileThatCannotBeOpenedIsAProblemWithoutPointer() {
        for (const std::string &path :
             {std::string(BATHHOUSE_SOURCE_DIR "/no-such-file.json"), std::string(BATHHOUSE_SOURCE_DIR)}) {
            const ReadResult result = readScenarioFile(path, TileLibrary::shipped());
            QCOMPARE(result.problems.size(), std::size_t{1});
            QVERIFY(result.problems[0].pointer.empty());
            QVERIFY(result.problems[0].message.starts_with("cannot be opened: "));
        }
    }
};

QTEST_GUILESS_MAIN(BadFiles)
#include "test_bad_files.moc"
