// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"
#include "ui/board/marks.h"

namespace bathhouse::ui {

/// What a step did, as marks on the board after it.
struct StepMarks {
    std::optional<rules::Position> placed;  ///< the tile placed last
    std::string placedBy;                   ///< colour of its player
    std::vector<FeatureOutline> scored;     ///< the features it scored, but for those of a final scoring
    std::vector<Way> ways;                  ///< figures that were sent to a bathhouse or went home
};
StepMarks stepMarks(const rules::State &, const scenario::Table &, const scenario::Step *);

/// Lines that lie below the figures.
void paintStepLines(QPainter &, const StepMarks &, const MarkStyle &);
/// The brackets round the tile placed last: all of those lines but the outlines.
void paintPlaced(QPainter &, const StepMarks &, const MarkStyle &);
/// Numbers and ways, which lie above them.
void paintStepSigns(QPainter &, const StepMarks &, const MarkStyle &);

} // namespace bathhouse::ui
