// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QLabel;
class QTableWidget;

namespace bathhouse::ui {

class LessonDocument;

/// The players in full: score, supply of every kind, who stands where and who sits in which bathhouse. Tokens that lie
/// beside the map are here, too: those of players in their rows, the others above the table.
class PlayersDock final : public PanelDock {
    Q_OBJECT

public:
    explicit PlayersDock(LessonDocument &, QWidget *parent = nullptr);

Q_SIGNALS:
    /// A player's points are asked about, by seat.
    void pointsAsked(int seat);

private:
    void refresh();

    LessonDocument &document_;
    QLabel *aside_ = nullptr;
    QTableWidget *table_ = nullptr;
};

}  // namespace bathhouse::ui
