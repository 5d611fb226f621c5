// SPDX-License-Identifier: MIT
#include "ui/learn/summary_sheet.h"
#include "ui/style.h"

#include <QApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace bathhouse;

namespace {

tutor::Summary summary(const QString &language) {
    return tutor::summaryOf(tutor::Catalogue::shipped(), language.toStdString());
}

QImage painted(const ui::SummarySheet &sheet) {
    QImage image(1190, 1684, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / ui::SummarySheet::kWidth, image.height() / ui::SummarySheet::kHeight);
    sheet.paint(painter);
    return image;
}

}  // namespace

class TestSummarySheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }

    void everyLanguageFitsOnePage_data() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "nl", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// No text is cut, none reaches over the page's edge, none stands on another, and letters stay readable.
    void everyLanguageFitsOnePage() {
        QFETCH(QString, language);
        const ui::SummarySheet sheet(summary(language));
        QVERIFY2(sheet.letters() >= 68, qPrintable(QString::number(sheet.letters())));
        const auto &pieces = sheet.pieces();
        const QRectF page(200, 200, ui::SummarySheet::kWidth - 400, ui::SummarySheet::kHeight - 400);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            QVERIFY2(page.contains(pieces[i].place), qPrintable(pieces[i].text));
            const QRectF needed =
                QFontMetricsF(pieces[i].font)
                    .boundingRect(QRectF(0, 0, pieces[i].place.width(), 1e6), Qt::TextWordWrap, pieces[i].text);
            QVERIFY(needed.height() <= pieces[i].place.height() + 0.5 &&
                    needed.width() <= pieces[i].place.width() + 0.5);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!pieces[i].place.intersects(pieces[j].place), qPrintable(pieces[i].text + pieces[j].text));
        }
        const QImage image = painted(sheet);
        const QString folder = qEnvironmentVariable("BATHHOUSE_PICTURES");
        if (!folder.isEmpty()) image.save(folder + QStringLiteral("/summary-%1.png").arg(language));
    }
    void everySentenceOfEveryCardStandsOnIt_data() { everyLanguageFitsOnePage_data(); }
    void everySentenceOfEveryCardStandsOnIt() {
        QFETCH(QString, language);
        QString all;
        const ui::SummarySheet sheet(summary(language));
        for (const auto &piece : sheet.pieces()) all += piece.text + u'\n';
        int sentences = 0;
        for (const tutor::Card &card : tutor::Catalogue::shipped().cards()) {
            if (card.chapter == "base" || card.chapter == "interactions" || card.chapter == "expansions") continue;
            for (const tutor::CardSentence &sentence : card.statement) {
                const QString text = QString::fromStdString(tutor::pick(sentence.text, language.toStdString()));
                QVERIFY2(all.contains(text), qPrintable(text));
                ++sentences;
            }
        }
        QVERIFY(sentences > 54);
    }

    /// Each sentence shows how sure it is, and the foot explains every sign that is used.
    void everySignIsExplained() {
        const tutor::Summary told = summary(QStringLiteral("en"));
        std::set<tutor::Status> used;
        std::set<tutor::Status> explained;
        for (const auto &section : told.sections)
            for (const auto &rule : section.rules)
                for (const auto &line : rule.lines) used.insert(line.status);
        for (const auto &entry : told.statusWords) explained.insert(entry.first);
        QVERIFY(used == explained && used.size() >= 4);
    }

    void chaptersHaveTheirDrawing() {
        const ui::SummarySheet sheet(summary(QStringLiteral("en")));
        const QImage image = painted(sheet);
        const double scale = image.width() / ui::SummarySheet::kWidth;
        int chapters = 0;
        for (const auto &piece : sheet.pieces()) {
            if (piece.chapter.empty()) continue;
            ++chapters;
            std::set<QRgb> colours;
            for (int x = 0; x < 40; x += 2)
                for (int y = -20; y < 20; y += 2)
                    colours.insert(image.pixel(qRound((piece.place.x() - 370) * scale) + x,
                                               qRound(piece.place.center().y() * scale) + y));
            QVERIFY2(colours.size() > 8, piece.chapter.c_str());
        }
        QCOMPARE(chapters, 5);
    }

    void aPdfIsOneA4Page() {
        const QByteArray pdf = ui::SummarySheet(summary(QStringLiteral("de"))).pdf();
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
        const auto box =
            QRegularExpression(QStringLiteral("/MediaBox \\[0 0 (\\d+)[.\\d]* (\\d+)")).match(QString::fromLatin1(pdf));
        QVERIFY(box.hasMatch());
        QVERIFY(std::abs(box.captured(1).toInt() - 595) <= 1 && std::abs(box.captured(2).toInt() - 842) <= 1);
    }

    void filesAreWrittenWholeOrNotAtAll() {
        const QTemporaryDir folder;
        for (const char *name : {"rules.pdf", "rules.html", "rules.txt"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QVERIFY(!ui::writeSummary(path, QStringLiteral("fr")));
            QVERIFY(QFile(path).size() > 4000);
        }
        QVERIFY(ui::writeSummary(folder.filePath(QStringLiteral("rules.doc")), QStringLiteral("en")));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("rules.doc"))));
        QVERIFY(ui::writeSummary(folder.filePath(QStringLiteral("no/such/folder.pdf")), QStringLiteral("en")));
    }
};

QTEST_MAIN(TestSummarySheet)
#include "test_summary_sheet.moc"
