// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/board_input.h"
#include "ui/board/board_scene.h"

#include <QGraphicsView>

namespace bathhouse::ui {

/// The board on the screen: zoom under the cursor, pan, fit, and which part the pointer is on. A tile always covers
/// whole device pixels.
class BoardView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);
    BoardScene &board() { return *scene_; }

    void setState(const rules::State &, const scenario::Table &);
    /// The position shown with one tile more.
    void layTile(rules::TileId, rules::Position, rules::Rotation);
    void showStep(const scenario::Step *);
    void setTheme(Theme);
    /// What mouse and keys are given to first; nothing: the board's own. It must outlive the view or be taken away.
    void setInput(BoardInput *);

    static constexpr int kLeastTile = 8;  ///< pixels
    static constexpr int kLargestTile = 400;
    int tilePixels() const { return tilePixels_; }
    void setTilePixels(int px);
    /// 1 at 100 pixels a tile.
    double zoom() const { return tilePixels_ / 100.0; }
    /// Brings a space into view and frames it; the frame goes with the next position.
    void showTile(rules::Position);
    /// Scrolls so that a space is in view.
    void ensureSeen(rules::Position);
    /// The point of the board under a point of the viewport.
    QPointF boardPoint(QPointF viewportPoint) const { return viewportTransform().inverted().map(viewportPoint); }
    /// Puts out what is lit under the pointer.
    void forgetHover() { hover(std::nullopt); }

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    /// The whole board, as large as it can be. It stays fitted when the window changes, until it is zoomed or moved.
    void fitBoard();
    /// How much at the top of the window a fitted board keeps clear of, in pixels.
    void setTopRoom(int px);

Q_SIGNALS:
    void zoomChanged();
    /// The part under the pointer changed; kNoPart: none.
    void partHovered(bathhouse::rules::Position at, bathhouse::rules::PartIndex part);
    /// The token under the pointer changed: index into BoardScene::tokens(), -1: none.
    void tokenHovered(int token);
    void partClicked(bathhouse::rules::Position at, bathhouse::rules::PartIndex part);
    /// The same as a point of the board; after it.
    void clicked(QPointF);

protected:
    bool event(QEvent *) override;
    void wheelEvent(QWheelEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void mouseReleaseEvent(QMouseEvent *) override;
    bool viewportEvent(QEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    void keyReleaseEvent(QKeyEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void zoomAbout(int px, QPointF fixed);
    bool isEdited() const { return input_ != nullptr && input_->edits(); }
    void centreBoard();
    QRectF fitRoom() const;
    void keepMiddle(QSize before);
    void hover(std::optional<rules::PartRef>);
    void hoverToken(std::optional<QPointF>);
    void click(QPointF);
    void noteVisible();

    BoardScene *scene_;
    int tilePixels_ = 100;
    int topRoom_ = 0;
    bool fitted_ = true;
    BoardInput *input_ = nullptr;
    bool spaceHeld_ = false;
    bool panning_ = false;
    QPoint lastPan_;
    QPoint pressed_;
    int wheelRest_ = 0;
    std::optional<rules::PartRef> hovered_;
    int hoveredToken_ = -1;
};

} // namespace bathhouse::ui
