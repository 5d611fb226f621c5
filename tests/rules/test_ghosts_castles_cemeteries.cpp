// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestGhostsCastlesCemeteries : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everybodyStartsWithFiveMeeplesAndTwoGuards();
    void whoPlacesMistPutsGhostsByMeeples();
    void aGuardCannotBeHaunted();
    void aGuestOfABathhouseIsNotHaunted();
    void noMistOrNobodyToHauntAsksNobody();
    void thereAreFifteenGhosts();
    void eachGhostCostsItsOwnerTwoPoints();
    void ghostsCostOnlyTheWinnerTheyHaunt();
    void ghostsPushNobodyBelowZero();
    void whoIsBelowZeroLosesNoMoreByGhosts();
    void ghostsCostWhatTheyCanWhereOtherPointsAreLost();
    void aGhostGoesWithItsMeeple();
    void aGuardIsAMeepleAndBathesAlone();
    void aGuardAndAMeepleAreTwo();
    void theKeeperOfASurroundedCemeteryBringsAGuard();
    void aCemeteryWithoutAKeeperBringsNothing();
    void aCemeteryBringsNothingAtTheEnd();
    void thereAreFiveGuardsOfAColour();
    void atTheEndEachGhostByAMeepleCostsOnePoint();
    void atTheEndGhostsPushNobodyBelowZero();
    void theCastleCountsTheMistAroundIt();
    void atTheEndTheCastleCountsOneAndOneForEachMistAroundIt();
    void theCastleIsNoMonasteryForAVineyard();
    void theCastleIsNoMonasteryForAScoringTile();
};

namespace {

Tile meadow(std::string id, std::string_view mark = {}) {
    Tile made = tile(std::move(id), {field("NL NR EL ER SL SR WL WR")});
    made.marks = markNamed(mark);
    return made;
}

Box haunted(std::vector<std::string> more = {}) {
    Box box;
    box.modules = {"barber-surgeons", "ghosts-castles-cemeteries"};
    box.modules.insert(box.modules.end(), more.begin(), more.end());
    box.custom = {meadow("test/meadow"), meadow("test/mist", "mist"),
                  tile("test/cemetery", {withMark(monastery(), "cemetery"), field("NL NR EL ER SL SR WL WR")}),
                  tile("test/castle", {withMark(monastery(), "haunted-castle"), field("NL NR EL ER SL SR WL WR")})};
    if (std::ranges::find(box.modules, "hills-and-sheep") != box.modules.end()) box.custom.push_back(meadow("test/vineyard", "vineyard"));
    return box;
}

/// Red alone on a road of as many tiles; its west end at (0, 0) is missing.
Desk &road(Desk &d, int tiles, std::string_view figure = "meeple") {
    for (int x = 1; x < tiles - 1; ++x) d.lay("base/U", x, 0);
    return d.lay("base/A", tiles - 1, 0, 90).put(Red, "road W", tiles - 1, 0, figure);
}
Desk &ghost(Desk &d, int x) { return d.token("ghost", x, 0, Red, "road W"); }
void finish(Desk &d) {
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
}
Desk &spareBath(Desk &d) { return d.lay("barber-surgeons/2", 10, 10); }
Move haunt(const Desk &d, int x, std::string_view on, std::string_view figure = "meeple") { return d.special("ghost", x, 0, on, figure); }
int ghosts(const Desk &d) { return static_cast<int>(std::ranges::count(d.state().tokens, *tokenNamed("ghost"), &Token::kind)); }
int term(const FeatureScored &scored, std::string_view label) {
    const auto found = std::ranges::find(scored.terms, label, &Term::label);
    return found == scored.terms.end() ? 0 : found->points;
}

}  // namespace

void TestGhostsCastlesCemeteries::everybodyStartsWithFiveMeeplesAndTwoGuards() {
    Desk d(haunted());
    QCOMPARE(d.inSupply(Red), 5);
    QCOMPARE(d.inSupply(Red, "guard"), 2);
    QCOMPARE(Desk(Box{}).inSupply(Red), 7);
}

void TestGhostsCastlesCemeteries::whoPlacesMistPutsGhostsByMeeples() {
    Desk d(haunted());
    road(d, 3).put(Blue, "road W", 1, 0);
    PLAY(d, d.place("test/mist", 2, -1));
    QCOMPARE(d.decision(), std::string("ghost Red"));
    QVERIFY(d.cites("gc-ghost"));
    PLAY(d, haunt(d, 1, "road W"));
    PLAY(d, haunt(d, 1, "road W"));
    PLAY(d, haunt(d, 2, "road W"));
    QCOMPARE(ghosts(d), 3);
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestGhostsCastlesCemeteries::aGuardCannotBeHaunted() {
    Desk d(haunted());
    road(d, 3).put(Blue, "road W", 1, 0, "guard");
    PLAY(d, d.place("test/mist", 2, -1));
    REFUSED(d, haunt(d, 1, "road W", "guard"), "gc-guard");
    REFUSED(d, haunt(d, 1, "road W"), "gc-ghost");
    QCOMPARE(d.legal().size(), std::size_t{1 + 1});
}

void TestGhostsCastlesCemeteries::aGuestOfABathhouseIsNotHaunted() {
    Desk d(haunted());
    road(d, 3).lay("barber-surgeons/2", 5, 0).put(Blue, "bathhouse", 5, 0);
    PLAY(d, d.place("test/mist", 2, -1));
    REFUSED(d, haunt(d, 5, "bathhouse"), "gc-ghost");
}

void TestGhostsCastlesCemeteries::noMistOrNobodyToHauntAsksNobody() {
    Desk d(haunted());
    road(d, 3);
    PLAY(d, d.place("test/meadow", 2, -1));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    Desk guarded(haunted());
    road(guarded, 3, "guard");
    PLAY(guarded, guarded.place("test/mist", 2, -1));
    QCOMPARE(guarded.decision(), std::string("after-placing Red"));
}

void TestGhostsCastlesCemeteries::thereAreFifteenGhosts() {
    Desk d(haunted());
    road(d, 3);
    PLAY(d, d.place("test/mist", 2, -1));
    for (int i = 0; i < 15; ++i) PLAY(d, haunt(d, 2, "road W"));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
}

void TestGhostsCastlesCemeteries::eachGhostCostsItsOwnerTwoPoints() {
    Desk d(haunted());
    spareBath(ghost(road(d, 3), 2)).score(Red, 10);
    finish(d);
    QCOMPARE(d.points(Red), 10 + 3 - 2);
    QVERIFY(d.cites("gc-ghost"));
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(!d.cites("ix-ghosts-negative"));
}

void TestGhostsCastlesCemeteries::ghostsCostOnlyTheWinnerTheyHaunt() {
    Desk d(haunted());
    ghost(road(d, 3), 2).put(Blue, "road W", 1, 0).score(Red, 10);
    finish(d);
    QCOMPARE(d.points(Red), 10 + 3 - 2);
    QCOMPARE(d.points(Blue), 3);
    // Who does not win scores nothing, and pays nothing.
    Desk lost(haunted());
    ghost(road(lost, 3), 2).put(Blue, "road W", 1, 0).put(Blue, "road W", 1, 0).score(Red, 10);
    finish(lost);
    QCOMPARE(lost.points(Red), 10);
    QCOMPARE(lost.points(Blue), 3);
}

void TestGhostsCastlesCemeteries::ghostsPushNobodyBelowZero() {
    // 2 tiles and 2 ghosts: -2. With 1 point only 1 can be lost.
    Desk d(haunted());
    spareBath(ghost(ghost(road(d, 2), 1), 1)).score(Red, 1);
    finish(d);
    QCOMPARE(d.points(Red), 0);
    const FeatureScored scored = d.events<FeatureScored>().at(0);
    QCOMPARE(scored.points, -1);
    QCOMPARE(term(scored, "ghost"), -4);
    QCOMPARE(term(scored, "floor"), 1);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("ix-ghosts-negative") && d.cites("visit-zero-points"));
}

void TestGhostsCastlesCemeteries::whoIsBelowZeroLosesNoMoreByGhosts() {
    Desk d(haunted());
    ghost(ghost(road(d, 2), 1), 1).score(Red, -3);
    finish(d);
    QCOMPARE(d.points(Red), -3);
    QCOMPARE(term(d.events<FeatureScored>().at(0), "floor"), 2);
}

void TestGhostsCastlesCemeteries::ghostsCostWhatTheyCanWhereOtherPointsAreLost() {
    // A scoring tile takes 3 of a road of 2: -1. The ghost takes nothing more from somebody with 0 points.
    Desk d(haunted({"land-surveyors"}));
    ghost(road(d, 2), 1).aside("road-poverty");
    finish(d);
    QCOMPARE(d.points(Red), -1);
    QCOMPARE(term(d.events<FeatureScored>().at(0), "floor"), 2);
}

void TestGhostsCastlesCemeteries::aGhostGoesWithItsMeeple() {
    Desk d(haunted());
    spareBath(ghost(road(d, 3), 2));
    finish(d);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QCOMPARE(ghosts(d), 0);
}

void TestGhostsCastlesCemeteries::aGuardIsAMeepleAndBathesAlone() {
    Desk d(haunted());
    spareBath(road(d, 3, "guard"));
    finish(d);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("ix-guard-counts"));
}

void TestGhostsCastlesCemeteries::aGuardAndAMeepleAreTwo() {
    Desk d(haunted());
    spareBath(road(d, 3, "guard")).put(Red, "road W", 1, 0);
    finish(d);
    QCOMPARE(d.guest(10, 10), std::nullopt);
    QCOMPARE(d.inSupply(Red), 5);
    QCOMPARE(d.inSupply(Red, "guard"), 2);
}

void TestGhostsCastlesCemeteries::theKeeperOfASurroundedCemeteryBringsAGuard() {
    Desk d(haunted());
    spareBath(d.lay("test/cemetery", 0, 0).put(Red, "monastery", 0, 0).ring(0, 0, {{1, 1}}).toMove(Blue));
    PLAY(d, d.place("test/meadow", 1, 1));
    QCOMPARE(d.inSupply(Red, "guard"), 2);
    PLAY(d, pass());
    QCOMPARE(d.inSupply(Red, "guard"), 3);
    QCOMPARE(d.inSupply(Blue, "guard"), 2);
    QCOMPARE(d.points(Red), 0);
    QVERIFY(d.cites("gc-guard") && d.cites("visit-zero-points"));
    QCOMPARE(d.events<FigureGained>().size(), std::size_t{1});
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestGhostsCastlesCemeteries::aCemeteryWithoutAKeeperBringsNothing() {
    Desk d(haunted());
    d.lay("test/cemetery", 0, 0).ring(0, 0, {{1, 1}});
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.events<FigureGained>().size(), std::size_t{0});
    QCOMPARE(d.inSupply(Red, "guard"), 2);
}

void TestGhostsCastlesCemeteries::aCemeteryBringsNothingAtTheEnd() {
    Desk d(haunted());
    d.lay("test/cemetery", 0, 0).put(Red, "monastery", 0, 0).lay("test/meadow", 1, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.inSupply(Red, "guard"), 2);
}

void TestGhostsCastlesCemeteries::thereAreFiveGuardsOfAColour() {
    Desk d(haunted());
    d.lay("test/cemetery", 0, 0).put(Red, "monastery", 0, 0).ring(0, 0, {{1, 1}}).supply(Red, 5, "guard").put(Red, "field NL", 0, 0, "guard");
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.inSupply(Red, "guard"), 4);
    QCOMPARE(d.events<FigureGained>().size(), std::size_t{0});
}

void TestGhostsCastlesCemeteries::atTheEndEachGhostByAMeepleCostsOnePoint() {
    // A road of 3 for Blue, who has two meeples there: Red's ghosts cost all the same.
    Desk d(haunted());
    ghost(ghost(road(d, 3), 2), 2).put(Blue, "road W", 1, 0).put(Blue, "road W", 1, 0).score(Red, 10);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 10 - 2);
    QCOMPARE(d.points(Blue), 2);
    QVERIFY(d.cites("gc-ghost") && !d.cites("ix-ghosts-negative"));
}

void TestGhostsCastlesCemeteries::atTheEndGhostsPushNobodyBelowZero() {
    Desk d(haunted());
    road(d, 2);
    for (int i = 0; i < 3; ++i) ghost(d, 1);
    PLAY(d, endGame());
    // An open road of 1 tile and three ghosts: 1 - 3, but not below 0.
    QCOMPARE(d.points(Red), 0);
    QVERIFY(d.cites("ix-ghosts-negative"));
    // Who is below 0 stays there.
    Desk poor(haunted());
    ghost(road(poor, 2), 1).score(Red, -5);
    PLAY(poor, endGame());
    QCOMPARE(poor.points(Red), -5 + 1);
}

void TestGhostsCastlesCemeteries::atTheEndTheCastleCountsOneAndOneForEachMistAroundIt() {
    Desk d(haunted());
    d.lay("test/castle", 0, 0).put(Red, "monastery", 0, 0).lay("test/mist", -1, 0).lay("test/mist", 1, 0).lay("test/meadow", 0, 1);
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 1 + 2);
    QVERIFY(d.cites("gc-castle"));
}

void TestGhostsCastlesCemeteries::theCastleCountsTheMistAroundIt() {
    Desk d(haunted());
    d.lay("test/castle", 0, 0).put(Red, "monastery", 0, 0).lay("test/mist", -1, 0).lay("test/mist", 1, 0).lay("test/mist", 0, 1);
    spareBath(d.ring(0, 0, {{1, 1}}));
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2 * 3);
    QVERIFY(d.cites("gc-castle"));
    QCOMPARE(d.events<FeatureScored>().at(0).terms.size(), std::size_t{1});
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestGhostsCastlesCemeteries::theCastleIsNoMonasteryForAVineyard() {
    Desk d(haunted({"hills-and-sheep"}));
    d.lay("test/castle", 0, 0).put(Red, "monastery", 0, 0).lay("test/mist", -1, 0).lay("test/vineyard", 1, 0).ring(0, 0, {{1, 1}});
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QVERIFY(!d.cites("hs-vineyard"));
}

void TestGhostsCastlesCemeteries::theCastleIsNoMonasteryForAScoringTile() {
    Desk d(haunted({"land-surveyors"}));
    d.lay("test/castle", 0, 0).put(Red, "monastery", 0, 0).lay("test/mist", -1, 0).ring(0, 0, {{1, 1}}).aside("monastery-wealth");
    PLAY(d, d.place("test/meadow", 1, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QVERIFY(!d.cites("ls-tiles"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

QTEST_APPLESS_MAIN(TestGhostsCastlesCemeteries)
#include "test_ghosts_castles_cemeteries.moc"
