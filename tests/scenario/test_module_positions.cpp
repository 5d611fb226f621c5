// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "scenario/reader.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "support/dice.h"
#include "support/marked_tiles.h"
#include "support/match.h"
#include "support/written.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

namespace {

/// Games with random modules: figures and moves of modules rather than passing.
class Game {
public:
    explicit Game(std::uint64_t seed) : dice_(seed), state_(firstState()) {}

    const State &state() const { return state_; }
    /// Plays up to where the next tile is placed. False: the bag is empty.
    bool playTurn() {
        if (bag_.empty()) return false;
        const TileId hand = bag_.back();
        bool laid = false;
        do {
            std::vector<Move> legal = legalMoves(state_, hand);
            std::erase_if(legal, [](const Move &m) { return std::holds_alternative<EndGame>(m); });
            const Move move = choose(legal);
            if (apply(state_, move, nullptr)) qFatal("a legal move is refused");
            if (std::holds_alternative<Discard>(move)) break;
            laid = laid || state_.turn.phase != DecisionKind::PlaceTile;
        } while (!laid || state_.turn.phase != DecisionKind::PlaceTile);
        bag_.pop_back();
        return true;
    }

private:
    Move choose(const std::vector<Move> &legal) {
        std::vector<Move> lively;
        for (const Move &m : legal)
            if (std::holds_alternative<SpecialMove>(m) || std::holds_alternative<PutFigure>(m)) lively.push_back(m);
        return !lively.empty() && dice_.chance(75) ? dice_.pick(lively) : dice_.pick(legal);
    }

    State firstState() {
        std::vector<std::string> modules;
        for (const Expansion *e : expansionList())
            if (dice_.chance(e->bringsBathhouses() ? 90 : 60)) modules.emplace_back(e->id());
        const auto setting = Setting::make(markedTable(), modules, {}, dice_.between(2, 6));
        for (std::size_t i = 0; i < markedTable().size(); ++i) {
            const TileId id{static_cast<std::uint16_t>(i)};
            const Tile &t = markedTable().tile(id);
            const bool drawn = usable(t, modules) && t.count > 0 && (t.set() == "base" || dice_.chance(25));
            if (drawn) bag_.insert(bag_.end(), t.set() == "base" ? static_cast<std::size_t>(t.count) : 1, id);
        }
        dice_.shuffle(bag_);
        bag_.resize(std::min<std::size_t>(bag_.size(), 40));
        State s = freshState(setting);
        s.lay(*setting->tiles.find("base/D"), {0, 0}, Rotation::None);
        return s;
    }

    Dice dice_;
    std::vector<TileId> bag_;
    State state_;
};

std::string allOf(const scenario::Problems &problems) {
    std::string text;
    for (const scenario::Problem &problem : problems) text += problem.text() + '\n';
    return text;
}

std::set<std::string> wordsOf(const std::vector<scenario::TokenEntry> &tokens) {
    std::set<std::string> words;
    for (const scenario::TokenEntry &token : tokens) words.insert(token.token);
    return words;
}

} // namespace

class ModulePositions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A position that play can reach is never a problem, and nothing of it is lost in a file.
    void whatPlayCanReachCanBeWrittenDownAndReadAgain() {
        const int games = qEnvironmentVariableIsSet("BATHHOUSE_LONG") ? 1'000 : 60;
        int positions = 0;
        std::set<std::string> seen;
        for (int seed = 1; seed <= games; ++seed) {
            Game game(static_cast<std::uint64_t>(seed));
            while (game.playTurn()) {
                if (game.state().turn.phase != DecisionKind::PlaceTile) continue;
                const scenario::Scenario file = writtenDown(game.state());
                const std::string text = scenario::writeScenario(file);
                const auto read = scenario::readScenario(text, scenario::TileLibrary::shipped());
                QVERIFY2(read.problems.empty(),
                         ("game " + std::to_string(seed) + "\n" + allOf(read.problems) + text).c_str());
                const scenario::Table table = scenario::tableOf(*read.scenario, scenario::TileLibrary::shipped());
                const State again = scenario::startState(*read.scenario, table, scenario::TileLibrary::shipped());
                QVERIFY2(scenario::tokensOf(again, table) == file.tokens,
                         ("game " + std::to_string(seed) + "\n" + text).c_str());
                QVERIFY2(again.figuresInOrder() == game.state().figuresInOrder(), text.c_str());
                seen.merge(wordsOf(file.tokens));
                ++positions;
            }
        }
        qInfo("%d positions of %d games", positions, games);
        for (const TokenTraits &token : tokenTable())
            QVERIFY2(token.inner || seen.contains(std::string(token.name)),
                     (std::string(token.name) + " was never there").c_str());
    }
};

QTEST_APPLESS_MAIN(ModulePositions)
#include "test_module_positions.moc"
