// SPDX-License-Identifier: MIT
#include "scenario/check.h"
#include "scenario/reader.h"
#include "scenario/writer.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

/// Red's meeple on the road, its two ends, the dragon and the fairy on the same tile; Red passes after a tile.
std::string withTokens(const std::string &fairy, const std::string &expected) {
    return R"({"format": "bathhouse-scenario/1", "id": "x", "title": "X", "expansions": ["princess-and-dragon", "messages"],
      "players": [{"name": "Red"}, {"name": "Blue"}],
      "board": [{"tile": "base/D", "at": [0, 0]}],
      "figures": [{"player": "Red", "at": [0, 0], "on": "road E"}],
      "tokens": [{"token": "dragon", "at": [0, 0]}, )" +
           fairy + R"(, {"token": "counter", "player": "Blue", "number": 5}],
      "moves": [],
      "expect": {"tokens": [)" +
           expected + "]}}";
}

Problems mismatchesOf(const std::string &text) {
    const ReadResult read = readScenario(text, TileLibrary::shipped());
    if (!read.ok()) qFatal("%s", read.problems.front().text().c_str());
    return check(*read.scenario, TileLibrary::shipped()).mismatches;
}

const std::string kFairy = R"({"token": "fairy", "at": [0, 0], "on": "road W", "player": "Red"})";
const std::string kDragon = R"({"token": "dragon", "at": [0, 0]})";
const std::string kCounter = R"({"token": "counter", "player": "Blue"})";

} // namespace

class TestTokens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Any name of a part will do, and a number that is left out is not compared.
    void tokensThatAreThereAsExpectedAreNoMismatch() {
        const Problems found = mismatchesOf(withTokens(kFairy, kFairy + ", " + kDragon + ", " + kCounter));
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().text().c_str());
    }

    void aTokenElsewhereOrWithAnotherNumberIsAMismatch() {
        const std::string fairy = R"({"token": "fairy", "at": [0, 0], "on": "city N", "player": "Red"})";
        const std::string counter = R"({"token": "counter", "player": "Blue", "number": 7})";
        const Problems found = mismatchesOf(withTokens(kFairy, fairy + ", " + kDragon + ", " + counter));
        QCOMPARE(found.size(), std::size_t{4});
        QCOMPARE(found[0].text(),
                 std::string("/expect: there is no token as expected: a fairy of Red on city N at (0, 0)"));
        QCOMPARE(found[1].text(), std::string("/expect: there is no token as expected: a counter of Blue, number 7"));
        QVERIFY(found[2].message.starts_with("there is a token that is not expected: a counter of Blue, number 5"));
        QVERIFY(
            found[3].message.starts_with("there is a token that is not expected: a fairy of Red on road E at (0, 0)"));
    }

    void aTokenThatIsNotExpectedIsAMismatch() { QCOMPARE(mismatchesOf(withTokens(kFairy, "")).size(), std::size_t{3}); }

    /// She stays where her meeple left her, and then she is nobody's.
    void aFairyWhoseMeepleHasGoneLiesThereWithoutAPlayer() {
        const std::string alone = R"({"token": "fairy", "at": [0, 0], "on": "city N"})";
        QVERIFY(mismatchesOf(withTokens(alone, alone + ", " + kDragon + ", " + kCounter)).empty());
    }

    void expectedTokensAreKeptWhenAFileIsSaved() {
        const ReadResult read =
            readScenario(withTokens(kFairy, kFairy + ", " + kDragon + ", " + kCounter), TileLibrary::shipped());
        QVERIFY(read.ok() && read.scenario->expect->tokens->size() == 3);
        const ReadResult again = readScenario(writeScenario(*read.scenario), TileLibrary::shipped());
        QVERIFY(again.ok() && again.scenario->expect == read.scenario->expect);
    }

    /// A module whose id is wrong is probably on: nothing is said about what would need it.
    void anUnknownModuleIsTheOnlyThingSaid() {
        const std::string text = R"({"format": "bathhouse-scenario/1", "expansions": ["ghost-castles"],
          "players": [{"name": "Red"}], "board": [{"tile": "ghosts-castles-cemeteries/mist-1", "at": [0, 0]}],
          "tokens": [{"token": "ghost", "at": [0, 0], "on": "field NL", "player": "Red"}]})";
        const Problems found = readScenario(text, TileLibrary::shipped()).problems;
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].text(),
                 std::string(
                     "/expansions/0: unknown module \"ghost-castles\"; did you mean \"ghosts-castles-cemeteries\"?"));
    }

    void aModuleLikeNoneIsAnsweredWithAllOfThem() {
        const std::string text =
            R"({"format": "bathhouse-scenario/1", "expansions": ["xyz"], "players": [{"name": "Red"}]})";
        const Problems found = readScenario(text, TileLibrary::shipped()).problems;
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY2(found[0].message.find("known are \"abbey-and-mayor\", \"abbot\", \"barber-surgeons\"") !=
                         std::string::npos &&
                     found[0].message.ends_with("\"under-the-big-top\" and \"watchtowers\""),
                 found[0].message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestTokens)
#include "test_tokens.moc"
