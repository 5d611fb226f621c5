// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"
#include "ui/lesson_list.h"

#include <QHash>

class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace bathhouse::ui {

/// The lessons by chapter with the learner's progress, the positions for other expansions, a search field, and the scenarios
/// opened from files.
class LessonsDock final : public PanelDock {
    Q_OBJECT

public:
    explicit LessonsDock(const LessonList &, QWidget *parent = nullptr);
    void setLanguage(const QString &);
    /// Files of the user, the newest first.
    void setOwnFiles(const QStringList &);
    void setCurrent(const QString &path);
    LessonMark mark(const QString &path) const { return marks_.value(path, LessonMark::New); }
    void setMark(const QString &path, LessonMark);
    /// How many questions come back now; the button that asks them is there only if any does.
    void setMissed(int count);
    QLineEdit *searchField() const { return search_; }
    QTreeWidget *tree() const { return tree_; }

Q_SIGNALS:
    void chosen(const QString &path);
    void missedAsked();
    void drillAsked();

private:
    void fill();
    void add(const LessonChapter &);
    void filter(const QString &);
    void countDone();

    const LessonList &lessons_;
    QString language_ = QStringLiteral("en");
    QStringList own_;
    QString current_;
    QHash<QString, LessonMark> marks_;
    QLineEdit *search_ = nullptr;
    QTreeWidget *tree_ = nullptr;
    QPushButton *missed_ = nullptr;
};

} // namespace bathhouse::ui
