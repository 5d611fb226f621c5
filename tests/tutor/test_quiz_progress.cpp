// SPDX-License-Identifier: MIT
#include "progress_place.h"
#include "support/scenario_files.h"

#include <QProcess>

#include <set>
#include <thread>

using namespace bathhouse;
using namespace bathhouse::test;
using namespace bathhouse::tutor::quiz;

class TestQuizProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasAnsweredIsThereTheNextTime() {
        const Place place;
        {
            Progress progress(place.path());
            progress.note(key("a"), wrong());
            progress.note(key("a"), {Outcome::AfterTries, true, 2, kNow + 5});
            progress.note(key("b", 3), firstTry());
        }
        Progress progress(place.path());
        QCOMPARE(progress.records().size(), std::size_t{2});
        const Record *a = progress.find(key("a"));
        QVERIFY(a && a->solved && a->missed && a->outcome == Outcome::AfterTries);
        QCOMPARE(a->times, 2);
        QCOMPARE(a->wrong, 1);
        QCOMPARE(a->hint, 2);
        QVERIFY(!progress.find(key("b", 3))->missed);
        QVERIFY(progress.takeTrouble().empty());
        QCOMPARE(place.files(), QStringList{QStringLiteral("progress.json")});
    }

    void anEditedQuestionIsNewAndATranslatedOneIsNot() {
        scenario::Question question;
        question.kind = scenario::QuestionKind::YesNo;
        question.answers = true;
        question.ask.byLanguage["en"] = "May Red?";
        const std::string before = fingerprint(question);
        question.ask.byLanguage["de"] = "Darf Rot?";
        question.hints.push_back(question.ask);
        question.otherwise = question.ask;
        QCOMPARE(fingerprint(question), before);
        scenario::Question other = question;
        other.ask.byLanguage["en"] = "May Blue?";
        QVERIFY(fingerprint(other) != before);
        other = question;
        other.answers = false;
        QVERIFY(fingerprint(other) != before);
        other = question;
        other.before = 1;
        QVERIFY(fingerprint(other) != before);
    }

    void noTwoShippedQuestionsShareAKey() {
        std::set<QuestionKey> keys;
        std::size_t count = 0;
        for (const QString &path : scenarioFiles({QStringLiteral("scenarios"), QStringLiteral("tests/questions")})) {
            const scenario::Scenario scenario = readScenarioAt(path);
            for (const QuestionKey &found : keysOf(scenario, "")) {
                QVERIFY2(!found.scenario.empty(), qPrintable(path));
                QCOMPARE(found.fingerprint.size(), std::size_t{16});
                keys.insert(found);
                ++count;
            }
        }
        QCOMPARE(keys.size(), count);
    }

    void aLessonIsDoneWhenEachQuestionWasAnsweredRightly() {
        Progress progress;
        const std::vector<QuestionKey> keys{key("a", 0), key("a", 1)};
        QCOMPARE(progress.standing(keys), Standing::New);
        progress.note(keys[0], firstTry());
        QCOMPARE(progress.standing(keys), Standing::Begun);
        progress.note(keys[1], {Outcome::Peeked, false, 0, kNow});
        QCOMPARE(progress.standing(keys), Standing::Begun);
        progress.note(keys[1], {Outcome::Peeked, true, 0, kNow});
        QCOMPARE(progress.standing(keys), Standing::Done);
        progress.note(keys[0], wrong());
        QCOMPARE(progress.standing(keys), Standing::Done);
    }

    void aMissedQuestionComesBackAtOnceThenAfterADayThenAfterThree() {
        Progress progress;
        progress.note(key("a"), wrong());
        QCOMPARE(progress.missed(kNow), std::vector{key("a")});
        progress.note(key("a"), firstTry(kNow));
        QVERIFY(progress.missed(kNow + kDay - 1).empty());
        QCOMPARE(progress.missed(kNow + kDay), std::vector{key("a")});
        progress.note(key("a"), firstTry(kNow + kDay));
        QVERIFY(progress.missed(kNow + 4 * kDay - 1).empty());
        QCOMPARE(progress.missed(kNow + 4 * kDay), std::vector{key("a")});
        progress.note(key("a"), firstTry(kNow + 4 * kDay));
        QVERIFY(progress.missed(kNow + 1000 * kDay).empty());
    }

    void aMistakeInBetweenBeginsAnew() {
        Progress progress;
        progress.note(key("a"), wrong());
        progress.note(key("a"), firstTry());
        progress.note(key("a"), {Outcome::Peeked, false, 0, kNow + kDay});
        QCOMPARE(progress.missed(kNow + kDay), std::vector{key("a")});
        progress.note(key("a"), firstTry(kNow + kDay));
        QVERIFY(progress.missed(kNow + 2 * kDay - 1).empty());
        QCOMPARE(progress.missed(kNow + 2 * kDay), std::vector{key("a")});
    }

    void theLastHintCountsAsMissed() {
        Progress progress;
        progress.note(key("a"), {Outcome::FirstTry, true, 2, kNow});
        progress.note(key("b"), {Outcome::FirstTry, true, 3, kNow});
        QCOMPARE(progress.missed(kNow), std::vector{key("b")});
    }

    void whatWaitsLongestComesFirst() {
        Progress progress;
        progress.note(key("new"), wrong(kNow));
        progress.note(key("old"), wrong(kNow - 100));
        QCOMPARE(progress.missed(kNow), (std::vector{key("old"), key("new")}));
    }

    void twoWindowsLoseNothingOfEachOther() {
        const Place place;
        Progress first(place.path());
        Progress second(place.path());
        first.note(key("a"), firstTry());
        second.note(key("b"), wrong());
        first.note(key("b"), wrong());
        second.refresh();
        Progress third(place.path());
        for (const Progress *each : {&first, &second, &third}) {
            QVERIFY(each->find(key("a"))->solved);
            QCOMPARE(each->find(key("b"))->wrong, 2);
        }
    }

    void manyWritersAtOnceLoseNothing() {
        const Place place;
        constexpr int kWriters = 4;
        constexpr int kNotes = 12;
        std::vector<std::thread> writers;
        for (int w = 0; w < kWriters; ++w)
            writers.emplace_back([&place, w] {
                Progress progress(place.path());
                for (int i = 0; i < kNotes; ++i) {
                    progress.note(key("writer " + std::to_string(w), i), firstTry());
                    progress.note(key("all"), wrong());
                }
                while (!progress.takeTrouble().empty()) progress.refresh();
            });
        for (std::thread &writer : writers) writer.join();
        const Progress progress(place.path());
        QCOMPARE(progress.records().size(), std::size_t{kWriters * kNotes + 1});
        QCOMPARE(progress.find(key("all"))->wrong, kWriters * kNotes);
    }

    void resettingALessonLeavesTheOthers() {
        const Place place;
        Progress progress(place.path());
        Progress other(place.path());
        progress.note(key("a", 0), firstTry());
        progress.note(key("a", 1), firstTry());
        progress.note(key("b"), firstTry());
        progress.reset("a");
        // A window that still has it in mind does not bring it back.
        other.note(key("c"), firstTry());
        const Progress fresh(place.path());
        QCOMPARE(fresh.records().size(), std::size_t{2});
        QVERIFY(fresh.find(key("b")) && fresh.find(key("c")));
        progress.resetAll();
        QVERIFY(Progress(place.path()).records().empty());
    }

    void aBrokenFileIsKeptAsideAndSaidOnce() {
        const Place place;
        place.put("{\"format\": \"bathhouse-progr");
        Progress progress(place.path());
        QCOMPARE(QString::fromStdString(progress.takeTrouble()).section(u':', 0, 0), QStringLiteral("broken"));
        QVERIFY(progress.takeTrouble().empty());
        progress.note(key("a"), firstTry());
        QVERIFY(progress.takeTrouble().empty());
        QVERIFY(Progress(place.path()).find(key("a")));
        QFile aside(place.dir.filePath(QStringLiteral("data/progress.broken-1.json")));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), QByteArray("{\"format\": \"bathhouse-progr"));
        place.put("nonsense");
        QVERIFY(!Progress(place.path()).takeTrouble().empty());
        QVERIFY(place.files().contains(QStringLiteral("progress.broken-2.json")));
    }

    void theGoodEntriesOfADamagedFileAreTakenOver() {
        const Place place;
        {
            Progress progress(place.path());
            progress.note(key("a"), firstTry());
            progress.note(key("b"), firstTry());
        }
        place.put(place.bytes().replace("\"first-try\",\n", "\"best\",\n").replace("best", "first-try"));
        QByteArray damaged = place.bytes();
        damaged.replace(damaged.lastIndexOf("first-try"), 9, "worst-try");
        place.put(damaged);
        Progress progress(place.path());
        QVERIFY(progress.find(key("a")));
        QVERIFY(!progress.find(key("b")));
        // Also after the next start.
        QVERIFY(Progress(place.path()).find(key("a")));
        QVERIFY(place.files().contains(QStringLiteral("progress.broken-1.json")));
    }

    void aNewerFileIsKeptAsItIs() {
        const Place place;
        const QByteArray newer = "{\"format\": \"bathhouse-progress/2\", \"lessons\": {}}";
        place.put(newer);
        Progress progress(place.path());
        const QString said = QString::fromStdString(progress.takeTrouble());
        QCOMPARE(said.section(u':', 0, 0), QStringLiteral("newer"));
        QFile aside(said.section(QStringLiteral(": "), 1));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), newer);
    }

    void whatCannotBeSavedIsSavedLater() {
        const Place place;
        // A folder where the file should be.
        QVERIFY(QDir().mkpath(place.file));
        Progress progress(place.path());
        progress.note(key("a"), firstTry());
        QVERIFY(QString::fromStdString(progress.takeTrouble()).startsWith(QStringLiteral("unsaved: ")));
        QVERIFY(progress.find(key("a")));
        QVERIFY(QDir().rmdir(place.file));
        progress.note(key("b"), firstTry());
        QVERIFY(progress.takeTrouble().empty());
        QCOMPARE(Progress(place.path()).records().size(), std::size_t{2});
    }

    void aWriterThatWasKilledLeavesTheOldFileWhole() {
        const Place place;
        Progress progress(place.path());
        progress.note(key("a"), firstTry());
        const QByteArray before = place.bytes();
        // What a killed writer leaves: half a new file beside the old one, and its lock.
        QFile half(place.file + QStringLiteral(".AbCdEf"));
        QVERIFY(half.open(QIODevice::WriteOnly));
        half.write(before.left(20));
        half.close();
        QFile lock(place.file + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        QProcess gone;
        gone.start(QStringLiteral("true"), {});
        const qint64 pid = gone.processId();
        QVERIFY(gone.waitForFinished());
        lock.write(QByteArray::number(pid) + "\ntest_quiz_progress\n\n");
        lock.close();
        Progress next(place.path());
        QVERIFY(next.find(key("a")));
        next.note(key("b"), firstTry());
        QVERIFY2(next.takeTrouble().empty(), "the lock of a dead process is in the way");
        QCOMPARE(Progress(place.path()).records().size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestQuizProgress)
#include "test_quiz_progress.moc"
