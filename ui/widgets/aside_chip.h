// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <QWidget>

#include <string>
#include <vector>

namespace bathhouse::ui {

/// A thing that lies beside the board, where all can see it.
struct AsideThing {
    std::string kind;    ///< of the token
    std::string colour;  ///< of its owner; empty: nobody's
    QString number;      ///< beside the picture; empty: none
    QString name;        ///< in words
    friend bool operator==(const AsideThing &, const AsideThing &) = default;
};
/// The scoring tiles that lie open, and what stands on numbers beside the board: a counter of two is told with the other
/// one, which is on the rest of the points.
std::vector<AsideThing> thingsAside(const rules::State &, const scenario::Table &, const QString &language);

/// What lies beside the board, over the board after the players: pictures, with their names for whoever points at it.
class AsideChip final : public QWidget {
    Q_OBJECT

public:
    explicit AsideChip(QWidget *parent = nullptr);
    /// Hidden while there is nothing.
    void setThings(std::vector<AsideThing>);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    static int widthOf(const AsideThing &);

    std::vector<AsideThing> things_;
};

} // namespace bathhouse::ui
