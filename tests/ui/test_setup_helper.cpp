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

#include <algorithm>
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
        QVERIFY(words().contains(QStringLiteral("This program has no land tiles of: Inns and Cathedrals.")));
        QVERIFY(words().contains(QStringLiteral("No official rules")));
        QCOMPARE(helper().setup().expansions, (std::vector<std::string>{"barber-surgeons", "inns-and-cathedrals"}));
    }

    /// The abbey is a tile that each player keeps; no other tile of its expansion is here.
    void theAbbeyIsNoTileOfThePile() {
        child<QCheckBox>("abbey-and-mayor").click();
        QVERIFY(words().contains(QStringLiteral("Players keep tiles that are not in the pile: Abbey and Mayor.")));
        QVERIFY(!words().contains(QStringLiteral("no land tiles of: ")));
        QVERIFY(words().contains(QStringLiteral("75 tiles are drawn")));
    }

    void expansionsAreCalledByTheirNamesAndStandInTheirOrder() {
        QStringList names;
        for (const QCheckBox *box : helper().findChildren<QCheckBox *>())
            if (box->objectName() != QLatin1String("lookAtTiles")) names.push_back(box->text());
        QCOMPARE(names.size(), qsizetype{15});
        QCOMPARE(names.front(), QStringLiteral("Abbey and Mayor"));
        QStringList sorted = names;
        std::ranges::sort(sorted);
        QCOMPARE(names, sorted);
        for (const QString &name : names) QVERIFY2(!name.contains(u'-') && name[0].isUpper(), qPrintable(name));
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
        for (const bool all : {false, true}) {
            for (QCheckBox *box : helper().findChildren<QCheckBox *>())
                if (box->objectName() != QLatin1String("lookAtTiles")) box->setChecked(all);
            for (const int count : {1, 3, 7}) {
                players().setValue(count);
                QTRY_VERIFY2(unfitting().isEmpty(), qPrintable(unfitting().join(u'\n')));
                keepPicture(&helper(), QStringLiteral("setup-%1-%2-%3").arg(all).arg(count).arg(language));
            }
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
    /// What is cut off, out of the window, or lies over something else.
    QStringList unfitting() {
        QStringList wrong = clipped(helper());
        if (helper().width() > 1024 || helper().height() > 640)
            wrong << QStringLiteral("%1x%2").arg(helper().width()).arg(helper().height());
        QList<QWidget *> seen;
        for (QWidget *widget : helper().findChildren<QWidget *>())
            if (widget->isVisible() && widget->layout() == nullptr && widget->parentWidget() != &players() &&
                widget->metaObject()->className() != QByteArray("QFocusFrame"))
                seen.push_back(widget);
        const auto place = [&](const QWidget *widget) {
            return QRect(widget->mapTo(&helper(), QPoint()), widget->size());
        };
        for (qsizetype i = 0; i < seen.size(); ++i) {
            if (!helper().rect().contains(place(seen[i]))) wrong << seen[i]->objectName() + QStringLiteral(" is outside");
            for (qsizetype j = i + 1; j < seen.size(); ++j)
                if (place(seen[i]).intersects(place(seen[j])))
                    wrong << seen[i]->objectName() + QStringLiteral(" lies over ") + seen[j]->objectName();
        }
        return wrong;
    }
    QSpinBox &players() { return child<QSpinBox>("setupPlayers"); }
    QString words() { return QTextDocumentFragment::fromHtml(child<QLabel>("setupWords").text()).toPlainText(); }

    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(TestSetupHelper)
#include "test_setup_helper.moc"
