// SPDX-License-Identifier: MIT
#pragma once
#include <QString>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bathhouse::scenario {
struct Scenario;
}

namespace bathhouse::ui {

/// What a module is called in a language: "Inns and Cathedrals" of "inns-and-cathedrals".
QString moduleName(std::string_view id, const QString &language);

/// The order in which every list shows expansions: The Barber-Surgeons first, all others by the name they are shown with.
std::vector<std::string> byName(std::vector<std::string> expansions, const QString &language,
                                const std::function<QString(const std::string &)> &name);
/// Every module that can be played with, in that order.
std::vector<std::string> modulesByName(const QString &language);

/// Whether an option is shown for a scenario: its module is on, or it is written and can be taken out again. `module` empty: always.
bool showsOption(std::string_view option, std::string_view module, const scenario::Scenario &);

} // namespace bathhouse::ui
