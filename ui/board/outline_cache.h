// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/marks.h"

#include <QPixmap>

#include <unordered_map>

namespace bathhouse::ui {

/// Draws outlines of features out of finished pictures, one for each way a part of a kind of tile is outlined: a field of
/// thousands of tiles costs as many copies.
class OutlineCache {
public:
    /// Draws what lies in `visible` (hundredths of a tile). New pictures are drawn for a few milliseconds only; false if
    /// some are still missing then.
    bool paint(QPainter &, const FeatureOutline &, const MarkStyle &, const QRectF &visible);
    std::size_t size() const { return pictures_.size(); }

private:
    struct Key {
        const TileLayout *layout;
        std::uint32_t look;
        friend bool operator==(const Key &, const Key &) = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key &key) const {
            return std::hash<const void *>()(key.layout) ^ key.look * std::size_t{0x9E3779B97F4A7C15};
        }
    };
    QPixmap draw(const OutlinePiece &, int side, int margin, const MarkStyle &) const;
    void startAfresh(int side, double ratio, Theme);

    std::unordered_map<Key, QPixmap, KeyHash> pictures_;  ///< of one size and theme
    int side_ = 0;
    double ratio_ = 1;
    Theme theme_ = Theme::Light;
};

} // namespace bathhouse::ui
