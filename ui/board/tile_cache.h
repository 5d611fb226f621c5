// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/tile_art.h"

#include <QHash>
#include <QPixmap>

#include <cstdint>

namespace bathhouse::ui {

/// Finished pictures of tiles, one for each tile, rotation, size, theme, corner mask and guest. The oldest go when they
/// take too much memory.
class TileCache {
public:
    /// The picture, drawn now if it is not there. `look.px` in device pixels.
    const QPixmap &picture(const std::shared_ptr<const TileLayout> &, const TileLook &look);
    /// The picture if it is there.
    const QPixmap *find(const std::shared_ptr<const TileLayout> &, const TileLook &look) const;
    /// The picture in any other size, to be shown stretched until the right one is drawn.
    const QPixmap *anySize(const std::shared_ptr<const TileLayout> &, const TileLook &look) const;
    /// Device pixels per pixel of the pictures; another one starts the cache afresh.
    void setRatio(double);
    std::size_t size() const { return static_cast<std::size_t>(pictures_.size()); }
    void clear();

private:
    struct Key {
        std::shared_ptr<const TileLayout> layout;  // keeps the address from being given to another layout
        std::uint32_t look = 0;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed) { return qHashMulti(seed, key.layout.get(), key.look); }
    };
    struct Entry {
        QPixmap pixmap;
        mutable std::uint64_t used = 0;
    };
    static Key keyOf(const std::shared_ptr<const TileLayout> &, const TileLook &);
    void makeRoom();

    QHash<Key, Entry> pictures_;
    QHash<Key, int> lastSize_;  ///< by key without size
    std::int64_t bytes_ = 0;
    double ratio_ = 1;
    mutable std::uint64_t clock_ = 0;
};

} // namespace bathhouse::ui
