// SPDX-License-Identifier: MIT
#pragma once
#include <QColor>
#include <QIcon>
#include <QPainter>

namespace bathhouse::ui {

/// Which of the window's colours a line icon takes.
enum class IconTone { Text, Muted, OnAccent, Switch };

/// A line icon of resources/icons, tinted when it is painted, so that it follows the theme. `Switch`: in the text
/// colour, and in the colour on accent while its button is checked.
QIcon lineIcon(const QString &name, IconTone tone = IconTone::Text);

/// Paints a line icon in any colour.
void paintLineIcon(QPainter &, const QRectF &, const QString &name, const QColor &);

}  // namespace bathhouse::ui
