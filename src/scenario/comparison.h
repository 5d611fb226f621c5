// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <array>

namespace bathhouse::scenario {

/// Table choices that take the place of those a scenario has written down.
struct Choices {
    std::map<std::string, std::string> options;          ///< by name; those not named stay as they are
    std::optional<std::vector<std::string>> expansions;  ///< nothing: as they are
    friend bool operator==(const Choices &, const Choices &) = default;
};

/// The scenario under other choices. Options of modules that are off are left out.
Scenario under(Scenario, const Choices &);
/// What an option comes to in a scenario: what is written, else its default. "" if there is no such option.
std::string optionIn(const Scenario &, std::string_view name);

/// The first side of a comparison and the second.
enum class Which : std::uint8_t { First, Second };
template <class Value> using Both = std::array<Value, 2>;

/// A scenario as it is played with one set of choices.
struct Side {
    Scenario scenario;
    Problems problems;       ///< why it cannot be set up like this; then there is no run
    std::optional<Run> run;  ///< goes on after every refusal, wanted or not: the position stays as it was
};

struct ScoreDifference {
    std::string player;
    Both<int> score;
    friend bool operator==(const ScoreDifference &, const ScoreDifference &) = default;
};
struct SupplyDifference {
    std::string player;
    std::string figure;
    Both<int> count;
    friend bool operator==(const SupplyDifference &, const SupplyDifference &) = default;
};

/// What differs between two positions.
struct PositionDifference {
    std::vector<ScoreDifference> scores;
    std::vector<SupplyDifference> supply;
    Both<std::vector<FigureEntry>> figures;  ///< that stand on this side alone; guests of bathhouses too
    bool decision = false;                   ///< what the game waits for, or whom
    bool any() const {
        return !scores.empty() || !supply.empty() || !figures[0].empty() || !figures[1].empty() || decision;
    }
    friend bool operator==(const PositionDifference &, const PositionDifference &) = default;
};

/// What differs in one step.
struct StepDifference {
    bool outcome = false;  ///< played, refused by a rule, or without meaning: not the same on both sides
    Both<std::vector<std::size_t>> events;  ///< indexes of events that the other side does not have
    bool decision = false;                  ///< it leaves the game waiting for something else
    PositionDifference after;               ///< of the positions after it, whichever step it comes from
    /// Whether the step itself differs. What rules an event cites does not count: it happens all the same.
    bool any() const { return outcome || decision || !events[0].empty() || !events[1].empty(); }
};

/// The same moves played with two sets of choices.
struct Comparison {
    Both<Side> sides;
    PositionDifference start;           ///< of the two set-ups
    std::vector<StepDifference> steps;  ///< one per step that both sides made; none if one side cannot be set up
    std::optional<std::size_t> first;   ///< index of the first step that differs
    bool playable() const { return sides[0].run && sides[1].run; }
};

/// Plays the main line of a scenario twice. A side that cannot be set up or refuses a move is an answer, not an error.
Comparison compareUnder(const Scenario &, const Choices &first, const Choices &second, const TileLibrary &);

/// What differs between two positions of the same players.
PositionDifference differences(const rules::State &, const Table &, const rules::State &, const Table &);

}  // namespace bathhouse::scenario
