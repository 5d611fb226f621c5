// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"
#include "ui/docks/panel_dock.h"

class QTableView;

namespace bathhouse::ui {

class BoardListModel;
class LessonDocument;

/// The board as a table. A row shows its tile on the board.
class BoardListDock final : public PanelDock {
    Q_OBJECT

public:
    explicit BoardListDock(LessonDocument &, QWidget *parent = nullptr);
    QTableView *view() const { return view_; }

Q_SIGNALS:
    void tileAsked(bathhouse::rules::Position at);

private:
    BoardListModel *model_ = nullptr;
    QTableView *view_ = nullptr;
};

}  // namespace bathhouse::ui
