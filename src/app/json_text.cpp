// SPDX-License-Identifier: MIT
#include "app/json_text.h"

#include "scenario/writer.h"

namespace bathhouse::app {

std::string nested(const Json &json, int indent) {
    std::string text = scenario::writeJson(json);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    const std::string newLine = "\n" + std::string(static_cast<std::size_t>(indent), ' ');
    std::string result;
    for (const char c : text) {
        if (c == '\n')
            result += newLine;
        else
            result += c;
    }
    return result;
}

void JsonArrayText::add(const Json &entry) {
    entries_ += (entries_.empty() ? "\n" : ",\n") + std::string(static_cast<std::size_t>(indent_) + 2, ' ') +
                nested(entry, indent_ + 2);
}

std::string JsonArrayText::text() const {
    if (entries_.empty()) return "[]";
    return "[" + entries_ + "\n" + std::string(static_cast<std::size_t>(indent_), ' ') + "]";
}

}  // namespace bathhouse::app
