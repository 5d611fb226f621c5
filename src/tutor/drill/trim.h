// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/drill/search.h"

namespace bathhouse::tutor::drill {

/// A position and the moves of one turn, the last of which shows a rule.
struct Shown {
    scenario::Scenario scenario;
    std::string rule;
    std::string decides;  ///< the event that cites the rule, or the refusal, as text: what must stay as it is
};

/// A turn of a game as a scenario, nothing left out. Nothing if it does not show the rule when it is played from the file.
std::optional<Shown> shownBy(const Showing &, const std::string &rule, const scenario::TileLibrary &);

/// Leaves out tiles, figures, moves, players, modules and options, as long as the board hangs together and the same event
/// still cites the rule (or the same move is still refused by it). Of what is left no tile and no figure can go by itself.
/// Then moves the map so that the tile placed, or the middle, lies at (0, 0). False if `cancelled` said so.
bool trim(Shown &, const scenario::TileLibrary &, const std::function<bool()> &cancelled);

/// Whether the tiles of a board hang together by their edges.
bool hangsTogether(const std::vector<scenario::LaidEntry> &);

/// What decides when a scenario is played: the first event of its last move that cites the rule, or the refusal of that
/// move, as text. Empty if neither is there, or if the scenario does not run to its last move.
std::string decision(const scenario::Scenario &, const scenario::Table &, const std::string &rule,
                     const scenario::TileLibrary &);

} // namespace bathhouse::tutor::drill
