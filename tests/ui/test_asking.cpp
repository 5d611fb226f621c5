// SPDX-License-Identifier: MIT
#include "ui/asking_window.h"
#include "ui/learn/bathhouse_inspector.h"
#include "ui/learn/ring_picture.h"

#include <QDockWidget>
#include <QLabel>

#include <set>

using namespace bathhouse;
using namespace bathhouse::test;
using namespace bathhouse::ui;
using rules::Position;

class TestAsking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { wearTheme(*qApp, Theme::Light); }
    void init() { hands_ = std::make_unique<AskingWindow>(); }
    void cleanup() { hands_.reset(); }

    void everyQuestionOfTheMenuIsAnswered_data();
    void everyQuestionOfTheMenuIsAnswered();
    void aClickOnAFigureAsksAboutIt();
    void everyWayOutHasItsInspector();
    void aSpaceOfTheRingLightsUpOnTheBoard();
    void byKeysAlone();
    void theMenuOfEverythingNeedsNoPointer();
    void anAuthorReadsTheAnswerBesideTheBoard();
    void steppingOnClosesTheAnswer();

private:
    std::unique_ptr<AskingWindow> hands_;
};

void TestAsking::everyQuestionOfTheMenuIsAnswered_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("step");
    QTest::addColumn<QPoint>("tile");
    QTest::addColumn<QString>("part");
    QTest::newRow("a guest") << questionFile("row-27-nobody-noticed") << 2 << QPoint(0, 0)
                             << QStringLiteral("bathhouse");
    QTest::newRow("a free bathhouse") << questionFile("row-12-two-of-one-player") << -1 << QPoint(0, 0)
                                      << QStringLiteral("bathhouse");
    QTest::newRow("a city of the past") << questionFile("row-10-tie-in-the-city") << -1 << QPoint(0, 0)
                                        << QStringLiteral("city N");
    QTest::newRow("a knight") << questionFile("row-15-any-free-bathhouse") << 0 << QPoint(0, 0)
                              << QStringLiteral("city N");
    QTest::newRow("a monastery") << questionFile("row-19-the-monk") << -1 << QPoint(0, 0)
                                 << QStringLiteral("monastery");
}

void TestAsking::everyQuestionOfTheMenuIsAnswered() {
    QFETCH(QString, file);
    QFETCH(int, step);
    QFETCH(QPoint, tile);
    QFETCH(QString, part);
    hands_->open(file, step);
    const Position at{tile.x(), tile.y()};
    const rules::State &state = hands_->document().state();
    rules::PartRef spot{at, rules::kBathhousePart};
    if (part != u"bathhouse") {
        const rules::LaidTile &laid = state.board.laid(*state.board.at(at));
        spot.part = *state.setting->tiles.partNamed(laid.tile, laid.rotation, *rules::partNameFrom(part.toStdString()));
    }
    const QPoint place = hands_->onScreen(at, placeOf(state, spot) - cornerOf(at));
    const auto expected = hands_->window().asking().questionsAt(spot);
    QVERIFY(expected.size() >= 2);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        hands_->rightClick(place);
        QVERIFY(hands_->menu());
        QList<QAction *> actions;
        for (QAction *action : hands_->menu()->actions())
            if (!action->isSeparator()) actions.push_back(action);
        QCOMPARE(actions.size(), static_cast<qsizetype>(expected.size()));
        QAction *action = actions[static_cast<qsizetype>(i)];
        QCOMPARE(action->text(), QString::fromStdString(expected[i].text));
        QTest::mouseClick(hands_->menu(), Qt::LeftButton, {}, hands_->menu()->actionGeometry(action).center());
        QTRY_VERIFY(!hands_->menu());
        QVERIFY(hands_->answer());
        const tutor::Story story(hands_->document().run(), static_cast<std::size_t>(hands_->document().step()));
        const tutor::Reason reason = tutor::why(expected[i].about, story, "en");
        QCOMPARE(hands_->answer()->findChild<QLabel *>(QStringLiteral("question"))->text(),
                 QString::fromStdString(expected[i].text));
        QCOMPARE(hands_->answer()->findChild<WhyTree *>()->rows().front()->line().text,
                 QString::fromStdString(reason.sentence));
        QTest::mouseClick(hands_->answer()->findChild<QToolButton *>(QStringLiteral("closeAnswer")), Qt::LeftButton);
        QVERIFY(!hands_->answer());
    }
}

void TestAsking::aClickOnAFigureAsksAboutIt() {
    hands_->open(questionFile("row-15-any-free-bathhouse"), 0);
    const rules::FigureAt knight = hands_->document().state().figuresInOrder().front();
    const QPointF stands = placeOf(hands_->document().state(), knight.where) - cornerOf(knight.where.at);
    QTest::mouseClick(hands_->view().viewport(), Qt::LeftButton, {}, hands_->onScreen(knight.where.at, stands));
    QVERIFY(hands_->window().asking().asked());
    QCOMPARE(std::get<tutor::AboutFigure>(hands_->window().asking().asked()->about).where, knight.where);
    QTest::mouseClick(hands_->view().viewport(), Qt::LeftButton, {}, QPoint(4, hands_->view().height() - 4));
    QVERIFY(!hands_->window().asking().asked());
}

void TestAsking::everyWayOutHasItsInspector() {
    std::set<tutor::FreeWay> met;
    std::set<QString> words;
    for (const QString &path : scenarioFiles({QStringLiteral("tests/questions"), QStringLiteral("scenarios")})) {
        const scenario::Run run = scenario::play(readScenarioAt(path), scenario::TileLibrary::shipped());
        for (std::size_t step = 0; step <= run.steps.size(); ++step) {
            const tutor::Story story(run, step);
            for (const tutor::Story::Guest &guest : tutor::guestsOf(story.now())) {
                const auto found = tutor::inspect(story, guest.bathhouse);
                if (!guest.figure || !met.insert(found->free).second) continue;
                hands_->open(path, static_cast<int>(step));
                QTest::mouseClick(hands_->view().viewport(), Qt::LeftButton, {}, hands_->pool(guest.bathhouse));
                QVERIFY(hands_->answer());
                auto *inspector = hands_->answer()->findChild<BathhouseInspector *>();
                QVERIFY(inspector);
                const auto said = [inspector](const char *name) {
                    return inspector->findChild<QLabel *>(QLatin1String(name))->text();
                };
                words.insert(said("inspectorFree"));
                QCOMPARE(said("inspectorFlag"), QString::number(found->flag));
                QCOMPARE(said("inspectorRing"), QStringLiteral("%1 of 8").arg(8 - found->missing.size()));
                if (found->price->allowed)
                    QVERIFY(said("inspectorPrice").startsWith(QString::number(found->price->cost)));
                const auto rows = hands_->answer()->findChild<WhyTree *>()->rows();
                const QString way =
                    QString::fromStdString(tutor::why(tutor::AboutNotFree{guest.bathhouse}, story, "en").sentence);
                QVERIFY2(story.now().turn.phase == rules::DecisionKind::GameOver ||
                             std::ranges::any_of(rows, [&](const WhyRow *row) { return row->line().text == way; }),
                         qPrintable(way));
            }
        }
    }
    QCOMPARE(met.size(), std::size_t{7});
    QCOMPARE(words.size(), std::size_t{7});
}

void TestAsking::aSpaceOfTheRingLightsUpOnTheBoard() {
    hands_->open(questionFile("row-24-blue-closes-the-ring"), 0);
    QTest::mouseClick(hands_->view().viewport(), Qt::LeftButton, {}, hands_->pool({0, 0}));
    auto *picture = hands_->answer()->findChild<BathhouseInspector *>()->findChild<RingPicture *>();
    QVERIFY(picture);
    const int third = picture->width() / 3;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            QTest::mouseMove(picture, QPoint((x + 1) * third + third / 2, (y + 1) * third + third / 2));
            QCOMPARE(hands_->view().board().spotlight().tiles, (std::vector<Position>{{x, y}}));
        }
}

void TestAsking::byKeysAlone() {
    hands_->open(questionFile("row-27-found-in-the-set-up"), 0);
    hands_->view().setFocus();
    QTest::keyClick(&hands_->view(), Qt::Key_Right, Qt::ShiftModifier);
    for (int i = 0; i < 4; ++i) QTest::keyClick(&hands_->view(), Qt::Key_Left, Qt::ShiftModifier);
    for (int i = 0; i < 4; ++i) QTest::keyClick(&hands_->view(), Qt::Key_Up, Qt::ShiftModifier);
    for (int i = 0; i < 9 && hands_->view().board().editMarks().cursor->x < 0; ++i)
        QTest::keyClick(&hands_->view(), Qt::Key_Right, Qt::ShiftModifier);
    for (int i = 0; i < 9 && hands_->view().board().editMarks().cursor->y < 0; ++i)
        QTest::keyClick(&hands_->view(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(hands_->view().board().editMarks().cursor, std::optional(Position{0, 0}));
    QCOMPARE(hands_->document().step(), 0);
    QTest::keyClick(&hands_->view(), Qt::Key_Menu);
    QMenu *tile = hands_->menu();
    QVERIFY(tile);
    QTest::keyClick(tile, Qt::Key_Right);  // into the first part: the bathhouse
    QTRY_VERIFY(tile->activeAction() && tile->activeAction()->menu() && tile->activeAction()->menu()->isVisible());
    QMenu *bath = tile->activeAction()->menu();
    QTest::keyClick(bath, Qt::Key_Down);
    QTest::keyClick(bath, Qt::Key_Return);
    QTRY_VERIFY(hands_->answer());
    QVERIFY(std::holds_alternative<tutor::AboutNotFree>(hands_->window().asking().asked()->about));
    // Tab reaches the tree, and Escape on the board closes the answer.
    bool reached = false;
    for (int i = 0; i < 60 && !reached; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &hands_->window(), Qt::Key_Tab);
        reached = qobject_cast<WhyRow *>(QApplication::focusWidget()) != nullptr;
    }
    QVERIFY(reached);
    hands_->view().setFocus();
    QTest::keyClick(&hands_->view(), Qt::Key_Escape);
    QVERIFY(!hands_->answer());
}

void TestAsking::theMenuOfEverythingNeedsNoPointer() {
    hands_->open(questionFile("row-16-all-taken"), 0);
    QTest::mouseMove(&hands_->window(), QPoint(2, hands_->window().height() - 2));
    QTest::keyClick(&hands_->window(), Qt::Key_W);
    QMenu *all = hands_->menu();
    QVERIFY(all);
    const auto points = hands_->window().asking().questionsAboutPoints();
    QCOMPARE(all->actions().front()->text(), QString::fromStdString(points.front().text));
    int submenus = 0;
    for (const QAction *action : all->actions()) submenus += action->menu() != nullptr;
    QCOMPARE(submenus, 2);  // one bathhouse, the figures
    QTest::keyClick(all, Qt::Key_Return);
    QTRY_VERIFY(hands_->window().asking().asked());
    QVERIFY(std::holds_alternative<tutor::AboutPoints>(hands_->window().asking().asked()->about));
}

void TestAsking::anAuthorReadsTheAnswerBesideTheBoard() {
    hands_->open(questionFile("row-16-all-taken"), -1);
    hands_->window().setMode(WindowMode::Author);
    auto *tutor = hands_->window().findChild<QDockWidget *>(QStringLiteral("tutorDock"));
    auto *author = hands_->window().findChild<QDockWidget *>(QStringLiteral("authorDock"));
    QVERIFY(tutor && author && tutor->isHidden() && author->isVisible());
    QTest::mouseClick(hands_->window().findChildren<PlayerChip *>().front(), Qt::LeftButton);
    QVERIFY(hands_->answer() && tutor->isVisible() && author->isHidden());
    QTest::mouseClick(hands_->answer()->findChild<QToolButton *>(QStringLiteral("closeAnswer")), Qt::LeftButton);
    QVERIFY(tutor->isHidden() && author->isVisible());
}

void TestAsking::steppingOnClosesTheAnswer() {
    hands_->open(questionFile("row-16-all-taken"), 0);
    QTest::mouseClick(hands_->window().findChildren<PlayerChip *>().front(), Qt::LeftButton);
    QVERIFY(hands_->answer());
    QTest::keyClick(&hands_->window(), Qt::Key_Right);
    QVERIFY(!hands_->answer());
    // A bathhouse stays selected, and what is said of it follows the step.
    QTest::mouseClick(hands_->view().viewport(), Qt::LeftButton, {}, hands_->pool({2, 0}));
    QVERIFY(hands_->answer());
    QTest::keyClick(&hands_->window(), Qt::Key_Right);
    QVERIFY(hands_->answer());
    QCOMPARE(hands_->window().asking().asked()->step, 2);
}

QTEST_MAIN(TestAsking)
#include "test_asking.moc"
