// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "scenario/rules_shown.h"
#include "support/scenario_files.h"
#include "tutor/interactions.h"
#include "tutor/text_table.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <set>

using namespace bathhouse;
using namespace bathhouse::tutor;

namespace {

const Interactions &all() { return Interactions::shipped(); }

const Interaction *rulingOn(const std::string &rule) {
    const auto found = std::ranges::find(all().rulings(), rule, &Interaction::rule);
    return found == all().rulings().end() ? nullptr : &*found;
}

std::vector<std::string> rulesOf(const Changes &changes) {
    std::vector<std::string> rules;
    for (const Interaction *ruling : changes.rulings) rules.push_back(ruling->rule);
    return rules;
}

bool holds(const std::vector<std::string> &list, const std::string &word) {
    return std::ranges::find(list, word) != list.end();
}

std::string lacking(const Texts &texts) {
    for (const std::string &language : TextTable::languages())
        if (!texts.contains(language) || texts.at(language).empty()) return language;
    return "";
}

/// Everything wrong with a file of rulings that says this.
std::vector<std::string> problemsOf(const QByteArray &text) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("interactions.json")));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(text);
    file.close();
    std::vector<std::string> problems;
    Interactions::read(file.fileName().toStdString(), Catalogue::shipped(), problems);
    return problems;
}

} // namespace

class TestInteractions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRulingOfTheCatalogueIsListedAndNoOther() {
        const std::set<std::string> shared{"visit-zero-points", "visit-large-is-one", "visit-non-meeples-ignored",
                                           "bonus-flat"};
        std::set<std::string> wanted = shared;
        for (const Card &card : Catalogue::shipped().cards())
            if (card.chapter == "interactions") wanted.insert(card.id);
        std::set<std::string> listed;
        for (const Interaction &ruling : all().rulings())
            QVERIFY2(listed.insert(ruling.rule).second, ruling.rule.c_str());
        QCOMPARE(listed, wanted);
    }

    /// Each ruling is shown by a position that turns its expansions on, or waits for its expansion by name.
    void everyRulingHasAPositionACardAndATextOrWaits() {
        std::set<std::string> shown;
        for (const QString &path : test::scenarioFiles({QStringLiteral("scenarios")})) {
            const scenario::Scenario scenario = test::readScenarioAt(path);
            const std::vector<std::string> on = scenario.modules();
            for (const std::string &rule : scenario.teaches)
                if (const Interaction *ruling = rulingOn(rule); ruling && ruling->matters(on)) shown.insert(rule);
        }
        std::string waiting;
        for (const Interaction &ruling : all().rulings()) {
            const Card *card = Catalogue::shipped().find(ruling.rule);
            QVERIFY2(card, ruling.rule.c_str());
            for (const Texts *texts : {&card->title, &card->meaning, &card->mistake})
                QVERIFY2(lacking(*texts).empty(), (ruling.rule + " lacks a text in " + lacking(*texts)).c_str());
            for (const CardSentence &sentence : card->statement)
                QVERIFY2(lacking(sentence.text).empty(),
                         (ruling.rule + " lacks a text in " + lacking(sentence.text)).c_str());
            const bool waits = Catalogue::shipped().waits(ruling.rule);
            if (waits) waiting += " " + ruling.rule;
            QVERIFY2(shown.contains(ruling.rule) || waits, (ruling.rule + " has no position").c_str());
        }
        std::printf("rulings that wait for their expansion:%s\n", waiting.empty() ? " none" : waiting.c_str());
    }

    void whatWaitsNeedsAnExpansionOrAPartOfOne() {
        for (const Interaction &ruling : all().rulings()) QVERIFY2(!ruling.expansions.empty(), ruling.rule.c_str());
        for (const std::string &id : all().ruledExpansions()) QVERIFY2(id != "barber-surgeons", id.c_str());
    }

    void everyExpansionThatIsPlayedHasARulingAndAName() {
        for (const rules::Expansion *expansion : rules::expansionList()) {
            if (expansion->bringsBathhouses()) continue;
            const std::string id(expansion->id());
            QVERIFY2(holds(all().ruledExpansions(), id), id.c_str());
            for (const std::string &language : TextTable::languages())
                QVERIFY2(all().nameOf(id, language) != id, id.c_str());
        }
    }

    void aRulingMattersWhenAllItNeedsIsOn() {
        const Interaction *castle = rulingOn("ix-mayor-castle");
        QVERIFY(!castle->matters({"abbey-and-mayor"}) && !castle->matters({"bridges-castles-bazaars"}));
        QVERIFY(castle->matters({"abbey-and-mayor", "bridges-castles-bazaars"}));
        const Interaction *zero = rulingOn("visit-zero-points");
        QVERIFY(zero->matters({"land-surveyors"}) && zero->matters({"abbey-and-mayor"}));
        QVERIFY(!zero->matters({"phantom"}) && !zero->matters({}));
    }

    void whatChangesIsWhatMattersAtThatTable() {
        QCOMPARE(rulesOf(all().with({"phantom"})), (std::vector<std::string>{"ix-phantom-two"}));
        QCOMPARE(rulesOf(all().with({"under-the-big-top", "watchtowers"})),
                 (std::vector<std::string>{"ix-watchtower", "ix-watchtower-counts", "ix-tent", "ix-ringmaster"}));
        QVERIFY(all().with({}).rulings.empty() && all().with({}).unruled.empty());
        QCOMPARE(all().with(all().everyExpansion()).rulings.size(), all().rulings().size());
    }

    void anExpansionWithoutARulingSaysSoAndOffersAReading() {
        QVERIFY(all().unruled().size() >= 8);
        const std::vector<std::string> ruled = all().ruledExpansions();
        for (const UnruledExpansion &expansion : all().unruled()) {
            QVERIFY2(!holds(ruled, expansion.id) && !rules::expansionNamed(expansion.id), expansion.id.c_str());
            QVERIFY2(lacking(expansion.name).empty() && lacking(expansion.reading).empty(), expansion.id.c_str());
            QVERIFY2(!expansion.follows.empty(), expansion.id.c_str());
            const Changes changes = all().with({expansion.id});
            QVERIFY(changes.rulings.empty());
            QCOMPARE(changes.unruled.size(), std::size_t{1});
            QVERIFY(noRulingKnown(expansion, "en").find("no ruling known") != std::string::npos);
            for (const std::string &language : TextTable::languages())
                QVERIFY(noRulingKnown(expansion, language).starts_with(pick(expansion.name, language)));
        }
    }

    void everyPositionHangsOnARow() {
        std::set<std::string> rules;
        for (const auto *list : {&all().rulings(), &all().ownRules()})
            for (const Interaction &row : *list) rules.insert(row.rule);
        for (const QString &path : test::scenarioFiles({QStringLiteral("scenarios/interactions")})) {
            const scenario::Scenario scenario = test::readScenarioAt(path);
            QVERIFY2(std::ranges::any_of(scenario.teaches, [&](const std::string &r) { return rules.contains(r); }),
                     qPrintable(path));
        }
        for (const Interaction &row : all().ownRules()) QVERIFY2(!rulingOn(row.rule), row.rule.c_str());
    }

    void theOwnRulesOfAnExpansionCountWhereItIsThere() {
        QVERIFY(all().with({"phantom"}).own.empty());
        const Changes hills = all().with({"hills-and-sheep"});
        QVERIFY(std::ranges::any_of(hills.own, [](const Interaction *row) { return row->rule == "hs-hill"; }));
        QCOMPARE(ownRuleOf(*hills.own.front(), "en"), std::string("A rule of “Hills and Sheep” itself"));
    }

    void whatIsNeededIsSaidByName() {
        QCOMPARE(expansionsOf(*rulingOn("ix-tent"), "en"), std::string("With “Under the Big Top”"));
        QCOMPARE(expansionsOf(*rulingOn("visit-zero-points"), "en"),
                 std::string("With one of these: “Abbey and Mayor”, “Ghosts, Castles and Cemeteries” or “The Land "
                             "Surveyors”"));
        QCOMPARE(expansionsOf(*rulingOn("ix-phantom-two"), "de"), std::string("Mit „Das Phantom“"));
        QVERIFY(expansionsOf(*rulingOn("visit-non-meeples-ignored"), "en").starts_with("With one of these: "));
        for (const std::string &language : TextTable::languages())
            QVERIFY(expansionsOf(*rulingOn("ix-tent"), language).find('{') == std::string::npos);
    }

    void aMalformedFileIsNamed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("not JSON") << QByteArray("{") << QByteArray("interactions.json: ");
        QTest::newRow("no rule") << QByteArray(R"({"rulings": [{"allOf": []}], "noRuling": []})") << QByteArray("rule");
        QTest::newRow("no card") << QByteArray(
                                        R"({"rulings": [{"rule": "ix-nothing", "allOf": ["abbot"]}], "noRuling": []})")
                                 << QByteArray("there is no card ix-nothing");
        QTest::newRow("follows")
            << QByteArray(
                   R"({"rulings": [], "noRuling": [{"id": "x", "name": {"en": "X"}, "reading": {"en": "X."}, "follows": ["no"]}]})")
            << QByteArray("x: there is no card no");
    }

    void aMalformedFileIsNamed() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        const auto problems = problemsOf(text);
        QVERIFY(!problems.empty());
        QVERIFY2(problems.front().find(says.toStdString()) != std::string::npos, problems.front().c_str());
    }
};

QTEST_APPLESS_MAIN(TestInteractions)
#include "test_interactions.moc"
