// SPDX-License-Identifier: MIT
#pragma once
#include "support/audit.h"
#include "support/match.h"
#include "support/module_oracle.h"

namespace bathhouse::test {

/// What was seen in games with modules.
struct ModuleTally {
    int games = 0, moves = 0, scorings = 0, visits = 0;
    std::map<std::string, int> cited;      ///< rules behind events
    std::map<std::string, int> refusedBy;  ///< rules behind refusals
    OracleTally oracle;
};

/// A whole game with a random subset of all modules, options and tiles. Every position is held against the oracle, every event
/// against the audit.
class ModuleGame {
public:
    ModuleGame(std::uint64_t seed, ModuleTally &);
    /// Plays it to the end: "" or what is wrong.
    std::string play();

private:
    rules::State firstState();
    std::optional<rules::TileId> draw();
    std::string checkPosition(const std::vector<rules::Move> &legal, std::optional<rules::TileId> hand);
    std::string playOne(const rules::Move &);
    rules::Move choose(const std::vector<rules::Move> &legal, std::optional<rules::TileId> hand);
    rules::Move mostClosing(const std::vector<rules::Move> &places);
    std::string checkClosing();
    std::string checkClosing(const rules::Move &) const;
    void tryUntimely();
    rules::State &scratch();

    Dice dice_;
    ModuleTally &tally_;
    std::vector<std::string> modules_;
    std::vector<rules::TileId> bag_;
    Match match_;
    Audit audit_;
    ModuleOracle oracle_;
    std::optional<rules::State> scratch_;
};

} // namespace bathhouse::test
