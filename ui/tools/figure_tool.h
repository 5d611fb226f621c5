// SPDX-License-Identifier: MIT
#pragma once
#include "ui/tools/board_tool.h"

namespace bathhouse::ui {

/// Puts the figure in hand on a part of a tile or into a bathhouse. The parts that it may go to light up with their names.
class FigureTool final : public BoardTool {
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    void take(rules::PlayerId, rules::FigureKind);
    /// Holds a figure of the set-up, to put it elsewhere.
    void lift(std::size_t index, rules::PlayerId, rules::FigureKind);
    void clear() { holds_ = false; }
    bool holds() const { return holds_; }
    bool isLifting() const { return holds_ && lifted_.has_value(); }
    rules::PlayerId player() const { return player_; }
    rules::FigureKind kind() const { return kind_; }
    void refresh();
    /// The first part that it may go to, whatever lies under the pointer.
    void chooseFirst();

    void pointAt(std::optional<QPointF>) override;
    bool act() override;
    void turn(int) override {}
    void step(int by) override;
    void mark(EditMarks &) const override;
    QString words() const override;

private:
    /// A part of the tile at the spot, and why the figure may not stand there.
    struct Choice {
        rules::PartRef where;
        QString trouble;
    };
    bool record(const rules::PartRef &);
    void put(const rules::PartRef &);
    PartMark markOf(const Choice &, const rules::LaidTile &, bool chosen) const;

    bool holds_ = false;
    rules::PlayerId player_{};
    rules::FigureKind kind_ = rules::kMeeple;
    std::optional<std::size_t> lifted_;  ///< index into the figures of the set-up
    std::optional<QPointF> point_;
    std::vector<Choice> choices_;
    std::optional<std::size_t> chosen_;
};

} // namespace bathhouse::ui
