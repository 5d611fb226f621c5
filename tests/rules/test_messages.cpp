// SPDX-License-Identifier: MIT
#include "support/desk.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestMessages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCounterThatStopsOnAFifthSpaceBringsAMessageOrTwoPoints();
    void whoScoresChoosesWhichCounterMoves();
    void aCounterThatStopsElsewhereBringsNothing();
    void payingBringsNoMessage();
    void nobodyGetsAMessageInTheTurnOfAnother();
    void theMessagesOneToThreeScoreTheSmallestAndTheMeepleStays();
    void theMessagesFiveToSevenPayForArmsKnightsAndFarmers();
    void aMessageNeedsSomethingToScore();
    void messageEightScoresAMeepleAndTakesItHome();
    void messageEightPaysTheFlagOfWhatIsComplete();
    void messageEightPassesAGuestBy();
    void theSecondCounterTakesWhatItsMessageBrings();
    void takingTheAbbotBackMovesACounterToo();
    void theFairysPointsForAnAbbotTakenBackMoveTheCounterToo();
    void sheepBroughtHomeMoveACounterToo();
    void theTentPaysBeforeACounterMoves();
    void messageEightIsNotChangedByAScoringTile();
};

namespace {

Box messages(std::string more = "messages") {
    return {.modules = {"barber-surgeons", "messages", std::move(more)}, .custom = {cap("test/cap", 4)}};
}

/// Red's small city of two tiles lacks one: 4 points.
Desk &smallCity(Desk &d) { return d.lay("base/E", 0, 0).put(Red, "city N", 0, 0); }
Move close(const Desk &d) { return d.place("base/E", 0, -1, 180); }
Move counter(int which) { return SpecialMove{.word = "counter", .number = which}; }
Move message(int number) { return SpecialMove{.word = "message", .number = number}; }

int second(const Desk &d, PlayerId player) {
    const auto i = d.state().token(*tokenNamed("counter"), player);
    return i ? d.state().tokens[*i].number : 0;
}

}  // namespace

void TestMessages::aCounterThatStopsOnAFifthSpaceBringsAMessageOrTwoPoints() {
    Desk d(messages());
    smallCity(d).score(Red, 1);
    PLAY(d, close(d));
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("counter Red"));
    REFUSED(d, counter(3), "ms-message");
    REFUSED(d, message(0), "base-turn-order");
    PLAY(d, counter(1));
    QCOMPARE(d.decision(), std::string("message Red"));
    QVERIFY(d.cites("ms-message"));
    for (const int unknown : {4, 9, -1}) REFUSED(d, message(unknown), "ms-message");
    PLAY(d, message(0));
    QCOMPARE(d.points(Red), 5 + 2);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestMessages::whoScoresChoosesWhichCounterMoves() {
    // The counters stand on 3 and 16. With 4 points the first would go to 7, the second to 20.
    Desk d(messages());
    smallCity(d).score(Red, 19).aside("counter", Red, 16);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(2));
    QCOMPARE(second(d, Red), 20);
    QCOMPARE(d.decision(), std::string("message Red"));
    QCOMPARE(d.points(Red), 23);
}

void TestMessages::aCounterThatStopsElsewhereBringsNothing() {
    Desk d(messages());
    smallCity(d).score(Red, 19).aside("counter", Red, 16);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(1));
    QCOMPARE(second(d, Red), 16);
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestMessages::payingBringsNoMessage() {
    // The bathhouse has a flag of 4: 19 falls to 15.
    Desk d(messages());
    d.lay("barber-surgeons/2", 0, 0).put(Red, "bathhouse", 0, 0).score(Red, 19).lay("base/B", 1, 1);
    PLAY(d, d.place("base/B", 1, 2));
    PLAY(d, buyBack(0, 0));
    QCOMPARE(d.points(Red), 15);
    PLAY(d, pass());
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestMessages::nobodyGetsAMessageInTheTurnOfAnother() {
    Desk d(messages());
    smallCity(d).score(Red, 1).toMove(Blue);
    PLAY(d, close(d));
    PLAY(d, pass());
    QCOMPARE(d.points(Red), 5);
    QCOMPARE(d.decision(), std::string("place-tile Red"));
}

void TestMessages::theMessagesOneToThreeScoreTheSmallestAndTheMeepleStays() {
    // Roads of 1 and of 2 tiles, a city of 1 tile, a monastery with one neighbour.
    for (const auto &[number, points] : {std::pair{1, 1}, {2, 1}, {3, 2}}) {
        Desk d(messages());
        smallCity(d).score(Red, 1);
        d.lay("base/U", 10, 0).put(Red, "road W", 10, 0).lay("base/U", 20, 0).lay("base/U", 21, 0).put(Red, "road W", 20, 0);
        d.lay("base/E", 30, 0).put(Red, "city N", 30, 0).lay("base/B", 40, 0).lay("base/B", 41, 0).put(Red, "monastery", 40, 0);
        PLAY(d, close(d));
        PLAY(d, pass());
        PLAY(d, counter(1));
        PLAY(d, message(number));
        QCOMPARE(d.points(Red), 5 + points);
        QCOMPARE(d.inSupply(Red), 7 - 4);
    }
}

void TestMessages::theMessagesFiveToSevenPayForArmsKnightsAndFarmers() {
    // Two knights in one city with a coat of arms, one in another without; two farmers; somebody bathes.
    for (const auto &[number, points] : {std::pair{5, 2 * 1}, {6, 2 * 3}, {7, 3 * 2}}) {
        Desk d(messages());
        smallCity(d).score(Red, 1);
        d.lay("base/F", 10, 0).put(Red, "city W", 10, 0).put(Red, "city W", 10, 0).lay("base/E", 20, 0).put(Red, "city N", 20, 0);
        d.put(Red, "field SL", 20, 0).lay("base/B", 30, 0).put(Red, "field NL", 30, 0).put(Blue, "field NL", 30, 0);
        d.lay("barber-surgeons/2", 40, 0).put(Blue, "bathhouse", 40, 0);
        PLAY(d, close(d));
        PLAY(d, pass());
        PLAY(d, counter(1));
        PLAY(d, message(number));
        QCOMPARE(d.points(Red), 5 + points);
    }
}

void TestMessages::aMessageNeedsSomethingToScore() {
    Desk d(messages());
    smallCity(d).score(Red, 1).lay("base/U", 10, 0).put(Blue, "road W", 10, 0);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(1));
    for (const int number : {1, 2, 3, 5, 6, 7}) REFUSED(d, message(number), "ms-message");
    QCOMPARE(d.legal().size(), std::size_t{1});
}

void TestMessages::messageEightScoresAMeepleAndTakesItHome() {
    Desk d(messages());
    smallCity(d).score(Red, 1).lay("test/cap", 10, 0).put(Red, "city N", 10, 0).lay("barber-surgeons/2", 20, 0);
    d.lay("barber-surgeons/2", 30, 0).put(Blue, "bathhouse", 30, 0).lay("base/U", 40, 0).put(Blue, "road W", 40, 0);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, visit(20, 0));
    PLAY(d, counter(1));
    REFUSED(d, d.special("message", 40, 0, "road W", "meeple", 8), "ms-message");
    PLAY(d, d.special("message", 10, 0, "city N", "meeple", 8));
    // One tile, as at the end: the flag of 4 is not paid, and the free bathhouse stays free.
    QCOMPARE(d.points(Red), 5 + 1);
    QCOMPARE(d.guest(10, 0), std::nullopt);
    QCOMPARE(d.inSupply(Red), 6);
    QVERIFY(d.cites("ix-message-8"));
    QCOMPARE(d.decision(), std::string("place-tile Blue"));
}

void TestMessages::messageEightPaysTheFlagOfWhatIsComplete() {
    // A city that was complete and occupied in the set-up: two tiles and a flag of 4.
    Desk d(messages());
    smallCity(d).score(Red, 1).lay("test/cap", 10, 0).put(Red, "city N", 10, 0).lay("base/E", 10, -1, 180);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(1));
    PLAY(d, d.special("message", 10, 0, "city N", "meeple", 8));
    QCOMPARE(d.points(Red), 5 + 4 + 4);
}

void TestMessages::messageEightPassesAGuestBy() {
    Desk d(messages());
    smallCity(d).score(Red, 1).lay("barber-surgeons/2", 10, 0).put(Red, "bathhouse", 10, 0);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(1));
    REFUSED(d, d.special("message", 10, 0, "bathhouse", "meeple", 8), "ix-message-8");
}

void TestMessages::theSecondCounterTakesWhatItsMessageBrings() {
    Desk d(messages());
    smallCity(d).score(Red, 4).aside("counter", Red, 1);
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(2));
    PLAY(d, message(0));
    QCOMPARE(second(d, Red), 5 + 2);
    QCOMPARE(d.points(Red), 4 + 4 + 2);
}

void TestMessages::takingTheAbbotBackMovesACounterToo() {
    Desk d(messages("abbot"));
    d.lay("base/B", 0, 0).put(Red, "monastery", 0, 0, "abbot").score(Red, 3).lay("base/U", 5, 0);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, d.withdraw(0, 0));
    QCOMPARE(d.points(Red), 5);
    QCOMPARE(d.decision(), std::string("counter Red"));
}

void TestMessages::theFairysPointsForAnAbbotTakenBackMoveTheCounterToo() {
    Box box = messages("abbot");
    box.modules.emplace_back("princess-and-dragon");
    Desk d(box);
    d.lay("base/B", 0, 0).put(Red, "monastery", 0, 0, "abbot").token("fairy", 0, 0, Red, "monastery").score(Red, 3);
    PLAY(d, d.place("base/B", 0, 1));
    PLAY(d, d.withdraw(0, 0));
    QCOMPARE(d.points(Red), 3 + 2 + 3);
    PLAY(d, counter(2));
    QCOMPARE(second(d, Red), 2 + 3);
    QCOMPARE(d.decision(), std::string("message Red"));
}

void TestMessages::sheepBroughtHomeMoveACounterToo() {
    Desk d(messages("hills-and-sheep"));
    d.lay("base/B", 0, 0).put(Red, "field NL", 0, 0, "shepherd").token("flock", 0, 0, Red, "field NL", 3).score(Red, 2);
    PLAY(d, d.place("base/B", 1, 0));
    PLAY(d, pass());
    PLAY(d, SpecialMove{.word = "herd"});
    QCOMPARE(d.points(Red), 5);
    QCOMPARE(d.decision(), std::string("counter Red"));
    PLAY(d, counter(1));
    QCOMPARE(d.decision(), std::string("message Red"));
}

Box circus() {
    Box box = messages("under-the-big-top");
    Tile ground = tile("test/circus", {field("NL NR EL ER SL SR WL WR")});
    ground.marks = markNamed("circus");
    box.custom.push_back(ground);
    return box;
}

void TestMessages::theTentPaysBeforeACounterMoves() {
    Desk d(circus());
    d.lay("test/circus", 0, 0).token("tent", 0, 0).lay("base/B", 1, 0).put(Red, "monastery", 1, 0).score(Red, 1);
    PLAY(d, d.place("test/circus", 0, 1));
    PLAY(d, pass());
    PLAY(d, SpecialMove{.word = "tent", .number = 4});
    QCOMPARE(d.decision(), std::string("counter Red"));
    PLAY(d, counter(1));
    QCOMPARE(d.decision(), std::string("message Red"));
}

void TestMessages::messageEightIsNotChangedByAScoringTile() {
    Desk d(messages("land-surveyors"));
    // The city of the turn brings 4 + 3. The one that message 8 scores, two tiles and a flag of 4, brings what it always does.
    smallCity(d).score(Red, 3).lay("test/cap", 10, 0).put(Red, "city N", 10, 0).lay("base/E", 10, -1, 180).aside("city-wealth");
    PLAY(d, close(d));
    PLAY(d, pass());
    PLAY(d, counter(1));
    QCOMPARE(d.points(Red), 10);
    PLAY(d, d.special("message", 10, 0, "city N", "meeple", 8));
    QCOMPARE(d.points(Red), 10 + 4 + 4);
}

QTEST_APPLESS_MAIN(TestMessages)
#include "test_messages.moc"
