// SPDX-License-Identifier: MIT
#include "app/command_line.h"
#include "scenario/json.h"

using bathhouse::Json;
using namespace bathhouse::test;

namespace {

Answer run(const QString &command, const QByteArray &scenario,
           const QStringList &options = {QStringLiteral("--json")}) {
    const Folder folder;
    return ask(QStringList{command, folder.file(QStringLiteral("scenario.json"), scenario)} + options);
}

Json parsed(const Answer &answer) { return Json::parse(answer.out.begin(), answer.out.end(), nullptr, false); }

int count(const Json &moves, const std::string &word) {
    int n = 0;
    for (const Json &move : moves) n += move["move"] == word ? 1 : 0;
    return n;
}

}  // namespace

class TestChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A hole with a tile on each side: the abbey needs no tile that was drawn.
    void withoutATileTheMovesThatNeedNoneAreLegal() {
        const QByteArray hole =
            "{\"format\": \"bathhouse-scenario/1\", \"expansions\": [\"abbey-and-mayor\"], \"players\": [{\"name\": \"Red\"}], \"board\": ["
            "{\"tile\": \"base/B\", \"at\": [0, -1]}, {\"tile\": \"base/B\", \"at\": [1, -1]}, {\"tile\": \"base/B\", \"at\": [1, 0]}, "
            "{\"tile\": \"base/B\", \"at\": [1, 1]}, {\"tile\": \"base/B\", \"at\": [0, 1]}, {\"tile\": \"base/B\", \"at\": [-1, 1]}, "
            "{\"tile\": \"base/B\", \"at\": [-1, 0]}]}";
        const Answer answer = run(QStringLiteral("legal"), hole);
        QVERIFY2(answer.status == 0 && answer.out.contains("\"abbey\""), answer.out + answer.err);
        QVERIFY(run(QStringLiteral("legal"), roadScenario({})).rejected());
    }

    void placingNeedsATile() {
        const Answer none = run(QStringLiteral("legal"), roadScenario({}));
        QVERIFY(none.rejected());
        QVERIFY2(none.err.contains("--tile"), none.err);
        const Answer asked = run(QStringLiteral("legal"), roadScenario({}),
                                 {QStringLiteral("--json"), QStringLiteral("--tile"), QStringLiteral("base/W")});
        QVERIFY2(asked.status == 0, asked.err);
        const Answer drawn = run(QStringLiteral("legal"), roadScenario({}, ", \"draw\": [\"base/W\"]"));
        QCOMPARE(drawn.out, asked.out);
        const Json json = parsed(asked);
        QCOMPARE(json["decision"].dump(), std::string("{\"kind\":\"place-tile\",\"player\":\"Red\"}"));
        QVERIFY(count(json["moves"], "place") > 4);
        QCOMPARE(count(json["moves"], "end-game"), 1);
        const Answer wrong =
            run(QStringLiteral("legal"), roadScenario({}), {QStringLiteral("--tile"), QStringLiteral("base/w")});
        QVERIFY(wrong.rejected());
        QVERIFY2(wrong.err.contains("base/W"), wrong.err);
    }

    void aTileThatFitsNowhereCanOnlyBeDiscarded() {
        const Answer answer = run(QStringLiteral("legal"), roadScenario({}, ", \"draw\": [\"base/C\"]"));
        const Json moves = parsed(answer)["moves"];
        QCOMPARE(count(moves, "place"), 0);
        QCOMPARE(count(moves, "discard"), 1);
    }

    void everyListedMoveIsAccepted() {
        const Json listed = parsed(run(QStringLiteral("legal"), roadScenario(kCloseRoad)));
        QCOMPARE(listed["decision"]["kind"].get<std::string>(), std::string("after-placing"));
        QCOMPARE(listed["moves"].size(), std::size_t{6});
        for (const Json &move : listed["moves"]) {
            const QByteArray written = QByteArray::fromStdString(move.dump());
            const Answer answer = run(QStringLiteral("explain"), roadScenario(kCloseRoad + ", " + written));
            QVERIFY2(answer.status == 0, answer.err);
        }
    }

    void movesAreToldInWords() {
        const Answer answer = run(QStringLiteral("legal"), roadScenario(kCloseRoad), {});
        QCOMPARE(answer.status, 0);
        for (const char *part :
             {"Red may place a figure or pass.", "Put a meeple on the road to the east", "Place no figure"})
            QVERIFY2(answer.out.contains(part), answer.out);
    }

    void everyEndOfTheTurnIsOneOutcome() {
        const Answer answer = run(QStringLiteral("outcomes"), roadScenario(kCloseRoad));
        QVERIFY2(answer.status == 0, answer.err);
        const Json outcomes = parsed(answer)["outcomes"];
        QCOMPARE(outcomes.size(), std::size_t{1});
        QCOMPARE(outcomes[0]["moves"].dump(), std::string("[{\"move\":\"pass\"}]"));
        QCOMPARE(outcomes[0]["state"]["scores"]["Red"].get<int>(), 8);
        const Json more = parsed(run(QStringLiteral("outcomes"), roadScenario(kCloseRoad),
                                     {QStringLiteral("--json"), QStringLiteral("--meeples")}));
        QVERIFY(more["outcomes"].size() > 1);
        const Answer words = run(QStringLiteral("outcomes"), roadScenario(kCloseRoad), {});
        QVERIFY2(words.out.contains("Outcome 1") && words.out.contains("Red's meeple lies in the bathhouse at (1, 0)."),
                 words.out);
    }

    void aTurnWithoutATileHasNoOutcomes() { QVERIFY(run(QStringLiteral("outcomes"), roadScenario({})).rejected()); }

    void pictureFilesAreWrittenWithoutADisplay_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("png") << QStringLiteral("a.png") << QByteArray("\x89PNG");
        QTest::newRow("svg") << QStringLiteral("a.svg") << QByteArray("<");
        QTest::newRow("pdf") << QStringLiteral("a.pdf") << QByteArray("%PDF");
    }
    void pictureFilesAreWrittenWithoutADisplay() {
        QFETCH(QString, name);
        QFETCH(QByteArray, begins);
        const Folder folder;
        const QString file = folder.file(QStringLiteral("road.json"), roadScenario(kCloseRoad));
        const Answer answer = ask({QStringLiteral("render"), file, QStringLiteral("-o"), folder.path(name)});
        QVERIFY2(answer.status == 0, answer.err);
        QFile picture(folder.path(name));
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QVERIFY(picture.readAll().startsWith(begins));
    }

    void noPictureIsWrittenWhenTheInputIsWrong_data() {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<QStringList>("options");
        const auto to = [](const char *name) { return QStringList{QStringLiteral("-o"), QLatin1String(name)}; };
        QTest::newRow("not JSON") << QByteArray("{") << to("a.png");
        QTest::newRow("refused move") << roadScenario("{\"move\": \"pass\"}") << to("a.png");
        QTest::newRow("no such step") << roadScenario(kCloseRoad)
                                      << to("a.png") + QStringList{QStringLiteral("--step"), QStringLiteral("2")};
        QTest::newRow("no name") << roadScenario(kCloseRoad) << QStringList{};
        QTest::newRow("unknown kind") << roadScenario(kCloseRoad) << to("a.gif");
        QTest::newRow("no such folder") << roadScenario(kCloseRoad) << to("no/such/a.png");
    }
    void noPictureIsWrittenWhenTheInputIsWrong() {
        QFETCH(QByteArray, scenario);
        QFETCH(QStringList, options);
        const Folder folder;
        if (options.size() > 1) options[1] = folder.path(options[1]);
        const QString file = folder.file(QStringLiteral("scenario.json"), scenario);
        QVERIFY(ask(QStringList{QStringLiteral("render"), file} + options).rejected());
        QCOMPARE(QDir(folder.root()).entryList(QDir::Files), QStringList{QStringLiteral("scenario.json")});
    }
};

QTEST_GUILESS_MAIN(TestChoices)
#include "test_choices.moc"
