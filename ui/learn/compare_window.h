// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/comparison.h"

#include <QDialog>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace bathhouse::ui {

class CompareSide;
class LessonDocument;
class StepStrip;

/// The line shown, played under two sets of choices: two boards that step together, the first step that differs marked,
/// and below them what happened on each side. It follows the scenario as it is edited.
class CompareWindow final : public QDialog {
    Q_OBJECT

public:
    explicit CompareWindow(LessonDocument &, QWidget *parent = nullptr);
    /// An option of a scenario, or "expansions".
    void setTopic(const QString &);
    const scenario::Comparison &comparison() const { return comparison_; }
    /// 0: the set-up.
    int step() const { return step_; }
    void setStep(int);

protected:
    void showEvent(QShowEvent *) override;

private:
    QWidget *topRow();
    QWidget *stepRow();
    QToolButton *button(const QString &icon, const QString &name, const QString &keys, const QKeySequence &, int jump);
    void fillTopics();
    void offer();
    void compareNow();
    void showStep();
    void addSentences(QGridLayout *);
    void nextDifference();
    scenario::Scenario shownLine() const;
    int steps() const { return static_cast<int>(comparison_.steps.size()); }

    LessonDocument &document_;
    scenario::Comparison comparison_;
    int step_ = 0;
    QComboBox *topic_ = nullptr;
    QLabel *summary_ = nullptr;
    std::array<CompareSide *, 2> sides_{};
    StepStrip *strip_ = nullptr;
    QLabel *count_ = nullptr;
    QPushButton *next_ = nullptr;
    QScrollArea *words_ = nullptr;
};

}  // namespace bathhouse::ui
