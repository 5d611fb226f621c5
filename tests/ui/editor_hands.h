// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/writer.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/docks/figure_palette_dock.h"
#include "ui/docks/tile_palette_dock.h"
#include "ui/docks/tile_palette_model.h"
#include "ui/docks/tile_palette_view.h"
#include "ui/main_window.h"
#include "ui/tools/author_desk.h"
#include "ui/widgets/figure_button.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTest>

/// An author at the window: real mouse and key events, and a count of what was done. An action is a drag, a click or a key;
/// scrolling a palette is counted apart.
class EditorHands {
public:
    explicit EditorHands(bathhouse::ui::MainWindow &window) : window_(window), view_(window.editor().desk().view()) {}

    int actions = 0;
    int scrolls = 0;

    bathhouse::ui::AuthorDesk &desk() { return window_.editor().desk(); }
    bathhouse::ui::BoardView &view() { return view_; }

    /// A point of a space, in hundredths of its tile, in the viewport.
    QPoint pixel(bathhouse::rules::Position at, QPointF part = {50, 50}) const {
        return view_.viewportTransform().map(bathhouse::ui::cornerOf(at) + part).toPoint();
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        ++actions;
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void click(bathhouse::rules::Position at, QPointF part = {50, 50}, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {}) {
        ++actions;
        hover(at, part);
        send(view_.viewport(), QEvent::MouseButtonPress, pixel(at, part), button, button, modifiers);
        send(view_.viewport(), QEvent::MouseButtonRelease, pixel(at, part), button, Qt::NoButton, modifiers);
    }
    void hover(bathhouse::rules::Position at, QPointF part = {50, 50}) {
        send(view_.viewport(), QEvent::MouseMove, pixel(at, part), Qt::NoButton, Qt::NoButton);
    }
    /// Drags over the board.
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        ++actions;
        send(view_.viewport(), QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, modifiers);
        send(view_.viewport(), QEvent::MouseMove, (from + to) / 2, Qt::NoButton, Qt::LeftButton, modifiers);
        send(view_.viewport(), QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton, modifiers);
        send(view_.viewport(), QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, modifiers);
    }

    /// Where a tile is in the palette; scrolls to it if it must.
    QPoint inPalette(const QString &id) {
        bathhouse::ui::TilePaletteView *list = window_.editor().tiles().view();
        const auto *model = static_cast<bathhouse::ui::TilePaletteModel *>(list->model());
        const QModelIndex index = model->indexOf(id);
        if (!list->viewport()->rect().contains(list->visualRect(index))) {
            ++scrolls;
            list->scrollTo(index);
        }
        return list->visualRect(index).center();
    }
    void clickTile(const QString &id) {
        ++actions;
        QTest::mouseClick(window_.editor().tiles().view()->viewport(), Qt::LeftButton, {}, inPalette(id));
    }
    /// Drags a tile out of the palette to a space; turns it on the way by so many presses of R.
    void dragTile(const QString &id, bathhouse::rules::Position to, int turns = 0) {
        ++actions;
        QWidget *list = window_.editor().tiles().view()->viewport();
        dragOut(list, inPalette(id), pixel(to), turns);
    }
    void dragFigure(const QString &player, const QString &kind, bathhouse::rules::Position to, QPointF part) {
        ++actions;
        QWidget *button = window_.editor().figures().button(player, kind);
        QVERIFY(button);
        dragOut(button, button->rect().center(), pixel(to, part), 0);
    }
    void typeWord(const QString &word) {
        for (const QChar letter : word) {
            ++actions;
            QTest::keyClicks(QApplication::focusWidget(), QString(letter));
        }
    }

private:
    static void send(QWidget *to, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons,
                     Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(type, at, to->mapToGlobal(at), button, buttons, modifiers);
        QApplication::sendEvent(to, &event);
    }
    void dragOut(QWidget *from, QPoint start, QPoint onBoard, int turns) {
        const QPoint end = from->mapFromGlobal(view_.viewport()->mapToGlobal(onBoard));
        send(from, QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
        send(from, QEvent::MouseMove, start + QPoint(30, 0), Qt::NoButton, Qt::LeftButton);
        send(from, QEvent::MouseMove, end, Qt::NoButton, Qt::LeftButton);
        for (int i = 0; i < turns; ++i) key(Qt::Key_R);
        for (int i = 0; i > turns; --i) key(Qt::Key_R, Qt::ShiftModifier);
        send(from, QEvent::MouseButtonRelease, end, Qt::LeftButton, Qt::NoButton);
    }

    bathhouse::ui::MainWindow &window_;
    bathhouse::ui::BoardView &view_;
};
