// SPDX-License-Identifier: MIT
#pragma once
#include <QStringList>

namespace bathhouse::app {

/// `bathhouse rules [ID] [--lang L] [--json]`: the rule catalogue by chapter, or one card whole. `args`: what follows the word
/// `rules`. Returns the exit status; 2 with a sentence on stderr if there is no such rule or option.
int runRules(const QStringList &args);

} // namespace bathhouse::app
