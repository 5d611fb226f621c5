// SPDX-License-Identifier: MIT
#include "app/command_line.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace bathhouse::test;

namespace {

QStringList playouts(const QString &games, const QString &seed, const QString &tiles) {
    return {QStringLiteral("playouts"), games, QStringLiteral("--seed"), seed,
            QStringLiteral("--tiles"),  tiles, QStringLiteral("--json")};
}

QString checksum(const QStringList &args) {
    const Answer answer = ask(args);
    return QJsonDocument::fromJson(answer.out).object()[QStringLiteral("checksum")].toString();
}

} // namespace

class TestPlayoutsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The checksums are those of the program as it was before modules took part in a turn.
    void withoutModulesGamesEndAsBeforeThereWereModules_data() {
        QTest::addColumn<QString>("tiles");
        QTest::addColumn<QString>("before");
        QTest::newRow("base") << QStringLiteral("base") << QStringLiteral("c5d82afe42f64c75");
        QTest::newRow("with bathhouses") << QStringLiteral("base+barber-surgeons")
                                         << QStringLiteral("2d9ed7626747c4bf");
    }
    void withoutModulesGamesEndAsBeforeThereWereModules() {
        QFETCH(QString, tiles);
        QFETCH(QString, before);
        QCOMPARE(checksum(playouts(QStringLiteral("2000"), QStringLiteral("7"), tiles)), before);
    }

    void theSeedAloneDecides() {
        const QStringList first = playouts(QStringLiteral("50"), QStringLiteral("1"), QStringLiteral("base"));
        QCOMPARE(checksum(first), checksum(first));
        QVERIFY(checksum(first) !=
                checksum(playouts(QStringLiteral("50"), QStringLiteral("2"), QStringLiteral("base"))));
    }

    void wrongNumbersAndTilesSayWhatWouldBeRight_data() {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<QByteArray>("right");
        QTest::newRow("games") << playouts(QStringLiteral("many"), QStringLiteral("1"), QStringLiteral("base"))
                               << QByteArray("number");
        QTest::newRow("seed") << playouts(QStringLiteral("5"), QStringLiteral("x"), QStringLiteral("base"))
                              << QByteArray("number");
        QTest::newRow("tiles") << playouts(QStringLiteral("5"), QStringLiteral("1"), QStringLiteral("bath"))
                               << QByteArray("base+barber-surgeons");
    }
    void wrongNumbersAndTilesSayWhatWouldBeRight() {
        QFETCH(QStringList, args);
        QFETCH(QByteArray, right);
        const Answer answer = ask(args);
        QVERIFY(answer.rejected());
        QVERIFY2(answer.err.contains(right), answer.err);
    }
};

QTEST_GUILESS_MAIN(TestPlayoutsCommand)
#include "test_playouts_command.moc"
