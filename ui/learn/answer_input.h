// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/quiz/quiz.h"

#include <QWidget>

namespace bathhouse::ui {

class BoardPicker;
class LessonDocument;

/// Where an answer is given: buttons, numbers, an order or places, as the question needs.
class AnswerInput : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// What is entered; nothing while it is no answer yet.
    virtual std::optional<tutor::quiz::Given> given() const = 0;
    /// Whether a click or key is the answer; else it is entered first and then given with a button.
    virtual bool answersAtOnce() const { return false; }
    /// Off once it is answered. What was entered stays in sight.
    virtual void setOpen(bool open) { setEnabled(open); }
    /// Gives the keyboard to the first control.
    virtual void takeFocus() = 0;

Q_SIGNALS:
    void edited();
    /// This is the answer.
    void answered();
};

/// The input for a question that can be asked. Places are marked on the board through the picker.
AnswerInput *makeAnswerInput(const tutor::quiz::Asked &, const LessonDocument &, BoardPicker &, QWidget *parent);

} // namespace bathhouse::ui
