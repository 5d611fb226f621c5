// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

namespace bathhouse::scenario {

/// Something wrong in a file: where, and a sentence that says what and what would be right.
struct Problem {
    enum class Kind {
        Shape,  ///< the file cannot be read as a scenario: JSON, keys, types, limits, unknown names
        Board,  ///< breaks a rule of the game (edges, islands, a module that is off) or is unfinished: the editor loads it
    };
    Kind kind = Kind::Shape;
    std::string pointer;  ///< JSON pointer, the root as "/"; empty for text that is no JSON (line and column are in `message`)
    std::string message;
    /// "/board/1: …" or, without a pointer, the message alone: what follows "FILE: ".
    std::string text() const;
};

using Problems = std::vector<Problem>;

} // namespace bathhouse::scenario
