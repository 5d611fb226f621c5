// SPDX-License-Identifier: MIT
#include "rules/random_games_test.h"

class TestRandomGames4 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveOfEveryGameFollowsTheRules() { bathhouse::test::playFiveHundredGames(1501); }
};

QTEST_APPLESS_MAIN(TestRandomGames4)
#include "test_random_games_4.moc"
