// SPDX-License-Identifier: MIT
#include "ui/asking_window.h"

#include <QPushButton>

using namespace bathhouse;
using namespace bathhouse::test;
using namespace bathhouse::ui;
using rules::Position;

namespace {

/// The points of the leaves of a tree of rows, the reasons below which there are no points.
int sumOfShownLeaves(const WhyTree &tree) {
    int sum = 0;
    for (const WhyRow *row : tree.rows()) {
        const tutor::Reason *reason = tree.reasonOf(row);
        if (!reason || !reason->points) continue;
        const bool leaf =
            std::ranges::none_of(reason->children, [](const auto &child) { return child.points.has_value(); });
        if (!leaf) continue;
        QString shown = row->line().points;
        sum += shown.replace(u'−', u'-').toInt();
    }
    return sum;
}

} // namespace

class TestWhyTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { wearTheme(*qApp, Theme::Light); }
    void init() { hands_ = std::make_unique<AskingWindow>(); }
    void cleanup() { hands_.reset(); }

    void aRowUnderThePointerLightsExactlyItsTilesAndFigures_data();
    void aRowUnderThePointerLightsExactlyItsTilesAndFigures();
    void aRowWithTheFocusLightsUpToo();
    void theLeavesOfAStepAddUpToTheChange();
    void theLeavesOfAnAnswerAddUpToTheScore();
    void anAnswerLeadsToAStepAndBack();
    void oldPagesDoNotPileUp();

private:
    std::unique_ptr<AskingWindow> hands_;
};

void TestWhyTree::aRowUnderThePointerLightsExactlyItsTilesAndFigures_data() {
    QTest::addColumn<QString>("file");
    for (const char *name : {"row-07-road-of-three", "row-16-all-taken", "row-12-two-of-one-player",
                             "row-24-blue-closes-the-ring", "row-40-open-at-the-end"})
        QTest::newRow(name) << questionFile(name);
}

void TestWhyTree::aRowUnderThePointerLightsExactlyItsTilesAndFigures() {
    QFETCH(QString, file);
    hands_->open(file, -1);
    WhyTree *tree = hands_->stepTree();
    QVERIFY(tree);
    hands_->unfoldAll(*tree);
    int lit = 0;
    for (WhyRow *row : tree->rows()) {
        const tutor::Reason *reason = tree->reasonOf(row);
        if (!reason) continue;
        QTest::mouseMove(row, QPoint(60, 14));
        const Spotlight &light = hands_->view().board().spotlight();
        QCOMPARE(light.tiles, reason->tiles);
        QCOMPARE(light.figures, reason->figures);
        for (const FigureItem *item : hands_->view().board().figures()) {
            const bool named = std::ranges::find(reason->figures, item->figure()) != reason->figures.end();
            QCOMPARE(item->opacity() == 1.0, light.empty() || named);
        }
        lit += !light.empty();
    }
    QVERIFY(lit > 0);
    QTest::mouseMove(hands_->view().viewport(), QPoint(5, 5));
    QVERIFY(hands_->view().board().spotlight().empty());
}

void TestWhyTree::aRowWithTheFocusLightsUpToo() {
    hands_->open(questionFile("row-07-road-of-three"), -1);
    WhyTree *tree = hands_->stepTree();
    tree->rows().front()->setFocus(Qt::TabFocusReason);
    for (int i = 0; i + 1 < tree->rows().size(); ++i) {
        QTest::keyClick(tree->rows()[i], Qt::Key_Down);
        QVERIFY(tree->rows()[i + 1]->hasFocus());
        if (const tutor::Reason *reason = tree->reasonOf(tree->rows()[i + 1]))
            QCOMPARE(hands_->view().board().spotlight().tiles, reason->tiles);
    }
    QCOMPARE(hands_->document().step(), hands_->document().stepCount());  // the arrows belonged to the tree
    hands_->view().setFocus();
    QVERIFY(hands_->view().board().spotlight().empty());
}

void TestWhyTree::theLeavesOfAStepAddUpToTheChange() {
    LessonDocument &document = hands_->document();
    int steps = 0;
    for (const QString &file : scenarioFiles({QStringLiteral("tests/questions")})) {
        QVERIFY(hands_->window().openPath(file));
        for (int step = 1; step <= document.stepCount(); ++step) {
            document.setStep(step);
            if (document.current()->refused) continue;
            hands_->look();
            hands_->unfoldAll(*hands_->stepTree());
            int change = 0;
            // Every winner of a scoring gets the whole of it, so a tie is in the sum once for each.
            int tied = 0;
            for (std::size_t p = 0; p < document.table().players.size(); ++p)
                change += document.state().players[p].score - document.stateAt(step - 1).players[p].score;
            for (const rules::Event &event : document.current()->events)
                if (const auto *e = std::get_if<rules::FeatureScored>(&event.what); e && e->winners.size() > 1)
                    tied += e->points * (static_cast<int>(e->winners.size()) - 1);
            QCOMPARE(sumOfShownLeaves(*hands_->stepTree()), change - tied);
            ++steps;
        }
    }
    QVERIFY(steps > 50);
}

void TestWhyTree::theLeavesOfAnAnswerAddUpToTheScore() {
    for (const char *name :
         {"row-06-two-flags", "row-32-minus-two", "row-35-both-in-one-turn", "row-13-nobody-there"}) {
        hands_->open(questionFile(name), -1);
        const auto chips = hands_->window().findChildren<PlayerChip *>();
        for (qsizetype seat = 0; seat < chips.size(); ++seat) {
            QTest::mouseClick(chips[seat], Qt::LeftButton);
            QVERIFY(hands_->answer());
            auto *tree = hands_->answer()->findChild<WhyTree *>();
            hands_->unfoldAll(*tree);
            QCOMPARE(sumOfShownLeaves(*tree), hands_->document().state().players[static_cast<std::size_t>(seat)].score);
        }
    }
}

void TestWhyTree::anAnswerLeadsToAStepAndBack() {
    hands_->open(questionFile("row-04-city-of-three"), -1);
    const int last = hands_->document().stepCount();
    hands_->window().asking().ask(tutor::AboutFigure{{{0, 0}, 0}});
    QVERIFY(hands_->answer());
    hands_->window().asking().goTo(1);
    QCOMPARE(hands_->document().step(), 1);
    QVERIFY(hands_->answer());
    auto *tree = hands_->answer()->findChild<WhyTree *>();
    hands_->unfoldAll(*tree);
    WhyRow *link = nullptr;
    for (WhyRow *row : tree->rows())
        if (row->line().link) link = row;
    QVERIFY(link);
    QTest::keyClick(link, Qt::Key_Return);
    QCOMPARE(hands_->document().step(), last);
    hands_->window().asking().goTo(1);
    QTest::mouseClick(hands_->answer()->findChild<QPushButton *>(QStringLiteral("backToQuestion")), Qt::LeftButton);
    QCOMPARE(hands_->document().step(), last);
    QVERIFY(hands_->answer());
}

void TestWhyTree::oldPagesDoNotPileUp() {
    hands_->open(questionFile("row-16-all-taken"), -1);
    const auto chips = hands_->window().findChildren<PlayerChip *>();
    for (int i = 0; i < 30; ++i) QTest::mouseClick(chips[i % chips.size()], Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::processEvents();
    int trees = 0;
    for (QWidget *widget : QApplication::allWidgets()) trees += qobject_cast<WhyTree *>(widget) != nullptr;
    QCOMPARE(trees, 2);  // the answer's and the step's
}

QTEST_MAIN(TestWhyTree)
#include "test_why_tree.moc"
