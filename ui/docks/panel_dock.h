// SPDX-License-Identifier: MIT
#pragma once
#include <QDockWidget>

class QLabel;

namespace bathhouse::ui {

/// A dock with the window's own head: title, a note at the right, and a cross where it may be closed.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    enum class Closing { Never, Allowed };
    PanelDock(const QString &name, const QString &title, Closing, QWidget *parent = nullptr);
    void setNote(const QString &);

private:
    QLabel *note_ = nullptr;
};

}  // namespace bathhouse::ui
