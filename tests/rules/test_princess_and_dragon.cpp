// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestPrincessAndDragon : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aVolcanoCallsTheDragonAndTakesNoFigure();
    void nobodyComesOntoTheTileOfTheDragon();
    void theDragonGoesSixTilesAndNeverTwiceToOne();
    void thePlayersMoveTheDragonInTurn();
    void theDragonSendsAFigureHomeBeforeItScores();
    void theDragonMayMoveAfterTheScoringIfTheTableSaysSo();
    void theDragonEatsAGuestAndTheBathhouseIsFree();
    void aMeepleSentToTheDragonsBathhouseIsEatenAtOnce();
    void theFairyKeepsTheDragonOff();
    void theFairyByAGuestKeepsTheDragonOffTheBathhouse();
    void theFairyBringsOnePointAtTheStartOfTheTurn();
    void theFairyBringsThreePointsAtAScoring();
    void theFairyMayStandByAGuest();
    void theFairyBringsNothingWhenAGuestLeaves();
    void theFairyStaysWhenHerMeepleGoesToABathhouse();
    void aPortalLeadsToAnOpenPartThatNobodyHas();
    void aPortalLeadsIntoNoBathhouse();
    void thePrincessSendsAKnightHome();
    void thePrincessSendsHomeTheKnightThatIsNamed();
    void theFairyStandsByTheFigureThatIsNamed();
    void aGuestIsNoKnight();
};

namespace {

Tile marked(Tile tile, std::string_view mark) {
    tile.marks |= markNamed(mark);
    return tile;
}

Tile meadow(std::string id) { return tile(std::move(id), {field("NL NR EL ER SL SR WL WR")}); }

Box dragons(Options options = {}) {
    return {.modules = {"barber-surgeons", "princess-and-dragon"},
            .options = std::move(options),
            .custom = {marked(meadow("test/volcano"), "volcano"), marked(meadow("test/dragon"), "dragon"),
                       marked(meadow("test/portal"), "portal"),
                       tile("test/princess", {withMark(city("N"), "princess"), field("EL ER SL SR WL WR", "N")}), meadow("test/meadow")}};
}

Box withLargeMeeples() {
    Box box = dragons();
    box.modules.emplace_back("inns-and-cathedrals");
    return box;
}

/// A row of meadows from (0, 0) to (9, 0) with the dragon on (0, 0).
Desk row(Options options = {}) {
    Desk d(dragons(std::move(options)));
    for (int x = 0; x < 10; ++x) d.lay("test/meadow", x, 0);
    d.token("dragon", 0, 0);
    return d;
}

Move dragonTo(const Desk &d, int x, int y) { return d.special("dragon", x, y); }

std::optional<Position> dragonAt(const Desk &d) {
    const auto i = d.state().token(*tokenNamed("dragon"));
    return i ? std::optional(d.state().whereIs(d.state().tokens[*i])->at) : std::nullopt;
}

}  // namespace

void TestPrincessAndDragon::aVolcanoCallsTheDragonAndTakesNoFigure() {
    Desk d(dragons());
    d.lay("test/meadow", 0, 0);
    PLAY(d, d.place("test/volcano", 1, 0));
    QVERIFY(d.cites("pd-volcano"));
    QCOMPARE(dragonAt(d), std::optional(Position{1, 0}));
    REFUSED(d, d.figure("field NL"), "pd-volcano");
    PLAY(d, pass());
}

void TestPrincessAndDragon::nobodyComesOntoTheTileOfTheDragon() {
    Desk d(dragons());
    d.lay("base/E", 0, 0).lay("base/E", 5, 0).token("dragon", 0, 0);
    PLAY(d, d.place("test/portal", 1, 0));
    REFUSED(d, d.special("portal", 0, 0, "city N"), "pd-volcano");
    PLAY(d, d.special("portal", 5, 0, "city N"));
    // A wagon does not drive there either: it has nowhere to go, and goes home.
    Box box = dragons();
    box.modules.push_back("abbey-and-mayor");
    Desk e(box);
    e.lay("base/E", 0, 0).put(Red, "city N", 0, 0, "wagon").lay("base/U", 1, 0).token("dragon", 1, 0);
    PLAY(e, e.place("base/E", 0, -1, 180));
    PLAY(e, pass());
    QCOMPARE(e.inSupply(Red, "wagon"), 1);
    QCOMPARE(e.decision(), std::string("place-tile Blue"));
}

void TestPrincessAndDragon::theDragonGoesSixTilesAndNeverTwiceToOne() {
    Desk d = row();
    PLAY(d, d.place("test/dragon", 0, 1));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("dragon Red"));
    QCOMPARE(d.legal().size(), std::size_t{2});
    REFUSED(d, dragonTo(d, 5, 0), "pd-dragon-moves");
    PLAY(d, dragonTo(d, 1, 0));
    REFUSED(d, dragonTo(d, 0, 0), "pd-dragon-moves");
    for (int x = 2; x <= 6; ++x) PLAY(d, dragonTo(d, x, 0));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
    QCOMPARE(dragonAt(d), std::optional(Position{6, 0}));
    QVERIFY(std::ranges::none_of(d.state().tokens, [](const Token &t) { return traits(t.kind).inner; }));
}

void TestPrincessAndDragon::thePlayersMoveTheDragonInTurn() {
    Desk d = row();
    PLAY(d, d.place("test/dragon", 0, 1));
    PLAY(d, pass());
    PLAY(d, dragonTo(d, 1, 0));
    QCOMPARE(d.decision(), std::string("dragon Blue"));
    PLAY(d, dragonTo(d, 2, 0));
    QCOMPARE(d.decision(), std::string("dragon Red"));
}

/// The dragon at (1, 0) beside Red's highwayman on (2, 0); the dragon tile closes his road of two tiles.
Desk roadInDanger(Options options = {}) {
    Box box = dragons(std::move(options));
    box.custom.push_back(marked(tile("test/dragon-end", {road("W"), field("NL NR EL ER SL SR WL WR")}), "dragon"));
    Desk d(box);
    d.lay("test/meadow", 1, 0).lay("base/A", 2, 0, 270).put(Red, "road E", 2, 0).token("dragon", 1, 0);
    return d;
}

void TestPrincessAndDragon::theDragonSendsAFigureHomeBeforeItScores() {
    Desk d = roadInDanger();
    PLAY(d, d.place("test/dragon-end", 3, 0));
    PLAY(d, pass());
    PLAY(d, dragonTo(d, 2, 0));
    QVERIFY(d.cites("pd-dragon-eats"));
    QCOMPARE(d.inSupply(Red), 7);
    PLAY(d, dragonTo(d, 3, 0));
    QCOMPARE(d.points(Red), 0);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPrincessAndDragon::theDragonMayMoveAfterTheScoringIfTheTableSaysSo() {
    Desk d = roadInDanger({.ofExpansions = {{"dragonMoves", "after-scoring"}}});
    PLAY(d, d.place("test/dragon-end", 3, 0));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 2);
    QCOMPARE(d.decision(), std::string("dragon Red"));
}

void TestPrincessAndDragon::theDragonEatsAGuestAndTheBathhouseIsFree() {
    Desk d = row();
    d.lay("barber-surgeons/2", 0, 1).put(Red, "bathhouse", 0, 1);
    PLAY(d, d.place("test/dragon", 9, 1));
    PLAY(d, pass());
    PLAY(d, dragonTo(d, 0, 1));
    QVERIFY(d.cites("ix-dragon-eats") && d.cites("leave-reopens"));
    QCOMPARE(d.guest(0, 1), std::nullopt);
    QCOMPARE(d.inSupply(Red), 7);
}

void TestPrincessAndDragon::aMeepleSentToTheDragonsBathhouseIsEatenAtOnce() {
    Desk d(dragons());
    d.lay("barber-surgeons/2", 0, 0).token("dragon", 0, 0).lay("base/E", 5, 0).put(Red, "city N", 5, 0);
    PLAY(d, d.place("base/E", 5, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4);
    QVERIFY(d.cites("visit-single-meeple") && d.cites("ix-dragon-waiting"));
    QCOMPARE(d.guest(0, 0), std::nullopt);
    QCOMPARE(d.inSupply(Red), 7);
}

void TestPrincessAndDragon::theFairyKeepsTheDragonOff() {
    Desk d = row();
    d.put(Red, "field NL", 1, 0).token("fairy", 1, 0, Red, "field NL").lay("test/meadow", -1, 0);
    PLAY(d, d.place("test/dragon", 9, 1));
    PLAY(d, pass());
    REFUSED(d, dragonTo(d, 1, 0), "pd-fairy-keeps-off");
    QCOMPARE(d.legal().size(), std::size_t{1});
}

void TestPrincessAndDragon::theFairyByAGuestKeepsTheDragonOffTheBathhouse() {
    Desk d = row();
    d.lay("barber-surgeons/2", 0, 1).put(Red, "bathhouse", 0, 1).token("fairy", 0, 1, Red, "bathhouse");
    PLAY(d, d.place("test/dragon", 9, 1));
    PLAY(d, pass());
    REFUSED(d, dragonTo(d, 0, 1), "ix-fairy-dragon");
}

void TestPrincessAndDragon::theFairyBringsOnePointAtTheStartOfTheTurn() {
    Desk d = row();
    d.put(Red, "field NL", 5, 0).token("fairy", 5, 0, Red, "field NL").toMove(Blue);
    PLAY(d, d.place("test/meadow", 9, 1));
    QCOMPARE(d.points(Red), 0);
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 1);
    QVERIFY(d.cites("pd-fairy-one"));
}

void TestPrincessAndDragon::theFairyBringsThreePointsAtAScoring() {
    Desk d(dragons());
    d.lay("base/E", 5, 0).put(Red, "city N", 5, 0).token("fairy", 5, 0, Red, "city N");
    PLAY(d, d.place("base/E", 5, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 4 + 3);
    QVERIFY(d.cites("pd-fairy-three"));
}

void TestPrincessAndDragon::theFairyMayStandByAGuest() {
    Desk d = row();
    d.lay("barber-surgeons/2", 0, 1).put(Red, "bathhouse", 0, 1);
    PLAY(d, d.place("test/meadow", 9, 1));
    PLAY(d, d.special("fairy", 0, 1, "bathhouse"));
    QVERIFY(d.cites("ix-fairy-assign"));
    PLAY(d, d.place("test/meadow", 8, 1));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 1);
    QVERIFY(d.cites("ix-fairy-assign"));
}

void TestPrincessAndDragon::theFairyBringsNothingWhenAGuestLeaves() {
    Desk d = row();
    d.lay("barber-surgeons/2", 0, 1).put(Red, "bathhouse", 0, 1).token("fairy", 0, 1, Red, "bathhouse").score(Red, 10);
    PLAY(d, d.place("test/meadow", 9, 1));
    PLAY(d, buyBack(0, 1));
    QVERIFY(d.cites("ix-fairy-no-three"));
    QCOMPARE(d.points(Red), 6);
    PLAY(d, pass());
    PLAY(d, d.place("test/meadow", 8, 1));
    PLAY(d, pass());
    // She stands by nobody now, so Red's turn begins without a point.
    QCOMPARE(d.points(Red), 6);
}

void TestPrincessAndDragon::theFairyStaysWhenHerMeepleGoesToABathhouse() {
    Desk d(dragons());
    d.lay("barber-surgeons/2", 0, 0).lay("base/E", 5, 0).put(Red, "city N", 5, 0).token("fairy", 5, 0, Red, "city N");
    PLAY(d, d.place("base/E", 5, -1, 180));
    PLAY(d, pass());
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QVERIFY(d.cites("ix-fairy-stays"));
    const auto fairy = d.state().token(*tokenNamed("fairy"));
    QCOMPARE(d.state().whereIs(d.state().tokens[*fairy])->at, (Position{5, 0}));
}

void TestPrincessAndDragon::aPortalLeadsToAnOpenPartThatNobodyHas() {
    Desk d(dragons());
    d.lay("test/meadow", 0, 0).lay("base/E", 0, 1, 180).lay("base/E", 5, 0).lay("base/E", 5, -1, 180).lay("base/E", 7, 0).put(Blue, "city N", 7, 0);
    PLAY(d, d.place("test/portal", 1, 0));
    REFUSED(d, d.special("portal", 5, 0, "city N"), "pd-portal");
    REFUSED(d, d.special("portal", 7, 0, "city N"), "base-meeple-free-feature");
    PLAY(d, d.special("portal", 0, 1, "city S"));
    QVERIFY(d.cites("pd-portal"));
    QCOMPARE(d.inSupply(Red), 6);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestPrincessAndDragon::aPortalLeadsIntoNoBathhouse() {
    Desk d(dragons());
    d.lay("test/meadow", 0, 0).lay("barber-surgeons/2", 10, 10);
    PLAY(d, d.place("test/portal", 1, 0));
    REFUSED(d, d.special("portal", 10, 10, "bathhouse"), "ix-portal-no");
}

void TestPrincessAndDragon::thePrincessSendsAKnightHome() {
    Desk d(dragons());
    d.lay("base/E", 0, 0).put(Blue, "city N", 0, 0).lay("base/E", 5, 0).put(Blue, "city N", 5, 0);
    PLAY(d, d.place("test/princess", 0, -1, 180));
    REFUSED(d, d.special("princess", 5, 0, "city N"), "pd-princess");
    PLAY(d, d.special("princess", 0, 0, "city N"));
    QVERIFY(d.cites("pd-princess"));
    // The city is complete, and nobody is in it any more.
    QCOMPARE(d.points(Blue), 0);
    QCOMPARE(d.inSupply(Blue), 6);
}

void TestPrincessAndDragon::thePrincessSendsHomeTheKnightThatIsNamed() {
    Desk d(withLargeMeeples());
    d.lay("base/G", 0, 0).put(Red, "city E", 0, 0, "large").put(Red, "city E", 0, 0).put(Blue, "city E", 0, 0).put(Blue, "city E", 0, 0);
    PLAY(d, d.place("test/princess", -1, 0, 90));
    // Red's two kinds, and Blue's twins once.
    const auto moves = d.legal();
    QCOMPARE(std::ranges::count_if(moves, [](const Move &m) {
        const auto *special = std::get_if<SpecialMove>(&m);
        return special && special->word == "princess";
    }), 3);
    // The number is the seat of the owner, where one kind of figure is not enough.
    PLAY(d, d.special("princess", 0, 0, "city E", "meeple", 2));
    QCOMPARE(d.inSupply(Blue), 6);
    QCOMPARE(d.inSupply(Red), 6);
    QCOMPARE(d.inSupply(Red, "large"), 0);
}

void TestPrincessAndDragon::theFairyStandsByTheFigureThatIsNamed() {
    Desk d(withLargeMeeples());
    d.lay("base/E", 0, 0).put(Red, "city N", 0, 0).put(Red, "city N", 0, 0, "large");
    PLAY(d, d.place("base/E", 0, 1, 180));
    PLAY(d, d.special("fairy", 0, 0, "city N", "large"));
    const Token &fairy = d.state().tokens[*d.state().token(*tokenNamed("fairy"))];
    QCOMPARE(traits(d.state().figures[static_cast<std::size_t>(fairy.figure)].kind).name, std::string_view("large"));
}

void TestPrincessAndDragon::aGuestIsNoKnight() {
    Desk d(dragons());
    d.lay("base/E", 0, 0).lay("barber-surgeons/2", 10, 10).put(Blue, "bathhouse", 10, 10);
    PLAY(d, d.place("test/princess", 0, -1, 180));
    REFUSED(d, d.special("princess", 10, 10, "bathhouse"), "ix-princess-no");
}

QTEST_APPLESS_MAIN(TestPrincessAndDragon)
#include "test_princess_and_dragon.moc"
