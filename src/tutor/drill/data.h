// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"
#include "scenario/scenario.h"

namespace bathhouse::tutor::drill {

/// What resources/rules/drills.json says about one rule. Most rules need no word there.
struct RuleNotes {
    std::string never;              ///< why there is no drill: "setting-up", "reading", "module"; empty: games show it
    std::vector<std::string> asks;  ///< ways to ask about it; empty: those that suit the event that decides
    std::string keep;               ///< what must lie on the board beside what decides; empty: nothing
};
const RuleNotes &notesOn(const std::string &rule);
/// Why no rule of a chapter of the catalogue has a drill, if it says nothing of its own; empty: they have.
const std::string &neverInChapter(const std::string &chapter);

/// Modules that a drill may have on besides the bathhouses: a drill carries no tokens over and plays no moves of theirs that
/// come before a tile.
const std::vector<std::string> &modulesInDrills();

/// Ways to ask about an event ("feature-scored") or a refusal ("refused").
const std::vector<std::string> &asksForEvent(const std::string &event);

/// Whether what `keep` names is there when the last move is made: "free-bathhouse": one that nobody lies in;
/// "taken-bathhouse": one with a guest; "surrounded": the bathhouse that the move names has 8 tiles around it.
bool isKept(const std::string &keep, const rules::State &, const scenario::MoveEntry &);

} // namespace bathhouse::tutor::drill
