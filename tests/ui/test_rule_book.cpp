// SPDX-License-Identifier: MIT
#include "support/scenario_files.h"
#include "tutor/catalogue.h"
#include "ui/clipped.h"
#include "ui/keep_picture.h"
#include "ui/language.h"
#include "ui/learn/link_row.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/rule_card.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace bathhouse;
using namespace bathhouse::test;

class TestRuleBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() { start(QStringLiteral("en")); }
    void cleanup() { window_.reset(); }

    void theRuleBookTakesThePlaceOfTheTutor() {
        QVERIFY(book().isVisible() && !tutor().isVisible());
        QTest::keyClick(window_.get(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!book().isVisible() && tutor().isVisible());
        open();
        book().close();
        QVERIFY(!book().isVisible() && tutor().isVisible());
        open();
        window_->setMode(ui::WindowMode::Author);
        QVERIFY(!book().isVisible() && !tutor().isVisible());
    }

    void everyCardIsThereUnderItsChapter() {
        const tutor::Catalogue &catalogue = tutor::Catalogue::shipped();
        QCOMPARE(tree().topLevelItemCount(), static_cast<int>(catalogue.chapters().size()));
        QCOMPARE(shown(), catalogue.cards().size());
    }

    void aWordFindsRulesByTitleTextAndId() {
        book().searchField()->setFocus();
        QTest::keyClicks(book().searchField(), QStringLiteral("leave-hole"));
        QVERIFY(titles().contains(QStringLiteral("A bathhouse in a hole has no free exit")));
        QCOMPARE(book().rule(), QStringLiteral("leave-hole"));
        book().searchField()->clear();
        // Stands in the statement of this card alone, not in its title.
        QTest::keyClicks(book().searchField(), QStringLiteral("six SHUFFLE"));
        QVERIFY(titles().contains(QStringLiteral("How many bathhouse tiles you use")));
        QVERIFY(shown() < 5);
        book().searchField()->clear();
        QCOMPARE(shown(), tutor::Catalogue::shipped().cards().size());
    }

    void aStatusShowsTheRulesThatAreSoSure() {
        chip("disputed").click();
        std::size_t right = 0;
        for (const tutor::Card &card : tutor::Catalogue::shipped().cards())
            right +=
                std::ranges::any_of(card.statement, [](const auto &s) { return s.status == tutor::Status::Disputed; });
        QVERIFY(right >= 2);
        QCOMPARE(shown(), right);
        chip("official").click();
        QVERIFY(shown() > right);
        chip("official").click();
        chip("disputed").click();
        QCOMPARE(shown(), tutor::Catalogue::shipped().cards().size());
    }

    void theKeyboardGoesFromTheWordToTheCard() {
        QVERIFY(book().searchField()->hasFocus());
        QTest::keyClicks(book().searchField(), QStringLiteral("buy"));
        QTest::keyClick(book().searchField(), Qt::Key_Down);
        QVERIFY(tree().hasFocus());
        const QString before = book().rule();
        // Chapters are rows as well.
        for (int row = 0; row < 3 && book().rule() == before; ++row) QTest::keyClick(&tree(), Qt::Key_Down);
        QVERIFY(book().rule() != before);
        QCOMPARE(card()->rule(), book().rule().toStdString());
        auto *link = links().first();
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Space);
    }

    void aCardLeadsToTheLessonThatTeachesIt() {
        QVERIFY(book().showRule(QStringLiteral("leave-hole")));
        const QString lesson = lessonTitleOf("laid-into-a-hole");
        QVERIFY(link(lesson) != nullptr);
        QTest::mouseClick(link(lesson), Qt::LeftButton);
        QVERIFY(window_->document().path().endsWith(QStringLiteral("laid-into-a-hole.bathhouse.json")));
        QVERIFY(book().isVisible());
    }

    /// Each question that names the rule is a link to the step it is asked before.
    void aCardLeadsToTheQuestionsThatCiteIt() {
        const QString path = lessonNamed(QStringLiteral("not-below-zero"));
        const scenario::Scenario lesson = readScenarioAt(path);
        const auto question = std::ranges::find_if(lesson.questions, [](const auto &q) {
            return std::ranges::find(q.because, "leave-negative-score") != q.because.end();
        });
        QVERIFY(question != lesson.questions.end());
        QVERIFY(book().showRule(QStringLiteral("leave-negative-score")));
        ui::LinkRow *way = link(QString::fromStdString(question->ask.in("en")));
        QVERIFY(way != nullptr);
        QTest::mouseClick(way, Qt::LeftButton);
        QVERIFY(window_->document().path().endsWith(QStringLiteral("not-below-zero.bathhouse.json")));
        QCOMPARE(window_->document().step(), question->before);
    }

    /// The third step is refused by it.
    void aCardLeadsToTheStepsThatCiteIt() {
        QVERIFY(window_->openPath(lessonNamed(QStringLiteral("not-below-zero"))));
        QVERIFY(book().showRule(QStringLiteral("leave-negative-score")));
        const auto all = links();
        const auto step = std::find_if(
            all.begin(), all.end(), [](const auto *row) { return row->text().startsWith(QStringLiteral("Step 3: ")); });
        QVERIFY(step != all.end());
        QTest::mouseClick(*step, Qt::LeftButton);
        QCOMPARE(window_->document().step(), 3);
    }

    void aDeducedRuleLeadsToThoseItFollowsFrom() {
        QVERIFY(book().showRule(QStringLiteral("visit-losers-count")));
        const std::string other = tutor::pick(tutor::Catalogue::shipped().find("visit-several-meeples")->title, "en");
        QVERIFY(link(QString::fromStdString(other)) != nullptr);
        QTest::mouseClick(link(QString::fromStdString(other)), Qt::LeftButton);
        QCOMPARE(book().rule(), QStringLiteral("visit-several-meeples"));
    }

    void aCardOfTheTutorLeadsToTheRuleBook() {
        book().close();
        QVERIFY(window_->openPath(lessonNamed(QStringLiteral("not-below-zero"))));
        window_->showRule(QStringLiteral("leave-hole"));
        ui::LinkRow *way = nullptr;
        for (auto *each : tutor().findChildren<ui::RuleCard *>())
            if (each->rule() == "leave-hole") way = each->findChild<ui::LinkRow *>(QStringLiteral("showInRuleBook"));
        QVERIFY(way != nullptr && way->isVisible());
        way->click();
        QVERIFY(book().isVisible());
        QCOMPARE(book().rule(), QStringLiteral("leave-hole"));
    }

    void aRuleAskedForElsewhereIsShownInTheOpenBook() {
        window_->showRule(QStringLiteral("leave-hole"));
        QVERIFY(book().isVisible() && !tutor().isVisible());
        QCOMPARE(book().rule(), QStringLiteral("leave-hole"));
    }

    /// A search in the way of a rule that is asked for makes room.
    void aRuleThatIsAskedForIsShownWhateverIsSearchedFor() {
        book().searchField()->setText(QStringLiteral("monastery"));
        chip("disputed").click();
        QVERIFY(book().showRule(QStringLiteral("leave-hole")));
        QCOMPARE(book().rule(), QStringLiteral("leave-hole"));
        QCOMPARE(tree().currentItem()->text(0), QStringLiteral("A bathhouse in a hole has no free exit"));
        QVERIFY(!tree().currentItem()->isHidden());
        QVERIFY(!book().showRule(QStringLiteral("no-such-rule")));
    }

    void everyLanguageFitsASmallWindow_data() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "nl", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyLanguageFitsASmallWindow() {
        QFETCH(QString, language);
        start(language);
        for (const char *rule : {"leave-negative-score", "setup-counts", "visit-single-meeple"}) {
            QVERIFY(book().showRule(QString::fromLatin1(rule)));
            window_->settle();
            const QStringList cut = clipped(book());
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            keepPicture(window_.get(), QStringLiteral("book-%1-%2").arg(QString::fromLatin1(rule), language));
        }
        ui::speak(QStringLiteral("en"));
    }

private:
    void start(const QString &language) {
        ui::speak(language);
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->resize(1024, 640);
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QVERIFY(window_->openFirstLesson());
        window_->setLanguage(language);
        open();
    }
    void open() { window_->findChild<QAction *>(QStringLiteral("ruleBookAction"))->trigger(); }
    ui::RuleBookDock &book() { return *window_->findChild<ui::RuleBookDock *>(); }
    QDockWidget &tutor() { return *window_->findChild<QDockWidget *>(QStringLiteral("tutorDock")); }
    QTreeWidget &tree() { return *book().findChild<QTreeWidget *>(QStringLiteral("ruleTree")); }
    /// Of the card that is shown now, not of one on its way out.
    QList<ui::LinkRow *> links() {
        QList<ui::LinkRow *> rows;
        for (auto *row : book().findChildren<ui::LinkRow *>())
            if (row->isVisible()) rows.push_back(row);
        return rows;
    }
    ui::LinkRow *link(const QString &text) {
        QApplication::processEvents();
        for (auto *row : links())
            if (row->text() == text) return row;
        return nullptr;
    }
    ui::RuleCard *card() {
        for (auto *each : book().findChildren<ui::RuleCard *>())
            if (each->isVisible()) return each;
        return nullptr;
    }
    QToolButton &chip(const char *status) {
        for (auto *button : book().findChildren<QToolButton *>(QStringLiteral("chip")))
            if (button->property("status").toString() == QString::fromLatin1(status)) return *button;
        qFatal("no chip %s", status);
    }
    QStringList titles() {
        QStringList found;
        for (int c = 0; c < tree().topLevelItemCount(); ++c)
            for (int i = 0; i < tree().topLevelItem(c)->childCount(); ++i)
                if (!tree().topLevelItem(c)->child(i)->isHidden()) found << tree().topLevelItem(c)->child(i)->text(0);
        return found;
    }
    std::size_t shown() { return static_cast<std::size_t>(titles().size()); }
    QString lessonTitleOf(const char *name) {
        return QString::fromStdString(readScenarioAt(lessonNamed(QString::fromLatin1(name))).title->in("en"));
    }

    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestRuleBook)
#include "test_rule_book.moc"
