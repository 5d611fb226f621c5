// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "scenario/reader.h"
#include "tutor/coverage.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::tutor;
using Kind = RuleCoverage::Kind;

namespace {

const scenario::TileLibrary &tiles() { return scenario::TileLibrary::shipped(); }

/// Red closes a road with a bathhouse; alone on it, he goes to the bath. It is asked how many points the flag brings.
scenario::Scenario road() {
    const char *text = R"({ "format": "bathhouse-scenario/1", "id": "road", "teaches": ["bonus-road", "setup-counts"],)"
                       R"( "players": [ { "name": "Red" }, { "name": "Blue" } ],)"
                       R"( "board": [ { "tile": "barber-surgeons/2", "at": [0, 0] }, { "tile": "base/A", "at": [-1, 0], "rotation": 270 } ],)"
                       R"( "figures": [ { "player": "Red", "at": [0, 0], "on": "road W" } ],)"
                       R"( "moves": [ { "move": "place", "tile": "base/A", "at": [0, 1], "rotation": 180 }, { "move": "pass" } ],)"
                       R"( "questions": [ { "before": 1, "kind": "points", "ask": "How many?", "answers": { "Red": 7, "Blue": 0 },)"
                       R"( "because": ["bonus-road"] } ] })";
    auto read = scenario::readScenario(text, tiles());
    if (!read.ok()) qFatal("%s", read.problems.front().text().c_str());
    return std::move(*read.scenario);
}

const RuleCoverage &of(const Coverage &coverage, const std::string &rule) {
    const auto found = std::ranges::find(coverage.rules, rule, &RuleCoverage::rule);
    if (found == coverage.rules.end()) qFatal("%s is not listed", rule.c_str());
    return *found;
}

RuleCoverage bonusRoad(const scenario::Scenario &scenario) {
    return of(coverageOf(Catalogue::shipped(), {scenario}, tiles()), "bonus-road");
}

using Ids = std::vector<std::string>;

} // namespace

class TestCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRuleThatIsTaughtShownAndAskedAboutIsCovered() {
        const RuleCoverage rule = bonusRoad(road());
        QVERIFY(rule.kind == Kind::Counted);
        QVERIFY(rule.complete());
        QCOMPARE(rule.shownBy, Ids{"road"});
    }

    void aRuleThatIsOnlyTaughtIsNotCovered() {
        scenario::Scenario scenario = road();
        scenario.moves.clear();
        scenario.questions.front().before = 0;
        const RuleCoverage rule = bonusRoad(scenario);
        QVERIFY(!rule.complete());
        QCOMPARE(rule.taughtBy, Ids{"road"});
        QCOMPARE(rule.shownBy, Ids{});
    }

    void aRuleThatIsShownButTaughtElsewhereIsNotCovered() {
        scenario::Scenario shows = road();
        shows.teaches = {};
        scenario::Scenario teaches = road();
        teaches.id = "other";
        teaches.moves.clear();
        teaches.questions.clear();
        const Coverage coverage = coverageOf(Catalogue::shipped(), {shows, teaches}, tiles());
        QVERIFY(!of(coverage, "bonus-road").complete());
        QCOMPARE(of(coverage, "bonus-road").askedBy, Ids{"road"});
    }

    void aRuleThatNoQuestionGivesAsItsReasonIsNotCovered() {
        scenario::Scenario scenario = road();
        scenario.questions.front().because = {"base-score-road"};
        QVERIFY(!bonusRoad(scenario).complete());
    }

    void aRuleWhoseCardLacksALanguageIsNotCovered() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("cards")));
        const QDir rules(QStringLiteral(BATHHOUSE_SOURCE_DIR "/resources/rules"));
        for (const QString &sub : {QString(), QStringLiteral("cards/")})
            for (const QString &name : QDir(rules.filePath(sub)).entryList({QStringLiteral("*.json")}, QDir::Files))
                QVERIFY(QFile::copy(rules.filePath(sub + name), folder.filePath(sub + name)));
        QFile file(folder.filePath(QStringLiteral("cards/points.json")));
        QFile::setPermissions(file.fileName(), QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json cards = Json::parse(file.readAll().toStdString());
        file.close();
        for (Json &card : cards)
            if (card.at("id") == "bonus-road") card.at("mistake").erase("de");
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QByteArray::fromStdString(cards.dump()));
        file.close();
        std::vector<std::string> problems;
        const Catalogue catalogue = Catalogue::read(folder.path().toStdString(), problems);
        const RuleCoverage rule = of(coverageOf(catalogue, {road()}, tiles()), "bonus-road");
        QCOMPARE(rule.untranslated, Ids{"de"});
        QVERIFY(!rule.complete());
    }

    void whatNoEventIsAboutAndWhatWaitsIsNotCounted() {
        const Coverage coverage = coverageOf(Catalogue::shipped(), {}, tiles());
        QVERIFY(of(coverage, "setup-counts").kind == Kind::NoEvent);
        for (const Card &card : Catalogue::shipped().cards())
            QCOMPARE(of(coverage, card.id).kind == Kind::Waiting, Catalogue::shipped().waits(card.id));
        QVERIFY(of(coverage, "ix-effects-pass-by").kind == Kind::NoEvent);
        QVERIFY(of(coverage, "ix-tent").kind == Kind::Counted);
        QVERIFY(of(coverage, "visit-mandatory").kind == Kind::Counted);
        QCOMPARE(coverage.count(Kind::Counted) + coverage.count(Kind::NoEvent) + coverage.count(Kind::Waiting),
                 static_cast<int>(Catalogue::shipped().cards().size()));
        QCOMPARE(coverage.complete(Kind::Counted), 0);
        QVERIFY(!coverage.whole());
    }
};

QTEST_APPLESS_MAIN(TestCoverage)
#include "test_coverage.moc"
