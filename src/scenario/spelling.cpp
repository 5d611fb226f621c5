// SPDX-License-Identifier: MIT
#include "scenario/spelling.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace bathhouse::scenario {

namespace {

constexpr std::size_t kLongestWord = 48;
constexpr std::size_t kLongestList = 8;
constexpr std::size_t kLongestQuote = 60;

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// A letter in the wrong case is hardly wrong: it only decides between words that are equally near.
constexpr std::size_t kWrongLetter = 8;
constexpr std::size_t kWrongCase = 1;

std::size_t cost(char a, char b) { return a == b ? 0 : lower(a) == lower(b) ? kWrongCase : kWrongLetter; }

/// The cost of letters wrong, missing, too many or swapped with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
    std::array<std::array<std::size_t, kLongestWord + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j * kWrongLetter;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto &row = rows[i % 3];
        const auto &above = rows[(i - 1) % 3];
        const auto &twoAbove = rows[(i + 1) % 3];
        row[0] = i * kWrongLetter;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] =
                std::min({above[j] + kWrongLetter, row[j - 1] + kWrongLetter, above[j - 1] + cost(a[i - 1], b[j - 1])});
            const bool swapped =
                i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (swapped) row[j] = std::min(row[j], twoAbove[j - 2] + kWrongLetter);
        }
    }
    return rows[a.size() % 3][b.size()];
}

/// Where the next UTF-8 character after `at` begins.
std::size_t nextCharacter(std::string_view text, std::size_t at) {
    do {
        ++at;
    } while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
    return at;
}

}  // namespace

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates) {
    if (word.empty() || word.size() > kLongestWord) return std::nullopt;
    std::optional<std::string_view> best;
    std::size_t bestDistance = (std::max<std::size_t>(2, word.size() / 3) + 1) * kWrongLetter;
    for (const std::string_view candidate : candidates) {
        if (candidate.size() > kLongestWord) continue;
        const std::size_t d = distance(word, candidate);
        // As many letters wrong as there are letters is no likeness.
        if (d < bestDistance && d < std::max(word.size(), candidate.size()) * kWrongLetter) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}

namespace {

Words wordsIn(std::string_view id) {
    Words words;
    for (std::size_t from = 0; from <= id.size();) {
        const std::size_t to = std::min(id.find_first_of("-_ +&", from), id.size());
        // "and", "of" and the like say nothing.
        if (to - from > 3) words.push_back(id.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

/// How many words of one id are words of the other, or almost.
std::size_t shared(const Words &typed, std::string_view id) {
    const Words words = wordsIn(id);
    return static_cast<std::size_t>(std::ranges::count_if(typed, [&](std::string_view word) {
        return std::ranges::any_of(words, [&](std::string_view other) { return distance(word, other) <= 2 * kWrongLetter; });
    }));
}

} // namespace

std::optional<std::string_view> nearestOfWords(std::string_view word, std::span<const std::string_view> candidates) {
    if (const auto near = nearest(word, candidates)) return near;
    if (word.size() > kLongestWord) return std::nullopt;
    const Words typed = wordsIn(word);
    std::optional<std::string_view> best;
    std::size_t most = 0;
    for (const std::string_view candidate : candidates) {
        const std::size_t same = candidate.size() > kLongestWord ? 0 : shared(typed, candidate);
        if (same <= most) continue;
        best = candidate;
        most = same;
    }
    return best;
}

std::string idSuggestion(std::string_view word, Words candidates) {
    if (const auto near = nearestOfWords(word, candidates)) return "; did you mean " + inQuotes(*near) + "?";
    std::ranges::sort(candidates);
    return "; known are " + wordList(candidates);
}

std::string ended(std::string sentence) {
    const bool done = !sentence.empty() && std::string_view(".?!").find(sentence.back()) != std::string_view::npos;
    return done ? sentence : sentence + '.';
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
    if (const auto near = nearest(word, candidates)) return "; did you mean " + inQuotes(*near) + "?";
    if (candidates.empty() || candidates.size() > kLongestList) return {};
    return "; known " + std::string(candidates.size() == 1 ? "is " : "are ") + wordList(candidates);
}

std::string inQuotes(std::string_view word) {
    std::string text = "\"";
    std::size_t characters = 0;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t next = nextCharacter(word, at);
        if (++characters > kLongestQuote) {
            text += "…";
            break;
        }
        const auto byte = static_cast<unsigned char>(word[at]);
        if (byte < 0x20 || byte == 0x7F)
            text += ' ';
        else
            text.append(word.substr(at, next - at));
        at = next;
    }
    return text + '"';
}

std::string wordList(std::span<const std::string_view> words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? ' ' + std::string(last) + ' ' : std::string(", ");
        text += inQuotes(words[i]);
    }
    return text;
}

}  // namespace bathhouse::scenario
