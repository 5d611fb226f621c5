// SPDX-License-Identifier: MIT
#include "tutor/text_table.h"

#include "scenario/json.h"
#include "scenario/resource_file.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace bathhouse::tutor {

namespace {

using Table = std::map<std::string, std::string, std::less<>>;

constexpr std::size_t largestFile = 4u << 20;

/// "en" of ":/texts/en.json".
std::string languageOf(const std::string &path) {
    const std::size_t start = path.rfind('/') + 1;
    return path.substr(start, path.rfind('.') - start);
}

Table read(const std::string &language) {
    Table table;
    const auto bytes = scenario::readWholeFile(":/texts/" + language + ".json", largestFile);
    const Json json = bytes ? Json::parse(*bytes, nullptr, false) : Json();
    if (!json.is_object()) return table;
    for (const auto &[key, value] : json.items())
        if (value.is_string()) table.emplace(key, value.get<std::string>());
    return table;
}

std::vector<std::string> findLanguages() {
    std::vector<std::string> found;
    for (const std::string &path : scenario::resourceFiles(":/texts")) found.push_back(languageOf(path));
    std::ranges::stable_partition(found, [](const std::string &language) { return language == "en"; });
    return found;
}

bool startsWithVowel(std::string_view word) {
    constexpr std::array<std::string_view, 36> vowels{"A", "E", "I", "O", "U", "a", "e", "i", "o", "u", "À", "Â",
                                                      "Ä", "Æ", "È", "É", "Ê", "Ë", "Î", "Ï", "Ô", "Ö", "Œ", "Ù",
                                                      "Û", "Ü", "à", "â", "æ", "è", "é", "ê", "ë", "î", "ô", "œ"};
    return std::ranges::any_of(vowels, [word](std::string_view vowel) { return word.starts_with(vowel); });
}

/// Shortens the "de" or "que" that `text` ends with if the next word begins with a vowel.
void elide(std::string &text, std::string_view next) {
    const bool shortened = text.ends_with(" de ") || text.ends_with(" que ") || text == "De ";
    if (!shortened || !startsWithVowel(next)) return;
    text.resize(text.size() - 2);
    text += "’";
}

} // namespace

const std::vector<std::string> &TextTable::languages() {
    static const std::vector<std::string> found = findLanguages();
    return found;
}

const TextTable &TextTable::of(const std::string &language) {
    static const std::map<std::string, TextTable> tables = [] {
        std::map<std::string, TextTable> all;
        const Table english = read("en");
        for (const std::string &code : languages()) {
            TextTable &table = all[code];
            table.language_ = code;
            table.texts_ = read(code);
            table.texts_.insert(english.begin(), english.end());
        }
        all.try_emplace("en");
        return all;
    }();
    const auto found = tables.find(language);
    return found != tables.end() ? found->second : tables.at("en");
}

std::string TextTable::nameOf(const std::string &language) {
    const std::string *name = of(language).find("language");
    return name ? *name : language;
}

const std::string *TextTable::find(std::string_view key) const {
    const auto found = texts_.find(key);
    return found == texts_.end() ? nullptr : &found->second;
}

std::string TextTable::text(std::initializer_list<std::string> keys, const Fillings &fillings) const {
    for (const std::string &key : keys)
        if (const std::string *found = find(key)) return fill(*found, fillings);
    assert(!"a text is missing");
    return keys.size() == 0 ? std::string() : *(keys.end() - 1);
}

std::string TextTable::counted(int number, std::initializer_list<std::string> keys, const Fillings &fillings) const {
    // French counts 0 as one, the others do not.
    const bool one = number == 1 || number == -1 || (number == 0 && language_ == "fr");
    for (const std::string &key : keys)
        if (const std::string *found = find(key + (one ? ".one" : ".other"))) return fill(*found, fillings);
    assert(!"a text is missing");
    return keys.size() == 0 ? std::string() : *(keys.end() - 1);
}

std::string TextTable::list(const std::vector<std::string> &entries) const { return listed(entries, "list.two"); }

std::string TextTable::either(const std::vector<std::string> &entries) const { return listed(entries, "list.or"); }

std::string TextTable::listed(const std::vector<std::string> &entries, const std::string &last) const {
    if (entries.empty()) return {};
    std::string text = entries.front();
    for (std::size_t i = 1; i < entries.size(); ++i)
        text = this->text({i + 1 < entries.size() ? "list.more" : last}, {{"first", text}, {"last", entries[i]}});
    return text;
}

std::string TextTable::player(const std::string &name) const {
    const std::string *said = find("player." + name);
    return said ? *said : name;
}

std::optional<std::string> TextTable::bent(std::string_view form, const std::string &words) const {
    const std::string key = std::string("form.").append(form) + ".";
    for (std::size_t end = words.size(); end != words.npos && end > 0; end = words.rfind(' ', end - 1))
        if (const std::string *found = find(key + words.substr(0, end))) return *found + words.substr(end);
    // "2 Punkte": the number stays, the last word bends.
    const std::size_t last = words.rfind(' ') + 1;
    const std::string *found = last == 0 ? nullptr : find(key + words.substr(last));
    return found ? std::optional(words.substr(0, last) + *found) : std::nullopt;
}

std::optional<std::string> TextTable::valueOf(std::string_view placeholder, const Fillings &fillings) const {
    const auto given = std::ranges::find(fillings, placeholder, &Filling::first);
    if (given != fillings.end()) return given->second;
    const std::size_t colon = placeholder.find(':');
    if (colon == placeholder.npos) return std::nullopt;
    const auto plain = std::ranges::find(fillings, placeholder.substr(0, colon), &Filling::first);
    if (plain == fillings.end()) return std::nullopt;
    return bent(placeholder.substr(colon + 1), plain->second).value_or(plain->second);
}

/// A placeholder without a value stays as it is.
std::string TextTable::fill(const std::string &text, const Fillings &fillings) const {
    const bool elides = language_ == "fr";
    std::string result;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t open = rest.find('{');
        const std::size_t close = open == rest.npos ? open : rest.find('}', open);
        if (close == rest.npos) break;
        const auto value = valueOf(rest.substr(open + 1, close - open - 1), fillings);
        result += rest.substr(0, open);
        if (value && elides) elide(result, *value);
        result += value ? std::string_view(*value) : rest.substr(open, close + 1 - open);
        rest.remove_prefix(close + 1);
    }
    return result.append(rest);
}

} // namespace bathhouse::tutor
