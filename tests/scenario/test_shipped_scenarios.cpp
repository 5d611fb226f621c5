// SPDX-License-Identifier: MIT
#include "scenario/check.h"
#include "scenario/reader.h"
#include "scenario/rule_names.h"
#include "scenario/writer.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

using Ids = std::set<std::string, std::less<>>;

const QString sourceDir = QStringLiteral(BATHHOUSE_SOURCE_DIR);
const QString ending = QStringLiteral(".bathhouse.json");

/// Rules that no event cites and no move is refused by: a scenario and a question show them.
const Ids withoutEvent = {"combining", "setup-counts", "setup-shuffle-in", "bonus-not-monastery-field",
                          "leave-buy-back-not-this-scoring"};

/// Rules that only figures of expansions still to come can bring about.
const Ids waiting = {"visit-non-meeples-ignored", "visit-zero-points", "base-score-field"};

const TileLibrary &tiles() { return TileLibrary::shipped(); }

QStringList filesIn(const QString &folder) {
    QStringList result;
    QDirIterator files(sourceDir + u'/' + folder, {u'*' + ending}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        result += files.next();
    }
    result.sort();
    return result;
}

QStringList lessons() { return filesIn(QStringLiteral("scenarios")); }
QStringList questionRows() { return filesIn(QStringLiteral("tests/questions")); }

std::string bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Scenario readOf(const QString &path) {
    return readScenarioFile(path.toStdString(), tiles()).scenario.value_or(Scenario());
}

std::string listed(const Problems &problems) {
    std::string result;
    for (const Problem &problem : problems) {
        result += "\n  " + problem.text();
    }
    return result;
}

/// Adds the rules that the moves of a scenario cite or are refused by, the lines of its variations included.
void collectRules(const Scenario &scenario, Ids &rules) {
    for (const Step &step : play(scenario, tiles()).steps) {
        if (step.refused) {
            rules.emplace(step.refused->rule);
        }
        for (const rules::Event &event : step.events) {
            rules.insert(event.rules.begin(), event.rules.end());
        }
    }
    for (const Variation &variation : scenario.variations) {
        Scenario line = scenario;
        line.moves.resize(static_cast<std::size_t>(variation.before));
        line.moves.insert(line.moves.end(), variation.moves.begin(), variation.moves.end());
        line.variations = variation.variations;
        collectRules(line, rules);
    }
}

Ids rulesShownBy(const Scenario &scenario) {
    Ids rules;
    collectRules(scenario, rules);
    return rules;
}

bool asksAbout(const Scenario &scenario, const std::string &rule) {
    return std::ranges::any_of(scenario.questions, [&](const Question &question) {
        return std::ranges::find(question.because, rule) != question.because.end();
    });
}

/// The languages a course speaks.
constexpr std::array kLanguages{"en", "fr", "nl", "de"};

/// What a wrong answer of a question can go without a word for; empty if each gets its own.
std::string withoutFeedback(const Question &question) {
    if (question.kind == QuestionKind::Choice) {
        const auto &right = std::get<std::vector<int>>(question.answers);
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            const bool isRight = std::ranges::find(right, static_cast<int>(i)) != right.end();
            if (!isRight && !question.choices[i].feedback) return question.choices[i].text.in("en");
        }
        // Who chose right ones only, but not all of them, is told so too.
        return question.all && !question.otherwise ? "some of the right ones" : "";
    }
    if (!question.otherwise) return "any other answer";
    return question.kind == QuestionKind::Points && question.wrong.empty() ? "a likely wrong number" : "";
}

/// Whether a question lists the right number of points among the wrong ones.
bool blamesTheRightAnswer(const Question &question) {
    const auto *right = std::get_if<std::map<std::string, int>>(&question.answers);
    return right &&
           std::ranges::any_of(question.wrong, [&](const WrongPoints &wrong) { return wrong.points == *right; });
}

/// Every text of a scenario, where it stands.
std::vector<std::pair<std::string, const Text *>> textsOf(const Scenario &scenario) {
    std::vector<std::pair<std::string, const Text *>> texts;
    const auto add = [&texts](const std::string &where, const std::optional<Text> &text) {
        if (text) texts.emplace_back(where, &*text);
    };
    add("title", scenario.title);
    add("summary", scenario.summary);
    const std::function<void(const std::vector<MoveEntry> &, const std::vector<Variation> &)> line =
        [&](const std::vector<MoveEntry> &moves, const std::vector<Variation> &variations) {
            for (const MoveEntry &move : moves) add("comment", move.comment);
            for (const Variation &variation : variations) {
                add("a line", variation.title);
                line(variation.moves, variation.variations);
            }
        };
    line(scenario.moves, scenario.variations);
    for (const Question &question : scenario.questions) {
        texts.emplace_back("ask", &question.ask);
        for (const Text &hint : question.hints) texts.emplace_back("hint", &hint);
        for (const Choice &choice : question.choices) {
            texts.emplace_back("choice", &choice.text);
            add("feedback", choice.feedback);
        }
        for (const WrongPoints &wrong : question.wrong) texts.emplace_back("wrong", &wrong.feedback);
        add("otherwise", question.otherwise);
    }
    return texts;
}

/// The lessons of the course: folder and the positions in it, in order.
std::map<QString, QStringList> course() {
    std::map<QString, QStringList> result;
    for (const QString &path : lessons()) result[QFileInfo(path).dir().dirName()] << path;
    return result;
}

bool hasEnglish(const std::optional<Text> &text) { return text && text->byLanguage.contains("en"); }

} // namespace

class ShippedScenariosTest : public QObject {
    Q_OBJECT

private:
    static void everyFile(const QStringList &files) {
        QTest::addColumn<QString>("path");
        for (const QString &path : files) {
            QTest::addRow("%s", qPrintable(QDir(sourceDir).relativeFilePath(path))) << path;
        }
    }

private Q_SLOTS:
    void thereAreLessonsAndQuestionRows() {
        QVERIFY(lessons().size() >= 36);
        QVERIFY(questionRows().size() >= 30);
    }

    void everyFileReadsWithoutAProblem_data() { everyFile(lessons() + questionRows()); }
    void everyFileReadsWithoutAProblem() {
        QFETCH(QString, path);
        const ReadResult read = readScenarioFile(path.toStdString(), tiles());
        QVERIFY2(read.ok(), listed(read.problems).c_str());
    }

    void everyFileIsWrittenAsItStands_data() { everyFile(lessons() + questionRows()); }
    void everyFileIsWrittenAsItStands() {
        QFETCH(QString, path);
        QCOMPARE(writeScenario(readOf(path)), bytesOf(path));
    }

    void everyFileDoesWhatItExpects_data() { everyFile(lessons() + questionRows()); }
    void everyFileDoesWhatItExpects() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        const Run run = play(scenario, tiles());
        QVERIFY2(!run.stopped, run.stopped ? run.stopped->text().c_str() : "");
        QVERIFY2(run.unexpected.empty(), "a move that should be refused was not");
        const Problems missed = mismatches(scenario, run);
        QVERIFY2(missed.empty(), listed(missed).c_str());
    }

    void variationsAndAnswersHoldToo_data() { everyFile(lessons() + questionRows()); }
    void variationsAndAnswersHoldToo() {
        QFETCH(QString, path);
        const CheckResult checked = check(readOf(path), tiles());
        QVERIFY2(checked.mismatches.empty(), listed(checked.mismatches).c_str());
        QVERIFY2(checked.halts.empty(), checked.halts.empty() ? "" : checked.halts.front().problem.text().c_str());
    }

    void everyFileSaysWhatMustComeOut_data() { everyFile(lessons() + questionRows()); }
    void everyFileSaysWhatMustComeOut() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        QVERIFY(scenario.expect || !scenario.questions.empty());
        QVERIFY(scenario.moves.empty() || scenario.expect);
    }

    void idsAreUniqueAndNameTheFile() {
        std::map<std::string, QString> seen;
        for (const QString &path : lessons() + questionRows()) {
            const std::string id = readOf(path).id.value_or("");
            QString name = QFileInfo(path).fileName().chopped(ending.size());
            name.remove(QRegularExpression(QStringLiteral("^\\d+-")));
            QCOMPARE(id, name.toStdString());
            QVERIFY2(!seen.contains(id), qPrintable(path + QStringLiteral(" has the id of ") + seen[id]));
            seen[id] = path;
        }
    }

    void lessonsHaveAPlaceATitleAndASummary_data() { everyFile(lessons()); }
    void lessonsHaveAPlaceATitleAndASummary() {
        QFETCH(QString, path);
        const QString place = QDir(sourceDir).relativeFilePath(path);
        const QRegularExpression form(
            QStringLiteral("^scenarios/\\d\\d-[a-z-]+/\\d\\d-[a-z0-9-]+\\.bathhouse\\.json$"));
        QVERIFY2(form.match(place).hasMatch(), qPrintable(place));
        const Scenario scenario = readOf(path);
        QVERIFY(hasEnglish(scenario.title) && hasEnglish(scenario.summary));
        QVERIFY2(QString::fromStdString(scenario.title->in("en")).size() <= 25,
                 "the list of lessons shows 25 characters");
        QVERIFY(!scenario.teaches.empty());
        QVERIFY2(std::ranges::any_of(scenario.moves, [](const MoveEntry &move) { return hasEnglish(move.comment); }),
                 "no move has a comment");
    }

    void aQuestionOfALessonHelpsAndGivesItsReason_data() { everyFile(lessons()); }
    void aQuestionOfALessonHelpsAndGivesItsReason() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        QVERIFY(!scenario.questions.empty());
        for (const Question &question : scenario.questions) {
            const std::string ask = question.ask.in("en");
            QVERIFY2(question.hints.size() >= 2, ask.c_str());
            QVERIFY2(!question.because.empty(), ask.c_str());
            const std::string silent = withoutFeedback(question);
            QVERIFY2(silent.empty(), (ask + " says nothing to: " + silent).c_str());
            QVERIFY2(!blamesTheRightAnswer(question), ask.c_str());
        }
    }

    void everyTextOfALessonIsInFourLanguages_data() { everyFile(lessons()); }
    void everyTextOfALessonIsInFourLanguages() {
        QFETCH(QString, path);
        const Scenario scenario = readOf(path);
        for (const auto &[where, text] : textsOf(scenario))
            for (const char *language : kLanguages)
                QVERIFY2(text->byLanguage.contains(language) && !text->byLanguage.at(language).empty(),
                         (where + " in " + language + ": " + text->in("en")).c_str());
    }

    void theCourseHasTenToFourteenShortLessons() {
        QVERIFY(course().size() >= 10 && course().size() <= 14);
        for (const auto &[lesson, positions] : course()) {
            std::size_t questions = 0;
            for (const QString &path : positions) questions += readOf(path).questions.size();
            QVERIFY2(positions.size() >= 3 && positions.size() <= 6, qPrintable(lesson));
            QVERIFY2(questions >= 3 && questions <= 12, qPrintable(lesson));
        }
    }

    void thePageShowsTheCourseAsItIs() {
        const QString page = QString::fromStdString(bytesOf(sourceDir + QStringLiteral("/docs/scenarios.md")));
        for (const auto &[lesson, positions] : course()) {
            qsizetype questions = 0;
            QStringList names;
            QStringList rules;
            for (const QString &path : positions) {
                const Scenario scenario = readOf(path);
                questions += static_cast<qsizetype>(scenario.questions.size());
                names << QString::fromStdString(scenario.id.value_or(""));
                for (const std::string &rule : scenario.teaches) rules << QString::fromStdString(rule);
            }
            rules.removeDuplicates();
            // 20 seconds to look at a position, 15 for a question.
            const qsizetype minutes = (20 * positions.size() + 15 * questions + 30) / 60;
            QVERIFY2(minutes >= 2 && minutes <= 5, qPrintable(lesson));
            const QString row = QStringLiteral("| `%1` | %2 | %3 | %4 | %5 |")
                                    .arg(lesson, names.join(u", "))
                                    .arg(questions)
                                    .arg(minutes)
                                    .arg(rules.join(u", "));
            QVERIFY2(page.contains(row), qPrintable(row));
        }
    }

    void theFirstLessonEndsInTheBath() {
        const QString first = lessons().front();
        const Ids rules = rulesShownBy(readOf(first));
        QVERIFY(rules.contains("visit-single-meeple"));
        QVERIFY(rules.contains("bonus-road") || rules.contains("bonus-city"));
        QCOMPARE(readOf(first).questions.front().before, 0);
    }

    void aLessonShowsTheRulesItTeaches_data() { everyFile(lessons()); }
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
        for (const QString &path : lessons()) {
            const Scenario scenario = readOf(path);
            taught.insert(scenario.teaches.begin(), scenario.teaches.end());
            for (const Question &question : scenario.questions)
                asked.insert(question.because.begin(), question.because.end());
        }
        for (const std::string_view rule : ruleNames()) {
            if (!rule.starts_with("ix-") && !waiting.contains(rule)) {
                QVERIFY2(taught.contains(rule), std::string(rule).c_str());
                QVERIFY2(asked.contains(rule), (std::string(rule) + " is the reason of no question").c_str());
            }
        }
    }

    void exceptionsAreStillNeeded() {
        Ids shown;
        for (const QString &path : lessons() + questionRows()) {
            shown.merge(rulesShownBy(readOf(path)));
        }
        for (const Ids *exceptions : {&withoutEvent, &waiting}) {
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
