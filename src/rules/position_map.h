// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"

#include <optional>
#include <vector>

namespace bathhouse::rules {

/// From positions on the map to whole numbers. Entries are never removed. Kept as a rectangular window around them while
/// that is dense enough, which makes a look-up one load; maps strewn far apart are kept in a hash table instead, so memory
/// stays in proportion to the number of entries.
class PositionMap {
public:
    /// No entry. Never a value.
    static constexpr std::int32_t kNone = INT32_MIN;

    /// The value at `p`, or kNone.
    std::int32_t find(Position p) const {
        if (!dense_) return findHashed(p);
        const auto x = static_cast<std::uint32_t>(p.x - left_);
        const auto y = static_cast<std::uint32_t>(p.y - top_);
        return x < width_ && y < height_ ? cells_[y * width_ + x] : kNone;
    }
    /// The values of the eight spaces around `p`, in the order of ringOf(). `p` itself must be an entry.
    std::array<std::int32_t, 8> around(Position p) const {
        if (!dense_) return aroundHashed(p);
        // The window keeps a margin of one space, so no neighbour of an entry lies outside.
        const std::int32_t *c = &cells_[static_cast<std::uint32_t>(p.y - top_) * width_ + static_cast<std::uint32_t>(p.x - left_)];
        const std::ptrdiff_t w = width_;
        return {c[-w - 1], c[-w], c[-w + 1], c[-1], c[1], c[w - 1], c[w], c[w + 1]};
    }
    /// Sets the value at `p`, adding an entry if there is none.
    void set(Position p, std::int32_t value) {
        const auto x = static_cast<std::uint32_t>(p.x - left_);
        const auto y = static_cast<std::uint32_t>(p.y - top_);
        // Within the margin: x - 1 and y - 1 wrap around on the first line.
        if (dense_ && x - 1 < width_ - 2 && y - 1 < height_ - 2) cells_[y * width_ + x] = value;
        else setOutside(p, value);
    }

private:
    struct Slot {
        std::uint32_t key;
        std::int32_t value;
    };
    std::int32_t findHashed(Position) const;
    std::array<std::int32_t, 8> aroundHashed(Position) const;
    void setOutside(Position, std::int32_t);
    bool widenTo(Position);
    void becomeHashed();
    void setHashed(Position, std::int32_t);
    void growHash();

    bool dense_ = true;
    int left_ = 1 << 20;        // off the map until there is an entry
    int top_ = 1 << 20;
    std::uint32_t width_ = 2;   // 2: nothing but margin, no cells yet
    std::uint32_t height_ = 2;
    std::vector<std::int32_t> cells_;

    std::vector<Slot> slots_;
    std::size_t used_ = 0;
    unsigned shift_ = 32;
};

} // namespace bathhouse::rules
