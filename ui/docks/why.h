// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <QString>

#include <string>
#include <vector>

namespace bathhouse::ui {

/// The rules behind a step, the deciding one first, each once.
std::vector<std::string> rulesBehind(const scenario::Step &);

/// The move as a heading: "Red: Place no figure".
QString moveHeading(const scenario::Step &, const rules::State &before, const scenario::Table &,
                    const QString &language);

/// What the step did in one sentence: its first event, or why it was refused.
QString whatWasDone(const scenario::Step &, const rules::State &before, const scenario::Table &,
                    const QString &language);

/// "12 + 8 = 20": how a score came about.
QString sumText(int before, int after);

/// A "+" or "−" before a number of points.
QString signedPoints(int points);

}  // namespace bathhouse::ui
