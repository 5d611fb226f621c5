// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "support/audit.h"
#include "support/desk.h"
#include "support/dice.h"
#include "support/slow_words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// Whole games with random subsets of all modules, every tile mark strewn over ordinary tiles.
class TestModuleGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyListedMoveIsAcceptedAndTheBooksBalance();
    void everyRuleOfAModuleThatPlayCanShowIsShown();
};

namespace {

std::map<std::string, int> cited;  // over all games
std::map<std::string, int> refusedBy;
int games = 0, moves = 0, scorings = 0, visits = 0;

/// A copy of a shipped tile with a mark, where the mark can stand.
std::optional<Tile> markedCopy(const Tile &shipped, const MarkTraits &mark) {
    Tile copy = shipped;
    copy.id = "marked/" + std::string(mark.name) + "-" + std::string(shipped.id.substr(shipped.id.find('/') + 1));
    copy.count = 1;
    if (mark.on == 0) {
        copy.marks |= markNamed(mark.name);
        return copy;
    }
    for (Part &part : copy.parts) {
        if (!(mark.on & bit(part.kind))) continue;
        part.marks |= markNamed(mark.name);
        return copy;
    }
    return std::nullopt;
}

/// The shipped tiles, and each mark on a tile in six.
const TileTable &markedTable() {
    static const TileTable table = [] {
        TileTable all = tableWith(oddTiles());
        std::vector<Tile> copies;
        std::size_t n = 0;
        for (const MarkTraits &mark : markTable())
            for (std::size_t i = 0; i < all.size(); ++i)
                if (const Tile &shipped = all.tile(TileId{static_cast<std::uint16_t>(i)}); shipped.set() == "base" && ++n % 3 == 0)
                    if (auto copy = markedCopy(shipped, mark)) copies.push_back(std::move(*copy));
        for (Tile &copy : copies) all.add(std::move(copy));
        // Tiles that complete several things at once.
        for (const char *id : {"closing/1", "closing/2", "closing/3"})
            all.add(tile(id, {city("N"), city("S"), road("E"), road("W"), field("EL ER WL WR", "N S")}));
        return all;
    }();
    return table;
}

std::vector<std::string> someModules(Dice &dice) {
    std::vector<std::string> chosen;
    for (const Expansion *e : expansionList())
        if (dice.chance(e->bringsBathhouses() ? 90 : 60)) chosen.emplace_back(e->id());
    return chosen;
}

bool isOn(const std::vector<std::string> &modules, std::string_view id) {
    return id.empty() || std::ranges::find(modules, id) != modules.end();
}

/// Whether all that a tile shows belongs to modules that are on.
bool usable(const Tile &t, const std::vector<std::string> &modules) {
    if (t.set() == "barber-surgeons" || t.bathhousePart())
        if (!isOn(modules, "barber-surgeons")) return false;
    for (const MarkTraits &mark : markTable()) {
        const Marks one = markNamed(mark.name);
        const bool shown = (t.marks & one) || std::ranges::any_of(t.parts, [&](const Part &p) { return p.marks & one; });
        if (shown && !isOn(modules, mark.expansion)) return false;
    }
    return true;
}

Options someOptions(Dice &dice) {
    Options options;
    if (dice.chance(40)) options.freeRetrieval = FreeRetrieval::Claim;
    if (dice.chance(40)) options.scoreFloor = ScoreFloor::Zero;
    if (dice.chance(40)) options.buyBacks = BuyBacks::One;
    for (const Expansion *e : expansionList())
        for (const auto &[name, values] : e->options())
            if (dice.chance(50)) options.ofExpansions.emplace(name, dice.pick(values));
    return options;
}

class ModuleGame {
public:
    explicit ModuleGame(std::uint64_t seed)
        : dice_(seed), modules_(someModules(dice_)), match_(firstState()), audit_(match_.state()) {}

    std::string play() {
        ++games;
        std::optional<TileId> hand = draw();
        while (match_.state().turn.phase != DecisionKind::GameOver) {
            if (match_.state().turn.phase == DecisionKind::PlaceTile && placed_) {
                hand = draw();
                placed_ = false;
            }
            const std::vector<Move> legal = match_.legal(hand);
            if (legal.empty()) return "there is nothing to do at " + std::string(name(match_.state().decision()));
            if (auto wrong = match_.checkAccepted(legal); !wrong.empty()) return wrong;
            tryUntimely();
            if (auto wrong = match_.play(choose(legal, hand)); !wrong.empty()) return wrong;
            if (auto wrong = audit_.hear(match_.events(), match_.state()); !wrong.empty()) return wrong;
            for (const Event &e : match_.events())
                for (const RuleId rule : e.rules) ++cited[std::string(rule)];
            ++moves;
        }
        scorings += audit_.scoringsHeard();
        visits += audit_.visitsHeard();
        return {};
    }

private:
    State firstState() {
        const auto setting = Setting::make(markedTable(), modules_, someOptions(dice_), dice_.between(2, 6));
        for (std::size_t i = 0; i < markedTable().size(); ++i) {
            const auto id = static_cast<TileId>(i);
            const Tile &t = markedTable().tile(id);
            if (!usable(t, modules_)) continue;
            const bool fixed = t.set() == "base" || t.count == 0;
            const int copies = fixed ? t.count : t.set() == "closing" ? 4 : dice_.chance(t.set() == "marked" ? 15 : 70) ? 1 : 0;
            bag_.insert(bag_.end(), static_cast<std::size_t>(copies), id);
        }
        dice_.shuffle(bag_);
        bag_.resize(std::min(bag_.size(), static_cast<std::size_t>(dice_.between(25, 60))));
        State s = freshState(setting);
        s.lay(*setting->tiles.find("base/D"), {0, 0}, Rotation::None);
        return s;
    }
    std::optional<TileId> draw() {
        if (bag_.empty()) return std::nullopt;
        const TileId drawn = bag_.back();
        bag_.pop_back();
        return drawn;
    }

    /// Tiles anywhere; otherwise moves of modules and figures rather than passing.
    Move choose(const std::vector<Move> &legal, std::optional<TileId> hand) {
        if (match_.state().turn.phase == DecisionKind::PlaceTile) {
            placed_ = true;
            if (!hand) return EndGame{};
            std::vector<Move> places;
            for (const Move &m : legal)
                if (!std::holds_alternative<EndGame>(m)) places.push_back(m);
            return dice_.chance(60) ? mostClosing(places) : dice_.pick(places);
        }
        std::vector<Move> special;
        for (const Move &m : legal)
            if (const auto *put = std::get_if<PutFigure>(&m); std::holds_alternative<SpecialMove>(m) || (put && put->figure != kMeeple))
                special.push_back(m);
        // Figures on what the tile has completed are scored at once.
        std::vector<Move> complete;
        const Board &board = match_.state().board;
        for (const Move &m : legal)
            if (const auto *put = std::get_if<PutFigure>(&m); put && board.complete(board.feature(match_.state().turn.laid, put->on)))
                complete.push_back(m);
        if (!complete.empty() && dice_.chance(30)) return dice_.pick(complete);
        if (!special.empty() && dice_.chance(50)) return dice_.pick(special);
        return dice_.pick(legal);
    }

    /// The place where the tile completes most: rules of scoring need features that are scored.
    Move mostClosing(const std::vector<Move> &places) {
        std::vector<Move> best;
        std::size_t most = 0;
        for (const Move &m : places) {
            State tried = match_.state();
            if (apply(tried, m)) continue;
            const std::size_t closed = tried.board.featuresClosed().size() + tried.board.ringsClosed().size();
            if (closed > most) best.clear();
            most = std::max(most, closed);
            if (closed == most) best.push_back(m);
        }
        return dice_.pick(best.empty() ? places : best);
    }

    /// Moves of modules at any time and place: what is refused must change nothing (the next move would show it).
    void tryUntimely() {
        State &s = scratch_ ? *(scratch_ = match_.state()) : scratch_.emplace(match_.state());
        const auto attempt = [&](const SpecialMove &move) {
            if (const auto refused = apply(s, move)) ++refusedBy[std::string(refused->rule)];
            else s = match_.state();
        };
        for (const Expansion *e : expansionList()) {
            for (const std::string_view word : e->moveWords()) {
                const auto &tiles = s.board.laidTiles();
                const LaidTile at = tiles[dice_.below(tiles.size())];
                const auto parts = s.setting->tiles.tile(at.tile).parts.size();
                attempt({.word = word, .at = at.at, .on = static_cast<PartIndex>(dice_.below(parts)), .number = dice_.between(0, 8)});
                // Into a bathhouse: what no move of a module may do.
                if (s.bathhouses.empty()) continue;
                const BathhouseState &bath = s.bathhouses[dice_.below(s.bathhouses.size())];
                attempt({.word = word, .at = s.position(bath), .on = kBathhousePart, .number = dice_.between(1, 3)});
            }
        }
    }

    Dice dice_;
    std::vector<std::string> modules_;
    std::vector<TileId> bag_;
    Match match_;
    Audit audit_;
    std::optional<State> scratch_;
    bool placed_ = false;
};

/// The ids of the cards about other expansions.
std::vector<std::string> rulesOfExpansions() {
    std::vector<std::string> ids;
    for (const char *name : {"expansions", "interactions"}) {
        QFile file(QStringLiteral(BATHHOUSE_SOURCE_DIR "/resources/rules/cards/%1.json").arg(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
        for (const auto card : QJsonDocument::fromJson(file.readAll()).array())
            ids.push_back(card.toObject()[QLatin1String("id")].toString().toStdString());
    }
    return ids;
}

int wanted() { return qEnvironmentVariableIsSet("BATHHOUSE_LONG") ? 10'000 : 500; }

}  // namespace

void TestModuleGames::everyListedMoveIsAcceptedAndTheBooksBalance() {
    for (int seed = 1; seed <= wanted(); ++seed) {
        const std::string wrong = ModuleGame(static_cast<std::uint64_t>(seed)).play();
        QVERIFY2(wrong.empty(), ("game " + std::to_string(seed) + ": " + wrong).c_str());
    }
    qInfo("%d games, %d moves, %d scorings and %d visits counted again", games, moves, scorings, visits);
    QVERIFY(scorings > 10 * games && visits > games);
}

void TestModuleGames::everyRuleOfAModuleThatPlayCanShowIsShown() {
    // Rulings that no event and no refusal names: what never arises, how other rules are read, what does not happen; and the
    // two about abbots, where the events name the rules behind them (base-abbot-withdraw, visit-which-figures).
    const std::set<std::string> cardsOnly{"ix-wagon-no-remove", "ix-effects-pass-by", "ix-message-buy-back", "ix-abbot-withdrawn",
                                          "ix-abbot-completed"};
    std::string missing;
    int shown = 0;
    for (const std::string &rule : rulesOfExpansions()) {
        if (cardsOnly.contains(rule)) {
            qInfo("%-22s a card only", rule.c_str());
            continue;
        }
        qInfo("%-22s cited %6d times, refused by it %6d times", rule.c_str(), cited[rule], refusedBy[rule]);
        if (cited[rule] + refusedBy[rule] == 0) missing += " " + rule;
        else ++shown;
    }
    QVERIFY2(missing.empty(), ("never shown:" + missing).c_str());
    QVERIFY(shown > 60);
}

QTEST_APPLESS_MAIN(TestModuleGames)
#include "test_module_games.moc"
