// SPDX-License-Identifier: MIT
#pragma once
#include "rules/token.h"
#include "scenario/scenario.h"
#include "ui/tools/board_tool.h"

namespace bathhouse::ui {

/// Puts the token in hand where such a token lies: on a tile, on a part of one, or beside a figure.
class TokenTool final : public BoardTool {
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    /// `player`: whose it is; empty: nobody's.
    void take(rules::TokenKind, const std::string &player);
    /// Holds a token of the set-up, to put it elsewhere.
    void lift(std::size_t index, rules::TokenKind, const std::string &player);
    void clear() { holds_ = false; }
    bool holds() const { return holds_; }
    bool isLifting() const { return holds_ && lifted_.has_value(); }
    rules::TokenKind kind() const { return kind_; }
    const std::string &player() const { return player_; }
    void refresh();
    /// The first place on the tile, whatever lies under the pointer.
    void chooseFirst();

    /// The token of the set-up under a point, as index into its list.
    std::optional<std::size_t> tokenUnder(QPointF) const;

    void pointAt(std::optional<QPointF>) override;
    bool act() override;
    void turn(int) override {}
    void step(int by) override;
    void mark(EditMarks &) const override;
    QString words() const override;

private:
    /// A place for it on the tile, as it would be written.
    struct Choice {
        scenario::TokenEntry entry;
        QPainterPath shape;  ///< on the board
        QPointF at;          ///< where the token would lie
        QString name;
    };
    void addTile(rules::Position);
    void addParts(rules::Position);
    void addFigures(rules::Position);
    scenario::TokenEntry entryAt(rules::Position) const;

    bool holds_ = false;
    rules::TokenKind kind_{};
    std::string player_;
    std::optional<std::size_t> lifted_;  ///< index into the tokens of the set-up
    std::optional<QPointF> point_;
    std::vector<Choice> choices_;
    std::optional<std::size_t> chosen_;
};

}  // namespace bathhouse::ui
