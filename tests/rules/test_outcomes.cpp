// SPDX-License-Identifier: MIT
#include "rules/outcomes.h"

#include "support/desk.h"
#include "support/positions.h"
#include "support/random_games.h"
#include "support/slow_words.h"

#include <QTest>

#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

class TestOutcomes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anOutcomeEndsBeforeTheNextPlayersTile();
    void theOrderOfScoringsGivesTwoOutcomes();
    void buyBacksAreTriedFiguresOnlyIfAsked();
    void theShortestLineLeadsToAnOutcome();
    void nothingComesOfATurnThatHasNotBegun();
    void outcomesAreThoseOfTryingEveryLine();
    void fiveScoringsAndFourGuestsOfOnesOwnGiveAllTheirOutcomes();
};

namespace {

/// What players see of a position, as a text.
std::string visible(const State &s) {
    std::string text = slow::words(s.turn.active) + " " + std::string(rules::name(s.decision())) + ";";
    for (int p = 0; p < s.setting->players; ++p) {
        const PlayerState &player = s.players[static_cast<std::size_t>(p)];
        text += " " + std::to_string(player.score) + ":";
        for (const FigureKind k : s.setting->figures) text += std::to_string(player.supply[index(k)]) + ",";
    }
    for (const FigureAt &f : s.figuresInOrder())
        text += " " + slow::words(slow::Figure{f.player, f.figure, {f.where.at, f.where.part}}) + ";";
    return text;
}

std::string line(const std::vector<Move> &moves, const TileTable &tiles) {
    std::string text;
    for (const Move &m : moves) text += slow::words(m, tiles) + "; ";
    return text;
}

/// Every line of the turn, tried one after the other without merging; per end the shortest, the first among equals.
class EveryLine {
public:
    EveryLine(const State &start, bool withFigures) : withFigures_(withFigures), turn_(start.turn.number) {
        follow(start);
    }
    const std::map<std::string, std::vector<Move>> &ends() const { return ends_; }
    bool tooMany() const { return lines_ > 20000; }

private:
    void follow(const State &s) {
        if (tooMany()) return;
        if (s.turn.number != turn_) {
            ++lines_;
            const auto [at, isNew] = ends_.try_emplace(visible(s), moves_);
            if (!isNew && moves_.size() < at->second.size()) at->second = moves_;
            return;
        }
        for (const Move &m : legalMoves(s)) {
            if (!withFigures_ && std::holds_alternative<PutFigure>(m)) continue;
            State next = s;
            if (rules::apply(next, m)) continue;
            moves_.push_back(m);
            follow(next);
            moves_.pop_back();
        }
    }

    bool withFigures_;
    std::int32_t turn_;
    int lines_ = 0;
    std::vector<Move> moves_;
    std::map<std::string, std::vector<Move>> ends_;
};

/// "" if outcomes() finds the ends of every line, each once, by the line that comes first.
std::string compareOutcomes(const State &s, bool withFigures) {
    const EveryLine all(s, withFigures);
    if (all.tooMany()) return {};
    std::map<std::string, std::vector<Move>> found;
    State shown = s;
    for (const Outcome &o : outcomes(s, withFigures)) {
        shown.restore(o.end);
        if (!found.try_emplace(visible(shown), o.moves).second) return "an outcome is listed twice: " + visible(shown);
    }
    for (const auto &[end, moves] : all.ends()) {
        if (!found.contains(end)) return "no outcome " + end + " by " + line(moves, s.setting->tiles);
        if (found.at(end) != moves)
            return "outcome " + end + " by " + line(found.at(end), s.setting->tiles) + "instead of " +
                   line(moves, s.setting->tiles);
    }
    if (found.size() != all.ends().size()) return "an outcome that no line leads to";
    return {};
}

Desk twoScorings() {
    Desk d;
    d.lay("base/D", 0, 0)
        .lay("base/W", -1, 0)
        .lay("base/E", 0, -1, 180)
        .lay("base/E", 1, -1, 180)
        .lay("barber-surgeons/2", 10, 10);
    d.put(Blue, "road E", 0, 0).put(Red, "city S", 1, -1);
    return d;
}

}  // namespace

void TestOutcomes::anOutcomeEndsBeforeTheNextPlayersTile() {
    Desk d = twoScorings();
    PLAY(d, d.place("base/L", 1, 0));
    const auto ends = outcomes(d.state(), false);
    for (const Outcome &o : ends) {
        State end = d.state();
        end.restore(o.end);
        QVERIFY(end.turn.phase == DecisionKind::PlaceTile);
        QCOMPARE(end.turn.active, Blue);
        State s = d.state();
        for (const Move &m : o.moves) QVERIFY(!rules::apply(s, m));
        AGREE(slow::sameState(s, end));
    }
}

void TestOutcomes::theOrderOfScoringsGivesTwoOutcomes() {
    Desk d = twoScorings();
    PLAY(d, d.place("base/L", 1, 0));
    PLAY(d, pass());
    const auto ends = outcomes(d.state(), false);
    QCOMPARE(ends.size(), std::size_t{2});
    for (const Outcome &o : ends) QCOMPARE(o.moves.size(), std::size_t{1});
    AGREE(compareOutcomes(d.state(), false));
}

void TestOutcomes::buyBacksAreTriedFiguresOnlyIfAsked() {
    Desk d;
    d.lay("base/B", 0, 0).lay("barber-surgeons/2", 10, 10).put(Red, "bathhouse", 10, 10).supply(Red, 0);
    PLAY(d, d.place("base/B", 1, 0));
    QCOMPARE(outcomes(d.state(), false).size(), std::size_t{2});
    QCOMPARE(outcomes(d.state(), true).size(), std::size_t{4});
    AGREE(compareOutcomes(d.state(), false));
    AGREE(compareOutcomes(d.state(), true));
}

void TestOutcomes::theShortestLineLeadsToAnOutcome() {
    Desk d;
    d.lay("base/B", 0, 0).lay("barber-surgeons/2", 10, 10).lay("barber-surgeons/2", 12, 10);
    d.put(Red, "bathhouse", 10, 10).put(Red, "bathhouse", 12, 10);
    PLAY(d, d.place("base/B", 1, 0));
    const auto ends = outcomes(d.state(), false);
    QCOMPARE(ends.size(), std::size_t{4});
    AGREE(compareOutcomes(d.state(), false));
}

void TestOutcomes::nothingComesOfATurnThatHasNotBegun() {
    Desk d = twoScorings();
    QVERIFY(outcomes(d.state(), true).empty());
    PLAY(d, endGame());
    QVERIFY(outcomes(d.state(), true).empty());
}

void TestOutcomes::outcomesAreThoseOfTryingEveryLine() {
    int compared = 0;
    int choices = 0;
    const auto watch = [&](const State &s) -> std::string {
        const DecisionKind kind = s.turn.phase;
        if (kind == DecisionKind::PlaceTile || kind == DecisionKind::GameOver) return {};
        const bool choice = kind != DecisionKind::AfterPlacing;
        if (!choice && ++compared % 4 != 0) return {};
        choices += choice ? 1 : 0;
        if (auto wrong = compareOutcomes(s, false); !wrong.empty()) return wrong;
        return compareOutcomes(s, true);
    };
    for (std::uint64_t seed = 50'000; seed < 50'060; ++seed) AGREE(watchRandomGame(seed, watch));
    QVERIFY(compared > 1000);
    QVERIFY(choices > 50);
}

void TestOutcomes::fiveScoringsAndFourGuestsOfOnesOwnGiveAllTheirOutcomes() {
    // Five meeples and b bathhouses free after k of Red's four guests are bought back, b = 2 + k. Only who lies where in
    // the end tells two results apart: 5*4 ways, 4 times 5*4*3, 6 times 5*4*3*2, 4 times 5!, and 6*5*4*3*2 with all free.
    const Desk d = largestTurn();
    const auto ends = outcomes(d.state(), false);
    QCOMPARE(ends.size(), std::size_t{1 * 20 + 4 * 60 + 6 * 120 + 4 * 120 + 1 * 720});
    std::set<std::string> distinct;
    State end = d.state();
    for (const Outcome &o : ends) {
        end.restore(o.end);
        distinct.insert(visible(end));
    }
    QCOMPARE(distinct.size(), ends.size());
}

QTEST_APPLESS_MAIN(TestOutcomes)
#include "test_outcomes.moc"
