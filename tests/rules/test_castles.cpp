// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestCastles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSmallCityMayBecomeACastleInsteadOfBeingScored();
    void whoDoesNotBuildScoresTheCity();
    void onlyACityOfTwoCapsWithOneKnightBecomesACastle();
    void eachPlayerHasThreeCastles();
    void aCastleBringsWhatTheNextFeatureBesideItBrings();
    void theMeepleOfTheFeatureLeavesBeforeTheNoble();
    void onlySixTilesAreTheSurroundings();
    void aCastleBringsNothingInTheTurnInWhichItIsBuilt();
    void aCastleBringsPointsOnce();
    void aCastleWithoutItsNobleBringsNothing();
    void whoHasTheCastleDecidesWhichOfSeveralFeaturesItTakes();
    void theLastFeatureOfTheTurnCannotBeDeclined();
    void twoCastlesArePaidForTheSameFeature();
    void nobleAfterNobleChoosesABathhouse();
    void theTableDecidesWhetherACastleTakesTheFlagOver();
    void aMayorHasNoStrengthOnACastleAndBathesAllTheSame();
    void aCastleThatScoresCompletesTheCastleBesideIt();
    void aCastleTakesOverWhatOpenScoringTilesMakeOfAFeatureWithoutMeeples();
    void theDragonDoesNotReachWhoStandsOnACastle();
    void theFairyPaysForANobleWhoseCastleIsScored();
    void farmersGetFourPointsForACastleAndItsNobleNothingAtTheEnd();
};

namespace {

Box castles(std::vector<std::string> more = {}, Options options = {}, int players = 2) {
    std::vector<std::string> modules{"barber-surgeons", "bridges-castles-bazaars"};
    modules.insert(modules.end(), more.begin(), more.end());
    return {.modules = modules, .options = std::move(options), .players = players, .custom = {cap("test/flag", 4)}};
}

/// Red's castle on (0, -1) and (0, 0), its noble on the southern tile; beside it on (1, -1) a road that ends southwards.
Desk withCastle(std::vector<std::string> more = {}, std::string_view noble = "meeple", Options options = {}) {
    Desk d(castles(std::move(more), std::move(options)));
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).put(Red, "city N", 0, 0, noble).token("castle", 0, 0, Red, "city N");
    d.lay("base/A", 1, -1).toMove(Blue);
    return d;
}

int castlesOnBoard(const Desk &d) {
    int n = 0;
    for (const Token &t : d.state().tokens) n += traits(t.kind).name == "castle" ? 1 : 0;
    return n;
}

}  // namespace

void TestCastles::aSmallCityMayBecomeACastleInsteadOfBeingScored() {
    Desk d(castles());
    d.lay("test/flag", 0, 0).put(Red, "city N", 0, 0);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("castle Red"));
    PLAY(d, d.special("castle", 0, 0, "city N"));
    QVERIFY(d.cites("bc-castle") && d.cites("ix-castle-noble"));
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.guest(0, 0), std::nullopt);
    QCOMPARE(d.state().board.occupants(d.feature(0, 0, "city N")), 1);
    QCOMPARE(castlesOnBoard(d), 1);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestCastles::whoDoesNotBuildScoresTheCity() {
    Desk d(castles());
    d.lay("test/flag", 0, 0).put(Red, "city N", 0, 0);
    PLAY(d, d.place("base/E", 0, -1, 180));
    PLAY(d, pass());
    REFUSED(d, d.special("castle", 0, 0, "field EL"), "bc-castle");
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2 * 2 + 4);
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QCOMPARE(castlesOnBoard(d), 0);
}

void TestCastles::onlyACityOfTwoCapsWithOneKnightBecomesACastle() {
    // Three tiles.
    Desk d(castles());
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0).lay("base/F", 0, -1, 90);
    PLAY(d, d.place("base/E", 0, -2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 8);
    // Two knights.
    Desk e(castles());
    e.lay("base/E", 0, 0).put(Red, "city N", 0, 0).put(Red, "city N", 0, 0);
    PLAY(e, e.place("base/E", 0, -1, 180));
    PLAY(e, pass());
    QCOMPARE(e.points(Red), 4);
}

void TestCastles::eachPlayerHasThreeCastles() {
    for (const int players : {4, 5}) {
        Desk d(castles({}, {}, players));
        d.lay("base/E", 0, 0).put(Red, "city N", 0, 0);
        for (const int x : {10, 12}) d.lay("base/E", x, 0).lay("base/E", x, -1, 180).token("castle", x, 0, Red, "city N");
        PLAY(d, d.place("base/E", 0, -1, 180));
        PLAY(d, pass());
        // With more than four players each has two.
        QCOMPARE(d.decision(), std::string(players == 4 ? "castle Red" : "place-tile Blue"));
    }
}

void TestCastles::aCastleBringsWhatTheNextFeatureBesideItBrings() {
    // Nobody stands on the road that Blue completes.
    Desk d = withCastle();
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 0);
    QVERIFY(d.cites("bc-castle-points") && d.cites("ix-castle-noble") && !d.cites("ix-mayor-castle"));
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QCOMPARE(castlesOnBoard(d), 1);
    QCOMPARE(d.decision(), std::string("place-tile Red"));
}

void TestCastles::theMeepleOfTheFeatureLeavesBeforeTheNoble() {
    Desk d = withCastle();
    d.lay("barber-surgeons/2", 10, 10).put(Blue, "road S", 1, -1);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 2);
    QCOMPARE(d.guest(10, 10), std::optional(Blue));
    QCOMPARE(d.inSupply(Red), 7);
}

void TestCastles::onlySixTilesAreTheSurroundings() {
    // South of the castle's short side.
    Desk d = withCastle();
    d.lay("base/A", 0, 1);
    PLAY(d, d.place("base/A", 0, 2, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.inSupply(Red), 6);
    // A castle from west to east has them to the north and to the south.
    Desk e(castles());
    e.lay("base/E", 0, 0, 90).lay("base/E", 1, 0, 270).put(Red, "city E", 0, 0).token("castle", 0, 0, Red, "city E");
    e.lay("base/A", 0, 1, 270).lay("base/A", 2, 0);
    PLAY(e, e.place("base/A", 2, 1, 180));
    PLAY(e, pass());
    QCOMPARE(e.points(Red), 0);
    PLAY(e, e.place("base/A", 1, 1, 90));
    PLAY(e, pass());
    QCOMPARE(e.points(Red), 2);
}

void TestCastles::aCastleBringsNothingInTheTurnInWhichItIsBuilt() {
    Desk d(castles());
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0).lay("base/A", -1, -1, 270).lay("base/A", 1, -1, 90).put(Blue, "road W", 1, -1);
    PLAY(d, d.place("base/D", 0, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("score-order Red"));
    PLAY(d, d.scoring(0, 0, "city N"));
    PLAY(d, d.special("castle", 0, 0, "city N"));
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.points(Blue), 3);
    QCOMPARE(d.inSupply(Red), 6);
}

void TestCastles::aCastleBringsPointsOnce() {
    Desk d = withCastle();
    d.lay("base/A", -1, -1);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    PLAY(d, d.place("base/A", -1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.inSupply(Red), 7);
}

void TestCastles::aCastleWithoutItsNobleBringsNothing() {
    Desk d(castles());
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).token("castle", 0, 0, Red, "city N").lay("base/A", 1, -1);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
}

void TestCastles::whoHasTheCastleDecidesWhichOfSeveralFeaturesItTakes() {
    // A road of two tiles and a monastery, nobody on either.
    Desk d = withCastle();
    d.ring(1, 0);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("score-order Blue"));
    PLAY(d, d.scoring(1, 0, "road N"));
    QCOMPARE(d.decision(), std::string("castle-points Red"));
    QVERIFY(d.cites("bc-castle-points"));
    REFUSED(d, d.special("castle-points", 1, 0, "road N"), "bc-castle-points");
    REFUSED(d, d.special("castle", 0, 0, "city N"), "base-turn-order");
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 9);
    QCOMPARE(d.inSupply(Red), 7);
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    QVERIFY(std::ranges::none_of(d.state().tokens, [](const Token &t) { return traits(t.kind).inner; }));
}

void TestCastles::theLastFeatureOfTheTurnCannotBeDeclined() {
    Desk d = withCastle();
    d.ring(1, 0);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    PLAY(d, d.scoring(1, 0, "monastery"));
    PLAY(d, d.special("castle-points", 0, -1, "city S"));
    QCOMPARE(d.points(Red), 9);
    // Nobody waits for the road any more.
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    Desk e = withCastle();
    e.ring(1, 0);
    PLAY(e, e.place("base/A", 1, 0, 180));
    PLAY(e, pass());
    PLAY(e, e.scoring(1, 0, "monastery"));
    PLAY(e, pass());
    // The road pays at once.
    QCOMPARE(e.points(Red), 2);
    QCOMPARE(e.decision(), std::string("place-tile Red"));
}

void TestCastles::twoCastlesArePaidForTheSameFeature() {
    Desk d = withCastle();
    d.lay("base/E", 2, 0).lay("base/E", 2, -1, 180).put(Blue, "city N", 2, 0).token("castle", 2, 0, Blue, "city N");
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 2);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QCOMPARE(d.inSupply(Blue), 7);
}

void TestCastles::nobleAfterNobleChoosesABathhouse() {
    Desk d = withCastle();
    d.lay("base/E", 2, 0).lay("base/E", 2, -1, 180).put(Blue, "city N", 2, 0).token("castle", 2, 0, Blue, "city N");
    for (const int x : {10, 20, 30}) d.lay("barber-surgeons/2", x, 10);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("bathhouse Red"));
    PLAY(d, visit(20, 10));
    QCOMPARE(d.decision(), std::string("bathhouse Blue"));
    PLAY(d, visit(10, 10));
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 2);
}

void TestCastles::theTableDecidesWhetherACastleTakesTheFlagOver() {
    for (const bool yes : {true, false}) {
        Desk d = withCastle({}, "meeple", {.ofExpansions = {{"castleFlag", yes ? "yes" : "no"}}});
        d.lay("barber-surgeons/3", 1, 0, 90);
        PLAY(d, d.place("base/A", 1, 1, 180));
        PLAY(d, pass());
        // Three tiles, flag 5.
        QCOMPARE(d.points(Red), yes ? 8 : 3);
        QVERIFY(d.cites("ix-castle-flag"));
        QCOMPARE(d.guest(1, 0), std::optional(Red));
    }
    // Without the option it does.
    Desk d = withCastle();
    d.lay("barber-surgeons/3", 1, 0, 90);
    PLAY(d, d.place("base/A", 1, 1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 8);
}

void TestCastles::aMayorHasNoStrengthOnACastleAndBathesAllTheSame() {
    Desk d = withCastle({"abbey-and-mayor"}, "mayor");
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 0);
    QVERIFY(d.cites("ix-mayor-castle") && d.cites("visit-zero-points"));
    QCOMPARE(d.guest(10, 10), std::optional(Red));
}

void TestCastles::aCastleThatScoresCompletesTheCastleBesideIt() {
    // Blue's castle is too far west for the road, but beside Red's.
    Desk d = withCastle();
    d.lay("base/E", -1, 0).lay("base/E", -1, -1, 180).put(Blue, "city N", -1, 0).token("castle", -1, 0, Blue, "city N");
    d.lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.points(Blue), 2);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QCOMPARE(d.inSupply(Blue), 7);
    QCOMPARE(d.decision(), std::string("place-tile Red"));
}

void TestCastles::aCastleTakesOverWhatOpenScoringTilesMakeOfAFeatureWithoutMeeples() {
    Desk d = withCastle({"land-surveyors"});
    d.aside("road-wealth").lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2 + 3);
}

void TestCastles::theDragonDoesNotReachWhoStandsOnACastle() {
    Box box = castles({"princess-and-dragon"});
    Tile dragon = tile("test/dragon", {field("NL NR EL ER SL SR WL WR")});
    dragon.marks = markNamed("dragon");
    box.custom.push_back(dragon);
    Desk d(box);
    d.lay("base/E", 0, 0).lay("base/E", 0, -1, 180).put(Red, "city N", 0, 0).token("castle", 0, 0, Red, "city N");
    d.put(Blue, "field SL", 0, 0).lay("base/B", 1, 0).token("dragon", 1, 0);
    PLAY(d, d.place("test/dragon", 2, 0));
    PLAY(d, pass());
    PLAY(d, d.special("dragon", 0, 0));
    QCOMPARE(d.inSupply(Blue), 7);
    QCOMPARE(d.inSupply(Red), 6);
}

void TestCastles::theFairyPaysForANobleWhoseCastleIsScored() {
    Desk d = withCastle({"princess-and-dragon"});
    d.token("fairy", 0, 0, Red, "city N");
    PLAY(d, d.place("base/A", 1, 0, 180));
    PLAY(d, pass());
    // 2 for the castle, 3 by the fairy. She stays, and his turn does not begin beside a meeple.
    QCOMPARE(d.points(Red), 2 + 3);
    QVERIFY(d.cites("pd-fairy-three"));
}

void TestCastles::farmersGetFourPointsForACastleAndItsNobleNothingAtTheEnd() {
    Desk d = withCastle();
    d.put(Blue, "field SL", 0, 0);
    PLAY(d, endGame());
    QCOMPARE(d.points(Blue), 3 + 1);
    QCOMPARE(d.points(Red), 0);
    QVERIFY(d.cites("bc-castle"));
}

QTEST_APPLESS_MAIN(TestCastles)
#include "test_castles.moc"
