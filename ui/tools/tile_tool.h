// SPDX-License-Identifier: MIT
#pragma once
#include "rules/area.h"
#include "rules/move.h"
#include "ui/scenario_document.h"
#include "ui/tools/board_tool.h"

namespace bathhouse::ui {

/// Lays the tiles in hand: one out of the palette, an area out of the clipboard, or tiles that are moved. Shows where the
/// tile may lie, the tile itself, and why it does not fit.
class TileTool final : public BoardTool {
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    /// Holds an area at one of its tiles.
    void take(Cutting, rules::Position held = {});
    /// Holds tiles that lie on the board at these places; `corner` is the north-west corner of them all.
    void lift(Cutting, rules::Position held, QVector<rules::Position> places, rules::Position corner);
    void clear();
    bool holds() const { return !cutting_.empty(); }
    bool isLifting() const { return !lifted_.isEmpty(); }
    const Cutting &cutting() const { return cutting_; }
    /// The document changed: what fits is worked out anew.
    void refresh();

    void pointAt(std::optional<QPointF>) override;
    bool act() override;
    void turn(int quarterTurns) override;
    void mark(EditMarks &) const override;
    QString words() const override;

private:
    std::vector<rules::AreaTile> area() const;
    bool mayLie(rules::Position) const;
    bool fits(const rules::AreaFit &) const;
    bool fitsTurned() const;
    QString trouble() const;
    std::optional<rules::SpecialMove> ownMove() const;
    void findOwnPlaces();
    void put();
    void record();

    Cutting cutting_;
    rules::Position held_;  ///< the place in the cutting that is under the pointer
    int turned_ = 0;        ///< quarter turns since it was lifted
    QVector<rules::Position> lifted_;
    rules::Position liftedFrom_;
    std::optional<rules::Position> spot_;
    std::vector<rules::AreaFit> found_;  ///< of each tile of the area at the spot
    std::size_t worst_ = 0;              ///< the first that does not fit
    bool allFit_ = false;
    std::optional<std::vector<rules::Position>> ownPlaces_;  ///< of a tile that is played by a move of its own
};

} // namespace bathhouse::ui
