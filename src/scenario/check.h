// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

namespace bathhouse::scenario {

/// What stopped a line of moves, with all that is needed to say why.
struct Halt {
    Problem problem;                        ///< pointer and a plain message
    std::optional<rules::Refusal> refused;  ///< if a rule stopped it
    std::optional<rules::Move> move;
    rules::State state;  ///< the position the move was meant for
};

/// What checking a scenario found.
struct CheckResult {
    Table table;
    Problems mismatches;      ///< what `expect` and the answers ask and the play does not show
    std::vector<Halt> halts;  ///< moves that stopped the main line or a variation
};

/// Plays the moves and every variation and compares. Keeps no states, so that long games are no trouble.
CheckResult check(const Scenario &, const TileLibrary &);

/// Compares what `expect` asks with a position; `cited` are the rules of the events it covers.
void compare(const Expectation &, const rules::State &, const Table &, const std::vector<rules::RuleId> &cited,
             const std::string &pointer, Problems &found);

}  // namespace bathhouse::scenario
