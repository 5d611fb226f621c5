// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/comparison.h"
#include "tutor/wording.h"

namespace bathhouse::tutor {

/// A sentence about one side of a comparison.
struct ComparedSentence {
    std::string text;
    bool differs = false;  ///< the other side has no such sentence
};

/// Says how the two sides of a comparison differ. The first is called A, the second B.
class ComparisonWords {
public:
    /// A language of Wording::languages(); any other is English.
    explicit ComparisonWords(const std::string &language = "en") : wording_(language) {}

    static std::string sideName(std::size_t side) { return side == 0 ? "A" : "B"; }

    // Choices
    /// "Score after buying back"; `name` is an option or "expansions".
    std::string choiceName(std::string_view name) const;
    /// "never below 0"
    std::string valueName(std::string_view option, const std::string &value) const;
    /// "Inns and Cathedrals"; an expansion without a name of its own is called by its id.
    std::string expansionName(std::string_view id) const;
    /// "The Barber-Surgeons and The Abbot", "base game alone"
    std::string expansionNames(const std::vector<std::string> &ids) const;
    /// The choices in one line; for those of an option that is not given, what the scenario says.
    std::string choices(const scenario::Choices &, const scenario::Scenario &) const;

    // What came out
    /// Whether something differs, and where first; which side cannot be played whole. One sentence each.
    std::vector<std::string> summary(const scenario::Comparison &) const;
    /// "Step 2: different, the first one"; `step` counts from 0.
    std::string heading(const scenario::Comparison &, std::size_t step) const;
    /// What happened on one side in a step: its events, or why it was refused.
    std::vector<ComparedSentence> happened(const scenario::Comparison &, std::size_t side, std::size_t step) const;
    /// How the positions after a step differ; nothing: the two set-ups.
    std::vector<std::string> positions(const scenario::Comparison &, std::optional<std::size_t> step) const;

private:
    std::string figure(const scenario::FigureEntry &, const scenario::Run &, const rules::State &,
                       std::size_t side) const;

    Wording wording_;
};

}  // namespace bathhouse::tutor
