// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"
#include "ui/docks/panel_dock.h"
#include "ui/learn/rule_index.h"

#include <optional>
#include <set>

class QLineEdit;
class QScrollArea;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace bathhouse::ui {

class LessonDocument;

/// The whole rule catalogue: searched by words or ids, filtered by how sure the rules are, by chapter; the card that is
/// chosen, and the way to the lessons, questions and steps that are about it.
class RuleBookDock final : public PanelDock {
    Q_OBJECT

public:
    RuleBookDock(LessonDocument &, const LessonList &, QWidget *parent = nullptr);
    /// Chooses a rule, whatever is searched for. False: there is no such rule.
    bool showRule(const QString &id);
    /// The rule whose card is shown, or "".
    QString rule() const { return QString::fromStdString(rule_); }
    QLineEdit *searchField() const { return search_; }
    /// Whether steps to come are told in words; not while a question waits that they answer.
    void setTells(bool);

Q_SIGNALS:
    /// A lesson is asked for, at a step or as it opens.
    void lessonAsked(const QString &path, std::optional<int> step);
    void closed();

protected:
    void closeEvent(QCloseEvent *) override;
    bool eventFilter(QObject *, QEvent *) override;

private:
    QWidget *filters();
    void fill();
    void filter();
    bool matches(const tutor::Card &) const;
    void showCard();
    void addFollows(QVBoxLayout *, const tutor::Card &);
    void addPlaces(QVBoxLayout *);
    void addSteps(QVBoxLayout *);
    QTreeWidgetItem *itemOf(const std::string &rule) const;

    LessonDocument &document_;
    RuleIndex index_;
    std::string rule_;
    bool tells_ = true;
    QLineEdit *search_ = nullptr;
    std::map<tutor::Status, QToolButton *> status_;
    QTreeWidget *tree_ = nullptr;
    QScrollArea *card_ = nullptr;
};

} // namespace bathhouse::ui
