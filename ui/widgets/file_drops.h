// SPDX-License-Identifier: MIT
#pragma once
#include <QObject>

#include <functional>

class QDropEvent;
class QWidget;

namespace bathhouse::ui {

/// Lets files be dropped anywhere on a window: on the board, on a list, on a field for text, which would write the name of
/// the file into itself. The window gets the drop.
class FileDrops final : public QObject {
    Q_OBJECT

public:
    /// `drop` is called with what was dropped.
    FileDrops(QWidget *window, std::function<void(QDropEvent &)> drop);

protected:
    bool eventFilter(QObject *, QEvent *) override;

private:
    QWidget *window_;
    std::function<void(QDropEvent &)> drop_;
};

}  // namespace bathhouse::ui
