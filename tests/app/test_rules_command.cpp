// SPDX-License-Identifier: MIT
#include "scenario/json.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace bathhouse;

namespace {

struct Answer {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// What the program answers to `bathhouse rules …` without a display.
Answer ask(const QStringList &args) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(display));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BATHHOUSE_BINARY), QStringList{QStringLiteral("rules")} + args);
    if (!program.waitForFinished(60000) || program.exitStatus() != QProcess::NormalExit) return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

/// A list of texts in a file of the sources.
std::vector<std::string> listIn(const QString &path) {
    QFile file(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", qPrintable(path));
    return Json::parse(file.readAll().toStdString()).get<std::vector<std::string>>();
}

} // namespace

class TestRulesCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allRulesAreListedUnderTheirChapters() {
        const Answer answer = ask({});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.err, QByteArray());
        const QByteArrayList expected{
            "Setting up\n  setup-counts ", "\nPlacing\n  tile-usual-placement ",     "\nLeaving a bathhouse\n",
            "\n  visit-score-order ",      "Who places the tile decides the order ", "\nThe base game\n"};
        for (const QByteArray &part : expected) QVERIFY2(answer.out.contains(part), part.constData());
    }

    void aCardIsShownWholeWithABadgeForEachSentence() {
        const Answer answer = ask({QStringLiteral("leave-buy-back-when")});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.startsWith("Buying back has its moment\nleave-buy-back-when · Leaving a bathhouse\n"));
        const QByteArrayList expected{"[Official · Rulebook, EN, FR, NL]", "[Community · EN, FR, NL]",
                                      "\nCommon mistake: ", "\nScenarios: "};
        for (const QByteArray &part : expected) QVERIFY2(answer.out.contains(part), part.constData());
        for (const QByteArray &line : answer.out.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 80, line.constData());
    }

    void aDeducedSentenceSaysWhatItFollowsFrom() {
        const Answer answer = ask({QStringLiteral("visit-losers-count")});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.contains("[Deduced · follows from visit-several-meeples]"));
    }

    void aRuleOfAnExpansionThatIsNotPlayedSaysSo() {
        const Answer tent = ask({QStringLiteral("ix-tent")});
        QCOMPARE(tent.status, 0);
        QVERIFY(tent.out.startsWith("The tent sends nobody\nix-tent · With other expansions\n"));
        QVERIFY2(tent.out.contains("tent-moves-on") && !tent.out.contains("Not playable"), tent.out.constData());
        const std::vector<std::string> waiting = listIn(QStringLiteral("resources/rules/waiting.json"));
        for (const std::string &rule : waiting) {
            const QString id = QString::fromStdString(rule);
            QVERIFY2(ask({id}).out.contains("\nNot playable yet: "), rule.c_str());
            QVERIFY2(ask({id, QStringLiteral("--lang=fr")}).out.contains("Pas encore jouable"), rule.c_str());
        }
        const Answer all = ask({QStringLiteral("--json")});
        for (const Json &card : Json::parse(all.out.toStdString()).at("rules")) {
            const bool waits = std::ranges::find(waiting, card.at("id").get<std::string>()) != waiting.end();
            QCOMPARE(card.at("playable").get<bool>(), !waits);
        }
    }

    void scriptsGetACardAsJson() {
        const Answer answer = ask({QStringLiteral("leave-hole"), QStringLiteral("--json")});
        QCOMPARE(answer.status, 0);
        const Json card = Json::parse(answer.out.toStdString());
        QCOMPARE(card.at("id").get<std::string>(), std::string("leave-hole"));
        QCOMPARE(card.at("chapter").get<std::string>(), std::string("leaving"));
        QCOMPARE(card.at("statement").at(0).at("status").get<std::string>(), std::string("deduced"));
        QVERIFY(!card.at("statement").at(0).at("follows").empty());
        QVERIFY(!card.at("scenarios").empty());
    }

    void allRulesFitOnePageInEveryLanguage() {
        const QTemporaryDir folder;
        for (const char *language : {"en", "fr", "nl", "de"}) {
            const QString path = folder.filePath(QStringLiteral("%1.pdf").arg(QLatin1String(language)));
            const Answer answer =
                ask({QStringLiteral("--summary"), QStringLiteral("-o"), path, QStringLiteral("--lang"), QLatin1String(language)});
            QVERIFY2(answer.status == 0 && answer.out.isEmpty(), answer.err);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll().count("/Type /Page\n"), 1);
        }
        const Answer text = ask({QStringLiteral("--summary"), QStringLiteral("--lang"), QStringLiteral("de")});
        QVERIFY2(text.status == 0 && text.out.startsWith("Die Bader auf einer Seite\n"), text.err);
        QVERIFY(text.out.contains("(leave-hole)"));
    }

    void aSummaryThatCannotBeWrittenIsWrongInput() {
        for (const QStringList &args :
             {QStringList{QStringLiteral("--summary"), QStringLiteral("-o"), QStringLiteral("rules.doc")},
              QStringList{QStringLiteral("-o"), QStringLiteral("rules.pdf")},
              QStringList{QStringLiteral("--summary"), QStringLiteral("leave-hole")},
              QStringList{QStringLiteral("--summary"), QStringLiteral("--json")},
              QStringList{QStringLiteral("--summary"), QStringLiteral("-o"), QStringLiteral("no/such/folder/rules.pdf")}}) {
            const Answer answer = ask(args);
            QVERIFY2(answer.status == 2 && answer.out.isEmpty() && !answer.err.isEmpty(), answer.err);
        }
        QVERIFY(!QFile::exists(QStringLiteral("rules.doc")) && !QFile::exists(QStringLiteral("rules.pdf")));
    }

    void everyRuleThatCountsIsCoveredByTheLessons() {
        const Answer text = ask({QStringLiteral("--coverage")});
        QVERIFY2(text.status == 0, text.out.left(2000));
        const Answer json = ask({QStringLiteral("--coverage"), QStringLiteral("--json")});
        QCOMPARE(json.status, 0);
        const Json report = Json::parse(json.out.toStdString());
        QCOMPARE(report.at("complete").get<int>(), report.at("counted").get<int>());
        QVERIFY(report.at("withoutCard").empty());
        // Every card is listed once, of one kind; what is counted is what is neither an exception nor waits.
        const Json cards = Json::parse(ask({QStringLiteral("--json")}).out.toStdString()).at("rules");
        QCOMPARE(report.at("rules").size(), cards.size());
        int counted = 0;
        for (const Json &rule : report.at("rules")) {
            counted += rule.at("kind") == "counted" ? 1 : 0;
            QVERIFY2(text.out.contains("  " + QByteArray::fromStdString(rule.at("id").get<std::string>())), "named");
        }
        QCOMPARE(counted, report.at("counted").get<int>());
        QVERIFY(counted > 60);
        QVERIFY(text.out.contains("(100 %)"));
    }

    void coverageTellsOfAllRulesOnly() {
        const Answer answer = ask({QStringLiteral("--coverage"), QStringLiteral("leave-hole")});
        QVERIFY2(answer.status == 2 && answer.out.isEmpty() && answer.err.contains("leave out"), answer.err);
    }

    void scriptsGetAllCardsAsJson() {
        const Answer answer = ask({QStringLiteral("--json")});
        QCOMPARE(answer.status, 0);
        const Json cards = Json::parse(answer.out.toStdString()).at("rules");
        QVERIFY(cards.size() > 70);
        QCOMPARE(cards.front().at("id").get<std::string>(), std::string("setup-counts"));
        QCOMPARE(ask({QStringLiteral("--json")}).out, answer.out);
    }

    void aLanguageWithoutTextsIsAnsweredInEnglish() {
        const Answer answer = ask({QStringLiteral("visit-mandatory"), QStringLiteral("--lang"), QStringLiteral("en")});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.startsWith("The visit is a must\n"));
        QCOMPARE(ask({QStringLiteral("visit-mandatory"), QStringLiteral("--lang=de")}).status, 0);
    }

    void whatIsNotUnderstoodEndsWithStatusTwoAndASentence_data() {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("mistyped") << QStringList{QStringLiteral("visit-manadtory")} << QByteArray("visit-mandatory");
        QTest::newRow("unfinished") << QStringList{QStringLiteral("leave-too")}
                                    << QByteArray("leave-too-late-surrounded");
        QTest::newRow("nothing like it") << QStringList{QStringLiteral("qqqqqqqqqq")} << QByteArray("lists them all");
        QTest::newRow("two at once") << QStringList{QStringLiteral("bonus-city"), QStringLiteral("bonus-road")}
                                     << QByteArray("bonus-road");
        QTest::newRow("unknown option") << QStringList{QStringLiteral("--jsn")} << QByteArray("--json");
        QTest::newRow("unknown language")
            << QStringList{QStringLiteral("--lang"), QStringLiteral("xx")} << QByteArray("xx");
        QTest::newRow("no language") << QStringList{QStringLiteral("--lang")} << QByteArray("--lang");
    }

    void whatIsNotUnderstoodEndsWithStatusTwoAndASentence() {
        QFETCH(QStringList, args);
        QFETCH(QByteArray, says);
        const Answer answer = ask(args);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.out, QByteArray());
        QVERIFY2(answer.err.contains(says), answer.err.constData());
        QVERIFY(answer.err.endsWith('\n'));
    }
};

QTEST_APPLESS_MAIN(TestRulesCommand)
#include "test_rules_command.moc"
