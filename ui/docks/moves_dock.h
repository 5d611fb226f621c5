// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QListWidget;

namespace bathhouse::ui {

class LessonDocument;

/// The recorded moves, one row each; a row shows the position after its move. Refused moves are marked.
class MovesDock final : public PanelDock {
    Q_OBJECT

public:
    explicit MovesDock(LessonDocument &, QWidget *parent = nullptr);
    QListWidget *list() const { return list_; }

private:
    void fill();
    void followStep();

    LessonDocument &document_;
    QListWidget *list_ = nullptr;
};

}  // namespace bathhouse::ui
