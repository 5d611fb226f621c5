// SPDX-License-Identifier: MIT
#include "rules/random_games_test.h"

class TestRandomGames2 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMoveOfEveryGameFollowsTheRules_data() { bathhouse::test::addGameRows(501); }
    void everyMoveOfEveryGameFollowsTheRules() { bathhouse::test::playGameRow(tally_); }
    void theGamesSawTheRules() { bathhouse::test::checkGamesSawTheRules(tally_, 501); }

private:
    bathhouse::test::Tally tally_;
};

QTEST_APPLESS_MAIN(TestRandomGames2)
#include "test_random_games_2.moc"
