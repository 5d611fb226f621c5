// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"
#include "scenario/tile_library.h"
#include "tutor/catalogue.h"

namespace bathhouse::tutor {

/// What a rule of the catalogue is backed by.
struct RuleCoverage {
    enum class Kind {
        Counted,  ///< games show it
        NoEvent,  ///< no event cites it and no move is refused by it: it is over before the game, or says how others are read
        Waiting,  ///< it needs an expansion that the program does not play yet
    };
    std::string rule;
    Kind kind = Kind::Counted;
    std::vector<std::string> untranslated = {};  ///< languages in which a text of its card is missing
    std::vector<std::string> taughtBy = {};      ///< ids of scenarios that teach it
    std::vector<std::string> shownBy = {};       ///< those of them whose play cites it, or in which it refuses a move
    std::vector<std::string> askedBy = {};       ///< ids of scenarios with a question that it is a reason of

    /// Card in every language, a scenario that teaches and shows it, and a question.
    bool complete() const { return untranslated.empty() && !shownBy.empty() && !askedBy.empty(); }
};

/// How far the scenarios cover the rules.
struct Coverage {
    std::vector<RuleCoverage> rules;       ///< every card, in the order of the catalogue
    std::vector<std::string> withoutCard;  ///< rules that the play of a scenario names and that have no card, by id

    /// How many rules there are of a kind, and how many of them are complete.
    int count(RuleCoverage::Kind) const;
    int complete(RuleCoverage::Kind) const;
    /// Every rule that counts is complete, and none lacks a card.
    bool whole() const;
};

/// Plays every scenario with all its lines. They must read without a problem.
Coverage coverageOf(const Catalogue &, const std::vector<scenario::Scenario> &, const scenario::TileLibrary &);

} // namespace bathhouse::tutor
