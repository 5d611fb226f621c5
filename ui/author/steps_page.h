// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

class QButtonGroup;
class QComboBox;
class QListView;
class QPushButton;
class QToolButton;

namespace bathhouse::ui {

class LessonDocument;
class LineField;
class StepsModel;
class WordsField;

/// The recorded moves: choosing a line and a step, deleting, moving and commenting steps, and what becomes of a move that
/// is played in the middle.
class StepsPage final : public QWidget {
    Q_OBJECT

public:
    explicit StepsPage(LessonDocument &, QWidget *parent = nullptr);

private:
    void buildLines();
    void buildRecording();
    void buildSteps();
    void fillLines();
    void refresh();
    void showRecording();
    void deleteStep();
    void moveStep(int by);
    void expectRefusal();

    LessonDocument &document_;
    StepsModel *model_ = nullptr;
    QComboBox *lines_ = nullptr;
    QToolButton *deleteLine_ = nullptr;
    LineField *lineTitle_ = nullptr;
    QButtonGroup *recording_ = nullptr;
    QListView *list_ = nullptr;
    QToolButton *delete_ = nullptr;
    QToolButton *up_ = nullptr;
    QToolButton *down_ = nullptr;
    QPushButton *refusal_ = nullptr;
    QWidget *commentBox_ = nullptr;
    WordsField *comment_ = nullptr;
};

}  // namespace bathhouse::ui
