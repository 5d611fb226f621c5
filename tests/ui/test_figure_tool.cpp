// SPDX-License-Identifier: MIT
#include "author_at_the_board.h"

using namespace bathhouse;
using namespace bathhouse::ui;

class TestFigureTool : public QObject, test::AuthorAtTheBoard {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }

    void aFigureLightsUpTheLegalParts();
    void aFigureGoesIntoABathhouse();
    void refusedFiguresSayWhy();
    void aFigureComesOutOfTheSupply();
    void aFigureIsMovedByDragging();
};

void TestFigureTool::aFigureLightsUpTheLegalParts() {
    QTest::mouseClick(window_->editor().figures().button(QStringLiteral("Red"), QStringLiteral("meeple")),
                      Qt::LeftButton);
    hands_->hover({0, 0}, {20, 50});
    QStringList names;
    QString chosen;
    for (const PartMark &part : marks().parts) {
        names << part.name;
        if (part.chosen) chosen = part.name;
    }
    names.sort();
    // D: a city, a road, a field on each side of it.
    QCOMPARE(names, (QStringList{QStringLiteral("city N"), QStringLiteral("field EL"), QStringLiteral("field ER"),
                                 QStringLiteral("road E")}));
    QCOMPARE(chosen, QStringLiteral("road E"));
    QVERIFY(!marks().bubble);
}

void TestFigureTool::aFigureGoesIntoABathhouse() {
    const QPointF pool = placeOf(window_->document().state(), {{1, 0}, rules::kBathhousePart}) - cornerOf({1, 0});
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {1, 0}, pool);
    QCOMPARE(rules::toString(scenario().figures.back().on), std::string("bathhouse"));
    // It has room for one.
    hands_->dragFigure(QStringLiteral("Blue"), QStringLiteral("meeple"), {1, 0}, pool);
    QCOMPARE(scenario().figures.size(), std::size_t{2});
    QVERIFY2(said_.contains(QStringLiteral("already")), qPrintable(said_));
}

void TestFigureTool::refusedFiguresSayWhy() {
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("abbot"), {0, 0}, {20, 50});
    QVERIFY2(said_.contains(QStringLiteral("An abbot may go only")), qPrintable(said_));
    QVERIFY(marks().bubble);
    hands_->key(Qt::Key_Escape);
    QCOMPARE(scenario().figures.size(), std::size_t{1});
}

void TestFigureTool::aFigureComesOutOfTheSupply() {
    FigureButton *button = window_->editor().figures().button(QStringLiteral("Red"), QStringLiteral("meeple"));
    QCOMPARE(button->left(), 2);
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {0, 0}, {20, 50});
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {0, 0}, {80, 50});
    QCOMPARE(scenario().players[0].supply->at("meeple"), 0);
    QCOMPARE(button->left(), 0);
    hands_->dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {1, 0}, {80, 90});
    QVERIFY2(said_.contains(QStringLiteral("Red has no meeple left")), qPrintable(said_));
    QCOMPARE(scenario().figures.size(), std::size_t{3});
    window_->document().edited().history().undo();
    QCOMPARE(button->left(), 1);
}

void TestFigureTool::aFigureIsMovedByDragging() {
    const QPointF knight = placeOf(window_->document().state(), {{0, 0}, 0}) - cornerOf({0, 0});
    hands_->drag(hands_->pixel({0, 0}, knight), hands_->pixel({0, 0}, {20, 50}));
    QCOMPARE(scenario().figures.size(), std::size_t{1});
    QCOMPARE(rules::toString(scenario().figures[0].on), std::string("road E"));
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
}

QTEST_MAIN(TestFigureTool)
#include "test_figure_tool.moc"
