// SPDX-License-Identifier: MIT
#include "app/command_line.h"
#include "scenario/json.h"

#include <map>

using bathhouse::Json;
using namespace bathhouse::test;

namespace {

/// Red lies in the bathhouse with flag 5 and has 4 points. Red buys back, then passes.
const QByteArray kBuysBack =
    "{\"format\": \"bathhouse-scenario/1\", \"id\": \"bath\", \"title\": \"A bath\",\n"
    " \"players\": [{\"name\": \"Red\", \"score\": 4}, {\"name\": \"Blue\"}],\n"
    " \"board\": [{\"tile\": \"base/W\", \"at\": [0, 0]}, {\"tile\": \"barber-surgeons/3\", \"at\": [1, 0]}],\n"
    " \"figures\": [{\"player\": \"Red\", \"at\": [1, 0], \"on\": \"bathhouse\"}],\n"
    " \"moves\": [{\"move\": \"place\", \"tile\": \"base/W\", \"at\": [2, 0]}, {\"move\": \"buy-back\", \"at\": [1, "
    "0]},\n"
    "  {\"move\": \"pass\"}]}";

Answer compare(const QStringList &options, const QByteArray &scenario = kBuysBack) {
    const Folder folder;
    return ask(QStringList{QStringLiteral("compare"), folder.file(QStringLiteral("bath.json"), scenario)} + options);
}

const QString kA = QStringLiteral("--a");
const QString kB = QStringLiteral("--b");
const QString kFloor = QStringLiteral("scoreFloor=zero");

}  // namespace

class TestCompareCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The file allows the second step, though its score falls to -1; with the floor it is refused.
    void theFirstStepThatDiffersIsMarked() {
        const Answer words = compare({kB, kFloor});
        QVERIFY2(words.status == 0, words.err);
        for (const char *part :
             {"  A  as in the file\n", "  B  Score after buying back: never below 0\n",
              "\nStep 2 is the first that differs.\n", "\nStep 1: the same\n", "\nStep 2: different, the first one\n",
              "  * A  Red pays 5 points", "The score is −1 now", "  * B  Pay 5 points", "may not fall below 0",
              "  = Red: −1 point in A, 4 points in B.\n", "\nStep 3: the same\n", "\nAt the end\n"})
            QVERIFY2(words.out.contains(part), words.out + part);
    }

    void scriptsGetValues() {
        const Answer answer = compare({kB, kFloor, QStringLiteral("--json")});
        QCOMPARE(answer.status, 0);
        const Json json = Json::parse(answer.out.toStdString());
        QCOMPARE(json["firstDifference"].get<int>(), 2);
        QCOMPARE(json["a"]["options"]["scoreFloor"].get<std::string>(), std::string("none"));
        QCOMPARE(json["b"]["options"]["scoreFloor"].get<std::string>(), std::string("zero"));
        QCOMPARE(json["steps"].size(), std::size_t(3));
        QVERIFY(json["steps"][0]["same"].get<bool>() && !json["steps"][1]["same"].get<bool>());
        QCOMPARE(json["steps"][1]["b"]["refused"]["rule"].get<std::string>(), std::string("leave-negative-score"));
        QCOMPARE(json["steps"][1]["a"]["events"][0]["differs"].get<bool>(), true);
        QCOMPARE(json["steps"][1]["positions"]["scores"]["Red"].dump(), std::string("[-1,4]"));
    }

    void whatIsTheSameIsSaid() {
        const Answer words = compare({kB, QStringLiteral("buyBacks=one")});
        QVERIFY2(words.status == 0 && words.out.contains("\nNo step differs.\n"), words.out + words.err);
    }

    void aSideThatCannotBeSetUpIsAnAnswer() {
        const Answer words = compare({kB, QStringLiteral("expansions=none")});
        QVERIFY2(words.status == 0, words.err);
        QVERIFY2(words.out.contains("\nB: the scenario cannot be set up like this.\n  B  The tile \"barber-surgeons/3\" needs the "
                                    "module \"barber-surgeons\", which is off.\n"),
                 words.out);
        const Json json =
            Json::parse(compare({kB, QStringLiteral("expansions=none"), QStringLiteral("--json")}).out.toStdString());
        QCOMPARE(json["b"]["problems"][0]["pointer"].get<std::string>(), std::string("/board/1/tile"));
        QVERIFY(json["firstDifference"].is_null() && json["steps"].empty());
    }

    void twoSidesThatCannotBeSetUpAreWrongInput() {
        const Answer answer = compare({kA, QStringLiteral("expansions=none"), kB, QStringLiteral("expansions=abbot")});
        QVERIFY2(answer.rejected() && answer.err.contains("/board/1/tile: "), answer.err);
    }

    void severalChoicesAreJoinedByCommas() {
        const Answer words = compare({kA, QStringLiteral("buyBacks=one,scoreFloor=zero"), kB,
                                      QStringLiteral("expansions=barber-surgeons+abbot,scoreFloor=zero")});
        QVERIFY2(words.status == 0, words.err);
        QVERIFY2(words.out.contains("  = Supply of Red, abbot: 0 in A, 1 in B.\n"), words.out);
    }

    void everyLanguageAnswers() {
        for (const auto &[language, said] :
             std::map<QString, QByteArray>{{QStringLiteral("fr"), "L’étape 2 est la première"},
                                           {QStringLiteral("nl"), "Stap 2 is de eerste"},
                                           {QStringLiteral("de"), "Schritt 2 ist der erste"}}) {
            const Answer words = compare({kB, kFloor, QStringLiteral("--lang"), language});
            QVERIFY2(words.status == 0 && words.out.contains(said), words.out + words.err);
        }
    }

    void wrongChoicesAreAnsweredWithWhatWouldBeRight() {
        for (const auto &[choice, said] :
             std::map<QString, QByteArray>{{QStringLiteral("scoreFlor=zero"), "did you mean \"scoreFloor\""},
                                           {QStringLiteral("scoreFloor=one"), "\"none\" or \"zero\""},
                                           {QStringLiteral("scoreFloor"), "\"none\" or \"zero\""},
                                           {QStringLiteral("expansions=abot"), "did you mean \"abbot\""},
                                           {QStringLiteral("expansions"), "expansions=barber-surgeons"}}) {
            const Answer answer = compare({kB, choice});
            QVERIFY2(answer.rejected() && answer.err.contains(said), answer.err + said);
        }
        const Answer nothing = compare({});
        QVERIFY2(nothing.rejected() && nothing.err.contains("--b scoreFloor=zero"), nothing.err);
        QVERIFY(ask({QStringLiteral("compare"), QStringLiteral("no-such-file"), kB, kFloor}).rejected());
    }
};

QTEST_GUILESS_MAIN(TestCompareCommand)
#include "test_compare_command.moc"
