// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

#include <string_view>

namespace bathhouse::scenario {

/// What came of reading a file. A scenario is there whenever no problem of kind Shape was found.
struct ReadResult {
    std::optional<Scenario> scenario;
    Problems problems;
    bool ok() const { return scenario.has_value() && problems.empty(); }
};

/// Reads and checks a whole scenario: every problem found (up to a few hundred), not only the first. Board problems too
/// (checkBoard), as far as what they rest on could be read.
ReadResult readScenario(std::string_view text, const TileLibrary &tiles);
/// The same from a file; a file that cannot be opened is a problem without pointer.
ReadResult readScenarioFile(const std::string &path, const TileLibrary &tiles);

/// What breaks the rules of the board as a whole: edges, overlaps, islands, figures (pointers into /board, /figures).
Problems checkBoard(const Scenario &, const TileLibrary &);

} // namespace bathhouse::scenario
