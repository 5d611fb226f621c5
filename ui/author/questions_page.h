// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace bathhouse::ui {

class LessonDocument;
class QuestionEditor;

/// The questions of the scenario: choosing one, adding and deleting, when it is asked, its kind, and its words.
class QuestionsPage final : public QWidget {
    Q_OBJECT

public:
    explicit QuestionsPage(LessonDocument &, QWidget *parent = nullptr);
    void showQuestion(std::size_t index);
    /// A click on the board. False: no places are being picked.
    bool take(const scenario::Place &);

private:
    void addQuestion();
    void takeKind(int kind);
    void takeBefore(int step);
    void refresh();

    LessonDocument &document_;
    std::size_t current_ = 0;
    QComboBox *list_ = nullptr;
    QToolButton *delete_ = nullptr;
    QLabel *none_ = nullptr;
    QWidget *box_ = nullptr;
    QComboBox *kind_ = nullptr;
    QSpinBox *before_ = nullptr;
    QuestionEditor *editor_ = nullptr;
};

}  // namespace bathhouse::ui
