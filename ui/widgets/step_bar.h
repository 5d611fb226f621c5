// SPDX-License-Identifier: MIT
#pragma once
#include "ui/learn/kept_back.h"

#include <QFrame>
#include <QTimer>

#include <optional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace bathhouse::ui {

class ElidedLabel;
class LessonDocument;
class RulePill;

/// Below the board: first, back, next, last, play, the number of the step, what was done and the rule that decided it.
class StepBar final : public QFrame {
    Q_OBJECT

public:
    explicit StepBar(LessonDocument &, QWidget *parent = nullptr);
    /// Two rows, for a narrow window.
    void setCompact(bool);
    void togglePlay();
    /// While a question waits, what was done and its rule are not told if they answer it: only the move is.
    void keepBack(const std::optional<KeptBack> &);

Q_SIGNALS:
    void ruleAsked(const QString &rule);

private:
    void refresh();
    void advance();

    LessonDocument &document_;
    QBoxLayout *rows_ = nullptr;
    QBoxLayout *top_ = nullptr;
    QToolButton *first_ = nullptr;
    QToolButton *back_ = nullptr;
    QToolButton *next_ = nullptr;
    QToolButton *last_ = nullptr;
    QToolButton *play_ = nullptr;
    QLabel *count_ = nullptr;
    ElidedLabel *done_ = nullptr;
    RulePill *rule_ = nullptr;
    QTimer timer_;
    bool compact_ = false;
    std::optional<KeptBack> kept_;
};

}  // namespace bathhouse::ui
