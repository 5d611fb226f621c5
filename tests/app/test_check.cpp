// SPDX-License-Identifier: MIT
#include "app/command_line.h"

#include <QXmlStreamReader>

using namespace bathhouse::test;

namespace {

const QByteArray kMoves = kCloseRoad + ", " + kPass;
QByteArray good() { return roadScenario(kMoves, ", \"expect\": {\"scores\": {\"Red\": 8}}"); }
QByteArray failing() { return roadScenario(kMoves, ", \"expect\": {\"scores\": {\"Red\": 9}}"); }

/// What check says about one scenario.
Answer check(const QByteArray &scenario) {
    const Folder folder;
    return ask({QStringLiteral("check"), folder.file(QStringLiteral("scenario.json"), scenario)});
}

}  // namespace

class TestCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGoodFileIsOk() {
        const Answer answer = check(good());
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.startsWith("ok "));
        QVERIFY(answer.out.endsWith("\n1 passed, 0 failed\n"));
        QCOMPARE(answer.err, QByteArray());
    }

    void aFailedExpectationIsStatusOneAndSaysWhatCameOut() {
        const Answer answer = check(failing());
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.out.contains("/expect: Red has 8 points, expected 9\n0 passed, 1 failed\n"), answer.out);
    }

    void theWorstStatusWinsAndTheOthersAreStillChecked() {
        const Folder folder;
        folder.file(QStringLiteral("a/bad.json"), "{");
        folder.file(QStringLiteral("a/b/failing.json"), failing());
        folder.file(QStringLiteral("a/b/good.json"), good());
        folder.file(QStringLiteral("a/notes.txt"), "no scenario");
        const Answer answer = ask({QStringLiteral("check"), folder.path(QStringLiteral("a"))});
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.out.endsWith("\n1 passed, 2 failed\n"), answer.out);
        QVERIFY2(answer.err.contains("bad.json") && !answer.err.contains("failing.json"), answer.err);
    }

    void aFileThatBreaksARuleOfTheBoardFailsWithEveryProblem() {
        const QByteArray scenario =
            "{\"format\": \"bathhouse-scenario/1\", \"title\": \"X\", \"players\": [{\"name\": \"Red\"}],\n"
            "\"board\": [{\"tile\": \"base/D\", \"at\": [0, 0]}, {\"tile\": \"base/E\", \"at\": [5, 5]}, "
            "{\"tile\": \"base/D\", \"at\": [0, 0]}]}";
        const Answer answer = check(scenario);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.out.count("FAIL "), 2);
        QVERIFY2(answer.out.contains("/board/1: ") && answer.out.contains("/board/2/at: "), answer.out);
        QVERIFY(answer.out.endsWith("0 passed, 1 failed\n"));
    }

    void everyExpectationIsCompared_data() {
        QTest::addColumn<QByteArray>("expect");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *name, const char *expect, const char *said) {
            QTest::newRow(name) << QByteArray(expect) << QByteArray(said);
        };
        row("scores", "\"scores\": {\"Red\": 8, \"Blue\": 0}", "");
        row("supply", "\"supply\": {\"Red\": {\"meeple\": 6}}", "");
        row("supply wrong", "\"supply\": {\"Red\": {\"meeple\": 7}}", "Red has 6 meeple in supply, expected 7");
        row("guest", "\"bathhouses\": [{\"at\": [1, 0], \"occupant\": \"Red\"}]", "");
        row("guest wrong", "\"bathhouses\": [{\"at\": [1, 0], \"occupant\": null}]", "holds Red, expected nobody");
        row("no bathhouse", "\"bathhouses\": [{\"at\": [0, 0], \"occupant\": null}]", "no bathhouse at (0, 0)");
        row("figures", "\"figures\": [{\"player\": \"Red\", \"at\": [1, 0], \"on\": \"bathhouse\"}]", "");
        row("figures missing", "\"figures\": []",
            "a figure that is not expected: a meeple of Red on bathhouse at (1, 0)");
        row("figures too many",
            "\"figures\": [{\"player\": \"Red\", \"at\": [1, 0], \"on\": \"bathhouse\"}, {\"player\": \"Blue\", "
            "\"at\": [0, 0], \"on\": \"road W\"}]",
            "a meeple of Blue on road W at (0, 0)");
        row("decision", "\"decision\": {\"kind\": \"place-tile\", \"player\": \"Blue\"}", "");
        row("decision wrong", "\"decision\": {\"kind\": \"bathhouse\"}",
            "the open decision is place-tile of Blue, expected bathhouse");
        row("rules", "\"rules\": [\"visit-single-meeple\", \"base-place\"]", "");
        row("rules missing", "\"rules\": [\"visit-owner-chooses\"]", "visit-owner-chooses");
    }
    void everyExpectationIsCompared() {
        QFETCH(QByteArray, expect);
        QFETCH(QByteArray, said);
        const Answer answer = check(roadScenario(kMoves, ", \"expect\": {" + expect + "}"));
        QCOMPARE(answer.status, said.isEmpty() ? 0 : 1);
        QVERIFY2(answer.out.contains(said), answer.out);
        QVERIFY2(said.isEmpty() || answer.out.contains("/expect: "), answer.out);
    }

    void anExpectationOnAMoveIsComparedAfterThatMove() {
        const Answer answer = check(roadScenario(
            "{\"move\": \"place\", \"tile\": \"base/W\", \"at\": [2, 0], \"expect\": {\"scores\": {\"Red\": 8}}}, " +
            kPass));
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.out.contains("/moves/0: Red has 0 points, expected 8"), answer.out);
    }

    void aRefusalThatDoesNotComeFails() {
        const Answer answer =
            check(roadScenario(kCloseRoad + ", {\"move\": \"pass\", \"expect\": {\"refused\": \"base-turn-order\"}}"));
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.out.contains("/moves/1: the move should be refused by base-turn-order, but is accepted"),
                 answer.out);
    }

    void variationsArePlayedFromTheirStep() {
        const QByteArray line =
            ", \"variations\": [{\"before\": 1, \"moves\": [{\"move\": \"meeple\", \"on\": \"field NL\", "
            "\"expect\": {\"scores\": {\"Red\": SCORE}}}]}]";
        QCOMPARE(check(roadScenario(kMoves, QByteArray(line).replace("SCORE", "8"))).status, 0);
        const Answer wrong = check(roadScenario(kMoves, QByteArray(line).replace("SCORE", "1")));
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.out.contains("/variations/0/moves/0: Red has 8 points, expected 1"), wrong.out);
    }

    void writtenAnswersAreCheckedAgainstThePlay_data() {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const char *question, int status) {
            QTest::newRow(name) << QByteArray(question) << status;
        };
        row("points", "\"before\": 1, \"kind\": \"points\", \"answers\": {\"Red\": 8, \"Blue\": 0}", 0);
        row("points wrong", "\"before\": 1, \"kind\": \"points\", \"answers\": {\"Red\": 3}", 1);
        row("points by the engine", "\"before\": 1, \"kind\": \"points\", \"answers\": \"engine\"", 0);
        row("bathhouse", "\"before\": 1, \"kind\": \"bathhouse\", \"answers\": [{\"at\": [1, 0]}]", 0);
        row("places by any of their names",
            "\"before\": 1, \"kind\": \"places\", \"answers\": [{\"at\": [2, 0], \"on\": \"road E\"}, "
            "{\"at\": [2, 0], \"on\": \"road S\"}, {\"at\": [2, 0], \"on\": \"field NR\"}, {\"at\": [2, 0], \"on\": "
            "\"field ER\"}, "
            "{\"at\": [2, 0], \"on\": \"field WL\"}]",
            0);
        row("places wrong", "\"before\": 1, \"kind\": \"places\", \"answers\": [{\"at\": [2, 0], \"on\": \"road W\"}]",
            1);
    }
    void writtenAnswersAreCheckedAgainstThePlay() {
        QFETCH(QByteArray, question);
        QFETCH(int, status);
        const Answer answer = check(roadScenario(kMoves, ", \"questions\": [{\"ask\": \"?\", " + question + "}]"));
        QVERIFY2(answer.status == status, answer.out + answer.err);
        QVERIFY2(status == 0 || answer.out.contains("/questions/0/answers: "), answer.out);
    }

    void theJunitReportCountsFailuresAndErrors() {
        const Folder folder;
        folder.file(QStringLiteral("a/bad.json"), "{");
        folder.file(QStringLiteral("a/failing.json"), failing());
        folder.file(QStringLiteral("a/good.json"), good());
        const QString report = folder.path(QStringLiteral("out.xml"));
        QCOMPARE(
            ask({QStringLiteral("check"), folder.path(QStringLiteral("a")), QStringLiteral("--junit"), report}).status,
            2);
        QFile file(report);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        int cases = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == u"testsuite") {
                QCOMPARE(xml.attributes().value(QLatin1String("tests")).toInt(), 3);
                QCOMPARE(xml.attributes().value(QLatin1String("failures")).toInt(), 1);
                QCOMPARE(xml.attributes().value(QLatin1String("errors")).toInt(), 1);
            }
            cases += xml.name() == u"testcase" ? 1 : 0;
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(cases, 3);
    }

    void aJunitReportThatCannotBeWrittenIsWrongInput() {
        const Folder folder;
        const QString file = folder.file(QStringLiteral("good.json"), good());
        const Answer answer = ask(
            {QStringLiteral("check"), file, QStringLiteral("--junit"), folder.path(QStringLiteral("no/such/out.xml"))});
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.err.contains("out.xml"), answer.err);
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "test_check.moc"
