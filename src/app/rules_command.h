// SPDX-License-Identifier: MIT
#pragma once
#include <QStringList>

namespace bathhouse::app {

/// `bathhouse rules [ID] [--lang L] [--json] [--summary -o OUT] [--coverage]`: the rule catalogue by chapter, one card
/// whole, all rules on one page, or which of them the shipped scenarios cover. `args`: what follows the word `rules`. Returns the exit status; 2 with a sentence on stderr if there is no such rule or option.
int runRules(int &argc, char **argv, const QStringList &args);

} // namespace bathhouse::app
