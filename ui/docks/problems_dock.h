// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/problem.h"
#include "ui/docks/panel_dock.h"

class QListWidget;

namespace bathhouse::ui {

class LessonDocument;

/// Everything wrong with the open file: what the reader found, a move that was refused, an expectation that does not
/// hold. A click goes to the place.
class ProblemsDock final : public PanelDock {
    Q_OBJECT

public:
    explicit ProblemsDock(LessonDocument &, QWidget *parent = nullptr);
    int count() const;
    QListWidget *list() const { return list_; }

Q_SIGNALS:
    void countChanged(int count);
    /// A JSON pointer into the open file was chosen.
    void placeAsked(const QString &pointer);

private:
    void refresh();
    void add(const scenario::Problem &, bool fatal);

    LessonDocument &document_;
    QListWidget *list_ = nullptr;
    QWidget *empty_ = nullptr;
};

}  // namespace bathhouse::ui
