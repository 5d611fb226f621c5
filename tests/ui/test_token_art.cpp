// SPDX-License-Identifier: MIT
#include "pixels.h"
#include "scenario/reader.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_scene.h"
#include "ui/board/flag_place.h"
#include "ui/board/token_item.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QtTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using test::differing;
using test::painted;

namespace {

QImage token(double px, const TokenLook &look) {
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(100, 100);
    p.scale(px / kUnits, px / kUnits);
    paintTokenOnTile(p, {}, px, look);
    return image;
}

std::vector<std::string_view> shownKinds() {
    std::vector<std::string_view> kinds;
    for (const rules::TokenTraits &traits : rules::tokenTable())
        if (!traits.inner) kinds.push_back(traits.name);
    return kinds;
}

/// Three tiles in a row, a dragon on the last and a fairy beside Red's knight on the first.
struct Position {
    Position() {
        const QByteArray text =
            QByteArray(
                "{ 'format': 'bathhouse-scenario/1', 'expansions': ['princess-and-dragon'],"
                "  'players': [ { 'name': 'Red' }, { 'name': 'Blue' } ],"
                "  'board': [ { 'tile': 'base/D', 'at': [0, 0] }, { 'tile': 'base/U', 'at': [1, 0], 'rotation': 90 },"
                "             { 'tile': 'base/B', 'at': [2, 0] } ],"
                "  'figures': [ { 'player': 'Red', 'at': [0, 0], 'on': 'city N' } ],"
                "  'tokens': [ { 'token': 'dragon', 'at': [2, 0] },"
                "              { 'token': 'fairy', 'player': 'Red', 'at': [0, 0], 'on': 'city N' } ] }")
                .replace('\'', '"');
        const scenario::TileLibrary library = scenario::TileLibrary::shipped();
        const auto read = scenario::readScenario(text.toStdString(), library);
        if (!read.scenario) return;
        table = scenario::tableOf(*read.scenario, library);
        state = scenario::startState(*read.scenario, table, library);
    }
    scenario::Table table;
    std::optional<rules::State> state;
};

/// A scenario with every position of its line.
struct Played {
    explicit Played(const QString &path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return;
        const scenario::TileLibrary library = scenario::TileLibrary::shipped();
        const auto read = scenario::readScenario(file.readAll().toStdString(), library);
        if (read.scenario) run = scenario::play(*read.scenario, library);
    }
    std::vector<const rules::State *> states() const {
        if (!run) qFatal("not played");
        std::vector<const rules::State *> all{&run->start};
        for (const scenario::Step &step : run->steps) all.push_back(&step.state);
        return all;
    }
    std::optional<scenario::Run> run;
};

/// The cloths of all flags, on the board.
std::vector<QRectF> flags(const rules::State &state) {
    std::vector<QRectF> found;
    for (const rules::LaidTile &laid : state.board.laidTiles()) {
        const auto layout = layoutOf(state.board.tiles().tile(laid.tile));
        if (layout->bathhouse)
            found.push_back(flagOf(turned(layout->bathhouse->centre, laid.rotation), layout->bathhouse->scale)
                                .cloth.translated(cornerOf(laid.at)));
    }
    return found;
}

}  // namespace

class TestTokenArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTokenHasLooksOfItsOwn();
    void everyTokenIsLargeEnoughToBeRead();
    void aTokenOfAPlayerShowsWhose();
    void tokensLieOnTheirTileOrBesideTheirFigure();
    void tokensKeepOffFiguresAndFlags_data() { everyRuling(); }
    void tokensKeepOffFiguresAndFlags();
    void noFigureHidesTheNumberOfAFlagWhereThereIsRoom_data() { everyRuling(); }
    void noFigureHidesTheNumberOfAFlagWhereThereIsRoom();
    void theFigureInLeipzigShowsItsQuarter();
    void tokensAreAboveTheFigures();
    void picturesShowTokens();

private:
    static void everyRuling();
};

/// The shipped positions with other expansions.
void TestTokenArt::everyRuling() {
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios/interactions"));
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestTokenArt::everyTokenHasLooksOfItsOwn() {
    std::vector<std::string_view> kinds = shownKinds();
    kinds.push_back("no such token");  // what a kind without looks of its own would be
    for (std::size_t a = 0; a < kinds.size(); ++a)
        for (std::size_t b = a + 1; b < kinds.size(); ++b)
            for (const double px : {40.0, 140.0}) {
                const QImage one = token(px, {.kind = kinds[a]});
                const std::string pair = std::string(kinds[a]) + " and " + std::string(kinds[b]);
                QVERIFY2(differing(one, token(px, {.kind = kinds[b]})) > px, pair.c_str());
            }
}

void TestTokenArt::everyTokenIsLargeEnoughToBeRead() {
    for (const std::string_view kind : shownKinds())
        for (const double px : {40.0, 60.0, 100.0}) {
            const QRect box = painted(token(px, {.kind = kind, .shadow = false}));
            QVERIFY2(box.height() >= 16, std::string(kind).c_str());
            const double reach = tokenReach(px) * px / kUnits;
            QVERIFY2(QRectF(100 - reach, 100 - reach, 2 * reach, 2 * reach)
                         .contains(QRectF(painted(token(px, {.kind = kind})))),
                     std::string(kind).c_str());
        }
}

void TestTokenArt::aTokenOfAPlayerShowsWhose() {
    for (const char *colour : {"red", "blue", "green", "yellow", "black", "pink"}) {
        const QImage image = token(160, {.kind = "tent", .colour = colour});
        QVERIFY2(test::coloursIn(image, image.rect()).contains(playerColours(colour).fill.rgb()), colour);
    }
}

void TestTokenArt::tokensLieOnTheirTileOrBesideTheirFigure() {
    const Position position;
    QVERIFY(position.state);
    const std::vector<ShownToken> shown = shownTokens(*position.state, position.table);
    QCOMPARE(shown.size(), std::size_t{2});
    QCOMPARE(std::string(wordOf(shown[0])), std::string("dragon"));
    QVERIFY(QRectF(200, 0, 100, 100).contains(shown[0].at));
    QCOMPARE(std::string(wordOf(shown[1])), std::string("fairy"));
    const double away = distance(shown[1].at, placeOf(*position.state, shown[1].where));
    QVERIFY(away > 8 && away < 30);
    QCOMPARE(tokenUnder(shown, shown[1].at), &shown[1]);
    QCOMPARE(tokenUnder(shown, {150, 50}), nullptr);
}

void TestTokenArt::tokensKeepOffFiguresAndFlags() {
    QFETCH(QString, file);
    const Played played(file);
    for (const rules::State *state : played.states()) {
        const std::vector<ShownToken> shown = shownTokens(*state, played.run->table);
        const std::vector<rules::FigureAt> figures = state->figuresInOrder();
        const std::vector<QPointF> places = figurePlaces(*state, figures);
        for (const ShownToken &token : shown) {
            const double half = tokenHeight(wordOf(token)) / 2;
            const QRectF tile(cornerOf(token.where.at), QSizeF(kUnits, kUnits));
            QVERIFY(tile.contains(QRectF(token.at - QPointF(half, half), token.at + QPointF(half, half)).adjusted(2, 2, -2, -2)));
            for (std::size_t i = 0; i < figures.size(); ++i)
                if (figures[i].where.part != rules::kBathhousePart)
                    QVERIFY2(distance(places[i], token.at) > 0.8 * half + 8, qPrintable(file));
            for (const QRectF &flag : flags(*state)) QVERIFY2(!flag.contains(token.at), qPrintable(file));
            for (const ShownToken &other : shown)
                if (&other != &token) QVERIFY2(distance(other.at, token.at) > half, qPrintable(file));
        }
    }
}

void TestTokenArt::noFigureHidesTheNumberOfAFlagWhereThereIsRoom() {
    QFETCH(QString, file);
    const Played played(file);
    for (const rules::State *state : played.states()) {
        const std::vector<rules::FigureAt> figures = state->figuresInOrder();
        const std::vector<QPointF> places = figurePlaces(*state, figures);
        for (std::size_t i = 0; i < figures.size(); ++i) {
            if (figures[i].where.part == rules::kBathhousePart) continue;
            for (const QRectF &flag : flags(*state))
                QVERIFY2(!QRectF(places[i] - QPointF(9, 12), QSizeF(18, 24)).contains(flag.center()), qPrintable(file));
        }
    }
}

void TestTokenArt::theFigureInLeipzigShowsItsQuarter() {
    const QImage first = token(160, {.kind = "leipzig-meeple", .colour = "red", .number = 1});
    for (const int quarter : {0, 2, 3, 4})
        QVERIFY(differing(first, token(160, {.kind = "leipzig-meeple", .colour = "red", .number = quarter})) > 30);
}

void TestTokenArt::tokensAreAboveTheFigures() {
    const Position position;
    QVERIFY(position.state);
    BoardScene scene;
    scene.setState(*position.state, position.table);
    QCOMPARE(scene.tokens().size(), std::size_t{2});
    int seen = 0;
    for (const QGraphicsItem *item : scene.items()) {
        if (item->type() != TokenItem::Type) continue;
        ++seen;
        for (const FigureItem *figure : scene.figures()) QVERIFY(item->zValue() > figure->zValue());
    }
    QCOMPARE(seen, 2);
    rules::State without = *position.state;
    without.tokens.clear();
    scene.setState(without, position.table);
    QVERIFY(scene.tokens().empty());
}

void TestTokenArt::picturesShowTokens() {
    const Position position;
    QVERIFY(position.state);
    rules::State without = *position.state;
    without.tokens.clear();
    const auto drawn = [&](const rules::State &state, bool shapes) {
        const BoardPicture board(state, position.table, nullptr);
        QImage image(360, 160, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter p(&image);
        if (shapes)
            paintBoardShapes(p, board, 100, 100);
        else
            paintBoardPixels(p, board, 100, 30);
        return image;
    };
    for (const bool shapes : {false, true}) {
        const QImage with = drawn(*position.state, shapes);
        const QImage bare = drawn(without, shapes);
        QVERIFY(test::coloursIn(with, with.rect()).contains(tileColours(Theme::Light).dragon.rgb()));
        QVERIFY(!test::coloursIn(bare, bare.rect()).contains(tileColours(Theme::Light).dragon.rgb()));
        QVERIFY(differing(with, bare) > 400);
    }
}

QTEST_MAIN(TestTokenArt)
#include "test_token_art.moc"
