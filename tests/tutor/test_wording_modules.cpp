// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "scenario/trace.h"
#include "support/scenario_files.h"
#include "tutor/why/why.h"
#include "tutor/wording_games.h"

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::test;
using tutor::Reason;
using tutor::Story;

namespace {

scenario::Run played(const char *name, const std::map<std::string, std::string> &options = {}) {
    scenario::Scenario file = readScenarioAt(
        QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios/interactions/%1.bathhouse.json").arg(QLatin1String(name)));
    for (const auto &[option, value] : options) file.options[option] = value;
    return scenario::play(file, scenario::TileLibrary::shipped(), scenario::Stops::Never);
}

/// Every sentence of a step, from 1, in a language.
std::vector<std::string> told(const scenario::Run &run, std::size_t step, const std::string &language = "en") {
    const scenario::Step &made = run.steps[step - 1];
    std::vector<std::string> sentences;
    for (const Event &event : made.events) sentences.push_back(Wording(language).event(event, made.state, run.table));
    return sentences;
}

/// Whether a sentence of a step has these words.
bool says(const scenario::Run &run, std::size_t step, const std::string &words, const std::string &language = "en") {
    const auto all = told(run, step, language);
    const bool found = std::ranges::any_of(all, [&](const std::string &s) { return s.find(words) != s.npos; });
    if (!found)
        for (const std::string &s : all) qWarning("%s", s.c_str());
    return found;
}

void flatten(const Reason &reason, std::vector<const Reason *> &all) {
    all.push_back(&reason);
    for (const Reason &child : reason.children) flatten(child, all);
}

/// The reason in a tree that has these words.
const Reason *with(const Reason &tree, const std::string &words) {
    std::vector<const Reason *> all;
    flatten(tree, all);
    for (const Reason *reason : all)
        if (reason->sentence.find(words) != std::string::npos) return reason;
    for (const Reason *reason : all) qWarning("%s", reason->sentence.c_str());
    return nullptr;
}

/// The step, from 1, in which points of a label are gained.
const PointsGained *gained(const scenario::Run &run, std::string_view label) {
    for (const scenario::Step &step : run.steps)
        for (const Event &event : step.events)
            if (const auto *e = std::get_if<PointsGained>(&event.what); e && e->label == label) return e;
    return nullptr;
}

} // namespace

class TestWordingModules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGuestIsCalledByItsOwnName() {
        const scenario::Run wagon = played("wagon-freed");
        QVERIFY(says(wagon, 1, "Red's wagon lies in it and can leave for free."));
        QVERIFY(says(wagon, 1, "Der Wagen von Rot liegt darin", "de"));
        const scenario::Run two = played("phantom-and-two-baths");
        std::set<std::string> figures;
        for (const scenario::Step &step : two.steps)
            if (step.state.turn.phase == DecisionKind::Bathhouse)
                figures.insert(Wording().decision(step.state, two.table));
        for (const std::string &sentence : figures) QVERIFY(isSentence(sentence));
    }

    void aHillThatBreaksATieIsNamed() {
        const scenario::Run run = played("hill-breaks-a-tie");
        QVERIFY(says(run, 2, "Red has more meeples on hills, which breaks the tie"));
        QVERIFY(!says(run, 2, "has the most strength") && says(run, 2, "auf Hügeln", "de"));
    }

    void everybodyWithAKnightScoresByTheOpenTile() {
        Game game;
        game.lay("base/D", {0, 0});
        FeatureScored e{PartKind::City,
                        {{0, 0}, 0},
                        3,
                        {{kRed, kMeeple, {{0, 0}, 0}}, {kBlue, kMeeple, {{0, 0}, 0}}},
                        {{"tile", 3, 2, 6}},
                        6,
                        {{kRed, 6}, {kBlue, 6}},
                        Scoring::Completed,
                        true};
        e.everybody = true;
        const std::string said = game.say({e, {"ls-tiles"}});
        QVERIFY2(said.find("By the open scoring tile each of them") != said.npos && said.find("equally") == said.npos,
                 said.c_str());
    }

    void whatOnlyOneOfSeveralWinnersGetsIsSaid() {
        Game game;
        game.lay("base/D", {0, 0});
        FeatureScored e{PartKind::Field,
                        {{0, 0}, 0},
                        3,
                        {{kRed, kMeeple, {{0, 0}, 0}}, {kBlue, kMeeple, {{0, 0}, 0}}},
                        {{"city", 2, 3, 6}},
                        6,
                        {{kRed, 8, {{"pig", 2, 1, 2}}}, {kBlue, 6}},
                        Scoring::Final,
                        false};
        const std::string said = game.say({e, {"tb-pig"}});
        QVERIFY2(said.find("For Red it is different: 2 completed cities at 3 points each and 2 cities for the pig make "
                           "8 points.") != said.npos,
                 said.c_str());
    }

    void aFigureThatTravelsIsToldWithItsWayAndItsTile() {
        QVERIFY(says(played("flying-to-a-bath-tile"), 3,
                     "Red's meeple flies and lands at (1, -2): the city in the north."));
        QVERIFY(says(played("portal-not-into-a-bath"), 3,
                     "goes through the magic portal to (1, -1): the city in the north."));
        QVERIFY(says(played("wagon-drives-on"), 3, "Red's wagon drives on to (1, 1): the city in the south."));
    }

    void aGhostNamesWhomItHaunts() {
        QVERIFY(says(played("ghosts-and-a-bath"), 2, "puts a ghost by Red's meeple at (0, 0)."));
    }

    void aTermOfAModuleCitesItsOwnRule() {
        const scenario::Run run = played("ghosts-and-a-bath");
        const Reason points = why(tutor::AboutPoints{kRed}, Story(run), "en");
        const Reason *ghosts = with(points, "2 ghosts × −2");
        QVERIFY(ghosts && ghosts->rules == std::vector<RuleId>{"gc-ghost"});
        QCOMPARE(sumOfLeaves(points), run.last().player(kRed).score);
    }

    void pointsOfModulesAreSums_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("label");
        QTest::newRow("castle") << QByteArray("castle-and-its-noble") << QByteArray("castle");
        QTest::newRow("watchtower") << QByteArray("watchtower-and-one-visit") << QByteArray("watchtower");
        QTest::newRow("tent") << QByteArray("tent-moves-on") << QByteArray("tent");
        QTest::newRow("ringmaster") << QByteArray("ringmaster-bathes") << QByteArray("ringmaster");
        QTest::newRow("fairy") << QByteArray("fairy-by-a-guest") << QByteArray("fairy");
    }
    void pointsOfModulesAreSums() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, label);
        const scenario::Run run = played(name.constData());
        const PointsGained *e = gained(run, label.toStdString());
        QVERIFY(e && !e->reckoning.terms.empty());
        int sum = 0;
        for (const Term &t : e->reckoning.terms) sum += t.points;
        QCOMPARE(sum, e->points);
        QVERIFY(!e->reckoning.tiles.empty() || e->reckoning.of);
        const Reason points = why(tutor::AboutPoints{e->player}, Story(run), "en");
        QCOMPARE(sumOfLeaves(points), run.last().player(e->player).score);
        const auto terms = Wording().term(e->reckoning.terms.front(), PartKind::Road);
        const Reason *row = with(points, terms);
        QVERIFY(row && row->points == e->reckoning.terms.front().points && !row->tiles.empty());
    }

    void theTraceHasTheTermsOfPoints() {
        const scenario::Run run = played("castle-and-its-noble");
        for (const scenario::Step &step : run.steps)
            for (const Event &event : step.events)
                if (std::holds_alternative<PointsGained>(event.what)) {
                    const Json json = scenario::eventJson(event, step.state, run.table);
                    int sum = 0;
                    for (const Json &term : json.at("terms")) sum += term.at("points").get<int>();
                    QCOMPARE(sum, json.at("points").get<int>());
                }
    }

    void theNobleOfACastleWaitsForAFeatureBesideIt() {
        const scenario::Run run = played("castle-and-its-noble");
        const Story story(run, 4);
        const Reason noble = why(tutor::AboutFigure{{{0, 0}, 0}}, story, "en");
        QVERIFY(with(noble, "It is the noble of a castle."));
        QVERIFY(with(noble, "goes to a bathhouse if one is free"));
        std::vector<const Reason *> all;
        flatten(noble, all);
        for (const Reason *reason : all)
            QVERIFY2(reason->sentence.find("complete before") == std::string::npos &&
                         reason->sentence.find("any strength") == std::string::npos,
                     reason->sentence.c_str());
    }

    void whoGoesToTheDragonIsEatenAtOnce() {
        const scenario::Run run = played("dragon-waits-at-the-bath");
        const Reason bath = why(tutor::AboutBathhouse{{1, -1}}, Story(run, 0), "en");
        const Reason *dragon = with(bath, "eaten at once");
        QVERIFY(dragon && dragon->rules == std::vector<RuleId>{"ix-dragon-waiting"});
    }

    void aChoiceIsMadeByItsDecider() {
        const scenario::Run run = played("dragon-eats-a-guest");
        const scenario::Step &second = run.steps[6];
        QCOMPARE(second.decider, run.steps[5].state.decision().player);
        QVERIFY(second.decider != run.steps[5].decider);
        for (const scenario::Step &step : played("mayor-on-a-castle").steps) QCOMPARE(step.decider, step.player);
    }

    void aWagonOfTheFirstEditionFollowsARoad() {
        const scenario::Run run = played("wagon-drives-on", {{"wagonMoves", "C1"}});
        const scenario::Step &drive = run.steps[2];
        QVERIFY(drive.refused && drive.move);
        const std::string said = Wording().refusal(*drive.refused, *drive.move, run.steps[1].state, run.table);
        QVERIFY2(said.find("follows a road") != said.npos && said.find("beside it") == said.npos, said.c_str());
    }

    void aTileOfAnExpansionIsNamedByWhatItShows() {
        const scenario::Run run = played("ghosts-and-a-bath");
        QVERIFY(says(run, 1, "the tile “mist” 1 (Ghosts, Castles and Cemeteries)"));
        QVERIFY(says(run, 1, "das Plättchen „Nebel“ 1 (Gespenster, Burgen und Friedhöfe)", "de"));
    }

    void theNextScoringTileIsAskedForInOtherWords() {
        const scenario::Run run = played("surveyors-and-zero");
        std::vector<std::string> asked;
        for (const scenario::Step &step : run.steps)
            for (const Event &event : step.events)
                if (const auto *e = std::get_if<ChoiceOpened>(&event.what); e && name(e->decision) == "surveyors")
                    asked.push_back(Wording().event(event, step.state, run.table));
        QVERIFY(!asked.empty());
        for (std::size_t i = 1; i < asked.size(); ++i) QVERIFY(asked[i] != asked[0]);
    }
};

QTEST_APPLESS_MAIN(TestWordingModules)
#include "test_wording_modules.moc"
