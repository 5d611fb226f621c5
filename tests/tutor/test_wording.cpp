// SPDX-License-Identifier: MIT
#include "rules/engine.h"
#include "rules/expansions/expansion.h"
#include "tutor/text_table.h"
#include "tutor/wording.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::rules;
using bathhouse::scenario::Table;
using bathhouse::tutor::Wording;

namespace {

constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{1};

/// A position with every module on, played on directly.
struct Game {
    Table table;
    State state;

    explicit Game(std::vector<std::string> modules = allModules(), Options options = {}) : table(tableOf(modules, options)), state(table.setting) {
        for (const PlayerId p : {kRed, kBlue})
            for (const FigureKind kind : table.setting->figures)
                state.player(p).supply[index(kind)] = static_cast<std::int16_t>(traits(kind).copies);
    }

    static std::vector<std::string> allModules() {
        std::vector<std::string> all;
        for (const Expansion *e : expansionList()) all.emplace_back(e->id());
        return all;
    }
    static Table tableOf(const std::vector<std::string> &modules, const Options &options) {
        TileTable tiles;
        for (const Tile &tile : scenario::TileLibrary::shipped().tiles()) tiles.add(tile);
        return {Setting::make(std::move(tiles), modules, options, 2), {"Red", "Blue"}, {"red", "blue"}};
    }

    TileId tile(std::string_view id) const { return *table.setting->tiles.find(id); }
    LaidId lay(std::string_view id, Position at, Rotation rotation = Rotation::None) { return state.lay(tile(id), at, rotation); }
    PartIndex part(Position at, std::string_view on) const {
        const LaidTile &laid = state.board.laid(*state.board.at(at));
        return *table.setting->tiles.partNamed(laid.tile, laid.rotation, *partNameFrom(on));
    }
    void put(PlayerId p, Position at, std::string_view on, std::string_view kind = "meeple") {
        state.put(p, *figureNamed(kind), *state.board.at(at), part(at, on));
    }
    Place place(std::string_view id, Position at, Rotation rotation = Rotation::None) const { return {tile(id), at, rotation}; }
    /// Plays a move that the rules allow and returns what happened.
    std::vector<Event> play(const Move &move) {
        EventList events;
        const auto refused = apply(state, move, &events);
        if (refused) qFatal("a move of the test is refused by %s", std::string(refused->rule).c_str());
        return events.events;
    }
    std::string say(const Event &event) const { return Wording().event(event, state, table); }
    /// The sentences of all events that one move makes.
    std::vector<std::string> sayAll(const Move &move) {
        const auto events = play(move);
        std::vector<std::string> sentences;
        for (const Event &e : events) sentences.push_back(say(e));
        return sentences;
    }
};

/// A road from a T-crossing over a bathhouse with flag 5 that a second T-crossing at (2, 0) closes; Red stands on it.
Game roadWithBathhouse(std::vector<std::string> modules = Game::allModules()) {
    Game game(std::move(modules));
    game.lay("base/W", {0, 0});
    game.lay("barber-surgeons/3", {1, 0});
    game.put(kRed, {1, 0}, "road W");
    return game;
}

bool holds(const std::vector<std::string> &sentences, const std::string &wanted) {
    if (std::ranges::find(sentences, wanted) != sentences.end()) return true;
    for (const std::string &s : sentences) qWarning("%s", s.c_str());
    return false;
}

/// A finished sentence: every placeholder filled, no key shown, a full stop.
bool isSentence(const std::string &text) {
    const bool fine = !text.empty() && text.find('{') == std::string::npos && text.find('}') == std::string::npos &&
                      text.find("event.") == std::string::npos && text.find("refused.") == std::string::npos && text.back() == '.' &&
                      text.find("  ") == std::string::npos;
    if (!fine) qWarning("no finished sentence: %s", text.c_str());
    return fine;
}

/// Every event the engine knows, in every form that the words tell apart.
std::vector<Event> everyEvent(const Game &game) {
    const TileId tile = game.tile("base/L");
    std::vector<Event> all{{TilePlaced{kRed, tile, {1, 0}, Rotation::None}, {rule::basePlace}},
                           {TilePlaced{kRed, tile, {1, 0}, Rotation::Half}, {rule::basePlace}},
                           {TileDiscarded{kRed, tile}, {rule::baseDiscard}},
                           {BathhouseSurrounded{{1, 0}, kRed}, {rule::leaveSurrounded}},
                           {BathhouseSurrounded{{1, 0}, std::nullopt}, {rule::leaveTooLateSurrounded}},
                           {MeepleBoughtBack{kRed, kMeeple, {1, 0}, 5, 0}, {rule::leaveBuyBack}},
                           {MeepleBoughtBack{kRed, kMeeple, {1, 0}, 1, -1}, {rule::leaveBuyBack, rule::leaveNegativeScore}},
                           {PointsGained{kRed, 3, "fairy"}, {rule::baseTurnOrder}},
                           {PointsGained{kRed, -1, "floor"}, {rule::baseTurnOrder}},
                           {TurnEnded{kRed}, {rule::baseTurnOrder}},
                           {GameEnded{}, {rule::visitNotFinal}},
                           {GameEnded{{{kRed, kMeeple, {{1, 0}, kBathhousePart}}}}, {rule::stayAtEnd}},
                           {GameEnded{{{kRed, kMeeple, {{1, 0}, kBathhousePart}}, {kBlue, kMeeple, {{1, 0}, kBathhousePart}}}}, {}}};
    for (std::size_t k = 0; k < figureTable().size(); ++k) {
        const FigureKind kind{static_cast<std::uint8_t>(k)};
        all.push_back({MeepleRetrieved{kRed, kind, {1, 0}}, {rule::leaveSurrounded}});
        all.push_back({RetrievalLost{kRed, kind, {1, 0}}, {rule::leaveTooLateForgotten}});
        all.push_back({FigurePlaced{kRed, kind, {{0, 0}, 0}}, {rule::leavePlaceAgain, rule::leaveBuyBackReuse, rule::visitClaimsNothing}});
        for (const std::string_view reason : {"several-meeples", "no-free-bathhouse", "not-a-meeple", "scored", "withdrawn", "another"})
            all.push_back({FigureReturned{kRed, kind, {{0, 0}, 0}, reason}, {rule::baseFiguresHome}});
        for (const RuleId chosen : {rule::visitMandatory, rule::visitOwnerChooses})
            for (const RuleId own : {rule::visitMandatory, rule::visitOwnTile})
                for (const RuleId late : {rule::leaveTooLateSurrounded, rule::leaveTooLateSameTurn, rule::leaveHole})
                    all.push_back({MeepleSent{kRed, kind, {{0, 0}, 0}, {1, 0}, false},
                                   {chosen, own, late, rule::visitZeroPoints, rule::leaveReopensSameTurn}});
    }
    for (const DecisionKind kind : {DecisionKind::Claim, DecisionKind::ScoreOrder, DecisionKind::Bathhouse})
        all.push_back({ChoiceOpened{{kind, kRed, {}}}, {rule::visitScoreOrder}});
    all.push_back({ChoiceOpened{{DecisionKind::Special, kRed, "wagon"}}, {rule::baseTurnOrder}});
    return all;
}

/// Every way a feature can be scored, with every term that the rules know.
std::vector<Event> everyScoring() {
    const std::vector<Term> terms{{"tile", 1, 1, 1}, {"tile", 3, 2, 6}, {"coat-of-arms", 1, 1, 1}, {"coat-of-arms", 2, 2, 4},
                                  {"neighbour", 1, 1, 1}, {"neighbour", 8, 1, 8}, {"city", 1, 3, 3}, {"city", 2, 3, 6},
                                  {"bathhouse", 1, 4, 4}, {"tile", 2, 0, 0}, {"vineyard", 2, 3, 6}};
    const FigureAt red{kRed, kMeeple, {{0, 0}, 0}};
    const FigureAt blue{kBlue, kMeeple, {{0, 0}, 0}};
    std::vector<Event> all;
    for (const PartKind kind : {PartKind::Road, PartKind::City, PartKind::Field, PartKind::Monastery, PartKind::Garden})
        for (const Scoring when : {Scoring::Completed, Scoring::Final, Scoring::Withdrawn}) {
            const bool withdrawn = when == Scoring::Withdrawn;
            if (withdrawn && kind != PartKind::Monastery && kind != PartKind::Garden) continue;
            FeatureScored e{kind, {{0, 0}, 0}, 3, {red}, {}, 5, {{kRed, 5}}, when, true};
            for (const Term &term : terms) {
                e.terms = {term};
                all.push_back({e, {rule::bonusEvenIfOccupied, rule::bonusFlat, rule::bridgeTile, rule::bonusNotFinal}});
            }
            e.terms = terms;
            all.push_back({e, {}});
            e.terms = {};
            all.push_back({e, {}});
            if (withdrawn) continue;
            e.involved = {red, blue};
            all.push_back({e, {rule::visitLosersCount}});
            e.winners = {{kRed, 5}, {kBlue, 5}};
            all.push_back({e, {}});
            e.winners = {};
            all.push_back({e, {}});
        }
    return all;
}

/// Moves of every kind, good and bad, for a position.
std::vector<Move> attempts(const Game &game) {
    std::vector<Move> moves{Pass{}, EndGame{}, Discard{game.tile("base/U")}, Discard{game.tile("base/C")}};
    for (const Position at : {Position{0, 0}, Position{1, 0}, Position{2, 0}, Position{3, 0}, Position{-1, 0}, Position{50, 50},
                              Position{1, 1}, Position{0, 1}}) {
        moves.push_back(Claim{at});
        moves.push_back(BuyBack{at});
        moves.push_back(Visit{at});
        moves.push_back(SpecialMove{.word = "withdraw", .at = at});
        for (const std::string_view id : {"base/U", "base/E", "base/B", "barber-surgeons/3"})
            for (const Rotation r : kRotations) moves.push_back(game.place(id, at, r));
        if (const auto laid = game.state.board.at(at))
            for (PartIndex part = 0; part < game.state.board.tile(*laid).parts.size(); ++part) moves.push_back(Score{at, part});
    }
    if (game.state.turn.phase == DecisionKind::PlaceTile) {
        moves.push_back(PutFigure{0, kMeeple});
        return moves;
    }
    for (std::size_t k = 0; k < figureTable().size(); ++k) {
        const FigureKind kind{static_cast<std::uint8_t>(k)};
        for (PartIndex part = 0; part < game.state.board.tile(game.state.turn.laid).parts.size(); ++part)
            moves.push_back(PutFigure{part, kind});
        moves.push_back(PutFigure{kBathhousePart, kind});
    }
    return moves;
}

/// Positions at every decision, also without the module and with every option.
std::vector<Game> positions() {
    std::vector<Game> all;
    Game road = roadWithBathhouse();
    all.push_back(road);
    road.play(road.place("base/W", {2, 0}));
    all.push_back(road);
    road.play(Pass{});
    all.push_back(road);
    road.play(EndGame{});
    all.push_back(road);

    Game off = roadWithBathhouse({"abbot"});
    off.play(off.place("base/W", {2, 0}));
    all.push_back(off);

    Options strict;
    strict.buyBacks = BuyBacks::One;
    strict.scoreFloor = ScoreFloor::Zero;
    Game guests(Game::allModules(), strict);
    guests.lay("barber-surgeons/1", {0, 0});
    guests.lay("barber-surgeons/3", {1, 0});
    guests.lay("barber-surgeons/2", {2, 0});
    guests.put(kRed, {0, 0}, "bathhouse");
    guests.put(kRed, {2, 0}, "bathhouse");
    guests.put(kBlue, {1, 0}, "bathhouse");
    guests.state.player(kRed).supply = {};
    guests.play(guests.place("base/Eg", {1, 1}, Rotation::Half));
    all.push_back(guests);
    guests.state.player(kRed).score = 7;
    guests.play(BuyBack{{0, 0}});
    all.push_back(guests);

    Game choose;
    choose.lay("barber-surgeons/5", {0, 0});
    choose.lay("base/E", {-1, 0}, Rotation::Quarter);
    choose.lay("barber-surgeons/4", {1, 0});
    choose.put(kRed, {0, 0}, "city W");
    choose.play(choose.place("base/E", {1, -1}, Rotation::Half));
    all.push_back(choose);
    choose.play(Pass{});
    all.push_back(choose);
    return all;
}

/// Two features waiting, and a ring to be claimed.
std::vector<Game> morePositions() {
    std::vector<Game> all;
    Game order;
    order.lay("base/D", {0, 0});
    order.lay("base/W", {-1, 0});
    order.lay("base/E", {0, -1}, Rotation::Half);
    order.lay("base/E", {1, -1}, Rotation::Half);
    order.put(kRed, {0, 0}, "road W");
    order.put(kBlue, {1, -1}, "city S");
    order.play(order.place("base/L", {1, 0}));
    all.push_back(order);
    order.play(Pass{});
    all.push_back(order);

    Options claims;
    claims.freeRetrieval = FreeRetrieval::Claim;
    Game ring(Game::allModules(), claims);
    ring.lay("barber-surgeons/3", {0, 0});
    for (const Position at : {Position{-1, -1}, Position{0, -1}, Position{1, -1}}) ring.lay("base/E", at);
    for (const Position at : {Position{1, 1}, Position{0, 1}}) ring.lay("base/E", at, Rotation::Half);
    ring.lay("base/U", {1, 0});
    ring.lay("base/U", {-1, 0});
    ring.put(kBlue, {0, 0}, "bathhouse");
    ring.play(ring.place("base/E", {-1, 1}, Rotation::Half));
    all.push_back(ring);
    return all;
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsAFinishedSentence();
    void everyScoringIsAFinishedSentence();
    void everyEventTheEngineKnowsIsTried();
    void everyRefusalSaysWhatIsWrong();
    void everyLegalMoveAndDecisionHasWords();
    void everyFigureAndFeatureHasAName();
    void everyTextHasBalancedPlaceholders();
    void aCompletedRoadIsTakenApartIntoItsSum();
    void aLoneMeepleIsSentToTheOnlyFreeBathhouse();
    void anEdgeThatDoesNotMatchIsNamed();
    void whoTakesAFeatureIsNamed();
    void tooLateForBuyingBackSaysWhenTheNextChanceIs();
    void aMonasteryCountsItselfAndItsNeighbours();
    void oneThingMakesAndSeveralThingsMake();
    void listsReadAsPeopleSayThem();
    void anUnknownLanguageIsEnglish();
};

void TestWording::everyEventIsAFinishedSentence() {
    for (const auto &modules : {Game::allModules(), std::vector<std::string>{"abbot"}}) {
        const Game game = roadWithBathhouse(modules);
        for (const Event &event : everyEvent(game)) QVERIFY(isSentence(game.say(event)));
    }
    Options claims;
    claims.freeRetrieval = FreeRetrieval::Claim;
    const Game claim(Game::allModules(), claims);
    QVERIFY(isSentence(claim.say({BathhouseSurrounded{{1, 0}, kRed}, {rule::leaveSurrounded}})));
}

void TestWording::everyScoringIsAFinishedSentence() {
    const Game game = roadWithBathhouse();
    for (const Event &event : everyScoring()) QVERIFY(isSentence(game.say(event)));
}

void TestWording::everyEventTheEngineKnowsIsTried() {
    std::set<std::size_t> tried;
    const Game game = roadWithBathhouse();
    for (const Event &event : everyEvent(game)) tried.insert(event.what.index());
    for (const Event &event : everyScoring()) tried.insert(event.what.index());
    QCOMPARE(tried.size(), std::variant_size_v<decltype(Event::what)>);
}

void TestWording::everyRefusalSaysWhatIsWrong() {
    std::set<QString> met;
    auto games = positions();
    const auto more = morePositions();
    games.insert(games.end(), more.begin(), more.end());
    for (const Game &game : games)
        for (const Move &move : attempts(game)) {
            State state = game.state;
            const auto refused = apply(state, move);
            if (!refused) continue;
            met.insert(QString::fromUtf8(refused->rule.data(), static_cast<qsizetype>(refused->rule.size())));
            QVERIFY(isSentence(Wording().refusal(*refused, move, game.state, game.table)));
            QVERIFY(isSentence(Wording().move(move, game.state, game.table) + "."));
        }
    const QString all = QStringLiteral("base-abbot-place base-abbot-withdraw base-complete base-discard "
                                       "base-meeple-free-feature base-place base-supply base-turn-order "
                                       "leave-buy-back leave-buy-back-several leave-buy-back-when leave-negative-score leave-surrounded "
                                       "leave-too-late-forgotten no-meeple-on-bathhouse tile-usual-placement visit-free-means-empty");
    QCOMPARE(QStringList(met.begin(), met.end()).join(u' '), all);
}

void TestWording::everyLegalMoveAndDecisionHasWords() {
    auto games = positions();
    const auto more = morePositions();
    games.insert(games.end(), more.begin(), more.end());
    std::set<DecisionKind> met;
    for (const Game &game : games) {
        met.insert(game.state.turn.phase);
        QVERIFY(isSentence(Wording().decision(game.state, game.table)));
        auto moves = legalMoves(game.state, game.tile("base/U"));
        moves.push_back(Discard{game.tile("base/C")});
        for (const Move &move : moves) QVERIFY(isSentence(Wording().move(move, game.state, game.table) + "."));
    }
    QCOMPARE(met, (std::set{DecisionKind::PlaceTile, DecisionKind::Claim, DecisionKind::AfterPlacing, DecisionKind::ScoreOrder,
                            DecisionKind::Bathhouse, DecisionKind::GameOver}));
}

void TestWording::everyFigureAndFeatureHasAName() {
    for (const std::string &language : Wording::languages()) {
        const Wording wording(language);
        for (std::size_t k = 0; k < figureTable().size(); ++k) {
            const std::string name = wording.figure(FigureKind{static_cast<std::uint8_t>(k)});
            QVERIFY2(!name.empty() && name.find('.') == std::string::npos, name.c_str());
        }
        for (const PartKind kind : {PartKind::Road, PartKind::City, PartKind::Field, PartKind::Monastery, PartKind::Garden})
            QVERIFY(!wording.kind(kind).empty());
    }
}

void TestWording::everyTextHasBalancedPlaceholders() {
    for (const std::string &language : Wording::languages()) {
        const auto &texts = tutor::TextTable::of(language).all();
        QVERIFY(texts.size() > 100);
        for (const auto &[key, text] : texts) {
            QVERIFY2(!text.empty(), key.c_str());
            QVERIFY2(std::ranges::count(text, '{') == std::ranges::count(text, '}'), key.c_str());
            const bool pair = key.ends_with(".one");
            QVERIFY2(!pair || texts.contains(key.substr(0, key.size() - 3) + "other"), key.c_str());
        }
    }
}

void TestWording::aCompletedRoadIsTakenApartIntoItsSum() {
    Game game = roadWithBathhouse();
    game.play(game.place("base/W", {2, 0}));
    QVERIFY(holds(game.sayAll(Pass{}), "Red's road is complete: 3 tiles and the flag 5 make 8 points."));
}

void TestWording::aLoneMeepleIsSentToTheOnlyFreeBathhouse() {
    Game game = roadWithBathhouse();
    game.play(game.place("base/W", {2, 0}));
    QVERIFY(holds(game.sayAll(Pass{}), "Red's meeple was alone in this scoring, so it must go to the only free bathhouse: the one right there, at (1, 0)."));
}

void TestWording::anEdgeThatDoesNotMatchIsNamed() {
    Game game;
    game.lay("base/D", {0, 0});
    const Move move = game.place("base/U", {0, -1}, Rotation::Quarter);
    const auto refused = apply(game.state, move);
    QVERIFY(refused);
    QCOMPARE(Wording().refusal(*refused, move, game.state, game.table),
             std::string("The tile does not fit at (0, -1) like this (south: a road would meet a city). Turn it, or choose another space."));
}

void TestWording::whoTakesAFeatureIsNamed() {
    Game game = roadWithBathhouse();
    game.play(game.place("base/W", {2, 0}));
    const Move move = PutFigure{game.part({2, 0}, "road W"), kMeeple};
    const auto refused = apply(game.state, move);
    QVERIFY(refused);
    QCOMPARE(Wording().refusal(*refused, move, game.state, game.table),
             std::string("The road is taken: Red's meeple stands on it, at (1, 0). Choose a free part of the tile."));
}

void TestWording::tooLateForBuyingBackSaysWhenTheNextChanceIs() {
    auto games = morePositions();
    const Game &order = games[1];
    QCOMPARE(order.state.turn.phase, DecisionKind::ScoreOrder);
    State state = order.state;
    const Move move = BuyBack{{0, 0}};
    const auto refused = apply(state, move);
    QVERIFY(refused);
    QVERIFY(Wording().refusal(*refused, move, order.state, order.table).starts_with("It is too late"));
}

void TestWording::aMonasteryCountsItselfAndItsNeighbours() {
    const Game game = roadWithBathhouse();
    const FeatureScored e{PartKind::Monastery, {{0, 0}, 0}, 1, {{kRed, kMeeple, {{0, 0}, 0}}}, {{"tile", 1, 1, 1}, {"neighbour", 8, 1, 8}},
                          9, {{kRed, 9}}, Scoring::Completed, true};
    QCOMPARE(game.say({e, {rule::baseScoreMonastery}}), std::string("Red's monastery is complete: its own tile and 8 tiles around it make 9 points."));
}

void TestWording::oneThingMakesAndSeveralThingsMake() {
    const Game game = roadWithBathhouse();
    FeatureScored e{PartKind::Road, {{0, 0}, 0}, 1, {{kRed, kMeeple, {{0, 0}, 0}}}, {{"tile", 1, 1, 1}}, 1, {{kRed, 1}}, Scoring::Final, false};
    QCOMPARE(game.say({e, {rule::baseFinalRoad}}), std::string("At the end Red's road counts: 1 tile makes 1 point."));
    e.terms = {{"tile", 2, 1, 2}};
    e.points = 2;
    QCOMPARE(game.say({e, {rule::baseFinalRoad}}), std::string("At the end Red's road counts: 2 tiles make 2 points."));
}

void TestWording::listsReadAsPeopleSayThem() {
    const Wording wording;
    QCOMPARE(wording.list({}), std::string());
    QCOMPARE(wording.list({"Red"}), std::string("Red"));
    QCOMPARE(wording.list({"Red", "Blue"}), std::string("Red and Blue"));
    QCOMPARE(wording.list({"Red", "Blue", "Green"}), std::string("Red, Blue and Green"));
}

void TestWording::anUnknownLanguageIsEnglish() {
    QCOMPARE(Wording("xx").points(2), std::string("2 points"));
    QCOMPARE(Wording("xx").points(1), std::string("1 point"));
    QCOMPARE(Wording("xx").points(-1), std::string("-1 point"));
}

QTEST_APPLESS_MAIN(TestWording)
#include "test_wording.moc"
