// SPDX-License-Identifier: MIT
#pragma once
#include <QByteArray>
#include <QString>

#include <functional>

class QPainter;

namespace bathhouse::ui {

/// A PDF of A4 pages without margins, measured in units of which `width` go across a page. `paint` is given the painter
/// and what begins the next page.
QByteArray a4Pages(const QString &title, double width,
                   const std::function<void(QPainter &, const std::function<void()> &nextPage)> &paint);

}  // namespace bathhouse::ui
