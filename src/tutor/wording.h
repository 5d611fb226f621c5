// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

namespace bathhouse::tutor {

/// A number as sentences write it: "−4".
std::string number(int);

/// Puts what the engine says into words (resources/texts/*.json). The only place that does.
class Wording {
public:
    /// A language of languages(); any other is English.
    explicit Wording(std::string language = "en");
    /// Codes of the languages with texts, English first.
    static const std::vector<std::string> &languages();
    const std::string &language() const { return language_; }

    /// The sentences a learner reads for an event. `after`: the state the move led to (positions and parts are looked up there).
    std::string event(const rules::Event &, const rules::State &after, const scenario::Table &) const;
    /// Why a move was refused: what is wrong and what would be right.
    std::string refusal(const rules::Refusal &, const rules::Move &, const rules::State &before,
                        const scenario::Table &) const;
    /// A legal move as a button or list entry says it: "Score the road at (0, 0) next", "Pay 4 points and take the meeple out of the bathhouse at (1, 0)".
    std::string move(const rules::Move &, const rules::State &, const scenario::Table &) const;
    /// What the game waits for: "Red decides what is scored next."
    std::string decision(const rules::State &, const scenario::Table &) const;
    /// One row of a points sum: "4 tiles × 1", "Bathhouse flag".
    std::string term(const rules::Term &, rules::PartKind feature) const;
    /// Words for messages put together elsewhere: "meeple", "road", "8 points", "the road to the west".
    std::string figure(rules::FigureKind) const;
    std::string kind(rules::PartKind) const;
    std::string points(int) const;
    std::string part(const rules::State &, const rules::PartRef &) const;
    std::string position(rules::Position) const;
    /// A player's name as it is shown: see TextTable::player.
    std::string player(const std::string &name) const;
    /// Any other text of the language, by its key.
    std::string text(const std::string &key,
                     const std::vector<std::pair<std::string_view, std::string>> &fillings = {}) const;
    std::string list(const std::vector<std::string> &entries) const;

private:
    std::string language_;
};

} // namespace bathhouse::tutor
