// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QUndoStack;

namespace bathhouse::ui {

/// Every change since the file was opened. A click goes back or on to it; the state that is saved is marked.
class HistoryDock final : public PanelDock {
    Q_OBJECT

public:
    explicit HistoryDock(QUndoStack &, QWidget *parent = nullptr);
};

}  // namespace bathhouse::ui
