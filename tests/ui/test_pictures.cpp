// SPDX-License-Identifier: MIT
#include "ui/board/render.h"
#include "ui/board/theme.h"
#include "ui/board_to_look_at.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;

namespace {

QByteArray contents(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Boards saved as png, svg and pdf.
class TestPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void picturesAreWritten_data();
    void picturesAreWritten();
    void stepsBeyondTheLastAreRefused();
    void unknownKindsOfFileAreRefused();
    void aFileThatCannotBeWrittenIsReported();
    void everyStepHasItsPage();

private:
    std::optional<test::Played> game_;
};

void TestPictures::initTestCase() {
    game_ = test::played();
    QVERIFY(!game_->run.stopped);
}

void TestPictures::picturesAreWritten_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("step");
    for (const QString &kind : {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")}) {
        for (const int step : {0, 1, -1}) {
            QTest::newRow(QStringLiteral("%1 of step %2").arg(kind).arg(step).toUtf8().constData()) << kind << step;
        }
    }
}

void TestPictures::picturesAreWritten() {
    QFETCH(QString, kind);
    QFETCH(int, step);
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("board.") + kind);
    const std::optional<int> shown = step < 0 ? std::nullopt : std::optional(step);
    QCOMPARE(renderTo(path, game_->scenario, game_->run, shown), std::nullopt);
    const QByteArray bytes = contents(path);
    QVERIFY(bytes.size() > 2000);
    const int rows = step == 0 ? 1 : 2;
    if (kind == QLatin1String("png")) {
        const QImage image = QImage::fromData(bytes, "PNG");
        QCOMPARE(image.size(), QSize(3 * 160 + 2 * 48, rows * 160 + 2 * 48));
        QCOMPARE(image.pixel(3, 3), windowColours(Theme::Light).table.rgb());
        QCOMPARE(image.pixel(48 + 160 + 20, image.height() - 48 - 30), tileColours(Theme::Light).grass.rgb());
    } else if (kind == QLatin1String("svg")) {
        QSvgRenderer svg(bytes);
        QVERIFY(svg.isValid());
        QCOMPARE(svg.viewBoxF().size().toSize(), QSize(3 * 160 + 2 * 48, rows * 160 + 2 * 48));
        QVERIFY(bytes.contains("<title>A board to look at</title>"));
    } else {
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    }
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestPictures::stepsBeyondTheLastAreRefused() {
    const QTemporaryDir dir;
    for (const char *kind : {"png", "svg", "pdf"}) {
        const QString path = dir.filePath(QStringLiteral("board.") + QLatin1String(kind));
        for (const int step : {-1, 2, 1000}) {
            const auto problem = renderTo(path, game_->scenario, game_->run, step);
            QVERIFY(problem && problem->contains(QString::number(step)) && problem->contains(QStringLiteral("to 1")));
        }
        QVERIFY(!QFile::exists(path));
    }
}

void TestPictures::unknownKindsOfFileAreRefused() {
    const QTemporaryDir dir;
    for (const char *name : {"board.bmp", "board", "png", "board.png.txt"}) {
        const QString path = dir.filePath(QLatin1String(name));
        const auto problem = renderTo(path, game_->scenario, game_->run, std::nullopt);
        QVERIFY(problem && problem->contains(QStringLiteral(".svg")));
        QVERIFY(!QFile::exists(path));
    }
}

void TestPictures::aFileThatCannotBeWrittenIsReported() {
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("no such folder/board.png"));
    QVERIFY(renderTo(path, game_->scenario, game_->run, std::nullopt));
    QVERIFY(!QFile::exists(path));
    QDir(dir.path()).mkdir(QStringLiteral("folder.svg"));
    QVERIFY(renderTo(dir.filePath(QStringLiteral("folder.svg")), game_->scenario, game_->run, std::nullopt));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
}

void TestPictures::everyStepHasItsPage() {
    const QTemporaryDir dir;
    const auto pagesOf = [&](std::optional<int> step) {
        const QString path = dir.filePath(QStringLiteral("pages.pdf"));
        if (renderTo(path, game_->scenario, game_->run, step)) return qsizetype{-1};
        const QByteArray bytes = contents(path);
        return bytes.count("/Type /Page\n") + bytes.count("/Type /Page ");
    };
    QCOMPARE(pagesOf(std::nullopt), 2);
    QCOMPARE(pagesOf(0), 1);
}

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
