// SPDX-License-Identifier: MIT
#pragma once
#include <QPointF>

class QKeyEvent;
class QMouseEvent;

namespace bathhouse::ui {

/// Takes over what is done with mouse and keys on a board: the editor's tools. Points are in hundredths of a tile.
/// Functions that return false leave the event to the board.
class BoardInput {
public:
    virtual ~BoardInput() = default;
    virtual bool mousePressed(QPointF, const QMouseEvent &) = 0;
    virtual bool mouseMoved(QPointF, const QMouseEvent &) = 0;
    virtual bool mouseReleased(QPointF, const QMouseEvent &) = 0;
    /// The pointer is no longer over the board.
    virtual void mouseLeft() = 0;
    /// Whether a key is meant for the board and not for a menu.
    virtual bool wantsKey(const QKeyEvent &) const = 0;
    virtual bool keyPressed(const QKeyEvent &) = 0;
    /// Whether tiles may be laid: then there is room round the board, and it stays where it is.
    virtual bool edits() const { return true; }
};

} // namespace bathhouse::ui
