// SPDX-License-Identifier: MIT
#include "tutor/wording.h"
#include "ui/clipped.h"
#include "ui/keep_picture.h"
#include "ui/keys_dialog.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/style.h"

#include <QApplication>
#include <QDirIterator>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace bathhouse;
using bathhouse::test::clipped;
using bathhouse::test::keepPicture;
using bathhouse::test::outside;

namespace {

/// One text of a Qt Linguist file.
struct Entry {
    QString source;
    QString translation;
    QString type;  ///< "unfinished", "vanished" or nothing
};

QVector<Entry> entriesOf(const QString &path) {
    QVector<Entry> entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return entries;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"message") entries.push_back({});
        if (xml.name() == u"source") entries.back().source = xml.readElementText();
        if (xml.name() == u"translation") {
            entries.back().type = xml.attributes().value(QLatin1String("type")).toString();
            entries.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return entries;
}

std::set<QString> allOf(const QString &text, const QString &pattern) {
    std::set<QString> found;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

QString fileOf(const QString &language) {
    return QStringLiteral(BATHHOUSE_SOURCE_DIR "/resources/translations/bathhouse_%1.ts").arg(language);
}

void eachLanguage(const QStringList &languages) {
    QTest::addColumn<QString>("language");
    for (const QString &language : languages) QTest::newRow(qPrintable(language)) << language;
}

const QStringList kTranslations{QStringLiteral("fr"), QStringLiteral("nl"), QStringLiteral("de")};

QStringList menusOf(const ui::MainWindow &window) {
    QStringList titles;
    for (const QAction *action : window.menuBar()->actions())
        if (action->isVisible()) titles.push_back(action->text().remove(u'&'));
    return titles;
}

ui::MainWindow *theWindow() {
    for (QWidget *top : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<ui::MainWindow *>(top)) return window;
    return nullptr;
}

} // namespace

class TestWindowLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void everyLanguageOfTheTextsHasAFile() {
        QCOMPARE(tutor::Wording::languages().size(), static_cast<std::size_t>(kTranslations.size()) + 1);
        for (const QString &language : kTranslations) QVERIFY(entriesOf(fileOf(language)).size() > 200);
    }

    void everyTextOfTheSourcesIsInTheFile_data() { eachLanguage(kTranslations); }
    void everyTextOfTheSourcesIsInTheFile() {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("bathhouse_%1.ts").arg(language));
        QVERIFY(QFile::copy(fileOf(language), copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        QProcess lupdate;
        lupdate.start(QStringLiteral(BATHHOUSE_LUPDATE),
                      {QStringLiteral(BATHHOUSE_SOURCE_DIR "/ui"), QStringLiteral("-recursive"),
                       QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-ts"), copy});
        QVERIFY(lupdate.waitForFinished(60'000));
        QCOMPARE(lupdate.exitCode(), 0);
        QStringList wrong;
        for (const Entry &entry : entriesOf(copy))
            if (!entry.type.isEmpty()) wrong << entry.type + QStringLiteral(": ") + entry.source;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyTranslationHasThePlaceholdersAndKeysOfItsText_data() { eachLanguage(kTranslations); }
    void everyTranslationHasThePlaceholdersAndKeysOfItsText() {
        QFETCH(QString, language);
        QStringList wrong;
        for (const Entry &entry : entriesOf(fileOf(language))) {
            const bool same =
                allOf(entry.source, QStringLiteral("%[0-9n]")) == allOf(entry.translation, QStringLiteral("%[0-9n]")) &&
                allOf(entry.source, QStringLiteral("</?[a-z]+")) ==
                    allOf(entry.translation, QStringLiteral("</?[a-z]+")) &&
                entry.source.count(QRegularExpression(QStringLiteral("&\\w"))) ==
                    entry.translation.count(
                        QRegularExpression(QStringLiteral("&\\w"), QRegularExpression::UseUnicodePropertiesOption)) &&
                entry.source.startsWith(u' ') == entry.translation.startsWith(u' ');
            if (!same || entry.translation.isEmpty()) wrong << entry.source + QStringLiteral(": ") + entry.translation;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void noMenuHasTheSameKeyTwice_data() { eachLanguage(kTranslations); }
    void noMenuHasTheSameKeyTwice() {
        QFETCH(QString, language);
        ui::speak(language);
        const ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        QStringList wrong;
        const auto check = [&wrong](const QList<QAction *> &actions) {
            std::set<QString> keys;
            for (const QAction *action : actions) {
                const auto key = allOf(action->text().toLower(), QStringLiteral("&[^&]"));
                if (action->isVisible() && !key.empty() && !keys.insert(*key.begin()).second) wrong << action->text();
            }
        };
        check(window.menuBar()->actions());
        for (const QAction *title : window.menuBar()->actions())
            if (title->menu() != nullptr) check(title->menu()->actions());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void theWindowIsBuiltInTheLanguage() {
        ui::speak(QStringLiteral("de"));
        const ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        QVERIFY(menusOf(window).contains(QStringLiteral("Datei")));
        ui::speak(QStringLiteral("en"));
        QVERIFY(menusOf(ui::MainWindow(ui::MainWindow::Memory::Nothing)).contains(QStringLiteral("File")));
    }

    void changingTheLanguageKeepsScenarioAndStep() {
        auto *window = new ui::MainWindow(ui::MainWindow::Memory::Nothing);
        window->resize(1100, 700);
        window->show();
        QVERIFY(window->openFirstLesson());
        window->document().setStep(2);
        const QString path = window->document().path();
        ui::MainWindow::speakEverywhere(QStringLiteral("fr"));
        window = theWindow();
        QVERIFY(window != nullptr);
        QCOMPARE(menusOf(*window).front(), QStringLiteral("Fichier"));
        QCOMPARE(window->document().path(), path);
        QCOMPARE(window->document().step(), 2);
        QCOMPARE(window->document().title(), QStringLiteral("Une première visite"));
        QCOMPARE(window->size(), QSize(1100, 700));
        QVERIFY(window->isVisible());
        QCOMPARE(window->document().table().players.front(), std::string("Rouge"));
        QCOMPARE(window->document().run().table.players.front(), std::string("Red"));
        ui::MainWindow::speakEverywhere(QStringLiteral("en"));
        delete theWindow();
        QVERIFY(theWindow() == nullptr);
    }

    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QString &language : kTranslations)
            for (const QSize size : {QSize(1360, 850), QSize(1024, 640)})
                QTest::newRow(qPrintable(QStringLiteral("%1 at %2").arg(language).arg(size.width())))
                    << language << size;
    }
    void nothingIsClipped() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        ui::speak(language);
        ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        window.setLanguage(language);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        // What fits is a matter of the layout: nothing need be painted.
        window.setUpdatesEnabled(false);
        QStringList wrong;
        const auto look = [&] {
            window.settle();
            for (const QString &widget : clipped(window) + outside(window))
                wrong << QStringLiteral("%1, step %2: %3")
                             .arg(window.document().title())
                             .arg(window.document().step())
                             .arg(widget);
        };
        for (const ui::LessonChapter &chapter : window.lessons().chapters()) {
            QVERIFY(window.openPath(chapter.lessons.front().path));
            for (int step = 0; step <= window.document().stepCount(); ++step) {
                window.document().setStep(step);
                look();
            }
        }
        window.setMode(ui::WindowMode::Author);
        look();
        QCOMPARE(window.size(), size);
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void thePageOfKeysFitsASmallScreen_data() { eachLanguage(QStringList{QStringLiteral("en")} + kTranslations); }
    void thePageOfKeysFitsASmallScreen() {
        QFETCH(QString, language);
        ui::speak(language);
        ui::KeysDialog keys;
        keys.show();
        QVERIFY(QTest::qWaitForWindowExposed(&keys));
        keepPicture(&keys, QStringLiteral("keys-") + language);
        QVERIFY2(keys.width() <= 1024 && keys.height() <= 600,
                 qPrintable(QStringLiteral("%1x%2").arg(keys.width()).arg(keys.height())));
        const QStringList wrong = clipped(keys) + outside(keys);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QTEST_MAIN(TestWindowLanguages)
#include "test_window_languages.moc"
