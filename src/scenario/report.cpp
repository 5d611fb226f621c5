// SPDX-License-Identifier: MIT
#include "scenario/report.h"

namespace bathhouse::scenario {

namespace {
constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::size_t kMaxKey = 200;
}  // namespace

std::string pointerPart(std::string_view key) {
    std::string part;
    for (const char c : key.substr(0, kMaxKey)) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '~')
            part += "~0";
        else if (c == '/')
            part += "~1";
        else if (byte < 0x20 || byte == 0x7F)
            part.append("\\u00").append(1, kHexDigits[byte >> 4]).append(1, kHexDigits[byte & 15]);
        else
            part += c;
    }
    return part;
}

std::string Path::pointer() const {
    if (!parent_) return "/";
    std::string above = parent_->parent_ ? parent_->pointer() : std::string{};
    return above + '/' + (isIndex_ ? std::to_string(index_) : pointerPart(key_));
}

void Report::wrong(const Path &path, std::string message, Problem::Kind kind) {
    if (full()) return;
    if (kind == Problem::Kind::Shape) {
        ++shapes_;
    } else if (problems_.size() - shapes_ >= kMaxProblems) {
        more_ = true;
        return;
    }
    problems_.push_back({kind, path.pointer(), std::move(message)});
}

Problems Report::take() {
    if (full() || more_) {
        const std::string count = std::to_string(kMaxProblems);
        problems_.push_back({full() ? Problem::Kind::Shape : Problem::Kind::Board, "/",
                             "only the first " + count + " problems are listed; there may be more"});
    }
    return std::move(problems_);
}

}  // namespace bathhouse::scenario
