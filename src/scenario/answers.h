// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

namespace bathhouse::scenario {

/// The step a question is asked before.
struct AskedStep {
    const rules::State &before;
    const rules::State *after = nullptr;  ///< nullptr: the question comes after the last move
    const std::vector<rules::Event> *events = nullptr;
};

/// The answers of a question of kind `points`, `places` or `bathhouse` as the position gives them. Nothing for the other
/// kinds and where the position gives none: `points` and `bathhouse` without a step, `bathhouse` when nobody is sent to
/// one, `places` when neither a meeple nor a bathhouse is being decided on.
std::optional<Answers> engineAnswers(const Question &, const AskedStep &, const Table &);

/// Whether two lists name the same places, in any order, by whatever names.
bool samePlaces(const std::vector<Place> &, const std::vector<Place> &, const rules::State &);

}  // namespace bathhouse::scenario
