// SPDX-License-Identifier: MIT
#include "rules/position_map.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr int kFirstWindow = 32;
/// A window may have this many cells per entry, once it is larger than a game needs.
constexpr std::size_t kCellsPerEntry = 256;
constexpr std::size_t kAlwaysDense = 1u << 16;

constexpr std::uint32_t kEmpty = 0;

// Both coordinates lie within ±10,001, so 16 bits each are enough and no key is 0.
std::uint32_t keyOf(Position p) {
    return (static_cast<std::uint32_t>(p.x + 20'000) << 16) | static_cast<std::uint32_t>(p.y + 20'000);
}
Position positionOf(std::uint32_t key) {
    return {static_cast<int>(key >> 16) - 20'000, static_cast<int>(key & 0xFFFFu) - 20'000};
}

} // namespace

void PositionMap::setOutside(Position p, std::int32_t value) {
    if (dense_ && !widenTo(p)) becomeHashed();
    if (dense_) cells_[static_cast<std::uint32_t>(p.y - top_) * width_ + static_cast<std::uint32_t>(p.x - left_)] = value;
    else setHashed(p, value);
}

bool PositionMap::widenTo(Position p) {
    if (cells_.empty()) {
        left_ = p.x - kFirstWindow / 2;
        top_ = p.y - kFirstWindow / 2;
        width_ = height_ = kFirstWindow;
        cells_.assign(static_cast<std::size_t>(width_) * height_, kNone);
        return true;
    }
    // Twice as wide where the entry stands, so that widening costs a constant per entry in the long run.
    const int w = static_cast<int>(width_);
    const int h = static_cast<int>(height_);
    const int left = p.x - 1 < left_ ? std::min(p.x - 1, left_ - w / 2) : left_;
    const int top = p.y - 1 < top_ ? std::min(p.y - 1, top_ - h / 2) : top_;
    const int right = p.x + 2 > left_ + w ? std::max(p.x + 2, left_ + w + w / 2) : left_ + w;
    const int bottom = p.y + 2 > top_ + h ? std::max(p.y + 2, top_ + h + h / 2) : top_ + h;
    const auto width = static_cast<std::uint32_t>(right - left);
    const auto height = static_cast<std::uint32_t>(bottom - top);
    const std::size_t size = static_cast<std::size_t>(width) * height;
    if (size > kAlwaysDense) {
        const auto entries = static_cast<std::size_t>(std::ranges::count_if(cells_, [](std::int32_t v) { return v != kNone; })) + 1;
        if (size > entries * kCellsPerEntry) return false;
    }
    std::vector<std::int32_t> cells(size, kNone);
    for (std::uint32_t y = 0; y < height_; ++y) {
        const auto from = cells_.begin() + static_cast<std::ptrdiff_t>(y) * w;
        const auto to = (static_cast<std::ptrdiff_t>(y) + top_ - top) * static_cast<std::ptrdiff_t>(width) + (left_ - left);
        std::copy(from, from + w, cells.begin() + to);
    }
    left_ = left;
    top_ = top;
    width_ = width;
    height_ = height;
    cells_ = std::move(cells);
    return true;
}

void PositionMap::becomeHashed() {
    dense_ = false;
    for (std::uint32_t y = 0; y < height_; ++y)
        for (std::uint32_t x = 0; x < width_; ++x)
            if (const std::int32_t v = cells_[y * width_ + x]; v != kNone)
                setHashed({left_ + static_cast<int>(x), top_ + static_cast<int>(y)}, v);
    cells_ = {};
}

std::int32_t PositionMap::findHashed(Position p) const {
    const std::uint32_t key = keyOf(p);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = (key * 0x9E3779B1u) >> shift_;; i = (i + 1) & mask) {
        if (slots_[i].key == key) return slots_[i].value;
        if (slots_[i].key == kEmpty) return kNone;
    }
}

std::array<std::int32_t, 8> PositionMap::aroundHashed(Position p) const {
    std::array<std::int32_t, 8> values{};
    const auto ring = ringOf(p);
    for (std::size_t i = 0; i < ring.size(); ++i) values[i] = findHashed(ring[i]);
    return values;
}

void PositionMap::setHashed(Position p, std::int32_t value) {
    if (2 * (used_ + 1) > slots_.size()) growHash();
    const std::uint32_t key = keyOf(p);
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = (key * 0x9E3779B1u) >> shift_;
    while (slots_[i].key != kEmpty && slots_[i].key != key) i = (i + 1) & mask;
    if (slots_[i].key == kEmpty) ++used_;
    slots_[i] = {key, value};
}

void PositionMap::growHash() {
    const std::vector<Slot> old = std::move(slots_);
    const std::size_t size = old.empty() ? 1024 : old.size() * 2;
    slots_.assign(size, Slot{kEmpty, 0});
    shift_ = 32 - static_cast<unsigned>(std::countr_zero(size));
    used_ = 0;
    for (const Slot &s : old)
        if (s.key != kEmpty) setHashed(positionOf(s.key), s.value);
}

} // namespace bathhouse::rules
