// SPDX-License-Identifier: MIT
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/unsaved_work.h"
#include "ui/widgets/offer_bar.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;

namespace {

const char *const kAuthor = "--author";

/// An author at work in a process of its own, until the process is killed.
int beAnAuthor(QApplication &application, const QString &file) {
    MainWindow window(MainWindow::Memory::Settings);
    if (file.isEmpty())
        window.document().startNew();
    else
        window.openPath(file);
    window.document().edited().setTitle(QStringLiteral("en"), QStringLiteral("Half a thought"));
    window.document().edited().placeTile("base/D", {3, 4}, rules::Rotation::Quarter);
    window.show();
    return application.exec();
}

QStringList files() { return QDir(UnsavedWork::folder()).entryList({QStringLiteral("*.unsaved")}, QDir::Files); }

}  // namespace

class TestUnsavedWork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        wearTheme(*qApp, Theme::Light);
        QDir(UnsavedWork::folder()).removeRecursively();
    }
    void cleanup() {
        if (author_.state() != QProcess::NotRunning) {
            author_.kill();
            author_.waitForFinished();
        }
    }

    void anUntitledScenarioOutlivesAKilledProgram() {
        startAuthor({});
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), qsizetype{1}, 30'000);
        // While its program runs it is nobody else's.
        QVERIFY(LeftBehind::find().empty());
        kill();
        MainWindow window(MainWindow::Memory::Settings);
        QVERIFY(window.openFirstLesson());
        window.offerLeftBehind();
        // Offered, not forced.
        QVERIFY(!window.document().edited().isModified());
        press(window, "offerOpen");
        const ScenarioDocument &edited = window.document().edited();
        QCOMPARE(edited.scenario().title->in("en"), std::string("Half a thought"));
        QCOMPARE(edited.scenario().board.size(), std::size_t{1});
        QVERIFY(edited.path().isEmpty());
        QVERIFY(edited.isModified());
        QVERIFY(window.mode() == WindowMode::Author);
        // It is still kept, in case this program ends before its time too.
        QCOMPARE(files().size(), qsizetype{1});
        QVERIFY(LeftBehind::find().empty());
        QTemporaryDir folder;
        QVERIFY(window.saveTo(folder.filePath(QStringLiteral("saved.bathhouse.json"))));
        QCOMPARE(files().size(), qsizetype{0});
    }

    void aChangedFileIsRecoveredBesideTheFileAsItWas() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("lesson.bathhouse.json"));
        QVERIFY(QFile::copy(QStringLiteral(BATHHOUSE_SOURCE_DIR "/docs/examples/who-bathes.bathhouse.json"), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        startAuthor(path);
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), qsizetype{1}, 30'000);
        kill();
        MainWindow window(MainWindow::Memory::Settings);
        window.offerLeftBehind();
        press(window, "offerOpen");
        QCOMPARE(window.document().path(), path);
        QVERIFY(window.document().edited().isModified());
        QCOMPARE(window.document().scenario().title->in("en"), std::string("Half a thought"));
        // The file itself was not touched, and Revert leads back to it.
        QVERIFY(window.document().revert());
        QCOMPARE(window.document().scenario().title->in("en"), std::string("Who bathes?"));
        QCOMPARE(files().size(), qsizetype{0});
    }

    void twoThatStartDoNotBothGetIt() {
        startAuthor({});
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), qsizetype{1}, 30'000);
        kill();
        {
            const std::vector<LeftBehind> first = LeftBehind::find();
            QCOMPARE(first.size(), std::size_t{1});
            QVERIFY(LeftBehind::find().empty());
        }
        // Put off: it is offered again.
        QCOMPARE(LeftBehind::find().size(), std::size_t{1});
    }

    void whatIsThrownAwayIsNotOfferedAgain() {
        startAuthor({});
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), qsizetype{1}, 30'000);
        kill();
        MainWindow window(MainWindow::Memory::Settings);
        window.offerLeftBehind();
        QVERIFY(window.findChild<OfferBar *>());
        press(window, "offerDiscard");
        QCOMPARE(files().size(), qsizetype{0});
        QVERIFY(LeftBehind::find().empty());
        QTRY_VERIFY(!window.findChild<OfferBar *>());
    }

    void nothingIsLeftBehindByAProgramThatEndsProperly() {
        {
            MainWindow window(MainWindow::Memory::Settings);
            window.document().startNew();
            window.document().edited().setTitle(QStringLiteral("en"), QStringLiteral("A"));
            QVERIFY(window.findChild<UnsavedWork *>()->keep());
            QCOMPARE(files().size(), qsizetype{1});
            window.document().edited().history().undo();
            QCOMPARE(files().size(), qsizetype{0});
            window.document().edited().history().redo();
            QTRY_COMPARE_WITH_TIMEOUT(files().size(), qsizetype{1}, 30'000);
        }
        QVERIFY(QDir(UnsavedWork::folder()).isEmpty());
    }

    void whatIsNoneOfOursIsLeftAlone() {
        QVERIFY(QDir().mkpath(UnsavedWork::folder()));
        QFile file(UnsavedWork::folder() + QStringLiteral("/other.unsaved"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not json");
        file.close();
        QVERIFY(LeftBehind::find().empty());
        QVERIFY(file.exists());
    }

private:
    void startAuthor(const QString &file) {
        author_.setProcessChannelMode(QProcess::ForwardedChannels);
        author_.start(QCoreApplication::applicationFilePath(), {QLatin1String(kAuthor), file});
        QVERIFY(author_.waitForStarted());
    }
    void kill() {
        author_.kill();  // SIGKILL: it cannot put anything in order
        QVERIFY(author_.waitForFinished());
        QVERIFY(author_.exitStatus() == QProcess::CrashExit);
    }
    static void press(MainWindow &window, const char *name) {
        auto *button = window.findChild<QPushButton *>(QLatin1String(name));
        QVERIFY(button);
        button->click();
    }

    QProcess author_;
};

int main(int argc, char **argv) {
    QTemporaryDir home;
    const bool author = argc > 1 && qstrcmp(argv[1], kAuthor) == 0;
    // The author's process finds the folders of the test that started it.
    if (!author) {
        qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("bathhouse-test"));
    if (author) return beAnAuthor(application, QString::fromLocal8Bit(argv[2]));
    TestUnsavedWork test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_unsaved_work.moc"
