// SPDX-License-Identifier: MIT
#include "scenario/rule_names.h"
#include "scenario/json_reader.h"
#include "scenario/resource_file.h"

#include <algorithm>
#include <cassert>
#include <unordered_set>

namespace bathhouse::scenario {

namespace {

struct Names {
    std::vector<std::string> texts;
    std::vector<std::string_view> inOrder;
    std::unordered_set<std::string_view> known;
    std::unordered_set<std::string> ofExpansions;
};

/// A card file is a list of objects with an `id` and a `chapter`.
void addFrom(const std::string &path, Names &names) {
    const auto text = readWholeFile(path, kMaxFileSize);
    if (!text) return;
    const JsonText json = readJson(*text);
    assert(json.value && json.value->is_array());
    for (const Json &entry : *json.value) {
        names.texts.push_back(entry.at("id").get<std::string>());
        if (entry.at("chapter") == "expansions") names.ofExpansions.insert(names.texts.back());
    }
}

Names load() {
    Names names;
    for (const std::string &file : resourceFiles(":/rules/cards")) addFrom(file, names);
    for (const std::string &id : names.texts) {
        if (names.known.insert(id).second) names.inOrder.push_back(id);
    }
    return names;
}

const Names &names() {
    static const Names loaded = load();
    return loaded;
}

} // namespace

const std::vector<std::string_view> &ruleNames() { return names().inOrder; }
bool isRule(std::string_view id) { return names().known.contains(id); }
bool isRuleOfAnExpansion(std::string_view id) { return names().ofExpansions.contains(std::string(id)); }

} // namespace bathhouse::scenario
