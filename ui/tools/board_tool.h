// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/edit_marks.h"

#include <QObject>

class QKeyEvent;

namespace bathhouse::ui {

class AuthorDesk;

/// What mouse and keys do while a certain thing is in hand. The desk has one for tiles, one for figures and one for the
/// empty hand, and gives events to the one that is on. A tool changes the scenario through the desk's document alone.
class BoardTool : public QObject {
    Q_OBJECT

public:
    explicit BoardTool(AuthorDesk &desk);

    /// The pointer or the board cursor is at a point, in hundredths of a tile; nothing: nowhere.
    virtual void pointAt(std::optional<QPointF>) = 0;
    /// Does it here: Enter, a click, the end of a drag. False if it was refused; why was said then.
    virtual bool act() = 0;
    /// Quarter turns clockwise.
    virtual void turn(int quarterTurns) = 0;
    /// The next or previous of several things here.
    virtual void step(int /*by*/) {}
    /// Adds what the tool shows.
    virtual void mark(EditMarks &) const = 0;
    /// What is said of the place where the tool is, after what lies there.
    virtual QString words() const { return {}; }

protected:
    AuthorDesk &desk_;
};

} // namespace bathhouse::ui
