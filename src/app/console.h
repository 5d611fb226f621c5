// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/problem.h"

#include <string>
#include <string_view>

namespace bathhouse::app {

/// What a subcommand ends with.
enum Status : int { Fine = 0, ExpectationFailed = 1, InputWrong = 2 };

/// Prints a whole answer on stdout. InputWrong, said on stderr, if it cannot be written there; else `status`.
int answer(std::string_view text, int status = Fine);
/// A line on stderr.
void complain(std::string_view line);
/// "FILE: POINTER: what is wrong", one line a problem, on stderr.
void complain(std::string_view file, const scenario::Problems &problems);

}  // namespace bathhouse::app
