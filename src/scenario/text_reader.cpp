// SPDX-License-Identifier: MIT
#include "scenario/names.h"

#include <algorithm>
#include <cctype>

namespace bathhouse::scenario {

namespace {

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool isLetterOrDigit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// "en", "pt-BR": two or three small letters, then subtags.
bool isLanguageCode(std::string_view code) {
    constexpr std::size_t kMaxCode = 35;
    const std::size_t first = std::min(code.find('-'), code.size());
    if (first < 2 || first > 3 || code.size() > kMaxCode) return false;
    if (!std::all_of(code.begin(), code.begin() + static_cast<std::ptrdiff_t>(first),
                     [](char c) { return c >= 'a' && c <= 'z'; }))
        return false;
    for (std::size_t from = first; from < code.size();) {
        const std::size_t end = std::min(code.find('-', from + 1), code.size());
        const std::string_view subtag = code.substr(from + 1, end - from - 1);
        if (subtag.size() < 2 || subtag.size() > 8 || !std::all_of(subtag.begin(), subtag.end(), isLetterOrDigit))
            return false;
        from = end;
    }
    return true;
}

/// "<https://…>" is a link and no HTML.
bool isLinkInBrackets(std::string_view fromBracket) {
    const std::size_t end = fromBracket.find_first_of("> \n\t<", 1);
    if (end == std::string_view::npos || fromBracket[end] != '>') return false;
    const std::string_view inside = fromBracket.substr(1, end - 1);
    return inside.starts_with("https://") || inside.starts_with("http://") || inside.starts_with("mailto:");
}

/// What the text holds that it may not hold, or nothing.
std::string forbiddenPart(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool escaped = i > 0 && text[i - 1] == '\\';
        const char next = text[i + 1];
        if (text[i] == '<' && !escaped && (isLetter(next) || next == '/' || next == '!' || next == '?') &&
            !isLinkInBrackets(text.substr(i))) {
            return "texts may not hold HTML, and " + inQuotes(text.substr(i, 12)) +
                   " looks like it; use CommonMark, and \"&lt;\" for the sign itself";
        }
        if (text[i] == '!' && next == '[' && !escaped)
            return "texts may not hold pictures (\"![\"), because nothing is fetched from outside";
    }
    return {};
}

}  // namespace

std::optional<Text> readText(const Json &value, const Path &path, Reading &reading) {
    constexpr std::string_view kWouldBe =
        "a text: a string (English), or one string per language such as { \"en\": \"…\", \"fr\": \"…\" }";
    Text text;
    bool readable = true;
    const auto add = [&](const std::string &language, const Json &words, const Path &at) {
        readable = readable && words.is_string();
        if (!words.is_string())
            return wrongType(reading.report, at, value.is_string() ? kWouldBe : "a text in quotes", words);
        const std::string &string = words.get_ref<const std::string &>();
        const std::string forbidden = forbiddenPart(string);
        // Texts are never shown as HTML, whatever they hold.
        if (!forbidden.empty()) reading.report.wrong(at, forbidden, Problem::Kind::Board);
        text.byLanguage[language] = string;
    };
    if (value.is_string()) {
        text.plain = true;
        add("en", value, path);
    } else {
        forEachEntry(
            value, path, reading, kWouldBe, [&](const std::string &language, const Json &words, const Path &at) {
                if (isLanguageCode(language)) return add(language, words, at);
                readable = false;
                reading.report.wrong(at, inQuotes(language) + " is no language code; write \"en\", \"fr\", \"nl\", "
                                                              "\"de\" or another such code");
            });
        if (value.is_object() && value.empty())
            reading.report.wrong(path, "is empty; it must hold the text in at least one language",
                                 Problem::Kind::Board);
    }
    return readable && (value.is_string() || value.is_object()) ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace bathhouse::scenario
