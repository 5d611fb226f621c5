// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/names.h"

namespace bathhouse::scenario {

/// Reads questions asked in a line of `moves` moves.
std::vector<Question> readQuestions(const Json &, const Path &, Reading &, std::size_t moves);

/// "choice", "yes-no", …, as in a file.
std::string_view name(QuestionKind);
/// Whether questions of the kind have `choices`.
bool hasChoices(QuestionKind);

}  // namespace bathhouse::scenario
