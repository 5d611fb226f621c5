// SPDX-License-Identifier: MIT
#include "ui/clipped.h"
#include "ui/main_window.h"
#include "ui/style.h"

#include <QAbstractButton>
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace bathhouse;
using bathhouse::test::clipped;
using bathhouse::test::outside;

class TestWindowLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }

    void nothingIsClipped_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1360x850") << QSize(1360, 850);
        QTest::newRow("1024x640") << QSize(1024, 640);
        QTest::newRow("at 200 percent") << QSize(683, 500);
    }
    void nothingIsClipped() {
        QFETCH(QSize, size);
        ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const ui::LessonChapter &chapter : window.lessons().chapters()) {
            const ui::Lesson &lesson = chapter.lessons.front();
            QVERIFY(window.openPath(lesson.path));
            for (int step = 0; step <= window.document().stepCount(); ++step) {
                window.document().setStep(step);
                window.settle();
                QCOMPARE(clipped(window).join(u'\n'), QString());
                QCOMPARE(outside(window).join(u'\n'), QString());
            }
        }
        window.setMode(ui::WindowMode::Author);
        window.settle();
        QCOMPARE(clipped(window).join(u'\n'), QString());
        QCOMPARE(window.size(), size);
    }

    void docksShrinkInANarrowWindow() {
        ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        window.resize(1360, 850);
        window.show();
        window.settle();
        auto *lessons = window.findChild<QWidget *>(QStringLiteral("lessonsDock"));
        auto *tutor = window.findChild<QWidget *>(QStringLiteral("tutorDock"));
        QCOMPARE(lessons->width(), 260);
        QCOMPARE(tutor->width(), 380);
        window.resize(1024, 640);
        window.settle();
        QCOMPARE(lessons->width(), 200);
        QCOMPARE(tutor->width(), 300);
        window.resize(683, 500);
        window.settle();
        QVERIFY(!lessons->isVisible());
    }

    void theScreenshotHasTheSizeAndThemeAskedFor() {
        const QString light = picture({QStringLiteral("--size"), QStringLiteral("1024x640")});
        const QImage day(light);
        QCOMPARE(day.size(), QSize(1024, 640));
        const QImage night(picture(
            {QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("--size"), QStringLiteral("1360x850")}));
        QCOMPARE(night.size(), QSize(1360, 850));
        QVERIFY(day.pixelColor(4, 4).lightness() > 200);
        QVERIFY(night.pixelColor(4, 4).lightness() < 60);
    }

    void theSameScreenshotTwiceIsTheSame() { QCOMPARE(QImage(picture({})), QImage(picture({}))); }

    void aScreenshotThatCannotBeWrittenIsStatusTwo() {
        QProcess process;
        run(process, {QStringLiteral("--screenshot"), folder_.filePath(QStringLiteral("no/such/folder.png"))});
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(!process.readAllStandardError().isEmpty());
    }

    void aScreenshotOfAnUnreadableFileIsStatusTwo() {
        QProcess process;
        const QString out = folder_.filePath(QStringLiteral("none.png"));
        run(process, {QStringLiteral("--screenshot"), out, folder_.filePath(QStringLiteral("missing.json"))});
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("missing.json"));
        QVERIFY(!QFile::exists(out));
    }

private:
    static void run(QProcess &process, const QStringList &arguments) {
        process.start(QStringLiteral(BATHHOUSE_BINARY), arguments);
        QVERIFY(process.waitForFinished(60000));
    }
    QString picture(const QStringList &more) {
        const QString out = folder_.filePath(QStringLiteral("%1.png").arg(++pictures_));
        QProcess process;
        run(process, QStringList{QStringLiteral("--screenshot"), out} + more);
        return process.exitCode() == 0 ? out : QString();
    }

    QTemporaryDir folder_;
    int pictures_ = 0;
};

QTEST_MAIN(TestWindowLook)
#include "test_window_look.moc"
