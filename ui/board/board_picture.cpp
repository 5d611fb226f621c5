// SPDX-License-Identifier: MIT
#include "ui/board/board_picture.h"

#include "ui/board/board_items.h"
#include "ui/board/feature_outline.h"
#include "ui/board/token_item.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr double kOverlap = 9.5;  ///< how far shapes may run past the edge of their tile: a tower and its line

TileLook lookOf(const ShownTile &tile, int px, Theme theme) {
    TileLook look;
    look.rotation = tile.rotation;
    look.px = px;
    look.theme = theme;
    look.towers = tile.towers;
    look.guest = tile.guest;
    return look;
}

/// Figures and what the step did, in hundredths of a tile.
void paintAbove(QPainter &p, const BoardPicture &picture, double px) {
    p.setRenderHint(QPainter::Antialiasing);
    const MarkStyle style{px, picture.theme};
    const StepMarks marks = stepMarks(picture.state, picture.table, picture.step);
    paintStepLines(p, marks, style);
    const std::vector<rules::FigureAt> figures = picture.state.figuresInOrder();
    const std::vector<QPointF> places = figurePlaces(picture.state, figures);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const rules::FigureAt &figure = figures[i];
        const FigureLook look{.kind = rules::traits(figure.figure).name,
                              .colour = picture.table.colours[rules::index(figure.player)],
                              .pose = poseOf(picture.state, figure),
                              .theme = picture.theme};
        paintFigureOnTile(p, places[i], px, bathhouseScale(picture.state, figure.where.at), look);
    }
    for (const ShownToken &token : shownTokens(picture.state, picture.table))
        paintTokenOnTile(p, token.at, px, lookOf(token, picture.theme));
    paintStepSigns(p, marks, style);
}

/// The table again, over what runs out of the outermost tiles.
void paintTableRound(QPainter &p, const BoardPicture &picture, const std::vector<ShownTile> &tiles) {
    QPainterPath around;  // one path: pieces filled one by one would leave a seam between them
    around.setFillRule(Qt::WindingFill);
    for (const ShownTile &tile : tiles) {
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const rules::Position beside{tile.at.x + dx, tile.at.y + dy};
                if (rules::onMap(beside) && picture.state.board.at(beside)) continue;
                const QRectF reach = QRectF(cornerOf(tile.at), QSizeF(kUnits, kUnits))
                                         .adjusted(-kOverlap, -kOverlap, kOverlap, kOverlap);
                around.addRect(reach & QRectF(cornerOf(beside), QSizeF(kUnits, kUnits)));
            }
        }
    }
    p.fillPath(around, windowColours(picture.theme).table);
}

} // namespace

BoardPicture::BoardPicture(const rules::State &s, const scenario::Table &t, const scenario::Step *made)
    : state(s), table(t), step(made) {
    const auto laid = state.board.laidTiles();
    if (laid.empty()) return;
    const auto [west, east] =
        std::minmax_element(laid.begin(), laid.end(), [](auto &a, auto &b) { return a.at.x < b.at.x; });
    const auto [north, south] =
        std::minmax_element(laid.begin(), laid.end(), [](auto &a, auto &b) { return a.at.y < b.at.y; });
    corner = {west->at.x, north->at.y};
    columns = east->at.x - west->at.x + 1;
    rows = south->at.y - north->at.y + 1;
}

void paintBoardPixels(QPainter &p, const BoardPicture &picture, int px, int margin) {
    TileCache cache;
    p.save();
    p.translate(margin, margin);
    for (const ShownTile &tile : shownTiles(picture.state)) {
        const QPoint at((tile.at.x - picture.corner.x) * px, (tile.at.y - picture.corner.y) * px);
        p.drawPixmap(at, cache.picture(tile.layout, lookOf(tile, px, picture.theme)));
    }
    p.scale(px / kUnits, px / kUnits);
    p.translate(-cornerOf(picture.corner));
    paintAbove(p, picture, px);
    p.restore();
}

void paintBoardShapes(QPainter &p, const BoardPicture &picture, double px, int detail) {
    const std::vector<ShownTile> tiles = shownTiles(picture.state);
    const auto each = [&](auto paint) {
        for (const ShownTile &tile : tiles) {
            p.save();
            p.translate(cornerOf(tile.at));
            paint(p, *tile.layout, lookOf(tile, detail, picture.theme));
            p.restore();
        }
    };
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(px / kUnits, px / kUnits);
    p.translate(QPointF(BoardPicture::kMargin, BoardPicture::kMargin) * kUnits - cornerOf(picture.corner));
    each(paintTileGround);
    each(paintTileTowers);
    paintTableRound(p, picture, tiles);
    each(paintTileSigns);
    paintAbove(p, picture, px);
    p.restore();
}

} // namespace bathhouse::ui
