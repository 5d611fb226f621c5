// SPDX-License-Identifier: MIT
#pragma once
#include "ui/learn/answer_input.h"

class QLabel;
class QListWidget;

namespace bathhouse::ui {

/// Places on the board as a list to tick, hand in hand with clicks on the board.
class PlaceInput final : public AnswerInput {
    Q_OBJECT

public:
    PlaceInput(const tutor::quiz::Asked &, BoardPicker &, QWidget *parent = nullptr);
    std::optional<tutor::quiz::Given> given() const override;
    void setOpen(bool) override;
    void takeFocus() override;

protected:
    bool eventFilter(QObject *, QEvent *) override;

private:
    void followBoard();

    BoardPicker &picker_;
    bool single_;
    bool maybeNowhere_;  ///< nothing chosen is an answer too
    QListWidget *list_ = nullptr;
    QLabel *help_ = nullptr;
};

} // namespace bathhouse::ui
