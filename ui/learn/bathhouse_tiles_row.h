// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/game_setup.h"

#include <QWidget>

namespace bathhouse::ui {

/// The bathhouse tiles of a set-up: those in the game at the left, those back in the box at the right, face down until one looks.
class BathhouseTilesRow final : public QWidget {
    Q_OBJECT

public:
    explicit BathhouseTilesRow(QWidget *parent = nullptr);
    void setTiles(const scenario::GameSetup &, const scenario::TileLibrary &);
    void setFaceUp(bool);
    bool isFaceUp() const { return faceUp_; }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    void describe();

    std::vector<rules::Tile> in_;
    std::vector<rules::Tile> boxed_;
    bool faceUp_ = false;
};

}  // namespace bathhouse::ui
