// SPDX-License-Identifier: MIT
#pragma once
#include "support/module_duties.h"
#include "support/module_mutants.h"

namespace bathhouse::test {

/// How often the oracle and the engine were held against each other, over all games.
struct OracleTally {
    struct Count {
        int decisions = 0;
        long long moves = 0;
    };
    std::map<std::string, Count> compared;   ///< by the name of the decision
    std::map<std::string, long long> kinds;  ///< moves in the lists, by their word
    long long refused = 0;                   ///< unlisted moves that were refused
};

/// Works out every move of every decision of a game with any modules from the rule pages, and follows the game by its moves and
/// events. Functions that compare return "" or a sentence.
class ModuleOracle {
public:
    explicit ModuleOracle(const rules::State &start) : table_(start), turn_(start.turn.active) {}

    /// Whether the engine lists the moves that the rules allow, none missing, none too many, none twice; and asks the right player.
    std::string compare(const rules::State &, std::optional<rules::TileId> hand, const std::vector<rules::Move> &listed,
                        OracleTally &);
    /// Whether the engine refuses what is not listed and leaves the position as it was. `scratch` is a copy of `state`.
    std::string tryUnlisted(const rules::State &state, rules::State &scratch, const std::vector<rules::Move> &listed,
                            Dice &, std::size_t tries, OracleTally &) const;
    /// Follows a move that was played: whether a choice was passed over, and whether the move did what it says.
    std::string hear(const rules::Move &, const rules::Decision &answered, const std::vector<rules::Event> &,
                     const rules::State &after);

private:
    slow::Table table_;
    slow::TurnSoFar turn_;
    slow::Duties duties_;
};

} // namespace bathhouse::test
