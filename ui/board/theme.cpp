// SPDX-License-Identifier: MIT
#include "ui/board/theme.h"

#include <array>
#include <utility>

namespace bathhouse::ui {
namespace {

QColor rgb(QRgb value) { return QColor::fromRgb(value); }

TileColours lightTile() {
    TileColours c;
    c.ink = rgb(0x3B352D), c.hair = faded(rgb(0x2F2A22), 0.20);
    c.grass = rgb(0xB2C983), c.tuft = rgb(0x96B069), c.tree = rgb(0x7C9C54), c.treeLit = rgb(0x95B36B);
    c.road = rgb(0xF8F1E0), c.roadEdge = rgb(0x8A7552), c.rut = rgb(0xDFD1B0), c.square = rgb(0xF1E6CB);
    c.city = rgb(0xEAD9B5), c.cityLane = rgb(0xCDB486);
    c.roofLit = rgb(0xD48D69), c.roofMid = rgb(0xBD6E4E), c.roofDark = rgb(0x9A563D);
    c.stone = rgb(0xD5CDBD), c.stoneLit = rgb(0xECE6DA), c.stoneDark = rgb(0xA59B88), c.wallInk = rgb(0x5E5546);
    c.thatchLit = rgb(0xCFA96F), c.thatchDark = rgb(0xA27D48);
    c.slateLit = rgb(0x9FAFC3), c.slateDark = rgb(0x62748D), c.court = rgb(0xA5BF78);
    c.marbleLit = rgb(0xFFFFFF), c.marbleDark = rgb(0xC3CCCF), c.marbleInk = rgb(0x4C6468);
    c.water = rgb(0x45B1C2), c.waterLit = rgb(0x9ADBE3), c.waterDark = rgb(0x2C8FA1), c.steam = rgb(0xFFFFFF);
    c.hedge = rgb(0x5F8A4B), c.hedgeLit = rgb(0x7BA663);
    c.flowerA = rgb(0xC75A8A), c.flowerB = rgb(0xF1E9F5), c.flowerC = rgb(0x8C6BB8);
    c.flag = rgb(0xFFFDF6), c.flagBand = rgb(0x1F7A87), c.flagInk = rgb(0x26221D);
    c.shield = rgb(0x33456B), c.shieldGold = rgb(0xF0C75A), c.shieldRim = rgb(0xFFF8E6);
    c.rock = rgb(0x8C7767), c.rockLit = rgb(0xAE9A88), c.rockDark = rgb(0x64534A);
    c.lava = rgb(0xD9541E), c.lavaLit = rgb(0xFFB347), c.soil = rgb(0xC9A97C);
    c.vine = rgb(0x557A3A), c.grapes = rgb(0x6B3F86);
    c.awning = rgb(0xA93A5C), c.dragon = rgb(0x5B3A63), c.dragonLit = rgb(0x9A76A3);
    c.portal = rgb(0x4B3F7A), c.portalLit = rgb(0xC9BCEB);
    return c;
}

TileColours darkTile() {
    TileColours c;
    c.ink = rgb(0x1B1D1C), c.hair = faded(rgb(0x0D0F0E), 0.42);
    c.grass = rgb(0x637B49), c.tuft = rgb(0x52683B), c.tree = rgb(0x435B32), c.treeLit = rgb(0x557041);
    c.road = rgb(0xCFC3A8), c.roadEdge = rgb(0x4E4432), c.rut = rgb(0xB3A687), c.square = rgb(0xBEB193);
    c.city = rgb(0xB29A73), c.cityLane = rgb(0x957C57);
    c.roofLit = rgb(0xB56E4E), c.roofMid = rgb(0xA05A3D), c.roofDark = rgb(0x75402C);
    c.stone = rgb(0xA59D8E), c.stoneLit = rgb(0xC0B9AB), c.stoneDark = rgb(0x756D5F), c.wallInk = rgb(0x2E2A23);
    c.thatchLit = rgb(0xA3824F), c.thatchDark = rgb(0x7A5C33);
    c.slateLit = rgb(0x7D8DA2), c.slateDark = rgb(0x4A5A70), c.court = rgb(0x6B8551);
    c.marbleLit = rgb(0xEDEFEE), c.marbleDark = rgb(0x97A2A5), c.marbleInk = rgb(0x2C4246);
    c.water = rgb(0x3AA3B5), c.waterLit = rgb(0x86CDD7), c.waterDark = rgb(0x226F7E), c.steam = rgb(0xF2F7F8);
    c.hedge = rgb(0x3D5F32), c.hedgeLit = rgb(0x557A45);
    c.flowerA = rgb(0xB14E7B), c.flowerB = rgb(0xDDD3E3), c.flowerC = rgb(0x7A5CA5);
    c.flag = rgb(0xF7F2E4), c.flagBand = rgb(0x1F7A87), c.flagInk = rgb(0x221F1A);
    c.shield = rgb(0x263556), c.shieldGold = rgb(0xE2B94C), c.shieldRim = rgb(0xEFE6CF);
    c.rock = rgb(0x6B5A4E), c.rockLit = rgb(0x857364), c.rockDark = rgb(0x473A33);
    c.lava = rgb(0xC04A1A), c.lavaLit = rgb(0xF0A23C), c.soil = rgb(0x8F7450);
    c.vine = rgb(0x3A5A2A), c.grapes = rgb(0x5A3473);
    c.awning = rgb(0x963452), c.dragon = rgb(0x55375D), c.dragonLit = rgb(0x8E6B97);
    c.portal = rgb(0x3C3266), c.portalLit = rgb(0xB4A6DC);
    return c;
}

void addBoardMarks(WindowColours &c) {
    c.highlight = rgb(0xFFC83D), c.highlightLine = rgb(0x26221D);
    c.illegal = rgb(0xC22A20), c.openSide = rgb(0xA85A00);
}

WindowColours lightWindow() {
    WindowColours c;
    c.window = rgb(0xF3F0E9), c.panel = rgb(0xFCFAF6), c.sunken = rgb(0xEFEBE2), c.table = rgb(0xE4DFD3);
    c.line = rgb(0xD3CCBE), c.lineStrong = rgb(0x8A8171);
    c.text = rgb(0x26231E), c.text2 = rgb(0x5C554A), c.text3 = rgb(0x6E6658);
    c.accent = rgb(0x17666F), c.accentHover = rgb(0x0F545C), c.onAccent = rgb(0xFFFFFF);
    c.accentSoft = rgb(0xD9ECEC), c.link = rgb(0x135A62);
    c.right = rgb(0x256B3C), c.rightSoft = rgb(0xDFF0E0), c.wrong = rgb(0xA8231C), c.wrongSoft = rgb(0xFAE3DF);
    c.warning = rgb(0x7A5200), c.warningSoft = rgb(0xFBEBC8);
    c.community = rgb(0x2B5797), c.communitySoft = rgb(0xE0EAF7);
    c.deduced = rgb(0x5F3F92), c.deducedSoft = rgb(0xEBE3F6);
    c.ringLine = c.accent;
    addBoardMarks(c);
    return c;
}

WindowColours darkWindow() {
    WindowColours c;
    c.window = rgb(0x1C1F21), c.panel = rgb(0x24282A), c.sunken = rgb(0x1A1D1F), c.table = rgb(0x16191B);
    c.line = rgb(0x3A4043), c.lineStrong = rgb(0x7A8286);
    c.text = rgb(0xECE8DF), c.text2 = rgb(0xB4AEA2), c.text3 = rgb(0xA09A8E);
    c.accent = rgb(0x63C6D0), c.accentHover = rgb(0x86D6DE), c.onAccent = rgb(0x0B2528);
    c.accentSoft = rgb(0x1F3D41), c.link = rgb(0x86D6DE);
    c.right = rgb(0x86D19B), c.rightSoft = rgb(0x1F3A28), c.wrong = rgb(0xFF9E94), c.wrongSoft = rgb(0x4A2320);
    c.warning = rgb(0xF0C063), c.warningSoft = rgb(0x43351A);
    c.community = rgb(0x9CC2F5), c.communitySoft = rgb(0x22344C);
    c.deduced = rgb(0xC9B0F2), c.deducedSoft = rgb(0x352A49);
    c.ringLine = rgb(0x1C7F8B);  // the accent of this theme is too pale beside the white line
    addBoardMarks(c);
    return c;
}

} // namespace

const TileColours &tileColours(Theme theme) {
    static const TileColours light = lightTile();
    static const TileColours dark = darkTile();
    return theme == Theme::Light ? light : dark;
}

const WindowColours &windowColours(Theme theme) {
    static const WindowColours light = lightWindow();
    static const WindowColours dark = darkWindow();
    return theme == Theme::Light ? light : dark;
}

const PlayerColours &playerColours(std::string_view colour) {
    const QColor white = Qt::white;
    const QColor dark = rgb(0x2A2723);
    static const std::array<std::pair<std::string_view, PlayerColours>, 6> table{{
        {"red", {rgb(0xC9302C), rgb(0x7F1613), white, PlayerShape::Triangle, u'R'}},
        {"blue", {rgb(0x2468C8), rgb(0x123C7C), white, PlayerShape::Square, u'B'}},
        {"green", {rgb(0x149E77), rgb(0x075C44), white, PlayerShape::Circle, u'G'}},
        {"yellow", {rgb(0xF5C518), rgb(0x7E6200), dark, PlayerShape::Diamond, u'Y'}},
        {"black", {rgb(0x34322F), rgb(0x0E0D0C), white, PlayerShape::Cross, u'K'}},
        {"pink", {rgb(0xDD7FC0), rgb(0x7C3468), dark, PlayerShape::Star, u'P'}},
    }};
    for (const auto &[name, colours] : table) {
        if (name == colour) return colours;
    }
    return table.front().second;
}

QColor mixed(const QColor &a, const QColor &b, double t) {
    const auto between = [t](int x, int y) { return qBound(0, qRound(x + (y - x) * t), 255); };
    return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())};
}

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace bathhouse::ui
