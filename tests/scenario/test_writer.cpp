// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "scenario/reader.h"
#include "scenario/writer.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

std::string bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string{};
}

QString everythingPath() {
    return QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/scenario/good/everything.bathhouse.json");
}

std::optional<Scenario> read(const std::string &text) {
    const ReadResult result = readScenario(text, TileLibrary::shipped());
    for (const Problem &problem : result.problems) qWarning("%s", problem.text().c_str());
    return result.scenario;
}

}  // namespace

class Writer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesTheProgramWroteComeBackByteForByte_data() {
        QTest::addColumn<QString>("path");
        int files = 0;
        for (const char *folder : {"scenarios", "tests/questions", "tests/scenario/good"}) {
            QDirIterator it(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") + QString::fromLatin1(folder),
                            {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QTest::newRow(qPrintable(it.next())) << it.filePath();
                ++files;
            }
        }
        QVERIFY(files > 0);
    }
    void filesTheProgramWroteComeBackByteForByte() {
        QFETCH(QString, path);
        const auto first = read(bytesOf(path));
        QVERIFY(first);
        const std::string written = writeScenario(*first);
        const auto second = read(written);
        QVERIFY(second);
        QVERIFY(*first == *second);
        QCOMPARE(writeScenario(*second), written);
    }

    void nothingIsLostFromAnOddButValidFile() {
        const std::string odd =
            "\xEF\xBB\xBF{ \"players\" "
            ":[{\"supply\":{\"abbot\":1,\"meeple\":0},\"score\":0,\"color\":\"red\",\"name\":\"Red\"}],\r\n"
            "\"title\":\"Plain \\u00e9 \\ud83d\\ude00\",\"teaches\":[],\"options\":{},\"expansions\":[\"abbot\"],"
            "\"board\":[{\"rotation\":0,\"at\":[-0,0],\"tile\":\"base/D\"}],"
            "\"figures\":[{\"figure\":\"meeple\",\"on\":\"field SR\",\"at\":[0,0],\"player\":\"Red\"}],"
            "\"moves\":[{\"at\":[1,0],\"rotation\":0,\"tile\":\"base/"
            "U\",\"move\":\"place\",\"expect\":{\"scores\":{}}}],"
            "\"expect\":{\"figures\":[]},\"format\":\"bathhouse-scenario/1\"}";
        const auto scenario = read(odd);
        QVERIFY(scenario);
        const char *canonical = R"({
  "format": "bathhouse-scenario/1",
  "title": "Plain é 😀",
  "expansions": ["abbot"],
  "players": [ { "name": "Red", "color": "red", "score": 0, "supply": { "meeple": 0, "abbot": 1 } } ],
  "board": [ { "tile": "base/D", "at": [0, 0] } ],
  "figures": [ { "player": "Red", "at": [0, 0], "on": "field SR" } ],
  "moves": [ { "move": "place", "tile": "base/U", "at": [1, 0], "rotation": 0, "expect": { "scores": {} } } ],
  "expect": { "figures": [] }
}
)";
        QCOMPARE(QByteArray::fromStdString(writeScenario(*scenario)), QByteArray(canonical));
        QVERIFY(read(writeScenario(*scenario)) == scenario);
    }

    void everyKeyIsWrittenAgain() {
        const auto scenario = read(bytesOf(everythingPath()));
        QVERIFY(scenario);
        const std::string written = writeScenario(*scenario);
        // The same values, whatever the order of keys; what the file spells out although it is the default is left out.
        auto before = nlohmann::json::parse(bytesOf(everythingPath()));
        before["customTiles"][1].erase("count");
        before["expect"]["figures"][0].erase("figure");
        before["customTiles"][0]["parts"][1]["road"] = "E W";
        before["customTiles"][1]["parts"][1]["road"] = "E W";
        before["customTiles"][1]["bridge"] = "N S over E W";
        QCOMPARE(nlohmann::json::parse(written).dump(1), before.dump(1));
    }

    void theEchoOfAMoveIsTheMoveAsWritten() {
        const auto scenario = read(R"({"format": "bathhouse-scenario/1", "players": [{"name": "Red"}],
                                       "moves": [{"comment": "c", "move": "pass"}]})");
        QVERIFY(scenario);
        QCOMPARE(scenario->moves[0].written, std::string(R"({"comment":"c","move":"pass"})"));
        QCOMPARE(toJson(scenario->moves[0]).dump(), std::string(R"({"move":"pass","comment":"c"})"));
    }

    void shortValuesStandOnOneLineAndLongOnesDoNot() {
        Json list = Json::array();
        for (int i = 0; i < 5; ++i) list.push_back({{"at", {i, 0}}, {"on", "road W"}});
        Json object{{"empty", Json::object()}, {"none", Json::array()}, {"numbers", {1, 2, 3}}, {"list", list}};
        QCOMPARE(writeJson(object), std::string(R"({
  "empty": {},
  "none": [],
  "numbers": [1, 2, 3],
  "list": [
    { "at": [0, 0], "on": "road W" },
    { "at": [1, 0], "on": "road W" },
    { "at": [2, 0], "on": "road W" },
    { "at": [3, 0], "on": "road W" },
    { "at": [4, 0], "on": "road W" }
  ]
}
)"));
        const std::string written = writeScenario(*read(bytesOf(everythingPath())));
        for (const QByteArray &line : QByteArray::fromStdString(written).split('\n')) {
            if (line.startsWith("  \"title\"") || line.contains("summary")) continue;
            QVERIFY2(QString::fromUtf8(line).size() <= 110, line.constData());
        }
    }

    void aSavedFileHoldsExactlyTheBytes() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.json"));
        QVERIFY(!saveFile(path.toStdString(), "first and longer"));
        QVERIFY(!saveFile(path.toStdString(), "second\n"));
        QCOMPARE(bytesOf(path), std::string("second\n"));
    }

    /// A limit on the size of files stands for a full disk: the write comes up short.
    void aFileThatCannotBeWrittenWholeLeavesTheOldOne() {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.json")).toStdString();
        QVERIFY(!saveFile(path, "old"));
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{4096, before.rlim_max};
        const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto trouble = saveFile(path, std::string(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, oldHandler);
        QVERIFY(trouble.has_value());
        QVERIFY2(trouble->find("old file was kept") != std::string::npos, trouble->c_str());
        QCOMPARE(bytesOf(QString::fromStdString(path)), std::string("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void aFolderThatIsNotThereIsAnswered() {
        QVERIFY(saveFile("/no/such/folder/a.json", "x").value_or("").starts_with("cannot be written"));
    }
};

QTEST_GUILESS_MAIN(Writer)
#include "scenario/json.h"
#include "test_writer.moc"
