// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QKeyEvent;
class QMenu;

namespace bathhouse::ui {

class Asking;
class BoardView;
class LessonDocument;

/// Asks on the board: a click on a figure or bathhouse asks about it, the right button or the menu key opens the questions
/// that make sense at a spot. In Learn mode Shift and the arrow keys move a cursor.
class BoardAsking final : public QObject {
    Q_OBJECT

public:
    BoardAsking(Asking &, LessonDocument &, BoardView &);

    /// Whether clicks and the cursor are for asking: not while an author sets up a position, or a question is answered by
    /// clicks. The menu key works always.
    void setOn(bool on);
    bool isOn() const { return on_; }
    /// Where the menu opens while clicks are not for asking: an author's cursor.
    void setSpot(std::function<std::optional<rules::Position>()> spot) { spot_ = std::move(spot); }

    /// Who may take a click on a tile before it asks something; it says whether it did.
    void setTaker(std::function<bool(rules::Position)> taker) { taker_ = std::move(taker); }

    /// The questions at the part under the pointer, else at the cursor, else all that can be asked.
    void openHere();
    /// The questions about a spot, at a point of the screen.
    void openAt(const rules::PartRef &spot, QPoint global);
    std::optional<rules::Position> cursor() const { return cursor_; }

Q_SIGNALS:
    /// What the cursor has come to, in words.
    void said(const QString &);

protected:
    bool eventFilter(QObject *, QEvent *) override;

private:
    bool wantsKey(const QKeyEvent &) const;
    bool keyPressed(const QKeyEvent &);
    void clicked(QPointF);
    /// The figure, bathhouse, part or space under a point of the board.
    rules::PartRef spotAt(QPointF) const;
    void openTile(rules::Position, QPoint global);
    void openAll(QPoint global);
    void addQuestions(QMenu &, const rules::PartRef &spot);
    void addParts(QMenu &, rules::Position);
    QMenu &freshMenu();
    void show(QPoint global);
    void moveCursor(int dx, int dy);
    void showCursor();
    QPoint onScreen(rules::Position) const;

    Asking &asking_;
    LessonDocument &document_;
    BoardView &view_;
    bool on_ = true;
    std::function<std::optional<rules::Position>()> spot_;
    std::function<bool(rules::Position)> taker_;
    std::optional<rules::Position> cursor_;
    QPointer<QMenu> menu_;
};

} // namespace bathhouse::ui
