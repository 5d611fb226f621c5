// SPDX-License-Identifier: MIT
#include "progress_place.h"

using namespace bathhouse;
using namespace bathhouse::test;
using tutor::quiz::DrillRecord;
using tutor::quiz::Progress;

class TestDrillProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStreakOfDrillsCountsWhatWasRightAtOnce() {
        Progress progress;
        for (int i = 0; i < 3; ++i) progress.noteDrill("visit-mandatory", firstTry(kNow + i));
        progress.noteDrill("points-tie", firstTry());
        const DrillRecord &record = progress.drills().at("visit-mandatory");
        QCOMPARE(record.streak, 3);
        QCOMPARE(record.lastRight, kNow + 2);
        QVERIFY(!record.missed);
        progress.noteDrill("visit-mandatory", wrong(kNow + 9));
        QCOMPARE(record.streak, 0);
        QCOMPARE(record.best, 3);
        QCOMPARE(record.positions, 4);
        QCOMPARE(record.right, 3);
        QVERIFY(record.missed);
        QCOMPARE(record.due, kNow + 9);
        // Looked at, or told by the last hint: not known.
        progress.noteDrill("visit-mandatory", firstTry(kNow + 10));
        QCOMPARE(record.streak, 1);
        progress.noteDrill("visit-mandatory", {Outcome::Peeked, false, 0, kNow + 11});
        QCOMPARE(record.streak, 0);
        progress.noteDrill("visit-mandatory", {Outcome::FirstTry, true, 2, kNow + 12});
        QCOMPARE(record.streak, 1);
        progress.noteDrill("visit-mandatory", {Outcome::FirstTry, true, 3, kNow + 13});
        QCOMPARE(record.streak, 0);
        QCOMPARE(progress.drills().at("points-tie").streak, 1);
    }

    void aMissedDrillComesBackAsAQuestionDoes() {
        Progress progress;
        progress.noteDrill("a", wrong());
        const DrillRecord &record = progress.drills().at("a");
        QCOMPARE(record.due, kNow);
        progress.noteDrill("a", firstTry(kNow));
        QVERIFY(record.missed);
        QCOMPARE(record.due, kNow + kDay);
        progress.noteDrill("a", firstTry(kNow + kDay));
        QCOMPARE(record.due, kNow + 4 * kDay);
        progress.noteDrill("a", firstTry(kNow + 4 * kDay));
        QVERIFY(!record.missed);
    }

    void drillsAreThereTheNextTimeBesideTheQuestions() {
        const Place place;
        DrillRecord kept;
        {
            Progress progress(place.path());
            progress.note(key("a"), firstTry());
            progress.noteDrill("visit-mandatory", firstTry());
            progress.noteDrill("visit-mandatory", firstTry());
            progress.noteDrill("points-tie", wrong());
            kept = progress.drills().at("points-tie");
        }
        const Progress next(place.path());
        QVERIFY(next.find(key("a")));
        QCOMPARE(next.drills().at("visit-mandatory").streak, 2);
        QVERIFY(next.drills().at("points-tie") == kept);
        QCOMPARE(place.files(), QStringList{QStringLiteral("progress.json")});
    }

    void twoWindowsAddUpTheirDrills() {
        const Place place;
        Progress first(place.path());
        Progress second(place.path());
        first.noteDrill("a", firstTry());
        second.noteDrill("a", firstTry());
        first.note(key("q"), firstTry());
        second.noteDrill("b", wrong());
        first.refresh();
        for (const Progress *each : {&first, &second}) {
            QCOMPARE(each->drills().at("a").streak, 2);
            QVERIFY(each->drills().at("b").missed);
            QVERIFY(each->find(key("q")));
        }
    }

    void theDrillsOfARuleAreForgottenAloneOrWithEverything() {
        const Place place;
        Progress progress(place.path());
        Progress other(place.path());
        progress.note(key("q"), firstTry());
        progress.noteDrill("a", firstTry());
        progress.noteDrill("b", firstTry());
        progress.resetDrills("a");
        other.noteDrill("c", firstTry());
        const Progress fresh(place.path());
        QVERIFY(!fresh.drills().contains("a") && fresh.drills().contains("b") && fresh.drills().contains("c"));
        QVERIFY(fresh.find(key("q")));
        progress.resetAll();
        QVERIFY(Progress(place.path()).drills().empty());
        QVERIFY(Progress(place.path()).records().empty());
    }

    void aDamagedDrillLeavesTheOthersAndTheQuestions() {
        const Place place;
        {
            Progress progress(place.path());
            progress.note(key("q"), firstTry());
            progress.noteDrill("a", firstTry());
            progress.noteDrill("b", firstTry());
        }
        QByteArray damaged = place.bytes();
        damaged.replace(damaged.lastIndexOf("\"streak\""), 8, "\"strike\"");
        place.put(damaged);
        Progress progress(place.path());
        QCOMPARE(QString::fromStdString(progress.takeTrouble()).section(u':', 0, 0), QStringLiteral("broken"));
        QVERIFY(progress.find(key("q")) && progress.drills().contains("a") && !progress.drills().contains("b"));
    }
};

QTEST_GUILESS_MAIN(TestDrillProgress)
#include "test_drill_progress.moc"
