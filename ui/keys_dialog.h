// SPDX-License-Identifier: MIT
#pragma once
#include <QDialog>

namespace bathhouse::ui {

/// Every key of the window: learning and the whole window on the left, authoring on the right.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(QWidget *parent = nullptr);
};

} // namespace bathhouse::ui
