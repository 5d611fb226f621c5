// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractButton>

namespace bathhouse::ui {

/// One of several answers: the key that chooses it, and its text, which may take several lines. Enter chooses it too.
class ChoiceButton final : public QAbstractButton {
    Q_OBJECT

public:
    ChoiceButton(const QString &key, const QString &text, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, heightForWidth(width())}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void focusInEvent(QFocusEvent *) override;

private:
    QRect textRect(int width, int height) const;

    QString key_;
    bool ringed_ = false;  ///< the window shows a ring around it
};

} // namespace bathhouse::ui
