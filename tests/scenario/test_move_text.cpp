// SPDX-License-Identifier: MIT
#include "scenario/move_text.h"

#include <QTest>

using namespace bathhouse;
using namespace bathhouse::scenario;

namespace {

Scenario tableWithEverything() {
    Scenario scenario;
    scenario.expansions = {"barber-surgeons",
                           "inns-and-cathedrals",
                           "princess-and-dragon",
                           "abbey-and-mayor",
                           "bridges-castles-bazaars",
                           "under-the-big-top",
                           "ghosts-castles-cemeteries",
                           "flying-machines",
                           "messages",
                           "land-surveyors",
                           "markets-of-leipzig"};
    scenario.players = {{.name = "Red", .color = {}, .score = {}, .supply = {}}};
    return scenario;
}

std::variant<MoveEntry, Problems> typed(const std::string &text) {
    return moveFrom(text, tableWithEverything(), TileLibrary::shipped());
}

MoveEntry moveOf(const std::string &word, std::optional<Position> at = {}, const std::string &on = {},
                 std::optional<int> number = {}, const std::string &figure = {}) {
    MoveEntry move;
    move.move = word;
    move.at = at;
    if (!on.empty()) move.on = rules::partNameFrom(on);
    move.number = number;
    if (!figure.empty()) move.figure = figure;
    return move;
}

} // namespace

class TestMoveText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMoveOfAModuleIsTypedWithItsNumberPlaceAndPartInAnyOrder_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("expected");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].first) << QString::fromLatin1(rows()[i].first) << static_cast<int>(i);
    }
    void aMoveOfAModuleIsTypedWithItsNumberPlaceAndPartInAnyOrder() {
        QFETCH(QString, text);
        QFETCH(int, expected);
        const auto read = typed(text.toStdString());
        const auto *move = std::get_if<MoveEntry>(&read);
        QVERIFY2(move, move ? "" : std::get<Problems>(read).front().text().c_str());
        QVERIFY2(*move == rows()[static_cast<std::size_t>(expected)].second, move->written.c_str());
    }

    /// Which keys a move has depends on its word, so nothing else is said where that is wrong.
    void aWrongWordIsTheOnlyThingSaid() {
        const auto read = typed("mesage 1 road X");
        const auto *problems = std::get_if<Problems>(&read);
        QVERIFY(problems && problems->size() == 1);
        QVERIFY2(problems->front().text().find("did you mean \"message\"?") != std::string::npos,
                 problems->front().text().c_str());
    }

    void aNumberIsATurnOnlyWhereATileIsPlaced() {
        const auto read = typed("place base/D 1,0 90");
        const auto *move = std::get_if<MoveEntry>(&read);
        QVERIFY(move && move->rotation == Rotation::Quarter && !move->number);
    }

private:
    static const std::vector<std::pair<const char *, MoveEntry>> &rows() {
        static const std::vector<std::pair<const char *, MoveEntry>> all{
            {"message 1", moveOf("message", {}, {}, 1)},
            {"message 8 at 0,0", moveOf("message", Position{0, 0}, {}, 8)},
            {"surveyors 9", moveOf("surveyors", {}, {}, 9)},
            {"tent 9", moveOf("tent", {}, {}, 9)},
            {"counter 2", moveOf("counter", {}, {}, 2)},
            {"leipzig 0,0 1", moveOf("leipzig", Position{0, 0}, {}, 1)},
            {"leipzig (0, 0) road E large to quarter 4", moveOf("leipzig", Position{0, 0}, "road E", 4, "large")},
            {"fly 2 1,-2 bathhouse", moveOf("fly", Position{1, -2}, "bathhouse", 2)},
            {"bridge 0,0 2", moveOf("bridge", Position{0, 0}, {}, 2)},
            {"ghost 0,0 road E 2", moveOf("ghost", Position{0, 0}, "road E", 2)},
            {"dragon 1,0", moveOf("dragon", Position{1, 0})},
            {"portal 0,0 city N large", moveOf("portal", Position{0, 0}, "city N", {}, "large")},
            {"wagon 5,5", moveOf("wagon", Position{5, 5})},
            {"wagon 1,-1 bathhouse", moveOf("wagon", Position{1, -1}, "bathhouse")},
            {"barn 0,0 field NL", moveOf("barn", Position{0, 0}, "field NL")},
            {"abbey 1,1", moveOf("abbey", Position{1, 1})},
            // Without a place it is a figure onto the tile just placed.
            {"wagon on city N", moveOf("meeple", {}, "city N", {}, "wagon")},
            {"large on road W", moveOf("meeple", {}, "road W", {}, "large")},
        };
        return all;
    }
};

QTEST_APPLESS_MAIN(TestMoveText)
#include "test_move_text.moc"
