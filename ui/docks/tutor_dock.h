// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"
#include "ui/docks/panel_dock.h"

#include <optional>
#include <string>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace bathhouse::ui {

class Asking;
class LessonDocument;
class RuleCard;

/// What a question at the step shown does not want told yet.
struct KeptBack {
    bool waits = false;              ///< it is open; otherwise it comes next
    std::vector<std::string> rules;  ///< that answer it; none: nobody says which

    bool operator==(const KeptBack &) const = default;
};

/// What was asked and answered, then what the step means: the comment, what happened with its reasons and points, and the
/// rule cards behind it.
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
    /// While a question waits, what tells its answer is not shown.
    void keepBack(const std::optional<KeptBack> &);

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
    bool keepsBack(const std::vector<std::string> &rules) const;
    void addCards(QVBoxLayout *, const std::vector<std::string> &rules, const QString &heading, bool firstOpen);
    RuleCard *newCard(const tutor::Card &, bool open);
    RuleCard *cardOf(const std::string &rule) const;
    void bringIntoSight(QWidget *);

    LessonDocument &document_;
    Asking &asking_;
    std::optional<KeptBack> kept_;
    QScrollArea *scroll_ = nullptr;
    QVBoxLayout *content_ = nullptr;  ///< the top, then the page
    QWidget *page_ = nullptr;
};

} // namespace bathhouse::ui
