// SPDX-License-Identifier: MIT
#pragma once
#include <QFrame>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace bathhouse::ui {

class LessonDocument;
class LineField;

/// One player as the author writes him: name, colour, points, and what he has left.
class PlayerRow final : public QFrame {
    Q_OBJECT

public:
    PlayerRow(LessonDocument &, std::size_t index, QWidget *parent = nullptr);
    void refresh();

private:
    void buildHead();
    void buildCounts();
    void fillSupply();
    void takeColour(int choice);
    void takeScore(int points);
    void takeSupply();

    LessonDocument &document_;
    std::size_t index_;
    LineField *name_ = nullptr;
    QComboBox *colour_ = nullptr;
    QSpinBox *score_ = nullptr;
    QCheckBox *usual_ = nullptr;
    QWidget *supply_ = nullptr;
    std::vector<std::pair<std::string, QSpinBox *>> counts_;
    QLabel *trouble_ = nullptr;
    bool showing_ = false;
};

}  // namespace bathhouse::ui
