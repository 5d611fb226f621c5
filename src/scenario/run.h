// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

namespace bathhouse::scenario {

/// What stands behind the states of a run: names for players and tiles.
struct Table {
    std::shared_ptr<const rules::Setting> setting;
    std::vector<std::string> players;
    std::vector<std::string> colours;
    std::optional<rules::PlayerId> player(std::string_view name) const;
    const std::string &name(rules::PlayerId p) const { return players[index(p)]; }
};

/// One move played (or refused) and what came of it.
struct Step {
    MoveEntry entry;
    std::optional<rules::Move> move;  ///< what the entry means; nothing if it means no move at all
    rules::PlayerId player{};         ///< who made it: who had the decision, for a closing move the active player. In a
                                      ///< choice that an expansion opens the active player (see decider)
    std::vector<rules::Event> events;
    std::optional<rules::Refusal> refused;
    rules::State state;     ///< after the step
    std::size_t drawn = 0;  ///< how many entries of `draw` are used up after it
    /// Why it does not work: an entry that means nothing here, or a refusal nobody expected. The position stays as it was.
    std::optional<Problem> flaw = std::nullopt;
    rules::PlayerId decider{};  ///< whose choice it was, in a choice that an expansion opens too
};

/// Whether a line that is played ends at its first step with a flaw. An author's does not.
enum class Stops { AtAFlaw, Never };

/// A scenario played from its set-up.
struct Run {
    Table table;
    rules::State start;
    std::vector<Step> steps;
    std::vector<std::string> draw;
    /// The problem that stopped it, or the first that would have (Stops::Never): an entry that means nothing here, or a
    /// refusal nobody expected. Its pointer is "/moves/3" or below.
    std::optional<Problem> stopped;
    /// Entries with `expect.refused` that were not refused, or by another rule: indexes into `steps`.
    std::vector<std::size_t> unexpected;

    const rules::State &last() const { return steps.empty() ? start : steps.back().state; }
    /// The tile in hand: the next of `draw`, if there is one.
    std::optional<rules::TileId> hand() const;
};

/// The position before the first move. The scenario must have no problem of kind Shape; entries of the board that break a rule are left out.
rules::State startState(const Scenario &, const Table &, const TileLibrary &);
Table tableOf(const Scenario &, const TileLibrary &);

/// Plays `moves` from the set-up and keeps every position. Goes on after a refusal that was expected and stops at any other,
/// or when the positions would take too much memory (no step is added then).
Run play(const Scenario &, const TileLibrary &, Stops = Stops::AtAFlaw);
/// Plays the entries again from one of them on; the steps before stay. The set-up must be as it was. `base` is the pointer
/// of the list that `moves` is.
void playFrom(Run &, const std::vector<MoveEntry> &moves, std::size_t from, Stops, const std::string &base = "/moves");
/// Plays one more entry after the last step. False if it has a flaw (see Step::flaw).
bool playOne(Run &, const MoveEntry &, const std::string &pointer);

/// A legal move as a scenario would write it, for `legal`, the decision bar and the recorder.
MoveEntry entryFor(const rules::Move &, const rules::State &, const Table &);

/// What `expect` asks and the run does not show, in the order of the file: pointer and sentence.
Problems mismatches(const Scenario &, const Run &);

}  // namespace bathhouse::scenario
