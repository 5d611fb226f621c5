// SPDX-License-Identifier: MIT
#pragma once
#include <QChar>
#include <QColor>

#include <string_view>

namespace bathhouse::ui {

/// The two looks of the program.
enum class Theme { Light, Dark };

/// Colours printed on a tile.
struct TileColours {
    QColor ink, hair, grass, tuft, tree, treeLit;
    QColor road, roadEdge, rut, square;
    QColor city, cityLane, roofLit, roofMid, roofDark;
    QColor stone, stoneLit, stoneDark, wallInk;
    QColor thatchLit, thatchDark, slateLit, slateDark, court;
    QColor marbleLit, marbleDark, marbleInk, water, waterLit, waterDark, steam;
    QColor hedge, hedgeLit, flowerA, flowerB, flowerC;
    QColor flag, flagBand, flagInk;
    QColor shield, shieldGold, shieldRim;
    QColor rock, rockLit, rockDark, lava, lavaLit, soil, vine, grapes;
    QColor awning, dragon, dragonLit, portal, portalLit;
};
const TileColours &tileColours(Theme);

/// Colours of the window and of the marks laid over the board.
struct WindowColours {
    QColor window, panel, sunken, table, line, lineStrong;
    QColor text, text2, text3, accent, accentHover, onAccent, accentSoft, link;
    QColor right, rightSoft, wrong, wrongSoft, warning, warningSoft;
    QColor community, communitySoft, deduced, deducedSoft;
    QColor highlight, highlightLine, illegal, openSide, ringLine;
};
const WindowColours &windowColours(Theme);

/// The sign of a player that needs no colour. It belongs to the colour, not to the name.
enum class PlayerShape { Triangle, Square, Circle, Diamond, Cross, Star };

/// How the figures of a player look; the same in both themes.
struct PlayerColours {
    QColor fill, outline, shapeColour;
    PlayerShape shape = PlayerShape::Triangle;
    QChar letter;  ///< for text and print
};
/// `colour` is one of red, blue, green, yellow, black, pink; anything else looks red.
const PlayerColours &playerColours(std::string_view colour);

/// `a` at 0, `b` at 1.
QColor mixed(const QColor &a, const QColor &b, double t);
/// The colour with another opacity, 0 to 1.
QColor faded(QColor colour, double opacity);

} // namespace bathhouse::ui
