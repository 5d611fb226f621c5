// SPDX-License-Identifier: MIT
#include "scenario/writer.h"

#include "scenario/json.h"

namespace bathhouse::scenario {

namespace {

constexpr std::size_t kLineWidth = 110;
constexpr std::size_t kIndent = 2;

std::string scalar(const Json &value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }
std::string keyText(const std::string &key) { return scalar(Json(key)) + ": "; }

bool holdsContainers(const Json &list) {
    for (const Json &entry : list) {
        if (entry.is_object()) return true;
    }
    return false;
}

/// Appends the value on one line, as long as the line keeps within `limit`. False if it does not fit; `line` is then
/// spoilt.
bool appendOnOneLine(const Json &value, std::string &line, std::size_t limit) {
    if (!value.is_structured() || value.empty()) {
        line += value.is_structured() ? (value.is_array() ? "[]" : "{}") : scalar(value);
        return line.size() <= limit;
    }
    const bool spaced = value.is_object() || holdsContainers(value);
    line += value.is_object() ? '{' : '[';
    if (spaced) line += ' ';
    bool first = true;
    for (auto entry = value.begin(); entry != value.end(); ++entry) {
        if (!first) line += ", ";
        first = false;
        if (value.is_object()) line += keyText(entry.key());
        if (!appendOnOneLine(*entry, line, limit)) return false;
    }
    if (spaced) line += ' ';
    line += value.is_object() ? '}' : ']';
    return line.size() <= limit;
}

/// Appends a value whose first line has `used` columns already and that needs one more for a comma.
void append(const Json &value, std::string &text, std::size_t depth, std::size_t used) {
    if (!value.is_structured() || value.empty()) {
        appendOnOneLine(value, text, text.npos);
        return;
    }
    if (std::string line; depth > 0 && used < kLineWidth && appendOnOneLine(value, line, kLineWidth - used - 1)) {
        text += line;
        return;
    }
    const std::string indent((depth + 1) * kIndent, ' ');
    text += value.is_object() ? "{\n" : "[\n";
    bool first = true;
    for (auto entry = value.begin(); entry != value.end(); ++entry) {
        if (!first) text += ",\n";
        first = false;
        const std::string key = value.is_object() ? keyText(entry.key()) : std::string{};
        text.append(indent).append(key);
        append(*entry, text, depth + 1, indent.size() + key.size());
    }
    text.append("\n").append(depth * kIndent, ' ') += value.is_object() ? '}' : ']';
}

}  // namespace

std::string writeJson(const Json &value) {
    std::string text;
    append(value, text, 0, 0);
    return text + '\n';
}

}  // namespace bathhouse::scenario
