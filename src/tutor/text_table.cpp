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

std::string TextTable::list(const std::vector<std::string> &entries) const {
    if (entries.empty()) return {};
    std::string text = entries.front();
    for (std::size_t i = 1; i < entries.size(); ++i)
        text = this->text({i + 1 < entries.size() ? "list.more" : "list.two"}, {{"first", text}, {"last", entries[i]}});
    return text;
}

std::string TextTable::player(const std::string &name) const {
    const std::string *said = find("player." + name);
    return said ? *said : name;
}

std::string TextTable::fill(const std::string &text, const Fillings &fillings) const {
    return filled(text, fillings, language_ == "fr" ? Joint::Elision : Joint::Plain);
}

std::string filled(std::string_view text, const Fillings &fillings, Joint joint) {
    std::string result;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto value = std::ranges::find(fillings, name, &Filling::first);
        result += text.substr(0, open);
        if (value == fillings.end()) {
            result += text.substr(open, close + 1 - open);
        } else {
            if (joint == Joint::Elision) elide(result, value->second);
            result += value->second;
        }
        text.remove_prefix(close + 1);
    }
    return result.append(text);
}

} // namespace bathhouse::tutor
