// SPDX-License-Identifier: MIT
#include "app/command_line.h"
#include "scenario/json.h"

#include <map>

using bathhouse::Json;
using namespace bathhouse::test;

namespace {

const QString kWhy = QStringLiteral("why");
const QString kLegal = QStringLiteral("legal");
const QString kAbout = QStringLiteral("--about");
const QString kWhyNot = QStringLiteral("--why-not");
const QString kJson = QStringLiteral("--json");

/// Asks about the road that Red closes.
Answer run(const QString &command, const QByteArray &moves, const QStringList &options) {
    const Folder folder;
    return ask(QStringList{command, folder.file(QStringLiteral("scenario.json"), roadScenario(moves))} + options);
}

Json parsed(const Answer &answer) { return Json::parse(answer.out.begin(), answer.out.end(), nullptr, false); }

const QByteArray kBoth = kCloseRoad + ", " + kPass;

} // namespace

class TestWhyCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Three tiles and the flag 5.
    void pointsAreToldAsASum() {
        const Answer words = run(kWhy, kBoth, {kAbout, QStringLiteral("red points")});
        QVERIFY2(words.status == 0, words.err);
        for (const char *part :
             {"Red has 8 points.\n", "+3 3 tiles × 1\n", "+5 Bathhouse flag\n", "bonus-road", "(Step 2)"})
            QVERIFY2(words.out.contains(part), words.out);
        const Json json = parsed(run(kWhy, kBoth, {kAbout, QStringLiteral("RED POINTS"), kJson}));
        QCOMPARE(json["about"].get<std::string>(), std::string("Red points"));
        const Json &road = json["why"]["children"][1];
        QCOMPARE(road["points"].get<int>(), 8);
        QCOMPARE(road["step"].get<int>(), 2);
        QCOMPARE(road["tiles"].dump(), std::string("[[0,0],[1,0],[2,0]]"));
        QCOMPARE(road["figures"].dump(),
                 std::string("[{\"player\":\"Red\",\"figure\":\"meeple\",\"at\":[1,0],\"on\":\"road E\"}]"));
        QCOMPARE(road["children"][1]["tiles"].dump(), std::string("[[1,0]]"));
    }

    void anEarlierMomentCanBeAskedAbout() {
        const Answer before =
            run(kWhy, kBoth, {kAbout, QStringLiteral("red points"), QStringLiteral("--step"), QStringLiteral("1")});
        QVERIFY2(before.status == 0 && before.out.startsWith("Red has 0 points."), before.out + before.err);
        QVERIFY(run(kWhy, kBoth, {kAbout, QStringLiteral("red points"), QStringLiteral("--step"), QStringLiteral("3")})
                    .rejected());
    }

    void aGuestGetsThreeAnswers() {
        const Answer words = run(kWhy, kBoth, {kAbout, QStringLiteral("bathhouse 1,0")});
        QVERIFY2(words.status == 0, words.err);
        for (const char *part :
             {"2 of the 8 spaces around it are filled.", "It can leave for free",
              "Red can buy it back for 5 points, but not now.", "With the present score that would leave 3 points."})
            QVERIFY2(words.out.contains(part), words.out);
    }

    void everyLanguageAnswers() {
        for (const auto &[language, said] :
             std::map<QString, QByteArray>{{QStringLiteral("fr"), "Rouge a 8 points."},
                                           {QStringLiteral("nl"), "Rood heeft 8 punten."},
                                           {QStringLiteral("de"), "Rot hat 8 Punkte."}}) {
            const Answer words =
                run(kWhy, kBoth, {kAbout, QStringLiteral("red points"), QStringLiteral("--lang"), language});
            QVERIFY2(words.status == 0 && words.out.startsWith(said), words.out + words.err);
        }
    }

    void whatCannotBeAskedSaysWhatCan() {
        for (const QStringList &options : {QStringList{}, QStringList{kAbout, QStringLiteral("rad points")}}) {
            const Answer answer = run(kWhy, kBoth, options);
            QVERIFY2(answer.rejected() && answer.err.contains("\n  Red points\n") &&
                         answer.err.contains("\n  bathhouse 1,0\n"),
                     answer.err);
        }
    }

    void aRefusedMoveNamesItsRule() {
        const Answer words = run(kLegal, kCloseRoad, {kWhyNot, QStringLiteral("meeple on road W")});
        QVERIFY2(words.status == 0, words.err);
        QVERIFY2(words.out.startsWith("The road is taken: Red's meeple stands on it") &&
                     words.out.contains("base-meeple-free-feature"),
                 words.out);
        const Json json = parsed(
            run(kLegal, kCloseRoad, {kWhyNot, QStringLiteral("{\"move\": \"meeple\", \"on\": \"road W\"}"), kJson}));
        QCOMPARE(json["allowed"].get<bool>(), false);
        QCOMPARE(json["why"]["rules"].dump(), std::string("[\"base-meeple-free-feature\"]"));
        QCOMPARE(json["why"]["figures"].size(), std::size_t{1});
    }

    void aMoveCanBeTriedAtAnEarlierMoment() {
        const QStringList move{kWhyNot, QStringLiteral("buy-back 1,0"), QStringLiteral("--step")};
        const Answer before = run(kLegal, kBoth, move + QStringList{QStringLiteral("0")});
        QVERIFY2(before.status == 0 && before.out.contains("leave-buy-back-when"), before.out + before.err);
        const Answer placed = run(kLegal, kBoth, move + QStringList{QStringLiteral("1")});
        QVERIFY2(placed.status == 0 && placed.out.startsWith("The bathhouse at (1, 0) is empty."),
                 placed.out + placed.err);
        QVERIFY(run(kLegal, kBoth, {QStringLiteral("--step"), QStringLiteral("1")}).rejected());
    }

    void anAllowedMoveSaysSo() {
        const Answer words = run(kLegal, kCloseRoad, {kWhyNot, QStringLiteral("meeple on road E")});
        QVERIFY2(words.status == 0 && words.out.startsWith("This move is allowed.\n"), words.out + words.err);
        const Answer tile = run(kLegal, {}, {kWhyNot, QStringLiteral("place base/W 2,0 0")});
        QVERIFY2(tile.status == 0 && tile.out.startsWith("This move is allowed.\n"), tile.out + tile.err);
        const Answer turned = run(kLegal, {}, {kWhyNot, QStringLiteral("place base/D 2,0 90")});
        QVERIFY2(turned.status == 0 && turned.out.contains("base-place"), turned.out + turned.err);
    }

    void aMoveThatIsNoneIsAnswered() {
        for (const char *move : {"jump 1,0", "meeple on road X", "place base/ZZ 3,0", "{", "{\"move\": \"buy-back\"}",
                                 "meeple on city N"}) {
            const Answer answer = run(kLegal, kCloseRoad, {kWhyNot, QLatin1String(move)});
            QVERIFY2(answer.rejected() && answer.err.startsWith("bathhouse legal: --why-not: "),
                     answer.out + answer.err);
        }
    }
};

QTEST_GUILESS_MAIN(TestWhyCommand)
#include "test_why_command.moc"
