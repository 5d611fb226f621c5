// SPDX-License-Identifier: MIT
#pragma once
#include "rules/area.h"
#include "ui/tools/board_tool.h"

#include <QVector>

namespace bathhouse::ui {

/// The empty hand: selects tiles, one by one or with a rectangle, and begins to move what is dragged.
class SelectTool final : public BoardTool {
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    const QVector<rules::Position> &selection() const { return selection_; }
    void select(QVector<rules::Position>);
    /// Adds a tile to the selection, or takes it out.
    void toggle(rules::Position);
    /// All tiles in a rectangle of spaces; `add`: to those selected.
    void selectBetween(rules::Position, rules::Position, bool add);
    /// Forgets places where no tile lies.
    void refresh();

    /// The drag that began there: lifts what lies there, or draws a rectangle.
    void beginDrag(QPointF, bool add);
    void drag(QPointF);
    void endDrag();
    bool drawsBand() const { return band_.has_value(); }
    void click(QPointF, bool add);
    /// The figure of the set-up under a point, as index into its list.
    std::optional<std::size_t> figureUnder(QPointF) const;

    void pointAt(std::optional<QPointF>) override {}
    bool act() override;
    void turn(int quarterTurns) override;
    void mark(EditMarks &) const override;

private:
    QVector<rules::Position> tilesIn(const QRectF &) const;
    void turnOne(rules::Position, int quarterTurns);
    void turnTogether(const QVector<rules::Position> &, int quarterTurns);
    void refuseTurn(const rules::AreaFit &, rules::Position);

    QVector<rules::Position> selection_;
    QVector<rules::Position> before_;  ///< selected before the rectangle
    QPointF bandFrom_;
    std::optional<QRectF> band_;
};

} // namespace bathhouse::ui
