// SPDX-License-Identifier: MIT
#include "editor_actions.h"
#include "scenario/json.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "ui/lesson_document.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using scenario::Scenario;
using scenario::TileLibrary;

namespace {

rules::PartName on(const char *name) { return *rules::partNameFrom(name); }

std::string written(const ScenarioDocument &document) { return scenario::writeScenario(document.scenario()); }

/// The entries as they are echoed too, which comparing scenarios leaves out.
std::string echoes(const Scenario &scenario) {
    std::string text;
    for (const scenario::MoveEntry &move : scenario.moves) text += move.written + "\n";
    return text;
}

scenario::MoveEntry move(const char *word) {
    scenario::MoveEntry entry;
    entry.move = word;
    return entry;
}

scenario::MoveEntry placing(const char *tile, rules::Position at, rules::Rotation rotation = rules::Rotation::None) {
    scenario::MoveEntry entry = move("place");
    entry.tile = tile;
    entry.at = at;
    entry.rotation = rotation;
    return entry;
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What keeps a file from being opened.
std::string shapeProblems(const scenario::Problems &problems) {
    std::string text;
    for (const scenario::Problem &problem : problems)
        if (problem.kind == scenario::Problem::Kind::Shape) text += problem.text() + "\n";
    return text;
}

/// The first two tiles of the contract's example, with Red's meeple on the road.
void layTwo(ScenarioDocument &document) {
    document.placeTile("base/D", {0, 0}, rules::Rotation::None);
    document.placeTile("base/W", {-1, 0}, rules::Rotation::None);
    document.addFigure({"Red", {0, 0}, on("road E"), "meeple"});
}

}  // namespace

class TestScenarioDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        document_ = std::make_unique<ScenarioDocument>();
        document_->startNew(TileLibrary::shipped());
    }

    void aNewScenarioIsUntitledAndUnmodified() {
        QVERIFY(document_->path().isEmpty());
        QVERIFY(!document_->isModified());
        QCOMPARE(document_->scenario().players.size(), std::size_t{2});
    }

    void everyKindOfActionIsUndoneAndRedoneExactly_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < test::EditorActions::kKinds; ++kind) QTest::addRow("%d", kind) << kind;
    }
    void everyKindOfActionIsUndoneAndRedoneExactly() {
        QFETCH(int, kind);
        int done = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            document_->startNew(TileLibrary::shipped());
            test::EditorActions actions(*document_, seed);
            for (int i = 0; i < 30; ++i) actions.actAtRandom();
            const Scenario before = document_->scenario();
            const int index = document_->history().index();
            document_->endTyping();
            actions.act(kind);
            const Scenario after = document_->scenario();
            if (document_->history().index() > index) ++done;
            while (document_->history().index() > index) document_->history().undo();
            QVERIFY(document_->scenario() == before);
            QCOMPARE(echoes(document_->scenario()), echoes(before));
            while (document_->history().canRedo()) document_->history().redo();
            QVERIFY(document_->scenario() == after);
            QCOMPARE(echoes(document_->scenario()), echoes(after));
        }
        QVERIFY2(done > 0, "this kind of action never did anything");
    }

    /// 200 authors, each 500 actions: all undone is the beginning, all redone the end, and the end can be saved and opened.
    void fiveHundredActionsAreUndoneAndRedone() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            document_->startNew(TileLibrary::shipped());
            const std::string start = written(*document_);
            test::EditorActions actions(*document_, seed * 7919);
            for (int i = 0; i < 500; ++i) actions.actAtRandom();
            const Scenario end = document_->scenario();
            const std::string text = written(*document_);
            document_->history().setIndex(0);
            QCOMPARE(written(*document_), start);
            document_->history().setIndex(document_->history().count());
            QVERIFY(document_->scenario() == end);
            QCOMPARE(written(*document_), text);
            QCOMPARE(echoes(document_->scenario()), echoes(end));
            const scenario::ReadResult again = scenario::readScenario(text, TileLibrary::shipped());
            QVERIFY2(again.scenario, (std::to_string(seed) + " " + shapeProblems(again.problems)).c_str());
            QVERIFY(*again.scenario == end);
            QCOMPARE(scenario::writeScenario(*again.scenario), text);
        }
    }

    /// A tile is found by its place, as by looking through the list.
    void aTileIsFoundByItsPlaceWhateverWasDone() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            document_->startNew(TileLibrary::shipped());
            test::EditorActions actions(*document_, seed);
            for (int i = 0; i < 300; ++i) {
                actions.actAtRandom();
                if (i % 7 == 0) document_->history().undo();
                const std::vector<scenario::LaidEntry> &board = document_->scenario().board;
                for (int n = 0; n < 100; ++n) {
                    const rules::Position at{n % 10 - 5, n / 10 - 5};
                    const auto found = std::ranges::find(board, at, &scenario::LaidEntry::at);
                    const auto index = document_->tileAt(at);
                    QCOMPARE(index.has_value(), found != board.end());
                    if (index) QCOMPARE(*index, static_cast<std::size_t>(found - board.begin()));
                }
            }
        }
        QVERIFY(!document_->tileAt({20'000, 0}));
    }

    void aTileTakesItsFiguresAlongWhenItGoes() {
        layTwo(*document_);
        QVERIFY(document_->removeTiles({{0, 0}}));
        QCOMPARE(document_->scenario().board.size(), std::size_t{1});
        QVERIFY(document_->scenario().figures.empty());
        document_->history().undo();
        QCOMPARE(document_->scenario().board.front().tile, std::string("base/D"));
        QCOMPARE(document_->scenario().figures.size(), std::size_t{1});
    }

    void figuresTurnWithTheirTile() {
        layTwo(*document_);
        QVERIFY(document_->turnTiles({{0, 0}}, 1));
        QVERIFY(document_->scenario().board[0].rotation == rules::Rotation::Quarter);
        QVERIFY(document_->scenario().figures[0].on == on("road S"));
        QVERIFY(document_->turnTiles({{0, 0}}, -1));
        QVERIFY(document_->scenario().figures[0].on == on("road E"));
    }

    void whatATileIsMovedOntoGoes() {
        layTwo(*document_);
        QVERIFY(document_->moveTiles({{0, 0}}, -1, 0));
        QCOMPARE(document_->scenario().board.size(), std::size_t{1});
        QCOMPARE(document_->scenario().board[0].tile, std::string("base/D"));
        QVERIFY((document_->scenario().figures[0].at == rules::Position{-1, 0}));
        QVERIFY(!document_->moveTiles({{-1, 0}}, 20'000, 0));
    }

    void aPastedAreaIsTurnedAsAWhole() {
        layTwo(*document_);
        const Cutting cut = document_->cutting({{-1, 0}, {0, 0}, {1, 0}});
        QCOMPARE(cut.tiles.size(), std::size_t{2});
        QCOMPARE(cut.figures.size(), std::size_t{1});
        QVERIFY(ScenarioDocument::turned(ScenarioDocument::turned(cut, 1), 3) == cut);
        // The row W, D lies north to south after a quarter turn clockwise.
        QVERIFY(document_->paste(ScenarioDocument::turned(cut, 1), {5, 5}));
        const auto d = document_->tileAt({5, 6});
        QVERIFY(d);
        QCOMPARE(document_->scenario().board[*d].tile, std::string("base/D"));
        QVERIFY(document_->scenario().figures.back().on == on("road S"));
        document_->history().undo();
        QCOMPARE(document_->scenario().board.size(), std::size_t{2});
    }

    void aWrittenSupplyFollowsTheFigures() {
        scenario::ScenarioPlayer red = document_->scenario().players[0];
        red.supply = {{"meeple", 5}};
        QVERIFY(document_->replacePlayer(0, red));
        layTwo(*document_);
        QCOMPARE(document_->scenario().players[0].supply->at("meeple"), 4);
        document_->removeTiles({{0, 0}});
        QCOMPARE(document_->scenario().players[0].supply->at("meeple"), 5);
    }

    void aRenamedPlayerIsRenamedEverywhere() {
        layTwo(*document_);
        scenario::Expectation expect;
        expect.scores = {{"Red", 3}, {"Blue", 0}};
        expect.bathhouses = {{{{0, 0}, "Red"}}};
        document_->setExpectation(expect);
        document_->setToMove("Red");
        document_->insertMove({}, 0, placing("base/E", {1, 0}));
        document_->setExpected({}, 0, expect);
        scenario::ScenarioPlayer red = document_->scenario().players[0];
        red.name = "Ruby";
        QVERIFY(document_->replacePlayer(0, red));
        QCOMPARE(written(*document_).find("\"Red\""), std::string::npos);
        QVERIFY(document_->scenario().moves[0].written.find("Ruby") != std::string::npos);
        QVERIFY(!document_->nameTrouble(0, QStringLiteral("Blue")).isEmpty());
        red.name = "Blue";
        QVERIFY(!document_->replacePlayer(0, red));
        document_->history().undo();
        QCOMPARE(written(*document_).find("Ruby"), std::string::npos);
        QVERIFY(document_->removePlayer(0));
        QCOMPARE(written(*document_).find("\"Red\""), std::string::npos);
        QVERIFY(document_->scenario().figures.empty());
        QVERIFY(!document_->removePlayer(0));
    }

    void typingIsOneEntryOfTheHistoryUntilTheFieldIsLeft() {
        const QString title = QStringLiteral("Roads");
        for (int i = 1; i <= title.size(); ++i) document_->setTitle(QStringLiteral("en"), title.left(i));
        QCOMPARE(document_->history().count(), 1);
        document_->endTyping();
        document_->setTitle(QStringLiteral("en"), QStringLiteral("Roads!"));
        document_->setTitle(QStringLiteral("fr"), QStringLiteral("Routes"));
        QCOMPARE(document_->history().count(), 3);
        document_->history().setIndex(1);
        QCOMPARE(document_->scenario().title->in("en"), std::string("Roads"));
    }

    void typingThatEndsWhereItBeganLeavesNothing() {
        document_->setTitle(QStringLiteral("en"), QStringLiteral("A"));
        document_->setTitle(QStringLiteral("en"), QString());
        QCOMPARE(document_->history().count(), 0);
        QVERIFY(!document_->isModified());
    }

    void questionsAndVariationsFollowTheirMove() {
        for (int i = 0; i < 3; ++i) document_->insertMove({}, static_cast<std::size_t>(i), move("pass"));
        scenario::Question question;
        question.kind = scenario::QuestionKind::YesNo;
        question.answers = true;
        for (const int before : {1, 2, 3}) {
            question.before = before;
            document_->insertQuestion(document_->scenario().questions.size(), question);
        }
        QVERIFY(document_->addVariation({}, 2, {move("pass")}));
        const auto befores = [this] {
            QList<int> all;
            for (const scenario::Question &q : document_->scenario().questions) all.push_back(q.before);
            all.push_back(document_->scenario().variations[0].before);
            return all;
        };
        document_->insertMove({}, 2, move("pass"));
        QCOMPARE(befores(), (QList<int>{1, 3, 4, 3}));
        // The question after the last move stays after the last move that there was when it was asked.
        document_->insertMove({}, 4, move("pass"));
        QCOMPARE(befores(), (QList<int>{1, 3, 4, 3}));
        document_->removeMove({}, 0);
        QCOMPARE(befores(), (QList<int>{0, 2, 3, 2}));
    }

    void questionsAndVariationsGoWithAStepThatIsMoved() {
        for (int i = 0; i < 4; ++i) document_->insertMove({}, static_cast<std::size_t>(i), move("pass"));
        scenario::Question question;
        question.kind = scenario::QuestionKind::YesNo;
        question.answers = true;
        for (int before = 0; before <= 4; ++before) {
            question.before = before;
            document_->insertQuestion(document_->scenario().questions.size(), question);
            QVERIFY(document_->addVariation({}, before, {move("pass"), move("pass")}));
        }
        QVERIFY(document_->addVariation({0}, 0, {move("pass")}));
        QVERIFY(document_->addVariation({0}, 2, {move("pass")}));
        const scenario::Scenario before = document_->scenario();
        const auto befores = [this](bool variations) {
            QList<int> all;
            for (const scenario::Question &q : document_->scenario().questions) all.push_back(q.before);
            QList<int> lines;
            for (const scenario::Variation &v : document_->scenario().variations) lines.push_back(v.before);
            return variations ? lines : all;
        };
        // The second step becomes the fourth: those between move up, what comes at the end stays there.
        QVERIFY(document_->moveMove({}, 1, 3));
        QCOMPARE(befores(false), (QList<int>{0, 3, 1, 2, 4}));
        QCOMPARE(befores(true), (QList<int>{0, 3, 1, 2, 4}));
        document_->history().undo();
        QVERIFY(document_->scenario() == before);
        QVERIFY(document_->moveMove({}, 3, 0));
        QCOMPARE(befores(false), (QList<int>{1, 2, 3, 0, 4}));
        document_->history().undo();
        // In another line the lines that branch off it follow.
        QVERIFY(document_->moveMove({0}, 0, 1));
        QCOMPARE(document_->scenario().variations[0].variations[0].before, 1);
        QCOMPARE(document_->scenario().variations[0].variations[1].before, 2);
        document_->history().undo();
        QVERIFY(document_->scenario() == before);
    }

    void aPlacementTellsItsPlaceAndNothingElse() {
        QVector<rules::Position> told;
        int others = 0;
        connect(document_.get(), &ScenarioDocument::tilesChanged, this, [&](const auto &places) { told += places; });
        connect(document_.get(), &ScenarioDocument::figuresChanged, this, [&] { ++others; });
        connect(document_.get(), &ScenarioDocument::settingChanged, this, [&] { ++others; });
        connect(document_.get(), &ScenarioDocument::everythingChanged, this, [&] { ++others; });
        document_->placeTile("base/D", {3, 4}, rules::Rotation::None);
        document_->history().undo();
        QCOMPARE(told, (QVector<rules::Position>{{3, 4}, {3, 4}}));
        QCOMPARE(others, 0);
    }

    void aCustomTileInUseStays() {
        rules::Tile own = *TileLibrary::shipped().find("base/E");
        own.id = "mine/E";
        QVERIFY(document_->setCustomTile(std::nullopt, own));
        QVERIFY(!document_->setCustomTile(std::nullopt, own));
        QVERIFY(document_->placeTile("mine/E", {0, 0}, rules::Rotation::None));
        QVERIFY(!document_->removeCustomTile(0));
        own.id = "mine/F";
        QVERIFY(document_->setCustomTile(0, own));
        QCOMPARE(document_->scenario().board[0].tile, std::string("mine/F"));
        document_->removeTiles({{0, 0}});
        QVERIFY(document_->removeCustomTile(0));
        own.id = "base/E";
        QVERIFY(!document_->setCustomTile(std::nullopt, own));
    }

    void aFileIsSavedAsItWasReadUntilItIsChanged() {
        const QByteArray byHand(
            "{\"players\":[{\"name\":\"Red\"}],  \"format\":\"bathhouse-scenario/1\", \"board\": []}");
        const QString path = folder_.filePath(QStringLiteral("by-hand.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(byHand);
        file.close();
        LessonDocument lesson;
        QVERIFY(lesson.open(path));
        const QString copy = folder_.filePath(QStringLiteral("copy.bathhouse.json"));
        QVERIFY(!lesson.edited().saveTo(copy));
        QCOMPARE(bytesOf(copy), byHand);
        lesson.edited().placeTile("base/D", {0, 0}, rules::Rotation::None);
        QVERIFY(lesson.edited().isModified());
        lesson.edited().history().undo();
        QVERIFY(!lesson.edited().saveTo(copy));
        QCOMPARE(bytesOf(copy), byHand);
        lesson.edited().history().redo();
        QVERIFY(!lesson.edited().saveTo(copy));
        QVERIFY(!lesson.edited().isModified());
        QCOMPARE(bytesOf(copy).toStdString(), scenario::writeScenario(lesson.scenario()));
        // Undoing past what was saved is a change again.
        lesson.edited().history().undo();
        QVERIFY(lesson.edited().isModified());
        QVERIFY(!lesson.edited().saveTo(copy));
        QCOMPARE(bytesOf(copy).toStdString(), scenario::writeScenario(lesson.scenario()));
    }

    void illegalAndUnfinishedPositionsAreSavedAndOpenedByteForByte() {
        // Edges that clash, an island, a figure on nothing, a module that is off, an unfinished question, HTML in a text.
        document_->placeTile("base/D", {0, 0}, rules::Rotation::None);
        document_->placeTile("base/C", {1, 0}, rules::Rotation::None);
        document_->placeTile("barber-surgeons/3", {5, 5}, rules::Rotation::Quarter);
        document_->addFigure({"Red", {9, 9}, on("city N"), "meeple"});
        document_->addFigure({"Red", {0, 0}, on("monastery"), "large-meeple"});
        document_->setExpansions(std::vector<std::string>{});
        document_->setSummary(QStringLiteral("en"), QStringLiteral("A <b>bold</b> ![picture](x)"));
        document_->insertMove({}, 0, placing("base/E", {-9, -9}));
        document_->insertMove({}, 1, move("withdraw"));
        scenario::MoveEntry withdraw = move("withdraw");
        withdraw.at = {0, 0};
        document_->replaceMove({}, 1, withdraw);
        scenario::Question question;
        question.answers = std::vector<int>{};
        document_->insertQuestion(0, question);
        const QString path = folder_.filePath(QStringLiteral("illegal.bathhouse.json"));
        QVERIFY(!document_->saveTo(path));
        const QByteArray saved = bytesOf(path);
        LessonDocument lesson;
        QVERIFY2(lesson.open(path), shapeProblems(lesson.problems()).c_str());
        QVERIFY(lesson.problems().size() >= 8);
        QVERIFY(lesson.scenario() == document_->scenario());
        const QString copy = folder_.filePath(QStringLiteral("copy.bathhouse.json"));
        QVERIFY(!lesson.edited().saveTo(copy));
        QCOMPARE(bytesOf(copy), saved);
        lesson.edited().setId(QStringLiteral("other"));
        lesson.edited().setId(QString());
        lesson.edited().placeTile("base/B", {8, 8}, rules::Rotation::None);
        lesson.edited().removeTiles({{8, 8}});
        QVERIFY(!lesson.edited().saveTo(copy));
        QCOMPARE(bytesOf(copy), saved);
    }

    void aFileThatCannotBeWrittenLeavesTheDocumentModified() {
        document_->placeTile("base/D", {0, 0}, rules::Rotation::None);
        const auto trouble = document_->saveTo(folder_.filePath(QStringLiteral("no/such/folder.json")));
        QVERIFY(trouble);
        QVERIFY(document_->isModified());
        QVERIFY(document_->path().isEmpty());
    }

    void everyShippedScenarioKeepsItsBytes() {
        QDirIterator walk(QStringLiteral(":/scenarios"), {QStringLiteral("*.json")}, QDir::Files,
                          QDirIterator::Subdirectories);
        int seen = 0;
        LessonDocument lesson;
        while (walk.hasNext()) {
            const QString path = walk.next();
            QVERIFY(lesson.open(path));
            QCOMPARE(lesson.edited().bytes(), bytesOf(path));
            // Shipped scenarios are canonical: writing them anew changes nothing.
            QCOMPARE(QByteArray::fromStdString(scenario::writeScenario(lesson.scenario())), bytesOf(path));
            ++seen;
        }
        QVERIFY(seen >= 30);
    }

private:
    QTemporaryDir folder_;
    std::unique_ptr<ScenarioDocument> document_;
};

QTEST_GUILESS_MAIN(TestScenarioDocument)
#include "test_scenario_document.moc"
