// SPDX-License-Identifier: MIT
#include "ui/board/outline_cache.h"

#include <QElapsedTimer>
#include <QPainter>

#include <cmath>

namespace bathhouse::ui {
namespace {

/// How long one painting may draw new pictures, in milliseconds.
constexpr qint64 kPatience = 2;

/// Where a piece may draw: on its tile, and beside it where the feature does not go on.
QRegion roomOf(const OutlinePiece &piece, int side, int margin) {
    const int half = side / 2;
    QRegion room(margin, margin, side, side);
    const auto ends = [&](rules::Half h) { return !(piece.joined & rules::bit(h)); };
    using enum rules::Half;
    if (ends(NL)) room += QRect(margin, 0, half, margin);
    if (ends(NR)) room += QRect(margin + half, 0, side - half, margin);
    if (ends(EL)) room += QRect(margin + side, margin, margin, half);
    if (ends(ER)) room += QRect(margin + side, margin + half, margin, side - half);
    if (ends(SR)) room += QRect(margin, margin + side, half, margin);
    if (ends(SL)) room += QRect(margin + half, margin + side, side - half, margin);
    if (ends(WR)) room += QRect(0, margin, margin, half);
    if (ends(WL)) room += QRect(0, margin + half, margin, side - half);
    const int far = margin + side;
    if (ends(NL) && ends(WR)) room += QRect(0, 0, margin, margin);
    if (ends(NR) && ends(EL)) room += QRect(far, 0, margin, margin);
    if (ends(SL) && ends(ER)) room += QRect(far, far, margin, margin);
    if (ends(SR) && ends(WL)) room += QRect(0, far, margin, margin);
    return room;
}

} // namespace

void OutlineCache::startAfresh(int side, double ratio, Theme theme) {
    if (side == side_ && ratio == ratio_ && theme == theme_) return;
    pictures_.clear();
    side_ = side;
    ratio_ = ratio;
    theme_ = theme;
}

QPixmap OutlineCache::draw(const OutlinePiece &piece, int side, int margin, const MarkStyle &style) const {
    QPixmap picture(side + 2 * margin, side + 2 * margin);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    p.setClipRegion(roomOf(piece, side, margin));
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(margin, margin);
    p.scale(side / kUnits, side / kUnits);
    paintOutlineLines(p, pathOf(piece), style);
    p.end();
    picture.setDevicePixelRatio(ratio_);
    return picture;
}

bool OutlineCache::paint(QPainter &painter, const FeatureOutline &outline, const MarkStyle &style,
                         const QRectF &visible) {
    const double ratio = painter.device()->devicePixelRatioF();
    const int side = std::max(1, qRound(style.px * ratio));
    const int margin = static_cast<int>(std::ceil(4 * ratio * outlineScale(style.px)));
    startAfresh(side, ratio, style.theme);
    const rules::Position from = spaceAt(visible.topLeft());
    const rules::Position to = spaceAt(visible.bottomRight());
    const QPointF origin = painter.worldTransform().map(QPointF(0, 0)) * ratio;
    const QPoint zero(qRound(origin.x()) - margin, qRound(origin.y()) - margin);
    QElapsedTimer timer;
    timer.start();
    bool whole = true;
    painter.save();
    painter.resetTransform();
    for (const OutlinePiece &piece : outline.pieces) {
        // A space more: lines reach beyond their tile.
        if (piece.at.x < from.x - 1 || piece.at.x > to.x + 1 || piece.at.y < from.y - 1 || piece.at.y > to.y + 1)
            continue;
        const std::uint32_t look = static_cast<std::uint32_t>(piece.part) << 11 |
                                   static_cast<std::uint32_t>(piece.joined) << 3 |
                                   static_cast<std::uint32_t>(piece.rotation) << 1 | (piece.canBeOpen ? 1u : 0u);
        auto found = pictures_.find({piece.layout, look});
        if (found == pictures_.end()) {
            if (timer.elapsed() >= kPatience) {
                whole = false;
                continue;
            }
            found = pictures_.emplace(Key{piece.layout, look}, draw(piece, side, margin, style)).first;
        }
        painter.drawPixmap(QPointF(zero + QPoint(piece.at.x, piece.at.y) * side) / ratio, found->second);
    }
    painter.restore();
    return whole;
}

} // namespace bathhouse::ui
