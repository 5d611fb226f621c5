// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/drill/table.h"

#include <functional>

namespace bathhouse::tutor::drill {

/// A turn of a random game in which a rule decides: with its last move an event cites the rule, or the rule refuses that move.
struct Showing {
    const GameTable *table = nullptr;
    rules::State before;             ///< the start of the turn
    std::vector<rules::Move> moves;  ///< from there
    std::optional<rules::Refusal> refused;
};

/// Plays random games and looks out for a rule.
class Search {
public:
    Search(std::string rule, rules::Random &random, const scenario::TileLibrary &library)
        : rule_(std::move(rule)), random_(random), tables_(library) {}

    /// The next game, up to the first turn after a random one in which the rule decides. Nothing if it never does.
    std::optional<Showing> playGame();

private:
    std::optional<Showing> playTurn(std::vector<rules::TileId> &bag);
    /// Makes a move; true if it shows the rule.
    bool make(const rules::Move &);
    /// Whether a move that the rules do not allow here is refused by the rule; it is then the last of `moves_`.
    bool isRefused(const std::vector<rules::Move> &tried);
    rules::Move choose(const std::vector<rules::Move> &legal);
    rules::Move choosePlace(const std::vector<rules::Move> &legal);
    int crowd(rules::Position) const;
    Showing showing() const { return {table_, *before_, moves_, refused_}; }

    std::string rule_;
    rules::Random &random_;
    GameTables tables_;
    const GameTable *table_ = nullptr;
    Habit habit_{};
    bool looking_ = false;   // the rule counts from now on
    bool refusals_ = false;  // moves that are not allowed are tried as well
    std::optional<rules::State> state_;
    std::optional<rules::State> before_;
    std::optional<rules::State> scratch_;
    std::vector<rules::Move> moves_;
    std::optional<rules::Refusal> refused_;
};

} // namespace bathhouse::tutor::drill
