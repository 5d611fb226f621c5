// SPDX-License-Identifier: MIT
#include "tutor/interactions.h"

#include "scenario/json.h"
#include "scenario/resource_file.h"
#include "tutor/text_table.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::tutor {

namespace {

bool holds(const std::vector<std::string> &list, const std::string &id) {
    return std::ranges::find(list, id) != list.end();
}

void addOnce(std::vector<std::string> &list, const std::string &id) {
    if (!holds(list, id)) list.push_back(id);
}

Interaction rulingFrom(const Json &json) {
    const bool all = json.contains("allOf");
    return {json.at("rule").get<std::string>(), json.at(all ? "allOf" : "anyOf").get<std::vector<std::string>>(), all};
}

UnruledExpansion unruledFrom(const Json &json) {
    return {json.at("id").get<std::string>(), json.at("name").get<Texts>(), json.at("reading").get<Texts>(),
            json.at("follows").get<std::vector<std::string>>()};
}

/// The first rule that has no card; empty if all have one.
std::string withoutCard(const std::vector<std::string> &rules, const Catalogue &catalogue) {
    const auto missing = std::ranges::find_if(rules, [&](const std::string &rule) { return !catalogue.find(rule); });
    return missing == rules.end() ? "" : *missing;
}

} // namespace

bool Interaction::matters(const std::vector<std::string> &with) const {
    const auto there = [&with](const std::string &id) { return holds(with, id); };
    return needsAll ? std::ranges::all_of(expansions, there) : std::ranges::any_of(expansions, there);
}

const Interactions &Interactions::shipped() {
    static const Interactions interactions = [] {
        std::vector<std::string> problems;
        Interactions result = read(":/rules/interactions.json", Catalogue::shipped(), problems);
        assert(problems.empty());
        return result;
    }();
    return interactions;
}

Interactions Interactions::read(const std::string &path, const Catalogue &catalogue,
                                std::vector<std::string> &problems) {
    Interactions result;
    const auto bytes = scenario::readWholeFile(path, 1u << 20);
    const Json json = bytes ? Json::parse(*bytes, nullptr, false) : Json();
    try {
        for (const Json &entry : json.at("rulings")) result.rulings_.push_back(rulingFrom(entry));
        for (const Json &entry : json.at("noRuling")) result.unruled_.push_back(unruledFrom(entry));
        for (const Json &entry : json.value("ownRules", Json::array())) result.own_.push_back(rulingFrom(entry));
    } catch (const Json::exception &error) {
        problems.push_back(path + ": " + error.what());
    }
    for (const auto *list : {&result.rulings_, &result.own_})
        for (const Interaction &ruling : *list)
            if (!catalogue.find(ruling.rule)) problems.push_back(path + ": there is no card " + ruling.rule);
    for (const UnruledExpansion &expansion : result.unruled_)
        if (const std::string missing = withoutCard(expansion.follows, catalogue); !missing.empty())
            problems.push_back(path + ": " + expansion.id + ": there is no card " + missing);
    return result;
}

std::vector<std::string> Interactions::ruledExpansions() const {
    std::vector<std::string> ids;
    for (const Interaction &ruling : rulings_)
        for (const std::string &id : ruling.expansions) addOnce(ids, id);
    return ids;
}

std::vector<std::string> Interactions::everyExpansion() const {
    std::vector<std::string> ids = ruledExpansions();
    for (const UnruledExpansion &expansion : unruled_) addOnce(ids, expansion.id);
    return ids;
}

std::string Interactions::nameOf(const std::string &expansion, const std::string &language) const {
    const auto found = std::ranges::find(unruled_, expansion, &UnruledExpansion::id);
    if (found != unruled_.end()) return pick(found->name, language);
    const std::string *name = TextTable::of(language).find("module." + expansion);
    return name ? *name : expansion;
}

Changes Interactions::with(const std::vector<std::string> &expansions) const {
    Changes changes;
    for (const Interaction &ruling : rulings_)
        if (ruling.matters(expansions)) changes.rulings.push_back(&ruling);
    for (const UnruledExpansion &expansion : unruled_)
        if (holds(expansions, expansion.id)) changes.unruled.push_back(&expansion);
    for (const Interaction &rule : own_)
        if (rule.matters(expansions)) changes.own.push_back(&rule);
    return changes;
}

namespace {

/// The names in quotes: some are lists themselves.
std::vector<std::string> namesOf(const Interaction &ruling, const std::string &language) {
    std::vector<std::string> names;
    for (const std::string &id : ruling.expansions)
        names.push_back(TextTable::of(language).text({"interactions.name"},
                                                     {{"name", Interactions::shipped().nameOf(id, language)}}));
    return names;
}

} // namespace

std::string expansionsOf(const Interaction &ruling, const std::string &language) {
    const TextTable &texts = TextTable::of(language);
    const std::vector<std::string> names = namesOf(ruling, language);
    const bool one = !ruling.needsAll && names.size() > 1;
    return texts.text({one ? "interactions.with-one" : "interactions.with"},
                      {{"expansions", one ? texts.either(names) : texts.list(names)}});
}

std::string ownRuleOf(const Interaction &rule, const std::string &language) {
    const TextTable &texts = TextTable::of(language);
    return texts.text({"interactions.own"}, {{"expansion", texts.list(namesOf(rule, language))}});
}

std::string noRulingKnown(const UnruledExpansion &expansion, const std::string &language) {
    return TextTable::of(language).text({"interactions.no-ruling"}, {{"expansion", pick(expansion.name, language)}});
}

} // namespace bathhouse::tutor
