// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"
#include "rules/scoring.h"

#include <map>

namespace bathhouse::rules {

/// Hooks a module takes part in, so that a game without it pays nothing.
enum Hook : unsigned { ScoreHook = 1, MoveHook = 2, CompletedHook = 4 };

/// A module that adds figures, marks, moves and effects to the core. One folder under rules/expansions and one line in
/// expansion_list.cpp. A module never knows of another.
class Expansion {
public:
    virtual ~Expansion() = default;

    virtual std::string_view id() const = 0;
    virtual std::vector<FigureTraits> figures() const { return {}; }
    virtual std::vector<MarkTraits> marks() const { return {}; }
    /// Words of its moves in scenario files.
    virtual std::vector<std::string_view> moveWords() const { return {}; }
    /// Values of each option it brings, the default first.
    virtual std::map<std::string_view, std::vector<std::string_view>> options() const { return {}; }
    virtual unsigned hooks() const { return 0; }
    /// Turns on the rules of rules/bathhouse.h.
    virtual bool bringsBathhouses() const { return false; }

    /// Changes the terms of a feature being counted (ScoreHook) and adds the rules behind the change.
    virtual void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const {}
    /// Adds its moves for the open decision (MoveHook).
    virtual void listMoves(const State &, std::vector<Move> &) const {}
    /// Plays one of its own moves, or refuses it (MoveHook).
    virtual std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const;
    /// A feature was completed, occupied or not (CompletedHook).
    virtual void featureCompleted(State &, FeatureId, EventSink *) const {}
};

/// All modules, in a fixed order. The one place where they are listed.
std::span<const Expansion *const> expansionList();
const Expansion *expansionNamed(std::string_view id);

} // namespace bathhouse::rules
