// SPDX-License-Identifier: MIT
#include "ui/learn/bathhouse_tiles_row.h"

#include "ui/board/tile_art.h"
#include "ui/icons.h"
#include "ui/style.h"
#include "ui/text.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kTile = 56;
constexpr int kGap = 8;
constexpr int kBetween = 32;  // between what is in the game and what is in the box
constexpr int kHeading = 24;

void paintBack(QPainter &painter, const QRectF &place) {
    const WindowColours &colours = windowColours();
    painter.setPen(QPen(colours.accent, 1));
    painter.setBrush(colours.accentSoft);
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place.adjusted(5.5, 5.5, -5.5, -5.5), 3, 3);
    paintLineIcon(painter, {place.center().x() - 10, place.center().y() - 10, 20, 20}, QStringLiteral("bathhouse"),
                  colours.accent);
}

}  // namespace

BathhouseTilesRow::BathhouseTilesRow(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize BathhouseTilesRow::minimumSizeHint() const { return {6 * kTile + 4 * kGap + kBetween, kHeading + kTile}; }

void BathhouseTilesRow::setTiles(const scenario::GameSetup &setup, const scenario::TileLibrary &library) {
    const auto of = [&library](const std::vector<std::string> &ids) {
        std::vector<rules::Tile> tiles;
        for (const std::string &id : ids)
            if (const rules::Tile *tile = library.find(id)) tiles.push_back(*tile);
        return tiles;
    };
    in_ = of(setup.drawn);
    boxed_ = of(setup.boxed);
    describe();
    update();
}

void BathhouseTilesRow::setFaceUp(bool faceUp) {
    faceUp_ = faceUp;
    describe();
    update();
}

void BathhouseTilesRow::describe() {
    const auto names = [this](const std::vector<rules::Tile> &tiles) {
        if (!faceUp_) return tr("%n face down", nullptr, static_cast<int>(tiles.size()));
        QStringList list;
        for (const rules::Tile &tile : tiles) list.push_back(fromUtf8(tile.id));
        return list.join(QStringLiteral(", "));
    };
    setAccessibleName(boxed_.empty() ? tr("In the game: %1").arg(names(in_))
                                     : tr("In the game: %1. Back in the box: %2").arg(names(in_), names(boxed_)));
}

void BathhouseTilesRow::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = 0;
    const auto group = [&](const std::vector<rules::Tile> &tiles, const QString &heading, bool pale) {
        if (tiles.empty()) return;
        painter.setOpacity(1);
        painter.setFont(interfaceFont(12, QFont::Medium));
        painter.setPen(windowColours().text2);
        // Words longer than a lone tile reach to its left.
        const int left = std::max(0, std::min(x, width() - painter.fontMetrics().horizontalAdvance(heading)));
        painter.drawText(QRect(left, 0, width() - left, kHeading), Qt::AlignLeft | Qt::AlignVCenter, heading);
        painter.setOpacity(pale ? 0.6 : 1);
        for (const rules::Tile &tile : tiles) {
            const QRectF place(x, kHeading, kTile, kTile);
            if (faceUp_)
                painter.drawImage(
                    place, tileImage(tile, {rules::Rotation::None, kTile, applicationTheme()}, devicePixelRatioF()));
            else
                paintBack(painter, place);
            x += kTile + kGap;
        }
        x += kBetween - kGap;
    };
    group(in_, tr("In the game"), false);
    group(boxed_, tr("Back in the box"), true);
}

}  // namespace bathhouse::ui
