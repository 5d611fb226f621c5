// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <functional>

namespace bathhouse::scenario {

/// Plays moves over the steps that a run has, from one of them on, and may pause between two moves: a long game need not be
/// waited for. Until it is through, the steps from `next()` on are those of before.
class Replay {
public:
    /// The steps before `from` stay.
    Replay(Run &, std::size_t from);
    std::size_t next() const { return next_; }
    /// Plays on until `enough` says so (it is asked after every move). True: it is through, and the run holds the steps
    /// of `moves` and no others.
    bool play(Run &, const std::vector<MoveEntry> &moves, Stops, const std::string &base,
              const std::function<bool()> &enough);

private:
    std::size_t next_;
    std::size_t kept_;  ///< tiles that the positions before `next_` hold together
};

}  // namespace bathhouse::scenario
