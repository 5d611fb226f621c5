// SPDX-License-Identifier: MIT
#include "rules/engine.h"
#include "scenario/answers.h"
#include "tutor/quiz_walk.h"
#include "tutor/wording.h"

#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::test;
using namespace bathhouse::tutor::quiz;
using scenario::Place;
using scenario::QuestionKind;

namespace {

const std::vector<std::string> kLanguages{"en", "fr", "nl", "de"};
using Gains = std::map<std::string, int>;

/// Wrong answers that are sure to be thought of, kind by kind.
std::vector<Given> wrongGivens(const WalkedQuestion &q) {
    std::vector<Given> wrong;
    const std::vector<Given> right = rightGivens(q);
    if (q.is(QuestionKind::YesNo)) wrong.emplace_back(!std::get<bool>(right.front()));
    if (q.is(QuestionKind::Choice)) {
        const auto &indexes = std::get<std::vector<int>>(q.question.answers);
        for (int i = 0; i < static_cast<int>(q.question.choices.size()); ++i)
            if (std::ranges::find(indexes, i) == indexes.end()) wrong.emplace_back(std::vector<int>{i});
    }
    if (q.is(QuestionKind::Points))
        for (const scenario::WrongPoints &entry : q.question.wrong) wrong.emplace_back(entry.points);
    if (q.is(QuestionKind::Order)) {
        std::vector<int> order(q.question.choices.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
        do {
            const auto is = [&order](const Given &given) { return std::get<std::vector<int>>(given) == order; };
            if (std::ranges::none_of(right, is)) wrong.emplace_back(order);
        } while (std::ranges::next_permutation(order).found);
    }
    if (std::holds_alternative<std::vector<Place>>(right.front()))
        for (const Place &place : q.conceivable())
            if (!scenario::samePlaces({place}, std::get<std::vector<Place>>(right.front()), q.before()))
                wrong.emplace_back(std::vector<Place>{place});
    return wrong;
}

/// A question of a shipped lesson, by its id and number.
template <class See> void question(const std::string &id, int number, See &&see) {
    bool seen = false;
    everyQuestion([&](const WalkedQuestion &q) {
        if (q.scenario.id != id || !q.where.endsWith(QStringLiteral("#%1").arg(number))) return;
        seen = true;
        see(q);
    });
    QVERIFY2(seen, id.c_str());
}

/// The labels of what brings a player so many points in a step.
std::set<std::string_view> labelsWorth(int points, rules::PlayerId player, const scenario::Step &step) {
    std::set<std::string_view> labels;
    for (const rules::Event &event : step.events)
        if (const auto *scored = std::get_if<rules::FeatureScored>(&event.what);
            scored && std::ranges::find(scored->winners, player, &rules::Winner::player) != scored->winners.end())
            for (const rules::Term &term : scored->terms)
                if (term.points == points) labels.insert(term.label);
    return labels;
}

std::string feedback(const WalkedQuestion &q, const Given &given) {
    const Verdict verdict = judge(q.in("en"), given);
    return verdict.right ? std::string("right") : together(verdict.feedback);
}

} // namespace

class TestQuiz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRightAnswerIsAcceptedInEveryLanguage() {
        const int count = everyQuestion([](const WalkedQuestion &q) {
            for (const Given &given : rightGivens(q))
                for (const std::string &language : kLanguages) {
                    const Verdict verdict = judge(q.in(language), given);
                    QVERIFY2(verdict.right, qPrintable(q.where));
                    QVERIFY(isSaid(verdict.feedback, q.where));
                }
        });
        QVERIFY(count > 100);
    }

    void everyWrongAnswerIsToldWhatIsWrongInEveryLanguage() {
        everyQuestion([](const WalkedQuestion &q) {
            for (const Given &given : wrongGivens(q))
                for (const std::string &language : kLanguages) {
                    const Verdict verdict = judge(q.in(language), given);
                    QVERIFY2(!verdict.right, qPrintable(q.where));
                    QVERIFY(isSaid(verdict.feedback, q.where));
                }
        });
    }

    void wrongAnswersOfOneQuestionAreToldDifferentThings() {
        everyQuestion([](const WalkedQuestion &q) {
            if (q.is(QuestionKind::Order)) return;  // two wrong orders may have the same thing too early
            for (const std::string &language : kLanguages) {
                std::map<std::string, std::size_t> told;
                const std::vector<Given> wrong = wrongGivens(q);
                for (std::size_t i = 0; i < wrong.size(); ++i) {
                    const auto [entry, fresh] = told.emplace(together(judge(q.in(language), wrong[i]).feedback), i);
                    // Two parts of one tile may belong to the same feature, and then the same speaks against them.
                    const bool places = std::holds_alternative<std::vector<Place>>(wrong[i]);
                    QVERIFY2(fresh || places, qPrintable(q.where + QString::fromStdString(entry->first)));
                }
            }
        });
    }

    void theAuthorsOwnWordsComeFirst() {
        everyQuestion([](const WalkedQuestion &q) {
            for (std::size_t i = 0; i < q.question.choices.size(); ++i) {
                if (!q.question.choices[i].feedback || !q.is(QuestionKind::Choice) || q.question.all) continue;
                const Verdict verdict = judge(q.in("de"), std::vector<int>{static_cast<int>(i)});
                QCOMPARE(together(verdict.feedback), q.question.choices[i].feedback->in("de"));
                QVERIFY(verdict.feedback.front().commonMark);
            }
            for (const scenario::WrongPoints &wrong : q.question.wrong)
                QCOMPARE(judge(q.in("nl"), wrong.points).feedback.front(), (Said{wrong.feedback.in("nl"), true}));
        });
    }

    void whoLeavesOutATermIsToldWhichOne() {
        const std::map<std::string_view, const char *> word{{"tile", "tile"},
                                                            {"bathhouse", "flag"},
                                                            {"coat-of-arms", "coat"},
                                                            {"neighbour", "around it"},
                                                            {"city", "cit"},
                                                            {"mist", "mist"},
                                                            {"ghost", "ghost"},
                                                            {"floor", "Ghosts take no more"},
                                                            {"castle", "castle"},
                                                            {"road-wealth", "roads bring more"},
                                                            {"road-poverty", "roads bring less"},
                                                            {"city-wealth", "cities bring more"},
                                                            {"city-poverty", "cities bring less"},
                                                            {"monastery-wealth", "monasteries bring more"},
                                                            {"monastery-poverty", "monasteries bring less"},
                                                            {"vineyard", "vineyard"},
                                                            {"pig", "pig"}};
        int tried = 0;
        everyQuestion([&](const WalkedQuestion &q) {
            if (!q.is(QuestionKind::Points)) return;
            for (const rules::Event &event : q.step()->events) {
                const auto *scored = std::get_if<rules::FeatureScored>(&event.what);
                if (!scored) continue;
                for (const rules::Winner &w : scored->winners)
                    for (const rules::Term &term : scored->terms) {
                        if (term.points == 0) continue;
                        Gains given = q.gains();
                        given[q.run.table.name(w.player)] -= term.points;
                        const auto isListed = [&given](const scenario::WrongPoints &wrong) {
                            return wrong.points == given;
                        };
                        if (std::ranges::any_of(q.question.wrong, isListed)) continue;
                        ++tried;
                        const std::string said = feedback(q, given);
                        bool named = false;
                        // Of several terms worth the same, any may be the one that is missing.
                        for (const std::string_view label : labelsWorth(term.points, w.player, *q.step()))
                            named = named || QString::fromStdString(said).contains(QLatin1String(word.at(label)));
                        QVERIFY2(named, (q.where.toStdString() + ": " + said).c_str());
                    }
            }
        });
        QVERIFY(tried > 30);
    }

    void anyOtherNumberIsWrongAndNotTheSolution() {
        everyQuestion([](const WalkedQuestion &q) {
            if (!q.is(QuestionKind::Points)) return;
            for (const std::string &player : q.run.table.players)
                for (int off = -12; off <= 12; ++off) {
                    Gains given = q.gains();
                    given[player] += off;
                    const Verdict verdict = judge(q.in("fr"), given);
                    QCOMPARE(verdict.right, off == 0);
                    QVERIFY(isSaid(verdict.feedback, q.where));
                }
        });
    }

    void answersOfTheEngineAreWhatThePositionShows() {
        everyQuestion([](const WalkedQuestion &q) {
            if (q.is(QuestionKind::Points)) QVERIFY2(judge(q.in("en"), q.gains()).right, qPrintable(q.where));
            if (const auto allowed = q.allowed()) QVERIFY2(judge(q.in("en"), *allowed).right, qPrintable(q.where));
        });
    }

    void everyNameOfAPartIsAsGood() {
        int other = 0;
        everyQuestion([&other](const WalkedQuestion &q) {
            if (!q.is(QuestionKind::Places) && !q.is(QuestionKind::Figure)) return;
            const auto right = std::get<std::vector<Place>>(*rightAnswers(q.in("en")));
            for (std::size_t i = 0; i < right.size(); ++i) {
                if (!right[i].on || right[i].on->kind == rules::PartName::Kind::Bathhouse) continue;
                const rules::LaidTile &laid = q.before().board.laid(*q.before().board.at(right[i].at));
                const auto &names = q.before().setting->tiles;
                for (std::uint8_t spot = 0; spot < 8; ++spot) {
                    rules::PartName name = *right[i].on;
                    name.spot = spot;
                    if (spot > 3 && name.kind != rules::PartName::Kind::Field) continue;
                    std::vector<Place> given = right;
                    given[i].on = name;
                    const bool same = names.partNamed(laid.tile, laid.rotation, name) ==
                                      names.partNamed(laid.tile, laid.rotation, *right[i].on);
                    other += same && name != *right[i].on ? 1 : 0;
                    if (same)
                        QVERIFY(judge(q.in("en"), given).right);
                    else
                        QVERIFY(right.size() > 1 || !judge(q.in("en"), given).right);
                }
            }
        });
        QVERIFY(other > 0);
    }

    void threeHintsAreThereInEveryLanguageAndTheLastSolves() {
        everyQuestion([](const WalkedQuestion &q) {
            for (const std::string &language : kLanguages) {
                const auto rungs = hints(q.in(language));
                for (const Hint &hint : rungs) QVERIFY(isSaid(hint.said, q.where));
                for (std::size_t i = 0; i < q.question.hints.size(); ++i)
                    QCOMPARE(rungs[i].said.front(), (Said{q.question.hints[i].in(language), true}));
                for (const Said &said : solution(q.in(language)))
                    QVERIFY(std::ranges::find(rungs[2].said, said) != rungs[2].said.end());
            }
        });
    }

    void hintsOfAnEditedQuestionAreFilledByTheEngine() {
        everyQuestion([](const WalkedQuestion &q) {
            scenario::Question bare = q.question;
            bare.hints.clear();
            bare.otherwise.reset();
            bare.wrong.clear();
            for (scenario::Choice &choice : bare.choices) choice.feedback.reset();
            const WalkedQuestion without{q.scenario, bare, q.run, q.where};
            for (const std::string &language : kLanguages) {
                const auto rungs = hints(without.in(language));
                QVERIFY(together(rungs[0].said) != together(rungs[1].said));
                for (const Hint &hint : rungs) QVERIFY(isSaid(hint.said, q.where));
                std::set<std::string> told;
                for (const Given &given : wrongGivens(without)) {
                    const Verdict verdict = judge(without.in(language), given);
                    QVERIFY(isSaid(verdict.feedback, q.where));
                    if (!std::holds_alternative<std::vector<Place>>(given) && !q.is(QuestionKind::Order))
                        QVERIFY2(told.insert(together(verdict.feedback)).second, qPrintable(q.where));
                }
            }
        });
    }

    void aSetUpQuestionSendsNobodyToATileThatIsNotThere() {
        question("more-players", 0, [](const WalkedQuestion &q) {
            scenario::Question bare = q.question;
            bare.hints.clear();
            const Hint where = hints({bare, q.run, "en"})[1];
            QVERIFY(where.tiles.empty());
            QVERIFY(where.said.front().text.starts_with("A common mistake: "));
        });
    }

    // 4 tiles of a city at 2 each, flags of 4 and 3: 15 points for Red.
    void aForgottenFlagIsCalledByItsNumber() {
        question("several-flags", 0, [](const WalkedQuestion &q) {
            scenario::Question bare = q.question;
            bare.wrong.clear();
            bare.otherwise.reset();
            const auto said = [&](int red, int blue) {
                return together(judge({bare, q.run, "en"}, Gains{{"Red", red}, {"Blue", blue}}).feedback);
            };
            QCOMPARE(said(11, 0), std::string("You left out the flag 4: 4 points for Red."));
            QCOMPARE(said(12, 0), std::string("You left out the flag 3: 3 points for Red."));
            QCOMPARE(said(8, 0), std::string("The bathhouse is forgotten: its flag adds 7."));
            QCOMPARE(said(0, 15), std::string("You have swapped Red and Blue."));
            QCOMPARE(said(15, 15), std::string("Those points go to Red, not to Blue."));
            QCOMPARE(said(0, 0),
                     std::string("Red does get points here, for 4 tiles at 2 points each, the flag 4 and the flag 3."));
            QCOMPARE(said(19, 0), std::string("For Red you counted this twice: the flag 4."));
        });
    }

    // Red pays 4 and has 4 less.
    void whoPaysGainsNothing() {
        question("buying-back", 1, [](const WalkedQuestion &q) {
            scenario::Question bare = q.question;
            bare.wrong.clear();
            bare.otherwise.reset();
            QCOMPARE(together(judge({bare, q.run, "en"}, Gains{{"Red", 4}}).feedback),
                     std::string("The flag is paid, not earned."));
            QVERIFY(judge({bare, q.run, "en"}, Gains{{"Red", -4}}).right);
        });
    }

    void aBathhouseThatIsTakenSaysBySomebody() {
        question("the-owner-chooses", 0, [](const WalkedQuestion &q) {
            const auto right = *q.allowed();
            for (const rules::BathhouseState &b : q.before().bathhouses) {
                if (b.free()) continue;
                std::vector<Place> given = right;
                given.push_back({q.before().position(b), std::nullopt});
                const std::string said = feedback(q, given);
                QVERIFY2(said.find("lies in the bathhouse at " + tutor::Wording().position(given.back().at) +
                                   " already") != std::string::npos,
                         said.c_str());
                const Trial trial = whatWouldHappen(q.in("en"), given);
                QVERIFY(trial.moves.size() == 1 && std::get<rules::Visit>(trial.moves.front()).at == given.back().at);
            }
            QVERIFY(!whatWouldHappen(q.in("en"), right));
        });
    }

    void yesToWhatIsForbiddenPlaysTheMoveThatIsRefused() {
        int played = 0;
        everyQuestion([&played](const WalkedQuestion &q) {
            if (!q.is(QuestionKind::YesNo)) return;
            QVERIFY(!whatWouldHappen(q.in("en"), false));
            const Trial trial = whatWouldHappen(q.in("en"), true);
            const auto next = static_cast<std::size_t>(q.question.before);
            if (!trial) return;
            QVERIFY(q.run.steps[next].refused && trial.moves.size() == 1 && trial.moves.front() == *q.run.steps[next].move);
            rules::State state = q.before();
            QVERIFY(rules::apply(state, trial.moves.front()).has_value());
            ++played;
        });
        QVERIFY(played >= 10);
    }

    void anOrderOfScoringsIsPlayedAsItIsGiven() {
        int orders = 0;
        everyQuestion([&orders](const WalkedQuestion &q) {
            if (!q.is(QuestionKind::Order)) return;
            ++orders;
            const bool scorings = q.scenario.id == "the-order-decides";
            for (const Given &given : wrongGivens(q)) QCOMPARE(bool(whatWouldHappen(q.in("de"), given)), scorings);
            if (!scorings) return;
            // "The road, the city": Blue's tile at (1, 0) has both, the road from east to west.
            const Trial trial = whatWouldHappen(q.in("en"), std::vector<int>{0, 1});
            QCOMPARE(trial.moves.size(), std::size_t{1});
            const auto &road = std::get<rules::Score>(trial.moves.front());
            const auto laid = *q.before().board.at(road.at);
            QVERIFY(q.before().board.tile(laid).parts[road.on].kind == rules::PartKind::Road);
            QVERIFY(!whatWouldHappen(q.in("en"), std::vector<int>{1, 0}));  // that is right
        });
        QVERIFY(orders >= 5);
    }

    void theSumOfAStepAddsUpAndMarksWhatIsWrong() {
        everyQuestion([](const WalkedQuestion &q) {
            if (!q.is(QuestionKind::Points)) return;
            Gains given = q.gains();
            const std::string &first = q.run.table.players.front();
            given[first] += 1;
            Gains sums;
            bool marked = false;
            for (const SumRow &row : whatWouldHappen(q.in("en"), given).sum) {
                if (row.depth == 0) {
                    for (const std::string &player : q.run.table.players)
                        if (row.sentence.starts_with(player) && sums[player] == 0) sums[player] = *row.points;
                    QCOMPARE(row.differs, row.sentence.starts_with(first + " ("));
                }
                marked = marked || row.differs;
            }
            QCOMPARE(sums, q.gains());
            QVERIFY(marked);
        });
    }
};

QTEST_APPLESS_MAIN(TestQuiz)
#include "test_quiz.moc"
