// SPDX-License-Identifier: MIT
#pragma once
#include "ui/commands/change.h"

namespace bathhouse::ui {

/// Changes that give a player another name wherever a scenario mentions him, but for the list of players itself.
void addRenaming(Changes &, const scenario::Scenario &, const std::string &from, const std::string &to);
/// Changes that take away everything that mentions a player, but for the list of players itself.
void addForgetting(Changes &, const scenario::Scenario &, const std::string &player);

}  // namespace bathhouse::ui
