// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <QString>

#include <functional>

namespace bathhouse::ui {

/// One thing that the play shows and a file can expect.
struct Expectable {
    enum class Mark {
        Open,     ///< nothing is expected here
        Holds,    ///< expected, and so it is
        Differs,  ///< something else is expected
    };
    QString text;      ///< what the play shows
    QString expected;  ///< Differs: what is expected instead
    Mark mark = Mark::Open;
    std::string colour;  ///< of the player it is about, or ""
    bool shown = true;   ///< false: expected, but the play shows nothing of the kind
    /// Expects what the play shows, or no longer expects anything.
    std::function<void(scenario::Expectation &, bool on)> set;
};

/// A position that something can be expected of, and the rules that led to it.
struct PlayedMoment {
    const rules::State &state;
    const scenario::Table &table;
    std::vector<std::string> rules;  ///< cited, each once
};

/// All that can be expected of a moment, and what is expected of it and not so.
std::vector<Expectable> expectablesOf(const PlayedMoment &, const scenario::Expectation &, const std::string &language);
/// Nothing if the expectation asks for nothing.
std::optional<scenario::Expectation> tidied(scenario::Expectation);

}  // namespace bathhouse::ui
