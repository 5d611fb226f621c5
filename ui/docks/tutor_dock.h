// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"
#include "ui/docks/panel_dock.h"
#include "ui/learn/kept_back.h"

#include <optional>

class QScrollArea;
class QVBoxLayout;

namespace bathhouse::ui {

class Asking;
class LessonDocument;
class RuleCard;

/// What was asked and answered, then what the step means: the comment, what happened with its reasons and points, and the
/// rule cards behind it. The page is made anew when the window says so, once it is known what a question keeps back.
class TutorDock final : public PanelDock {
    Q_OBJECT

public:
    TutorDock(LessonDocument &, Asking &, QWidget *parent = nullptr);
    /// Opens the card of a rule and brings it into sight; one that is not behind the step is added on top.
    void showRule(const QString &id);
    /// A message in place of a lesson, when none can be shown.
    void showMessage(const QString &heading, const QStringList &lines);
    /// What stands above all else: the question of the lesson.
    void setTop(QWidget *);
    /// Shows the step and the answer as they are now. While a question waits, what tells its answer is not shown.
    void showStep(const std::optional<KeptBack> &);

Q_SIGNALS:
    /// The learner wants to see what is kept back.
    void lookAsked();
    /// A rule is to be shown in the rule book.
    void bookAsked(const QString &rule);

private:
    void refresh();
    QVBoxLayout *freshPage();
    void addOverview(QVBoxLayout *);
    void addAnswer(QVBoxLayout *);
    void addStep(QVBoxLayout *);
    void addWhy(QVBoxLayout *);
    void addSums(QVBoxLayout *);
    void addLook(QVBoxLayout *);
    void addCards(QVBoxLayout *, const std::vector<std::string> &rules, const QString &heading, bool firstOpen);
    RuleCard *newCard(const tutor::Card &, bool open);
    RuleCard *cardOf(const std::string &rule) const;
    void bringIntoSight(QWidget *);

    LessonDocument &document_;
    Asking &asking_;
    std::optional<KeptBack> kept_;
    bool behind_ = true;  ///< the step, its line or what was asked is another than the page shows
    QScrollArea *scroll_ = nullptr;
    QVBoxLayout *content_ = nullptr;  ///< the top, then the page
    QWidget *page_ = nullptr;
};

} // namespace bathhouse::ui
