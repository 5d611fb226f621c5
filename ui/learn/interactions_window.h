// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/interactions.h"
#include "ui/lesson_list.h"

#include <QDialog>

#include <map>
#include <vector>

class QCheckBox;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace bathhouse::ui {

class LinkRow;

/// What changes with other expansions: tick boxes for those at the table, and the rulings that matter then, each with its
/// status, its source and its positions. With no box ticked all rulings are shown.
class InteractionsWindow final : public QDialog {
    Q_OBJECT

public:
    InteractionsWindow(const QString &language, const LessonList &, QWidget *parent = nullptr);
    /// Ticks these expansions and no others.
    void setExpansions(const std::vector<std::string> &);
    std::vector<std::string> ticked() const;
    /// What is shown now.
    const tutor::Changes &changes() const { return changes_; }

Q_SIGNALS:
    void lessonAsked(const QString &path);
    void ruleAsked(const QString &rule);
    void tickedChanged();

private:
    QWidget *boxes();
    QWidget *list();
    void addBoxes(QVBoxLayout *, const QString &heading, const std::vector<std::string> &expansions);
    QWidget *row(const tutor::Interaction &, const QString &heading);
    void addPositions(QVBoxLayout *, const tutor::Card &);
    void sortPositions(const std::vector<std::string> &on);
    QWidget *row(const tutor::UnruledExpansion &);
    void filter();
    std::vector<std::string> named(std::vector<std::string>) const;

    const LessonList &lessons_;
    std::string language_;
    tutor::Changes changes_;
    std::vector<std::pair<std::string, QCheckBox *>> boxes_;
    std::vector<std::pair<const tutor::Interaction *, QWidget *>> rulings_;
    std::vector<std::pair<const tutor::Interaction *, QWidget *>> own_;
    std::vector<std::pair<const tutor::UnruledExpansion *, QWidget *>> unruled_;
    /// The links to the positions of a row, in the layout that they stand in.
    struct Positions {
        QVBoxLayout *column;
        std::vector<std::string> ids;
        std::map<const Lesson *, LinkRow *> links;
    };
    std::vector<Positions> positions_;
    QLabel *count_ = nullptr;
    QScrollArea *scroll_ = nullptr;
};

} // namespace bathhouse::ui
