// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/problem.h"

#include <string_view>

namespace bathhouse::scenario {

/// Where in a file a reader is. Lives on the stack, one link per level, and becomes a JSON pointer only for a problem:
/// a path must not outlive the one it was made from.
class Path {
public:
    Path() = default;
    Path operator/(std::string_view key) const { return Path(this, key, 0, false); }
    Path operator/(std::size_t index) const { return Path(this, {}, index, true); }
    /// "/board/1/at"; the root is "/".
    std::string pointer() const;

private:
    Path(const Path *parent, std::string_view key, std::size_t index, bool isIndex)
        : parent_(parent), key_(key), index_(index), isIndex_(isIndex) {}

    const Path *parent_ = nullptr;
    std::string_view key_;
    std::size_t index_ = 0;
    bool isIndex_ = false;
};

/// A key as a JSON pointer writes it. Control characters are written out, so that a problem stays on one line.
std::string pointerPart(std::string_view key);

/// Collects problems up to a limit, so that a hostile file costs no more than a wrong one.
class Report {
public:
    static constexpr std::size_t kMaxProblems = 300;

    void wrong(const Path &, std::string message, Problem::Kind kind = Problem::Kind::Shape);
    /// No further problem will be listed: readers may stop looking for more. Problems that leave the file readable never
    /// make it full, so that such a file is read to its end.
    bool full() const { return shapes_ >= kMaxProblems; }
    std::size_t size() const { return problems_.size(); }
    /// The problems found, with a last word if there may be more.
    Problems take();

private:
    Problems problems_;
    std::size_t shapes_ = 0;  ///< of kind Shape
    bool more_ = false;       ///< some of kind Board are not listed
};

}  // namespace bathhouse::scenario
