// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QStackedWidget;
class QTabBar;

namespace bathhouse::ui {

class LessonDocument;

/// What an author writes besides the board: facts, steps, expectations, questions and what is still to do.
class AuthorDock final : public PanelDock {
    Q_OBJECT

public:
    enum class Page { Facts, Steps, Expected, Questions, ToDo };
    explicit AuthorDock(LessonDocument &, QWidget *parent = nullptr);
    void showPage(Page);
    Page page() const;
    /// Shows what a JSON pointer names, if one of the pages has it.
    void showPlace(const QString &pointer);

Q_SIGNALS:
    void questionAsked(int index);

private:
    void add(const QString &name, QWidget *page, bool scrolls);

    QTabBar *tabs_ = nullptr;
    QStackedWidget *pages_ = nullptr;
};

}  // namespace bathhouse::ui
