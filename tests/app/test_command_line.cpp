// SPDX-License-Identifier: MIT
#include "app/command_line.h"

using namespace bathhouse::test;

class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersionAreFine() {
        const Answer help = ask({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        for (const char *word : {"explain", "check", "why", "legal", "outcomes", "render", "rules", "--screenshot"})
            QVERIFY2(help.out.contains(word), word);
        QVERIFY(!help.out.contains("import"));
        QCOMPARE(ask({QStringLiteral("explain"), QStringLiteral("--help")}).out, help.out);
        const Answer version = ask({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("bathhouse "));
    }

    void anUnknownSubcommandNamesTheNearest() {
        const Answer answer = ask({QStringLiteral("explian"), QStringLiteral("x.json")});
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains("explain"), answer.err);
    }

    void importIsAnUnknownSubcommand() {
        QVERIFY(
            ask({QStringLiteral("import"), QStringLiteral("game.jcz"), QStringLiteral("-o"), QStringLiteral("x.json")})
                .rejected());
    }

    void anUnknownOptionNamesTheNearest_data() {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<QByteArray>("nearest");
        QTest::newRow("explain") << QStringList{QStringLiteral("explain"), QStringLiteral("--jsno"),
                                                QStringLiteral("x.json")}
                                 << QByteArray("--json");
        QTest::newRow("check") << QStringList{QStringLiteral("check"), QStringLiteral("--juint"), QStringLiteral("x")}
                               << QByteArray("--junit");
        QTest::newRow("outcomes") << QStringList{QStringLiteral("outcomes"), QStringLiteral("--meeple")}
                                  << QByteArray("--meeples");
        QTest::newRow("window") << QStringList{QStringLiteral("--screnshot"), QStringLiteral("x.png")}
                                << QByteArray("--screenshot");
    }
    void anUnknownOptionNamesTheNearest() {
        QFETCH(QStringList, args);
        QFETCH(QByteArray, nearest);
        const Answer answer = ask(args);
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains(nearest), answer.err);
    }

    void anUnknownLanguageNamesTheKnownOnes() {
        const Folder folder;
        const QString file = folder.file(QStringLiteral("road.json"), roadScenario(kCloseRoad));
        const Answer answer = ask({QStringLiteral("explain"), file, QStringLiteral("--lang"), QStringLiteral("xx")});
        QVERIFY(answer.rejected());
        for (const char *known : {"en", "fr", "nl", "de"}) QVERIFY2(answer.err.contains(known), known);
        QCOMPARE(ask({QStringLiteral("explain"), file, QStringLiteral("--lang=fr")}).status, 0);
    }

    void aMissingOrForgottenFileIsWrongInput() {
        QVERIFY(ask({QStringLiteral("explain")}).rejected());
        QVERIFY(ask({QStringLiteral("explain"), QStringLiteral("not-there.json")}).rejected());
        QVERIFY(ask({QStringLiteral("explain"), QStringLiteral("a.json"), QStringLiteral("b.json")}).rejected());
        QVERIFY(ask({QStringLiteral("not-there.json")}).rejected());
        const Folder folder;
        QVERIFY(ask({QStringLiteral("explain"), folder.root()}).rejected());
    }

    void theWindowNeedsADisplay() {
        const Answer answer = ask({});
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains("display"), answer.err);
    }

    void windowOptionsWithWrongValuesSayWhatWouldBeRight_data() {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("size") << QStringList{QStringLiteral("--size"), QStringLiteral("big")} << QByteArray("1360x850");
        QTest::newRow("size 0") << QStringList{QStringLiteral("--size"), QStringLiteral("0x0")} << QByteArray("100");
        QTest::newRow("mode") << QStringList{QStringLiteral("--mode"), QStringLiteral("teach")} << QByteArray("learn");
        QTest::newRow("theme") << QStringList{QStringLiteral("--theme"), QStringLiteral("blue")} << QByteArray("dark");
        QTest::newRow("step") << QStringList{QStringLiteral("--step"), QStringLiteral("-1")}
                              << QByteArray("whole number");
        QTest::newRow("picture") << QStringList{QStringLiteral("--screenshot"), QStringLiteral("x.gif")}
                                 << QByteArray(".png");
    }
    void windowOptionsWithWrongValuesSayWhatWouldBeRight() {
        QFETCH(QStringList, args);
        QFETCH(QByteArray, said);
        const Answer answer = ask(args);
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains(said), answer.err);
    }

    void aScreenshotOfABadFileLeavesNoPicture() {
        const Folder folder;
        const QString bad = folder.file(QStringLiteral("bad.json"), "{\"format\": 1}");
        QVERIFY(ask({QStringLiteral("--screenshot"), folder.path(QStringLiteral("a.png")), bad}).rejected());
        QVERIFY(!folder.has(QStringLiteral("a.png")));
        const QString good = folder.file(QStringLiteral("good.json"), roadScenario(kCloseRoad));
        QVERIFY(ask({QStringLiteral("--screenshot"), folder.path(QStringLiteral("b.png")), good,
                     QStringLiteral("--step"), QStringLiteral("9")})
                    .rejected());
        QVERIFY(!folder.has(QStringLiteral("b.png")));
    }

    void aScreenshotIsTakenWithoutADisplay() {
        const Folder folder;
        const QString file = folder.file(QStringLiteral("road.json"), roadScenario(kCloseRoad));
        const Answer answer = ask({QStringLiteral("--screenshot"), folder.path(QStringLiteral("a.png")), file,
                                   QStringLiteral("--size"), QStringLiteral("1100x700")});
        QVERIFY2(answer.status == 0, answer.err);
        QFile picture(folder.path(QStringLiteral("a.png")));
        QVERIFY(picture.open(QIODevice::ReadOnly));
        // A PNG begins with its signature and, at byte 16, its width and height.
        const QByteArray head = picture.read(24);
        QVERIFY(head.startsWith("\x89PNG"));
        QCOMPARE(head.mid(16), QByteArray::fromHex("0000044c000002bc"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
