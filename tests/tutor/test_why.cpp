// SPDX-License-Identifier: MIT
#include "support/scenario_files.h"
#include "tutor/guests_by_trace.h"
#include "tutor/text_table.h"
#include "tutor/why/questions.h"
#include "tutor/wording.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::test;
using tutor::Reason;
using tutor::Story;

namespace {

const scenario::TileLibrary &tiles() { return scenario::TileLibrary::shipped(); }

/// Whether points above and below agree everywhere in an answer.
bool addsUp(const Reason &reason) {
    int sum = 0;
    bool leaf = true;
    for (const Reason &child : reason.children) {
        if (!addsUp(child)) return false;
        sum += child.points.value_or(0);
        leaf = leaf && !child.points;
    }
    return leaf || !reason.points || sum == *reason.points;
}

bool cites(const Reason &reason, std::string_view rule) {
    return std::ranges::find(reason.rules, rule) != reason.rules.end() ||
           std::ranges::any_of(reason.children, [rule](const Reason &child) { return cites(child, rule); });
}

/// A text without holes and keys; a reason below a sum may be a summand, any other is a sentence.
bool isTold(const Reason &reason, bool summand = false) {
    const std::string &text = reason.sentence;
    const bool fine = !text.empty() && text.find_first_of("{}") == std::string::npos && !text.starts_with("why") &&
                      text.find("  ") == std::string::npos && (summand || text.back() == '.');
    if (!fine) qWarning("not told: %s", text.c_str());
    const bool terms = reason.points.has_value() && !reason.rules.empty();
    return fine && std::ranges::all_of(reason.children,
                                       [&](const Reason &child) { return isTold(child, terms && child.points); });
}

/// A whole question.
bool isAsked(const std::string &text) {
    const bool fine = text.size() > 5 && text.back() == '?' && text.find_first_of("{}") == std::string::npos &&
                      !text.starts_with("question");
    if (!fine) qWarning("not asked: %s", text.c_str());
    return fine;
}

/// Plays every line of a file and shows every position on the way.
template <class See> void everyPosition(const QString &path, See &&see) {
    std::vector<scenario::Scenario> lines;
    linesOf(readScenarioAt(path), lines);
    for (const scenario::Scenario &line : lines) {
        const scenario::Run run = scenario::play(line, tiles());
        GuestsByTrace trace(run.start);
        for (std::size_t steps = 0; steps <= run.steps.size(); ++steps) {
            if (steps > 0) trace.follow(run.steps[steps - 1]);
            see(Story(run, steps), trace);
        }
    }
}

void everyFile() {
    QTest::addColumn<QString>("path");
    for (const QString &path : scenarioFiles({QStringLiteral("scenarios"), QStringLiteral("tests/questions")}))
        QTest::addRow("%s", qPrintable(QFileInfo(path).fileName())) << path;
}

QString fileOf(const char *name) {
    return QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/questions/%1.bathhouse.json").arg(QLatin1String(name));
}

tutor::WhyNot tried(const scenario::Scenario &scenario, const scenario::Run &run, std::size_t steps,
                    const std::string &move, const std::string &language = "en") {
    const Story story(run, steps);
    const auto entry = tutor::readMove(move, story, scenario, tiles(), run.hand(), language);
    if (const auto *wrong = std::get_if<std::string>(&entry)) qFatal("%s", wrong->c_str());
    auto answer = tutor::whyNot(std::get<scenario::MoveEntry>(entry), story, run.draw, 0, language);
    if (const auto *problem = std::get_if<scenario::Problem>(&answer)) qFatal("%s", problem->message.c_str());
    return std::get<tutor::WhyNot>(std::move(answer));
}

} // namespace

class TestWhy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsAddUpToTheScoreAfterEveryStep_data() { everyFile(); }
    void pointsAddUpToTheScoreAfterEveryStep() {
        QFETCH(QString, path);
        everyPosition(path, [](const Story &story, const GuestsByTrace &) {
            for (std::size_t p = 0; p < story.table().players.size(); ++p) {
                const Reason reason =
                    tutor::why(tutor::AboutPoints{rules::PlayerId{static_cast<std::uint8_t>(p)}}, story, "en");
                QCOMPARE(reason.points, std::optional(story.now().players[p].score));
                QCOMPARE(tutor::sumOfLeaves(reason), story.now().players[p].score);
                QVERIFY(addsUp(reason));
            }
        });
    }

    void everyGuestGetsTheAnswerOfTheTrace_data() { everyFile(); }
    void everyGuestGetsTheAnswerOfTheTrace() {
        QFETCH(QString, path);
        everyPosition(path, [](const Story &story, const GuestsByTrace &trace) {
            const std::string wrong = wrongGuest(story, trace);
            QVERIFY2(wrong.empty(), wrong.c_str());
        });
    }

    void everyAnswerIsToldInEveryLanguage_data() { everyFile(); }
    void everyAnswerIsToldInEveryLanguage() {
        QFETCH(QString, path);
        everyPosition(path, [](const Story &story, const GuestsByTrace &) {
            for (const tutor::About &about : tutor::everythingToAsk(story))
                for (const std::string &language : tutor::TextTable::languages()) {
                    const Reason reason = tutor::why(about, story, language);
                    QVERIFY(isTold(reason));
                    QVERIFY(addsUp(reason));
                }
        });
    }

    void whatCanBeAskedIsUnderstoodInAnyCase_data() { everyFile(); }
    void whatCanBeAskedIsUnderstoodInAnyCase() {
        QFETCH(QString, path);
        everyPosition(path, [](const Story &story, const GuestsByTrace &) {
            for (const tutor::About &about : tutor::everythingToAsk(story)) {
                const std::string typed = tutor::typed(about, story);
                for (const QString &asked : {QString::fromStdString(typed), QString::fromStdString(typed).toUpper(),
                                             QStringLiteral("  %1 ").arg(QString::fromStdString(typed).toLower())}) {
                    const auto read = tutor::readAbout(asked.toStdString(), story, "en");
                    QVERIFY2(std::holds_alternative<tutor::About>(read), qPrintable(asked));
                    QVERIFY2(std::get<tutor::About>(read) == about, qPrintable(asked));
                }
            }
        });
    }

    void allSevenAnswersAreMet() {
        std::set<tutor::FreeWay> met;
        for (const QString &path : scenarioFiles({QStringLiteral("scenarios"), QStringLiteral("tests/questions")}))
            everyPosition(path, [&](const Story &, const GuestsByTrace &trace) {
                for (const auto &[at, way] : trace.guests()) met.insert(way);
            });
        QCOMPARE(met.size(), std::size_t{7});
    }

    void whatAFileExpectsToBeRefusedIsRefusedByThatRule() {
        int refused = 0;
        for (const QString &path : scenarioFiles({QStringLiteral("scenarios"), QStringLiteral("tests/questions")})) {
            const scenario::Scenario scenario = readScenarioAt(path);
            const scenario::Run run = scenario::play(scenario, tiles());
            for (std::size_t i = 0; i < run.steps.size(); ++i) {
                const auto &expected = run.steps[i].entry.expect;
                if (!expected || !expected->refused) continue;
                const std::size_t drawn = i == 0 ? 0 : run.steps[i - 1].drawn;
                const auto answer = tutor::whyNot(run.steps[i].entry, Story(run, i), run.draw, drawn, "en");
                const auto *found = std::get_if<tutor::WhyNot>(&answer);
                QVERIFY2(found && found->refused, qPrintable(path));
                QCOMPARE(std::string(found->reason.rules.front()), *expected->refused);
                ++refused;
            }
        }
        QVERIFY(refused >= 8);
    }

    void whatMayBeDoneIsAllowed() {
        for (const auto &[file, steps, move] : std::vector<std::tuple<const char *, std::size_t, std::string>>{
                 {"row-25-placed-at-once", 1, "meeple on city N"},
                 {"row-32-minus-two", 1, "buy-back 0,0"},
                 {"row-35-both-in-one-turn", 2, "buy-back 0,0"}}) {
            const scenario::Scenario scenario = readScenarioAt(fileOf(file));
            QVERIFY2(!tried(scenario, scenario::play(scenario, tiles()), steps, move).refused, file);
        }
    }

    void everyDenialIsToldInEveryLanguage_data() { everyFile(); }
    void everyDenialIsToldInEveryLanguage() {
        QFETCH(QString, path);
        everyPosition(path, [](const Story &story, const GuestsByTrace &) {
            for (const tutor::About &about : tutor::everythingToDeny(story)) {
                const std::string asked = tutor::typed(about, story);
                for (const std::string &language : tutor::TextTable::languages()) {
                    const Reason reason = tutor::why(about, story, language);
                    QVERIFY2(isTold(reason), asked.c_str());
                    QVERIFY(!std::holds_alternative<tutor::AboutNoPoints>(about) || !reason.rules.empty());
                    QVERIFY2(isAsked(tutor::questionText(about, story, language)), asked.c_str());
                }
                const auto read = tutor::readAbout(QString::fromStdString(asked).toUpper().toStdString(), story, "en");
                QVERIFY2(std::holds_alternative<tutor::About>(read) && std::get<tutor::About>(read) == about,
                         asked.c_str());
            }
        });
    }

    void theQuestionsOfASpotAreWhole_data() { everyFile(); }
    void theQuestionsOfASpotAreWhole() {
        QFETCH(QString, path);
        everyPosition(path, [](const Story &story, const GuestsByTrace &) {
            for (const rules::LaidTile &laid : story.now().board.laidTiles()) {
                const auto parts =
                    static_cast<rules::PartIndex>(story.now().setting->tiles.tile(laid.tile).parts.size());
                for (rules::PartIndex part = 0; part < parts; ++part) {
                    const auto questions = tutor::questionsAt(story, {laid.at, part}, "en");
                    QVERIFY(questions.size() <= 10);
                    for (const tutor::Question &question : questions) {
                        QVERIFY2(isAsked(question.text), question.text.c_str());
                        QVERIFY2(isTold(tutor::why(question.about, story, "en")), question.text.c_str());
                    }
                }
            }
        });
    }

    /// The tile in hand is tried in all four rotations.
    void aSpaceSaysInWhichRotationsTheTileFits() {
        int spaces = 0;
        for (const QString &path : scenarioFiles({QStringLiteral("scenarios")}))
            everyPosition(path, [&](const Story &story, const GuestsByTrace &) {
                if (!story.hand() || story.now().turn.phase != rules::DecisionKind::PlaceTile) return;
                for (const rules::OpenSpace &space : story.now().board.openSpaces()) {
                    const Reason reason = tutor::why(tutor::AboutNoTile{space.at}, story, "en");
                    QCOMPARE(reason.children.size(), std::size_t{4});
                    for (const rules::Rotation rotation : rules::kRotations) {
                        const bool fits = static_cast<bool>(story.now().board.fit(*story.hand(), space.at, rotation));
                        QCOMPARE(reason.children[static_cast<std::size_t>(rotation)].children.empty(), fits);
                    }
                    ++spaces;
                }
            });
        QVERIFY(spaces > 0);
    }

    void aFlagUnderTheBridgeAddsNothingToTheOtherRoad() {
        const scenario::Run run = scenario::play(readScenarioAt(fileOf("row-08-under-the-bridge")), tiles());
        QVERIFY(!cites(tutor::why(tutor::AboutPoints{rules::PlayerId{0}}, Story(run), "en"), "bonus-road"));
    }

    /// The road of row 7: three tiles of 1 and the flag 4, each lit by itself.
    void aTermLightsItsTiles() {
        const scenario::Run run = scenario::play(readScenarioAt(fileOf("row-07-road-of-three")), tiles());
        const Reason reason = tutor::why(tutor::AboutPoints{rules::PlayerId{0}}, Story(run), "en");
        const Reason &road = reason.children.back();
        QCOMPARE(road.points, std::optional(7));
        QCOMPARE(road.children.size(), std::size_t{2});
        QCOMPARE(road.children[0].tiles, (std::vector<rules::Position>{{-1, 0}, {0, 0}, {0, 1}}));
        QCOMPARE(road.children[1].tiles, (std::vector<rules::Position>{{0, 0}}));
        QCOMPARE(road.children[1].points, std::optional(4));
    }

    void whoWasInAScoringOfTwoIsListed() {
        const scenario::Run run = scenario::play(readScenarioAt(fileOf("row-12-two-of-one-player")), tiles());
        const auto read = tutor::readAbout("meeple at 0,0 road W", Story(run), "en");
        QVERIFY(std::holds_alternative<tutor::About>(read));
        const Reason reason = tutor::why(std::get<tutor::About>(read), Story(run), "en");
        QCOMPARE(reason.children.back().children.size(), std::size_t{2});
    }

    void aMoveIsUnderstoodAsTheDecisionBarWritesIt() {
        const scenario::Scenario scenario = readScenarioAt(fileOf("row-22-not-on-the-bathhouse"));
        const scenario::Run run = scenario::play(scenario, tiles());
        for (const std::string move : {"Put a meeple on the bathhouse", "put a meeple on the bathhouse.",
                                       "{\"move\": \"meeple\", \"on\": \"bathhouse\"}"}) {
            const auto answer = tried(scenario, run, 1, move);
            QVERIFY2(answer.refused && answer.refused->rule == rules::rule::noMeepleOnBathhouse, move.c_str());
        }
    }

    void everyLegalMoveIsAllowedInItsOwnWords_data() { everyFile(); }
    void everyLegalMoveIsAllowedInItsOwnWords() {
        QFETCH(QString, path);
        const scenario::Scenario scenario = readScenarioAt(path);
        const scenario::Run run = scenario::play(scenario, tiles());
        const Story story(run);
        const tutor::Wording wording("fr");
        for (const rules::Move &move : rules::legalMoves(story.now())) {
            const auto answer =
                tried(scenario, run, run.steps.size(), wording.move(move, story.now(), story.table()), "fr");
            QVERIFY(!answer.refused);
            QVERIFY(isTold(answer.reason));
        }
    }

    void whatCannotBeAskedSaysWhatCan() {
        const scenario::Run run = scenario::play(readScenarioAt(fileOf("row-12-two-of-one-player")), tiles());
        for (const auto &[asked, said] :
             std::vector<std::pair<std::string, std::string>>{{"", "--about"},
                                                              {"rde points", "Did you mean \"Red points\"?"},
                                                              {"bathhouse 7,7", "There is no bathhouse at (7, 7)."},
                                                              {"meeple at 0,0 road N", "No such figure is at (0, 0)"},
                                                              {"abbot at 0,0 road W", "No such figure"},
                                                              {"weather", "\"weather\""}}) {
            const auto read = tutor::readAbout(asked, Story(run), "en");
            const auto *text = std::get_if<std::string>(&read);
            QVERIFY2(text && text->find(said) != std::string::npos &&
                         text->find("\n  bathhouse 0,0") != std::string::npos,
                     text ? text->c_str() : asked.c_str());
        }
    }

    void aPlayerIsMeantByNameOrColour() {
        scenario::Scenario scenario = readScenarioAt(fileOf("row-12-two-of-one-player"));
        scenario.players[1].name = "Ann Lee";
        const scenario::Run run = scenario::play(scenario, tiles());
        for (const auto &[asked, language, seat] :
             std::vector<std::tuple<std::string, std::string, int>>{{"ann lee points", "en", 1},
                                                                    {"blue points", "en", 1},
                                                                    {"BLEU points", "fr", 1},
                                                                    {"rouge points", "fr", 0},
                                                                    {"rot points", "de", 0}}) {
            const auto read = tutor::readAbout(asked, Story(run), language);
            const auto *about = std::get_if<tutor::About>(&read);
            QVERIFY2(about &&
                         *about == tutor::About{tutor::AboutPoints{rules::PlayerId{static_cast<std::uint8_t>(seat)}}},
                     asked.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestWhy)
#include "test_why.moc"
