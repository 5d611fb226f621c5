// SPDX-License-Identifier: MIT
#include "author_at_the_board.h"
#include "ui/board/token_item.h"
#include "ui/docks/board_list_model.h"
#include "ui/tools/board_clipboard.h"
#include "ui/widgets/feature_card.h"

#include <QLabel>

using namespace bathhouse;
using namespace bathhouse::ui;

class TestTokenTool : public QObject, test::AuthorAtTheBoard {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        QVERIFY(open());
        window_->document().edited().setExpansions(
            std::vector<std::string>{"barber-surgeons", "abbot", "princess-and-dragon", "under-the-big-top"});
    }
    void cleanup() { close(); }

    void thePaletteOffersTheTokensOfTheModulesThatAreOn();
    void aTokenBesideTheMapIsLaidAndTakenAwayByItsButton();
    void aTokenIsDraggedOntoATile();
    void aTokenOfWhichThereIsOneMoves();
    void theFairyNeedsAFigure();
    void theFairyGoesBesideAFigure();
    void aTokenIsRemoved();
    void aTokenGoesWithItsTile();
    void aTokenGoesOverTheClipboard();
    void theFairyGoesWithHerFigure();
    void theCardNamesTheTokenUnderThePointer();
    void theKeyboardLaysATokenToo();

private:
    QPointF knight() { return placeOf(window_->document().state(), {{0, 0}, 0}) - cornerOf({0, 0}); }
    void dragToken(const char *kind, rules::Position to, QPointF part = {50, 50}) {
        TokenButton *button = window_->editor().figures().tokenButton(QLatin1String(kind));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        hands_->click(to, part);
    }
    const std::vector<scenario::TokenEntry> &tokens() { return scenario().tokens; }
    QUndoStack &history() { return window_->document().edited().history(); }
};

void TestTokenTool::thePaletteOffersTheTokensOfTheModulesThatAreOn() {
    const FigurePaletteDock &palette = window_->editor().figures();
    for (const char *kind : {"dragon", "fairy", "tent"}) {
        const TokenButton *button = palette.tokenButton(QLatin1String(kind));
        QVERIFY2(button, kind);
        QCOMPARE(button->accessibleName(), QLatin1String(kind));
    }
    QVERIFY(!palette.tokenButton(QStringLiteral("dragon-trail")));
    window_->document().edited().setExpansions(std::vector<std::string>{"barber-surgeons"});
    QVERIFY(!palette.tokenButton(QStringLiteral("dragon")));
}

void TestTokenTool::aTokenBesideTheMapIsLaidAndTakenAwayByItsButton() {
    window_->document().edited().setExpansions(std::vector<std::string>{"barber-surgeons", "land-surveyors"});
    const FigurePaletteDock &palette = window_->editor().figures();
    TokenButton *button = palette.tokenButton(QStringLiteral("road-wealth"));
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(tokens().size(), std::size_t{1});
    QCOMPARE(tokens()[0], (scenario::TokenEntry{"road-wealth", std::nullopt, std::nullopt, std::nullopt}));
    QVERIFY(palette.tokenButton(QStringLiteral("road-wealth"))->isChecked());
    QTest::mouseClick(palette.tokenButton(QStringLiteral("road-wealth")), Qt::LeftButton);
    QVERIFY(tokens().empty());
    QVERIFY(!palette.tokenButton(QStringLiteral("road-wealth"))->isChecked());
}

void TestTokenTool::aTokenIsDraggedOntoATile() {
    dragToken("dragon", {1, 0});
    QCOMPARE(tokens().size(), std::size_t{1});
    QCOMPARE(tokens()[0], (scenario::TokenEntry{"dragon", rules::Position{1, 0}, std::nullopt, std::nullopt}));
    QVERIFY(hands_->desk().holds() == AuthorDesk::Holds::Nothing);
    QCOMPARE(hands_->view().board().tokens().size(), std::size_t{1});
    history().undo();
    QVERIFY(tokens().empty());
    QVERIFY(hands_->view().board().tokens().empty());
}

void TestTokenTool::aTokenOfWhichThereIsOneMoves() {
    dragToken("dragon", {1, 0});
    dragToken("dragon", {0, 0});
    QCOMPARE(tokens().size(), std::size_t{1});
    QCOMPARE(*tokens()[0].at, (rules::Position{0, 0}));
    // It can be dragged on the board as well.
    const QPointF at = hands_->view().board().tokens()[0].at - cornerOf({0, 0});
    hands_->drag(hands_->pixel({0, 0}, at), hands_->pixel({1, 0}));
    QCOMPARE(*tokens()[0].at, (rules::Position{1, 0}));
    history().undo();
    QCOMPARE(*tokens()[0].at, (rules::Position{0, 0}));
}

void TestTokenTool::theFairyNeedsAFigure() {
    dragToken("fairy", {1, 0});
    QVERIFY(tokens().empty());
    QVERIFY2(said_.contains(QStringLiteral("stands by a figure")), qPrintable(said_));
}

void TestTokenTool::theFairyGoesBesideAFigure() {
    dragToken("fairy", {0, 0}, knight());
    QCOMPARE(tokens().size(), std::size_t{1});
    QCOMPARE(tokens()[0], (scenario::TokenEntry{"fairy", rules::Position{0, 0}, "city N", "Blue"}));
    // The file that would be saved is a right one.
    const auto read = scenario::readScenario(window_->document().edited().bytes().toStdString(),
                                             window_->document().edited().tiles());
    QVERIFY(read.scenario);
    QCOMPARE(read.scenario->tokens, tokens());
}

void TestTokenTool::aTokenIsRemoved() {
    dragToken("tent", {1, 0});
    const QPointF at = hands_->view().board().tokens()[0].at - cornerOf({1, 0});
    hands_->click({1, 0}, at, Qt::RightButton, Qt::AltModifier);
    QVERIFY(tokens().empty());
    history().undo();
    QCOMPARE(tokens().size(), std::size_t{1});
    hands_->desk().moveCursor({1, 0});
    hands_->desk().removeMeant();
    QVERIFY(tokens().empty());
    QCOMPARE(scenario().board.size(), std::size_t{2});
}

void TestTokenTool::aTokenGoesWithItsTile() {
    dragToken("dragon", {1, 0});
    ScenarioDocument &edited = window_->document().edited();
    QVERIFY(edited.moveTiles({{1, 0}}, 0, 3));
    QCOMPARE(*tokens()[0].at, (rules::Position{1, 3}));
    QVERIFY(edited.removeTiles({{1, 3}}));
    QVERIFY(tokens().empty());
    history().undo();
    QCOMPARE(*tokens()[0].at, (rules::Position{1, 3}));
}

void TestTokenTool::aTokenGoesOverTheClipboard() {
    dragToken("fairy", {0, 0}, knight());
    ScenarioDocument &edited = window_->document().edited();
    const auto area = areaFromJson(areaToJson(edited.cutting({{0, 0}})));
    QVERIFY(area);
    QCOMPARE(area->tokens, tokens());
    // She is there already: a copy brings no second one.
    QVERIFY(edited.paste(*area, {5, 5}));
    QCOMPARE(tokens().size(), std::size_t{1});
    QVERIFY(edited.removeTiles({{0, 0}, {5, 5}}));
    QVERIFY(tokens().empty());
    QVERIFY(edited.paste(ScenarioDocument::turned(*area, 1), {3, 4}));
    QCOMPARE(tokens()[0], (scenario::TokenEntry{"fairy", rules::Position{3, 4}, "city E", "Blue"}));
}

void TestTokenTool::theFairyGoesWithHerFigure() {
    dragToken("fairy", {0, 0}, knight());
    ScenarioDocument &edited = window_->document().edited();
    QVERIFY(edited.turnTiles({{0, 0}}, 1));
    QCOMPARE(*tokens()[0].on, std::string("city E"));
    QVERIFY(edited.moveFigure(0, {0, 0}, *rules::partNameFrom("road N")));
    QCOMPARE(*tokens()[0].on, std::string("road N"));
    QVERIFY(edited.removeFigures({0}));
    QVERIFY(tokens().empty());
    history().undo();
    QCOMPARE(tokens().size(), std::size_t{1});
}

void TestTokenTool::theCardNamesTheTokenUnderThePointer() {
    dragToken("dragon", {1, 0});
    const QPointF at = hands_->view().board().tokens()[0].at - cornerOf({1, 0});
    hands_->hover({1, 0}, at);
    const auto *card = window_->findChild<FeatureCard *>();
    QVERIFY(card && card->isVisible());
    QCOMPARE(card->findChild<QLabel *>()->text(), QStringLiteral("Dragon"));
    const rules::State &state = window_->document().state();
    QCOMPARE(figuresInWords(state, *state.board.at({1, 0}), window_->document().table(), QStringLiteral("en")),
             QStringLiteral("dragon"));
}

void TestTokenTool::theKeyboardLaysATokenToo() {
    hands_->desk().takeToken(QStringLiteral("fairy"), {});
    QVERIFY(hands_->desk().actAt({0, 0}));
    QCOMPARE(tokens().size(), std::size_t{1});
    hands_->desk().moveCursor({0, 0});
    QVERIFY2(said_.contains(QStringLiteral("Also here: the fairy.")), qPrintable(said_));
}

QTEST_MAIN(TestTokenTool)
#include "test_token_tool.moc"
