// SPDX-License-Identifier: MIT
#include "scenario/check.h"
#include "scenario/json.h"
#include "scenario/rule_names.h"
#include "scenario/rules_shown.h"
#include "scenario/writer.h"
#include "shipped_files.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::scenario;
using namespace bathhouse::test;

namespace {

using Ids = std::set<std::string, std::less<>>;

/// Rules that no event cites and no move is refused by: a scenario and a question show them.
const Ids withoutEvent = {"combining",
                          "setup-counts",
                          "setup-shuffle-in",
                          "bonus-not-monastery-field",
                          "leave-buy-back-not-this-scoring",
                          "ix-abbot-withdrawn",
                          "ix-abbot-completed",
                          "ix-wagon-no-remove",
                          "ix-effects-pass-by",
                          "ix-message-buy-back"};

std::string listed(const Problems &problems) {
    std::string result;
    for (const Problem &problem : problems) {
        result += "\n  " + problem.text();
    }
    return result;
}

Ids rulesShownBy(const Scenario &scenario) { return rulesShown(scenario, tiles()); }

bool asksAbout(const Scenario &scenario, const std::string &rule) {
    return std::ranges::any_of(scenario.questions, [&](const Question &question) {
        return std::ranges::find(question.because, rule) != question.because.end();
    });
}

/// Rules of expansions that are not played yet: these, and no others, are allowed to have no lesson.
const Ids &waiting() {
    static const Ids ids = [] {
        const Json list = Json::parse(bytesOf(sourceDir + QStringLiteral("/resources/rules/waiting.json")));
        return list.get<Ids>();
    }();
    return ids;
}

bool hasEnglish(const std::optional<Text> &text) { return text && text->byLanguage.contains("en"); }

} // namespace

class ShippedScenariosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreLessonsAndQuestionRows() {
        QVERIFY(lessons().size() >= 36);
        QVERIFY(interactions().size() >= 24);
        QVERIFY(questionRows().size() >= 30);
    }

    void everyFileReadsWithoutAProblem_data() { everyFile(lessons() + interactions() + questionRows()); }
    void everyFileReadsWithoutAProblem() {
        QFETCH(QString, path);
        const ReadResult read = readScenarioFile(path.toStdString(), tiles());
        QVERIFY2(read.ok(), listed(read.problems).c_str());
    }

    void everyFileIsWrittenAsItStands_data() { everyFile(lessons() + interactions() + questionRows()); }
    void everyFileIsWrittenAsItStands() {
        QFETCH(QString, path);
        QCOMPARE(writeScenario(readOf(path)), bytesOf(path));
    }

    void everyFileDoesWhatItExpects_data() { everyFile(lessons() + interactions() + questionRows()); }
    void everyFileDoesWhatItExpects() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        const Run run = play(scenario, tiles());
        QVERIFY2(!run.stopped, run.stopped ? run.stopped->text().c_str() : "");
        QVERIFY2(run.unexpected.empty(), "a move that should be refused was not");
        const Problems missed = mismatches(scenario, run);
        QVERIFY2(missed.empty(), listed(missed).c_str());
    }

    void variationsAndAnswersHoldToo_data() { everyFile(lessons() + interactions() + questionRows()); }
    void variationsAndAnswersHoldToo() {
        QFETCH(QString, path);
        const CheckResult checked = check(readOf(path), tiles());
        QVERIFY2(checked.mismatches.empty(), listed(checked.mismatches).c_str());
        QVERIFY2(checked.halts.empty(), checked.halts.empty() ? "" : checked.halts.front().problem.text().c_str());
    }

    void everyFileSaysWhatMustComeOut_data() { everyFile(lessons() + interactions() + questionRows()); }
    void everyFileSaysWhatMustComeOut() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        QVERIFY(scenario.expect || !scenario.questions.empty());
        QVERIFY(scenario.moves.empty() || scenario.expect);
    }

    void idsAreUniqueAndNameTheFile() {
        std::map<std::string, QString> seen;
        for (const QString &path : lessons() + interactions() + questionRows()) {
            const std::string id = readOf(path).id.value_or("");
            QString name = QFileInfo(path).fileName().chopped(ending.size());
            name.remove(QRegularExpression(QStringLiteral("^\\d+-")));
            QCOMPARE(id, name.toStdString());
            QVERIFY2(!seen.contains(id), qPrintable(path + QStringLiteral(" has the id of ") + seen[id]));
            seen[id] = path;
        }
    }

    void lessonsHaveAPlaceATitleAndASummary_data() { everyFile(lessons() + interactions()); }
    void lessonsHaveAPlaceATitleAndASummary() {
        QFETCH(QString, path);
        const QString place = QDir(sourceDir).relativeFilePath(path);
        const QRegularExpression form(
            QStringLiteral("^scenarios/(\\d\\d-[a-z-]+/\\d\\d|interactions/[a-z]+)-[a-z0-9-]+\\.bathhouse\\.json$"));
        QVERIFY2(form.match(place).hasMatch(), qPrintable(place));
        const Scenario scenario = readOf(path);
        QVERIFY(hasEnglish(scenario.title) && hasEnglish(scenario.summary));
        QVERIFY2(QString::fromStdString(scenario.title->in("en")).size() <= 25,
                 "the list of lessons shows 25 characters");
        QVERIFY(!scenario.teaches.empty());
        QVERIFY2(std::ranges::any_of(scenario.moves, [](const MoveEntry &move) { return hasEnglish(move.comment); }),
                 "no move has a comment");
    }

    void theFirstLessonEndsInTheBath() {
        const QString first = lessons().front();
        const Ids rules = rulesShownBy(readOf(first));
        QVERIFY(rules.contains("visit-single-meeple"));
        QVERIFY(rules.contains("bonus-road") || rules.contains("bonus-city"));
        QCOMPARE(readOf(first).questions.front().before, 0);
    }

    void aLessonShowsTheRulesItTeaches_data() { everyFile(lessons() + interactions()); }
    void aLessonShowsTheRulesItTeaches() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        const Ids shown = rulesShownBy(scenario);
        for (const std::string &rule : scenario.teaches) {
            QVERIFY2(shown.contains(rule) || (withoutEvent.contains(rule) && asksAbout(scenario, rule)), rule.c_str());
        }
    }

    void everyRuleIsTaughtByALessonThatShowsItAndAskedAbout() {
        Ids taught;
        Ids asked;
        for (const QString &path : lessons() + interactions()) {
            const Scenario scenario = readOf(path);
            taught.insert(scenario.teaches.begin(), scenario.teaches.end());
            for (const Question &question : scenario.questions)
                asked.insert(question.because.begin(), question.because.end());
        }
        for (const std::string_view rule : ruleNames()) {
            const bool mayWait = waiting().contains(rule);
            QVERIFY2(taught.contains(rule) != mayWait, std::string(rule).c_str());
            QVERIFY2(asked.contains(rule) || mayWait, (std::string(rule) + " is the reason of no question").c_str());
        }
    }

    void exceptionsAreStillNeeded() {
        Ids shown;
        for (const QString &path : lessons() + interactions() + questionRows()) {
            shown.merge(rulesShownBy(readOf(path)));
        }
        for (const Ids *exceptions : {&withoutEvent, &waiting()}) {
            for (const std::string &rule : *exceptions) {
                QVERIFY2(isRule(rule), (rule + " is no rule").c_str());
                QVERIFY2(!shown.contains(rule), (rule + " is shown by a trace now: no exception").c_str());
            }
        }
    }

    void everyKindOfQuestionIsUsed() {
        std::set<QuestionKind> kinds;
        bool engine = false;
        bool setup = false;
        bool variation = false;
        for (const QString &path : lessons()) {
            const Scenario scenario = readOf(path);
            setup = setup || scenario.setup;
            variation = variation || !scenario.variations.empty();
            for (const Question &question : scenario.questions) {
                kinds.insert(question.kind);
                engine = engine || std::holds_alternative<EngineAnswers>(question.answers);
            }
        }
        QCOMPARE(kinds.size(), std::size_t{8});
        QVERIFY(engine && setup && variation);
    }

    void theBoxHoldsTheTilesOfRowOne() {
        int base = 0;
        int bathhouses = 0;
        for (const rules::Tile &tile : tiles().tiles()) {
            base += tile.set() == "base" ? tile.count : 0;
            bathhouses += tile.set() == "barber-surgeons" ? tile.count : 0;
        }
        const Scenario scenario =
            readOf(sourceDir + QStringLiteral("/tests/questions/row-01-tiles-in-all.bathhouse.json"));
        QVERIFY(scenario.setup);
        QCOMPARE(base + static_cast<int>(scenario.setup->drawn.size()), 76);
        QCOMPARE(bathhouses, static_cast<int>(scenario.setup->drawn.size() + scenario.setup->boxed.size()));
    }
};

QTEST_GUILESS_MAIN(ShippedScenariosTest)
#include "test_shipped_scenarios.moc"
