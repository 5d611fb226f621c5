// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// Option freeRetrieval: claim. The owner has to remember the guest of a ring just closed.
class TestClaims : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClosedRingOpensAClaimOfTheOwner();
    void theGuestStaysUntilItIsClaimed();
    void theClaimedMeepleMayBePlacedOnThatTile();
    void ownersMayClaimInAnyOrder();
    void theDecisionIsTheFirstOpenClaimsOwners();
    void passingForgetsTheClaim();
    void aForgottenGuestCanOnlyBeBoughtBack();
    void buyingBackClosesTheWindow();
    void aFigureClosesTheWindow();
    void aRefusedMoveLeavesTheWindowOpen();
    void thereIsNoClaimOnOtherBathhouses();
    void aRingCompleteInTheSetUpCannotBeClaimed();
    void anEmptyBathhouseOpensNoClaim();
    void claimsAreListedBeforeWhatComesAfterwards();
    void theNextTileForgetsAllClaims();
};

namespace {

Box claiming() {
    Box box;
    box.options.freeRetrieval = FreeRetrieval::Claim;
    return box;
}

/// Bathhouses at (0, 0) and (2, 0) that both lack only the neighbour at (1, 1).
Desk twoRings(std::optional<PlayerId> first, std::optional<PlayerId> second) {
    Desk d(claiming());
    d.lay("barber-surgeons/3", 0, 0).lay("barber-surgeons/3", 2, 0).ring(0, 0, {{1, 1}}).ring(2, 0, {{1, 1}});
    if (first) d.put(*first, "bathhouse", 0, 0);
    if (second) d.put(*second, "bathhouse", 2, 0);
    return d;
}

Move closing(const Desk &d) { return d.place("base/B", 1, 1); }

}  // namespace

void TestClaims::aClosedRingOpensAClaimOfTheOwner() {
    Desk d = twoRings(Blue, std::nullopt);
    PLAY(d, closing(d));
    QCOMPARE(d.decision(), std::string("claim Blue"));
    QVERIFY(d.cites("leave-surrounded") && d.cites("leave-automatic-or-claim") && d.cites("leave-too-late-surrounded"));
    PLAY(d, claim(0, 0));
    QCOMPARE(d.inSupply(Blue), 7);
    QVERIFY(d.cites("leave-automatic-or-claim") && d.cites("leave-no-points") && d.cites("leave-reopens"));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
}

void TestClaims::theGuestStaysUntilItIsClaimed() {
    Desk d = twoRings(Blue, std::nullopt);
    PLAY(d, closing(d));
    QCOMPARE(d.guest(0, 0), std::optional(Blue));
    QCOMPARE(d.inSupply(Blue), 6);
    QVERIFY(d.events<MeepleRetrieved>().empty());
}

void TestClaims::theClaimedMeepleMayBePlacedOnThatTile() {
    Desk d = twoRings(Red, std::nullopt);
    d.supply(Red, 0);
    PLAY(d, closing(d));
    REFUSED(d, d.figure("monastery"), "base-supply");
    PLAY(d, claim(0, 0));
    PLAY(d, d.figure("monastery"));
    QVERIFY(d.cites("leave-place-again"));
}

void TestClaims::ownersMayClaimInAnyOrder() {
    Desk d = twoRings(Red, Blue);
    PLAY(d, closing(d));
    PLAY(d, claim(2, 0));
    QCOMPARE(d.decision(), std::string("claim Red"));
    PLAY(d, claim(0, 0));
    QCOMPARE(d.inSupply(Red), 7);
    QCOMPARE(d.inSupply(Blue), 7);
    QVERIFY(d.cites("leave-several-at-once"));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
}

void TestClaims::theDecisionIsTheFirstOpenClaimsOwners() {
    Desk d = twoRings(Blue, Red);
    PLAY(d, closing(d));
    QCOMPARE(d.decision(), std::string("claim Blue"));
    PLAY(d, claim(0, 0));
    QCOMPARE(d.decision(), std::string("claim Red"));
}

void TestClaims::passingForgetsTheClaim() {
    Desk d = twoRings(Red, Blue);
    PLAY(d, closing(d));
    PLAY(d, claim(2, 0));
    PLAY(d, pass());
    QCOMPARE(d.guest(0, 0), std::optional(Red));
    QCOMPARE(d.guest(2, 0), std::nullopt);
    QCOMPARE(d.events<RetrievalLost>().size(), std::size_t{1});
    QVERIFY(d.cites("leave-too-late-forgotten") && d.cites("leave-automatic-or-claim"));
    REFUSED(d, claim(0, 0), "leave-too-late-forgotten");
}

void TestClaims::aForgottenGuestCanOnlyBeBoughtBack() {
    Desk d = twoRings(Blue, std::nullopt);
    PLAY(d, closing(d));
    PLAY(d, pass());
    PLAY(d, d.place("base/B", 1, 2));
    REFUSED(d, claim(0, 0), "leave-too-late-forgotten");
    PLAY(d, buyBack(0, 0));
    QCOMPARE(d.points(Blue), -5);
}

void TestClaims::buyingBackClosesTheWindow() {
    Desk d = twoRings(Red, Blue);
    PLAY(d, closing(d));
    PLAY(d, buyBack(0, 0));
    QCOMPARE(d.points(Red), -5);
    QCOMPARE(d.events<RetrievalLost>().size(), std::size_t{2});
    QCOMPARE(d.guest(2, 0), std::optional(Blue));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    REFUSED(d, claim(2, 0), "leave-too-late-forgotten");
}

void TestClaims::aFigureClosesTheWindow() {
    Desk d = twoRings(Red, Blue);
    PLAY(d, closing(d));
    PLAY(d, d.figure("monastery"));
    QCOMPARE(d.events<RetrievalLost>().size(), std::size_t{2});
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestClaims::aRefusedMoveLeavesTheWindowOpen() {
    Desk d = twoRings(Blue, std::nullopt);
    d.supply(Red, 0);
    PLAY(d, closing(d));
    REFUSED(d, buyBack(0, 0), "leave-buy-back");
    REFUSED(d, d.figure("monastery"), "base-supply");
    REFUSED(d, d.place("base/B", 1, 1), "base-place");
    REFUSED(d, d.scoring(1, 1, "monastery"), "base-turn-order");
    REFUSED(d, visit(2, 0), "base-turn-order");
    PLAY(d, claim(0, 0));
}

void TestClaims::thereIsNoClaimOnOtherBathhouses() {
    Desk d = twoRings(Blue, std::nullopt);
    d.lay("barber-surgeons/2", 20, 20).put(Red, "bathhouse", 20, 20);
    PLAY(d, closing(d));
    REFUSED(d, claim(2, 0), "leave-surrounded");
    REFUSED(d, claim(20, 20), "leave-surrounded");
    REFUSED(d, claim(99, 99), "leave-surrounded");
}

void TestClaims::aRingCompleteInTheSetUpCannotBeClaimed() {
    Desk d = twoRings(Blue, std::nullopt);
    d.lay("barber-surgeons/2", 20, 20).ring(20, 20).put(Red, "bathhouse", 20, 20);
    PLAY(d, closing(d));
    REFUSED(d, claim(20, 20), "leave-surrounded");
    PLAY(d, claim(0, 0));
    REFUSED(d, claim(20, 20), "leave-too-late-forgotten");
}

void TestClaims::anEmptyBathhouseOpensNoClaim() {
    Desk d = twoRings(std::nullopt, std::nullopt);
    PLAY(d, closing(d));
    QCOMPARE(d.decision(), std::string("after-placing Red"));
    QVERIFY(d.events<ChoiceOpened>().empty());
}

void TestClaims::claimsAreListedBeforeWhatComesAfterwards() {
    Desk d = twoRings(Red, Blue);
    PLAY(d, closing(d));
    const auto moves = d.legal();
    QCOMPARE(moves.size(), std::size_t{2 + 1 + 2 + 1});
    QCOMPARE(moves[0], Move(Claim{{0, 0}}));
    QCOMPARE(moves[1], Move(Claim{{2, 0}}));
    QCOMPARE(moves[2], Move(BuyBack{{0, 0}}));
    QVERIFY(std::holds_alternative<Pass>(moves.back()));
}

void TestClaims::theNextTileForgetsAllClaims() {
    Desk d = twoRings(Red, Blue);
    PLAY(d, closing(d));
    PLAY(d, d.place("base/B", 1, 2));
    QCOMPARE(d.events<RetrievalLost>().size(), std::size_t{2});
    QCOMPARE(d.decision(), std::string("after-placing Blue"));
    REFUSED(d, claim(0, 0), "leave-too-late-forgotten");
}

QTEST_APPLESS_MAIN(TestClaims)
#include "test_claims.moc"
