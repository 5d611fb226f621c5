// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractButton>

#include <optional>
#include <string>

namespace bathhouse::ui {

/// What a chip says about a player.
struct ChipFacts {
    QString name;
    std::string colour;
    int score = 0;
    std::optional<int> before;  ///< score before the step, if the step changed it
    int left = 0;               ///< figures in the supply
    bool decides = false;
};

/// A player over the board: mark, name, score, supply. A click asks why the score is what it is.
class PlayerChip final : public QAbstractButton {
    Q_OBJECT

public:
    explicit PlayerChip(QWidget *parent = nullptr);
    void setFacts(const ChipFacts &);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QString scoreText() const;
    QString leftText() const;
    QString nameText() const;

    ChipFacts facts_;
};

}  // namespace bathhouse::ui
