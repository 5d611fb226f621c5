// SPDX-License-Identifier: MIT
#pragma once
#include "ui/learn/drill_session.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace bathhouse::ui {

/// Above the question of a drill: its rule, the streak, and what can be done with the position. While a search takes long:
/// that it runs, and how to end it.
class DrillPanel final : public QWidget {
    Q_OBJECT

public:
    DrillPanel(DrillSession &, LessonDocument &, QWidget *parent = nullptr);

Q_SIGNALS:
    void keepAsked();
    void ruleAsked();

private:
    void build();
    void refresh();

    DrillSession &session_;
    LessonDocument &document_;
    QLabel *rule_ = nullptr;
    QLabel *streak_ = nullptr;
    QFrame *waits_ = nullptr;
    QPushButton *cancel_ = nullptr;
    QWidget *actions_ = nullptr;
};

}  // namespace bathhouse::ui
