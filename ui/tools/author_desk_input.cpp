// SPDX-License-Identifier: MIT
#include "ui/board/board_view.h"
#include "ui/lesson_document.h"
#include "ui/tools/author_desk.h"
#include "ui/tools/figure_tool.h"
#include "ui/tools/select_tool.h"
#include "ui/tools/tile_tool.h"
#include "ui/tools/token_tool.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

namespace bathhouse::ui {

using rules::Position;

bool AuthorDesk::mousePressed(QPointF point, const QMouseEvent &event) {
    if (!lesson_.isOpen()) return false;
    view_.setFocus(Qt::MouseFocusReason);
    pointAt(point);
    if (event.button() == Qt::RightButton) {
        pressRight(point, event.modifiers());
        return true;
    }
    if (event.button() != Qt::LeftButton) return false;
    leftDown_ = true;
    dragging_ = false;
    pressedAt_ = point;
    pressedPixel_ = event.pos();
    return true;
}

void AuthorDesk::pressRight(QPointF point, Qt::KeyboardModifiers keys) {
    const Position space = spaceAt(point);
    const bool tile = rules::onMap(space) && state().board.at(space);
    std::optional<std::size_t> token, figure;
    if (!isRecording()) {
        token = tokens_->tokenUnder(point);
        figure = select_->figureUnder(point);
    }
    if (keys & Qt::AltModifier) {
        if (isRecording()) return say(tr("While moves are recorded, nothing is removed."));
        showSetup();
        if (token)
            document().removeTokens({*token});
        else if (figure)
            document().removeFigures({*figure});
        else if (tile)
            document().removeTiles({space});
        return;
    }
    dropHand();
    if (token)
        liftToken(*token);
    else if (figure)
        liftFigure(*figure);
    else if (tile)
        lift({space}, space);
}

bool AuthorDesk::mouseMoved(QPointF point, const QMouseEvent &event) {
    if (!lesson_.isOpen()) return false;
    const bool far = (event.pos() - pressedPixel_).manhattanLength() >= QApplication::startDragDistance();
    if (leftDown_ && !dragging_ && far) {
        dragging_ = true;
        if (holds() == Holds::Nothing) select_->beginDrag(pressedAt_, event.modifiers() & Qt::ShiftModifier);
    }
    if (dragging_ && select_->drawsBand()) select_->drag(point);
    pointAt(point);
    return holds() != Holds::Nothing || dragging_;
}

bool AuthorDesk::mouseReleased(QPointF point, const QMouseEvent &event) {
    if (event.button() == Qt::RightButton) return true;
    if (event.button() != Qt::LeftButton || !leftDown_) return false;
    leftDown_ = false;
    if (!lesson_.isOpen()) return false;
    pointAt(point);
    if (std::exchange(dragging_, false)) {
        if (select_->drawsBand())
            select_->endDrag();
        else if (holds() != Holds::Nothing && !tool().act() &&
                 (tiles_->isLifting() || figures_->holds() || tokens_->holds()))
            dropHand();  // it stays where it was
        return true;
    }
    if (holds() != Holds::Nothing) {
        tool().act();
        return true;
    }
    select_->click(point, event.modifiers() & Qt::ShiftModifier);
    return false;
}

void AuthorDesk::mouseLeft() {
    if (!byKeys_ && !leftDown_) pointAt(std::nullopt);
}

bool AuthorDesk::wantsKey(const QKeyEvent &event) const {
    if (!lesson_.isOpen()) return false;
    const auto keys = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (keys == Qt::ControlModifier)
        return event.key() == Qt::Key_C || event.key() == Qt::Key_X || event.key() == Qt::Key_V ||
               event.key() == Qt::Key_A;
    if (keys != Qt::NoModifier) return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_R:
    case Qt::Key_T:
    case Qt::Key_M:
    case Qt::Key_Period:
    case Qt::Key_Comma: return true;
    case Qt::Key_Escape: return holds() != Holds::Nothing || !selection().isEmpty() || byKeys_;
    default: return false;
    }
}

bool AuthorDesk::arrow(int key, bool extend) {
    const Position from = spot_.value_or(spaceAt(view_.board().boardRect().center()));
    Position to = from;
    switch (key) {
    case Qt::Key_Left: --to.x; break;
    case Qt::Key_Right: ++to.x; break;
    case Qt::Key_Up: --to.y; break;
    case Qt::Key_Down: ++to.y; break;
    default: return false;
    }
    // The first arrow shows the cursor where it is.
    const bool shown = byKeys_;
    if (!extend) anchor_.reset();
    if (extend && !anchor_) anchor_ = from;
    moveCursor(shown || extend ? to : from);
    if (extend && holds() == Holds::Nothing) select_->selectBetween(*anchor_, to, false);
    return true;
}

bool AuthorDesk::keyPressed(const QKeyEvent &event) {
    if (!wantsKey(event)) return false;
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    if (event.modifiers() & Qt::ControlModifier) {
        switch (event.key()) {
        case Qt::Key_C: copy(); break;
        case Qt::Key_X: cut(); break;
        case Qt::Key_V: paste(); break;
        default: selectAll(); break;
        }
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (tool().act()) sayWhatIsHere();
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: removeMeant(); break;
    case Qt::Key_R: turn(shift ? -1 : 1); break;
    case Qt::Key_T: Q_EMIT tilesAsked(); break;
    case Qt::Key_M: Q_EMIT figuresAsked(); break;
    case Qt::Key_Period:
    case Qt::Key_Comma:
        tool().step(event.key() == Qt::Key_Period ? 1 : -1);
        renew();
        sayWhatIsHere();
        break;
    case Qt::Key_Escape:
        if (holds() != Holds::Nothing) {
            dropHand();
        } else {
            select_->select({});
            byKeys_ = false;
            renew();
        }
        break;
    default: return arrow(event.key(), shift);
    }
    return true;
}

} // namespace bathhouse::ui
