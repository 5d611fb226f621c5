// SPDX-License-Identifier: MIT
#include "rules/random_games_test.h"

class TestRandomGames3 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveOfEveryGameFollowsTheRules() { bathhouse::test::playFiveHundredGames(1001); }
};

QTEST_APPLESS_MAIN(TestRandomGames3)
#include "test_random_games_3.moc"
