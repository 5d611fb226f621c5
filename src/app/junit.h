// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

namespace bathhouse::app {

/// The verdict on one file.
struct Verdict {
    std::string file;
    std::vector<std::string> failures;  ///< "/moves/3: …"; empty: all as expected
    bool inputWrong = false;            ///< the file itself is wrong, not what it expects
};

/// The verdicts as a JUnit report, the form that build servers read.
std::string junitReport(const std::vector<Verdict> &);

}  // namespace bathhouse::app
