// SPDX-License-Identifier: MIT
#include "scenario/reader.h"
#include "scenario/rule_names.h"
#include "scenario/writer.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

const TileLibrary &tiles() { return TileLibrary::shipped(); }

std::string everything() {
    QFile file(QStringLiteral(BATHHOUSE_SOURCE_DIR "/tests/scenario/good/everything.bathhouse.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string{};
}

/// A file with the given keys besides format and players.
ReadResult readWith(const std::string &keys) {
    return readScenario(R"({"format": "bathhouse-scenario/1", "players": [{"name": "Red"}, {"name": "Blue"}])" +
                            (keys.empty() ? "" : ", " + keys) + "}",
                        tiles());
}

Scenario boardOf(std::vector<LaidEntry> board) {
    Scenario scenario;
    scenario.players = {{"Red", {}, {}, {}}};
    scenario.board = std::move(board);
    return scenario;
}

std::vector<std::string> pointers(const Problems &problems) {
    std::vector<std::string> list;
    for (const Problem &problem : problems) list.push_back(problem.pointer);
    return list;
}

using Pointers = std::vector<std::string>;

}  // namespace

class Reader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKeyOfTheFormatIsRead() {
        const ReadResult result = readScenario(everything(), tiles());
        QVERIFY2(result.problems.empty(), result.problems.empty() ? "" : result.problems[0].text().c_str());
        const Scenario &s = *result.scenario;
        QCOMPARE(s.schema, std::optional<std::string>("bathhouse-scenario-1.schema.json"));
        QCOMPARE(s.title->in("pt-BR"), std::string("Tudo"));
        QVERIFY(s.summary->plain);
        QCOMPARE(s.summary->in("nl").substr(0, 8), std::string("One file"));
        QCOMPARE(s.modules(), (std::vector<std::string>{"barber-surgeons", "abbot", "inns-and-cathedrals"}));
        QCOMPARE(s.options.at("freeRetrieval"), std::string("claim"));
        QCOMPARE(s.colours(), (std::vector<std::string>{"pink", "red", "blue"}));
        QCOMPARE(s.players[0].supply->at("abbot"), 0);
        QVERIFY(!s.players[1].supply);
        QCOMPARE(s.board[1].rotation, Rotation::Half);
        QVERIFY((s.board[2].at == Position{-10000, 10000}));
        QCOMPARE(s.figures[1].figure, std::string("large"));
        QCOMPARE(s.setup->drawn.size(), std::size_t{5});
        QCOMPARE(s.draw, (std::vector<std::string>{"base/D", "base/V"}));
        QCOMPARE(s.moves.size(), std::size_t{11});
        QVERIFY(!s.moves[0].tile);
        QVERIFY(s.moves[0].rotation == Rotation::None);
        QCOMPARE(s.moves[2].expect->refused, std::optional<std::string>("leave-too-late-forgotten"));
        QVERIFY(s.moves[10].expect->figures && s.moves[10].expect->figures->empty());
        QVERIFY(!s.moves[10].expect->bathhouses->at(0).occupant);
        QCOMPARE(s.variations[0].variations[0].before, 1);
        QCOMPARE(s.questions.size(), std::size_t{11});
        QVERIFY(s.questions[0].all && std::get<std::vector<int>>(s.questions[0].answers) == (std::vector<int>{2, 0}));
        QVERIFY(!std::get<bool>(s.questions[1].answers));
        QVERIFY(std::holds_alternative<EngineAnswers>(s.questions[3].answers));
        QCOMPARE(std::get<std::vector<Place>>(s.questions[9].answers).size(), std::size_t{2});
        QCOMPARE(s.customTiles[0].parts[1].flag, std::uint8_t{9});
        QVERIFY(s.customTiles[0].parts[1].marks == rules::markNamed("inn"));
        QVERIFY(s.customTiles[0].parts[0].marks == rules::markNamed("cathedral"));
    }

    void whatIsLeftOutHasItsDefault() {
        const ReadResult result = readWith("");
        QVERIFY(result.ok());
        QCOMPARE(result.scenario->modules(), std::vector<std::string>{"barber-surgeons"});
        QCOMPARE(result.scenario->colours(), (std::vector<std::string>{"red", "blue"}));
        QVERIFY(!result.scenario->id && !result.scenario->toMove && result.scenario->moves.empty());
    }

    void aByteOrderMarkIsAccepted() {
        QVERIFY(readScenario("\xEF\xBB\xBF" + everything(), tiles()).ok());
        const ReadResult broken = readScenario("\xEF\xBB\xBF{x", tiles());
        QVERIFY2(broken.problems.at(0).message.starts_with("line 1, column 2: "), broken.problems[0].message.c_str());
    }

    void lateMinorVersionsWithKnownKeysAreRead() {
        for (const char *format : {"bathhouse-scenario/1", "bathhouse-scenario/1.0", "bathhouse-scenario/1.7"}) {
            const ReadResult result =
                readScenario(R"({"format": ")" + std::string(format) + R"(", "players": [{"name": "Red"}]})", tiles());
            QVERIFY2(result.ok(), format);
            QCOMPARE(result.scenario->format, std::string(format));
        }
    }

    void coloursAreGivenOutInOrderAroundThoseNamed() {
        Scenario scenario;
        for (const char *color : {"", "red", "", "green", "", ""}) {
            ScenarioPlayer player;
            player.name = std::to_string(scenario.players.size());
            if (*color) player.color = color;
            scenario.players.push_back(player);
        }
        QCOMPARE(scenario.colours(), (std::vector<std::string>{"blue", "red", "yellow", "green", "black", "pink"}));
    }

    void signsThatAreNoHtmlAreAllowedInTexts() {
        QVERIFY(readWith("\"summary\": \"3 < 4, a<3, <https://example.org>, \\\\<b>, really! "
                         "[yes](https://example.org) &lt;b&gt;\"")
                    .ok());
    }

    void problemsOfTheBoardLeaveTheScenarioReadable() {
        const ReadResult result =
            readWith(R"("board": [{"tile": "base/D", "at": [0, 0]}, {"tile": "base/C", "at": [1, 0]}])");
        QVERIFY(result.scenario.has_value());
        QVERIFY(!result.ok());
        QCOMPARE(result.problems.size(), std::size_t{1});
        QVERIFY(result.problems[0].kind == Problem::Kind::Board);
        QCOMPARE(result.scenario->board.size(), std::size_t{2});
    }

    void problemsOfTheShapeLeaveNoScenario() {
        const ReadResult result = readWith(R"("toMove": "Nobody")");
        QVERIFY(!result.scenario.has_value());
        QVERIFY(result.problems.at(0).kind == Problem::Kind::Shape);
    }

    void aProblemIsOneLineWithItsPointer() {
        QCOMPARE((Problem{Problem::Kind::Board, "/board/1", "wrong"}).text(), std::string("/board/1: wrong"));
        QCOMPARE((Problem{Problem::Kind::Shape, "", "line 2, column 3: wrong"}).text(),
                 std::string("line 2, column 3: wrong"));
    }

    void gardenTilesNeedNoModuleAndTheirAbbotDoes() {
        QVERIFY(readWith(R"("expansions": [], "board": [{"tile": "base/Vg", "at": [0, 0]}])").ok());
    }

    void moreCopiesThanTheBoxHoldsAreAllowed() {
        QVERIFY(checkBoard(boardOf({{"base/C", {0, 0}}, {"base/C", {1, 0}}, {"base/C", {0, 1}}}), tiles()).empty());
    }

    void theOrderOfTheBoardDoesNotMatter() {
        QVERIFY(checkBoard(boardOf({{"base/B", {0, 0}}, {"base/B", {2, 0}}, {"base/B", {1, 0}}}), tiles()).empty());
    }

    void ofTwoTilesInConflictTheLaterIsReported() {
        const auto found = checkBoard(
            boardOf({{"base/C", {1, 0}}, {"base/B", {0, 0}}, {"base/B", {-1, 0}}, {"base/C", {0, 1}}}), tiles());
        QCOMPARE(pointers(found), (Pointers{"/board/1", "/board/3"}));
    }

    void islandsAreSeenFromTheFirstTile() {
        const auto found = checkBoard(
            boardOf({{"base/B", {5, 5}}, {"base/B", {0, 0}}, {"base/B", {1, 0}}, {"base/B", {9, 9}}}), tiles());
        QCOMPARE(pointers(found), (Pointers{"/board/1", "/board/3"}));
        QVERIFY(found[0].message.find("2 tiles") != std::string::npos);
    }

    void aFreeBoardMayHaveIslandsAndOpenClashes() {
        Scenario scenario = boardOf({{"base/C", {1, 0}}, {"base/B", {0, 0}}, {"base/B", {7, 7}}, {"base/B", {7, 7}}});
        scenario.options["board"] = "free";
        QCOMPARE(pointers(checkBoard(scenario, tiles())), Pointers{"/board/3/at"});
    }

    void rotationDecidesWhichPartsATileHas() {
        Scenario scenario = boardOf({{"base/D", {0, 0}, Rotation::Quarter}});
        scenario.figures = {{"Red", {0, 0}, *rules::partNameFrom("city E"), "meeple"},
                            {"Red", {0, 0}, *rules::partNameFrom("city N"), "meeple"}};
        const auto found = checkBoard(scenario, tiles());
        QCOMPARE(pointers(found), Pointers{"/figures/1/on"});
        QVERIFY2(found[0].message.find("\"city E\", \"road N\"") != std::string::npos, found[0].message.c_str());
    }

    void theEditorsUnknownNamesAreNoTroubleToTheBoard() {
        Scenario scenario = boardOf({{"nobody/knows", {0, 0}}, {"base/B", {0, 0}}, {"base/B", {99'999, 0}}});
        scenario.figures = {{"Red", {0, 0}, *rules::partNameFrom("monastery"), "dragon"},
                            {"Red", {99'999, 0}, *rules::partNameFrom("monastery"), "meeple"}};
        QCOMPARE(pointers(checkBoard(scenario, tiles())), Pointers{"/figures/1/at"});
    }

    void aFullMapIsJudgedQuickly() {
        Scenario scenario = boardOf({});
        for (int i = 0; i < 20'000; ++i) scenario.board.push_back({"base/C", {i % 141, i / 141}});
        const std::clock_t before = std::clock();
        QVERIFY(checkBoard(scenario, tiles()).empty());
        for (LaidEntry &entry : scenario.board) entry.at = {(entry.at.x - 70) * 140, (entry.at.y - 70) * 140};
        scenario.options["board"] = "free";
        QVERIFY(checkBoard(scenario, tiles()).empty());
        QVERIFY(std::clock() - before < 3 * CLOCKS_PER_SEC);
    }

    void ruleNamesAreThoseOfTheCards() {
        for (const char *id :
             {"visit-single-meeple", "setup-counts", "combining", "base-place", "stay-at-end", "ix-tent"})
            QVERIFY2(isRule(id), id);
        QVERIFY(!isRule("visit-singel-meeple"));
        QVERIFY(!isRule(""));
        QVERIFY(ruleNames().size() > 90);
    }
};

QTEST_GUILESS_MAIN(Reader)
#include "test_reader.moc"
