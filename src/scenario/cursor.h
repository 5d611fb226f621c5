// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

namespace bathhouse::scenario {

/// What came of one entry of `moves`.
struct Played {
    std::optional<rules::Move> move;  ///< what the entry means; nothing if it means no move at all
    rules::PlayerId player{};         ///< who made it; in a choice that an expansion opens the active player
    rules::PlayerId decider{};        ///< who decided it
    std::vector<rules::Event> events;
    std::optional<rules::Refusal> refused;  ///< the position stays as it was
    std::optional<Problem> problem;         ///< an entry that means nothing here; the position stays as it was
};

/// A position that entries of `moves` are played on, one after another, and the tiles still to be drawn.
struct Cursor {
    rules::State state;
    std::size_t drawn = 0;  ///< entries of `draw` used up

    /// Plays an entry. `pointer` is where it stands in the file.
    Played play(const MoveEntry &entry, const std::string &pointer, const std::vector<std::string> &draw);
};

/// Whether an entry did what its `expect.refused` says (true without one, as long as nothing was refused).
bool asExpected(const MoveEntry &entry, const std::optional<rules::Refusal> &refused);
/// What stops a run after an entry: an entry without meaning, or a refusal that nobody expected.
std::optional<Problem> stopAfter(const MoveEntry &entry, const Played &played, const std::string &pointer);

}  // namespace bathhouse::scenario
