// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

#include <functional>
#include <variant>

namespace bathhouse::tutor {

/// What a drill is wanted for.
struct DrillRequest {
    std::string rule;
    std::uint64_t seed = 0;
    /// Asked many times a second; true: nobody wants the drill any more. May be empty.
    std::function<bool()> cancelled = {};
};

/// A position from a random game with a question about one rule.
struct Drill {
    scenario::Scenario scenario;  ///< as it would be read from a file; passes every check
    int games = 0;                ///< how many games were played
    std::size_t tilesBefore = 0;  ///< how many tiles lay there before what does not matter was left out
    std::string ask;              ///< the way it is asked, of drill::asks()
};

/// Why there is none.
enum class NoDrill {
    UnknownRule,
    SettingUp,  ///< the rule is over before the game begins
    Reading,    ///< no event and no refusal is about it: it says how other rules are to be read
    Module,     ///< it needs another expansion, and drills are made without them
    NotFound,   ///< the games did not show it
    Cancelled,
};

/// Nothing if a game can show the rule (resources/rules/drills.json), else why not.
std::optional<NoDrill> cannotBeDrilled(const std::string &rule);

/// Plays random games until the rule decides, leaves out what does not matter and asks. The same rule, seed and tiles give
/// the same drill on every machine. See docs/drills.md.
std::variant<Drill, NoDrill> makeDrill(const DrillRequest &, const scenario::TileLibrary &);

} // namespace bathhouse::tutor
