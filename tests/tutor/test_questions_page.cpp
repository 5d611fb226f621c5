// SPDX-License-Identifier: MIT
#include "support/scenario_files.h"
#include "tutor/why/questions.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::test;
using tutor::Reason;
using tutor::Story;

namespace {

const scenario::TileLibrary &tiles() { return scenario::TileLibrary::shipped(); }

QString page() {
    QFile file(QStringLiteral(BATHHOUSE_SOURCE_DIR "/docs/questions.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The rows of the tables below a heading, cell by cell; without their heads.
QList<QStringList> tableBelow(const QString &heading) {
    QList<QStringList> rows;
    const QString text = page();
    const qsizetype from = heading.isEmpty() ? 0 : text.indexOf(heading);
    if (from < 0) return rows;
    const qsizetype to = text.indexOf(QStringLiteral("\n## "), from + 4);
    for (const QString &line : text.mid(from, to < 0 ? -1 : to - from).split(u'\n')) {
        if (!line.startsWith(u'|') || line.startsWith(QStringLiteral("|--")) ||
            line.startsWith(QStringLiteral("| row")))
            continue;
        QStringList cells = line.split(u'|');
        cells.removeFirst();
        for (QString &cell : cells) cell = cell.trimmed();
        rows.push_back(cells);
    }
    return rows;
}

QString withoutTicks(QString cell) { return cell.remove(u'`'); }

bool cites(const Reason &reason, const std::string &rule) {
    return std::ranges::find(reason.rules, rule) != reason.rules.end() ||
           std::ranges::any_of(reason.children, [&](const Reason &child) { return cites(child, rule); });
}

bool among(const std::vector<tutor::Question> &questions, const tutor::About &about) {
    return std::ranges::find(questions, about, &tutor::Question::about) != questions.end();
}

/// Whether the window offers a question at the spot that it is about.
struct Offered {
    const Story &story;
    const tutor::About &about;

    bool at(const rules::PartRef &spot) const { return among(tutor::questionsAt(story, spot, "en"), about); }
    bool operator()(const tutor::AboutPoints &) const { return among(tutor::questionsAboutPoints(story, "en"), about); }
    bool operator()(const tutor::AboutBathhouse &a) const { return at({a.at, rules::kBathhousePart}); }
    bool operator()(const tutor::AboutNotFree &a) const { return at({a.at, rules::kBathhousePart}); }
    bool operator()(const tutor::AboutNoBuyBack &a) const { return at({a.at, rules::kBathhousePart}); }
    bool operator()(const tutor::AboutNoTile &a) const { return at({a.at, rules::kNoPart}); }
    template <class OnAPart> bool operator()(const OnAPart &a) const { return at(a.where); }
};

} // namespace

/// The page says where each question of a learner is asked, and what answers it.
class TestQuestionsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsAskedSomewhere() {
        std::set<QString> asked;
        for (const QStringList &row : tableBelow(QStringLiteral("## Where each is asked"))) asked.insert(row[0]);
        const auto all = tableBelow({});
        QVERIFY(all.size() >= 25);
        for (const QStringList &row : all) QVERIFY2(asked.contains(row[0]), qPrintable(row[0] + u' ' + row[1]));
    }

    void everyPositionIsAskedAbout() {
        std::set<QString> asked;
        for (const QStringList &row : tableBelow(QStringLiteral("## Where each is asked"))) asked.insert(row[1]);
        for (const QString &path : scenarioFiles({QStringLiteral("tests/questions")})) {
            const QString name = QFileInfo(path).fileName().section(u'.', 0, 0).mid(4);
            QVERIFY2(asked.contains(name), qPrintable(name));
        }
    }

    void everyAnswerCitesItsRule_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("rule");
        for (const QStringList &row : tableBelow(QStringLiteral("## Where each is asked")))
            QTest::addRow("%s: %s", qPrintable(row[1]), qPrintable(withoutTicks(row[3])))
                << row[1] << row[2] << withoutTicks(row[3]) << withoutTicks(row[5]);
    }

    void everyAnswerCitesItsRule() {
        QFETCH(QString, position);
        QFETCH(QString, after);
        QFETCH(QString, asked);
        QFETCH(QString, rule);
        const scenario::Scenario scenario =
            readScenarioAt(QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/questions/row-%1.bathhouse.json").arg(position));
        const scenario::Run run = scenario::play(scenario, tiles());
        const Story story(run, after == u"end" ? run.steps.size() : after.toULongLong());
        const std::string cited = rule.toStdString();
        if (asked == u"question") {
            const auto behind = [&](const scenario::Question &question) {
                return std::ranges::find(question.because, cited) != question.because.end();
            };
            QVERIFY(std::ranges::any_of(scenario.questions, behind));
        } else if (asked == u"step") {
            const auto reasons = tutor::whatHappened(story, story.steps().size() - 1, "en");
            QVERIFY(std::ranges::any_of(reasons, [&](const Reason &reason) { return cites(reason, cited); }));
        } else {
            const auto read = tutor::readAbout(asked.toStdString(), story, "en");
            const auto *about = std::get_if<tutor::About>(&read);
            QVERIFY2(about, qPrintable(asked));
            QVERIFY(cites(tutor::why(*about, story, "en"), cited));
            QVERIFY2(std::visit(Offered{story, *about}, *about), "the window does not offer it");
        }
    }
};

QTEST_APPLESS_MAIN(TestQuestionsPage)
#include "test_questions_page.moc"
