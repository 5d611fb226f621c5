// SPDX-License-Identifier: MIT
#include "ui/board/render.h"

#include "scenario/writer.h"
#include "ui/board/board_picture.h"
#include "ui/board/hand_out.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kTilePixels = 160;
constexpr int kMostPixels = 8000;  ///< of an image, each way
constexpr int kLeastTilePixels = 4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

struct Picture {
    QByteArray bytes;
    QString problem;  ///< empty if all went well
};

/// As large as it should be, smaller for large boards; 0 if the board is too wide for any picture.
int tilePixelsFor(const BoardPicture &board) {
    const auto most = std::max(board.columns, board.rows) + 1;
    const auto px = std::min<std::int64_t>(kTilePixels, kMostPixels / most);
    return px < kLeastTilePixels ? 0 : static_cast<int>(px);
}

QImage imageOf(const BoardPicture &board) {
    const int px = tilePixelsFor(board);
    const int margin = std::max(1, qRound(px * BoardPicture::kMargin));
    QImage image(static_cast<int>(board.columns) * px + 2 * margin, static_cast<int>(board.rows) * px + 2 * margin,
                 QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(windowColours(board.theme).table);
    QPainter painter(&image);
    paintBoardPixels(painter, board, px, margin);
    painter.end();
    return image;
}

Picture png(const BoardPicture &board) {
    const QImage image = imageOf(board);
    if (image.isNull()) return {{}, Words::tr("There is not enough memory for a picture of this board.")};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) return {{}, Words::tr("The picture could not be written as PNG.")};
    return {buffer.data(), {}};
}

BoardPicture pictureOf(const scenario::Run &run, int step, Highlights highlights) {
    const scenario::Step *made = step == 0 ? nullptr : &run.steps[static_cast<std::size_t>(step - 1)];
    return {made ? made->state : run.start, run.table, highlights == Highlights::Shown ? made : nullptr};
}

/// Less detail for many tiles: a file of hundreds of megabytes helps nobody.
int detailFor(std::size_t tiles) { return tiles > 1500 ? 48 : tiles > 250 ? 100 : kTilePixels; }

Picture svg(const BoardPicture &board, const QString &title) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    const QRectF box(0, 0, board.width() * kTilePixels, board.height() * kTilePixels);
    generator.setSize(box.size().toSize());
    generator.setViewBox(box);
    generator.setResolution(96);
    generator.setTitle(title);
    QPainter painter(&generator);
    painter.fillRect(box, windowColours(board.theme).table);
    paintBoardShapes(painter, board, kTilePixels, detailFor(board.state.board.size()));
    painter.end();
    return {buffer.data(), {}};
}

} // namespace

QImage boardImage(const scenario::Run &run, int step, Highlights highlights) {
    const BoardPicture board = pictureOf(run, step, highlights);
    return tilePixelsFor(board) == 0 ? QImage() : imageOf(board);
}

std::optional<QString> renderTo(const QString &path, const scenario::Scenario &scenario, const scenario::Run &run,
                                std::optional<int> step, Highlights highlights) {
    const QString kind = QFileInfo(path).suffix().toLower();
    if (kind != QLatin1String("png") && kind != QLatin1String("svg") && kind != QLatin1String("pdf")) {
        return Words::tr("“%1” is no picture file: the name must end in .png, .svg or .pdf.").arg(path);
    }
    const int last = static_cast<int>(run.steps.size());
    const int shown = step.value_or(last);
    if (shown < 0 || shown > last) {
        return Words::tr("There is no step %1: the steps go from 0 (before the first move) to %2.")
            .arg(shown)
            .arg(last);
    }
    const BoardPicture board = pictureOf(run, shown, highlights);
    if (tilePixelsFor(board) == 0) {
        return Words::tr("The board is %1 × %2 spaces large: a picture can show at most %3 each way.")
            .arg(board.columns)
            .arg(board.rows)
            .arg(kMostPixels / kLeastTilePixels - 1);
    }
    const QString title = titleOf(scenario);
    Picture picture;
    if (kind == QLatin1String("png")) picture = png(board);
    if (kind == QLatin1String("svg")) picture = svg(board, title);
    if (kind == QLatin1String("pdf")) picture.bytes = handOut(title, run, step);
    if (!picture.problem.isEmpty()) return picture.problem;
    const std::string_view bytes(picture.bytes.constData(), static_cast<std::size_t>(picture.bytes.size()));
    if (const auto problem = scenario::saveFile(path.toStdString(), bytes)) return QString::fromStdString(*problem);
    return std::nullopt;
}

} // namespace bathhouse::ui
