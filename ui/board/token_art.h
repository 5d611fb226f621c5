// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/theme.h"

#include <QPointF>

#include <string_view>

class QPainter;

namespace bathhouse::ui {

/// A token of a module as it is drawn. Its colours are its own, so that nobody takes it for a figure.
struct TokenLook {
    std::string_view kind = {};    ///< as in scenario files; kinds without looks of their own are a plain disc of wood
    std::string_view colour = {};  ///< of the player whose it is; empty: nobody's
    Theme theme = Theme::Light;
    bool shadow = true;
    int number = 0;  ///< drawn on kinds that are told apart by it
};

/// Draws a token with its middle at `centre`, `height` units of the painter high.
void paintToken(QPainter &, QPointF centre, double height, const TokenLook &);
/// Draws a token where it lies on a tile, in hundredths of the tile. On tiles of few pixels it is drawn larger.
void paintTokenOnTile(QPainter &, QPointF anchor, double px, const TokenLook &);
/// The height of a kind of token on a tile of many pixels, in hundredths of the tile.
double tokenHeight(std::string_view kind);
/// How far a token drawn by paintTokenOnTile() may reach from its anchor, in hundredths of the tile.
double tokenReach(double px);

}  // namespace bathhouse::ui
