// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractButton>

#include <string>

namespace bathhouse::ui {

/// A kind of figure of one player with how many are left. A click takes one in hand; it can be dragged onto the board.
class FigureButton final : public QAbstractButton {
    Q_OBJECT

public:
    FigureButton(std::string kind, QWidget *parent = nullptr);
    /// `says`: what a screen reader reads, "Red: meeple, 6 left".
    void setFacts(const std::string &colour, int left, const QString &says);
    const std::string &kind() const { return kind_; }
    int left() const { return left_; }
    QSize sizeHint() const override { return {52, 48}; }

Q_SIGNALS:
    void taken();
    /// Points of the screen.
    void dragged(QPoint global);
    void dropped(QPoint global);

protected:
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void mouseReleaseEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;

private:
    std::string kind_;
    std::string colour_ = "red";
    int left_ = 0;
    QPoint pressedAt_;
    bool pressed_ = false;
    bool dragging_ = false;
};

} // namespace bathhouse::ui
