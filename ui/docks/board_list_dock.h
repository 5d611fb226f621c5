// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"
#include "ui/docks/panel_dock.h"

class QPushButton;
class QSpinBox;
class QTableView;

namespace bathhouse::ui {

class AuthorDesk;
class BoardListModel;
class LessonDocument;

/// The board as a table. A row shows its tile on the board. An author can lay, turn and remove tiles here, too.
class BoardListDock final : public PanelDock {
    Q_OBJECT

public:
    explicit BoardListDock(LessonDocument &, QWidget *parent = nullptr);
    QTableView *view() const { return view_; }
    /// Whose hand lays what is laid here.
    void setDesk(AuthorDesk *);
    void setAuthor(bool);

Q_SIGNALS:
    void tileAsked(bathhouse::rules::Position at);

protected:
    bool eventFilter(QObject *, QEvent *) override;

private:
    QWidget *buildBar();
    bool press(int key, Qt::KeyboardModifiers);
    void layHere();
    void goTo(int row);

    BoardListModel *model_ = nullptr;
    QTableView *view_ = nullptr;
    QWidget *bar_ = nullptr;
    QSpinBox *x_ = nullptr;
    QSpinBox *y_ = nullptr;
    QPushButton *lay_ = nullptr;
    AuthorDesk *desk_ = nullptr;
};

} // namespace bathhouse::ui
