// SPDX-License-Identifier: MIT
#include "ui/tools/board_tool.h"

#include "ui/tools/author_desk.h"

namespace bathhouse::ui {

BoardTool::BoardTool(AuthorDesk &desk) : QObject(&desk), desk_(desk) {}

} // namespace bathhouse::ui
