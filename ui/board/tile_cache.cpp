// SPDX-License-Identifier: MIT
#include "ui/board/tile_cache.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace bathhouse::ui {
namespace {

constexpr std::int64_t kMostBytes = 192ll << 20;

std::int64_t bytesOf(const QPixmap &pixmap) { return std::int64_t{4} * pixmap.width() * pixmap.height(); }

} // namespace

TileCache::Key TileCache::keyOf(const std::shared_ptr<const TileLayout> &layout, const TileLook &look) {
    const auto towers = static_cast<CornerMask>(look.towers | turnedCorners(layout->towers, look.rotation));
    std::uint32_t packed = static_cast<std::uint32_t>(look.px);
    packed = packed << 2 | static_cast<std::uint32_t>(look.rotation);
    packed = packed << 4 | towers;
    packed = packed << 1 | static_cast<std::uint32_t>(look.theme == Theme::Dark);
    packed = packed << 1 | static_cast<std::uint32_t>(look.guest && layout->bathhouse);
    packed = packed << 1 | static_cast<std::uint32_t>(look.hairline);
    return {layout, packed};
}

const QPixmap *TileCache::find(const std::shared_ptr<const TileLayout> &layout, const TileLook &look) const {
    const auto it = pictures_.find(keyOf(layout, look));
    if (it == pictures_.end()) return nullptr;
    it->second.used = ++clock_;
    return &it->second.pixmap;
}

const QPixmap *TileCache::anySize(const std::shared_ptr<const TileLayout> &layout, const TileLook &look) const {
    TileLook other = look;
    other.px = 0;
    const auto size = lastSize_.find(keyOf(layout, other));
    if (size == lastSize_.end()) return nullptr;
    other.px = size->second;
    return find(layout, other);
}

namespace {

/// The picture in another size. QPixmap::scaled() sets up a painter each time, which costs more than small pictures do.
QImage nearestPixels(const QImage &picture, int px) {
    const QImage from = picture.convertToFormat(QImage::Format_RGB32);
    QImage to(px, px, QImage::Format_RGB32);
    for (int y = 0; y < px; ++y) {
        const auto *source = reinterpret_cast<const QRgb *>(from.constScanLine(y * from.height() / px));
        auto *target = reinterpret_cast<QRgb *>(to.scanLine(y));
        for (int x = 0; x < px; ++x) target[x] = source[x * from.width() / px];
    }
    return to;
}

} // namespace

const QPixmap *TileCache::standIn(const std::shared_ptr<const TileLayout> &layout, const TileLook &look) {
    if (look.px != standInSize_) standIns_.clear();
    standInSize_ = look.px;
    const Key key = keyOf(layout, look);
    if (const auto there = standIns_.find(key); there != standIns_.end()) return &there->second;
    const QPixmap *other = anySize(layout, look);
    if (!other) return nullptr;
    QPixmap stretched = QPixmap::fromImage(nearestPixels(other->toImage(), look.px));
    stretched.setDevicePixelRatio(ratio_);
    return &standIns_.emplace(key, std::move(stretched)).first->second;
}

const QPixmap &TileCache::picture(const std::shared_ptr<const TileLayout> &layout, const TileLook &look) {
    if (const QPixmap *found = find(layout, look)) return *found;
    QImage image(look.px, look.px, QImage::Format_RGB32);  // tiles are opaque: copying them needs no blending
    QPainter painter(&image);
    paintTile(painter, *layout, look);
    painter.end();
    makeRoom();
    Entry &entry = pictures_[keyOf(layout, look)];
    entry = {QPixmap::fromImage(std::move(image)), ++clock_};
    entry.pixmap.setDevicePixelRatio(ratio_);
    bytes_ += bytesOf(entry.pixmap);
    TileLook any = look;
    any.px = 0;
    lastSize_[keyOf(layout, any)] = look.px;
    return entry.pixmap;
}

void TileCache::makeRoom() {
    if (bytes_ < kMostBytes) return;
    std::vector<std::uint64_t> ages;
    for (const auto &[key, entry] : pictures_) ages.push_back(entry.used);
    std::nth_element(ages.begin(), ages.begin() + static_cast<std::ptrdiff_t>(ages.size() / 2), ages.end());
    const std::uint64_t middle = ages[ages.size() / 2];
    for (auto it = pictures_.begin(); it != pictures_.end();) {
        if (it->second.used > middle) {
            ++it;
            continue;
        }
        bytes_ -= bytesOf(it->second.pixmap);
        it = pictures_.erase(it);
    }
    ++generation_;
}

void TileCache::setRatio(double ratio) {
    if (qFuzzyCompare(ratio, ratio_)) return;
    ratio_ = ratio;
    clear();
}

void TileCache::clear() {
    pictures_.clear();
    lastSize_.clear();
    standIns_.clear();
    bytes_ = 0;
    ++generation_;
}

} // namespace bathhouse::ui
