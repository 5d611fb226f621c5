// SPDX-License-Identifier: MIT
#pragma once
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QString>

#include <string_view>

namespace bathhouse::ui {

/// Paints a player's mark: a rounded square in the colour with the shape that belongs to it, so that colour is never
/// needed alone. `colour` is one of red, blue, green, yellow, black, pink.
void paintPlayerMark(QPainter &, const QRectF &, std::string_view colour);
/// The same as a picture of 16 × 16, and as an icon that looks the same in a selected row.
QPixmap playerMark(std::string_view colour, qreal devicePixelRatio);
QIcon playerIcon(std::string_view colour, qreal devicePixelRatio);

}  // namespace bathhouse::ui
