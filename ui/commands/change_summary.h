// SPDX-License-Identifier: MIT
#pragma once
#include "ui/commands/change.h"

#include <QVector>

namespace bathhouse::ui {

/// What a command touches, as its listeners ask for it.
struct ChangeSummary {
    QVector<rules::Position> tiles;  ///< places of the set-up, each once
    bool figures = false;
    bool players = false;
    bool setting = false;
    bool texts = false;
    std::optional<int> movesFrom;  ///< the first entry of `moves` that differs
    bool variations = false;
    bool questions = false;
    bool expectation = false;
};

ChangeSummary summaryOf(const Changes &);

}  // namespace bathhouse::ui
