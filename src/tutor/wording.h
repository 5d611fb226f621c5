// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

namespace bathhouse::tutor {

/// Puts what the engine says into words. The only place that does.
class Wording {
public:
    /// Languages with complete texts: "en", later "fr", "nl", "de".
    explicit Wording(std::string language = "en");

    /// The sentence a learner reads for an event. `after`: the state the move led to (positions and parts are looked up there).
    std::string event(const rules::Event &, const rules::State &after, const scenario::Table &) const;
    /// Why a move was refused: what is wrong and what would be right.
    std::string refusal(const rules::Refusal &, const rules::Move &, const rules::State &before, const scenario::Table &) const;
    /// A legal move as a button or list entry says it: "Score the road first", "Pay 4 and take the meeple out of (1, 0)".
    std::string move(const rules::Move &, const rules::State &, const scenario::Table &) const;
    /// What the game waits for: "Red decides what is scored next."
    std::string decision(const rules::State &, const scenario::Table &) const;
    /// One row of a points sum: "4 tiles × 1", "Bathhouse flag".
    std::string term(const rules::Term &, rules::PartKind feature) const;
    /// "the road", "city", "meeple", … for messages put together elsewhere.
    std::string figure(rules::FigureKind) const;

private:
    std::string language_;
};

} // namespace bathhouse::tutor
