// SPDX-License-Identifier: MIT
#pragma once
#include <QListView>

namespace bathhouse::ui {

/// The tiles of a palette as pictures. A click or Enter takes one in hand; it can be dragged onto the board as well.
class TilePaletteView final : public QListView {
    Q_OBJECT

public:
    explicit TilePaletteView(QWidget *parent = nullptr);
    /// The tile shown as in hand; "": none.
    void setInHand(const QString &id);
    QString inHand() const { return inHand_; }

Q_SIGNALS:
    void taken(const QString &id);
    /// The tile is being dragged: points of the screen.
    void dragged(QPoint global);
    void dropped(QPoint global);
    void pointedAt(const QModelIndex &);

protected:
    void keyPressEvent(QKeyEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void mouseReleaseEvent(QMouseEvent *) override;
    void resizeEvent(QResizeEvent *) override;

private:
    QString inHand_;
    QModelIndex pressed_;
    QPoint pressedAt_;
    bool dragging_ = false;
};

} // namespace bathhouse::ui
