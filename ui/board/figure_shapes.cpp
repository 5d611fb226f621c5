// SPDX-License-Identifier: MIT
#include "ui/board/figure_shapes.h"

#include "ui/board/svg_path.h"

#include <map>

namespace bathhouse::ui {
namespace {

using Tone = FigureDetail::Tone;

QPainterPath disc(double x, double y, double rx, double ry) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), rx, ry);
    return path;
}

FigureDetail filled(std::string_view path, Tone tone, double opacity = 1) { return {outline(path), tone, 0, opacity}; }
FigureDetail drawn(std::string_view path, Tone tone, double width) { return {outline(path), tone, width, 1}; }
FigureDetail lightOnHead() { return {disc(-6, -86, 6, 5), Tone::Light, 0, 0.35}; }

FigureShape meeple() {
    FigureShape shape;
    shape.body =
        outline("M-12,-64 C-21,-63 -27,-57 -29,-48 C-31.5,-34 -34,-21 -38.5,-9 C-40,-4 -37.5,0 -32.5,0 L-11,0 C-7.5,0 "
                "-6,-2 -5.4,-5 "
                "C-4.2,-11.5 4.2,-11.5 5.4,-5 C6,-2 7.5,0 11,0 L32.5,0 C37.5,0 40,-4 38.5,-9 C34,-21 31.5,-34 29,-48 "
                "C27,-57 21,-63 12,-64 C17,-67.5 20,-73.5 20,-80 C20,-91 11,-100 0,-100 C-11,-100 -20,-91 -20,-80 "
                "C-20,-73.5 -17,-67.5 -12,-64 Z");
    shape.details = {lightOnHead()};
    return shape;
}

/// The same traveller, larger, with a hem.
FigureShape large() {
    FigureShape shape = meeple();
    shape.size = 1.26;
    shape.sign = -37;
    shape.details.push_back(drawn("M-36,-15 C-12,-20 12,-20 36,-15", Tone::Sign, 4.5));
    return shape;
}

/// A pointed hood and a crook.
FigureShape abbot() {
    FigureShape shape;
    shape.body =
        outline("M-15,-62 C-23,-60 -28,-54 -29.5,-46 L-37.5,-8 C-38.5,-3.5 -36,0 -31.5,0 L31.5,0 C36,0 38.5,-3.5 "
                "37.5,-8 L29.5,-46 C28,-54 23,-60 15,-62 C19.5,-66.5 21.5,-72 21,-78 C20,-90 9,-97 0,-110 "
                "C-9,-97 -20,-90 -21,-78 C-21.5,-72 -19.5,-66.5 -15,-62 Z");
    shape.staff = outline("M47,0 V-78 C47,-92 29,-92 30,-80 C30.5,-75 36,-74 37.5,-78");
    shape.details = {filled("M-8,-68 C-11,-80 -4,-86 0,-94 C4,-86 11,-80 8,-68 Z", Tone::Outline, 0.55)};
    return shape;
}

/// A brimmed hat, an apron's straight hem, and a mallet.
FigureShape builder() {
    FigureShape shape;
    shape.body =
        outline("M-12,-62 C-21,-61 -27,-55 -29,-47 C-31.5,-34 -34,-21 -37,-9 C-38,-4 -36,0 -31.5,0 L31.5,0 C36,0 "
                "38,-4 37,-9 C34,-21 31.5,-34 29,-47 C27,-55 21,-61 12,-62 C16,-65 19,-69 19.8,-74 L32,-74 "
                "C34.5,-74 35,-77 33,-79 C30,-82 26,-83 22,-84 C21,-95 12,-101 0,-101 C-12,-101 -21,-95 -22,-84 "
                "C-26,-83 -30,-82 -33,-79 C-35,-77 -34.5,-74 -32,-74 L-19.8,-74 C-19,-69 -16,-65 -12,-62 Z");
    shape.staff = outline("M50,-4 V-66 M38,-66 H62");
    shape.details = {drawn("M-21,-84 C-8,-80.5 8,-80.5 21,-84", Tone::Outline, 4.5),
                     filled("M-14,-92 C-12,-96 -6,-97.5 -2,-97.5 C-8,-95 -11,-92 -12,-88 Z", Tone::Light, 0.4)};
    return shape;
}

/// A bicorne across the head, a chain of office, and a round belly.
FigureShape mayor() {
    FigureShape shape;
    shape.body = outline(
        "M-13,-66 C-25,-65 -32,-57 -35,-45 C-38,-31 -40,-18 -41,-7 C-41,-3 -39,0 -34,0 L34,0 C39,0 41,-3 41,-7 "
        "C40,-18 38,-31 35,-45 C32,-57 25,-65 13,-66 C16,-68 18.5,-72 19.5,-76 C29,-78 38,-82 41,-92 "
        "C42,-95.5 39.5,-97 36.5,-96 C29,-95 22,-114 0,-114 C-22,-114 -29,-95 -36.5,-96 C-39.5,-97 -42,-95.5 -41,-92 "
        "C-38,-82 -29,-78 -19.5,-76 C-18.5,-72 -16,-68 -13,-66 Z");
    shape.details = {drawn("M-20,-77 C-8,-80 8,-80 20,-77", Tone::Outline, 4.5),
                     {disc(0, -96, 6, 6), Tone::Sign, 0, 1},
                     drawn("M-26,-58 C-20,-44 20,-44 26,-58", Tone::Sign, 4)};
    shape.sign = -27;
    shape.signLying = -37;
    shape.signSize = 14.5;
    return shape;
}

/// A top hat and both arms thrown up.
FigureShape ringmaster() {
    FigureShape shape;
    shape.body =
        outline("M-11,-64 C-17,-64 -22,-66 -26,-70 L-37,-86 C-40,-90 -46,-88.5 -47,-84 C-47.5,-82 -47,-80 -46,-78 "
                "L-35,-57 C-31,-50 -29,-46 -29,-40 C-31,-29 -34.5,-19 -38.5,-9 C-40,-4 -37.5,0 -32.5,0 L-11,0 "
                "C-7.5,0 -6,-2 -5.4,-5 C-4.2,-11.5 4.2,-11.5 5.4,-5 C6,-2 7.5,0 11,0 L32.5,0 C37.5,0 40,-4 38.5,-9 "
                "C34.5,-19 31,-29 29,-40 C29,-46 31,-50 35,-57 L46,-78 C47,-80 47.5,-82 47,-84 C46,-88.5 40,-90 "
                "37,-86 L26,-70 C22,-66 17,-64 11,-64 C15,-67 17.5,-72 18,-78 L18,-83 L24,-83 C27,-83 27,-90 24,-90 "
                "L17,-90 L19,-114 C19.2,-116.5 18,-118 15.5,-118 L-15.5,-118 C-18,-118 -19.2,-116.5 -19,-114 "
                "L-17,-90 L-24,-90 C-27,-90 -27,-83 -24,-83 L-18,-83 L-18,-78 C-17.5,-72 -15,-67 -11,-64 Z");
    shape.details = {filled("M-17,-90 L-17.8,-98 H17.8 L17,-90 Z", Tone::Sign),
                     drawn("M-18,-84 H18", Tone::Outline, 4)};
    return shape;
}

/// A cloak to the ground, a straw hat, a crook, and a lamb at the foot.
FigureShape shepherd() {
    FigureShape shape;
    shape.body =
        outline("M-11,-64 C-22,-62 -27,-52 -29,-40 L-34,-7 C-34.5,-3 -32.5,0 -28.5,0 L28.5,0 C32.5,0 34.5,-3 34,-7 "
                "L29,-40 C27,-52 22,-62 11,-64 C16,-67.5 18.5,-72 19,-76 L32,-70 C35,-69 37,-72 35,-74.5 "
                "L6,-101 C3,-104 -3,-104 -6,-101 L-35,-74.5 C-37,-72 -35,-69 -32,-70 L-19,-76 "
                "C-18.5,-72 -16,-67.5 -11,-64 Z");
    shape.staff = outline("M-46,0 V-80 C-46,-98 -24,-98 -25,-84");
    const QPainterPath wool = disc(29, -17, 9, 8) | disc(38, -22, 9, 8) | disc(46, -17, 8, 8) | disc(37, -12, 13, 8);
    shape.details = {drawn("M-19,-76 C-8,-80 8,-80 19,-76", Tone::Outline, 4.5),
                     drawn("M31,-8 V0 M44,-8 V0", Tone::Outline, 5),
                     {wool, Tone::Outline, 7, 1},
                     {wool, Tone::Pale, 0, 1},
                     {disc(53, -25, 6, 7), Tone::Outline, 0, 1}};
    shape.sign = -41;
    shape.signSize = 14;
    return shape;
}

/// A cart with two wheels and a hood over it.
FigureShape wagon() {
    FigureShape shape;
    const QPainterPath box = outline(
        "M-40,-44 C-46,-66 -42,-92 -28,-94 C-10,-97 10,-97 28,-94 C42,-92 46,-66 40,-44 L46,-44 C49,-44 50,-42 50,-40 "
        "L46,-22 C45,-19 43,-18 40,-18 L-40,-18 C-43,-18 -45,-19 -46,-22 L-50,-40 C-50,-42 -49,-44 -46,-44 Z");
    const QPainterPath wheels = disc(-24, -16, 16, 16) | disc(24, -16, 16, 16);
    shape.body = box | wheels;
    shape.details = {drawn("M-41,-44 H41", Tone::Outline, 5),
                     {disc(-24, -16, 16, 16), Tone::Fill, 0, 1},
                     {disc(24, -16, 16, 16), Tone::Fill, 0, 1},
                     {disc(-24, -16, 14.5, 14.5), Tone::Outline, 5, 1},
                     {disc(24, -16, 14.5, 14.5), Tone::Outline, 5, 1},
                     drawn("M-24,-28 V-4 M-36,-16 H-12 M24,-28 V-4 M12,-16 H36", Tone::Sign, 3.5),
                     {disc(-24, -16, 4, 4), Tone::Outline, 0, 1},
                     {disc(24, -16, 4, 4), Tone::Outline, 0, 1},
                     drawn("M-32,-91 C-26,-78 -26,-60 -30,-47 M32,-91 C26,-78 26,-60 30,-47", Tone::Outline, 3.5)};
    shape.sign = -69;
    shape.signLying = -69;
    shape.signSize = 15.5;
    return shape;
}

/// Seen from the side, with a curled tail.
FigureShape pig() {
    FigureShape shape;
    shape.body =
        outline("M-46,-40 C-47,-58 -32,-69 -10,-69 C0,-69 9,-68 16,-65 L20,-79 C21,-82 24,-82.5 26,-80 L36,-66 C43,-62 "
                "47,-57 49,-50 L57,-49 C60,-48.5 61,-46.5 61,-44 L60,-33 C59.5,-30.5 58,-29.5 55.5,-29.5 L46,-29.5 "
                "C42,-23 37,-19.5 31,-18 L31,-4 C31,-1.5 29.5,0 27,0 L17,0 C14.5,0 13,-1.5 13,-4 L13,-14.5 "
                "C3,-12.5 -9,-12.5 -18,-14.5 L-18,-4 C-18,-1.5 -19.5,0 -22,0 L-32,0 C-34.5,0 -36,-1.5 -36,-4 "
                "L-36,-19 C-42,-24 -46,-32 -46,-40 Z");
    shape.staff = outline("M-45,-50 C-56,-50 -62,-60 -55,-64 C-49,-67 -46,-58 -52,-55");
    shape.details = {{disc(36, -52, 3.6, 3.6), Tone::Outline, 0, 1},
                     drawn("M22,-74 C20,-66 24,-60 30,-58", Tone::Outline, 4),
                     {disc(54, -39, 2.6, 3.6), Tone::Outline, 0, 1},
                     filled("M-34,-56 C-28,-63 -18,-65 -8,-65 C-18,-61 -26,-57 -30,-50 Z", Tone::Light, 0.35)};
    shape.size = 1.06;
    shape.sign = -40;
    return shape;
}

/// A hooded shape without feet: the ground shows through it.
FigureShape phantom() {
    FigureShape shape;
    shape.body = outline(
        "M0,-102 C-15,-102 -24,-92 -25,-79 C-25.5,-72 -27,-66 -31,-58 C-37,-45 -40,-26 -41,-4 C-41,1 -36,2 -33,-2 "
        "C-29,-8 -24,-8 -20.5,-2 C-17.5,2.5 -12.5,2.5 -9.5,-2 C-6,-8 6,-8 9.5,-2 C12.5,2.5 17.5,2.5 20.5,-2 "
        "C24,-8 29,-8 33,-2 C36,2 41,1 41,-4 C40,-26 37,-45 31,-58 C27,-66 25.5,-72 25,-79 "
        "C24,-92 15,-102 0,-102 Z");
    shape.details = {{disc(-8.5, -78, 4.2, 6), Tone::Outline, 0, 1}, {disc(8.5, -78, 4.2, 6), Tone::Outline, 0, 1}};
    shape.sign = -36;
    shape.seeThrough = true;
    return shape;
}

/// A kettle hat and a spear.
FigureShape guard() {
    FigureShape shape = meeple();
    shape.body = outline(
        "M-12,-64 C-21,-63 -27,-57 -29,-48 C-31.5,-34 -34,-21 -38.5,-9 C-40,-4 -37.5,0 -32.5,0 L-11,0 C-7.5,0 -6,-2 "
        "-5.4,-5 "
        "C-4.2,-11.5 4.2,-11.5 5.4,-5 C6,-2 7.5,0 11,0 L32.5,0 C37.5,0 40,-4 38.5,-9 C34,-21 31.5,-34 29,-48 "
        "C27,-57 21,-63 12,-64 C16,-67 19,-71 19.8,-76 L28,-76 C31,-76 31,-82 28,-83 L21,-85 C20,-97 10,-101 2.5,-103 "
        "L0,-112 L-2.5,-103 C-10,-101 -20,-97 -21,-85 L-28,-83 C-31,-82 -31,-76 -28,-76 L-19.8,-76 "
        "C-19,-71 -16,-67 -12,-64 Z");
    shape.staff = outline("M47,0 V-92 M47,-112 L41,-94 H53 Z");
    shape.details = {drawn("M-20,-84 H20", Tone::Outline, 4.5)};
    return shape;
}

/// A gambrel roof and a wide door.
FigureShape barn() {
    FigureShape shape;
    shape.body =
        outline("M-40,0 L-40,-46 L-47,-50 C-49,-51 -49.5,-53 -48.5,-55 L-34,-80 C-33,-82 -32,-83 -30,-84 L-4,-97 "
                "C-1,-98.5 1,-98.5 4,-97 L30,-84 C32,-83 33,-82 34,-80 L48.5,-55 C49.5,-53 49,-51 47,-50 L40,-46 "
                "L40,0 Z");
    shape.details = {drawn("M-40,-47 H40", Tone::Outline, 5), filled("M-19,0 V-35 H19 V0 Z", Tone::Outline),
                     drawn("M-14,-4 L14,-31 M14,-4 L-14,-31", Tone::Fill, 3.5)};
    shape.sign = -68;
    shape.signSize = 14;
    return shape;
}

}  // namespace

const FigureShape &figureShape(std::string_view kind) {
    static const std::map<std::string_view, FigureShape> shapes{
        {"meeple", meeple()}, {"large", large()},           {"abbot", abbot()}, {"builder", builder()},
        {"mayor", mayor()},   {"ringmaster", ringmaster()}, {"wagon", wagon()}, {"shepherd", shepherd()},
        {"pig", pig()},       {"phantom", phantom()},       {"guard", guard()}, {"barn", barn()}};
    const auto found = shapes.find(kind);
    return found != shapes.end() ? found->second : shapes.at("meeple");
}

}  // namespace bathhouse::ui
