// SPDX-License-Identifier: MIT
#pragma once
#include <QPainterPath>

#include <string_view>

namespace bathhouse::ui {

/// An outline written in the path language of SVG; M L H V C Z and their small forms but s, q, t and a.
QPainterPath outline(std::string_view text);

} // namespace bathhouse::ui
