// SPDX-License-Identifier: MIT
#include "app/command_line.h"
#include "scenario/json.h"

#include <set>

using bathhouse::Json;
using namespace bathhouse::test;

namespace {

Answer explain(const QByteArray &scenario, const QStringList &options = {QStringLiteral("--json")}) {
    const Folder folder;
    return ask(QStringList{QStringLiteral("explain"), folder.file(QStringLiteral("scenario.json"), scenario)} +
               options);
}

Json parsed(const Answer &answer) { return Json::parse(answer.out.begin(), answer.out.end(), nullptr, false); }

std::vector<std::string> keysOf(const Json &json) {
    std::vector<std::string> keys;
    for (const auto &[key, value] : json.items()) keys.push_back(key);
    return keys;
}

using Keys = std::vector<std::string>;

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTraceHasTheKeysOfTheContractInTheirOrder() {
        const Answer answer = explain(roadScenario(kCloseRoad + ", " + kPass));
        QVERIFY2(answer.status == 0, answer.err);
        const Json trace = parsed(answer);
        QCOMPARE(keysOf(trace), (Keys{"scenario", "start", "steps", "decision"}));
        QCOMPARE(trace["scenario"].get<std::string>(), std::string("road"));
        const Keys state{"scores", "supply", "figures", "bathhouses", "toMove"};
        QCOMPARE(keysOf(trace["start"]), state);
        QCOMPARE(trace["steps"].size(), std::size_t{2});
        const Json &pass = trace["steps"][1];
        QCOMPARE(keysOf(pass), (Keys{"move", "player", "events", "state"}));
        QCOMPARE(keysOf(pass["state"]), state);
        QCOMPARE(keysOf(pass["state"]["bathhouses"][0]), (Keys{"at", "flag", "occupant", "neighbours"}));
        QCOMPARE(keysOf(pass["state"]["figures"][0]), (Keys{"player", "figure", "at", "on"}));
        QCOMPARE(pass["state"]["figures"][0]["on"].get<std::string>(), std::string("bathhouse"));
        const Json &scored = pass["events"][0];
        QCOMPARE(keysOf(scored),
                 (Keys{"event", "feature", "involved", "terms", "points", "winners", "final", "rules", "text"}));
        QCOMPARE(keysOf(scored["feature"]), (Keys{"kind", "at", "on", "tiles"}));
        QCOMPARE(keysOf(scored["terms"][0]), (Keys{"label", "count", "each", "points"}));
        QCOMPARE(keysOf(pass["events"][1]),
                 (Keys{"event", "player", "figure", "from", "to", "canRetrieveFree", "rules", "text"}));
        QCOMPARE(keysOf(trace["decision"]), (Keys{"kind", "player"}));
    }

    void theMoveIsEchoedWhole() {
        const QByteArray move =
            "{\"expect\": {\"scores\": {\"Red\": 0}}, \"move\": \"place\", \"at\": [2, 0], \"tile\": \"base/W\", "
            "\"comment\": {\"fr\": \"Voil\\u00e0\", \"en\": \"There\"}}";
        const Json trace = parsed(explain(roadScenario(move)));
        QCOMPARE(trace["steps"][0]["move"].dump(), Json::parse(move.toStdString()).dump());
    }

    void theSameFileGivesTheSameBytes() {
        const QByteArray scenario = roadScenario(kCloseRoad + ", " + kPass);
        const Answer first = explain(scenario);
        QVERIFY(!first.out.isEmpty());
        QCOMPARE(explain(scenario).out, first.out);
        QCOMPARE(explain(scenario, {}).out, explain(scenario, {}).out);
    }

    void theGameOverHasNobodyToMove() {
        const Json trace = parsed(explain(roadScenario(kCloseRoad + ", " + kPass + ", {\"move\": \"end-game\"}")));
        QCOMPARE(trace["decision"].dump(), std::string("{\"kind\":\"game-over\"}"));
        QVERIFY(trace["steps"][2]["state"]["toMove"].is_null());
    }

    void theTextTellsSentencesSumsAndRules() {
        const Answer answer = explain(roadScenario(kCloseRoad + ", " + kPass), {});
        QVERIFY2(answer.status == 0, answer.err);
        for (const char *part : {"A road\n", "Red's road is complete: 3 tiles and the flag 5 make 8 points.",
                                 "3 tiles × 1 = 3", "Bathhouse flag = 5", "visit-single-meeple",
                                 "Scores: Red 8 points and Blue 0 points", "Blue places a tile."})
            QVERIFY2(answer.out.contains(part), part);
    }

    void theStartTellsFiguresAndTokens() {
        const QByteArray more = ", \"expansions\": [\"barber-surgeons\", \"princess-and-dragon\", \"messages\", \"land-surveyors\"], "
                                "\"tokens\": [{\"token\": \"dragon\", \"at\": [0, 0]}, "
                                "{\"token\": \"fairy\", \"at\": [1, 0], \"on\": \"road W\", \"player\": \"Red\"}, "
                                "{\"token\": \"counter\", \"player\": \"Blue\", \"number\": 5}, {\"token\": \"road-poverty\"}]";
        const Answer answer = explain(roadScenario({}, more), {});
        QVERIFY2(answer.status == 0, answer.err);
        for (const char *part : {"\n  At (1, 0): Red's meeple (", "\n  At (0, 0): the dragon.\n", "\n  At (1, 0): the fairy (Red).\n",
                                 "\n  Beside the board: the second counter (Blue, 5).\n",
                                 "\n  Beside the board: the scoring tile “roads: 3 less”.\n"})
            QVERIFY2(answer.out.contains(part), answer.out);
        const Answer german = explain(roadScenario({}, more), {QStringLiteral("--lang=de")});
        QVERIFY2(german.out.contains("\n  Auf (1, 0): der Meeple von Rot (") && german.out.contains("\n  Auf (0, 0): der Drache.\n"), german.out);
    }

    void aRefusedMoveStopsTheRunWithPointerRuleAndReason() {
        const Answer answer = explain(roadScenario(kCloseRoad + ", {\"move\": \"buy-back\", \"at\": [1, 0]}"));
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains("/moves/1: ") && answer.err.contains("leave-buy-back") &&
                     answer.err.contains("empty"),
                 answer.err);
    }

    void anExpectedRefusalIsShownAndTheRunGoesOn() {
        const Answer answer = explain(roadScenario(
            kCloseRoad + ", {\"move\": \"buy-back\", \"at\": [1, 0], \"expect\": {\"refused\": \"leave-buy-back\"}}, " +
            kPass));
        QVERIFY2(answer.status == 0, answer.err);
        const Json trace = parsed(answer);
        const Json &step = trace["steps"][1];
        QCOMPARE(keysOf(step), (Keys{"move", "player", "refused", "state"}));
        QCOMPARE(keysOf(step["refused"]), (Keys{"rule", "text"}));
        QCOMPARE(step["state"].dump(), trace["steps"][0]["state"].dump());
        QCOMPARE(trace["steps"][2]["state"]["scores"]["Red"].get<int>(), 8);
    }

    void aRefusalThatDoesNotComeIsAFailedExpectation() {
        for (const QByteArray rule : {"leave-negative-score", "leave-buy-back"}) {
            const QByteArray move =
                rule == "leave-buy-back" ? QByteArray("\"pass\"") : QByteArray("\"buy-back\", \"at\": [1, 0]");
            const Answer answer = explain(
                roadScenario(kCloseRoad + ", {\"move\": " + move + ", \"expect\": {\"refused\": \"" + rule + "\"}}"));
            QCOMPARE(answer.status, 1);
            QCOMPARE(parsed(answer)["steps"].size(), std::size_t{2});
            QVERIFY2(answer.err.contains("/moves/1"), answer.err);
        }
    }

    void otherExpectationsAreCheckedByCheckAlone() {
        QCOMPARE(explain(roadScenario(kCloseRoad, ", \"expect\": {\"scores\": {\"Red\": 99}}")).status, 0);
    }

    /// Whoever reads the trace with the shared rule pages in hand finds every id of `rules` there.
    void rulesOfOtherExpansionsStandApart() {
        std::set<std::string> ofExpansions, others;
        const Json cards = parsed(ask({QStringLiteral("rules"), QStringLiteral("--json")}));
        for (const Json &card : cards.at("rules"))
            (card.at("chapter") == "expansions" ? ofExpansions : others).insert(card.at("id").get<std::string>());
        const QDir folder(QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios/interactions"));
        std::set<std::string> met;
        for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            const Answer answer = ask({QStringLiteral("explain"), folder.filePath(name), QStringLiteral("--json")});
            QVERIFY2(answer.status == 0, answer.err);
            const Json trace = parsed(answer);
            for (const Json &step : trace.at("steps"))
                for (const Json &event : step.value("events", Json::array())) {
                    QVERIFY(!event.at("rules").empty());
                    for (const Json &rule : event.at("rules")) QVERIFY(others.contains(rule.get<std::string>()));
                    for (const Json &rule : event.value("expansionRules", Json::array())) {
                        QVERIFY(ofExpansions.contains(rule.get<std::string>()));
                        met.insert(rule.get<std::string>());
                    }
                }
        }
        QVERIFY2(met.size() > 30, qPrintable(QString::number(met.size())));
    }

    void wrongInputLeavesStdoutEmptyAndNamesThePlace_data() {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char *name, const QByteArray &moves, const char *pointer,
                            const QByteArray &more = {}) {
            QTest::newRow(name) << roadScenario(moves, more) << QByteArray(pointer);
        };
        row("tile unknown", "{\"move\": \"place\", \"tile\": \"base/Q9\", \"at\": [2, 0]}", "/moves/0/tile");
        row("nothing to draw", "{\"move\": \"place\", \"at\": [2, 0]}", "/moves/0/tile");
        row("nothing to discard", "{\"move\": \"discard\"}", "/moves/0");
        row("part the tile lacks", kCloseRoad + ", {\"move\": \"meeple\", \"on\": \"monastery\"}", "/moves/1/on");
        row("draw that only fits nowhere", "{\"move\": \"place\", \"at\": [2, 0]}", "/moves/0/tile",
            ", \"draw\": [\"base/C\"]");
        QTest::newRow("not JSON") << QByteArray("{\n \"players\": [}") << QByteArray("line 2");
        QTest::newRow("empty") << QByteArray() << QByteArray("line 1");
    }
    void wrongInputLeavesStdoutEmptyAndNamesThePlace() {
        QFETCH(QByteArray, scenario);
        QFETCH(QByteArray, pointer);
        const Answer answer = explain(scenario);
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains(pointer + ": ") || answer.err.contains(pointer + ","), answer.err);
    }
};

QTEST_GUILESS_MAIN(TestExplain)
#include "test_explain.moc"
