// SPDX-License-Identifier: MIT
#pragma once
#include <QKeyEvent>
#include <QPushButton>

namespace bathhouse::ui {

/// A button that Enter presses as well as Space.
class EnterButton final : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent *event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QPushButton::keyPressEvent(event);
    }
};

} // namespace bathhouse::ui
