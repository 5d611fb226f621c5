// SPDX-License-Identifier: MIT
#include "rules/random_games_test.h"

class TestRandomGames1 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveOfEveryGameFollowsTheRules_data() { bathhouse::test::addGameRows(1); }
    void everyMoveOfEveryGameFollowsTheRules() { bathhouse::test::playGameRow(tally_); }
    void theGamesSawTheRules() { bathhouse::test::checkGamesSawTheRules(tally_, 1); }

private:
    bathhouse::test::Tally tally_;
};

QTEST_APPLESS_MAIN(TestRandomGames1)
#include "test_random_games_1.moc"
