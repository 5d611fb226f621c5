// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"
#include "tutor/quiz/quiz.h"

#include <QFrame>

namespace bathhouse::ui {

/// How the points of a step come about, term by term. What an answer has wrong is marked, by a sign and by colour.
class SumTable final : public QFrame {
    Q_OBJECT

public:
    SumTable(const std::vector<tutor::quiz::SumRow> &, const scenario::Table &, QWidget *parent = nullptr);
};

} // namespace bathhouse::ui
