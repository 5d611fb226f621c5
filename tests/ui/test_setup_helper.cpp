// SPDX-License-Identifier: MIT
#include "tutor/verdict.h"
#include "ui/clipped.h"
#include "ui/keep_picture.h"
#include "ui/language.h"
#include "ui/learn/bathhouse_tiles_row.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/learn/setup_helper.h"
#include "ui/main_window.h"
#include "ui/style.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextDocumentFragment>

#include <memory>

using namespace bathhouse;
using namespace bathhouse::test;

class TestSetupHelper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() { start(QStringLiteral("en")); }
    void cleanup() { window_.reset(); }

    void twoPlayersUseFourAndPutTwoBack() {
        QVERIFY(
            words().startsWith(QStringLiteral("4 of the 6 bathhouse tiles are in the game, and nobody looks which.")));
        QVERIFY(words().contains(QStringLiteral("The other 2 go back into the box.")));
        QVERIFY(words().contains(QStringLiteral("75 tiles are drawn")));
    }

    void theKeyboardAddsAPlayer() {
        players().setFocus();
        QTest::keyClick(&players(), Qt::Key_Up);
        QCOMPARE(players().value(), 3);
        QVERIFY(words().startsWith(QStringLiteral("5 of the 6")));
        QVERIFY(words().contains(QStringLiteral("The other one goes back")));
        QTest::keyClick(&players(), Qt::Key_Up);
        QVERIFY(words().startsWith(QStringLiteral("All 6 bathhouse tiles are in the game.")));
    }

    void onePlayerAndMoreThanSixAreToldWhatIsKnown() {
        players().setValue(1);
        QVERIFY(words().contains(QStringLiteral("No source says how many tiles a single player uses.")));
        QVERIFY(child<QPushButton>("startFromSetup").isEnabled());
        players().setValue(7);
        QVERIFY(words().contains(QStringLiteral("more than 6 cannot play here")));
        QVERIFY(!child<QPushButton>("startFromSetup").isEnabled());
    }

    void tilesAreFaceDownUntilOneLooks() {
        auto &row = *helper().findChild<ui::BathhouseTilesRow *>();
        QVERIFY(!row.isFaceUp());
        QVERIFY(!row.accessibleName().contains(QStringLiteral("barber-surgeons/")));
        child<QCheckBox>("lookAtTiles").click();
        QVERIFY(row.isFaceUp());
        for (const std::string &id : helper().setup().drawn)
            QVERIFY(row.accessibleName().contains(QString::fromStdString(id)));
    }

    void shufflingAgainGivesAnotherPile() {
        helper().setSeed(1);
        const auto pile = helper().setup().pile;
        QTest::mouseClick(&child<QPushButton>("shuffleAgain"), Qt::LeftButton);
        QVERIFY(helper().setup().pile != pile);
        helper().setSeed(1);
        QCOMPARE(helper().setup().pile, pile);
    }

    void anotherExpansionIsAtOnesOwnRisk() {
        child<QCheckBox>("inns-and-cathedrals").click();
        QVERIFY(words().contains(QStringLiteral("Inns and Cathedrals: this program has no land tiles of it.")));
        QVERIFY(words().contains(QStringLiteral("No official rules")));
        QCOMPARE(helper().setup().expansions, (std::vector<std::string>{"barber-surgeons", "inns-and-cathedrals"}));
    }

    void theRulesAboutItAreOneClickAway() {
        auto *rule = helper().findChild<QAbstractButton *>(QStringLiteral("setupRule"));
        rule->click();
        auto *book = window_->findChild<ui::RuleBookDock *>();
        QVERIFY(book->isVisible());
        QCOMPARE(book->rule(), QStringLiteral("setup-counts"));
    }

    /// Untitled, not saved yet, and as `bathhouse check` wants it.
    void playingFromHereIsANewScenario() {
        players().setValue(3);
        const auto pile = helper().setup().pile;
        QTest::mouseClick(&child<QPushButton>("startFromSetup"), Qt::LeftButton);
        ui::LessonDocument &document = window_->document();
        QCOMPARE(document.scenario().draw, pile);
        QCOMPARE(document.scenario().players.size(), std::size_t(3));
        QCOMPARE(document.scenario().setup->drawn.size(), std::size_t(5));
        QVERIFY(document.path().isEmpty() && document.edited().isModified());
        QCOMPARE(window_->mode(), ui::WindowMode::Author);
        QVERIFY(document.hand().has_value());
        document.judge();
        QVERIFY(document.verdict().ok());
        QVERIFY(tutor::verdictOn(document.edited().bytes().toStdString(), document.edited().tiles(), "en").ok());
    }

    void everyLanguageFits_data() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "nl", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyLanguageFits() {
        QFETCH(QString, language);
        start(language);
        for (const char *id : {"inns-and-cathedrals", "abbot"}) child<QCheckBox>(id).click();
        for (const int count : {1, 3, 7}) {
            players().setValue(count);
            QApplication::processEvents();
            QVERIFY(helper().width() <= 1024 && helper().height() <= 640);
            const QStringList cut = clipped(helper());
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            keepPicture(&helper(), QStringLiteral("setup-%1-%2").arg(count).arg(language));
        }
        ui::speak(QStringLiteral("en"));
    }

private:
    void start(const QString &language) {
        ui::speak(language);
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->resize(1024, 640);
        window_->show();
        QVERIFY(window_->openFirstLesson());
        window_->setLanguage(language);
        window_->findChild<QAction *>(QStringLiteral("setupAction"))->trigger();
        QVERIFY(QTest::qWaitForWindowExposed(&helper()));
    }
    ui::SetupHelper &helper() { return *window_->findChild<ui::SetupHelper *>(); }
    template <class Kind> Kind &child(const char *name) {
        return *helper().findChild<Kind *>(QString::fromLatin1(name));
    }
    QSpinBox &players() { return child<QSpinBox>("setupPlayers"); }
    QString words() { return QTextDocumentFragment::fromHtml(child<QLabel>("setupWords").text()).toPlainText(); }

    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestSetupHelper)
#include "test_setup_helper.moc"
