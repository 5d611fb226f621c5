// SPDX-License-Identifier: MIT
#include "app/command_line.h"
#include "scenario/json.h"

#include <QRegularExpression>

using bathhouse::Json;
using namespace bathhouse::test;

namespace {

QByteArray contents(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Answer drill(const QStringList &args) { return ask(QStringList{QStringLiteral("drill")} + args); }

const QString kRule = QStringLiteral("visit-single-meeple");
const QString kSeed = QStringLiteral("--seed");
const QString kOut = QStringLiteral("-o");

} // namespace

class TestDrillCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDrillIsAScenarioThatPassesCheck() {
        const Folder folder;
        const QString path = folder.path(QStringLiteral("drill.json"));
        const Answer saved = drill({kRule, kSeed, QStringLiteral("4"), kOut, path});
        QVERIFY2(saved.status == 0, saved.err);
        QVERIFY2(saved.out.contains("visit-single-meeple, seed 4"), saved.out);
        const Answer checked = ask({QStringLiteral("check"), path});
        QCOMPARE(checked.status, 0);
        const Answer explained = ask({QStringLiteral("explain"), path});
        QVERIFY2(explained.status == 0 && explained.out.contains("visit-single-meeple"), explained.out);
        const Answer printed = drill({kRule, kSeed, QStringLiteral("4")});
        QCOMPARE(printed.out, contents(path));
    }

    void withoutASeedTheOutputNamesTheOneTaken() {
        const Answer first = drill({kRule});
        QVERIFY2(first.status == 0, first.err);
        const std::string id = Json::parse(first.out.begin(), first.out.end())["id"];
        const QString seed = QString::fromStdString(id.substr(id.rfind('-') + 1));
        const Answer again = drill({kRule, kSeed, seed});
        QCOMPARE(again.out, first.out);
        QVERIFY(drill({kRule}).out != first.out);
    }

    void anUnknownRuleIsAnsweredWithItsNeighbour() {
        const Answer answer = drill({QStringLiteral("visit-mandatry")});
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains("did you mean \"visit-mandatory\"?"), answer.err);
        QVERIFY(drill({QStringLiteral("zzzzzzzz")}).err.contains("bathhouse rules"));
    }

    void aRuleThatNoGameShowsNamesItsKindAndWhatToReadInstead() {
        const Answer setUp = drill({QStringLiteral("setup-counts")});
        QVERIFY(setUp.rejected());
        QVERIFY2(setUp.err.contains("setting up") && setUp.err.contains("\"bathhouse rules setup-counts\"") &&
                     setUp.err.contains("four-for-two"),
                 setUp.err);
        const Answer reading = drill({QStringLiteral("leave-buy-back-not-this-scoring")});
        QVERIFY(reading.rejected());
        QVERIFY2(reading.err.contains("leave-buy-back-when"), reading.err);
        const Answer module = drill({QStringLiteral("ix-portal-no")});
        QVERIFY(module.rejected());
        QVERIFY2(module.err.contains("expansion"), module.err);
    }

    void wrongArgumentsAreNamedAndNothingIsWritten() {
        const Folder folder;
        QVERIFY(drill({}).err.contains("A rule must be named"));
        QVERIFY(drill({kRule, QStringLiteral("bonus-city")}).err.contains("\"bonus-city\" is too many"));
        for (const char *seed : {"-1", "x", "1.5", ""}) {
            const QString path = folder.path(QStringLiteral("wrong.json"));
            const Answer answer = drill({kRule, kOut, path, kSeed, QString::fromLatin1(seed)});
            QVERIFY2(answer.rejected() && answer.err.contains("--seed"), answer.err);
            QVERIFY(!folder.has(QStringLiteral("wrong.json")));
        }
        const Answer nowhere = drill({kRule, kOut, folder.path(QStringLiteral("no/folder/drill.json"))});
        QVERIFY2(nowhere.rejected(), nowhere.err);
    }
};

QTEST_GUILESS_MAIN(TestDrillCommand)
#include "test_drill_command.moc"
