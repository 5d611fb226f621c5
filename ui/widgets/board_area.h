// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

namespace bathhouse::ui {

class BoardView;
class LessonDocument;
class PlayerChip;

/// The board with the players' chips over it. The board follows the document.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    explicit BoardArea(LessonDocument &, QWidget *parent = nullptr);
    BoardView &view() { return *view_; }

Q_SIGNALS:
    void playersAsked();

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    void showBoard();
    void showChips();
    void placeChips();

    LessonDocument &document_;
    BoardView *view_ = nullptr;
    QWidget *chips_ = nullptr;
};

}  // namespace bathhouse::ui
