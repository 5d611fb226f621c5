// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace bathhouse::ui {

/// The scenario's title in English, else its id.
QString titleOf(const scenario::Scenario &);

/// A PDF with one step a page: title, board, what happened, scores. The page before the first move comes first. With
/// `step` only the page of that step.
QByteArray handOut(const QString &title, const scenario::Run &, std::optional<int> step);

} // namespace bathhouse::ui
