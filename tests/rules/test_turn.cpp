// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// The order of a turn, and which rule refuses: time first, then the object, then the means.
class TestTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playersTakeTurnsInSeatingOrder();
    void afterPlacingTheGameWaitsEvenIfOnlyPassingIsLeft();
    void theLastOrOnlyScoringHappensByItself();
    void aTileThatFitsNowhereIsDiscarded();
    void movesAreListedInTheOrderOfTheTurn();
    void withoutATileInHandOnlyTheEndIsListed();
    void onAnEmptyMapTheFirstTileGoesAnywhere();
    // Time
    void buyBackOutsideTheWindow_data() { decisions(); }
    void buyBackOutsideTheWindow();
    void claimOutsideTheWindow_data() { decisions(); }
    void claimOutsideTheWindow();
    void anyOtherMoveAtTheWrongTime_data() { decisions(); }
    void anyOtherMoveAtTheWrongTime();
    void timeComesBeforeTheObject();
    // Object
    void buyBackWithoutAnOwnGuest();
    void discardOfATileThatFits();
    void visitOfAnOccupiedBathhouse();
    void scoringOfWhatIsNotComplete();
    void nobodyMayStandOnTheBathhouse();
    void anOccupiedFeature();
    void gardenWithoutAnAbbot();
    void anAbbotElsewhere();
    void aTileThatDoesNotFit();
    // Means
    void noSuchFigureInHand();
    void aSecondBuyBack();
    void belowZero();
    void theObjectComesBeforeTheMeans();

private:
    static void decisions();
    static Desk at(const QString &decision);
};

namespace {

Box oneBuyBackNotBelowZero() {
    Box box;
    box.options.buyBacks = BuyBacks::One;
    box.options.scoreFloor = ScoreFloor::Zero;
    return box;
}

/// Bathhouses at (10, 10) and (12, 10), with guests if given, and something to build on at (0, 0).
Desk table(std::optional<PlayerId> first, std::optional<PlayerId> second, Box box = {}) {
    Desk d(std::move(box));
    d.lay("base/E", 0, 0).lay("barber-surgeons/2", 10, 10).lay("barber-surgeons/2", 12, 10);
    if (first) d.put(*first, "bathhouse", 10, 10);
    if (second) d.put(*second, "bathhouse", 12, 10);
    return d;
}

}  // namespace

void TestTurn::decisions() {
    QTest::addColumn<QString>("decision");
    for (const char *name : {"place-tile", "after-placing", "score-order", "bathhouse", "game-over"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// A position that waits for that decision: two caps make a city with Red's knight, beside a road of Blue's.
Desk TestTurn::at(const QString &decision) {
    Desk d;
    d.lay("base/D", 0, 0).lay("base/W", -1, 0).lay("base/E", 0, -1, 180).lay("base/E", 1, -1, 180);
    d.lay("barber-surgeons/2", 10, 10).lay("barber-surgeons/2", 12, 10).lay("barber-surgeons/2", 14, 10);
    d.put(Blue, "road E", 0, 0).put(Red, "city S", 1, -1).put(Red, "bathhouse", 10, 10);
    if (decision == QLatin1String("game-over")) {
        d.play(endGame());
        return d;
    }
    if (decision == QLatin1String("place-tile")) return d;
    d.play(d.place("base/L", 1, 0));
    if (decision == QLatin1String("after-placing")) return d;
    d.play(pass());
    if (decision == QLatin1String("bathhouse")) d.play(d.scoring(1, -1, "city S"));
    return d;
}

void TestTurn::playersTakeTurnsInSeatingOrder() {
    Desk d({.players = 3});
    d.lay("base/B", 0, 0).toMove(Green);
    for (const std::string who : {"Green", "Red", "Blue", "Green"}) {
        QCOMPARE(d.decision(), "place-tile " + who);
        PLAY(d, d.place("base/B", static_cast<int>(d.state().board.size()), 0));
        QCOMPARE(d.decision(), "after-placing " + who);
        PLAY(d, pass());
        QCOMPARE(static_cast<int>(d.events<TurnEnded>().size()), 1);
    }
}

void TestTurn::afterPlacingTheGameWaitsEvenIfOnlyPassingIsLeft() {
    Desk d;
    d.lay("base/B", 0, 0).supply(Red, 0);
    PLAY(d, d.place("base/B", 1, 0));
    QCOMPARE(d.legal().size(), std::size_t{1});
    QVERIFY(std::holds_alternative<Pass>(d.legal().front()));
}

void TestTurn::theLastOrOnlyScoringHappensByItself() {
    Desk d = at(QStringLiteral("score-order"));
    QCOMPARE(d.decision(), std::string("score-order Red"));
    PLAY(d, d.scoring(0, 0, "road W"));
    QCOMPARE(d.decision(), std::string("bathhouse Blue"));
    PLAY(d, visit(12, 10));
    QCOMPARE(d.guest(14, 10), std::optional(Red));
    QCOMPARE(d.points(Red), 4);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestTurn::aTileThatFitsNowhereIsDiscarded() {
    Desk d;
    d.lay("base/B", 0, 0);
    CHECK(d, "base/C");
    QCOMPARE(d.count<Place>("base/C"), 0);
    QCOMPARE(d.count<Discard>("base/C"), 1);
    PLAY(d, d.discard("base/C"));
    QVERIFY(d.cites("base-discard"));
    QCOMPARE(d.decision(), std::string("place-tile Red"));
    QCOMPARE(d.count<Discard>("base/B"), 0);
}

void TestTurn::movesAreListedInTheOrderOfTheTurn() {
    Desk d({.modules = {"barber-surgeons", "abbot"}});
    d.lay("base/E", 0, 0).lay("barber-surgeons/2", 10, 10).lay("base/B", 20, 20);
    d.put(Red, "bathhouse", 10, 10).put(Red, "monastery", 20, 20, "abbot");
    PLAY(d, d.place("base/E", 0, -1, 180));
    std::vector<std::size_t> kinds;
    for (const Move &m : d.legal()) kinds.push_back(m.index());
    const std::size_t figure = Move(PutFigure{}).index();
    QCOMPARE(kinds, (std::vector<std::size_t>{Move(BuyBack{}).index(), figure, figure, Move(SpecialMove{}).index(),
                                              Move(Pass{}).index()}));
}

void TestTurn::withoutATileInHandOnlyTheEndIsListed() {
    Desk d;
    d.lay("base/B", 0, 0);
    QCOMPARE(d.legal().size(), std::size_t{1});
    QVERIFY(std::holds_alternative<EndGame>(d.legal().front()));
}

void TestTurn::onAnEmptyMapTheFirstTileGoesAnywhere() {
    Desk d;
    CHECK(d, "base/D");
    QCOMPARE(d.count<Place>("base/D"), 4);
    for (const Move &m : d.legal("base/D"))
        if (const auto *place = std::get_if<Place>(&m)) QCOMPARE(place->at, (Position{0, 0}));
    PLAY(d, d.place("base/D", -77, 99, 90));
}

void TestTurn::buyBackOutsideTheWindow() {
    QFETCH(QString, decision);
    Desk d = at(decision);
    if (decision == QLatin1String("after-placing")) {
        PLAY(d, buyBack(10, 10));
        return;
    }
    REFUSED(d, buyBack(10, 10), "leave-buy-back-when");
    REFUSED(d, buyBack(12, 10), "leave-buy-back-when");
    REFUSED(d, buyBack(99, 99), "leave-buy-back-when");
}

void TestTurn::claimOutsideTheWindow() {
    QFETCH(QString, decision);
    Desk d = at(decision);
    REFUSED(d, claim(10, 10), "leave-too-late-forgotten");
    REFUSED(d, claim(99, 99), "leave-too-late-forgotten");
}

void TestTurn::anyOtherMoveAtTheWrongTime() {
    QFETCH(QString, decision);
    Desk d = at(decision);
    const std::string now = decision.toStdString();
    const auto refusedUnless = [&](const Move &m, std::initializer_list<std::string_view> when) {
        for (const std::string_view w : when)
            if (now == w) return std::string();
        return d.refused(m, "base-turn-order");
    };
    AGREE(refusedUnless(pass(), {"after-placing"}));
    AGREE(refusedUnless(PutFigure{0, kMeeple}, {"after-placing"}));
    AGREE(refusedUnless(d.place("base/C", 50, 50), {"place-tile"}));
    AGREE(refusedUnless(d.discard("base/C"), {"place-tile"}));
    AGREE(refusedUnless(endGame(), {"place-tile"}));
    AGREE(refusedUnless(d.scoring(0, 0, "road W"), {"score-order"}));
    AGREE(refusedUnless(visit(12, 10), {"bathhouse"}));
}

void TestTurn::timeComesBeforeTheObject() {
    Desk d = at(QStringLiteral("place-tile"));
    REFUSED(d, Move(PutFigure{kBathhousePart, kMeeple}), "base-turn-order");
    REFUSED(d, visit(99, 99), "base-turn-order");
    REFUSED(d, d.scoring(0, 0, "field WR"), "base-turn-order");
    Desk order = at(QStringLiteral("score-order"));
    REFUSED(order, order.place("base/C", 0, 0), "base-turn-order");
}

void TestTurn::buyBackWithoutAnOwnGuest() {
    Desk d = table(Blue, std::nullopt);
    PLAY(d, d.place("base/B", 0, 1));
    REFUSED(d, buyBack(10, 10), "leave-buy-back");
    REFUSED(d, buyBack(12, 10), "leave-buy-back");
    REFUSED(d, buyBack(0, 0), "leave-buy-back");
    REFUSED(d, buyBack(77, 77), "leave-buy-back");
    QCOMPARE(d.count<BuyBack>(), 0);
}

void TestTurn::discardOfATileThatFits() {
    Desk d = table(std::nullopt, std::nullopt);
    REFUSED(d, d.discard("base/E"), "base-discard");
    Desk empty;
    REFUSED(empty, empty.discard("base/C"), "base-discard");
}

void TestTurn::visitOfAnOccupiedBathhouse() {
    Desk d = at(QStringLiteral("bathhouse"));
    QCOMPARE(d.decision(), std::string("bathhouse Red"));
    REFUSED(d, visit(10, 10), "visit-free-means-empty");
    REFUSED(d, visit(0, 0), "visit-free-means-empty");
    REFUSED(d, visit(99, 99), "visit-free-means-empty");
}

void TestTurn::scoringOfWhatIsNotComplete() {
    Desk d = at(QStringLiteral("score-order"));
    REFUSED(d, d.scoring(0, 0, "field WR"), "base-complete");
    REFUSED(d, d.scoring(1, 0, "road E"), "base-complete");
    REFUSED(d, d.scoring(0, 0, "city N"), "base-complete");
    REFUSED(d, d.scoring(10, 10, "road S"), "base-complete");
    PLAY(d, d.scoring(1, 0, "road W"));
}

void TestTurn::nobodyMayStandOnTheBathhouse() {
    Desk d;
    d.lay("base/U", 0, 0).supply(Red, 0);
    PLAY(d, d.place("barber-surgeons/3", 1, 0));
    REFUSED(d, d.figure("bathhouse"), "no-meeple-on-bathhouse");
    REFUSED(d, d.figure("road W"), "base-supply");
}

void TestTurn::anOccupiedFeature() {
    Desk d({.modules = {"barber-surgeons", "abbot"}});
    d.lay("base/U", 0, 0).put(Blue, "road W", 0, 0).put(Blue, "field NL", 0, 0).supply(Red, 0).supply(Red, 0, "abbot");
    PLAY(d, d.place("base/U", 1, 0));
    REFUSED(d, d.figure("road W"), "base-meeple-free-feature");
    REFUSED(d, d.figure("field EL"), "base-meeple-free-feature");
    REFUSED(d, d.figure("road W", "abbot"), "base-meeple-free-feature");
    REFUSED(d, d.figure("field SL", "abbot"), "base-abbot-place");
    REFUSED(d, d.figure("field SL"), "base-supply");
}

void TestTurn::gardenWithoutAnAbbot() {
    for (const bool abbots : {false, true}) {
        Box box;
        if (abbots) box.modules = {"barber-surgeons", "abbot"};
        Desk d(box);
        d.lay("base/B", 0, 0).supply(Red, 0);
        PLAY(d, d.place("base/Eg", 1, 0));
        REFUSED(d, d.figure("garden"), "base-abbot-place");
    }
}

void TestTurn::anAbbotElsewhere() {
    Desk d({.modules = {"barber-surgeons", "abbot"}});
    d.lay("base/B", 0, 0).supply(Red, 0, "abbot");
    PLAY(d, d.place("base/D", 0, 1, 180));
    for (const std::string_view on : {"city S", "road W", "field NL"})
        REFUSED(d, d.figure(on, "abbot"), "base-abbot-place");
}

void TestTurn::aTileThatDoesNotFit() {
    Desk d;
    d.lay("base/B", 0, 0);
    for (const auto &[x, y] : {std::pair{0, 0}, std::pair{1, 0}, std::pair{1, 1}, std::pair{40, 40}}) {
        REFUSED(d, d.place("base/U", x, y), "base-place");
        REFUSED(d, d.place("barber-surgeons/3", x, y), "tile-usual-placement");
    }
    Desk plain({.modules = {}});
    plain.lay("base/B", 0, 0);
    REFUSED(plain, plain.place("base/U", 1, 0), "base-place");
}

void TestTurn::noSuchFigureInHand() {
    Desk d({.modules = {"barber-surgeons", "abbot", "inns-and-cathedrals"}});
    d.lay("base/B", 0, 0).supply(Red, 0).supply(Red, 0, "large");
    PLAY(d, d.place("base/B", 1, 0));
    REFUSED(d, d.figure("monastery"), "base-supply");
    REFUSED(d, d.figure("field NL", "large"), "base-supply");
    PLAY(d, d.figure("monastery", "abbot"));
}

void TestTurn::aSecondBuyBack() {
    Box box;
    box.options.buyBacks = BuyBacks::One;
    Desk d = table(Red, Red, box);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    QCOMPARE(d.count<BuyBack>(), 0);
    REFUSED(d, buyBack(12, 10), "leave-buy-back-several");
    PLAY(d, pass());
    PLAY(d, d.place("base/B", 0, 2));
    PLAY(d, pass());
    PLAY(d, d.place("base/B", 0, 3));
    PLAY(d, buyBack(12, 10));
}

void TestTurn::belowZero() {
    Box box;
    box.options.scoreFloor = ScoreFloor::Zero;
    Desk d = table(Red, Red, box);
    d.score(Red, 7);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    REFUSED(d, buyBack(12, 10), "leave-negative-score");
    QCOMPARE(d.points(Red), 3);
}

void TestTurn::theObjectComesBeforeTheMeans() {
    Desk d = table(Red, Blue, oneBuyBackNotBelowZero());
    d.score(Red, 4);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, buyBack(10, 10));
    REFUSED(d, buyBack(12, 10), "leave-buy-back");
    REFUSED(d, buyBack(10, 10), "leave-buy-back");
    Desk both = table(Red, Red, oneBuyBackNotBelowZero());
    both.score(Red, 4);
    PLAY(both, both.place("base/B", 0, 1));
    PLAY(both, buyBack(10, 10));
    REFUSED(both, buyBack(12, 10), "leave-buy-back-several");
}

QTEST_APPLESS_MAIN(TestTurn)
#include "test_turn.moc"
