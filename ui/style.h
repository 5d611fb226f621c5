// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/theme.h"

#include <QColor>
#include <QFont>

class QApplication;

namespace bathhouse::ui {

/// The theme the application wears now, read from its palette.
Theme applicationTheme();
/// The window's colours in the theme worn now.
const WindowColours &windowColours();
/// Dresses the whole application: palette, font, base style, style sheet. May be called again to change the theme.
void wearTheme(QApplication &, Theme);

/// The interface font: Inter where it is installed, else the system's. Sizes in pixels: 11, 12, 13, 15.
QFont interfaceFont(int pixels = 13, QFont::Weight weight = QFont::Normal);

}  // namespace bathhouse::ui
