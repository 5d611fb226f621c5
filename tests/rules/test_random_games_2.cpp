// SPDX-License-Identifier: MIT
#include "rules/random_games_test.h"

class TestRandomGames2 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveOfEveryGameFollowsTheRules() { bathhouse::test::playFiveHundredGames(501); }
};

QTEST_APPLESS_MAIN(TestRandomGames2)
#include "test_random_games_2.moc"
