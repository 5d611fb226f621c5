// SPDX-License-Identifier: MIT
#include "ui/expansions.h"

#include "rules/expansions/expansion.h"
#include "scenario/game_setup.h"
#include "scenario/scenario.h"
#include "tutor/comparison_words.h"
#include "ui/text.h"

#include <QCollator>

#include <algorithm>

namespace bathhouse::ui {

QString moduleName(std::string_view id, const QString &language) {
    return QString::fromStdString(tutor::ComparisonWords(language.toStdString()).expansionName(id));
}

std::vector<std::string> byName(std::vector<std::string> expansions, const QString &language,
                                const std::function<QString(const std::string &)> &name) {
    QCollator collator{QLocale(language)};
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(expansions, [&](const std::string &a, const std::string &b) {
        const bool first = a == scenario::kBathhouseModule;
        const bool second = b == scenario::kBathhouseModule;
        return first != second ? first : collator.compare(name(a), name(b)) < 0;
    });
    return expansions;
}

std::vector<std::string> modulesByName(const QString &language) {
    std::vector<std::string> ids;
    for (const rules::Expansion *expansion : rules::expansionList()) ids.emplace_back(expansion->id());
    return byName(std::move(ids), language, [&](const std::string &id) { return moduleName(id, language); });
}

bool showsOption(std::string_view option, std::string_view module, const scenario::Scenario &scenario) {
    const std::vector<std::string> on = scenario.modules();
    return module.empty() || std::ranges::find(on, module) != on.end() ||
           scenario.options.contains(std::string(option));
}

} // namespace bathhouse::ui
