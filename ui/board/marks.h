// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/feature_outline.h"
#include "ui/board/theme.h"

#include <QString>

#include <algorithm>

class QPainter;

namespace bathhouse::ui {

/// How marks are drawn: on tiles of `px` pixels, in hundredths of a tile. Their lines keep their width at every zoom.
struct MarkStyle {
    double px = 100;
    Theme theme = Theme::Light;
    double unit() const { return kUnits / px; }  ///< one pixel
};

/// How much thinner the lines round a feature are on small tiles, at most 1.
inline double outlineScale(double px) { return std::clamp(px / 48, 0.4, 1.0); }
void paintOutlineLines(QPainter &, const OutlinePath &, const MarkStyle &);
/// The gold line round a feature and the dashes at its open sides.
void paintFeatureOutline(QPainter &, const FeatureOutline &, const MarkStyle &);
/// The discs that count the tiles of a feature.
void paintFeatureNumbers(QPainter &, const FeatureOutline &, const MarkStyle &);

/// A space where the tile in hand may lie.
void paintLegalPlace(QPainter &, rules::Position, const MarkStyle &);

/// A tile in hand where it is held.
struct Ghost {
    std::shared_ptr<const TileLayout> tile;
    rules::Rotation rotation = rules::Rotation::None;
    rules::Position at;
    bool fits = true;
    rules::EdgeMask clash = 0;  ///< edges that do not match
};
/// The frame round it: it fits, or it does not and where.
void paintGhostFrame(QPainter &, const Ghost &, const MarkStyle &);

/// What a learner asks about a bathhouse.
struct BathhouseFacts {
    rules::Position at;
    QPointF pool;  ///< on the board
    double scale = 1;
    int flag = 0;
    std::array<bool, 8> filled{};  ///< the spaces around it, by y then x
    int filledCount = 0;
    bool claimOpen = false;
    std::optional<QString> guest;  ///< name of the player whose meeple is in it
    std::string guestKind;
    std::string guestColour;
    int guestScore = 0;
};
std::optional<BathhouseFacts> bathhouseFacts(const rules::State &, const std::vector<std::string> &names,
                                             const std::vector<std::string> &colours, rules::Position);
/// The eight spaces round a bathhouse: which are filled, which are missing.
void paintRing(QPainter &, const BathhouseFacts &, const MarkStyle &);
/// The card beside the ring: who is in it and whether that meeple can leave. Wholly inside `room` if it can be.
void paintBathhouseCard(QPainter &, const BathhouseFacts &, const MarkStyle &, const QRectF &room);

/// Corner brackets round the tile placed last, in the colour of its player.
void paintPlacedLast(QPainter &, rules::Position, const QColor &, const MarkStyle &);

/// The way of a figure that was sent somewhere or went home (`to` missing).
struct Way {
    QPointF from;
    std::optional<QPointF> to;
    std::string colour;
    std::string kind = "meeple";
};
void paintWay(QPainter &, const Way &, const MarkStyle &);

/// A ring round one space: what a list or a problem points at.
void paintPointer(QPainter &, rules::Position, const MarkStyle &);

} // namespace bathhouse::ui
