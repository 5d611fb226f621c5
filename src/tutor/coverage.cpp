// SPDX-License-Identifier: MIT
#include "tutor/coverage.h"

#include "scenario/rules_shown.h"
#include "tutor/drill/drill.h"
#include "tutor/text_table.h"

#include <algorithm>

namespace bathhouse::tutor {

using scenario::Scenario;

namespace {

bool asksAbout(const Scenario &scenario, const std::string &rule) {
    return std::ranges::any_of(scenario.questions, [&](const scenario::Question &question) {
        return std::ranges::find(question.because, rule) != question.because.end();
    });
}

bool lacks(const Texts &texts, const std::string &language) {
    const auto found = texts.find(language);
    return found == texts.end() || found->second.empty();
}

std::vector<std::string> untranslated(const Card &card) {
    std::vector<std::string> languages;
    for (const std::string &language : TextTable::languages()) {
        const bool missing = lacks(card.title, language) || lacks(card.meaning, language) || lacks(card.mistake, language) ||
                             std::ranges::any_of(card.statement, [&](const CardSentence &s) { return lacks(s.text, language); });
        if (missing) languages.push_back(language);
    }
    return languages;
}

} // namespace

int Coverage::count(RuleCoverage::Kind kind) const {
    return static_cast<int>(std::ranges::count(rules, kind, &RuleCoverage::kind));
}

int Coverage::complete(RuleCoverage::Kind kind) const {
    return static_cast<int>(std::ranges::count_if(rules, [kind](const RuleCoverage &r) { return r.kind == kind && r.complete(); }));
}

bool Coverage::whole() const {
    return withoutCard.empty() && complete(RuleCoverage::Kind::Counted) == count(RuleCoverage::Kind::Counted);
}

Coverage coverageOf(const Catalogue &catalogue, const std::vector<Scenario> &scenarios, const scenario::TileLibrary &tiles) {
    Coverage coverage;
    for (const Card &card : catalogue.cards()) {
        using Kind = RuleCoverage::Kind;
        const auto noDrill = cannotBeDrilled(card.id);
        const Kind kind = catalogue.waits(card.id)                                                ? Kind::Waiting
                          : noDrill == NoDrill::Reading || noDrill == NoDrill::SettingUp ? Kind::NoEvent
                                                                                         : Kind::Counted;
        coverage.rules.push_back({.rule = card.id, .kind = kind, .untranslated = untranslated(card)});
    }
    std::set<std::string, std::less<>> all;
    for (const Scenario &scenario : scenarios) {
        auto shown = rulesShown(scenario, tiles);
        const std::string id = scenario.id.value_or("");
        for (RuleCoverage &rule : coverage.rules) {
            const bool teaches = std::ranges::find(scenario.teaches, rule.rule) != scenario.teaches.end();
            if (teaches) rule.taughtBy.push_back(id);
            if (teaches && shown.contains(rule.rule)) rule.shownBy.push_back(id);
            if (asksAbout(scenario, rule.rule)) rule.askedBy.push_back(id);
        }
        all.merge(shown);
    }
    std::ranges::copy_if(all, std::back_inserter(coverage.withoutCard), [&](const std::string &rule) { return !catalogue.find(rule); });
    return coverage;
}

} // namespace bathhouse::tutor
