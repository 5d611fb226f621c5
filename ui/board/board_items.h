// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/figure_art.h"
#include "ui/board/step_marks.h"
#include "ui/board/tile_cache.h"

#include <QGraphicsItem>

#include <functional>

namespace bathhouse::ui {

/// A tile as the board shows it.
struct ShownTile {
    rules::Position at;
    std::shared_ptr<const TileLayout> layout;
    rules::Rotation rotation = rules::Rotation::None;
    CornerMask towers = 0;  ///< all towers at its corners, also those its neighbours need
    bool guest = false;
    friend bool operator==(const ShownTile &, const ShownTile &) = default;
};
/// The tiles of a position, in the order of laying.
std::vector<ShownTile> shownTiles(const rules::State &);
/// The look of a guest or of a figure on its part.
Pose poseOf(const rules::State &, const rules::FigureAt &);
/// The scale of the bathhouse on the tile at `p`.
double bathhouseScale(const rules::State &, rules::Position p);

/// All tiles of a board in one item: a large board costs only what is seen of it. Tiles lie on whole pixels.
class TileLayerItem final : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };
    TileLayerItem();
    int type() const override { return Type; }
    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override;

    /// Returns whether anything changed.
    bool setTiles(std::vector<ShownTile>);
    /// One tile more, the last laid of a position. Touches it and its neighbours only.
    void add(const rules::State &, rules::LaidId);
    const std::vector<ShownTile> &tiles() const { return tiles_; }
    /// How many tiles have been looked at to follow changes, for those who count the work.
    std::uint64_t touched() const { return touched_; }
    void setTheme(Theme);
    /// The next painting draws every picture it needs, however long that takes. Others draw some and ask for another.
    void takeTime() { takeTime_ = true; }
    /// Called when pictures are missing after a painting.
    void whenUnfinished(std::function<void()> call) { unfinished_ = std::move(call); }
    bool finished() const { return finished_; }

private:
    void forgetPictures(int side);
    const QPixmap *pictureOf(std::size_t tile, int side, bool mayDraw);

    std::vector<ShownTile> tiles_;
    std::uint64_t touched_ = 0;
    std::vector<const QPixmap *> pictures_;  ///< of each tile in the size shown, or nothing yet
    int picturesSide_ = 0;
    std::uint64_t picturesGeneration_ = 0;
    QRectF bounds_;
    TileCache cache_;
    Theme theme_ = Theme::Light;
    bool takeTime_ = true;
    bool finished_ = true;
    std::function<void()> unfinished_;
};

/// A figure on the board, at the place where it stands.
class FigureItem final : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };
    FigureItem(const rules::FigureAt &figure, std::string colour);
    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override;

    const rules::FigureAt &figure() const { return figure_; }
    Pose pose() const { return pose_; }
    const std::string &colour() const { return colour_; }
    void setLook(Pose, double bathhouseScale, Theme);

private:
    QPixmap pictureFor(double px, double ratio, int half) const;

    rules::FigureAt figure_;
    std::string colour_;
    Pose pose_ = Pose::Standing;
    double scale_ = 1;
    Theme theme_ = Theme::Light;
    QPixmap picture_;  ///< of the size painted last
    double picturePx_ = 0;
};

/// What is drawn over the tiles, below or above the figures.
class MarksItem final : public QGraphicsItem {
public:
    enum { Type = UserType + 3 };
    using Draw = std::function<void(QPainter &, const MarkStyle &)>;
    explicit MarksItem(Draw draw) : draw_(std::move(draw)) { setAcceptedMouseButtons(Qt::NoButton); }
    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override;
    void setTheme(Theme theme) { theme_ = theme; }

private:
    Draw draw_;
    Theme theme_ = Theme::Light;
};

/// Everywhere a tile may lie, in hundredths of a tile.
QRectF wholeMap();

} // namespace bathhouse::ui
