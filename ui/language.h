// SPDX-License-Identifier: MIT
#pragma once
#include <QString>

namespace bathhouse::ui {

/// The first language of the system's list that the program speaks, else "en".
QString systemLanguage();

/// Widgets that are built from now on speak this language, Qt's own dialogs too. A code without translation is English.
void speak(const QString &language);

/// The language that `speak` was called with last, else "en".
QString spoken();

} // namespace bathhouse::ui
