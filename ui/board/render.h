// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <QImage>
#include <QString>

#include <optional>

namespace bathhouse::ui {

/// Whether a picture shows what the step did: the tile placed last, features scored, ways of figures.
enum class Highlights { Shown, None };

/// Draws a run into a file: png and svg show the board after `step` moves (0: before the first; nothing: the last),
/// pdf is a hand-out with a page for every step, or for `step` alone. Returns a sentence that says what is wrong and
/// then leaves the file as it was. Needs a QGuiApplication, no widgets and no display.
std::optional<QString> renderTo(const QString &path, const scenario::Scenario &, const scenario::Run &,
                                std::optional<int> step, Highlights = Highlights::Shown);
/// The board after `step` moves as the png shows it; a null image if the board is too wide for any.
QImage boardImage(const scenario::Run &, int step, Highlights = Highlights::Shown);

} // namespace bathhouse::ui
