// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json.h"

#include <string>

namespace bathhouse::app {

/// A value in the product's style of JSON, to stand inside another: no final newline, lines after the first indented.
std::string nested(const Json &, int indent);

/// A JSON array built one entry at a time, so that a long answer needs no second copy of itself.
class JsonArrayText {
public:
    explicit JsonArrayText(int indent) : indent_(indent) {}
    void add(const Json &entry);
    std::string text() const;

private:
    int indent_;
    std::string entries_;
};

}  // namespace bathhouse::app
