// SPDX-License-Identifier: MIT
#pragma once
#include <QString>

class QToolButton;

namespace bathhouse::ui {

/// A square button with a line icon and no words. Its name is said in the tool tip, with the key if it has one, and to
/// those who cannot see it.
QToolButton *iconButton(const QString &icon, const QString &name, const QString &key = {});

}  // namespace bathhouse::ui
