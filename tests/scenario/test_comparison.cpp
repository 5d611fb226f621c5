// SPDX-License-Identifier: MIT
#include "scenario/comparison.h"
#include "scenario/json.h"
#include "scenario/reader.h"
#include "scenario/setup_reader.h"
#include "scenario/trace.h"
#include "support/scenario_files.h"

#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

/// Red's meeple lies in the bathhouse with flag 5. Red places a tile and buys it back.
std::string buyingBackWith(int score) {
    return R"({"format": "bathhouse-scenario/1",
        "players": [{"name": "Red", "score": )" +
           std::to_string(score) + R"(}, {"name": "Blue"}],
        "board": [{"tile": "base/W", "at": [0, 0]}, {"tile": "barber-surgeons/3", "at": [1, 0]}],
        "figures": [{"player": "Red", "at": [1, 0], "on": "bathhouse"}],
        "moves": [{"move": "place", "tile": "base/W", "at": [2, 0]}, {"move": "buy-back", "at": [1, 0]},
                  {"move": "pass"}]})";
}

Scenario parsed(const std::string &text) {
    ReadResult read = readScenario(text, TileLibrary::shipped());
    for (const Problem &problem : read.problems) qWarning("%s", problem.text().c_str());
    if (!read.scenario) qFatal("the scenario of the test cannot be read");
    return std::move(*read.scenario);
}

Scenario lesson(const char *name) { return test::readScenarioAt(test::lessonNamed(QString::fromLatin1(name))); }

Choices option(const std::string &name, const std::string &value) { return {{{name, value}}, std::nullopt}; }
Choices modules(std::vector<std::string> ids) { return {{}, std::move(ids)}; }

Comparison compared(const Scenario &scenario, const Choices &a, const Choices &b) {
    return compareUnder(scenario, a, b, TileLibrary::shipped());
}

using Indexes = std::vector<std::size_t>;

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 4 - 5 is below 0: one table pays, the other refuses.
    void aScoreFloorStopsABuyBackThatWouldGoBelowIt() {
        const Comparison c =
            compared(parsed(buyingBackWith(4)), option("scoreFloor", "none"), option("scoreFloor", "zero"));
        QVERIFY(c.playable() && !c.start.any());
        QCOMPARE(c.steps.size(), std::size_t(3));
        QCOMPARE(c.first, std::optional<std::size_t>(1));
        const StepDifference &paid = c.steps[1];
        QVERIFY(paid.outcome);
        QCOMPARE(paid.events[0], Indexes{0});
        QCOMPARE(paid.events[1], Indexes{});
        QVERIFY(!paid.decision);
        QCOMPARE(paid.after.scores, (std::vector<ScoreDifference>{{"Red", {-1, 4}}}));
        QCOMPARE(paid.after.supply, (std::vector<SupplyDifference>{{"Red", "meeple", {7, 6}}}));
        QVERIFY(paid.after.figures[0].empty());
        QCOMPARE(paid.after.figures[1],
                 (std::vector<FigureEntry>{{"Red", {1, 0}, {rules::PartName::Kind::Bathhouse, 0}, "meeple"}}));
        const Step &refused = c.sides[1].run->steps[1];
        QVERIFY(refused.refused && refused.refused->rule == "leave-negative-score");
        // The turn ends on both sides; what came before still differs.
        QVERIFY(!c.steps[2].any());
        QCOMPARE(c.steps[2].after.scores, paid.after.scores);
    }

    void payingDownToNothingIsTheSameEverywhere() {
        const Comparison c =
            compared(parsed(buyingBackWith(5)), option("scoreFloor", "none"), option("scoreFloor", "zero"));
        QVERIFY(c.playable() && !c.first);
        QCOMPARE(c.sides[1].run->last().players[0].score, 0);
    }

    /// The tile, the ring, and then: a choice for Red, or Red's meeple at home.
    void aSurroundedGuestWaitsForItsOwnerOrGoesByItself() {
        const Comparison c = compared(lesson("remember-your-guest"), {}, option("freeRetrieval", "automatic"));
        QCOMPARE(c.first, std::optional<std::size_t>(0));
        QCOMPARE(c.steps[0].events[0], Indexes{2});
        QCOMPARE(c.steps[0].events[1], Indexes{2});
        QVERIFY(!c.steps[0].outcome && c.steps[0].decision);
        // Passing forgets the guest on one side, and ends the turn on both.
        QCOMPARE(c.steps[1].events[0], Indexes{0});
        QCOMPARE(c.steps[1].events[1], Indexes{});
        QCOMPARE(c.steps[1].after.supply, (std::vector<SupplyDifference>{{"Red", "meeple", {6, 7}}}));
        QVERIFY(!c.steps[1].after.decision);
    }

    void theSecondBuyBackOfATurnIsTheOneThatDiffers() {
        const Comparison c = compared(lesson("one-in-a-turn"), {}, option("buyBacks", "any"));
        QCOMPARE(c.first, std::optional<std::size_t>(2));
        QVERIFY(c.steps[2].outcome);
        QVERIFY(!c.sides[1].run->steps[2].refused);
    }

    void figuresOfAnExpansionThatIsOffCannotBePlayed() {
        const Comparison c = compared(lesson("gardens-and-abbots"), {}, modules({"barber-surgeons"}));
        QVERIFY(c.sides[0].run && !c.sides[1].run);
        QVERIFY(c.steps.empty() && !c.first);
        const auto &problems = c.sides[1].problems;
        QVERIFY(std::ranges::any_of(problems, [](const Problem &p) { return p.pointer == "/moves/3/figure"; }));
        // What is expected of the play is no part of it.
        QVERIFY(std::ranges::none_of(problems, [](const Problem &p) { return p.pointer.starts_with("/expect"); }));
    }

    void aFigureMoreInTheSupplyIsADifferenceOfTheSetUpAlone() {
        const Comparison c = compared(parsed(buyingBackWith(9)), {}, modules({"barber-surgeons", "abbot"}));
        QVERIFY(c.playable() && !c.first);
        QCOMPARE(c.start.supply, (std::vector<SupplyDifference>{{"Red", "abbot", {0, 1}}, {"Blue", "abbot", {0, 1}}}));
    }

    /// A road that meets a field.
    void aFreeBoardIsPlayedWhereAStrictOneIsNot() {
        const Scenario scenario = parsed(
            R"({"format": "bathhouse-scenario/1", "options": {"board": "free"}, "players": [{"name": "Red"}],
                "board": [{"tile": "base/W", "at": [0, 0]}, {"tile": "base/B", "at": [1, 0]}],
                "moves": [{"move": "place", "tile": "base/B", "at": [2, 0]}]})");
        const Comparison c = compared(scenario, option("board", "strict"), {});
        QVERIFY(!c.sides[0].run && c.sides[1].run);
        QCOMPARE(c.sides[0].problems.front().pointer, std::string("/board/1"));
    }

    void anOptionIsWhatIsWrittenOrItsDefault() {
        const Scenario scenario = lesson("remember-your-guest");
        QCOMPARE(optionIn(scenario, "freeRetrieval"), std::string("claim"));
        QCOMPARE(optionIn(scenario, "scoreFloor"), std::string("none"));
        QCOMPARE(optionIn(under(scenario, option("scoreFloor", "zero")), "scoreFloor"), std::string("zero"));
    }

    /// Every lesson against itself, and under each value of each option: up to the first difference the positions agree,
    /// and changing sides changes nothing.
    void upToTheFirstDifferencePositionsAgree() {
        int differing = 0;
        for (const QString &path : test::scenarioFiles({QStringLiteral("scenarios")})) {
            const Scenario scenario = test::readScenarioAt(path);
            const Comparison itself = compared(scenario, {}, {});
            QVERIFY2(itself.playable() && !itself.first && !itself.start.any(), qPrintable(path));
            for (const OptionShape &shape : optionShapes()) {
                const Choices one = option(std::string(shape.name), std::string(shape.values.front()));
                const Choices two = option(std::string(shape.name), std::string(shape.values.back()));
                const Comparison c = compared(scenario, one, two);
                if (!c.playable()) continue;
                const Comparison swapped = compared(scenario, two, one);
                QCOMPARE(swapped.first, c.first);
                differing += c.first ? 1 : 0;
                const std::size_t agree = c.first.value_or(c.steps.size());
                for (std::size_t i = 0; i < agree; ++i)
                    QVERIFY2(stateJson(c.sides[0].run->steps[i].state, c.sides[0].run->table) ==
                                 stateJson(c.sides[1].run->steps[i].state, c.sides[1].run->table),
                             qPrintable(path));
            }
        }
        QVERIFY(differing >= 4);
    }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "test_comparison.moc"
