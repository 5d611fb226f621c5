// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

namespace bathhouse::ui {

class LessonDocument;
class ToDoModel;

/// What is still to do on the scenario. A click leads there.
class ToDoPage final : public QWidget {
    Q_OBJECT

public:
    explicit ToDoPage(LessonDocument &, QWidget *parent = nullptr);

Q_SIGNALS:
    void placeAsked(const QString &pointer, const QString &language);
    /// How many things are left.
    void countChanged(int open);

private:
    ToDoModel *model_ = nullptr;
};

}  // namespace bathhouse::ui
