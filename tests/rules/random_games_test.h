// SPDX-License-Identifier: MIT
#pragma once
#include "support/random_games.h"

#include <QTest>

/// Two thousand random games, played by four programs side by side.
namespace bathhouse::test {

inline constexpr int kGamesPerProgram = 500;
inline constexpr int kGamesPerRow = 50;

inline void addGameRows(int first) {
    QTest::addColumn<int>("first");
    for (int game = first; game < first + kGamesPerProgram; game += kGamesPerRow)
        QTest::addRow("games %d to %d", game, game + kGamesPerRow - 1) << game;
}

inline void playGameRow(Tally &tally) {
    QFETCH(int, first);
    const std::string wrong = playRandomGames(static_cast<std::uint64_t>(first), kGamesPerRow, tally);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

/// Fails if the games were too dull to prove anything: every rule that such play brings about must have been cited.
/// Run alone it plays the games itself, from game `first` on.
inline void checkGamesSawTheRules(Tally &tally, int first) {
    if (tally.games == 0) {
        const std::string wrong = playRandomGames(static_cast<std::uint64_t>(first), kGamesPerProgram, tally);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
    QVERIFY(tally.games >= kGamesPerProgram);
    for (const char *rule : {
             "base-abbot-withdraw", "base-discard", "base-figures-home", "base-final-city", "base-final-field", "base-final-garden",
             "base-final-monastery", "base-final-road", "base-majority", "base-meeple-free-feature", "base-place", "base-score-city",
             "base-score-garden", "base-score-monastery", "base-score-road", "base-turn-order", "bonus-city", "bonus-even-if-occupied",
             "bonus-flat", "bonus-not-final", "bonus-road", "bonus-several", "bonus-to-majority", "bridge-tile", "leave-at-once",
             "leave-automatic-or-claim", "leave-buy-back", "leave-buy-back-reuse", "leave-buy-back-several", "leave-buy-back-when",
             "leave-negative-score", "leave-no-points", "leave-place-again", "leave-reopens", "leave-reopens-same-turn",
             "leave-surrounded", "leave-too-late-forgotten", "leave-too-late-same-turn", "leave-too-late-surrounded",
             "meeple-usual-placement", "stay-at-end", "tile-usual-placement", "visit-after-points", "visit-any-feature",
             "visit-any-player", "visit-claims-nothing", "visit-each-scoring-alone", "visit-large-is-one", "visit-losers-count",
             "visit-mandatory", "visit-none-free", "visit-not-final", "visit-only-phase-three", "visit-own-tile", "visit-owner-chooses",
             "visit-score-order", "visit-several-meeples", "visit-single-meeple", "visit-which-figures"})
        QVERIFY2(tally.rules.contains(rule), rule);
    qInfo("%d games, %d moves, %d listed moves accepted, %d unlisted ones refused", tally.games, tally.moves, tally.accepted, tally.refused);
}

} // namespace bathhouse::test
