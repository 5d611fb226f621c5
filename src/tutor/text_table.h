// SPDX-License-Identifier: MIT
#pragma once
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bathhouse::tutor {

/// A value for a placeholder: "{player}" takes that of "player". Where a language bends a word, its sentence names the
/// form: "{figure}" is "Meeple", "{figure:The}" the text "form.The.Meeple" ("Der Meeple"). Words that follow stay.
using Filling = std::pair<std::string_view, std::string>;
using Fillings = std::vector<Filling>;

/// The sentences of a language (resources/texts/*.json): whole sentences by key, with named placeholders.
class TextTable {
public:
    /// The texts of a language; those it lacks are English. Loaded once.
    static const TextTable &of(const std::string &language);
    /// Codes of the languages there are texts for, English first.
    static const std::vector<std::string> &languages();
    /// What a language calls itself.
    static std::string nameOf(const std::string &language);

    /// Nothing if neither this language nor English has the key.
    const std::string *find(std::string_view key) const;
    /// The first of the keys that there is a text for, filled in. The keys go from the most special to the most general.
    std::string text(std::initializer_list<std::string> keys, const Fillings &fillings = {}) const;
    /// The same with the form for a number: `KEY.one` or `KEY.other`.
    std::string counted(int number, std::initializer_list<std::string> keys, const Fillings &fillings = {}) const;
    /// "Red", "Red and Blue", "Red, Blue and Green".
    std::string list(const std::vector<std::string> &entries) const;
    /// "Red", "Red or Blue", "Red, Blue or Green".
    std::string either(const std::vector<std::string> &) const;
    /// A player's name as it is shown: a name that is a colour ("Red") is said in the language ("Rouge"), any other stays.
    std::string player(const std::string &name) const;

    const std::map<std::string, std::string, std::less<>> &all() const { return texts_; }

private:
    std::string listed(const std::vector<std::string> &, const std::string &last) const;
    std::string fill(const std::string &text, const Fillings &fillings) const;
    std::optional<std::string> bent(std::string_view form, const std::string &words) const;
    std::optional<std::string> valueOf(std::string_view placeholder, const Fillings &fillings) const;

    std::map<std::string, std::string, std::less<>> texts_;
    std::string language_;
};

} // namespace bathhouse::tutor
