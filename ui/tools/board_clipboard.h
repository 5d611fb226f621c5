// SPDX-License-Identifier: MIT
#pragma once
#include "ui/scenario_document.h"

class QMimeData;

namespace bathhouse::ui {

/// Areas of a board on the system's clipboard: JSON under a type of its own and as plain text, with the keys of a
/// scenario's `board` and `figures`.
inline constexpr char kAreaMime[] = "application/x-bathhouse-area+json";

QByteArray areaToJson(const Cutting &);
/// Nothing if the text is no area. Entries that mean nothing are left out.
std::optional<Cutting> areaFromJson(const QByteArray &);

/// A new object for QClipboard, which takes it over.
QMimeData *areaMime(const Cutting &);
/// What a clipboard holds, if it is an area.
std::optional<Cutting> areaFrom(const QMimeData *);

} // namespace bathhouse::ui
