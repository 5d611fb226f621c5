// SPDX-License-Identifier: MIT
#include "bench/large_board.h"
#include "editor_actions.h"
#include "scenario/json.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "ui/author/expectables_model.h"
#include "ui/author/steps_model.h"
#include "ui/lesson_document.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using Recording = LessonDocument::Recording;

namespace {

rules::PartName on(const char *name) { return *rules::partNameFrom(name); }

QString example() { return QStringLiteral(BATHHOUSE_SOURCE_DIR "/docs/examples/who-bathes.bathhouse.json"); }

QByteArray explained(const QString &path) {
    QProcess process;
    process.start(QStringLiteral(BATHHOUSE_BINARY), {QStringLiteral("explain"), path, QStringLiteral("--json")});
    process.waitForFinished();
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

std::string positionOf(const rules::State &state, const scenario::Table &table) {
    return scenario::stateJson(state, table).dump() + scenario::decisionJson(state, table).dump();
}

/// The line as it comes out when everything is played from the beginning.
std::string playedAnew(const LessonDocument &lesson) {
    const scenario::Run run = scenario::play(lesson.scenario(), lesson.edited().tiles(), scenario::Stops::Never);
    std::string text = positionOf(run.start, run.table);
    for (const scenario::Step &step : run.steps)
        text += "\n" + positionOf(step.state, run.table) + (step.flaw ? step.flaw->text() : "");
    return text;
}

std::string shownLine(const LessonDocument &lesson) {
    const scenario::Run &run = lesson.lessonRun();
    std::string text = positionOf(run.start, run.table);
    for (const scenario::Step &step : run.steps)
        text += "\n" + positionOf(step.state, run.table) + (step.flaw ? step.flaw->text() : "");
    return text;
}

template <class Kind> const rules::Move *legal(const std::vector<rules::Move> &moves) {
    for (const rules::Move &move : moves)
        if (std::holds_alternative<Kind>(move)) return &move;
    return nullptr;
}

}  // namespace

class TestRecording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        lesson_ = std::make_unique<LessonDocument>();
        lesson_->startNew();
        lesson_->setRecording(Recording::Inserts);
    }

    void aPositionBuiltInTheEditorExplainsLikeTheFileWrittenByHand() {
        ScenarioDocument &edited = lesson_->edited();
        LessonDocument byHand;
        QVERIFY(byHand.open(example()));
        QCOMPARE(byHand.scenario().players.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) QVERIFY(edited.replacePlayer(i, byHand.scenario().players[i]) || i == 1);
        for (const scenario::LaidEntry &laid : byHand.scenario().board)
            QVERIFY(edited.placeTile(laid.tile, laid.at, laid.rotation));
        for (const scenario::FigureEntry &figure : byHand.scenario().figures) edited.addFigure(figure);
        // What stands in the supply is the author's last word.
        for (std::size_t i = 0; i < 2; ++i) edited.replacePlayer(i, byHand.scenario().players[i]);
        edited.setId(QString::fromStdString(byHand.scenario().id.value_or("who-bathes")));
        edited.setToMove(byHand.scenario().toMove);
        for (std::size_t i = 0; i < byHand.lessonRun().steps.size(); ++i) {
            lesson_->continueWith(*byHand.lessonRun().steps[i].move);
            if (const auto &comment = byHand.scenario().moves[i].comment)
                for (const auto &[language, words] : comment->byLanguage)
                    edited.setComment({}, i, QString::fromStdString(language), QString::fromStdString(words));
        }
        const QString path = folder_.filePath(QStringLiteral("built.bathhouse.json"));
        QVERIFY(!edited.saveTo(path));
        const QByteArray wanted = explained(example());
        QVERIFY(!wanted.isEmpty());
        // A tile at rotation 0 may be written without it.
        const auto withoutEcho = [](const QByteArray &json) {
            auto trace = Json::parse(json.toStdString());
            for (auto &step : trace["steps"])
                if (step["move"].contains("rotation") && step["move"]["rotation"] == 0) step["move"].erase("rotation");
            return trace.dump();
        };
        QCOMPARE(withoutEcho(explained(path)), withoutEcho(wanted));
    }

    void playedMovesBecomeEntries() {
        QVERIFY(lesson_->open(example()));
        lesson_->edited().removeMove({}, 1);
        lesson_->edited().removeMove({}, 0);
        QCOMPARE(lesson_->stepCount(), 0);
        const auto tile = lesson_->table().setting->tiles.find("base/L");
        lesson_->continueWith(rules::Place{*tile, {1, 0}, rules::Rotation::None});
        QCOMPARE(lesson_->step(), 1);
        lesson_->continueWith(rules::Pass{});
        QCOMPARE(lesson_->scenario().moves.size(), std::size_t{2});
        QCOMPARE(lesson_->scenario().moves[0].tile, std::optional<std::string>("base/L"));
        QVERIFY(!lesson_->branchedAt());
        lesson_->edited().history().undo();
        QCOMPARE(lesson_->step(), 1);
        QCOMPARE(lesson_->stepCount(), 1);
    }

    void aDrawnTileIsTakenFromTheTilesToDraw() {
        lesson_->edited().setDraw({"base/D", "base/E"});
        const auto tile = lesson_->hand();
        QVERIFY(tile);
        lesson_->continueWith(rules::Place{*tile, {0, 0}, rules::Rotation::None});
        QVERIFY(!lesson_->scenario().moves[0].tile);
        QCOMPARE(lesson_->state().board.size(), std::size_t{1});
        QCOMPARE(lesson_->table().setting->tiles.tile(*lesson_->hand()).id, std::string("base/E"));
    }

    /// Without the road tile Red's tile has no road to close: the step is kept and says why it does not work.
    void editingTheStartAfterRecordingKeepsAndMarksTheSteps() {
        QVERIFY(lesson_->open(example()));
        const scenario::Scenario before = lesson_->scenario();
        QVERIFY(!lesson_->lessonRun().steps[0].flaw);
        // base/L has no city to the south: turned, the tile above clashes with it.
        lesson_->edited().turnTiles({{1, -1}}, 2);
        QCOMPARE(lesson_->scenario().moves.size(), before.moves.size());
        QCOMPARE(lesson_->stepCount(), static_cast<int>(before.moves.size()));
        QVERIFY(lesson_->lessonRun().steps[0].flaw);
        QCOMPARE(lesson_->lessonRun().steps[0].flaw->pointer, std::string("/moves/0"));
        const StepsModel model(*lesson_);
        QVERIFY(!model.index(1).data(StepsModel::FlawRole).toString().isEmpty());
        // Nothing can be passed on without a tile: that step is marked too, and kept.
        QVERIFY(lesson_->lessonRun().steps[1].flaw);
        lesson_->edited().turnTiles({{1, -1}}, 2);
        QVERIFY(lesson_->scenario().moves == before.moves);
        QVERIFY(!lesson_->lessonRun().steps[0].flaw && !lesson_->lessonRun().steps[1].flaw);
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
    }

    void aMovePlayedInTheMiddleIsPutInReplacesOrBranches() {
        const auto fresh = [this](Recording recording) {
            QVERIFY(lesson_->open(example()));
            lesson_->setRecording(recording);
            lesson_->setStep(1);
            const std::vector<rules::Move> moves = rules::legalMoves(lesson_->state(), lesson_->hand());
            const rules::Move *figure = legal<rules::PutFigure>(moves);
            QVERIFY(figure != nullptr);
            lesson_->continueWith(*figure);
        };
        fresh(Recording::Inserts);
        QCOMPARE(lesson_->scenario().moves.size(), std::size_t{3});
        QCOMPARE(lesson_->scenario().moves[1].move, std::string("meeple"));
        QCOMPARE(lesson_->scenario().moves[2].move, std::string("pass"));
        // The figure has ended the phase, so passing comes at the wrong time now: kept and marked.
        QVERIFY(lesson_->lessonRun().steps[2].flaw);
        fresh(Recording::Replaces);
        QCOMPARE(lesson_->scenario().moves.size(), std::size_t{2});
        QCOMPARE(lesson_->scenario().moves[1].move, std::string("meeple"));
        fresh(Recording::Branches);
        QCOMPARE(lesson_->scenario().moves.size(), std::size_t{2});
        QCOMPARE(lesson_->scenario().variations.size(), std::size_t{1});
        QCOMPARE(lesson_->scenario().variations[0].before, 1);
        QCOMPARE(lesson_->line(), LinePath{0});
        QCOMPARE(lesson_->step(), 2);
        // What is played on goes into the same line.
        lesson_->continueWith(rules::legalMoves(lesson_->state(), lesson_->hand()).front());
        QCOMPARE(lesson_->scenario().variations[0].moves.size(), std::size_t{2});
        lesson_->showLine({});
        QCOMPARE(lesson_->stepCount(), 2);
        lesson_->showPointer(QStringLiteral("/variations/0/moves/0"));
        QCOMPARE(lesson_->line(), LinePath{0});
        QCOMPARE(lesson_->step(), 2);
        // Without the line its positions are gone, and the lesson's own is shown.
        lesson_->edited().history().setIndex(0);
        QVERIFY(lesson_->line().empty());
        QVERIFY(lesson_->step() <= lesson_->stepCount());
    }

    void aLineThatWasTriedCanBeKept() {
        QVERIFY(lesson_->open(example()));
        lesson_->setRecording(Recording::Off);
        lesson_->setStep(1);
        const std::vector<rules::Move> moves = rules::legalMoves(lesson_->state(), lesson_->hand());
        lesson_->continueWith(*legal<rules::PutFigure>(moves));
        QCOMPARE(lesson_->branchedAt(), std::optional<int>(1));
        QVERIFY(lesson_->scenario().variations.empty());
        const std::string position = positionOf(lesson_->state(), lesson_->table());
        lesson_->keepOwnLine();
        QVERIFY(!lesson_->branchedAt());
        QCOMPARE(lesson_->line(), LinePath{0});
        QCOMPARE(positionOf(lesson_->state(), lesson_->table()), position);
    }

    void commentsAndExpectationsAreExchangedWithoutPlaying() {
        QVERIFY(lesson_->open(example()));
        const rules::State *kept = &lesson_->lessonRun().steps[1].state;
        lesson_->edited().setComment({}, 1, QStringLiteral("en"), QStringLiteral("Nobody comes."));
        QCOMPARE(&lesson_->lessonRun().steps[1].state, kept);
        QCOMPARE(lesson_->lessonRun().steps[1].entry.comment->in("en"), std::string("Nobody comes."));
    }

    void whatIsShownIsWhatPlayingFromTheBeginningGives() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            QVERIFY(lesson_->open(example()));
            test::EditorActions actions(lesson_->edited(), seed * 31);
            for (int i = 0; i < 40; ++i) {
                actions.actAtRandom();
                QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
                if (i % 3 == 0) lesson_->edited().history().undo();
            }
        }
    }

    void aNewTileIsLaidOntoThePositionThatIsThere() {
        ScenarioDocument &edited = lesson_->edited();
        for (int x = 0; x < 5; ++x) edited.placeTile("base/U", {x, 0}, rules::Rotation::Quarter);
        edited.placeTile("barber-surgeons/3", {5, 0}, rules::Rotation::None);
        edited.addFigure({"Red", {0, 0}, on("road W"), "meeple"});
        edited.placeTile("base/U", {-1, 0}, rules::Rotation::Quarter);
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
        edited.history().undo();
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
    }

    /// After an edit of a large set-up the steps behind the one shown are played a few at a time, and come out the same.
    void laterStepsOfALargeSetUpArePlayedAMomentLater() {
        scenario::Scenario large = bench::largeBoard(1200);
        bench::addMoves(large, 300);
        QVERIFY(lesson_->openUnsaved(QByteArray::fromStdString(scenario::writeScenario(large)), {}));
        lesson_->setStep(0);
        ScenarioDocument &edited = lesson_->edited();
        const int steps = lesson_->stepCount();
        QVERIFY(edited.placeTile("base/B", {-20, -20}, rules::Rotation::None));
        QVERIFY(lesson_->isBehind());
        // What is shown is up to date at once, and so is the number of steps.
        QCOMPARE(lesson_->state().board.size(), std::size_t{1201});
        QCOMPARE(lesson_->stepCount(), steps);
        QTRY_VERIFY(!lesson_->isBehind());
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
        edited.history().undo();
        QVERIFY(lesson_->isBehind());
        lesson_->setStep(steps);
        QVERIFY(!lesson_->isBehind());
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
        lesson_->setStep(0);
        edited.removeTiles({large.board.back().at});
        QVERIFY(lesson_->isBehind());
        edited.removeMove({}, 5);
        QVERIFY(!lesson_->isBehind());
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
    }

    /// A line with a step that does not work goes on growing.
    void aMoveAfterAStepThatDoesNotWorkIsPlayed() {
        QVERIFY(lesson_->open(example()));
        scenario::MoveEntry pass;
        pass.move = "pass";
        lesson_->edited().insertMove({}, 0, pass);
        QVERIFY(lesson_->run().stopped);
        const int steps = lesson_->stepCount();
        lesson_->edited().insertMove({}, static_cast<std::size_t>(steps), pass);
        QCOMPARE(lesson_->stepCount(), steps + 1);
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
    }

    void aCommentLeavesThePositionsAlone() {
        QVERIFY(lesson_->open(example()));
        lesson_->setRecording(LessonDocument::Recording::Inserts);
        int told = 0;
        connect(lesson_.get(), &LessonDocument::lineChanged, this, [&told] { ++told; });
        lesson_->edited().setComment({}, 1, QStringLiteral("en"), QStringLiteral("Nobody."));
        QCOMPARE(told, 0);
        QCOMPARE(lesson_->run().steps[1].entry.comment->in("en"), std::string("Nobody."));
        // The learner's views look when the learner does.
        lesson_->setRecording(LessonDocument::Recording::Off);
        QCOMPARE(told, 1);
        lesson_->edited().history().undo();
        QCOMPARE(told, 2);
        QCOMPARE(shownLine(*lesson_), playedAnew(*lesson_));
    }

    void aTickedClaimIsExpectedAndHolds() {
        QVERIFY(lesson_->open(example()));
        lesson_->edited().setExpectation(std::nullopt);
        ExpectablesModel expectables(*lesson_);
        QCOMPARE(expectables.confirmed(), 0);
        expectables.setAll(true);
        QCOMPARE(expectables.confirmed(), expectables.rowCount());
        lesson_->judge();
        QVERIFY(lesson_->verdict().ok());
        scenario::Expectation wrong = *lesson_->scenario().expect;
        (*wrong.scores)["Red"] += 1;
        wrong.bathhouses->push_back({{50, 50}, "Blue"});
        lesson_->edited().setExpectation(wrong);
        QCOMPARE(expectables.differing(), 2);
        lesson_->judge();
        QCOMPARE(lesson_->verdict().mismatches.size(), std::size_t{2});
        // A click takes what the play shows; what it does not show is no longer expected.
        for (int row = expectables.rowCount() - 1; row >= 0; --row)
            if (expectables.index(row).data(Qt::CheckStateRole).toInt() == Qt::PartiallyChecked)
                expectables.setData(expectables.index(row), Qt::Checked, Qt::CheckStateRole);
        QCOMPARE(expectables.differing(), 0);
        lesson_->judge();
        QVERIFY(lesson_->verdict().ok());
        expectables.setAll(false);
        QVERIFY(!lesson_->scenario().expect);
    }

    void theWindowsVerdictIsThatOfTheCommandLine() {
        QVERIFY(lesson_->open(example()));
        lesson_->edited().turnTiles({{1, -1}}, 2);
        lesson_->edited().setExpectation(std::nullopt);
        const QString path = folder_.filePath(QStringLiteral("verdict.bathhouse.json"));
        QVERIFY(!lesson_->edited().saveTo(path));
        lesson_->judge();
        QVERIFY(!lesson_->verdict().ok());
        QProcess process;
        process.start(QStringLiteral(BATHHOUSE_BINARY), {QStringLiteral("check"), path});
        process.waitForFinished();
        const QString out = QString::fromUtf8(process.readAllStandardOutput());
        for (const scenario::Problem &problem : lesson_->verdict().all())
            QVERIFY2(out.contains(QStringLiteral("FAIL %1: %2\n").arg(path, QString::fromStdString(problem.text()))),
                     qPrintable(out));
        QCOMPARE(out.count(QStringLiteral("FAIL ")), static_cast<int>(lesson_->verdict().all().size()));
    }

    void aFileChangedOnDiskDoesNotOverwriteWhatIsBeingEdited() {
        const QString path = folder_.filePath(QStringLiteral("shared.bathhouse.json"));
        QVERIFY(QFile::copy(example(), path));
        QVERIFY(lesson_->open(path));
        lesson_->edited().placeTile("base/B", {7, 7}, rules::Rotation::None);
        const scenario::Scenario mine = lesson_->scenario();
        QVERIFY(!lesson_->reload());
        QVERIFY(lesson_->scenario() == mine);
        QVERIFY(lesson_->revert());
        QVERIFY(!(lesson_->scenario() == mine));
        QVERIFY(!lesson_->edited().isModified());
    }

private:
    QTemporaryDir folder_;
    std::unique_ptr<LessonDocument> lesson_;
};

QTEST_MAIN(TestRecording)
#include "test_recording.moc"
