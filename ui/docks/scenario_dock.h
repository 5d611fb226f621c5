// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QScrollArea;
class QVBoxLayout;

namespace bathhouse::ui {

class LessonDocument;

/// What the file says about itself (players, expansions, options, rules it teaches) and whether what it expects holds.
class ScenarioDock final : public PanelDock {
    Q_OBJECT

public:
    explicit ScenarioDock(LessonDocument &, QWidget *parent = nullptr);

private:
    void refresh();
    void addFacts(QVBoxLayout *);
    void addExpected(QVBoxLayout *);

    LessonDocument &document_;
    QScrollArea *scroll_ = nullptr;
};

}  // namespace bathhouse::ui
