// SPDX-License-Identifier: MIT
#pragma once
#include "support/agree.h"

#include <span>

namespace bathhouse::test {

/// One game on two sides: the engine and the slow rules, compared after every move. Functions that compare return "" or
/// what is wrong. With modules that the slow rules do not know only the engine plays, and what must hold of any game is
/// checked: books, figures, every listed move.
class Match {
public:
    explicit Match(rules::State start);

    const rules::State &state() const { return state_; }
    /// Whether the slow rules know all modules of the game.
    bool twoSides() const { return game_.has_value(); }
    const slow::Game &slowGame() const { return *game_; }
    /// The events of the last move that was played.
    const std::vector<rules::Event> &events() const { return events_; }

    /// Plays a move on both sides. One that the slow rules refuse must be refused by the engine, with the same rule.
    std::string play(const rules::Move &);
    /// Everything that can be seen in the position; with the tile in hand also where it may lie.
    std::string checkPosition(std::optional<rules::TileId> hand) const;
    /// Every move is accepted, on a copy.
    std::string checkAccepted(std::span<const rules::Move>) const;
    /// Every move is refused by the rule the slow rules name, and the state stays as it was.
    std::string checkRefused(std::span<const rules::Move>);
    /// The same, by a rule that is given.
    std::string checkRefused(const rules::Move &, rules::RuleId);
    std::vector<rules::Move> legal(std::optional<rules::TileId> hand) const { return rules::legalMoves(state_, hand); }

private:
    std::string checkBooks() const;
    const rules::TileTable &tiles() const { return state_.setting->tiles; }

    rules::State state_;
    std::optional<slow::Game> game_;
    std::vector<rules::Event> events_;
    std::array<int, rules::kMaxPlayers> booked_{};  // score by the events alone
    std::array<std::array<int, rules::kMaxFigureKinds>, rules::kMaxPlayers>
        figures_{};  // supply and board at the start
};

/// An empty map, everybody with 7 meeples and one of each other figure of the modules.
rules::State freshState(std::shared_ptr<const rules::Setting>);
/// Figures of a player and kind, in the supply and on the board.
int figuresOf(const rules::State &, rules::PlayerId, rules::FigureKind);
/// Points a player gains (or pays) in an event.
int pointsIn(const rules::Event &, rules::PlayerId);

}  // namespace bathhouse::test
