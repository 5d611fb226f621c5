// SPDX-License-Identifier: MIT
#pragma once
#include <QPushButton>

namespace bathhouse::ui {

/// A choice with two lines: what is done, and what comes of it.
class OptionButton final : public QPushButton {
    Q_OBJECT

public:
    OptionButton(const QString &text, const QString &note, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The pointer or the keyboard has come to it, or has left it.
    void pointedAt(bool);

protected:
    void paintEvent(QPaintEvent *) override;
    void enterEvent(QEnterEvent *) override;
    void leaveEvent(QEvent *) override;
    void focusInEvent(QFocusEvent *) override;
    void focusOutEvent(QFocusEvent *) override;

private:
    bool wraps() const;

    QString title_;
    QString note_;
};

} // namespace bathhouse::ui
