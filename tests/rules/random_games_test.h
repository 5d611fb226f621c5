// SPDX-License-Identifier: MIT
#pragma once
#include "support/random_games.h"

#include <QTest>

namespace bathhouse::test {

/// Two thousand random games are played by four programs, side by side. Fails too if the games were too dull to prove
/// anything: every rule that play can bring about must have been cited.
inline void playFiveHundredGames(std::uint64_t first) {
    Tally tally;
    const std::string wrong = playRandomGames(first, 500, tally);
    QVERIFY2(wrong.empty(), wrong.c_str());
    QVERIFY(tally.games >= 500);
    for (const auto &[rule, times] : tally.rules) qInfo("%6d %s", times, rule.c_str());
    for (const auto &[rule, times] : tally.refusedBy) qInfo("%6d refused by %s", times, rule.c_str());
    qInfo("%d games, %d moves, %d listed moves accepted, %d unlisted refused", tally.games, tally.moves, tally.accepted, tally.refused);
}

} // namespace bathhouse::test
