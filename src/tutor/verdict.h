// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/check.h"
#include "scenario/reader.h"

namespace bathhouse::tutor {

/// What `bathhouse check` and the window say of a scenario. All lists empty: all is well.
struct Verdict {
    scenario::Problems reading;     ///< what is wrong in the file
    scenario::Problems halts;       ///< moves that are refused or mean nothing, in the main line and the variations
    scenario::Problems mismatches;  ///< what is expected and does not come out
    bool ok() const { return reading.empty() && halts.empty() && mismatches.empty(); }
    /// The file cannot be played as it is; else an expectation fails.
    bool inputWrong() const { return !reading.empty() || !halts.empty(); }
    /// Everything, in this order.
    scenario::Problems all() const;
};

/// The verdict on the text of a file. A file with problems is not played.
Verdict verdictOn(std::string_view text, const scenario::TileLibrary &, const std::string &language);

/// Why a line stopped, in words.
scenario::Problem inWords(const scenario::Halt &, const scenario::Table &, const std::string &language);

}  // namespace bathhouse::tutor
