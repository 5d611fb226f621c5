// SPDX-License-Identifier: MIT
#pragma once
#include <QPainterPath>

#include <string_view>
#include <vector>

namespace bathhouse::ui {

/// Something drawn on a figure or beside it, in the box of its outline.
struct FigureDetail {
    enum class Tone {
        Outline,  ///< the dark line of the player's colour
        Fill,     ///< the player's colour
        Sign,     ///< the colour of the player's shape
        Light,    ///< a little light
        Pale      ///< white, whatever the player's colour
    };
    QPainterPath path;
    Tone tone = Tone::Outline;
    double width = 0;  ///< of its line; 0: filled
    double opacity = 1;
};

/// The looks of a kind of figure, in a box about 100 high and wide with the foot at (0, 0); what stands up has negative y.
struct FigureShape {
    QPainterPath body;                  ///< filled in the player's colour
    QPainterPath staff;                 ///< a line held beside it, or nothing
    std::vector<FigureDetail> details;  ///< in the order of drawing
    double size = 1;                    ///< against the meeple
    double sign = -33;                  ///< height at which the player's shape is drawn
    double signLying = -43;             ///< the same for a guest, whose feet are under water
    double signSize = 15.5;             ///< half its size
    bool seeThrough = false;            ///< the ground shows through
};

/// The looks of a kind; kinds without looks of their own have those of the meeple.
const FigureShape &figureShape(std::string_view kind);

}  // namespace bathhouse::ui
