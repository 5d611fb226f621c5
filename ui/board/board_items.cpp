// SPDX-License-Identifier: MIT
#include "ui/board/board_items.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QPixmapCache>
#include <QStyleOptionGraphicsItem>

#include <cmath>
#include <unordered_set>

namespace bathhouse::ui {
namespace {

/// How long one painting may draw new pictures of tiles, in milliseconds.
constexpr qint64 kPatience = 3;

std::int64_t cornerKey(int x, int y) { return (static_cast<std::int64_t>(x) << 32) ^ static_cast<std::uint32_t>(y); }

std::int64_t cornerKey(rules::Position p, int corner) {
    return cornerKey(p.x + (corner == 1 || corner == 2 ? 1 : 0), p.y + (corner >= 2 ? 1 : 0));
}

double tilePixels(const QPainter &p) { return p.worldTransform().m11() * kUnits; }

} // namespace

QRectF wholeMap() {
    constexpr double side = (rules::kMaxCoordinate + 60) * kUnits;
    return {-side, -side, 2 * side, 2 * side};
}

std::vector<ShownTile> shownTiles(const rules::State &state) {
    std::vector<ShownTile> tiles;
    tiles.reserve(state.board.size());
    std::unordered_map<std::uint16_t, std::shared_ptr<const TileLayout>> layouts;
    std::unordered_set<std::int64_t> towers;
    for (const rules::LaidTile &laid : state.board.laidTiles()) {
        auto &layout = layouts[static_cast<std::uint16_t>(laid.tile)];
        if (!layout) layout = layoutOf(state.board.tiles().tile(laid.tile));
        const CornerMask own = turnedCorners(layout->towers, laid.rotation);
        for (int corner = 0; corner < 4; ++corner) {
            if (own & (1u << corner)) towers.insert(cornerKey(laid.at, corner));
        }
        const bool guest = laid.bathhouse >= 0 && !state.bathhouses[static_cast<std::size_t>(laid.bathhouse)].free();
        tiles.push_back({laid.at, layout, laid.rotation, 0, guest});
    }
    for (ShownTile &tile : tiles) {
        for (int corner = 0; corner < 4; ++corner) {
            if (towers.contains(cornerKey(tile.at, corner)))
                tile.towers = static_cast<CornerMask>(tile.towers | 1u << corner);
        }
    }
    return tiles;
}

Pose poseOf(const rules::State &state, const rules::FigureAt &figure) {
    if (figure.where.part == rules::kBathhousePart) return Pose::Bathing;
    // Only people lie down; a pig would look dead.
    if (!rules::traits(figure.figure).isMeeple) return Pose::Standing;
    const auto laid = state.board.at(figure.where.at);
    const bool field = laid && state.board.tile(*laid).parts[figure.where.part].kind == rules::PartKind::Field;
    return field ? Pose::Farming : Pose::Standing;
}

double bathhouseScale(const rules::State &state, rules::Position p) {
    const auto laid = state.board.at(p);
    if (!laid) return 1;
    const auto layout = layoutOf(state.board.tile(*laid));
    return layout->bathhouse ? layout->bathhouse->scale : 1;
}

TileLayerItem::TileLayerItem() {
    setFlag(ItemUsesExtendedStyleOption);
    setAcceptedMouseButtons(Qt::NoButton);
}

void TileLayerItem::add(const rules::State &state, rules::LaidId laid) {
    const rules::LaidTile &tile = state.board.laid(laid);
    const auto layout = layoutOf(state.board.tile(laid));
    // The layer's order is that of laying, so a tile's number is its index.
    tiles_.push_back({tile.at, layout, tile.rotation, turnedCorners(layout->towers, tile.rotation), false});
    pictures_.push_back(nullptr);
    const auto share = [this](std::size_t from, std::size_t to) {
        for (int corner = 0; corner < 4; ++corner) {
            if (!(tiles_[from].towers & (1u << corner))) continue;
            for (int other = 0; other < 4; ++other) {
                if (cornerKey(tiles_[from].at, corner) != cornerKey(tiles_[to].at, other)) continue;
                const auto towers = static_cast<CornerMask>(tiles_[to].towers | 1u << other);
                if (towers != tiles_[to].towers) pictures_[to] = nullptr;
                tiles_[to].towers = towers;
            }
        }
    };
    const std::size_t self = tiles_.size() - 1;
    for (const rules::Position near : rules::ringOf(tile.at)) {
        const auto neighbour = state.board.at(near);
        ++touched_;
        if (!neighbour) continue;
        share(rules::index(*neighbour), self);
        share(self, rules::index(*neighbour));
    }
    const QRectF bounds = bounds_ | QRectF(cornerOf(tile.at), QSizeF(kUnits, kUnits));
    if (bounds != bounds_) prepareGeometryChange();
    bounds_ = bounds;
    ++touched_;
    update(QRectF(cornerOf(tile.at), QSizeF(kUnits, kUnits)).adjusted(-kUnits, -kUnits, kUnits, kUnits));
}

bool TileLayerItem::setTiles(std::vector<ShownTile> tiles) {
    touched_ += tiles.size();
    if (tiles == tiles_) return false;
    tiles_ = std::move(tiles);
    pictures_.clear();
    takeTime_ = true;
    QRectF bounds;
    for (const ShownTile &tile : tiles_) bounds |= QRectF(cornerOf(tile.at), QSizeF(kUnits, kUnits));
    if (bounds != bounds_) prepareGeometryChange();
    bounds_ = bounds;
    update();
    return true;
}

void TileLayerItem::setTheme(Theme theme) {
    if (theme == theme_) return;
    theme_ = theme;
    takeTime_ = true;
    cache_.clear();
    update();
}

void TileLayerItem::forgetPictures(int side) {
    if (pictures_.size() == tiles_.size() && picturesSide_ == side && picturesGeneration_ == cache_.generation())
        return;
    pictures_.assign(tiles_.size(), nullptr);
    picturesSide_ = side;
    picturesGeneration_ = cache_.generation();
}

const QPixmap *TileLayerItem::pictureOf(std::size_t i, int side, bool mayDraw) {
    if (pictures_[i]) return pictures_[i];
    const ShownTile &tile = tiles_[i];
    TileLook look;
    look.rotation = tile.rotation;
    look.px = side;
    look.theme = theme_;
    look.towers = tile.towers;
    look.guest = tile.guest;
    const QPixmap *found = cache_.find(tile.layout, look);
    if (!found && !mayDraw) return cache_.standIn(tile.layout, look);
    if (!found) found = &cache_.picture(tile.layout, look);
    forgetPictures(side);  // drawing one may have thrown others away
    return pictures_[i] = found;
}

void TileLayerItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) {
    const double ratio = painter->device()->devicePixelRatioF();
    const int side = std::max(1, qRound(tilePixels(*painter) * ratio));
    const QPointF origin = painter->worldTransform().map(QPointF(0, 0)) * ratio;
    const QPoint zero(qRound(origin.x()), qRound(origin.y()));
    cache_.setRatio(ratio);
    forgetPictures(side);
    const rules::Position from = spaceAt(option->exposedRect.topLeft());
    const rules::Position to = spaceAt(option->exposedRect.bottomRight());
    QElapsedTimer timer;
    timer.start();
    bool missing = false;
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const rules::Position p = tiles_[i].at;
        if (p.x < from.x || p.x > to.x || p.y < from.y || p.y > to.y) continue;
        const bool mayDraw = takeTime_ || (!pictures_[i] && timer.elapsed() < kPatience);
        const QPixmap *picture = pictureOf(i, side, mayDraw);
        const QPointF at = QPointF(zero + QPoint(p.x, p.y) * side) / ratio;
        const QRectF space(at, QSizeF(side, side) / ratio);
        missing = missing || picture != pictures_[i] || !picture;
        if (!picture)
            painter->fillRect(space, tileColours(theme_).grass);
        else
            painter->drawPixmap(at, *picture);
    }
    painter->restore();
    takeTime_ = false;
    finished_ = !missing;
    if (missing && unfinished_) unfinished_();
}

FigureItem::FigureItem(const rules::FigureAt &figure, std::string colour)
    : figure_(figure), colour_(std::move(colour)) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void FigureItem::setLook(Pose pose, double scale, Theme theme) {
    if (pose == pose_ && scale == scale_ && theme == theme_) return;
    pose_ = pose;
    scale_ = scale;
    theme_ = theme;
    picturePx_ = 0;
    update();
}

QRectF FigureItem::boundingRect() const {
    const double reach = figureReach(1);
    return {-reach, -reach, 2 * reach, 2 * reach};
}

QPixmap FigureItem::pictureFor(double px, double ratio, int half) const {
    const std::string_view kind = rules::traits(figure_.figure).name;
    const QString key =
        QStringLiteral("figure %1 %2 %3 %4 %5 %6 %7")
            .arg(QLatin1String(kind.data(), static_cast<qsizetype>(kind.size())), QLatin1String(colour_.c_str()))
            .arg(static_cast<int>(pose_))
            .arg(scale_)
            .arg(static_cast<int>(theme_))
            .arg(px)
            .arg(ratio);
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) return picture;
    picture = QPixmap(2 * half, 2 * half);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(half, half);
    p.scale(px / kUnits, px / kUnits);
    paintFigureOnTile(p, {}, px / ratio, scale_, {.kind = kind, .colour = colour_, .pose = pose_, .theme = theme_});
    p.end();
    picture.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, picture);
    return picture;
}

void FigureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const double ratio = painter->device()->devicePixelRatioF();
    const double px = tilePixels(*painter) * ratio;
    const int half = static_cast<int>(std::ceil(figureReach(px / ratio) * px / kUnits));
    if (px != picturePx_) {
        picture_ = pictureFor(px, ratio, half);
        picturePx_ = px;
    }
    const QPointF at = painter->worldTransform().map(QPointF(0, 0)) * ratio;
    painter->save();
    painter->resetTransform();
    painter->drawPixmap(QPointF(qRound(at.x()) - half, qRound(at.y()) - half) / ratio, picture_);
    painter->restore();
}

QRectF MarksItem::boundingRect() const { return wholeMap(); }

void MarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setRenderHint(QPainter::Antialiasing);
    draw_(*painter, {tilePixels(*painter), theme_});
}

} // namespace bathhouse::ui
