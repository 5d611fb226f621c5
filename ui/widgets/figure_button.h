// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractButton>

#include <string>

namespace bathhouse::ui {

/// A kind of figure of one player with how many are left. A click takes one in hand; it can be dragged onto the board.
class FigureButton : public QAbstractButton {
    Q_OBJECT

public:
    FigureButton(std::string kind, QWidget *parent = nullptr);
    /// `says`: what a screen reader reads, "Red: meeple, 6 left".
    /// `left`: kUncounted shows no number.
    void setFacts(const std::string &colour, int left, const QString &says);
    static constexpr int kUncounted = -1;
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
    /// The picture of the kind round a point.
    virtual void paintPicture(QPainter &, const QPointF &middle) const;
    const std::string &colour() const { return colour_; }

private:
    std::string kind_;
    std::string colour_ = "red";
    int left_ = 0;
    QPoint pressedAt_;
    bool pressed_ = false;
    bool dragging_ = false;
};

/// A kind of token, of one player or nobody's. It can be taken as often as one likes.
class TokenButton final : public FigureButton {
    Q_OBJECT

public:
    /// `player`: whose tokens they are; empty: nobody's.
    TokenButton(std::string kind, QString player, QWidget *parent = nullptr);
    const QString &player() const { return player_; }

protected:
    void paintPicture(QPainter &, const QPointF &middle) const override;

private:
    QString player_;
};

} // namespace bathhouse::ui
