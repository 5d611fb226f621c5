// SPDX-License-Identifier: MIT
#include "ui/board/hand_out.h"

#include "tutor/wording.h"
#include "ui/board/a4_pages.h"
#include "ui/board/board_picture.h"
#include "ui/board/figure_art.h"
#include "ui/style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HandOut)
};

constexpr double kPageWidth = 595;  ///< A4 in points
constexpr double kPageHeight = 842;
constexpr double kMargin = 48;
constexpr double kBoardHeight = 470;

/// Draws the pages, in points.
class HandOutPrinter {
public:
    HandOutPrinter(QPainter &painter, const QString &title, const scenario::Run &run)
        : p_(painter), title_(title), run_(run) {}

    void page(int step) {
        const scenario::Step *made = step == 0 ? nullptr : &run_.steps[static_cast<std::size_t>(step - 1)];
        const BoardPicture board(made ? made->state : run_.start, run_.table, made);
        double y = kMargin;
        y = text(title_, 15, QFont::DemiBold, y) + 2;
        const int last = static_cast<int>(run_.steps.size());
        y = text(step == 0 ? Words::tr("Before the first move") : Words::tr("Step %1 of %2").arg(step).arg(last), 10,
                 QFont::Normal, y) +
            12;
        y = drawBoard(board, y) + 16;
        for (const QString &sentence : sentences(made)) y = text(sentence, 11, QFont::Normal, y) + 4;
        scores(board.state, std::max(y + 12, kPageHeight - kMargin - 30));
    }

private:
    double text(const QString &words, int size, QFont::Weight weight, double y) {
        p_.setFont(interfaceFont(size, weight));
        p_.setPen(windowColours(Theme::Light).text);
        const QRectF room(kMargin, y, kPageWidth - 2 * kMargin, kPageHeight - kMargin - 40 - y);
        QRectF used;
        p_.drawText(room, Qt::TextWordWrap, words, &used);
        return y + used.height();
    }

    double drawBoard(const BoardPicture &board, double y) {
        const double px = std::min({(kPageWidth - 2 * kMargin) / board.width(), kBoardHeight / board.height(), 150.0});
        const QSizeF size(board.width() * px, board.height() * px);
        p_.save();
        p_.translate((kPageWidth - size.width()) / 2, y);
        p_.fillRect(QRectF({0, 0}, size), windowColours(Theme::Light).table);
        // On paper a tile of 60 points shows what one of 160 pixels does.
        paintBoardShapes(p_, board, px, std::clamp(qRound(px * 2.6), 16, 160));
        p_.restore();
        return y + size.height();
    }

    QStringList sentences(const scenario::Step *made) const {
        if (!made) return {};
        const tutor::Wording words;
        QStringList result;
        for (const rules::Event &event : made->events) {
            result << QString::fromStdString(words.event(event, made->state, run_.table));
        }
        if (made->refused && made->move) {
            result << QString::fromStdString(words.refusal(*made->refused, *made->move, made->state, run_.table));
        }
        result.removeAll(QString());
        return result;
    }

    void scores(const rules::State &state, double y) {
        const double width =
            (kPageWidth - 2 * kMargin) / static_cast<double>(std::max<std::size_t>(run_.table.players.size(), 3));
        for (std::size_t i = 0; i < run_.table.players.size(); ++i) {
            const double x = kMargin + width * static_cast<double>(i);
            const PlayerColours &colours = playerColours(run_.table.colours[i]);
            QPainterPath chip;
            chip.addRoundedRect(QRectF(x, y, 16, 16), 4, 4);
            p_.fillPath(chip, colours.fill);
            paintPlayerShape(p_, colours.shape, {x + 8, y + 8}, 5, colours.shapeColour);
            p_.setFont(interfaceFont(11, QFont::Medium));
            p_.setPen(windowColours(Theme::Light).text);
            const QString score = QString::number(state.players[i].score).replace(u'-', QChar(0x2212));
            const QString words = Words::tr("%1: %2").arg(QString::fromStdString(run_.table.players[i]), score);
            const QString shown = QFontMetricsF(p_.font()).elidedText(words, Qt::ElideMiddle, width - 26);
            p_.drawText(QRectF(x + 22, y - 2, width - 24, 20), Qt::AlignLeft | Qt::AlignVCenter, shown);
        }
    }

    QPainter &p_;
    QString title_;
    const scenario::Run &run_;
};

} // namespace

QString titleOf(const scenario::Scenario &scenario) {
    if (scenario.title) return QString::fromStdString(scenario.title->in("en"));
    return QString::fromStdString(scenario.id.value_or(std::string()));
}

QByteArray handOut(const QString &title, const scenario::Run &run, std::optional<int> step) {
    return a4Pages(title, kPageWidth, [&](QPainter &painter, const std::function<void()> &nextPage) {
        HandOutPrinter printer(painter, title, run);
        const int first = step.value_or(0);
        const int last = step.value_or(static_cast<int>(run.steps.size()));
        for (int i = first; i <= last; ++i) {
            if (i > first) nextPage();
            printer.page(i);
        }
    });
}

} // namespace bathhouse::ui
