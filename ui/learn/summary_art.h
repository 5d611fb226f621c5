// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

#include <QRectF>

class QPainter;

namespace bathhouse::ui {

/// The drawing that goes with a chapter of the rules, made of the board's own art, into a square place.
void paintChapterArt(QPainter &, const QRectF &place, const std::string &chapter);
/// A shipped tile into a square place.
void paintSmallTile(QPainter &, const QRectF &place, const char *tile, bool guest = false);
/// The sign of how sure a rule is, in its colour.
void paintStatusSign(QPainter &, const QRectF &place, tutor::Status);

}  // namespace bathhouse::ui
