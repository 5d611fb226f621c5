// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"
#include "ui/board/tile_layout.h"

#include <span>

namespace bathhouse::ui {

/// North-west corner of a space, in hundredths of a tile.
inline QPointF cornerOf(rules::Position p) { return QPointF(p.x, p.y) * kUnits; }
/// The space that holds a point.
rules::Position spaceAt(QPointF);

/// The piece of a feature that lies on one tile.
struct OutlinePiece {
    rules::Position at;
    const TileLayout *layout = nullptr;  ///< layouts are kept as long as the program runs
    rules::Rotation rotation = rules::Rotation::None;
    rules::PartIndex part = 0;
    rules::HalfMask joined = 0;  ///< halves of the tile's edges over which the feature goes on
    bool canBeOpen = false;      ///< a road or city: where it is not joined at an edge, a tile is missing
};

/// The outline of a whole feature on the board, a piece a tile. It has no line where its tiles meet.
struct FeatureOutline {
    std::vector<OutlinePiece> pieces;
    std::vector<QPointF> numbers;  ///< one for each tile of a road or city, by position
};
FeatureOutline outlineOf(const rules::State &, rules::FeatureId);

/// The lines of a piece or of all of them, in hundredths of a tile.
struct OutlinePath {
    QPainterPath border;
    QPainterPath open;  ///< where a road or city still misses a tile
};
/// With the tile's own corner as origin.
OutlinePath pathOf(const OutlinePiece &);
/// Where it lies on the board.
OutlinePath pathOf(const FeatureOutline &);

/// Where a part's figure stands on the board; kBathhousePart: in its pool.
QPointF placeOf(const rules::State &, const rules::PartRef &);
/// Where the figures of State::figuresInOrder() stand: several on one part side by side.
std::vector<QPointF> figurePlaces(const rules::State &, std::span<const rules::FigureAt>);
/// The part under a point of the board, if a tile lies there and the point hits one.
std::optional<rules::PartRef> partUnder(const rules::State &, QPointF);

} // namespace bathhouse::ui
