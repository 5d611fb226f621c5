// SPDX-License-Identifier: MIT
#include "rules/random_games_test.h"

class TestRandomGames1 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveOfEveryGameFollowsTheRules() { bathhouse::test::playFiveHundredGames(1); }
};

QTEST_APPLESS_MAIN(TestRandomGames1)
#include "test_random_games_1.moc"
