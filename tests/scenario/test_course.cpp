// SPDX-License-Identifier: MIT
#include "shipped_files.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <functional>
#include <map>

using namespace bathhouse::scenario;
using namespace bathhouse::test;

namespace {

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

/// Whether two wrong answers of a question are told the same.
bool repeatsItself(const Question &question) {
    std::vector<std::string> said;
    for (const WrongPoints &wrong : question.wrong) said.push_back(wrong.feedback.in("en"));
    for (const Choice &choice : question.choices)
        if (choice.feedback) said.push_back(choice.feedback->in("en"));
    std::ranges::sort(said);
    return std::ranges::adjacent_find(said) != said.end();
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

} // namespace

class CourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aQuestionOfALessonHelpsAndGivesItsReason_data() { everyFile(lessons() + interactions()); }
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
            QVERIFY2(!repeatsItself(question), ask.c_str());
        }
    }

    void everyTextOfALessonIsInFourLanguages_data() { everyFile(lessons() + interactions()); }
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
};

QTEST_GUILESS_MAIN(CourseTest)
#include "test_course.moc"
