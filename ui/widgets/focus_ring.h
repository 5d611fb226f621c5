// SPDX-License-Identifier: MIT
#pragma once
#include <QPointer>
#include <QWidget>

namespace bathhouse::ui {

/// Whether a control that gets the keyboard for this reason gets a ring.
bool isRinged(Qt::FocusReason);

/// The ring round the control that has the keyboard: 2 px in the accent colour, 2 px away. Shown only while somebody
/// uses the keyboard. One per window, on top of everything in it.
class FocusRing final : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *) override;

private:
    void follow(QWidget *);
    void settle();

    QPointer<QWidget> target_;
};

}  // namespace bathhouse::ui
