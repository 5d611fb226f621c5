// SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bathhouse::scenario {

using Words = std::vector<std::string_view>;

/// The candidate that was probably meant: the one with the fewest letters wrong, missing, too many or swapped.
/// Nothing if none is near.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates);

/// The same for ids made of several words ("princess-and-dragon"): where none is near as a whole, the one that shares most of
/// its words with `word`.
std::optional<std::string_view> nearestOfWords(std::string_view word, std::span<const std::string_view> candidates);

/// "; did you mean \"princess-and-dragon\"?" or, if none is near, "; known are …" with every candidate, sorted.
std::string idSuggestion(std::string_view word, Words candidates);

/// A sentence with a full stop at its end, unless it ends with a mark of its own.
std::string ended(std::string sentence);

/// "; did you mean \"players\"?" or, if nothing is near and the list is short, "; known are \"a\", \"b\" and \"c\"".
std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

/// A word from a file as a message shows it: in quotes, on one line, not too long.
std::string inQuotes(std::string_view word);
/// "a", "a" and "b", "a", "b" and "c", each quoted.
std::string wordList(std::span<const std::string_view> words, std::string_view last = "and");

}  // namespace bathhouse::scenario
