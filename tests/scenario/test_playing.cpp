// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "scenario/check.h"
#include "scenario/reader.h"
#include "scenario/run.h"
#include "scenario/trace.h"

#include <QtTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::scenario;
using rules::PlayerId;

namespace {

constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{1};

/// JSON written with single quotes, to be legible here.
std::string json(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

/// A road over a bathhouse that a T-crossing at (2, 0) closes; Red stands on it.
std::string road(const std::string &moves, const std::string &more = {}) {
    return "{'format': 'bathhouse-scenario/1', 'title': 'A road', 'players': [{'name': 'Red'}, {'name': 'Blue'}], "
           "'board': [{'tile': 'base/W', 'at': [0, 0]}, {'tile': 'barber-surgeons/3', 'at': [1, 0]}], "
           "'figures': [{'player': 'Red', 'at': [1, 0], 'on': 'road W'}], 'moves': [" +
           moves + "]" + more + "}";
}
const std::string kClose = "{'move': 'place', 'tile': 'base/W', 'at': [2, 0]}";

Scenario read(const std::string &text) {
    ReadResult result = readScenario(json(text), TileLibrary::shipped());
    for (const Problem &problem : result.problems) qWarning("%s", problem.text().c_str());
    if (!result.ok()) qFatal("a scenario of the test is wrong");
    return *result.scenario;
}
Run playText(const std::string &text) { return play(read(text), TileLibrary::shipped()); }

template <class Kind> int countOf(const Step &step) {
    int n = 0;
    for (const rules::Event &e : step.events) n += std::holds_alternative<Kind>(e.what) ? 1 : 0;
    return n;
}

}  // namespace

class TestPlaying : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersStartWithWhatIsNotOnTheBoard() {
        const Run run = playText(road({}, ", 'expansions': ['barber-surgeons', 'abbot']"));
        QCOMPARE(int(run.start.player(kRed).supply[index(rules::kMeeple)]), 6);
        QCOMPARE(int(run.start.player(kBlue).supply[index(rules::kMeeple)]), 7);
        const auto abbot = *rules::figureNamed("abbot");
        QCOMPARE(int(run.start.player(kRed).supply[index(abbot)]), 1);
    }

    void aGivenSupplyLeavesOutKindsAtNone() {
        const Run run = playText("{'format': 'bathhouse-scenario/1', 'title': 'X', 'expansions': ['abbot'], "
                                 "'players': [{'name': 'Red', 'supply': {'meeple': 9}}], 'board': []}");
        QCOMPARE(int(run.start.player(kRed).supply[index(rules::kMeeple)]), 9);
        QCOMPARE(int(run.start.player(kRed).supply[index(*rules::figureNamed("abbot"))]), 0);
    }

    void toMoveNamesTheFirstPlayer() {
        QCOMPARE(playText(road({})).start.turn.active, kRed);
        QCOMPARE(playText(road({}, ", 'toMove': 'Blue'")).start.turn.active, kBlue);
    }

    void aPlaceWithoutTileTakesTheNextDrawn() {
        const Run run = playText(road("{'move': 'place', 'at': [2, 0]}, {'move': 'place', 'at': [3, 0]}",
                                      ", 'draw': ['base/W', 'base/U', 'base/X']"));
        QVERIFY(!run.stopped);
        QCOMPARE(run.steps[0].drawn, std::size_t{1});
        QCOMPARE(run.steps[1].drawn, std::size_t{2});
        QCOMPARE(run.hand(), run.table.setting->tiles.find("base/X"));
    }

    void drawnTilesThatFitNowhereAreSetAsideInTheSameStep() {
        const Run run =
            playText(road(kClose + ", {'move': 'place', 'at': [3, 0]}", ", 'draw': ['base/C', 'base/C', 'base/U']"));
        QVERIFY(!run.stopped);
        QCOMPARE(run.steps[0].drawn, std::size_t{0});
        QCOMPARE(run.steps[1].drawn, std::size_t{3});
        QCOMPARE(countOf<rules::TileDiscarded>(run.steps[1]), 2);
        QCOMPARE(countOf<rules::FeatureScored>(run.steps[1]), 1);
        QCOMPARE(run.steps[1].player, kBlue);
    }

    void aRefusedPlaceLeavesTheDrawnTilesWhereTheyWere() {
        const Run run = playText(road("{'move': 'place', 'at': [9, 9], 'expect': {'refused': 'base-place'}}",
                                      ", 'draw': ['base/C', 'base/U']"));
        QVERIFY(!run.stopped && run.unexpected.empty());
        QCOMPARE(run.steps[0].drawn, std::size_t{0});
        QVERIFY(run.steps[0].events.empty());
    }

    void aPlaceThatNamesItsTileTakesNothingFromTheDraw() {
        const Run run = playText(road(kClose, ", 'draw': ['base/C']"));
        QCOMPARE(run.steps[0].drawn, std::size_t{0});
    }

    void aDiscardTakesTheTopOfTheDraw() {
        const Run run = playText(road("{'move': 'discard'}", ", 'draw': ['base/C', 'base/U']"));
        QVERIFY(!run.stopped);
        QCOMPARE(run.steps[0].drawn, std::size_t{1});
        const Run fits =
            playText(road("{'move': 'discard', 'expect': {'refused': 'base-discard'}}", ", 'draw': ['base/U']"));
        QVERIFY(!fits.stopped && fits.unexpected.empty());
        QCOMPARE(fits.steps[0].drawn, std::size_t{0});
    }

    void theWrongTimeIsSaidBeforeAnEmptyDraw() {
        const Run run = playText(road(kClose + ", {'move': 'pass'}, {'move': 'end-game'}, {'move': 'place', 'at': [3, "
                                               "0], 'expect': {'refused': 'base-turn-order'}}, "
                                               "{'move': 'discard', 'expect': {'refused': 'base-turn-order'}}"));
        QVERIFY2(!run.stopped, run.stopped ? run.stopped->text().c_str() : "");
        QVERIFY(run.unexpected.empty());
    }

    void theWrongTimeIsSaidBeforeAPartThatIsMissing() {
        const Run run = playText(
            road("{'move': 'meeple', 'on': 'monastery', 'expect': {'refused': 'base-turn-order'}}, "
                 "{'move': 'score', 'at': [40, 40], 'on': 'monastery', 'expect': {'refused': 'base-turn-order'}}"));
        QVERIFY2(!run.stopped, run.stopped ? run.stopped->text().c_str() : "");
        QVERIFY(run.unexpected.empty());
    }

    void aPartThatTheTileLacksStopsTheRunAtItsPlace() {
        const Run run = playText(road(kClose + ", {'move': 'meeple', 'on': 'monastery'}"));
        QVERIFY(run.stopped);
        QCOMPARE(run.stopped->pointer, std::string("/moves/1/on"));
        QVERIFY(!run.steps.back().move);
    }

    void scoringAPlaceWithoutATileStopsTheRunAtItsPlace() {
        const Run run =
            playText("{'format': 'bathhouse-scenario/1', 'title': 'X', 'players': [{'name': 'Red'}, {'name': 'Blue'}], "
                     "'board': [{'tile': 'base/D', 'at': [0, 0]}, {'tile': 'base/W', 'at': [-1, 0]}, {'tile': "
                     "'base/E', 'at': [0, -1], 'rotation': 180}, "
                     "{'tile': 'base/E', 'at': [1, -1], 'rotation': 180}], "
                     "'figures': [{'player': 'Red', 'at': [0, 0], 'on': 'road E'}, {'player': 'Blue', 'at': [1, -1], "
                     "'on': 'city S'}], "
                     "'moves': [{'move': 'place', 'tile': 'base/L', 'at': [1, 0]}, {'move': 'pass'}, {'move': 'score', "
                     "'at': [7, 7], 'on': 'road W'}]}");
        QVERIFY(run.stopped);
        QCOMPARE(run.stopped->pointer, std::string("/moves/2/at"));
    }

    void anUnexpectedRefusalStopsAndAnExpectedOneDoesNot() {
        const Run stopped = playText(road("{'move': 'pass'}, " + kClose));
        QVERIFY(stopped.stopped);
        QCOMPARE(stopped.stopped->pointer, std::string("/moves/0"));
        QCOMPARE(stopped.steps.size(), std::size_t{1});
        const Run goesOn = playText(road("{'move': 'pass', 'expect': {'refused': 'base-turn-order'}}, " + kClose));
        QVERIFY(!goesOn.stopped);
        QCOMPARE(goesOn.steps.size(), std::size_t{2});
        const Run other = playText(road("{'move': 'pass', 'expect': {'refused': 'base-supply'}}, " + kClose));
        QCOMPARE(other.unexpected, std::vector<std::size_t>{0});
        QCOMPARE(other.steps.size(), std::size_t{2});
    }

    void everyListedMoveIsWrittenSoThatItIsReadAgain() {
        Run run = playText(road(kClose));
        for (const rules::Move &move : rules::legalMoves(run.last())) {
            Run line = run;
            const MoveEntry entry = entryFor(move, run.last(), run.table);
            QVERIFY(playOne(line, entry, "/moves/1"));
            QVERIFY(line.steps.back().move == move);
            QVERIFY(!entry.written.empty());
        }
        const auto place =
            entryFor(rules::Place{*run.table.setting->tiles.find("base/U"), {3, 0}, rules::Rotation::None}, run.last(),
                     run.table);
        QCOMPARE(place.written, json("{'move':'place','tile':'base/U','at':[3,0],'rotation':0}"));
    }

    /// Which counter moves is about no place; where the dragon goes is.
    void aMoveOfAnExpansionIsWrittenWithItsPlaceOnlyIfItHasOne() {
        const Run run = playText(road(kClose));
        const auto entry = [&](const rules::SpecialMove &move) { return entryFor(move, run.last(), run.table).written; };
        QCOMPARE(entry({.word = "counter", .number = 2}), json("{'move':'counter','number':2}"));
        QCOMPARE(entry({.word = "dragon", .at = {0, 0}}), json("{'move':'dragon','at':[0,0]}"));
    }

    void everyDecisionOfAnExpansionCanBeExpected() {
        int words = 0;
        for (const rules::Expansion *expansion : rules::expansionList())
            for (const std::string_view word : expansion->questions()) {
                const std::string file = road("{'move': 'pass', 'expect': {'decision': {'kind': '" + std::string(word) + "'}}}");
                QVERIFY(read(file).moves[0].expect);
                ++words;
            }
        QVERIFY(words > 9);
    }

    void mismatchesAndCheckSayTheSame() {
        const Scenario scenario = read(road(kClose + ", {'move': 'pass', 'expect': {'scores': {'Red': 7}}}",
                                            ", 'expect': {'supply': {'Blue': {'meeple': 1}}}"));
        const Problems fromRun = mismatches(scenario, play(scenario, TileLibrary::shipped()));
        const CheckResult fromCheck = check(scenario, TileLibrary::shipped());
        QCOMPARE(fromRun.size(), std::size_t{2});
        QCOMPARE(fromCheck.mismatches.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) QCOMPARE(fromRun[i].text(), fromCheck.mismatches[i].text());
        QCOMPARE(fromRun[0].text(), std::string("/moves/1: Red has 8 points, expected 7"));
    }

    void aRingCompleteInTheSetUpCanNeverBeClaimed() {
        std::string board;
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                board += std::string(board.empty() ? "" : ", ") + "{'tile': '" +
                         (x == 0 && y == 0 ? "barber-surgeons/3"
                          : y == 0         ? "base/U"
                                           : "base/B") +
                         "', 'at': [" + std::to_string(x) + ", " + std::to_string(y) + "]}";
        const Run run =
            playText("{'format': 'bathhouse-scenario/1', 'title': 'X', 'players': [{'name': 'Red'}], 'options': "
                     "{'freeRetrieval': 'claim'}, "
                     "'board': [" +
                     board +
                     "], 'figures': [{'player': 'Red', 'at': [0, 0], 'on': 'bathhouse'}], "
                     "'moves': [{'move': 'place', 'tile': 'base/B', 'at': [-1, -2]}, "
                     "{'move': 'claim', 'at': [0, 0], 'expect': {'refused': 'leave-too-late-forgotten'}}]}");
        QVERIFY(!run.stopped && run.unexpected.empty());
    }
};

QTEST_APPLESS_MAIN(TestPlaying)
#include "test_playing.moc"
