// SPDX-License-Identifier: MIT
#include "app/console.h"

#include <cstdio>

namespace bathhouse::app {

int answer(std::string_view text, int status) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (written && std::fflush(stdout) == 0) return status;
    complain("bathhouse: The answer could not be written to the standard output.");
    return InputWrong;
}

void complain(std::string_view line) {
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fputc('\n', stderr);
}

void complain(std::string_view file, const scenario::Problems &problems) {
    for (const scenario::Problem &problem : problems) complain(std::string(file) + ": " + problem.text());
}

}  // namespace bathhouse::app
