// SPDX-License-Identifier: MIT
#include "support/module_game.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

using namespace bathhouse;
using namespace bathhouse::rules;
using namespace bathhouse::test;

/// Whole games with random subsets of all modules, every tile mark strewn over ordinary tiles.
class TestModuleGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveThatTheRulesAllowIsListedAndNoOther_data();
    void everyMoveThatTheRulesAllowIsListedAndNoOther();
    void everyDecisionOfAModuleWasHeldAgainstTheRules();
    void everyRuleOfAModuleThatPlayCanShowIsShown();
};

namespace {

ModuleTally tally;  // over all games

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

constexpr int kGamesARow = 500;

} // namespace

/// Rows show how far a long run has come; tools/test gives it the time.
void TestModuleGames::everyMoveThatTheRulesAllowIsListedAndNoOther_data() {
    QTest::addColumn<int>("first");
    const int rows = qEnvironmentVariableIsSet("BATHHOUSE_LONG") ? 20 : 1;
    for (int row = 0; row < rows; ++row) QTest::addRow("from %d", row * kGamesARow + 1) << row * kGamesARow + 1;
}

void TestModuleGames::everyMoveThatTheRulesAllowIsListedAndNoOther() {
    QFETCH(int, first);
    for (int seed = first; seed < first + kGamesARow; ++seed) {
        const std::string wrong = ModuleGame(static_cast<std::uint64_t>(seed), tally).play();
        QVERIFY2(wrong.empty(), ("game " + std::to_string(seed) + ": " + wrong).c_str());
    }
    qInfo("%d games, %d moves, %d scorings and %d visits counted again", tally.games, tally.moves, tally.scorings,
          tally.visits);
    QVERIFY(tally.scorings > 10 * tally.games && tally.visits > tally.games);
}

void TestModuleGames::everyDecisionOfAModuleWasHeldAgainstTheRules() {
    for (const auto &[decision, count] : tally.oracle.compared)
        qInfo("%-14s %8d lists of moves compared, %9lld moves", decision.c_str(), count.decisions, count.moves);
    for (const auto &[kind, moves] : tally.oracle.kinds) qInfo("%-18s %9lld moves in the lists", kind.c_str(), moves);
    for (const char *what :
         {"which rule refuses a move of a module that comes at its time", "positions that an author sets up",
          "whose wagon or meeple comes next where several leave one scoring"})
        qInfo("not computed a second time: %s", what);
    qInfo("%lld unlisted moves refused, the position unchanged", tally.oracle.refused);
    for (const char *decision : {"place-tile", "claim", "after-placing", "score-order", "bathhouse", "phantom", "tent",
                                 "ghost", "dragon", "leipzig", "castle", "wagon", "counter", "message", "surveyors"})
        QVERIFY2(tally.oracle.compared[decision].decisions > 0, decision);
    QVERIFY(tally.oracle.refused > tally.moves);
}

void TestModuleGames::everyRuleOfAModuleThatPlayCanShowIsShown() {
    // Rulings that no event and no refusal names: what never arises, how other rules are read, what does not happen; and the
    // two about abbots, where the events name the rules behind them (base-abbot-withdraw, visit-which-figures).
    const std::set<std::string> cardsOnly{"ix-wagon-no-remove", "ix-effects-pass-by", "ix-message-buy-back",
                                          "ix-abbot-withdrawn", "ix-abbot-completed"};
    std::string missing;
    int shown = 0;
    for (const std::string &rule : rulesOfExpansions()) {
        if (cardsOnly.contains(rule)) {
            qInfo("%-22s a card only", rule.c_str());
            continue;
        }
        qInfo("%-22s cited %6d times, refused by it %6d times", rule.c_str(), tally.cited[rule], tally.refusedBy[rule]);
        if (tally.cited[rule] + tally.refusedBy[rule] == 0)
            missing += " " + rule;
        else
            ++shown;
    }
    QVERIFY2(missing.empty(), ("never shown:" + missing).c_str());
    QVERIFY(shown > 60);
}

QTEST_APPLESS_MAIN(TestModuleGames)
#include "test_module_games.moc"
