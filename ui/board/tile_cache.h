// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/tile_art.h"

#include <QPixmap>

#include <cstdint>
#include <unordered_map>

namespace bathhouse::ui {

/// Finished pictures of tiles, one for each tile, rotation, size, theme, corner mask and guest. The oldest go when they
/// take too much memory.
class TileCache {
public:
    /// The picture, drawn now if it is not there. `look.px` in device pixels. It stays where it is as long as
    /// `generation()` stays the same.
    const QPixmap &picture(const std::shared_ptr<const TileLayout> &, const TileLook &look);
    /// The picture if it is there.
    const QPixmap *find(const std::shared_ptr<const TileLayout> &, const TileLook &look) const;
    /// The picture in any other size.
    const QPixmap *anySize(const std::shared_ptr<const TileLayout> &, const TileLook &look) const;
    /// The picture of another size stretched to this one, to be shown until the right one is drawn; nothing if there is none.
    const QPixmap *standIn(const std::shared_ptr<const TileLayout> &, const TileLook &look);
    /// Device pixels per pixel of the pictures; another one starts the cache afresh.
    void setRatio(double);
    std::size_t size() const { return pictures_.size(); }
    /// Changes whenever pictures are thrown away.
    std::uint64_t generation() const { return generation_; }
    void clear();

private:
    struct Key {
        std::shared_ptr<const TileLayout> layout;  // keeps the address from being given to another layout
        std::uint32_t look = 0;
        friend bool operator==(const Key &, const Key &) = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key &key) const {
            return std::hash<const void *>()(key.layout.get()) ^ key.look * std::size_t{0x9E3779B97F4A7C15};
        }
    };
    struct Entry {
        QPixmap pixmap;
        mutable std::uint64_t used = 0;
    };
    static Key keyOf(const std::shared_ptr<const TileLayout> &, const TileLook &);
    void makeRoom();

    std::unordered_map<Key, Entry, KeyHash> pictures_;
    std::unordered_map<Key, int, KeyHash> lastSize_;  ///< by key without size
    std::unordered_map<Key, QPixmap, KeyHash> standIns_;  ///< of the size asked for last
    int standInSize_ = 0;
    std::uint64_t generation_ = 0;
    std::int64_t bytes_ = 0;
    double ratio_ = 1;
    mutable std::uint64_t clock_ = 0;
};

} // namespace bathhouse::ui
