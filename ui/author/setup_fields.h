// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace bathhouse::scenario {
struct SetupExercise;
}

namespace bathhouse::ui {

class LessonDocument;
class PickList;

/// The set-up exercise of a file: for how many players, which bathhouse tiles are drawn, which go back into the box.
class SetupFields final : public QWidget {
    Q_OBJECT

public:
    explicit SetupFields(LessonDocument &, QWidget *parent = nullptr);
    void refresh();

private:
    void change(const std::function<void(scenario::SetupExercise &)> &);
    void fillTiles(const std::vector<std::string> &drawn, const std::vector<std::string> &boxed);

    LessonDocument &document_;
    QCheckBox *on_ = nullptr;
    QWidget *fields_ = nullptr;
    QComboBox *players_ = nullptr;
    PickList *drawn_ = nullptr;
    PickList *boxed_ = nullptr;
    QLabel *trouble_ = nullptr;
};

}  // namespace bathhouse::ui
