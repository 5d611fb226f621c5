// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestLandSurveyors : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anOpenTileAddsThreeOrTakesThree();
    void aLoneMeepleThatScoresZeroByAScoringTileGoesToABathhouse();
    void aTotalMayFallBelowZero();
    void theCitizensJuryLetsEveryKnightScore();
    void theJuryCountsThoseWhomAHillWouldOutdo();
    void inABadNeighbourhoodTilesThatOnlyCloseTheCityDoNotCount();
    void theFlagIsPaidAsItIs();
    void aTileCountsForItsOwnKindAlone();
    void theTilesAreReplacedAfterATurnWithAScoring();
    void withoutAScoringTheTilesStay();
    void aDoubleTurnReplacesThemOnce();
    void theyDoNotCountAtTheEnd();
};

namespace {

Box surveyed(std::vector<std::string> more = {}) {
    Box box;
    box.modules = {"barber-surgeons", "land-surveyors"};
    box.modules.insert(box.modules.end(), more.begin(), more.end());
    box.custom = {cap("test/cap", 4)};
    return box;
}

/// A road of as many tiles, with Red on it; its west end at (0, 0) is missing.
Desk &road(Desk &d, int tiles) {
    for (int x = 1; x < tiles - 1; ++x) d.lay("base/U", x, 0);
    return d.lay("base/A", tiles - 1, 0, 90).put(Red, "road W", tiles - 1, 0);
}
void finish(Desk &d) {
    PLAY(d, d.place("base/A", 0, 0, 270));
    PLAY(d, pass());
}
/// Red's city of a cap, a tile between and a cap that is missing in the north.
Desk &longCity(Desk &d) { return d.lay("base/E", 0, 2).lay("base/G", 0, 1, 90).put(Red, "city N", 0, 1); }
void closeCity(Desk &d) {
    PLAY(d, d.place("base/E", 0, 0, 180));
    PLAY(d, pass());
}
Move open(int number) { return SpecialMove{.word = "surveyors", .number = number}; }
int sum(const std::vector<Term> &terms) {
    return std::accumulate(terms.begin(), terms.end(), 0, [](int all, const Term &t) { return all + t.points; });
}
bool isOpen(const Desk &d, std::string_view tile) { return d.state().token(*tokenNamed(tile)).has_value(); }

}  // namespace

void TestLandSurveyors::anOpenTileAddsThreeOrTakesThree() {
    for (const auto &[tile, points] : {std::pair<std::string_view, int>{"road-wealth", 4 + 3}, {"road-poverty", 4 - 3}}) {
        Desk d(surveyed());
        road(d, 4).aside(tile);
        finish(d);
        QCOMPARE(d.points(Red), points);
        QVERIFY(d.cites("ls-tiles"));
        const FeatureScored scored = d.events<FeatureScored>().at(0);
        QCOMPARE(sum(scored.terms), scored.points);
        QCOMPARE(scored.points, points);
    }
}

void TestLandSurveyors::aLoneMeepleThatScoresZeroByAScoringTileGoesToABathhouse() {
    Desk d(surveyed());
    road(d, 3).aside("road-poverty").lay("barber-surgeons/2", 10, 10);
    finish(d);
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.guest(10, 10), std::optional(Red));
    QVERIFY(d.cites("ix-surveyors-zero") && d.cites("visit-zero-points"));
}

void TestLandSurveyors::aTotalMayFallBelowZero() {
    Desk d(surveyed());
    road(d, 2).aside("road-poverty");
    finish(d);
    QCOMPARE(d.points(Red), -1);
}

void TestLandSurveyors::theCitizensJuryLetsEveryKnightScore() {
    Desk d(surveyed());
    longCity(d).put(Red, "city N", 0, 1).put(Blue, "city N", 0, 1).aside("citizens-jury");
    closeCity(d);
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.points(Blue), 6);
    QVERIFY(d.cites("ls-tiles"));
}

void TestLandSurveyors::theJuryCountsThoseWhomAHillWouldOutdo() {
    Box box = surveyed({"hills-and-sheep"});
    Tile hill = cap("test/hill");
    hill.marks = markNamed("hill");
    box.custom.push_back(hill);
    Desk d(box);
    d.lay("test/hill", 0, 2).put(Blue, "city N", 0, 2).lay("base/G", 0, 1, 90).put(Red, "city N", 0, 1).aside("citizens-jury");
    closeCity(d);
    QCOMPARE(d.points(Red), 6);
    QCOMPARE(d.points(Blue), 6);
}

void TestLandSurveyors::inABadNeighbourhoodTilesThatOnlyCloseTheCityDoNotCount() {
    Desk d(surveyed());
    longCity(d).aside("bad-neighbourhood");
    closeCity(d);
    QCOMPARE(d.points(Red), 2);
    // A city of two such tiles is worth nothing, and its knight bathes.
    Desk small(surveyed());
    small.lay("base/E", 0, 1).put(Red, "city N", 0, 1).aside("bad-neighbourhood").lay("barber-surgeons/2", 10, 10);
    closeCity(small);
    QCOMPARE(small.points(Red), 0);
    QCOMPARE(small.guest(10, 10), std::optional(Red));
    QVERIFY(small.cites("ix-surveyors-zero"));
}

void TestLandSurveyors::theFlagIsPaidAsItIs() {
    Desk d(surveyed());
    d.lay("test/cap", 0, 1).put(Red, "city N", 0, 1).aside("city-poverty");
    closeCity(d);
    QCOMPARE(d.points(Red), 4 - 3 + 4);
}

void TestLandSurveyors::aTileCountsForItsOwnKindAlone() {
    Desk d(surveyed());
    road(d, 3).aside("city-wealth").aside("monastery-poverty");
    finish(d);
    QCOMPARE(d.points(Red), 3);
    QVERIFY(!d.cites("ls-tiles") || d.events<FeatureScored>().size() == 1);
}

void TestLandSurveyors::theTilesAreReplacedAfterATurnWithAScoring() {
    Desk d(surveyed());
    road(d, 3).aside("road-wealth").aside("city-wealth").aside("monastery-wealth");
    finish(d);
    QCOMPARE(d.decision(), std::string("surveyors Red"));
    QVERIFY(!isOpen(d, "road-wealth") && !isOpen(d, "city-wealth") && !isOpen(d, "monastery-wealth"));
    REFUSED(d, open(9), "ls-tiles");
    PLAY(d, open(2));
    QVERIFY(isOpen(d, "road-poverty"));
    REFUSED(d, open(1), "ls-tiles");
    PLAY(d, open(5));
    PLAY(d, open(7));
    QVERIFY(isOpen(d, "citizens-jury") && isOpen(d, "monastery-wealth"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    // Where a pile shows a tile that is not named nothing is open.
    Desk some(surveyed());
    road(some, 3);
    finish(some);
    PLAY(some, open(4));
    PLAY(some, pass());
    QCOMPARE(some.decision(), std::string("place-tile Blue"));
    QCOMPARE(some.state().tokens.size(), std::size_t{1});
}

void TestLandSurveyors::withoutAScoringTheTilesStay() {
    Desk d(surveyed());
    d.lay("base/A", 1, 0, 90).aside("road-wealth");
    finish(d);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    QVERIFY(isOpen(d, "road-wealth"));
    REFUSED(d, open(1), "base-turn-order");
}

void TestLandSurveyors::aDoubleTurnReplacesThemOnce() {
    // The first tile finishes a road and extends the one with the builder: the second part has the same tiles open.
    Desk d(surveyed({"traders-and-builders"}));
    d.lay("base/A", 0, 1, 180).put(Red, "road N", 0, 1).lay("base/U", 1, 0).put(Red, "road W", 1, 0).put(Red, "road W", 1, 0, "builder");
    d.aside("road-wealth");
    PLAY(d, d.place("base/W", 0, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2 + 3);
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    QVERIFY(isOpen(d, "road-wealth"));
    PLAY(d, d.place("base/U", 2, 0));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("surveyors Red"));
}

void TestLandSurveyors::theyDoNotCountAtTheEnd() {
    Desk d(surveyed());
    road(d, 3).aside("road-wealth");
    PLAY(d, endGame());
    QCOMPARE(d.points(Red), 2);
}

QTEST_APPLESS_MAIN(TestLandSurveyors)
#include "test_land_surveyors.moc"
