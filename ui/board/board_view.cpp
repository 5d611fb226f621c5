// SPDX-License-Identifier: MIT
#include "ui/board/board_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace bathhouse::ui {
namespace {

constexpr std::array kZoomSteps{8,   10,  12,  14,  16,  20,  24,  28,  32,  36,  40,  48,  56,  64,  72,  80,  90,
                                100, 112, 128, 144, 160, 180, 200, 224, 256, 288, 320, 360, 400};
constexpr int kLargestFit = 160;  ///< a board of few tiles does not fill the window
constexpr int kLargestFitEdited = 112;
constexpr int kFitMargin = 36;

int stepAfter(int px, int steps) {
    while (steps > 0) {
        const auto next = std::upper_bound(kZoomSteps.begin(), kZoomSteps.end(), px);
        if (next == kZoomSteps.end()) return px;
        px = *next, --steps;
    }
    while (steps < 0) {
        const auto next = std::lower_bound(kZoomSteps.begin(), kZoomSteps.end(), px);
        if (next == kZoomSteps.begin()) return px;
        px = *(next - 1), ++steps;
    }
    return px;
}

} // namespace

BoardView::BoardView(QWidget *parent) : QGraphicsView(parent), scene_(new BoardScene(this)) {
    setScene(scene_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(FullViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(scene_, &BoardScene::unfinished, this,
            [this] { QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update)); });
    setTilePixels(tilePixels_);
    fitBoard();
}

void BoardView::setState(const rules::State &state, const scenario::Table &table) {
    scene_->pointAt(std::nullopt);
    scene_->setState(state, table);
    // While it is edited the board stays where it is.
    if (fitted_ && !isEdited()) fitBoard();
    hovered_.reset();
    hoveredToken_ = -1;
}

void BoardView::layTile(rules::TileId tile, rules::Position at, rules::Rotation rotation) {
    scene_->layTile(tile, at, rotation);
    if (!isEdited() && fitted_) fitBoard();
    hovered_.reset();
    hoveredToken_ = -1;
}

void BoardView::setInput(BoardInput *input) {
    input_ = input;
    hover(std::nullopt);
    if (fitted_) fitBoard();
    viewport()->setCursor(Qt::ArrowCursor);
}

void BoardView::showStep(const scenario::Step *step) { scene_->showStep(step); }
void BoardView::setTheme(Theme theme) { scene_->setTheme(theme); }

void BoardView::setTilePixels(int px) {
    px = std::clamp(px, kLeastTile, kLargestTile);
    const double ratio = devicePixelRatioF();
    const double scale = std::max(1, qRound(px * ratio)) / ratio / kUnits;
    const bool changed = px != tilePixels_;
    tilePixels_ = px;
    setTransform(QTransform::fromScale(scale, scale));
    noteVisible();
    if (changed) Q_EMIT zoomChanged();
}

void BoardView::zoomAbout(int px, QPointF fixed) {
    fitted_ = false;
    const QPointF before = viewportTransform().inverted().map(fixed);
    setTilePixels(px);
    const QPointF moved = viewportTransform().map(before) - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

void BoardView::zoomIn() { zoomAbout(stepAfter(tilePixels_, 1), QRectF(viewport()->rect()).center()); }
void BoardView::zoomOut() { zoomAbout(stepAfter(tilePixels_, -1), QRectF(viewport()->rect()).center()); }

void BoardView::fitBoard() {
    // An author needs room to lay tiles round the board.
    const double beyond = isEdited() ? kUnits : 0;
    const QRectF board = scene_->boardRect().adjusted(-beyond, -beyond, beyond, beyond);
    const QRectF room = fitRoom();
    const double width = room.width() * kUnits / board.width();
    const double height = room.height() * kUnits / board.height();
    scene_->tileLayer().takeTime();
    setTilePixels(std::min(isEdited() ? kLargestFitEdited : kLargestFit, static_cast<int>(std::floor(std::min(width, height)))));
    centreBoard();
    fitted_ = true;
}

QRectF BoardView::fitRoom() const {
    const int top = std::max(kFitMargin, topRoom_);
    return {double(kFitMargin), double(top), double(std::max(1, viewport()->width() - 2 * kFitMargin)),
            double(std::max(1, viewport()->height() - top - kFitMargin))};
}

void BoardView::setTopRoom(int px) {
    if (px == topRoom_) return;
    topRoom_ = px;
    if (fitted_ && !isEdited()) fitBoard();
}

void BoardView::centreBoard() {
    const QPointF middle = viewportTransform().map(scene_->boardRect().center());
    const QPointF moved = middle - fitRoom().center();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

void BoardView::showTile(rules::Position at) {
    scene_->pointAt(at);
    const QRectF space = viewportTransform().mapRect(QRectF(cornerOf(at), QSizeF(kUnits, kUnits)));
    if (QRectF(viewport()->rect()).contains(space)) return;
    fitted_ = false;
    const QPointF moved = space.center() - QRectF(viewport()->rect()).center();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

void BoardView::ensureSeen(rules::Position at) {
    const QRectF space = viewportTransform().mapRect(QRectF(cornerOf(at), QSizeF(kUnits, kUnits)));
    const QRectF room = QRectF(viewport()->rect()).adjusted(8, 8, -8, -8);
    const double right = std::max(0.0, space.right() - room.right());
    const double below = std::max(0.0, space.bottom() - room.bottom());
    const double dx = space.left() < room.left() ? space.left() - room.left() : right;
    const double dy = space.top() < room.top() ? space.top() - room.top() : below;
    if (dx == 0 && dy == 0) return;
    fitted_ = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(dx));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(dy));
}

void BoardView::noteVisible() {
    scene_->setVisibleRect(viewportTransform().inverted().mapRect(QRectF(viewport()->rect()).adjusted(8, 8, -8, -8)));
}

void BoardView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    noteVisible();
}

void BoardView::resizeEvent(QResizeEvent *event) {
    QGraphicsView::resizeEvent(event);
    if (fitted_)
        fitBoard();
    else if (event->oldSize().isValid())
        keepMiddle(event->oldSize());
    noteVisible();
}

void BoardView::keepMiddle(QSize before) {
    const QSize grown = size() - before;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - grown.width() / 2);
    verticalScrollBar()->setValue(verticalScrollBar()->value() - grown.height() / 2);
    const QRectF shown = viewportTransform().mapRect(scene_->boardRect());
    if (!shown.intersects(fitRoom())) fitBoard();
}

void BoardView::wheelEvent(QWheelEvent *event) {
    wheelRest_ += event->angleDelta().y();
    const int steps = wheelRest_ / 120;
    wheelRest_ -= steps * 120;
    if (steps != 0) zoomAbout(stepAfter(tilePixels_, steps), event->position());
    event->accept();
}

void BoardView::mousePressEvent(QMouseEvent *event) {
    pressed_ = event->pos();
    const bool drags = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_);
    if (drags) {
        panning_ = true;
        lastPan_ = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (input_) {
        input_->mousePressed(boardPoint(event->position()), *event);
    }
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent *event) {
    if (panning_) {
        const QPoint by = event->pos() - lastPan_;
        lastPan_ = event->pos();
        fitted_ = false;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    if (input_ && input_->mouseMoved(boardPoint(event->position()), *event)) {
        hover(std::nullopt);
        hoverToken(std::nullopt);
        return;
    }
    hover(scene_->partAt(boardPoint(event->position())));
    hoverToken(boardPoint(event->position()));
}

void BoardView::mouseReleaseEvent(QMouseEvent *event) {
    if (panning_) {
        panning_ = false;
        viewport()->setCursor(spaceHeld_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    if (input_ && input_->mouseReleased(boardPoint(event->position()), *event)) return;
    const bool stayed = (event->pos() - pressed_).manhattanLength() < QApplication::startDragDistance();
    if (event->button() == Qt::LeftButton && stayed) click(viewportTransform().inverted().map(event->position()));
}

void BoardView::click(QPointF p) {
    const std::optional<rules::PartRef> part = scene_->partAt(p);
    const bool bath = part && part->part == rules::kBathhousePart;
    scene_->showRing(bath && scene_->ring() != part->at ? std::optional(part->at) : std::nullopt);
    Q_EMIT partClicked(part ? part->at : spaceAt(p), part ? part->part : rules::kNoPart);
    Q_EMIT clicked(p);
}

void BoardView::hover(std::optional<rules::PartRef> part) {
    if (part == hovered_) return;
    hovered_ = part;
    scene_->lightUp(part && part->part != rules::kBathhousePart ? part : std::nullopt);
    viewport()->setCursor(part && part->part == rules::kBathhousePart ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT partHovered(part ? part->at : rules::Position(), part ? part->part : rules::kNoPart);
}

void BoardView::hoverToken(std::optional<QPointF> point) {
    const std::vector<ShownToken> &tokens = scene_->tokens();
    const ShownToken *token = point ? tokenUnder(tokens, *point) : nullptr;
    const int index = token ? static_cast<int>(token - tokens.data()) : -1;
    if (index == hoveredToken_) return;
    hoveredToken_ = index;
    Q_EMIT tokenHovered(index);
}

bool BoardView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::Leave) {
        hover(std::nullopt);
        hoverToken(std::nullopt);
        if (input_) input_->mouseLeft();
    }
    return QGraphicsView::viewportEvent(event);
}

bool BoardView::event(QEvent *event) {
    // Keys that menus have too: here they belong to the board.
    if (event->type() == QEvent::ShortcutOverride && input_ && input_->wantsKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QGraphicsView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event) {
    if (input_ && input_->keyPressed(*event)) return event->accept();
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat()) spaceHeld_ = true, viewport()->setCursor(Qt::OpenHandCursor);
    } else if (event->key() == Qt::Key_F) {
        fitBoard();
    } else if (event->key() == Qt::Key_Escape && scene_->ring()) {
        scene_->showRing(std::nullopt);
    } else {
        event->ignore();  // the arrow keys belong to the steps, not to the scroll bars
        return;
    }
    event->accept();
}

void BoardView::keyReleaseEvent(QKeyEvent *event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return event->ignore();
    spaceHeld_ = false;
    if (!panning_) viewport()->setCursor(Qt::ArrowCursor);
}

} // namespace bathhouse::ui
