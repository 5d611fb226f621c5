// SPDX-License-Identifier: MIT
#pragma once
#include "ui/learn/answer_input.h"
#include "ui/learn/quiz_session.h"

#include <QPointer>
#include <QPushButton>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace bathhouse::ui {

class BoardPicker;
class LessonDocument;
class SafeText;

/// The question at the step shown: what is asked, where it is answered, what is said of the answer, hints, and the way on.
class QuestionPanel final : public QWidget {
    Q_OBJECT

public:
    QuestionPanel(QuizSession &, LessonDocument &, BoardPicker &, QWidget *parent = nullptr);
    AnswerInput *input() const { return input_; }
    /// Gives the keyboard to where the learner goes on: the answer, or the button that leads on.
    void takeFocus();

Q_SIGNALS:
    /// What is asked, or how it stands, has changed: nothing beside a question that waits may tell its answer.
    void shown();
    /// A rule is to be shown in the rule book.
    void bookAsked(const QString &rule);

private:
    void refresh();
    void dropInput();
    void askAnew();
    void fillAnswer(QVBoxLayout *);
    void fillPassed(QVBoxLayout *);
    void addLine(QVBoxLayout *, const QString &sentence);
    void fillWay(QVBoxLayout *);
    void addActions(QVBoxLayout *);
    void addHints(QVBoxLayout *);
    void addVerdict(QVBoxLayout *);
    void addSum(QVBoxLayout *);
    void addCards(QVBoxLayout *);
    void light();
    void give();
    QPushButton *button(const QString &text, bool primary, void (QuizSession::*action)());
    QString nextText() const;
    QString identity() const;

    QuizSession &session_;
    LessonDocument &document_;
    BoardPicker &picker_;
    QLabel *count_ = nullptr;
    SafeText *ask_ = nullptr;
    QWidget *holder_ = nullptr;  ///< of the input
    QPointer<AnswerInput> input_;
    QWidget *below_ = nullptr;
    QPointer<QPushButton> primary_;
    QString shown_;  ///< which question the input is for
    bool wasOpen_ = false;
};

} // namespace bathhouse::ui
