// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/figure_art.h"
#include "ui/board/marks.h"
#include "ui/board/tile_cache.h"

#include <QPixmap>

#include <functional>
#include <unordered_set>

namespace bathhouse::ui {

/// A part that the figure in hand may be put on, or the one it is held over.
struct PartMark {
    rules::PartRef where;
    QPainterPath shape;   ///< on the board
    QPointF anchor;       ///< where the figure would stand
    QString name;         ///< shown at the anchor; empty: not shown
    bool chosen = false;  ///< the figure is held over it
    bool allowed = true;
};

/// The figure in hand where it is held.
struct FigureGhost {
    QPointF at;
    std::string kind;
    std::string colour;
    Pose pose = Pose::Standing;
    double bathhouseScale = 1;
};

/// The token in hand where it is held.
struct TokenGhost {
    QPointF at;
    std::string kind;
    std::string colour;  ///< of its owner; empty: nobody's
};

/// A sentence with a nose that points at a space.
struct Bubble {
    rules::Position at;
    QString title;
    QString problem;
    QString help;  ///< may be empty
};

/// What the editor's tools show on the board. Nothing of it belongs to the position.
struct EditMarks {
    std::function<bool(rules::Position)>
        legal;                            ///< whether the tile in hand may lie there; asked for spaces in view only
    std::vector<Ghost> ghosts;            ///< the tiles in hand
    std::vector<rules::Position> lifted;  ///< tiles that are being moved: shown pale where they were
    std::vector<rules::Position> selected;
    std::optional<QRectF> band;             ///< the rectangle being drawn, in hundredths of a tile
    std::optional<rules::Position> cursor;  ///< the board cursor
    std::vector<PartMark> parts;
    std::optional<FigureGhost> figure;
    std::optional<TokenGhost> token;
    std::optional<Bubble> bubble;
};

/// Draws them, with the pictures it needs kept.
class EditMarksPainter {
public:
    void paintBelowFigures(QPainter &, const EditMarks &, const MarkStyle &, const QRectF &visible);
    void paintAboveFigures(QPainter &, const EditMarks &, const MarkStyle &, const QRectF &room);

private:
    void paintLegal(QPainter &, const EditMarks &, const MarkStyle &, const QRectF &visible);
    void paintGhostTile(QPainter &, const Ghost &, const MarkStyle &);

    QPixmap place_;  ///< of a legal place, in the size shown last
    int placeSide_ = 0;
    Theme placeTheme_ = Theme::Light;
    TileCache ghosts_;
};

void paintBubble(QPainter &, const Bubble &, const MarkStyle &, const QRectF &room);

} // namespace bathhouse::ui
