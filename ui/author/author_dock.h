// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "ui/docks/panel_dock.h"

class QStackedWidget;
class QTabBar;

namespace bathhouse::ui {

class ExpectedPage;
class FactsPage;
class LessonDocument;
class QuestionsPage;

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

    /// Plays the lesson's line to its end and offers what came out as what the file expects.
    void run();

    /// A click on the board. False: the pages have no use for it.
    bool take(const scenario::Place &);

Q_SIGNALS:
    /// A place that is not on these pages, as a JSON pointer; "/problems": the problems.
    void placeAsked(const QString &pointer);
    void languageAsked(const QString &code);
    void runAsked();

private:
    void add(const QString &name, QWidget *page, bool scrolls);

    FactsPage *facts_ = nullptr;
    ExpectedPage *expected_ = nullptr;
    QuestionsPage *questions_ = nullptr;

    QTabBar *tabs_ = nullptr;
    QStackedWidget *pages_ = nullptr;
};

}  // namespace bathhouse::ui
