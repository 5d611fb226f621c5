// SPDX-License-Identifier: MIT
#include "ui/learn/summary_sheet.h"

#include "scenario/writer.h"
#include "ui/board/a4_pages.h"
#include "ui/board/theme.h"
#include "ui/learn/summary_art.h"
#include "ui/style.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SummarySheet)
};

constexpr double kMargin = 260;
constexpr double kGutter = 160;
constexpr double kColumn = (SummarySheet::kWidth - 2 * kMargin - kGutter) / 2;
constexpr double kArt = 230;
constexpr int kLargestLetters = 95;
constexpr int kSmallestLetters = 68;
constexpr int kFootLetters = 65;

double heightOf(const QString &text, const QFont &font, double width) {
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height();
}

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

}  // namespace

SummarySheet::SummarySheet(tutor::Summary summary) : summary_(std::move(summary)) {
    const double top = addHead() + 60;
    const double bottom = addFoot() - 70;
    const std::size_t from = pieces_.size();
    for (int letters = kLargestLetters; letters >= kSmallestLetters; --letters) {
        pieces_.resize(from);
        addRules(letters);
        if (!fillColumns(from, top, bottom)) continue;
        letters_ = letters;
        return;
    }
}

double SummarySheet::add(const QString &text, const QFont &font, double x, double y, double width) {
    const double height = heightOf(text, font, width);
    pieces_.push_back({text, {x, y, width, height}, font, std::nullopt, {}});
    return y + height;
}

double SummarySheet::addHead() {
    const double width = kWidth - 2 * kMargin - 1500;
    const double y = add(fromStd(summary_.title), interfaceFont(180, QFont::DemiBold), kMargin, kMargin, width);
    return std::max(kMargin + 400, add(fromStd(summary_.subtitle), interfaceFont(85), kMargin, y + 30, width));
}

double SummarySheet::addFoot() {
    const QFont font = interfaceFont(kFootLetters);
    const std::size_t from = pieces_.size();
    const double half = kColumn;
    const double indent = kFootLetters * 1.6;
    double y[2] = {0, 0};
    for (std::size_t i = 0; i < summary_.statusWords.size(); ++i) {
        const std::size_t side = i % 2;
        y[side] = add(fromStd(summary_.statusWords[i].second), font,
                      kMargin + static_cast<double>(side) * (half + kGutter) + indent, y[side], half - indent) +
                  15;
        pieces_.back().sign = summary_.statusWords[i].first;
    }
    double end = std::max(y[0], y[1]) + 30;
    end = add(fromStd(summary_.sources), font, kMargin, end, kWidth - 2 * kMargin) + 15;
    end = add(fromStd(summary_.fan), font, kMargin, end, kWidth - 2 * kMargin);
    const double top = kHeight - kMargin - end;
    for (std::size_t i = from; i < pieces_.size(); ++i) pieces_[i].place.translate(0, top);
    return top;
}

void SummarySheet::addRules(int letters) {
    const QFont font = interfaceFont(letters);
    const QFont heading = interfaceFont(letters + 40, QFont::DemiBold);
    const double indent = letters * 1.6;
    for (const tutor::SummarySection &section : summary_.sections) {
        add(fromStd(section.title), heading, kArt + 80, 0, kColumn - kArt - 80);
        pieces_.back().chapter = section.chapter;
        for (const tutor::SummaryRule &rule : section.rules)
            for (const tutor::SummaryLine &line : rule.lines) {
                add(fromStd(line.text), font, indent, 0, kColumn - indent);
                pieces_.back().sign = line.status;
            }
    }
}

bool SummarySheet::fillColumns(std::size_t from, double top, double bottom) {
    double y = top;
    int column = 0;
    for (std::size_t i = from; i < pieces_.size(); ++i) {
        Piece &piece = pieces_[i];
        const bool heads = !piece.chapter.empty();
        const double before = y == top ? 0 : heads ? 70 : 20;
        const double tall = heads ? std::max(kArt, piece.place.height()) : piece.place.height();
        // A heading stays with the first sentence of its chapter.
        const double next = heads && i + 1 < pieces_.size() ? 50 + pieces_[i + 1].place.height() : 0;
        if (y + before + tall + next > bottom) {
            if (++column == 2) return false;
            y = top;
        } else {
            y += before;
        }
        const double x = kMargin + column * (kColumn + kGutter) + piece.place.x();
        piece.place.moveTopLeft({x, heads ? y + (tall - piece.place.height()) / 2 : y});
        y += tall + (heads ? 20 : 0);
    }
    return true;
}

void SummarySheet::paint(QPainter &painter) const {
    const WindowColours &colours = windowColours(Theme::Light);
    painter.fillRect(QRectF(0, 0, kWidth, kHeight), Qt::white);
    const char *tiles[] = {"barber-surgeons/2", "barber-surgeons/4", "barber-surgeons/3"};
    for (int i = 0; i < 3; ++i)
        paintSmallTile(painter, {kWidth - kMargin - 400 - (2 - i) * 440.0, kMargin, 400, 400}, tiles[i], i == 1);
    bool first = true;
    for (const Piece &piece : pieces_) {
        if (!piece.chapter.empty())
            paintChapterArt(painter, {piece.place.x() - kArt - 80, piece.place.center().y() - kArt / 2, kArt, kArt},
                            piece.chapter);
        const double size = piece.font.pixelSize();
        if (piece.sign)
            paintStatusSign(painter, {piece.place.x() - size * 1.6, piece.place.y() + size * 0.12, size, size},
                            *piece.sign);
        painter.setFont(piece.font);
        painter.setPen(first ? colours.accent : colours.text);
        painter.drawText(piece.place.adjusted(0, 0, 0, size), Qt::TextWordWrap, piece.text);
        first = false;
    }
    const double middle = kWidth / 2;
    painter.setPen(QPen(colours.line, 6));
    if (pieces_.size() > 2)
        painter.drawLine(QPointF(kMargin, pieces_[2].place.y() - 40),
                         QPointF(kWidth - kMargin, pieces_[2].place.y() - 40));
    painter.drawLine(QPointF(middle, kMargin + 460), QPointF(middle, pieces_[2].place.y() - 80));
}

QByteArray SummarySheet::pdf() const {
    return a4Pages(fromStd(summary_.title), kWidth,
                   [this](QPainter &painter, const std::function<void()> &) { paint(painter); });
}

std::optional<QString> writeSummary(const QString &path, const QString &language) {
    const tutor::Summary summary = summaryOf(tutor::Catalogue::shipped(), language.toStdString());
    const QString kind = QFileInfo(path).suffix().toLower();
    std::string bytes;
    if (kind == QLatin1String("pdf"))
        bytes = SummarySheet(summary).pdf().toStdString();
    else if (kind == QLatin1String("html"))
        bytes = tutor::summaryHtml(summary);
    else if (kind == QLatin1String("txt"))
        bytes = tutor::summaryText(summary);
    else
        return Words::tr("“%1”: the name must end in .pdf, .html or .txt.").arg(path);
    if (const auto problem = scenario::saveFile(path.toStdString(), bytes)) return fromStd(*problem);
    return std::nullopt;
}

}  // namespace bathhouse::ui
